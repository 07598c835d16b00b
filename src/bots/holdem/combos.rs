//! The 1,326 pairs of hole cards and their 169 kinds.

use super::preflop::PERCENTILES;
use crate::rules::View;
use crate::rules::cards::{Card, CardSet};

/// How many pairs of hole cards there are.
pub(super) const COMBOS: usize = 1326;

/// Every pair of cards: those with the first card of the deck first.
pub(in crate::bots) static PAIRS: [CardSet; COMBOS] = {
    let mut pairs = [CardSet::EMPTY; COMBOS];
    let (mut at, mut i) = (0, 0);
    while i < Card::COUNT {
        let mut j = i + 1;
        while j < Card::COUNT {
            pairs[at] = CardSet::of(Card::ALL[i]).with(Card::ALL[j]);
            at += 1;
            j += 1;
        }
        i += 1;
    }
    pairs
};

/// The kind of each pair, in the order of [`PAIRS`].
pub(super) static KINDS: [u8; COMBOS] = {
    let mut kinds = [0; COMBOS];
    let (mut at, mut i) = (0, 0);
    while i < Card::COUNT {
        let mut j = i + 1;
        while j < Card::COUNT {
            kinds[at] = kind(Card::ALL[i], Card::ALL[j]);
            at += 1;
            j += 1;
        }
        i += 1;
    }
    kinds
};

/// The kind of two cards, below 169: suited above the diagonal of a square
/// of ranks, pairs on it, the rest below.
pub(super) const fn kind(a: Card, b: Card) -> u8 {
    let (a_rank, b_rank) = (a.rank() as u8, b.rank() as u8);
    let (low, high) = if a_rank < b_rank {
        (a_rank, b_rank)
    } else {
        (b_rank, a_rank)
    };
    if a.suit() as u8 == b.suit() as u8 {
        high * 13 + low
    } else {
        low * 13 + high
    }
}

/// A player's two hole cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bots) struct HoleCards {
    first: Card,
    second: Card,
}

impl HoleCards {
    /// The viewer's own cards, where they hold two.
    pub(in crate::bots) fn of(view: &View) -> Option<HoleCards> {
        HoleCards::from_slice(&view.me()?.cards)
    }

    pub(super) fn from_slice(cards: &[Option<Card>]) -> Option<HoleCards> {
        match *cards {
            [Some(first), Some(second)] => Some(HoleCards { first, second }),
            _ => None,
        }
    }

    pub(in crate::bots) fn set(self) -> CardSet {
        CardSet::of(self.first).with(self.second)
    }

    /// The place in [`PAIRS`].
    pub(super) fn combo(self) -> usize {
        let place = |card: Card| usize::from(card.bit() >> 4) * 13 + card.rank() as usize;
        let (a, b) = (place(self.first), place(self.second));
        let (low, high) = (a.min(b), a.max(b));
        low * (103 - low) / 2 + high - low - 1
    }

    /// The kind, below 169.
    pub(super) fn kind(self) -> usize {
        kind(self.first, self.second).into()
    }

    /// The share of all hands that are worse before the flop.
    pub(in crate::bots) fn percentile(self) -> f32 {
        PERCENTILES[self.kind()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_has_its_place() {
        for (place, &pair) in PAIRS.iter().enumerate() {
            let cards: Vec<Option<Card>> = pair.into_iter().map(Some).collect();
            let hole = HoleCards::from_slice(&cards).unwrap();
            let other_way = HoleCards::from_slice(&[cards[1], cards[0]]).unwrap();
            assert_eq!((hole.combo(), other_way.combo()), (place, place));
            assert_eq!(hole.kind(), usize::from(KINDS[place]));
        }
        let of_each = |kind: usize| KINDS.iter().filter(|&&it| usize::from(it) == kind).count();
        let mut counts: Vec<usize> = (0..169).map(of_each).collect();
        counts.sort_unstable();
        counts.dedup();
        assert_eq!(counts, [4, 6, 12]);
    }
}
