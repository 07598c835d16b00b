use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};

use serde::{Deserialize, Serialize};

use super::{Card, NotACard, Suit, parse_cards};

/// A set of cards in one `u64`: a 16-bit lane for each suit, a bit for each
/// rank. In files it is text such as `TdAh`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// All 52 cards.
    pub const FULL: CardSet = CardSet(0x1fff_1fff_1fff_1fff);

    /// The set of just this card.
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.bit())
    }

    /// How many cards are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.bit() & 1 == 1
    }

    /// Whether the two sets have a card in common.
    pub const fn intersects(self, other: CardSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every card of this set is in the other one.
    pub const fn is_subset_of(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The set with the card added.
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.bit())
    }

    /// The set with the card taken away.
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.bit()))
    }

    /// Adds the card; false when it was there already.
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0 |= 1 << card.bit();
        new
    }

    /// The ranks held in one suit, bit 0 for the two.
    pub(crate) const fn ranks_of(self, suit: Suit) -> u16 {
        (self.0 >> (16 * suit as u32)) as u16
    }

    /// The bits themselves, one lane of 16 for each suit.
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl Not for CardSet {
    type Output = CardSet;
    fn not(self) -> CardSet {
        CardSet::FULL - self
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> CardSet {
        CardSet::of(card)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl TryFrom<String> for CardSet {
    type Error = NotACard;
    fn try_from(text: String) -> Result<CardSet, NotACard> {
        Ok(parse_cards(&text)?.into_iter().collect())
    }
}

impl From<CardSet> for String {
    fn from(cards: CardSet) -> String {
        cards.into_iter().map(|card| card.to_string()).collect()
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;
    fn into_iter(self) -> Cards {
        Cards(self.0)
    }
}

/// The cards of a set, clubs to spades, two to ace in each suit.
#[derive(Clone, Debug)]
pub struct Cards(u64);

impl Iterator for Cards {
    type Item = Card;
    fn next(&mut self) -> Option<Card> {
        let card = Card::from_bit(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_each_card_once() {
        let mut set = CardSet::EMPTY;
        for card in Card::ALL {
            assert!(set.insert(card) && !set.insert(card));
        }
        assert_eq!((set, set.len()), (CardSet::FULL, 52));
        assert_eq!(set.into_iter().collect::<Vec<_>>(), Card::ALL);
        assert_eq!(!set, CardSet::EMPTY);
    }
}
