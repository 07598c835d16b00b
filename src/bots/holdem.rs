//! Texas Hold'em: one player with parameters.
//!
//! What others may hold is a weight on each of 1,326 pairs of cards, narrowed
//! by everything they have done ([`range`]). One's own hand is compared with
//! all of them on the ways in which the board may be completed ([`outlook`],
//! [`clash`]). From that follows what each action is worth in chips, given
//! how often the others fold, call and raise with each part of what they may
//! hold ([`value`]); how often is what is usual, or, for those who adapt,
//! what was seen of each player ([`habits`], [`memory`]).

mod chart;
mod clash;
mod combos;
mod future;
mod habits;
mod history;
mod judge;
mod leaning;
mod memory;
mod mix;
mod outlook;
mod preflop;
mod range;
mod reading;
mod value;

use rand::RngExt;

use super::Cancel;
use super::chance::{Dice, dice};
use crate::rules::{Action, Choices, View};
pub(super) use combos::{HoleCards, PAIRS};
pub(super) use judge::judge;
pub use memory::Memory;
use reading::opponents;
use value::HoldemDecision;

/// The parameters of a hold'em player. Values of actions are in chips;
/// mistakes and tempers are shares of the pot added to them.
#[derive(Debug, PartialEq)]
pub(super) struct HoldemSkill {
    /// How far the player misjudges what an action is worth.
    pub(super) noise: f64,
    /// Before the flop: how many hands the player stays in with, and raises,
    /// for each that is usual.
    pub(super) plays: f32,
    pub(super) raises: f32,
    /// How far the player misjudges hands before the flop, as a share of all.
    pub(super) jitter: f32,
    /// How much the player likes to call.
    pub(super) loose: f64,
    /// How much the player likes to bet and raise.
    pub(super) bold: f64,
    /// How much the player concludes from what others do, from zero to one.
    pub(super) trust: f32,
    /// The share of others' folds that the player counts on.
    pub(super) belief_in_folds: f32,
    /// Whether bets on later streets are thought of.
    pub(super) looks_ahead: bool,
    /// Whether the player learns how each of the others plays.
    pub(super) adapts: bool,
    /// Bets and raises that the player thinks of, as shares of the pot: zero
    /// is the smallest, infinity all that may be.
    pub(super) sizes: &'static [f64],
}

/// What the player does; `None` when it was cancelled or this is not a
/// decision of hold'em.
pub(super) fn decide(
    view: &View,
    skill: &HoldemSkill,
    memory: &Memory,
    seed: u64,
    cancel: &Cancel,
) -> Option<Action> {
    let Some(Choices::Bet(choices)) = view.choices else {
        return None;
    };
    let mut dice = dice(seed);
    if view.board.is_empty() && !knows_the_opponent(view, skill, memory) {
        return chart::by_chart(view, choices, skill, &mut dice);
    }
    let decision = reading::read(view, skill, memory, cancel)?;
    let (stay, liking) = match choices.to_call {
        0 => (Action::Check, 0.0),
        // However large the pot, a small call is not liked more than this.
        owed => (
            Action::Call,
            skill.loose * decision.pot.min(3.0 * owed as f64),
        ),
    };
    let worth = decision.worth((view.me()?.bet + choices.to_call) as f64);
    let worth = worth + liking + skill.misjudge(&decision, &mut dice);
    // To fold is worth nothing, and never better than a free check.
    let mut best = match stay {
        Action::Call if worth <= 0.0 => (Action::Fold, 0.0),
        _ => (stay, worth),
    };
    for to in reading::raises(view, choices, skill) {
        if cancel.is_cancelled() {
            return None;
        }
        let liking = skill.bold * decision.pot + skill.misjudge(&decision, &mut dice);
        let worth = decision.worth(to as f64) + liking;
        if worth > best.1 {
            best = (Action::RaiseTo(to), worth);
        }
    }
    Some(best.0)
}

/// Whether the player faces a single opponent and has seen enough of them to
/// leave the chart. Against more, what samples say of the flop to come is
/// worth less than the chart.
fn knows_the_opponent(view: &View, skill: &HoldemSkill, memory: &Memory) -> bool {
    /// About thirty hands between two.
    const ENOUGH: u32 = 60;
    let mut opponents = opponents(view);
    skill.adapts
        && opponents
            .next()
            .is_some_and(|it| memory.of(view, it.seat).decisions() >= ENOUGH)
        && opponents.next().is_none()
}

impl HoldemSkill {
    fn misjudge(&self, decision: &HoldemDecision, dice: &mut Dice) -> f64 {
        // Three even dice fall nearly as a bell, with a spread of one.
        let bell: f64 = (0..3).map(|_| dice.random_range(-1.0..1.0)).sum();
        self.noise * decision.pot * bell
    }
}
