//! How hands begin and how they end: many deals, kept as a sample.

use std::sync::OnceLock;

use rand::RngExt;

use super::super::chance::{Dice, dice};
use super::keep::{KINDS, Keep, keep};
use crate::rules::cards::{Card, CardSet, Strength, Tally};

/// One way in which a player's hand may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deal {
    /// The share of dealt hands that are worse before the exchange.
    pub(super) before: f32,
    /// How many cards were exchanged.
    pub(super) drawn: u8,
    /// The final hand.
    pub(super) after: Strength,
    /// How often this happens, compared with the others of the sample.
    pub(super) weight: f32,
}

/// The sample, and shares counted in a larger one.
#[derive(Debug)]
pub(super) struct Deals {
    pub(super) all: Vec<Deal>,
    /// By kind of hand, the share of dealt hands that are worse.
    before: [f32; KINDS],
    /// For each class of final hands, the share of others that are worse,
    /// equal ones counted half.
    worse: Vec<f32>,
    /// The same among those who exchanged so many cards.
    worse_of_drawn: [Vec<f32>; DRAWN],
}

/// How many deals are counted, and of how many of those who exchange the same
/// number of cards the sample consists: rare numbers matter as much as
/// frequent ones.
const COUNTED: usize = 1 << 16;
const KEPT_OF_EACH: usize = 1024;

/// Nobody with common sense exchanges all five cards; a player who does is
/// counted with those who keep one.
const DRAWN: usize = 5;

/// The deals, which are always the same ones.
pub(super) fn deals() -> &'static Deals {
    static DEALS: OnceLock<Deals> = OnceLock::new();
    DEALS.get_or_init(|| Deals::deal(&mut dice(0x000d_ea15)))
}

impl Deals {
    fn deal(dice: &mut Dice) -> Deals {
        let hands: Vec<(Keep, Strength)> = (0..COUNTED).map(|_| play_one(dice)).collect();
        let worse = worse(hands.iter().map(|(_, after)| *after));
        let of_drawn = |drawn| {
            let same = hands
                .iter()
                .filter(move |(keep, _)| exchanged(keep) == drawn);
            same.map(|(_, after)| *after)
        };
        let before = order_of_kinds(&hands, &worse);
        let mut all = Vec::new();
        for drawn in 0..DRAWN {
            let count = of_drawn(drawn).count();
            let kept = count.min(KEPT_OF_EACH);
            let same = hands.iter().filter(|(keep, _)| exchanged(keep) == drawn);
            all.extend(same.take(kept).map(|(keep, after)| Deal {
                before: before[keep.kind],
                drawn: drawn as u8,
                after: *after,
                weight: count as f32 / kept as f32,
            }));
        }
        Deals {
            all,
            before,
            worse_of_drawn: std::array::from_fn(|drawn| self::worse(of_drawn(drawn))),
            worse,
        }
    }

    /// The share of dealt hands that are worse before the exchange.
    pub(super) fn share_before(&self, hand: CardSet) -> f32 {
        self.before[keep(hand).kind]
    }

    /// The share of final hands that are worse.
    pub(super) fn share_worse(&self, hand: Strength) -> f32 {
        self.worse[usize::from(hand.number())]
    }

    /// The share of final hands that are worse among those of players who
    /// exchanged so many cards.
    pub(super) fn share_worse_of_drawn(&self, hand: Strength, drawn: u8) -> f32 {
        let drawn = usize::from(drawn).min(DRAWN - 1);
        self.worse_of_drawn[drawn][usize::from(hand.number())]
    }
}

fn exchanged(keep: &Keep) -> usize {
    5 - keep.cards.len()
}

/// Deals five cards and exchanges some by common sense.
fn play_one(dice: &mut Dice) -> (Keep, Strength) {
    let mut deck = Card::ALL;
    let mut next = 0;
    let mut draw = || {
        deck.swap(next, dice.random_range(next..Card::COUNT));
        next += 1;
        deck[next - 1]
    };
    let hand: CardSet = (0..5).map(|_| draw()).collect();
    let keep = keep(hand);
    let mut tally = Tally::from(keep.cards);
    for _ in keep.cards.len()..5 {
        tally = tally.with(draw());
    }
    (keep, tally.strength())
}

/// For each class, the share of the hands that are worse, equal ones counted
/// half.
fn worse(hands: impl Iterator<Item = Strength>) -> Vec<f32> {
    let mut counts = vec![0u32; Strength::CLASSES.into()];
    hands.for_each(|hand| counts[usize::from(hand.number())] += 1);
    let total: u32 = counts.iter().sum();
    let mut below = 0;
    let share = |count| {
        let half = below as f32 + count as f32 / 2.0;
        below += count;
        half / total.max(1) as f32
    };
    counts.into_iter().map(share).collect()
}

/// Orders the kinds by how good they become, and says for each the share of
/// dealt hands that are worse, its own counted half.
fn order_of_kinds(hands: &[(Keep, Strength)], worse: &[f32]) -> [f32; KINDS] {
    let mut kinds: Vec<(f32, f32, usize)> = (0..KINDS).map(|kind| (0.0, 0.0, kind)).collect();
    for (keep, after) in hands {
        let (count, sum, _) = &mut kinds[keep.kind];
        *count += 1.0;
        *sum += worse[usize::from(after.number())];
    }
    let mean = |&(count, sum, _): &(f32, f32, usize)| sum / count.max(1.0);
    kinds.sort_by(|a, b| mean(a).total_cmp(&mean(b)));
    let mut before = [1.0; KINDS];
    let mut below = 0.0;
    for (count, _, kind) in kinds {
        before[kind] = (below + count / 2.0) / hands.len() as f32;
        below += count;
    }
    before
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::{evaluate, parse_cards};

    fn set(text: &str) -> CardSet {
        parse_cards(text).unwrap().into_iter().collect()
    }

    #[test]
    fn better_hands_are_better_than_more_hands() {
        let deals = deals();
        assert!(deals.worse.is_sorted());
        let before = [
            "8h6d5c4s2h",
            "3h3d9c7s5h",
            "JhJd9c7s5h",
            "AhAd9c9s5h",
            "7h7d7cKsQh",
        ];
        let shares = before.map(|hand| deals.share_before(set(hand)));
        assert!(shares.is_sorted(), "{shares:?}");
        assert!(
            shares[0] < 0.1 && shares[2] > 0.7 && shares[4] > 0.95,
            "{shares:?}"
        );
    }

    /// A player who stands pat has a straight or better, so a pair is worthless.
    #[test]
    fn the_number_drawn_tells() {
        let aces = evaluate(set("AhAd9c7s5h"));
        let shares = [0, 1, 3, 4].map(|drawn| deals().share_worse_of_drawn(aces, drawn));
        assert_eq!(shares[0], 0.0);
        assert!(shares[1] < shares[3] && shares[2] < shares[3], "{shares:?}");
    }

    #[test]
    fn the_sample_stands_for_all_deals() {
        let weights = deals().all.iter().map(|deal| f64::from(deal.weight));
        let total: f64 = weights.sum();
        assert!((total - COUNTED as f64).abs() < 1.0, "{total}");
    }
}
