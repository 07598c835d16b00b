//! What the listener is asked to decide.

use super::Verbosity;
use super::speaker::Speaker;
use crate::engine::{BetChoices, Chips, Choices, NoRaise, RaiseRange, View};
use crate::l10n::Message;

impl Speaker<'_> {
    /// The sentence that says what the listener must decide, with what
    /// matters for it, the pot where it is news; `None` where they need not.
    pub(super) fn turn(&self, view: &View, pot: Option<Chips>) -> Option<String> {
        let message = match view.choices? {
            Choices::Bet(choices) => self.turn_to_bet(view, choices),
            Choices::Continue { price } => {
                let price_tag = Message::new("turn-continue").with("price", price);
                price_tag.whether("all-in", takes_all(view, price))
            }
            Choices::Exchange { most } => Message::new("turn-exchange").with("count", most),
            Choices::Discard { cost } => Message::new("turn-discard").with("price", cost),
            Choices::Pick { left, .. } => Message::new("turn-pick").with("count", left),
            Choices::Show => Message::new("turn-show"),
        };
        let told = if pot.is_some() { "told" } else { "untold" };
        let message = message.with("pot-told", told);
        Some(self.words.say(&message.with("total", pot.unwrap_or(0))))
    }

    fn turn_to_bet(&self, view: &View, choices: BetChoices) -> Message<'static> {
        let opens = view.to_match == 0;
        let (raise, range) = match choices.raise {
            _ if self.verbosity.own != Verbosity::Full => ("untold", None),
            Ok(range) if range.min == range.max && opens => ("bet", Some(range)),
            Ok(range) if range.min == range.max => ("raise", Some(range)),
            Ok(range) if opens => ("bet-range", Some(range)),
            Ok(range) => ("raise-range", Some(range)),
            // The amount to call says it.
            Err(NoRaise::CoveredByBet) => ("untold", None),
            Err(_) => ("never", None),
        };
        let RaiseRange { min, max } = range.unwrap_or(RaiseRange { min: 0, max: 0 });
        Message::new("turn-bet")
            .with("to-call", choices.to_call)
            .whether("all-in", takes_all(view, choices.to_call))
            .with("raise", raise)
            .with("min", min)
            .with("max", max)
    }
}

/// Whether paying that takes the listener's last chips.
fn takes_all(view: &View, price: Chips) -> bool {
    view.me().is_some_and(|me| price > 0 && price >= me.stack)
}
