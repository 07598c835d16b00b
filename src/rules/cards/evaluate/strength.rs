use std::fmt;

use serde::{Deserialize, Serialize};

use super::layout::CATEGORY_SIZES;

/// How strong the best five cards of a hand are: the number of their class
/// among the 7,462 that poker tells apart. The higher wins, the same shares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16")]
pub struct Strength(u16);

impl Strength {
    /// How many classes there are.
    pub const CLASSES: u16 = 7462;

    /// The class, from 0 for seven high to 7,461 for a royal flush.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// What kind of hand it is.
    #[inline]
    pub fn category(self) -> Category {
        let lower = FIRST_ABOVE.iter().filter(|&&first| first <= self.0).count();
        Category::ALL[lower]
    }

    /// Only the tables know classes.
    pub(super) const fn new(number: u16) -> Strength {
        Strength(number)
    }
}

impl TryFrom<u16> for Strength {
    type Error = String;
    fn try_from(number: u16) -> Result<Strength, String> {
        if number < Strength::CLASSES {
            Ok(Strength(number))
        } else {
            Err(format!("no hand has the strength {number}"))
        }
    }
}

impl fmt::Debug for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({:?})", self.0, self.category())
    }
}

/// The kinds of hands, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Category {
    /// None of the others.
    HighCard,
    /// Two of a rank.
    Pair,
    /// Two and two.
    TwoPair,
    /// Three of a rank.
    ThreeOfAKind,
    /// Five ranks in a row, the ace high or low.
    Straight,
    /// Five of a suit.
    Flush,
    /// Three and two.
    FullHouse,
    /// Four of a rank.
    FourOfAKind,
    /// A straight in one suit.
    StraightFlush,
    /// Ten to ace in one suit.
    RoyalFlush,
}

impl Category {
    /// All categories, the weakest first.
    pub const ALL: [Category; 10] = [
        Category::HighCard,
        Category::Pair,
        Category::TwoPair,
        Category::ThreeOfAKind,
        Category::Straight,
        Category::Flush,
        Category::FullHouse,
        Category::FourOfAKind,
        Category::StraightFlush,
        Category::RoyalFlush,
    ];
}

/// The first class of each category but the lowest.
const FIRST_ABOVE: [u16; 9] = {
    let mut first = [0; 9];
    let mut sum = 0;
    let mut i = 0;
    while i < first.len() {
        sum += CATEGORY_SIZES[i];
        first[i] = sum;
        i += 1;
    }
    first
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_category_has_its_classes() {
        let mut sizes = [0; 10];
        for number in 0..Strength::CLASSES {
            sizes[Strength(number).category() as usize] += 1;
        }
        assert_eq!(sizes, CATEGORY_SIZES);
        assert!(Category::ALL.is_sorted());
    }
}
