//! What a player may hold, narrowed by what they did.

use super::combos::{COMBOS, HoleCards, PAIRS};
use super::history::BetResponse;
use super::mix::Mix;
use super::outlook::Outlook;
use crate::rules::cards::CardSet;

/// How likely each pair of hole cards is, by its place in [`PAIRS`]; the sum
/// is nothing in particular.
#[derive(Clone, Debug)]
pub(super) struct Range(Box<[f32; COMBOS]>);

impl Range {
    /// Any two cards but these.
    pub(super) fn any_without(known: CardSet) -> Range {
        let mut weights = Box::new([0.0; COMBOS]);
        for (weight, pair) in weights.iter_mut().zip(&PAIRS) {
            if !pair.intersects(known) {
                *weight = 1.0;
            }
        }
        Range(weights)
    }

    /// Narrows the range to hands with which a player whose habits are these
    /// does this. `trust` is how far the conclusion is drawn: zero not at
    /// all, one fully.
    ///
    /// Says what the player was expected to do with the range as it was.
    pub(super) fn narrow(
        &mut self,
        outlook: &Outlook,
        mix: Mix,
        blind: f32,
        kind: BetResponse,
        trust: f32,
    ) -> Mix {
        let total: f32 = outlook
            .order
            .iter()
            .map(|&combo| self.0[usize::from(combo)])
            .sum();
        if total <= 0.0 {
            return mix;
        }
        let (mut below, mut folds, mut raises) = (0.0, 0.0, 0.0);
        for &combo in &outlook.order {
            let weight = &mut self.0[usize::from(combo)];
            if *weight > 0.0 {
                let better_than = (below + *weight / 2.0) / total;
                below += *weight;
                let esteem = outlook.esteem(combo, better_than);
                let mix = mix.with_hand(esteem, blind);
                folds += *weight * mix.fold;
                raises += *weight * mix.raise;
                // Never quite out of the question.
                *weight *= (1.0 - trust) + trust * mix.of(kind).max(0.01);
            }
        }
        Mix::new(folds / total, raises / total)
    }

    /// How highly a player with this range thinks of a hand.
    pub(super) fn esteem(&self, outlook: &Outlook, hole: HoleCards) -> f32 {
        let (mut below, mut total, mut at) = (0.0, 0.0, 0.0);
        for &combo in &outlook.order {
            if usize::from(combo) == hole.combo() {
                at = below;
            }
            below += self.0[usize::from(combo)];
            total = below;
        }
        outlook.esteem(hole.combo() as u16, at / f32::max(total, f32::MIN_POSITIVE))
    }

    /// The weights in the order of the outlook.
    pub(super) fn in_order_of(&self, outlook: &Outlook) -> Vec<f32> {
        let weight = |&combo: &u16| self.0[usize::from(combo)];
        outlook.order.iter().map(weight).collect()
    }
}
