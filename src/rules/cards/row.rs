use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::{Card, CardSet, NotACard, Rank, Suit, parse_cards};

/// An ordered row of up to eight cards, kept in place: hole cards, a board,
/// a player's picks. Reads as a slice.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Row {
    cards: [Card; Row::CAPACITY],
    len: u8,
}

impl Row {
    /// The most cards that any game lays in one row.
    pub(crate) const CAPACITY: usize = 8;

    /// No card.
    pub const EMPTY: Row = Row {
        cards: [Card::new(Rank::Two, Suit::Clubs); Row::CAPACITY],
        len: 0,
    };

    /// Adds a card at the end. The rules never lay a ninth.
    pub fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the card at that place away; the rest close up in their order.
    pub fn remove(&mut self, place: usize) -> Card {
        let card = self[place];
        self.cards.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        card
    }

    /// The cards without their order.
    pub fn set(&self) -> CardSet {
        self.iter().copied().collect()
    }
}

impl Deref for Row {
    type Target = [Card];
    fn deref(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

impl FromIterator<Card> for Row {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Row {
        let mut row = Row::EMPTY;
        cards.into_iter().for_each(|card| row.push(card));
        row
    }
}

impl TryFrom<String> for Row {
    type Error = NotACard;
    fn try_from(text: String) -> Result<Row, NotACard> {
        let cards = parse_cards(&text)?;
        if cards.len() <= Row::CAPACITY {
            Ok(cards.into_iter().collect())
        } else {
            Err(NotACard(text))
        }
    }
}

impl From<Row> for String {
    fn from(row: Row) -> String {
        row.to_string()
    }
}

impl Default for Row {
    fn default() -> Row {
        Row::EMPTY
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Row) -> bool {
        **self == **other
    }
}

impl Eq for Row {}

impl Hash for Row {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Six bits a card and a leading one for the length: eight cards fit.
        let packed = self
            .iter()
            .fold(1u64, |packed, card| packed << 6 | u64::from(card.bit()));
        state.write_u64(packed);
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_close_up_in_their_order() {
        let mut row: Row = Card::ALL.into_iter().take(8).collect();
        assert_eq!(row.remove(2), Card::ALL[2]);
        assert_eq!(row.remove(6), Card::ALL[7]);
        assert_eq!(row.to_string(), "2c3c5c6c7c8c");
        assert_eq!(row, row.iter().copied().collect());
    }
}
