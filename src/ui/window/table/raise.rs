//! The amount of a bet or raise: what can be chosen, and what is chosen in the
//! bar with the pointer.

use crate::rules::{BetChoices, Chips, RaiseRange, View};
use crate::speech::{Message, msg};
use crate::table::Decision;

/// The step by which the amount is changed.
pub(super) fn step(view: &View) -> Chips {
    view.rules.forced.largest().max(1)
}

/// An amount that can be chosen at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Preset {
    Minimum,
    HalfPot,
    TwoThirds,
    Pot,
    Maximum,
}

impl Preset {
    pub(super) const ALL: [Preset; 5] = [
        Preset::Minimum,
        Preset::HalfPot,
        Preset::TwoThirds,
        Preset::Pot,
        Preset::Maximum,
    ];

    /// The total that it makes, as far as that is allowed.
    pub(super) fn total(self, view: &View, bet: BetChoices, range: RaiseRange) -> Chips {
        let to = match self {
            Preset::Minimum => range.min,
            Preset::HalfPot => part_of_pot(view, bet, 1, 2),
            Preset::TwoThirds => part_of_pot(view, bet, 2, 3),
            Preset::Pot => part_of_pot(view, bet, 1, 1),
            Preset::Maximum => range.max,
        };
        to.clamp(range.min, range.max)
    }

    /// What stands on its button in the bar. What cannot be more than everything
    /// is everything.
    pub(super) fn sign(self, is_all: AllIn) -> Message<'static> {
        match (self, is_all) {
            (Preset::Minimum, _) => msg::PRESET_MINIMUM.into(),
            (Preset::HalfPot, _) => msg::PRESET_HALF_POT.into(),
            (Preset::TwoThirds, _) => msg::PRESET_TWO_THIRDS.into(),
            (Preset::Pot, _) => msg::PRESET_POT.into(),
            (Preset::Maximum, AllIn::Yes) => msg::PRESET_ALL_IN.into(),
            (Preset::Maximum, AllIn::No) => msg::PRESET_MAXIMUM.into(),
        }
    }
}

/// Whether the most is everything one has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AllIn {
    Yes,
    No,
}

impl AllIn {
    pub(super) fn of(view: &View, range: RaiseRange) -> AllIn {
        match view.me() {
            Some(me) if me.bet + me.stack <= range.max => AllIn::Yes,
            _ => AllIn::No,
        }
    }
}

/// The total after a raise by a part of the pot as it is after a call.
fn part_of_pot(view: &View, bet: BetChoices, part: Chips, of: Chips) -> Chips {
    let after_call = view.pot().saturating_add(bet.to_call);
    let raise = u128::from(after_call) * u128::from(part) / u128::from(of);
    let raise = Chips::try_from(raise).unwrap_or(Chips::MAX);
    view.to_match.saturating_add(raise)
}

/// What is chosen in the bar. It is forgotten with the decision.
#[derive(Debug, Default)]
pub(super) struct ChosenAmount {
    decision: Option<Decision>,
    to: Chips,
}

impl ChosenAmount {
    /// What is chosen now: the least, until something else is.
    pub(super) fn get(&mut self, decision: Decision, range: RaiseRange) -> Chips {
        if self.decision.replace(decision) != Some(decision) {
            self.to = range.min;
        }
        self.to = self.to.clamp(range.min, range.max);
        self.to
    }

    pub(super) fn set(&mut self, to: Chips) {
        self.to = to;
    }
}

/// Where a slider of that range stands for an amount, from 0 to 1: small amounts
/// are further apart, because they matter most.
pub(super) fn share_of(range: RaiseRange, amount: Chips) -> f32 {
    let span = (range.max - range.min).max(1) as f64;
    let beyond = amount.saturating_sub(range.min) as f64;
    (beyond / span).sqrt() as f32
}

/// The amount at that place of a slider, in whole steps but for its ends.
pub(super) fn amount_at(range: RaiseRange, share: f32, step: Chips) -> Chips {
    let share = f64::from(share.clamp(0.0, 1.0));
    let span = (range.max - range.min) as f64;
    let to = range.min.saturating_add((span * share * share) as Chips);
    if share >= 1.0 {
        return range.max;
    }
    let whole = (to + step / 2) / step * step;
    whole.clamp(range.min, range.max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slider_reaches_its_ends_and_whole_steps() {
        let range = RaiseRange {
            min: 450,
            max: 19_930,
        };
        assert_eq!(amount_at(range, 0.0, 200), 450);
        assert_eq!(amount_at(range, -1.0, 200), 450);
        assert_eq!(amount_at(range, 1.0, 200), 19_930);
        let mut before = 0;
        for place in 1..100 {
            let to = amount_at(range, place as f32 / 100.0, 200);
            assert!(to >= before, "{place}: {to}");
            assert!(to.is_multiple_of(200) || to == 450, "{place}: {to}");
            before = to;
        }
        for amount in [450, 600, 5_000, 19_930] {
            let again = amount_at(range, share_of(range, amount), 1);
            assert!(again.abs_diff(amount) <= 2, "{amount}: {again}");
        }
    }

    #[test]
    fn the_least_is_chosen_anew_in_each_decision() {
        let mut chosen = ChosenAmount::default();
        let range = RaiseRange {
            min: 400,
            max: 9_000,
        };
        assert_eq!(chosen.get(1, range), 400);
        chosen.set(2_000);
        assert_eq!(chosen.get(1, range), 2_000);
        chosen.set(99_000);
        assert_eq!(chosen.get(1, range), 9_000);
        assert_eq!(chosen.get(2, range), 400);
    }
}
