use std::sync::Arc;

use egui::Ui;
use egui::accesskit::Role;

use super::hands;
use crate::engine::Viewer;
use crate::input::Command;
use crate::l10n::{Language, Message};
use crate::replay::Collection;
use crate::review::Review;
use crate::talk::Utterance;
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::table::{self, Arrivals, Part, Scene};
use crate::window::widgets::{button, heading, hint, main_button, region};

/// One hand of the past, at one of its moments.
pub(in crate::window) struct HandScreen {
    hands: Arc<Collection>,
    hand: usize,
    review: Review,
    arrivals: Arrivals,
    /// What happened until this moment, as it was told last.
    told: Option<(Moment, Vec<String>)>,
}

/// What the account of the hand depends on.
type Moment = (usize, Viewer, Language);

/// What one can do, always at the same places.
const STEPS: [(Command, &str); 8] = [
    (Command::NextMoment, "review-next-moment"),
    (Command::PreviousMoment, "review-previous-moment"),
    (Command::NextStreet, "review-next-street"),
    (Command::PreviousStreet, "review-previous-street"),
    (Command::NextDecision, "review-next-decision"),
    (Command::PreviousDecision, "review-previous-decision"),
    (Command::LastDecision, "review-last-decision"),
    (Command::NextEyes, "review-next-eyes"),
];

impl HandScreen {
    pub(super) fn new(hands: Arc<Collection>, hand: usize, review: Review) -> HandScreen {
        HandScreen {
            hands,
            hand,
            review,
            arrivals: Arrivals::default(),
            told: None,
        }
    }

    pub(in crate::window) fn title(&self, desk: &Desk) -> String {
        let place = Message::new("review-hand-title")
            .with("number", self.hand as u64 + 1)
            .with("count", self.hands.len() as u64);
        desk.words.say(&place)
    }

    /// Does what the player asks for; `None` where it means nothing here.
    pub(in crate::window) fn obey(
        &mut self,
        command: Command,
        desk: &Desk,
    ) -> Option<Vec<Utterance>> {
        self.review.command(command, &desk.words)
    }

    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let scene = Scene::past(&self.review);
        let lines = self.lines(desk);
        let mut asked = None;
        let (review, arrivals) = (&self.review, &mut self.arrivals);
        let names = names(desk);
        table::lay_out(
            ui,
            desk,
            &scene,
            arrivals,
            &names,
            |ui, desk, part| match part {
                Part::Bar => table::row(ui, desk, &scene, &[(Command::Back, "back")]),
                Part::Actions => asked = steps(ui, desk, self.hand, self.hands.len()).or(asked),
                Part::Messages(place) => {
                    heading(ui, 2, &desk.text("review-so-far"));
                    let (at, all) = review.place();
                    let place_of = Message::new("review-moment")
                        .with("number", at as u64)
                        .with("count", all as u64);
                    ui.label(desk.words.say(&place_of));
                    ui.label(review.whose_eyes(&desk.words));
                    table::lines(ui, &desk.text("review-so-far"), &lines, place);
                }
            },
        );
        if let Some(other) = asked {
            desk.wish(Wish::Back);
            hands::open(&self.hands, other, desk);
        }
    }

    fn lines(&mut self, desk: &Desk) -> Vec<String> {
        let moment = (
            self.review.place().0,
            self.review.eyes(),
            desk.words.language(),
        );
        match &self.told {
            Some((told, lines)) if *told == moment => lines.clone(),
            _ => {
                let lines = self.review.so_far(&desk.words);
                self.told = Some((moment, lines.clone()));
                lines
            }
        }
    }
}

/// What the ways are called, through the hand and to other hands.
fn names(desk: &Desk) -> Vec<String> {
    let steps = STEPS.map(|(_, key)| key).into_iter();
    let keys = steps.chain([NEXT_HAND, HAND_BEFORE]);
    keys.map(|key| desk.text(key)).collect()
}

const NEXT_HAND: &str = "review-next-hand";
const HAND_BEFORE: &str = "review-previous-hand";

/// The ways through the hand, and to other hands; which hand is wished for.
fn steps(ui: &mut Ui, desk: &mut Desk, hand: usize, count: usize) -> Option<usize> {
    let mut other = None;
    focus::part(ui.ctx());
    let title = desk.text("actions-title");
    region(ui, "steps", Role::Group, &title, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (place, (command, key)) in STEPS.into_iter().enumerate() {
                let response = match place {
                    0 => main_button(ui, key, &desk.text(key)),
                    _ => button(ui, key, &desk.text(key)),
                };
                if place == 0 {
                    focus::home(&response);
                }
                if hint(response, &desk.key_hint(command)).clicked() {
                    desk.wish(Wish::Obey(command));
                }
            }
            let later = hand + 1 < count;
            if later && button(ui, "next-hand", &desk.text(NEXT_HAND)).clicked() {
                other = Some(hand + 1);
            }
            let earlier = hand > 0;
            if earlier && button(ui, "hand-before", &desk.text(HAND_BEFORE)).clicked() {
                other = Some(hand - 1);
            }
        });
    });
    other
}
