use std::sync::Arc;

use egui::Ui;

use super::hands;
use crate::player::commands::{Command, ProgramCommand, ReviewCommand};
use crate::player::replay::Collection;
use crate::player::review::Review;
use crate::rules::Viewer;
use crate::speech::{Language, Text, msg};
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::table::{ActionsPlace, FeltMemory, TableDisplay, TablePart};
use crate::ui::window::widgets::{button, composite, heading, hint, main_button};
use crate::ui::window::{focus, table};

/// One hand of the past, at one of its moments.
pub(in crate::ui::window) struct HandScreen {
    hands: Arc<Collection>,
    hand: usize,
    pub(in crate::ui::window) review: Review,
    felt: FeltMemory,
    /// What happened until this moment, as it was told last.
    told: Option<(Viewpoint, Vec<String>)>,
}

/// What the account of the hand depends on.
type Viewpoint = (usize, Viewer, Language);

/// What one can do, always at the same places.
const STEPS: [(Command, Text); 8] = [
    (
        Command::Review(ReviewCommand::NextMoment),
        msg::REVIEW_NEXT_MOMENT,
    ),
    (
        Command::Review(ReviewCommand::PreviousMoment),
        msg::REVIEW_PREVIOUS_MOMENT,
    ),
    (
        Command::Review(ReviewCommand::NextStreet),
        msg::REVIEW_NEXT_STREET,
    ),
    (
        Command::Review(ReviewCommand::PreviousStreet),
        msg::REVIEW_PREVIOUS_STREET,
    ),
    (
        Command::Review(ReviewCommand::NextDecision),
        msg::REVIEW_NEXT_DECISION,
    ),
    (
        Command::Review(ReviewCommand::PreviousDecision),
        msg::REVIEW_PREVIOUS_DECISION,
    ),
    (
        Command::Review(ReviewCommand::LastDecision),
        msg::REVIEW_LAST_DECISION,
    ),
    (
        Command::Review(ReviewCommand::NextEyes),
        msg::REVIEW_NEXT_EYES,
    ),
];

impl HandScreen {
    pub(super) fn new(hands: Arc<Collection>, hand: usize, review: Review) -> HandScreen {
        HandScreen {
            hands,
            hand,
            review,
            felt: FeltMemory::default(),
            told: None,
        }
    }

    /// Which hand of the file it is.
    pub(in crate::ui::window::screens) fn number(&self) -> usize {
        self.hand
    }

    pub(in crate::ui::window) fn title(&self, shared: &Shared) -> String {
        let place = msg!(review_hand_title {
            number: self.hand as u64 + 1,
            count: self.hands.len() as u64
        });
        shared.words.say(&place)
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let display = TableDisplay::past(&self.review, &shared.words);
        let lines = self.lines(shared);
        let mut asked = None;
        let (review, felt) = (&self.review, &mut self.felt);
        table::lay_out(
            ui,
            shared,
            &display,
            felt,
            ActionsPlace::Flowing,
            |ui, shared, part| match part {
                TablePart::Bar => table::row(
                    ui,
                    shared,
                    &display,
                    &[(Command::Program(ProgramCommand::Back), msg::BACK)],
                ),
                TablePart::Actions(_) => {
                    asked = steps(ui, shared, self.hand, self.hands.len()).or(asked)
                }
                TablePart::Messages(place) => {
                    heading(ui, 2, &shared.text(msg::REVIEW_SO_FAR));
                    let (at, all) = review.place();
                    let place_of = msg!(review_moment {
                        number: at as u64,
                        count: all as u64
                    });
                    ui.label(shared.words.say(&place_of));
                    ui.label(review.whose_eyes(&shared.words));
                    table::lines(ui, &shared.text(msg::REVIEW_SO_FAR), &lines, place);
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

const NEXT_HAND: Text = msg::REVIEW_NEXT_HAND;
const HAND_BEFORE: Text = msg::REVIEW_PREVIOUS_HAND;

/// The ways through the hand, and to other hands; which hand is wished for.
fn steps(ui: &mut Ui, shared: &mut Shared, hand: usize, count: usize) -> Option<usize> {
    let mut other = None;
    focus::part(ui.ctx());
    let title = shared.text(msg::ACTIONS_TITLE);
    composite(ui, "steps", Composite::Toolbar, &title, |ui| {
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
