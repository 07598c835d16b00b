//! What players are expected to do: on the whole, and one by one.

use serde::{Deserialize, Serialize};

use super::chart;
use super::history::{BetResponse, ObservedAction, Situation};
use super::leaning::Leaning;
use super::mix::Mix;

/// What an unknown player does in a situation.
pub(super) fn usual(situation: Situation) -> Mix {
    match situation.street {
        0 => chart::lines(situation),
        _ => usual_after_flop(situation),
    }
}

fn usual_after_flop(situation: Situation) -> Mix {
    // With others in the hand, each of them stays for less.
    let crowd = situation.players.saturating_sub(2).min(3) as f32;
    if situation.is_free() {
        return Mix::new(0.0, 0.42 * (1.0 - 0.15 * crowd));
    }
    // Folding exactly this often to a bet makes bluffs worth nothing.
    let even = situation.price / (1.0 + situation.price);
    let eager = [0.0, 0.75, 0.85, 0.95][situation.street];
    let fold = (eager * even).min(0.9);
    let raise = 0.2 * (1.0 - even);
    Mix::new(
        fold + (1.0 - fold) * 0.1 * crowd,
        raise * (1.0 - 0.15 * crowd),
    )
}

/// The share of decisions that an unknown player makes without looking.
pub(super) const USUALLY_BLIND: f32 = 0.12;

/// A bet or raise as a share of the pot, usually.
pub(super) const USUAL_SIZE: f32 = 0.7;

/// What has been seen of one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Habits {
    /// Where there was something to pay.
    folds: Leaning,
    raises: Leaning,
    decisions: u32,
    /// How well each of [`BLIND`] explains the hands that were shown, as a
    /// logarithm.
    evidence: [f64; BLIND.len()],
    sizes: f32,
    sized: f32,
}

/// Shares of decisions made without looking that are thought possible, and
/// how likely each is before anything was shown.
const BLIND: [(f32, f64); 5] = [
    (0.05, 0.35),
    (0.15, 0.35),
    (0.4, 0.2),
    (0.7, 0.07),
    (1.0, 0.03),
];

/// How many bets of the usual size weigh as much as what was seen.
const USUAL_BETS: f32 = 10.0;

impl Habits {
    /// What the player is expected to do in a situation.
    pub(super) fn expect(&self, situation: Situation) -> Mix {
        let usual = usual(situation);
        let (fold, raise) = (
            self.folds.apply(situation, usual.fold),
            self.raises.apply(situation, usual.raise),
        );
        // Moved one by one, they may exceed the whole.
        let whole = (fold + raise).max(1.0);
        Mix::new(fold / whole, raise / whole)
    }

    /// The share of decisions that the player makes without looking at the
    /// cards.
    pub(super) fn blind(&self) -> f32 {
        let most = self
            .evidence
            .iter()
            .copied()
            .fold(f64::NEG_INFINITY, f64::max);
        let (mut sum, mut total) = (0.0, 0.0);
        for ((blind, prior), evidence) in BLIND.into_iter().zip(self.evidence) {
            let weight = prior * (evidence - most).exp();
            sum += weight * f64::from(blind);
            total += weight;
        }
        (sum / total) as f32
    }

    /// How many decisions were seen.
    pub(super) fn decisions(&self) -> u32 {
        self.decisions
    }

    /// The size of the player's bets and raises as a share of the pot.
    pub(super) fn size(&self) -> f32 {
        (USUAL_SIZE * USUAL_BETS + self.sizes) / (USUAL_BETS + self.sized)
    }

    /// Notes a decision. `expected` is what this player was thought to do
    /// there with all that they might hold.
    pub(super) fn note(&mut self, action: &ObservedAction, expected: Mix) {
        self.decisions += 1;
        if !action.situation.is_free() {
            let folded = action.kind == BetResponse::Fold;
            self.folds.learn(action.situation, expected.fold, folded);
        }
        let raised = action.kind == BetResponse::Raise;
        self.raises.learn(action.situation, expected.raise, raised);
        if raised {
            self.sizes += action.size.min(5.0);
            self.sized += 1.0;
        }
    }

    /// Notes with what hand a decision was made, when it is shown later, by
    /// how highly the player must have thought of it. `expected` is as in
    /// [`Habits::note`].
    pub(super) fn note_shown(&mut self, action: &ObservedAction, esteem: f32, expected: Mix) {
        let mix = self.expect(action.situation);
        // Strong hands are often just called with, and nothing can be said
        // of checks; but weak ones that raise or pay tell a lot.
        let share = |mix: Mix| match action.kind {
            BetResponse::Raise => mix.raise,
            BetResponse::Call | BetResponse::Fold => 1.0 - mix.fold,
        };
        if action.kind == BetResponse::Call && action.situation.is_free() {
            return;
        }
        for ((blind, _), evidence) in BLIND.into_iter().zip(&mut self.evidence) {
            let with_hand = share(mix.with_hand(esteem, blind)).max(0.01);
            *evidence += f64::from(with_hand / share(expected).max(0.01)).ln();
        }
    }
}
