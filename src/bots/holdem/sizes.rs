//! Bets of the sizes that people use.

use super::HoldemSkill;
use super::story::unit;
use crate::engine::{BetChoices, Chips, RaiseRange, View};

/// The totals that the player thinks of raising to.
pub(super) fn raises(view: &View, choices: BetChoices, skill: &HoldemSkill) -> Vec<Chips> {
    let Ok(range) = choices.raise else {
        return Vec::new();
    };
    let pot = (view.pot() + choices.to_call) as f64;
    let total = |&share: &f64| {
        let exact = view.to_match as f64 + share * pot;
        as_people_bet(exact, unit(view), range)
    };
    let mut totals: Vec<Chips> = skill.sizes.iter().map(total).collect();
    totals.dedup();
    totals
}

/// Whole and half blinds while bets are small, then whole ones; all in
/// rather than nearly so.
pub(super) fn as_people_bet(exact: f64, unit: Chips, range: RaiseRange) -> Chips {
    if exact >= range.max as f64 * 0.9 {
        return range.max;
    }
    let step = match exact < 20.0 * unit as f64 {
        true => (unit / 2).max(1),
        false => unit,
    };
    let steps = (exact / step as f64).round() as Chips;
    (steps * step).clamp(range.min, range.max)
}
