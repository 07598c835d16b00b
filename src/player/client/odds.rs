//! How often the player wins from here, as long as it is as it was when they asked.

use std::sync::Arc;

use super::Client;
use crate::bots::{self, Chances, percent};
use crate::rules::{Sharing, View};
use crate::speech::{Asked, msg};

/// What was answered last, and what was seen then.
pub(super) type AskedOdds = Option<(Arc<View>, Chances)>;

impl Client {
    /// Answers how often the player wins, and keeps the figure.
    pub(super) fn tell_odds(&mut self) -> Option<String> {
        let view = self.told.shared_view()?;
        let chances = bots::chances(&view);
        let times = self.times();
        let asked = Asked::by_viewer(&view, &times, &self.names, &self.words);
        let text = asked.answer_with(chances);
        self.answerer.forget();
        self.odds = chances.map(|it| (view, it));
        Some(text)
    }

    /// How often the player wins from here, in figures, once they have asked.
    pub fn odds_in_figures(&self) -> Option<String> {
        let (then, chances) = self.odds.as_ref()?;
        let now = self.told.view().filter(|now| is_the_same(then, now))?;
        let (percent, second) = (percent(chances.first), percent(chances.second));
        Some(self.words.say(&match now.rules.sharing {
            Sharing::BestTakesAll => msg!(odds_figure { percent }),
            Sharing::TwoPlaces { .. } => msg!(odds_figures { percent, second }),
        }))
    }
}

/// Whether the odds are still what they were: the same cards, against as many.
fn is_the_same(then: &View, now: &View) -> bool {
    let live = |view: &View| view.seats.iter().filter(|seat| seat.is_live()).count();
    let own = |view: &View| {
        let me = view.me().filter(|me| me.is_live());
        me.map(|me| (me.cards.clone(), me.picks))
    };
    own(then) == own(now) && then.board == now.board && live(then) == live(now)
}
