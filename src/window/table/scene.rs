use std::time::Duration;

use crate::cards::{Card, CardSet};
use crate::client::Client;
use crate::engine::View;
use crate::l10n::L10n;
use crate::review::Review;
use crate::talk::{self, Question, Times};

/// What a table shows, now or in a hand of the past.
pub(in crate::window) struct Scene {
    /// What is seen of it; `None` before the first hand.
    pub(super) view: Option<View>,
    /// Who sits where.
    pub(super) names: Vec<String>,
    /// How much time is left.
    pub(super) times: Times,
    /// How long the turn lasts altogether.
    pub(super) turn_length: Option<Duration>,
    /// Cards marked for the exchange.
    marked: CardSet,
    /// What a lesson asks for now.
    pub(super) task: Option<String>,
}

impl Scene {
    /// The table as it is now.
    pub(in crate::window) fn now(table: &Client) -> Scene {
        Scene {
            view: table.view(),
            names: table.names().to_vec(),
            times: table.session().times(),
            turn_length: table.session().turn_length(),
            marked: table.marked(),
            task: table.task(),
        }
    }

    /// A moment of a hand of the past.
    pub(in crate::window) fn past(review: &Review) -> Scene {
        Scene {
            view: Some(review.view()),
            names: review.names().to_vec(),
            times: Times::default(),
            turn_length: None,
            marked: CardSet::EMPTY,
            task: None,
        }
    }

    /// Whether the card is marked for the exchange.
    pub(super) fn marks(&self, card: Card) -> bool {
        self.marked.contains(card)
    }

    /// The answer to a question, to be read where it stands.
    pub(in crate::window) fn reads(&self, question: Question, words: &L10n) -> String {
        match &self.view {
            None => talk::no_hand(words),
            Some(view) => talk::answer(question, view, &self.times, &self.names, words),
        }
    }

    /// The hand in one short line.
    pub(super) fn status(&self, words: &L10n) -> String {
        match &self.view {
            None => talk::no_hand(words),
            Some(view) => talk::status_line(view, words),
        }
    }
}
