use std::fmt;

use crate::rules::cards::Card;

/// What hands a player may have: a weight for each of the 1,326 hands of two
/// cards. Only the ratios of the weights matter.
///
/// Weights are whole numbers, so that counts over a range are exact.
#[derive(Clone, PartialEq, Eq)]
pub struct Range {
    weights: [u16; Range::HANDS],
}

impl Range {
    /// How many hands of two cards there are.
    pub(crate) const HANDS: usize = Card::COUNT * (Card::COUNT - 1) / 2;

    /// No hand at all.
    pub(crate) const EMPTY: Range = Range {
        weights: [0; Range::HANDS],
    };

    /// Every hand alike.
    pub const FULL: Range = Range {
        weights: [u16::MAX; Range::HANDS],
    };

    /// Gives the hand, whose two cards may come in any order, a weight.
    pub(crate) fn set(&mut self, hand: [Card; 2], weight: u16) {
        self.weights[index(hand)] = weight;
    }

    /// The hands that have a weight.
    pub(crate) fn hands(&self) -> impl Iterator<Item = ([Card; 2], u16)> {
        (ALL_HANDS.iter().copied())
            .zip(self.weights.iter().copied())
            .filter(|&(_, weight)| weight > 0)
    }

    /// Learns from something seen that is so likely with each hand: multiplies
    /// the weights and scales them so that the largest is `u16::MAX`. A hand
    /// that is then 131,070 times less likely than another drops out.
    ///
    /// Where no hand would be left, the range stays as it was and the answer is
    /// false: what was seen did not fit it.
    pub fn learn(&mut self, mut likelihood: impl FnMut([Card; 2]) -> f64) -> bool {
        let mut products = [0.0; Range::HANDS];
        for (product, (&hand, &weight)) in
            (products.iter_mut()).zip(ALL_HANDS.iter().zip(&self.weights))
        {
            if weight > 0 {
                *product = f64::from(weight) * likelihood(hand).clamp(0.0, f64::MAX);
            }
        }
        let largest = products.iter().copied().fold(0.0, f64::max);
        if largest <= 0.0 || !largest.is_finite() {
            return false;
        }
        for (weight, product) in self.weights.iter_mut().zip(products) {
            *weight = (product / largest * f64::from(u16::MAX)).round() as u16;
        }
        true
    }
}

impl FromIterator<([Card; 2], u16)> for Range {
    fn from_iter<I: IntoIterator<Item = ([Card; 2], u16)>>(hands: I) -> Range {
        let mut range = Range::EMPTY;
        for (hand, weight) in hands {
            range.set(hand, weight);
        }
        range
    }
}

impl fmt::Debug for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.hands()).finish()
    }
}

/// The place of a hand among [`ALL_HANDS`].
fn index([a, b]: [Card; 2]) -> usize {
    debug_assert_ne!(a, b, "a hand of two cards");
    let (low, high) = (number(a.min(b)), number(a.max(b)));
    high * high.saturating_sub(1) / 2 + low
}

/// The place of a card among [`Card::ALL`].
fn number(card: Card) -> usize {
    card.suit() as usize * 13 + card.rank() as usize
}

/// Every hand of two cards, the lower card first.
static ALL_HANDS: [[Card; 2]; Range::HANDS] = {
    let mut all = [[Card::ALL[0]; 2]; Range::HANDS];
    let (mut i, mut high) = (0, 0);
    while high < Card::COUNT {
        let mut low = 0;
        while low < high {
            all[i] = [Card::ALL[low], Card::ALL[high]];
            low += 1;
            i += 1;
        }
        high += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_has_its_place() {
        for (place, &[low, high]) in ALL_HANDS.iter().enumerate() {
            assert_eq!((index([low, high]), index([high, low])), (place, place));
        }
    }

    #[test]
    fn a_range_learns() {
        let ace = |hand: [Card; 2]| hand.iter().any(|card| card.rank().letter() == 'A');
        let mut range = Range::FULL;
        assert!(range.learn(|hand| if ace(hand) { 0.5 } else { 0.25 }));
        assert_eq!(range.hands().count(), Range::HANDS);
        assert!(
            range
                .hands()
                .all(|(hand, weight)| weight == if ace(hand) { 65535 } else { 32768 })
        );

        assert!(range.learn(|hand| f64::from(u8::from(ace(hand)))));
        assert_eq!(range.hands().count(), 198);
        let before = range.clone();
        for nothing in [0.0, -1.0, f64::NAN] {
            assert!(!range.learn(|_| nothing));
        }
        assert_eq!(range, before);
    }
}
