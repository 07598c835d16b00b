use egui::accesskit::Role;
use egui::{Align, Layout, RichText, Ui, vec2};

use super::display::TableDisplay;
use crate::player::commands::on_screen::ANSWERS;
use crate::player::commands::{
    Command, CommandEntry, GameQuestion, ProgramCommand, TableCommand, WindowCommand,
};
use crate::speech::{Question, Text, Utterance, msg};
use crate::ui::window::focus;
use crate::ui::window::focus::{Composite, ElementValue};
use crate::ui::window::names::SteadyName;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{button, composite, fact, hint, hint_beside, reading};

/// What takes a little time to answer, or many words, is answered when it is
/// asked for.
const WORKED_OUT: [(Command, Text, Text); 2] = [
    (
        Command::Ask(Question::Odds),
        msg::INFO_ODDS,
        msg::INFO_ODDS_ABOUT,
    ),
    (
        Command::Game(GameQuestion::Opponents),
        msg::INFO_OPPONENTS,
        msg::INFO_OPPONENTS_ABOUT,
    ),
];

/// How large the letters of the status line are.
const STATUS_SIZE: f32 = 19.0;

/// The least room for the status line and the commands side by side.
const BESIDE: f32 = 900.0;

/// Where the focus is at home. Screen readers say by themselves when what has
/// the focus gets another name, and what happens is announced already: so this
/// one always has the same.
pub(super) fn home(ui: &mut Ui, shared: &Shared) {
    focus::part(ui.ctx());
    let title = shared.text(msg::TABLE_HOME);
    let home = reading(ui, "home", RichText::new(&title).size(STATUS_SIZE));
    focus::home(&home);
    // Orca reads no description of a label.
    ui.ctx().accesskit_node_builder(home.id, |node| {
        node.set_role(Role::Heading);
        node.set_level(1);
        node.set_label(title);
        node.clear_value();
    });
    let key = shared.keymap.chord(WindowCommand::NextPart.into());
    // Until the player has found the way.
    let Some(key) = key.filter(|_| !shared.knows_parts) else {
        return;
    };
    let hint = shared.words.say(&msg!(table_home_hint {
        key: key.spoken(&shared.words)
    }));
    focus::set_value(&home, ElementValue::Text(hint.clone()));
    ui.ctx().accesskit_node_builder(home.id, |node| {
        node.set_description(hint);
    });
}

/// The hand in one short line, for braille and for a glance.
pub(super) fn status(ui: &mut Ui, shared: &Shared, display: &TableDisplay) {
    let line = display.status(&shared.words);
    // What belongs together stays on one line.
    let parts: Vec<String> = line
        .split(" | ")
        .map(|it| it.replace(' ', "\u{a0}"))
        .collect();
    let text = RichText::new(parts.join("\u{a0}| "))
        .strong()
        .size(STATUS_SIZE);
    let response = fact(ui, "status", "", text, &line);
    let follows = shared.settings.live_status.then_some(response.id);
    ui.ctx()
        .with_plugin(|names: &mut SteadyName| names.exempt(follows));
}

/// What one can ask, answered. Pressed, an answer is spoken.
pub(super) fn information(ui: &mut Ui, shared: &mut Shared, display: &TableDisplay) {
    let mut asked = None;
    focus::part(ui.ctx());
    composite(
        ui,
        "information",
        Composite::List,
        &shared.text(msg::INFO_TITLE),
        |ui| {
            // The lesson's words may be out of sight among the messages.
            if let Some(task) = &display.task {
                let (text, caption) = (RichText::new(task), shared.text(msg::INFO_LESSON));
                if fact(ui, msg::INFO_LESSON, &caption, text, task).clicked() {
                    shared.request(Request::Say(Utterance::answer(task.clone())));
                }
            }
            // Before the first hand, there is one answer to everything.
            let count = match display.view {
                Some(_) => ANSWERS.len(),
                None => 1,
            };
            for &(question, caption) in &ANSWERS[..count] {
                let answer = display.reads(question, &shared.words);
                let text = RichText::new(&answer);
                let response = fact(ui, caption, &shared.text(caption), text, &answer);
                let command = Command::Ask(question);
                if hint_beside(response, &shared.key_hint(command)).clicked() {
                    asked = Some(command);
                }
            }
            let is_useful = |command| {
                let entry = CommandEntry::of(command);
                entry.is_some_and(|entry| entry.useful.contains(&display.context))
            };
            for (command, caption, about) in WORKED_OUT {
                if !is_useful(command) {
                    continue;
                }
                let about = shared.text(about);
                let known = display.odds.as_ref();
                let known = known.filter(|_| command == Command::Ask(Question::Odds));
                let text = RichText::new(known.unwrap_or(&about));
                let response = fact(ui, caption, &shared.text(caption), text, &about);
                if hint_beside(response, &shared.key_hint(command)).clicked() {
                    asked = Some(command);
                }
            }
        },
    );
    if let Some(command) = asked {
        shared.obey(command);
    }
}

/// The status line, and what is always at hand.
pub(super) fn bar(ui: &mut Ui, shared: &mut Shared, display: &TableDisplay) {
    let pause = if display.times.paused {
        msg::BAR_RESUME
    } else {
        msg::BAR_PAUSE
    };
    let first = [
        (Command::Program(ProgramCommand::Back), msg::BAR_MENU),
        (Command::Table(TableCommand::Pause), pause),
    ];
    row(ui, shared, display, &first);
}

/// The status line, and these commands besides those for every place.
pub(in crate::ui::window) fn row(
    ui: &mut Ui,
    shared: &mut Shared,
    display: &TableDisplay,
    first: &[(Command, Text)],
) {
    let room = ui.available_width();
    // Where there is no room for both beside each other, each has a row.
    if room < BESIDE {
        ui.horizontal(|ui| place(ui, shared, display));
        ui.horizontal_wrapped(|ui| commands(ui, shared, first));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let size = vec2(room * 0.5, 38.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Min), |ui| {
            place(ui, shared, display);
        });
        commands(ui, shared, first);
    });
}

/// These commands besides those for every place.
fn commands(ui: &mut Ui, shared: &mut Shared, first: &[(Command, Text)]) {
    let everywhere = [
        (Command::Window(WindowCommand::NextChannel), msg::BAR_VOICE),
        (
            Command::Window(WindowCommand::Settings),
            msg::SETTINGS_TITLE,
        ),
        (Command::Program(ProgramCommand::Help), msg::HELP_TITLE),
    ];
    let title = shared.text(msg::BAR_TITLE);
    composite(ui, "commands", Composite::Toolbar, &title, |ui| {
        for &(command, key) in first.iter().chain(&everywhere) {
            let response = button(ui, key, &shared.text(key));
            if hint(response, &shared.key_hint(command)).clicked() {
                shared.obey(command);
            }
        }
    });
}

/// Where one is, and how the hand stands.
fn place(ui: &mut Ui, shared: &Shared, display: &TableDisplay) {
    home(ui, shared);
    ui.add_space(6.0);
    status(ui, shared, display);
}
