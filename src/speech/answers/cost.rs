//! The pot, what it costs to go on, and how much may be raised.

use super::{Asked, phase_name};
use crate::rules::{BetChoices, Chips, Choices, NoRaise, Phase, RaiseRange, SeatView, Step, View};
use crate::speech::{L10n, Message};

impl Asked<'_> {
    pub(super) fn pot(&self) -> Vec<String> {
        let total = self.view.pot();
        if self.view.phase == Phase::Over {
            return vec![self.text("answer-over")];
        }
        if total == 0 {
            return vec![self.text("answer-pot-empty")];
        }
        let mut parts = vec![self.amount("answer-pot", total)];
        let pots = &self.view.pots;
        if pots.len() > 1 {
            parts.extend((0..pots.len()).map(|number| self.one_pot(number)));
        }
        parts
    }

    /// One of several pots and who is in it.
    fn one_pot(&self, number: usize) -> String {
        let pot = &self.view.pots[number];
        if let Some(seat) = pot.eligible.only() {
            return self.about(
                seat,
                Message::new("answer-pot-alone").with("amount", pot.amount),
            );
        }
        let eligible = self.around().filter(|it| pot.eligible.contains(it.seat));
        let names = self.list(eligible.map(|it| self.who(it.seat).into_owned()));
        let message = match number {
            0 => Message::new("answer-pot-main"),
            // One side pot needs no number.
            1 if self.view.pots.len() == 2 => Message::new("answer-pot-side").with("number", 0),
            _ => Message::new("answer-pot-side").with("number", number),
        };
        self.say(&message.with("amount", pot.amount).with("names", names))
    }

    pub(super) fn amount(&self, key: &str, amount: Chips) -> String {
        self.say(&Message::new(key).with("amount", amount))
    }

    pub(super) fn to_call(&self) -> String {
        match (&self.view.choices, self.view.me()) {
            (Some(choices), Some(me)) => self.price(choices, me),
            _ => match (self.idle(), self.view.me()) {
                (None, Some(me)) => self.price_later(me),
                (Some(idle), Some(_)) => idle,
                (_, None) => self.price_of_turn(),
            },
        }
    }

    /// What it costs the asker, whose turn it is.
    fn price(&self, choices: &Choices, me: &SeatView) -> String {
        match *choices {
            Choices::Bet(BetChoices { to_call: 0, .. }) => self.text("answer-check"),
            Choices::Bet(BetChoices { to_call, .. }) => self.paying("answer-to-call", to_call, me),
            Choices::Continue { price } => self.paying("answer-continue", price, me),
            Choices::Discard { cost } => self.discard_price(cost, me),
            Choices::Exchange { .. } | Choices::Pick { .. } | Choices::Show => self.free(),
        }
    }

    /// What it will cost the asker, as things stand.
    fn price_later(&self, me: &SeatView) -> String {
        match self.view.phase {
            Phase::Betting => match self.view.to_match.saturating_sub(me.bet) {
                0 => self.text("answer-check-later"),
                owed => self.paying("answer-to-call-later", owed.min(me.stack), me),
            },
            Phase::Continuing => match self.view.rules.continue_price() {
                Some(price) if !self.acted().contains(me.seat) => {
                    self.paying("answer-continue", price.min(me.stack), me)
                }
                _ => self.text("answer-continued"),
            },
            Phase::Discarding if self.acted().contains(me.seat) => self.text("answer-discard-done"),
            Phase::Discarding => match self.discard_cost(me) {
                Some(cost) => self.discard_price(cost, me),
                None => self.free(),
            },
            Phase::Exchanging | Phase::Picking | Phase::Showing => self.free(),
            Phase::Over => self.text("answer-over"),
        }
    }

    /// What it costs the player whose turn it is, for whoever watches.
    fn price_of_turn(&self) -> String {
        let turn = self
            .view
            .turn
            .and_then(|turn| self.view.seats.get(turn.index()));
        let Some(seat) = turn else {
            return self.idle().unwrap_or_default();
        };
        let about = |key, amount: Chips| {
            let message = Message::new(key).with("name", self.name(seat.seat));
            self.say(&message.with("amount", amount))
        };
        match (self.view.phase, self.view.rules.continue_price()) {
            (Phase::Betting, _) => match self.view.to_match.saturating_sub(seat.bet) {
                0 => about("answer-check-of", 0),
                owed => about("answer-to-call-of", owed.min(seat.stack)),
            },
            (Phase::Continuing, Some(price)) => about("answer-continue-of", price.min(seat.stack)),
            (Phase::Discarding, _) => match self.discard_cost(seat) {
                Some(cost) => self.amount("answer-discard", cost),
                None => self.free(),
            },
            _ => self.free(),
        }
    }

    fn paying(&self, key: &str, amount: Chips, me: &SeatView) -> String {
        let message = Message::new(key).with("amount", amount);
        self.say(&message.whether("all-in", amount == me.stack))
    }

    fn discard_price(&self, cost: Chips, me: &SeatView) -> String {
        if cost <= me.stack {
            return self.amount("answer-discard", cost);
        }
        let short = Message::new("answer-discard-short").with("have", me.stack);
        self.say(&short.with("amount", cost))
    }

    fn free(&self) -> String {
        self.say(&Message::new("answer-free").with("phase", phase_name(self.view.phase)))
    }

    fn discard_cost(&self, seat: &SeatView) -> Option<Chips> {
        self.view.rules.script.iter().find_map(|step| match step {
            Step::DiscardFromBoard { cost, .. } if seat.is_live() => {
                Some(cost.chips(seat.put_in, self.view.pot()))
            }
            _ => None,
        })
    }

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
