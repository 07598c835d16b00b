use std::sync::Arc;

use crate::player::client::Client;
use crate::player::commands::Context;
use crate::player::review::Review;
use crate::rules::cards::{Card, CardSet};
use crate::rules::{Seat, View};
use crate::speech;
use crate::speech::{Asked, Decimals, L10n, Question};
use crate::table::Times;

/// What a table shows, now or in a hand of the past.
pub(in crate::ui::window) struct TableDisplay {
    /// What is seen of it; `None` before the first hand.
    pub(super) view: Option<Arc<View>>,
    /// Who sits where.
    pub(super) names: Vec<String>,
    /// Who of them is "you".
    you: Option<Seat>,
    /// How much time is left.
    pub(super) times: Times,
    /// Cards marked for the exchange.
    marked: CardSet,
    /// What a lesson asks for now.
    pub(super) task: Option<String>,
    /// How often the player wins from here, in figures, once they have asked.
    pub(super) odds: Option<String>,
    /// How finely chips are counted.
    decimals: Decimals,
    /// Where the player is who sees it.
    pub(super) context: Context,
}

impl TableDisplay {
    /// The table as it is now.
    pub(in crate::ui::window) fn now(table: &Client) -> TableDisplay {
        TableDisplay {
            view: table.told().shared_view(),
            names: table.names().to_vec(),
            you: Some(table.told().seat()),
            times: table.times(),
            marked: table.marked(),
            task: table.task(),
            odds: table.odds_in_figures(),
            decimals: Decimals::default(),
            context: table.context(),
        }
    }

    /// A moment of a hand of the past.
    pub(in crate::ui::window) fn past(review: &Review, words: &L10n) -> TableDisplay {
        TableDisplay {
            view: Some(Arc::clone(review.view())),
            names: review.names(words),
            you: review.you(),
            times: Times::default(),
            marked: CardSet::EMPTY,
            task: None,
            odds: None,
            decimals: review.decimals(),
            context: Context::Reviewing,
        }
    }

    /// The table as somebody sees it, and nothing else about it.
    pub(super) fn of_view(view: &View, names: &[String]) -> TableDisplay {
        TableDisplay {
            view: None,
            names: names.to_vec(),
            you: view.viewer.seat(),
            times: Times::default(),
            marked: CardSet::EMPTY,
            task: None,
            odds: None,
            decimals: Decimals::default(),
            context: Context::Watching,
        }
    }

    /// Who of the players is "you".
    pub(super) fn you(&self) -> Option<Seat> {
        self.you
    }

    /// The cards marked for the exchange.
    pub(super) fn marked(&self) -> CardSet {
        self.marked
    }

    /// How finely chips are counted.
    pub(super) fn decimals(&self) -> Decimals {
        self.decimals
    }

    /// Whether the card is marked for the exchange.
    pub(super) fn marks(&self, card: Card) -> bool {
        self.marked.contains(card)
    }

    /// The words for this table's chips.
    pub(super) fn words(&self, words: &L10n) -> L10n {
        words.with_decimals(self.decimals)
    }

    /// The answer to a question, to be read where it stands.
    pub(in crate::ui::window) fn reads(&self, question: Question, words: &L10n) -> String {
        match &self.view {
            None => speech::no_hand(words),
            Some(view) => {
                let words = self.words(words);
                let asked = Asked {
                    view,
                    times: &self.times,
                    names: &self.names,
                    words: &words,
                    you: self.you,
                };
                asked.answer(question)
            }
        }
    }

    /// All about one player, to be read.
    pub(super) fn about(&self, seat: Seat, words: &L10n) -> String {
        let words = self.words(words);
        self.view.as_ref().map_or_else(String::new, |view| {
            let asked = Asked {
                view,
                times: &self.times,
                names: &self.names,
                words: &words,
                you: self.you,
            };
            asked.player(seat)
        })
    }

    /// The hand in one short line.
    pub(super) fn status(&self, words: &L10n) -> String {
        match &self.view {
            None => speech::no_hand(words),
            Some(view) => speech::status_line(view, &self.words(words)),
        }
    }
}
