//! How much may be raised, or why nothing may.

use super::{Asked, phase_name};
use crate::engine::{Chips, Choices, NoRaise, Phase, RaiseRange, Step, View};
use crate::l10n::{L10n, Message};

impl Asked<'_> {
    pub(super) fn minimum_raise(&self) -> String {
        if let Some(Choices::Bet(choices)) = &self.view.choices {
            return match choices.raise {
                Ok(range) => self.raise_range(range),
                Err(why) => no_raise(why, self.words),
            };
        }
        let bets = |step: &Step| matches!(step, Step::Bet { .. });
        if !self.view.rules.script.iter().any(bets) {
            return self.text("answer-raise-never");
        }
        if let Some(idle) = self.idle() {
            return idle;
        }
        match (self.view.phase, self.view.turn) {
            (Phase::Betting, Some(turn)) => {
                self.say(&Message::new("answer-not-turn").with("name", self.name(turn)))
            }
            (phase, _) => {
                self.say(&Message::new("answer-raise-not-now").with("phase", phase_name(phase)))
            }
        }
    }

    fn raise_range(&self, range: RaiseRange) -> String {
        let key = match range.min == range.max {
            true => "answer-raise-exact",
            false => "answer-raise-range",
        };
        let message = Message::new(key)
            .whether("opening", is_opening(self.view))
            .with("min", range.min)
            .with("max", range.max)
            .whether("all-in", is_everything(self.view, range.max));
        self.say(&message)
    }
}

/// Whether nothing has been bet in this round, so that a raise is a bet.
pub(super) fn is_opening(view: &View) -> bool {
    view.to_match == 0
}

/// Whether that total takes all the asker's chips.
pub(super) fn is_everything(view: &View, total: Chips) -> bool {
    view.me().is_some_and(|me| me.bet + me.stack == total)
}

pub(super) fn no_raise(why: NoRaise, words: &L10n) -> String {
    words.say(&match why {
        NoRaise::CoveredByBet => Message::new("answer-raise-covered"),
        NoRaise::NotReopened => Message::new("answer-raise-closed"),
        NoRaise::Capped { raises } => Message::new("answer-raise-capped").with("count", raises),
        NoRaise::NobodyLeft => Message::new("answer-raise-nobody"),
    })
}
