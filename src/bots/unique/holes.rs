//! What two hole cards are worth before the community cards.

use std::sync::OnceLock;

use crate::rules::cards::{Card, Rank};

/// How often, in thousandths, hole cards win against one random hand when
/// both choose their best three of eight community cards, ties counted half.
/// The row is the higher rank and the column the lower one, two to ace, of
/// cards of one suit; turned around, of different suits. Pairs are where both
/// are the same.
const WINS: [[u16; 13]; 13] = [
    [
        489, 330, 347, 360, 331, 277, 297, 319, 343, 367, 398, 426, 509,
    ],
    [
        469, 515, 395, 408, 381, 356, 310, 333, 358, 381, 407, 440, 518,
    ],
    [
        485, 517, 541, 450, 427, 409, 395, 345, 369, 391, 423, 452, 531,
    ],
    [
        495, 535, 564, 563, 471, 452, 432, 423, 379, 407, 431, 461, 547,
    ],
    [
        476, 511, 544, 585, 582, 501, 482, 460, 446, 418, 441, 477, 509,
    ],
    [
        441, 500, 531, 570, 598, 605, 527, 504, 497, 486, 462, 488, 516,
    ],
    [
        459, 462, 518, 554, 591, 615, 632, 549, 540, 528, 518, 506, 534,
    ],
    [
        468, 475, 490, 545, 577, 611, 639, 653, 580, 563, 555, 557, 536,
    ],
    [
        488, 501, 508, 518, 572, 608, 629, 667, 679, 612, 596, 596, 602,
    ],
    [
        507, 520, 527, 534, 544, 595, 625, 657, 686, 696, 608, 609, 606,
    ],
    [
        531, 541, 552, 558, 570, 572, 623, 661, 685, 688, 725, 620, 619,
    ],
    [
        558, 571, 579, 589, 596, 602, 612, 653, 683, 690, 699, 752, 632,
    ],
    [
        617, 628, 637, 638, 617, 627, 639, 650, 686, 689, 703, 709, 779,
    ],
];

/// The kind of hole cards: row and column in the table.
fn kind(hole: [Card; 2]) -> (usize, usize) {
    let [a, b] = hole.map(|card| card.rank() as usize);
    let (high, low) = (a.max(b), a.min(b));
    if hole[0].suit() == hole[1].suit() {
        (high, low)
    } else {
        (low, high)
    }
}

/// The share of hole cards that are worse, equal ones counted half.
pub(super) fn percentile(hole: [Card; 2]) -> f32 {
    static SHARES: OnceLock<[[f32; 13]; 13]> = OnceLock::new();
    let (row, column) = kind(hole);
    SHARES.get_or_init(shares)[row][column]
}

fn shares() -> [[f32; 13]; 13] {
    let ranks = || 0..Rank::ALL.len();
    let places = || ranks().flat_map(|row| ranks().map(move |column| (row, column)));
    // Six pairs of a rank, four of a suit, twelve of different suits.
    let ways = |row: usize, column: usize| match row.cmp(&column) {
        std::cmp::Ordering::Equal => 6.0,
        std::cmp::Ordering::Greater => 4.0,
        std::cmp::Ordering::Less => 12.0,
    };
    let mut shares = [[0.0; 13]; 13];
    for (row, column) in places() {
        let own = WINS[row][column];
        let below: f32 = places()
            .map(|(r, c)| match WINS[r][c].cmp(&own) {
                std::cmp::Ordering::Less => ways(r, c),
                std::cmp::Ordering::Equal => ways(r, c) / 2.0,
                std::cmp::Ordering::Greater => 0.0,
            })
            .sum();
        shares[row][column] = below / 1326.0;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::chance::dice;
    use crate::bots::unique::threes::Threes;
    use crate::rules::cards::{CardSet, Suit};
    use rand::RngExt;

    /// Plays hole cards against random ones.
    fn wins(hole: [Card; 2], tries: u32) -> f64 {
        let own: CardSet = hole.into_iter().collect();
        let mut deck: Vec<Card> = (!own).into_iter().collect();
        let mut chance = dice(u64::from(hole[0].bit()) << 8 | u64::from(hole[1].bit()));
        let mut won = 0.0;
        for _ in 0..tries {
            for place in 0..10 {
                let other = chance.random_range(place..deck.len());
                deck.swap(place, other);
            }
            let threes = Threes::of(&deck[..8]);
            won += match threes.best(hole).cmp(&threes.best([deck[8], deck[9]])) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 1.0,
            };
        }
        won / f64::from(tries)
    }

    fn example(row: usize, column: usize) -> [Card; 2] {
        let suit = if row > column {
            Suit::Hearts
        } else {
            Suit::Clubs
        };
        [
            Card::new(Rank::ALL[row.max(column)], Suit::Hearts),
            Card::new(Rank::ALL[row.min(column)], suit),
        ]
    }

    /// A few rows of the table, played again.
    #[test]
    fn the_table_is_what_comes_of_playing() {
        for (row, told) in WINS.iter().enumerate() {
            for column in [0, 5, 12] {
                let told = f64::from(told[column]) / 1000.0;
                let played = wins(example(row, column), 2000);
                assert!(
                    (told - played).abs() < 0.045,
                    "{row} {column}: {told} {played}"
                );
            }
        }
    }

    #[test]
    fn better_hole_cards_are_better_than_more() {
        let share = |text: &str| {
            let cards = crate::rules::cards::parse_cards(text).unwrap();
            percentile([cards[0], cards[1]])
        };
        let hands = ["7h2c", "8h3c", "Th9c", "Th9h", "AhKh", "AhAc"];
        let shares = hands.map(share);
        assert!(shares.is_sorted(), "{shares:?}");
        assert!(shares[5] > 0.99 && shares[0] < 0.1, "{shares:?}");
        assert_eq!(share("9hTc"), share("Tc9h"));
    }
}
