//! The pot, what it costs to go on, and how much may be raised.

use super::refusal::no_raise;
use super::{Asked, phase_name};
use crate::rules::{BetChoices, Chips, Choices, Phase, RaiseRange, SeatView, Step, Tableau, View};
use crate::speech::msg;

impl Asked<'_> {
    pub(super) fn pot(&self) -> Vec<String> {
        let total = self.view.pot();
        if self.view.phase == Phase::Over {
            return self.what_was_won();
        }
        if total == 0 {
            return vec![self.text(msg::ANSWER_POT_EMPTY)];
        }
        let mut parts = vec![self.say(&msg!(answer_pot { amount: total }))];
        let pots = &self.view.pots;
        if pots.len() > 1 {
            parts.extend((0..pots.len()).map(|number| self.one_pot(number)));
        }
        parts
    }

    /// Who won how much, and what of it came from others: the rest was their own.
    fn what_was_won(&self) -> Vec<String> {
        let tableau = Tableau::of(self.view);
        let winners = self.around().filter(|it| tableau.won(it.seat) > 0);
        let won = winners.map(|it| {
            let amount = tableau.won(it.seat);
            let others = amount.saturating_sub(tableau.put_in(it.seat));
            self.about(it.seat, msg!(answer_won { amount, others }))
        });
        [self.text(msg::ANSWER_OVER)]
            .into_iter()
            .chain(won)
            .collect()
    }

    /// One of several pots and who is in it.
    fn one_pot(&self, number: usize) -> String {
        let pot = &self.view.pots[number];
        if let Some(seat) = pot.eligible.only() {
            return self.about(seat, msg!(answer_pot_alone { amount: pot.amount }));
        }
        let eligible = self.around().filter(|it| pot.eligible.contains(it.seat));
        let names = self.list(eligible.map(|it| self.who(it.seat).into_owned()));
        let amount = pot.amount;
        self.say(&match number {
            0 => msg!(answer_pot_main { amount, names }),
            // One side pot needs no number.
            _ => msg!(answer_pot_side {
                number: if self.view.pots.len() == 2 { 0 } else { number },
                amount,
                names,
            }),
        })
    }

    pub(super) fn to_call(&self) -> String {
        match (&self.view.choices, self.view.me()) {
            (_, Some(me)) if self.you != Some(me.seat) => self.price_of_turn(),
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
            Choices::Bet(BetChoices { to_call: 0, .. }) => self.text(msg::ANSWER_CHECK),
            Choices::Bet(BetChoices { to_call, .. }) => self.say(&msg!(answer_to_call {
                amount: to_call,
                all_in: to_call == me.stack,
            })),
            Choices::Continue { price } => self.price_to_continue(price, me),
            Choices::Discard { cost } => self.discard_price(cost, me),
            Choices::Exchange { .. } | Choices::Pick { .. } | Choices::Show => self.free(),
        }
    }

    /// What it will cost the asker, as things stand.
    fn price_later(&self, me: &SeatView) -> String {
        match self.view.phase {
            Phase::Betting => match self.view.to_match.saturating_sub(me.bet) {
                0 => self.text(msg::ANSWER_CHECK_LATER),
                owed => self.say(&msg!(answer_to_call_later {
                    amount: owed.min(me.stack),
                    all_in: owed >= me.stack,
                })),
            },
            Phase::Continuing => match self.view.rules.continue_price() {
                Some(price) if !self.acted().contains(me.seat) => {
                    self.price_to_continue(price.min(me.stack), me)
                }
                _ => self.text(msg::ANSWER_CONTINUED),
            },
            Phase::Discarding if self.acted().contains(me.seat) => {
                self.text(msg::ANSWER_DISCARD_DONE)
            }
            Phase::Discarding => match self.discard_cost(me) {
                Some(cost) => self.discard_price(cost, me),
                None => self.free(),
            },
            Phase::Exchanging | Phase::Picking | Phase::Showing => self.free(),
            Phase::Over => self.text(msg::ANSWER_OVER),
        }
    }

    /// What it costs the player whose turn it is, for whoever watches or looks through
    /// the eyes of another.
    fn price_of_turn(&self) -> String {
        let turn = self
            .view
            .turn
            .and_then(|turn| self.view.seats.get(turn.index()));
        let Some(seat) = turn else {
            return self.idle().unwrap_or_default();
        };
        match (self.view.phase, self.view.rules.continue_price()) {
            (Phase::Betting, _) => match self.view.to_match.saturating_sub(seat.bet) {
                0 => self.about(seat.seat, msg!(answer_check_of)),
                owed => {
                    let amount = owed.min(seat.stack);
                    let all_in = owed >= seat.stack;
                    self.about(seat.seat, msg!(answer_to_call_of { amount, all_in }))
                }
            },
            (Phase::Continuing, Some(price)) => {
                let amount = price.min(seat.stack);
                self.about(seat.seat, msg!(answer_continue_of { amount }))
            }
            (Phase::Discarding, _) => match self.discard_cost(seat) {
                Some(cost) => self.say(&msg!(answer_discard { amount: cost })),
                None => self.free(),
            },
            _ => self.free(),
        }
    }

    fn price_to_continue(&self, price: Chips, me: &SeatView) -> String {
        self.say(&msg!(answer_continue {
            amount: price,
            all_in: price == me.stack,
        }))
    }

    fn discard_price(&self, cost: Chips, me: &SeatView) -> String {
        self.say(&if cost <= me.stack {
            msg!(answer_discard { amount: cost })
        } else {
            msg!(answer_discard_short {
                amount: cost,
                have: me.stack,
            })
        })
    }

    fn free(&self) -> String {
        self.say(&msg!(answer_free {
            phase: phase_name(self.view.phase)
        }))
    }

    fn discard_cost(&self, seat: &SeatView) -> Option<Chips> {
        self.view.rules.script.iter().find_map(|step| match step {
            Step::DiscardFromBoard { cost, .. } if seat.is_live() => {
                Some(cost.chips(seat.put_in, self.view.pot()))
            }
            _ => None,
        })
    }

    pub(super) fn minimum_raise(&self) -> Vec<String> {
        let Some(Choices::Bet(choices)) = &self.view.choices else {
            return vec![self.no_raise_now()];
        };
        match choices.raise {
            Ok(range) => {
                let mut parts = vec![self.raise_range(range)];
                parts.extend(self.raise_sizes(range, choices.to_call));
                parts
            }
            Err(why) => match self.own() {
                Some(own) => vec![self.about(own, no_raise(why))],
                None => Vec::new(),
            },
        }
    }

    /// Half the pot and the pot, as totals, where they are between the limits.
    fn raise_sizes(&self, range: RaiseRange, to_call: Chips) -> Option<String> {
        let called = self.view.pot() + to_call;
        let sizes = [("half", called / 2), ("whole", called)];
        let told = sizes.into_iter().filter_map(|(size, more)| {
            let amount = self.view.to_match + more;
            let size = msg!(answer_raise_size { size, amount });
            (range.min < amount && amount < range.max).then(|| self.say(&size))
        });
        let told = self.words.series(told);
        (!told.is_empty()).then_some(told)
    }

    /// Why the asker cannot raise, whose turn it is not.
    fn no_raise_now(&self) -> String {
        let bets = |step: &Step| matches!(step, Step::Bet { .. });
        if !self.view.rules.script.iter().any(bets) {
            return self.text(msg::ANSWER_RAISE_NEVER);
        }
        if let Some(idle) = self.idle() {
            return idle;
        }
        match (self.view.phase, self.view.turn) {
            (Phase::Betting, Some(turn)) => self.about(turn, msg!(answer_not_turn)),
            (phase, _) => self.say(&msg!(answer_raise_not_now {
                phase: phase_name(phase)
            })),
        }
    }

    fn raise_range(&self, range: RaiseRange) -> String {
        let (opening, RaiseRange { min, max }) = (is_opening(self.view), range);
        self.say(&if min == max {
            let all_in = is_everything(self.view, max);
            msg!(answer_raise_exact {
                opening,
                max,
                all_in
            })
        } else {
            msg!(answer_raise_range { opening, min, max })
        })
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
