use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Rank, Suit};

/// One of the 52 cards.
///
/// The value is the card's bit in a [`CardSet`](super::CardSet): the suit
/// chooses one of four 16-bit lanes, the rank a bit in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// How many cards a deck has.
    pub const COUNT: usize = 52;

    /// The card of that rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((suit as u8) << 4 | rank as u8)
    }

    /// Every card, clubs to spades, two to ace in each suit.
    pub const ALL: [Card; Card::COUNT] = {
        let mut all = [Card(0); Card::COUNT];
        let mut i = 0;
        while i < Card::COUNT {
            all[i] = Card::new(Rank::ALL[i % 13], Suit::ALL[i / 13]);
            i += 1;
        }
        all
    };

    /// The card's rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 15) as usize]
    }

    /// The card's suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 4) as usize]
    }

    /// The number of the card's bit in a set, below 64.
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// The card with that bit, where there is one.
    pub(super) const fn from_bit(bit: u8) -> Option<Card> {
        if bit < 64 && bit & 15 < 13 {
            Some(Card(bit))
        } else {
            None
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that is not a card such as `Ah` or `Td`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah")]
pub struct NotACard(pub String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let not_a_card = || NotACard(text.to_owned());
        let mut letters = text.chars();
        let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(not_a_card());
        };
        let rank = Rank::from_letter(rank).ok_or_else(not_a_card)?;
        let suit = Suit::from_letter(suit).ok_or_else(not_a_card)?;
        Ok(Card::new(rank, suit))
    }
}

impl TryFrom<String> for Card {
    type Error = NotACard;
    fn try_from(text: String) -> Result<Card, NotACard> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

/// Reads cards written one after another, such as `AhKh` or `Ah Kh`, in order.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, NotACard> {
    let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    letters
        .chunks(2)
        .map(|pair| pair.iter().collect::<String>().parse())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back() {
        for card in Card::ALL {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.rank(), card.suit()), card);
            assert_eq!(Card::from_bit(card.bit()), Some(card));
        }
    }

    #[test]
    fn bad_text_is_refused() {
        for text in ["", "A", "Ahh", "1h", "Ax", "10h", "ąh", "🂡"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
        assert!(parse_cards("AhK").is_err());
        assert_eq!(parse_cards("ah TD").unwrap().len(), 2);
    }
}
