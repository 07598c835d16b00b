//! The number of a hand among the 7,462 that differ in strength, the weakest
//! first.

use super::layout::CATEGORY_SIZES;

const HIGH_CARD: usize = 0;
const PAIR: usize = 1;
const TWO_PAIR: usize = 2;
const THREE_OF_A_KIND: usize = 3;
const STRAIGHT: usize = 4;
const FLUSH: usize = 5;
const FULL_HOUSE: usize = 6;
const FOUR_OF_A_KIND: usize = 7;
const STRAIGHT_FLUSH: usize = 8;

/// The best hand of the cards, of which there are so many of each rank, two to
/// ace, when no five are of one suit.
pub(crate) fn of_ranks(counts: &[u8; 13]) -> u16 {
    let at_least = |count| {
        (0..13)
            .filter(|&rank| counts[rank] >= count)
            .fold(0, |ranks, rank| ranks | 1 << rank)
    };
    let (ranks, pairs, threes, fours) = (at_least(1), at_least(2), at_least(3), at_least(4));

    if fours != 0 {
        let four = highest(1, fours);
        let kicker = highest(1, ranks & !four);
        number(
            FOUR_OF_A_KIND,
            12 * order(four) + order_beside(kicker, four),
        )
    } else if threes != 0 && pairs.count_ones() > 1 {
        let three = highest(1, threes);
        let pair = highest(1, pairs & !three);
        number(FULL_HOUSE, 12 * order(three) + order_beside(pair, three))
    } else if let Some(top) = straight(ranks) {
        number(STRAIGHT, top)
    } else if threes != 0 {
        let kickers = highest(2, ranks & !threes);
        number(
            THREE_OF_A_KIND,
            66 * order(threes) + order_beside(kickers, threes),
        )
    } else if pairs.count_ones() > 1 {
        let two = highest(2, pairs);
        let kicker = highest(1, ranks & !two);
        number(TWO_PAIR, 11 * order(two) + order_beside(kicker, two))
    } else if pairs != 0 {
        let kickers = highest(3, ranks & !pairs);
        number(PAIR, 220 * order(pairs) + order_beside(kickers, pairs))
    } else {
        number(HIGH_CARD, order_unconnected(highest(5, ranks)))
    }
}

/// The best hand of cards of one suit, given by their ranks.
pub(crate) fn of_suited(ranks: u16) -> u16 {
    match straight(ranks) {
        // The highest is the royal flush, whose number comes next.
        Some(top) => number(STRAIGHT_FLUSH, top),
        None => number(FLUSH, order_unconnected(highest(5, ranks))),
    }
}

/// The number of a hand by its place in its category.
fn number(category: usize, place: u16) -> u16 {
    CATEGORY_SIZES[..category].iter().sum::<u16>() + place
}

/// The highest of the ranks, so many.
fn highest(count: u32, mut ranks: u16) -> u16 {
    while ranks.count_ones() > count {
        ranks &= ranks - 1;
    }
    ranks
}

/// The best straight: 0 for five high to 9 for ace high.
fn straight(ranks: u16) -> Option<u16> {
    (0..10)
        .rev()
        .find(|&top| ranks & STRAIGHTS[top as usize] == STRAIGHTS[top as usize])
}

const STRAIGHTS: [u16; 10] = [
    1 << 12 | 0b1111,
    0b11111,
    0b11111 << 1,
    0b11111 << 2,
    0b11111 << 3,
    0b11111 << 4,
    0b11111 << 5,
    0b11111 << 6,
    0b11111 << 7,
    0b11111 << 8,
];

/// How many choices of as many ranks are weaker: those that are smaller as
/// binary numbers.
fn order(ranks: u16) -> u16 {
    (0..13)
        .filter(|rank| ranks >> rank & 1 == 1)
        .zip(1..)
        .map(|(rank, nth)| choose(rank, nth))
        .sum()
}

/// The same among the ranks that are not in `used`.
fn order_beside(ranks: u16, used: u16) -> u16 {
    let unused = (0..13).filter(|rank| used >> rank & 1 == 0);
    order(unused.zip(0..).fold(0, |closed_up, (rank, place)| {
        closed_up | (ranks >> rank & 1) << place
    }))
}

/// The same among fives that are no straight.
fn order_unconnected(five: u16) -> u16 {
    order(five)
        - STRAIGHTS
            .iter()
            .filter(|&&straight| straight < five)
            .count() as u16
}

/// In how many ways `count` of `from` things can be chosen.
fn choose(from: u16, count: u16) -> u16 {
    (0..count).fold(1, |ways, i| ways * from.saturating_sub(i) / (i + 1))
}
