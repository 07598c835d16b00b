use std::sync::Arc;

use egui::Ui;
use egui::accesskit::Role;

use super::hands;
use crate::player::commands::{Command, ProgramCommand, ReviewCommand};
use crate::player::replay::Collection;
use crate::player::review::Review;
use crate::rules::Viewer;
use crate::speech::{Language, Message};
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::table::{ArrivingCards, TableDisplay, TablePart};
use crate::ui::window::widgets::{button, heading, hint, main_button, region};
use crate::ui::window::{focus, table};

/// One hand of the past, at one of its moments.
pub(in crate::ui::window) struct HandScreen {
    hands: Arc<Collection>,
    hand: usize,
    pub(in crate::ui::window) review: Review,
    arrivals: ArrivingCards,
    /// What happened until this moment, as it was told last.
    told: Option<(Viewpoint, Vec<String>)>,
}

/// What the account of the hand depends on.
type Viewpoint = (usize, Viewer, Language);

/// What one can do, always at the same places.
const STEPS: [(Command, &str); 8] = [
    (
        Command::Review(ReviewCommand::NextMoment),
        "review-next-moment",
    ),
    (
        Command::Review(ReviewCommand::PreviousMoment),
        "review-previous-moment",
    ),
    (
        Command::Review(ReviewCommand::NextStreet),
        "review-next-street",
    ),
    (
        Command::Review(ReviewCommand::PreviousStreet),
        "review-previous-street",
    ),
    (
        Command::Review(ReviewCommand::NextDecision),
        "review-next-decision",
    ),
    (
        Command::Review(ReviewCommand::PreviousDecision),
        "review-previous-decision",
    ),
    (
        Command::Review(ReviewCommand::LastDecision),
        "review-last-decision",
    ),
    (Command::Review(ReviewCommand::NextEyes), "review-next-eyes"),
];

impl HandScreen {
    pub(super) fn new(hands: Arc<Collection>, hand: usize, review: Review) -> HandScreen {
        HandScreen {
            hands,
            hand,
            review,
            arrivals: ArrivingCards::default(),
            told: None,
        }
    }

    pub(in crate::ui::window) fn title(&self, shared: &Shared) -> String {
        let place = Message::new("review-hand-title")
            .with("number", self.hand as u64 + 1)
            .with("count", self.hands.len() as u64);
        shared.words.say(&place)
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let display = TableDisplay::past(&self.review);
        let lines = self.lines(shared);
        let mut asked = None;
        let (review, arrivals) = (&self.review, &mut self.arrivals);
        let names = names(shared);
        table::lay_out(
            ui,
            shared,
            &display,
            arrivals,
            &names,
            |ui, shared, part| match part {
                TablePart::Bar => table::row(
                    ui,
                    shared,
                    &display,
                    &[(Command::Program(ProgramCommand::Back), "back")],
                ),
                TablePart::Actions => {
                    asked = steps(ui, shared, self.hand, self.hands.len()).or(asked)
                }
                TablePart::Messages(place) => {
                    heading(ui, 2, &shared.text("review-so-far"));
                    let (at, all) = review.place();
                    let place_of = Message::new("review-moment")
                        .with("number", at as u64)
                        .with("count", all as u64);
                    ui.label(shared.words.say(&place_of));
                    ui.label(review.whose_eyes(&shared.words));
                    table::lines(ui, &shared.text("review-so-far"), &lines, place);
                }
            },
        );
        if let Some(other) = asked {
            shared.request(Request::Back);
            hands::open(&self.hands, other, shared);
        }
    }

    fn lines(&mut self, shared: &Shared) -> Vec<String> {
        let moment = (
            self.review.place().0,
            self.review.eyes(),
            shared.words.language(),
        );
        match &self.told {
            Some((told, lines)) if *told == moment => lines.clone(),
            _ => {
                let lines = self.review.so_far(&shared.words);
                self.told = Some((moment, lines.clone()));
                lines
            }
        }
    }
}

/// What the ways are called, through the hand and to other hands.
fn names(shared: &Shared) -> Vec<String> {
    let steps = STEPS.map(|(_, key)| key).into_iter();
    let keys = steps.chain([NEXT_HAND, HAND_BEFORE]);
    keys.map(|key| shared.text(key)).collect()
}

const NEXT_HAND: &str = "review-next-hand";
const HAND_BEFORE: &str = "review-previous-hand";

/// The ways through the hand, and to other hands; which hand is wished for.
fn steps(ui: &mut Ui, shared: &mut Shared, hand: usize, count: usize) -> Option<usize> {
    let mut other = None;
    focus::part(ui.ctx());
    let title = shared.text("actions-title");
    region(ui, "steps", Role::Group, &title, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (place, (command, key)) in STEPS.into_iter().enumerate() {
                let response = match place {
                    0 => main_button(ui, key, &shared.text(key)),
                    _ => button(ui, key, &shared.text(key)),
                };
                if place == 0 {
                    focus::home(&response);
                }
                if hint(response, &shared.key_hint(command)).clicked() {
                    shared.obey(command);
                }
            }
            let later = hand + 1 < count;
            if later && button(ui, "next-hand", &shared.text(NEXT_HAND)).clicked() {
                other = Some(hand + 1);
            }
            let earlier = hand > 0;
            if earlier && button(ui, "hand-before", &shared.text(HAND_BEFORE)).clicked() {
                other = Some(hand - 1);
            }
        });
    });
    other
}
