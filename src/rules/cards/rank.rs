use std::fmt;

/// A card's rank, two to ace. The ace is high; the evaluation knows that it is
/// also low in a straight from ace to five.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    /// 2
    Two,
    /// 3
    Three,
    /// 4
    Four,
    /// 5
    Five,
    /// 6
    Six,
    /// 7
    Seven,
    /// 8
    Eight,
    /// 9
    Nine,
    /// 10
    Ten,
    /// J
    Jack,
    /// Q
    Queen,
    /// K
    King,
    /// A
    Ace,
}

impl Rank {
    /// All ranks from two to ace.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    const LETTERS: &[u8; 13] = b"23456789TJQKA";

    /// The one-letter form used in files and on the command line: `T` is ten.
    pub const fn letter(self) -> char {
        Self::LETTERS[self as usize] as char
    }

    /// The rank for a letter, upper or lower case.
    pub(crate) fn from_letter(letter: char) -> Option<Rank> {
        let upper = letter.to_ascii_uppercase();
        Rank::ALL.into_iter().find(|rank| rank.letter() == upper)
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
