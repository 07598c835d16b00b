use std::fmt;

/// A card's suit. No suit beats another; the order only fixes the layout of
/// [`CardSet`](super::CardSet).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// c
    Clubs,
    /// d
    Diamonds,
    /// h
    Hearts,
    /// s
    Spades,
}

impl Suit {
    /// All suits.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The one-letter form used in files and on the command line.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'c',
            Suit::Diamonds => 'd',
            Suit::Hearts => 'h',
            Suit::Spades => 's',
        }
    }

    /// The suit for a letter, upper or lower case.
    pub(crate) fn from_letter(letter: char) -> Option<Suit> {
        let lower = letter.to_ascii_lowercase();
        Suit::ALL.into_iter().find(|suit| suit.letter() == lower)
    }
}

impl fmt::Debug for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
