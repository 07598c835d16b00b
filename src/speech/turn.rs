//! What the listener is asked to decide, with what matters for it.

use super::Verbosity;
use super::speaker::Speaker;
use crate::rules::{BetChoices, Chips, Choices, Event, NoRaise, RaiseRange, Seen, View};
use crate::speech::msg;

impl Speaker<'_> {
    /// The sentence that says what the listener must decide, with what matters
    /// for it: the price where they have not just heard it, and the pot; `None`
    /// where they need not decide.
    pub(super) fn turn(&self, view: &View, just_heard: &[Seen]) -> Option<String> {
        let (pot_told, total) = match self.verbosity.own {
            Verbosity::Brief => ("untold", 0),
            Verbosity::Normal | Verbosity::Full => ("told", view.pot()),
        };
        let seat = self.listener.eyes.seat()?;
        let turn = match view.choices? {
            Choices::Bet(choices) => {
                let (raise, range) = self.raise_told(view, choices);
                msg!(turn_bet {
                    price: self.price_told(view, choices.to_call, just_heard),
                    to_call: choices.to_call,
                    all_in: takes_all(view, choices.to_call),
                    raise,
                    min: range.min,
                    max: range.max,
                    pot_told,
                    total,
                })
            }
            Choices::Continue { price } => msg!(turn_continue {
                price,
                all_in: takes_all(view, price),
                pot_told,
                total,
            }),
            Choices::Exchange { most } => msg!(turn_exchange {
                count: most,
                pot_told,
                total,
            }),
            Choices::Discard { cost } => msg!(turn_discard {
                price: cost,
                pot_told,
                total,
            }),
            Choices::Pick { left, .. } => msg!(turn_pick { count: left }),
            Choices::Show => msg!(turn_show),
        };
        Some(self.about(seat, turn))
    }

    /// Whether the price is told. No amount means that there is nothing to call;
    /// one that the listener has just heard as a bet or a call is not told again.
    fn price_told(&self, view: &View, to_call: Chips, just_heard: &[Seen]) -> &'static str {
        let full = self.verbosity.own == Verbosity::Full;
        match to_call {
            0 if full => "free",
            0 => "untold",
            _ if full || takes_all(view, to_call) => "told",
            _ if self.has_heard(to_call, just_heard) => "untold",
            _ => "told",
        }
    }

    /// Whether that amount was the last bet or raise, or a call of it, since the
    /// listener acted.
    fn has_heard(&self, price: Chips, just_heard: &[Seen]) -> bool {
        let mut heard = false;
        for event in just_heard.iter().rev() {
            match *event {
                Event::Bet { seat, to, .. } | Event::Raised { seat, to, .. } => {
                    return heard || !self.listener.sees_as(seat) && to == price;
                }
                Event::Called { seat, amount, .. } if !self.listener.sees_as(seat) => {
                    heard |= amount == price;
                }
                Event::Called { .. } | Event::Board { .. } | Event::HandStarted { .. } => {
                    return heard;
                }
                _ => {}
            }
        }
        heard
    }

    fn raise_told(&self, view: &View, choices: BetChoices) -> (&'static str, RaiseRange) {
        let opens = view.to_match == 0;
        let none = RaiseRange { min: 0, max: 0 };
        match choices.raise {
            _ if self.verbosity.own != Verbosity::Full => ("untold", none),
            Ok(range) if range.min == range.max && opens => ("bet", range),
            Ok(range) if range.min == range.max => ("raise", range),
            Ok(range) if opens => ("bet-range", range),
            Ok(range) => ("raise-range", range),
            // The amount to call says it.
            Err(NoRaise::CoveredByBet) => ("untold", none),
            Err(_) => ("never", none),
        }
    }
}

/// Whether paying that takes the listener's last chips.
fn takes_all(view: &View, price: Chips) -> bool {
    view.me().is_some_and(|me| price > 0 && price >= me.stack)
}
