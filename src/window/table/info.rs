use egui::accesskit::Role;
use egui::{RichText, Ui};

use super::scene::Scene;
use crate::input::Command;
use crate::talk::{Question, Utterance};
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::still::Still;
use crate::window::widgets::{fact, hint_beside, reading, region};

/// Every question about the hand, always in this order. Each is an element
/// with its answer as of now.
const QUESTIONS: [(Question, &str); 13] = [
    (Question::HoleCards, "info-hole-cards"),
    (Question::CommunityCards, "info-community-cards"),
    (Question::HandValue, "info-hand-value"),
    (Question::Pot, "info-pot"),
    (Question::ToCall, "info-to-call"),
    (Question::MinimumRaise, "info-minimum-raise"),
    (Question::PlayersIn, "info-players-in"),
    (Question::Button, "info-button"),
    (Question::Position, "info-position"),
    (Question::GameClock, "info-game-clock"),
    (Question::TurnTimer, "info-turn-timer"),
    (Question::Chips, "info-chips"),
    (Question::Turn, "info-turn"),
];

/// What takes a little time to answer is answered when it is asked for.
const WORKED_OUT: [(Command, &str, &str); 1] =
    [(Command::Ask(Question::Odds), "info-odds", "info-odds-about")];

/// How large the letters of the status line are.
const STATUS_SIZE: f32 = 19.0;

/// Where the focus is at home. Screen readers say by themselves when what has
/// the focus gets another name, and what happens is announced already: so this
/// one always has the same.
pub(super) fn home(ui: &mut Ui, desk: &Desk) {
    focus::part(ui.ctx());
    let text = RichText::new(desk.text("table-home")).size(STATUS_SIZE);
    focus::home(&reading(ui, "home", text));
}

/// The hand in one short line, for braille and for a glance.
pub(super) fn status(ui: &mut Ui, desk: &Desk, scene: &Scene) {
    let line = scene.status(&desk.words);
    // What belongs together stays on one line.
    let parts: Vec<String> = line
        .split(" | ")
        .map(|it| it.replace(' ', "\u{a0}"))
        .collect();
    let text = RichText::new(parts.join("\u{a0}| "))
        .strong()
        .size(STATUS_SIZE);
    let response = fact(ui, "status", "", text, &line);
    let follows = desk.settings.live_status.then_some(response.id);
    ui.ctx()
        .with_plugin(|still: &mut Still| still.exempt(follows));
}

/// What one can ask, answered. Pressed, an answer is spoken.
pub(super) fn information(ui: &mut Ui, desk: &mut Desk, scene: &Scene) {
    let mut asked = None;
    focus::part(ui.ctx());
    region(
        ui,
        "information",
        Role::List,
        &desk.text("info-title"),
        |ui| {
            // The lesson's words may be out of sight among the messages.
            if let Some(task) = &scene.task {
                let (text, caption) = (RichText::new(task), desk.text("info-lesson"));
                if fact(ui, "info-lesson", &caption, text, task).clicked() {
                    desk.wish(Wish::Say(Utterance::answer(task.clone())));
                }
            }
            // Before the first hand, there is one answer to everything.
            let count = match scene.view {
                Some(_) => QUESTIONS.len(),
                None => 1,
            };
            for &(question, caption) in &QUESTIONS[..count] {
                let answer = scene.reads(question, &desk.words);
                let text = RichText::new(&answer);
                let response = fact(ui, caption, &desk.text(caption), text, &answer);
                let command = Command::Ask(question);
                if hint_beside(response, &desk.key_hint(command)).clicked() {
                    asked = Some(command);
                }
            }
            for (command, caption, about) in WORKED_OUT {
                let about = desk.text(about);
                let text = RichText::new(&about);
                let response = fact(ui, caption, &desk.text(caption), text, &about);
                if hint_beside(response, &desk.key_hint(command)).clicked() {
                    asked = Some(command);
                }
            }
        },
    );
    if let Some(command) = asked {
        desk.wish(Wish::Obey(command));
    }
}
