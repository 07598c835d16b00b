//! What common sense keeps of five cards.

use crate::rules::cards::{Card, CardSet, Category, Rank, Suit, evaluate};

/// The cards to keep, and what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Keep {
    pub(super) cards: CardSet,
    /// The kind of hand that this is before the exchange, below [`KINDS`]:
    /// what names it, without its kickers.
    pub(super) kind: usize,
}

/// How many kinds of hands are told apart before the exchange.
pub(super) const KINDS: usize = 4 * 13 + 6;

/// High cards that are worth keeping, and how many of them at most.
const HIGH: Rank = Rank::Jack;
const MOST_HIGH: usize = 2;

/// Keeps what is made; then four to a flush, four in a row that can grow at
/// both ends, the high cards, the highest card.
pub(super) fn keep(hand: CardSet) -> Keep {
    let kept = |cards, kind| Keep { cards, kind };
    let category = evaluate(hand).category();
    match category {
        Category::Pair | Category::TwoPair | Category::ThreeOfAKind => {
            let paired = paired_ranks(hand);
            let top = paired.checked_ilog2().unwrap_or(0) as usize;
            kept(of_ranks(hand, paired), 13 * category as usize + top)
        }
        Category::HighCard => four_to_a_flush(hand)
            .map(|cards| kept(cards, 4 * 13))
            .or_else(|| four_in_a_row(hand).map(|cards| kept(cards, 4 * 13 + 1)))
            .unwrap_or_else(|| high_cards(hand)),
        Category::Straight => kept(hand, 4 * 13 + 2),
        Category::Flush => kept(hand, 4 * 13 + 3),
        Category::FullHouse => kept(hand, 4 * 13 + 4),
        Category::FourOfAKind | Category::StraightFlush | Category::RoyalFlush => {
            kept(hand, 4 * 13 + 5)
        }
    }
}

/// The ranks that the hand has more than once, a bit for each.
fn paired_ranks(hand: CardSet) -> u16 {
    let fold = |(once, twice): (u16, u16), suit| {
        let ranks = hand.ranks_of(suit);
        (once | ranks, twice | once & ranks)
    };
    Suit::ALL.into_iter().fold((0, 0), fold).1
}

fn of_ranks(hand: CardSet, ranks: u16) -> CardSet {
    let among = |card: &Card| ranks >> card.rank() as u16 & 1 == 1;
    hand.into_iter().filter(among).collect()
}

fn four_to_a_flush(hand: CardSet) -> Option<CardSet> {
    let of_suit = |suit| hand.into_iter().filter(move |card| card.suit() == suit);
    let suit = (Suit::ALL.into_iter()).find(|&suit| hand.ranks_of(suit).count_ones() == 4)?;
    Some(of_suit(suit).collect())
}

/// Of five different ranks, four in a row from two to ten upwards: an ace at
/// either end would close it.
fn four_in_a_row(hand: CardSet) -> Option<CardSet> {
    let ranks = Suit::ALL
        .into_iter()
        .fold(0, |all, suit| all | hand.ranks_of(suit));
    let rows = (0..=Rank::Ten as u16).map(|low| 0b1111 << low);
    let row = rows.rev().find(|row| ranks & row == *row)?;
    Some(of_ranks(hand, row))
}

fn high_cards(hand: CardSet) -> Keep {
    let mut falling: Vec<Card> = hand.into_iter().collect();
    falling.sort_by_key(|card| std::cmp::Reverse(card.rank()));
    let high = falling
        .iter()
        .take_while(|card| card.rank() >= HIGH)
        .count();
    falling.truncate(high.clamp(1, MOST_HIGH));
    Keep {
        kind: falling[0].rank() as usize,
        cards: falling.into_iter().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::parse_cards;

    fn check(hand: &str, kept: &str) {
        let set = |text| -> CardSet { parse_cards(text).unwrap().into_iter().collect() };
        assert_eq!(keep(set(hand)).cards, set(kept), "{hand}");
        assert!(keep(set(hand)).kind < KINDS);
    }

    #[test]
    fn common_sense_keeps_what_it_has() {
        check("AhAd9c7s5h", "AhAd");
        check("AhAd9c9s5h", "AhAd9c9s");
        check("7h7d7cKsQh", "7h7d7c");
        check("7h7d7c7sQh", "7h7d7c7sQh");
        check("9h8d7c6s5h", "9h8d7c6s5h");
        check("7h7d7cKsKh", "7h7d7cKsKh");
    }

    #[test]
    fn then_draws_then_high_cards() {
        check("AhQh9h4h2c", "AhQh9h4h");
        check("9h8d7c6s2h", "9h8d7c6s");
        check("KhQdJcTs2h", "KhQdJcTs");
        check("5h4d3c2s9h", "5h4d3c2s");
        // One end is closed by the ace.
        check("AhKdQcJs2h", "AhKd");
        check("Ah4d3c2s9h", "Ah");
        check("QhTd8c4s2h", "Qh");
        check("Th8d6c4s2h", "Th");
    }
}
