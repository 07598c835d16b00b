//! What the listener is asked to decide, with what matters for it.

use super::Verbosity;
use super::speaker::Speaker;
use crate::rules::{BetChoices, Chips, Choices, Event, NoRaise, RaiseRange, Seen, View};
use crate::speech::l10n::AboutSeveral;
use crate::speech::msg;

/// What the listener is asked to decide.
pub(super) struct Turn {
    /// That it is their turn, and what matters for it.
    pub(super) whole: String,
    /// What matters for it, for whoever has heard by a sound that it is their turn.
    pub(super) rest: Option<String>,
}

impl Speaker<'_> {
    /// What the listener must decide, with what matters for it: the price where they
    /// have not just heard it, and the pot; `None` where they need not decide.
    pub(super) fn turn(&self, view: &View, just_heard: &[Seen]) -> Option<Turn> {
        let seat = self.listener.eyes.seat()?;
        let doing = |what: AboutSeveral<'_>| {
            Some(self.words.say(&if self.listener.is(seat) {
                what.for_one_of_them()
            } else {
                what.for_others()
            }))
        };
        let choices = view.choices?;
        let what = match choices {
            Choices::Bet(choices) => self.price(view, choices.to_call, just_heard),
            Choices::Continue { price } => Some(self.words.say(&msg!(turn_continue {
                price,
                all_in: takes_all(view, price),
            }))),
            Choices::Exchange { most } => doing(msg!(turn_exchange { count: most })),
            Choices::Discard { cost } => Some(self.words.say(&msg!(turn_discard { price: cost }))),
            Choices::Pick { left, .. } => doing(msg!(turn_pick { count: left })),
            Choices::Show => doing(msg!(turn_show)),
        };
        let costs = !matches!(choices, Choices::Pick { .. } | Choices::Show);
        let pot = (costs && self.verbosity.own > Verbosity::Brief)
            .then(|| self.words.say(&msg!(answer_pot { amount: view.pot() })));
        let raise = match choices {
            Choices::Bet(choices) => self.raise_told(view, choices),
            _ => None,
        };
        let turn = self.about(seat, msg!(turn_to_act));
        let whole = match (&what, choices) {
            (Some(price), Choices::Bet(bet))
                if bet.to_call > 0 && !takes_all(view, bet.to_call) =>
            {
                let priced = self.words.say(&msg!(turn_priced { turn, price }));
                [Some(priced), None, pot.clone(), raise.clone()]
            }
            _ => [Some(turn), what.clone(), pot.clone(), raise.clone()],
        };
        let sentence = |parts: [Option<String>; 4]| {
            let sentence = self.words.series(parts.into_iter().flatten());
            (!sentence.is_empty()).then(|| self.words.sentence(&sentence))
        };
        Some(Turn {
            whole: sentence(whole)?,
            rest: sentence([None, what, pot, raise]),
        })
    }

    /// The price, where it is told. No amount means that there is nothing to call;
    /// one that the listener has just heard as a bet is not told again.
    fn price(&self, view: &View, to_call: Chips, just_heard: &[Seen]) -> Option<String> {
        let full = self.verbosity.own == Verbosity::Full;
        let all_in = takes_all(view, to_call);
        match to_call {
            0 if full => Some(self.words.text(msg::TURN_FREE)),
            0 => None,
            _ if !full && !all_in && self.has_heard(to_call, just_heard) => None,
            _ => Some(self.words.say(&msg!(turn_price { to_call, all_in }))),
        }
    }

    /// Whether that amount was the last bet or raise, or a call that was told with its
    /// amount, since the listener acted.
    fn has_heard(&self, price: Chips, just_heard: &[Seen]) -> bool {
        let told = self.verbosity.others == Verbosity::Full;
        let mut heard = false;
        for event in just_heard.iter().rev() {
            match *event {
                Event::Bet { seat, to, .. } | Event::Raised { seat, to, .. } => {
                    return heard || !self.listener.sees_as(seat) && to == price;
                }
                Event::Called { seat, amount, .. } if !self.listener.sees_as(seat) => {
                    heard |= told && amount == price;
                }
                Event::Called { .. } | Event::Board { .. } | Event::HandStarted { .. } => {
                    return heard;
                }
                _ => {}
            }
        }
        heard
    }

    /// What one may raise to, which is told in full.
    fn raise_told(&self, view: &View, choices: BetChoices) -> Option<String> {
        if self.verbosity.own < Verbosity::Full {
            return None;
        }
        let opens = view.to_match == 0;
        let none = RaiseRange { min: 0, max: 0 };
        let (raise, range) = match choices.raise {
            Ok(range) if range.min == range.max && opens => ("bet", range),
            Ok(range) if range.min == range.max => ("raise", range),
            Ok(range) if opens => ("bet-range", range),
            Ok(range) => ("raise-range", range),
            // The amount to call says it.
            Err(NoRaise::CoveredByBet) => return None,
            Err(_) => ("never", none),
        };
        let RaiseRange { min, max } = range;
        Some(self.words.say(&msg!(turn_raise { raise, min, max })))
    }
}

/// Whether paying that takes the listener's last chips.
fn takes_all(view: &View, price: Chips) -> bool {
    view.me().is_some_and(|me| price > 0 && price >= me.stack)
}
