use std::cmp::Reverse;

use super::{Card, CardSet, Category, Rank, Row, Strength, Suit, evaluate};

/// What a hand is, as data to make a sentence of: *two pair, aces and kings,
/// queen kicker*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandValue {
    /// What kind of hand it is.
    pub category: Category,
    /// The ranks that name it: of the pair, of both pairs, of the three and
    /// the pair of a full house, otherwise the highest. A straight from ace to
    /// five is five high.
    pub ranks: (Rank, Option<Rank>),
    /// The ranks beside those, high to low, that decide between hands of the
    /// same name. A straight has none.
    pub kickers: [Option<Rank>; 4],
    /// The best five cards, or all where there are fewer, in the order in
    /// which one would tell them.
    pub five: Row,
}

/// By what hands are compared. See [`HandValue::worth`].
type Worth = (Category, (Rank, Option<Rank>), [Option<Rank>; 4]);

impl HandValue {
    /// The best that can be made of the cards. With fewer than five there are
    /// no straights and no flushes, and what is missing is worth less than any
    /// card. No cards at all are two high.
    pub fn of(cards: CardSet) -> HandValue {
        let flush = Suit::ALL
            .map(|suit| of_suit(cards, suit))
            .into_iter()
            .find(|suited| suited.len() >= 5);
        let in_one_suit = flush.and_then(straight);
        let groups = Groups::of(cards);

        if let Some(five) = in_one_suit {
            match five[0].rank() {
                Rank::Ace => named(Category::RoyalFlush, five),
                _ => named(Category::StraightFlush, five),
            }
        } else if groups.sizes() >= (4, 0) {
            groups.value(Category::FourOfAKind, &[4])
        } else if groups.sizes() >= (3, 2) {
            groups.value(Category::FullHouse, &[3, 2])
        } else if let Some(suited) = flush {
            Groups::of(suited).value(Category::Flush, &[1])
        } else if let Some(five) = straight(cards) {
            named(Category::Straight, five)
        } else if groups.sizes() >= (3, 0) {
            groups.value(Category::ThreeOfAKind, &[3])
        } else if groups.sizes() >= (2, 2) {
            groups.value(Category::TwoPair, &[2, 2])
        } else if groups.sizes() >= (2, 0) {
            groups.value(Category::Pair, &[2])
        } else {
            groups.value(Category::HighCard, &[1])
        }
    }

    /// What decides between two hands: the higher wins, the same shares.
    pub fn worth(&self) -> Worth {
        (self.category, self.ranks, self.kickers)
    }

    /// The same as a number, where there are five cards.
    pub fn strength(&self) -> Option<Strength> {
        (self.five.len() == 5).then(|| evaluate(self.five.set()))
    }
}

/// A hand that its highest card says all about.
fn named(category: Category, five: Row) -> HandValue {
    HandValue {
        category,
        ranks: (five[0].rank(), None),
        kickers: [None; 4],
        five,
    }
}

/// The cards of each rank, the largest groups first, then the highest.
struct Groups(Vec<CardSet>);

impl Groups {
    fn of(cards: CardSet) -> Groups {
        let mut groups: Vec<_> = (Rank::ALL.into_iter().rev())
            .map(|rank| of_rank(cards, rank))
            .filter(|group| !group.is_empty())
            .collect();
        groups.sort_by_key(|group| Reverse(group.len()));
        Groups(groups)
    }

    /// How many cards the two largest have.
    fn sizes(&self) -> (usize, usize) {
        let size = |i| self.0.get(i).map_or(0, |group: &CardSet| group.len());
        (size(0), size(1))
    }

    /// The hand named by so many cards of the first groups. The highest of the
    /// others are its kickers.
    fn value(&self, category: Category, named_by: &[usize]) -> HandValue {
        let (naming, others) = self.0.split_at(named_by.len().min(self.0.len()));
        let mut five: Row = (naming.iter().zip(named_by))
            .flat_map(|(group, &size)| group.into_iter().take(size))
            .collect();
        let mut ranks = naming.iter().flat_map(|group| group.into_iter().next());
        let mut next_rank = || ranks.next().map(Card::rank);

        let mut others: Vec<Card> = others.iter().copied().flatten().collect();
        others.sort_by_key(|card| Reverse(card.rank()));
        others.truncate(5 - five.len());
        let mut kickers = [None; 4];
        for (kicker, card) in kickers.iter_mut().zip(others) {
            *kicker = Some(card.rank());
            five.push(card);
        }
        HandValue {
            category,
            ranks: (next_rank().unwrap_or(Rank::Two), next_rank()),
            kickers,
            five,
        }
    }
}

/// The cards of the highest straight, high to low; the ace of a wheel last.
fn straight(cards: CardSet) -> Option<Row> {
    let falling = Rank::ALL.into_iter().rev().chain([Rank::Ace]);
    let one_of_each: Vec<Option<Card>> = falling
        .map(|rank| of_rank(cards, rank).into_iter().next())
        .collect();
    (one_of_each.windows(5)).find_map(|five| five.iter().copied().collect())
}

fn of_rank(cards: CardSet, rank: Rank) -> CardSet {
    cards
        & Suit::ALL
            .map(|suit| Card::new(rank, suit))
            .into_iter()
            .collect()
}

fn of_suit(cards: CardSet, suit: Suit) -> CardSet {
    cards
        & Rank::ALL
            .map(|rank| Card::new(rank, suit))
            .into_iter()
            .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::parse_cards;

    /// Says the value of the cards as `category ranks | kickers | five`.
    fn check(cards: &str, expected: &str) {
        let letter = |rank: Option<Rank>| rank.map(Rank::letter);
        let value = HandValue::of(parse_cards(cards).unwrap().into_iter().collect());
        let (first, second) = value.ranks;
        let ranks: String = [Some(first), second]
            .into_iter()
            .filter_map(letter)
            .collect();
        let kickers: String = value.kickers.into_iter().filter_map(letter).collect();
        let said = format!("{:?} {ranks} | {kickers} | {}", value.category, value.five);
        assert_eq!(said, expected, "{cards}");
    }

    #[test]
    fn seven_cards() {
        check("AhKd 9c7s5h3d2c", "HighCard A | K975 | AhKd9c7s5h");
        check("AhAd 9c7s5h3d2c", "Pair A | 975 | AdAh9c7s5h");
        check("AhKd AcKsQh3d2c", "TwoPair AK | Q | AcAhKdKsQh");
        check("7h7d 7cKsQh3d2c", "ThreeOfAKind 7 | KQ | 7c7d7hKsQh");
        check("9h8d 7c6s5h2d2c", "Straight 9 |  | 9h8d7c6s5h");
        check("AhQh 9h4h2h2d2c", "Flush A | Q942 | AhQh9h4h2h");
        check("7h7d 7cKsKh3d2c", "FullHouse 7K |  | 7c7d7hKhKs");
        check("7h7d 7c7sKh3d2c", "FourOfAKind 7 | K | 7c7d7h7sKh");
        check("9h8h 7h6h5h2d2c", "StraightFlush 9 |  | 9h8h7h6h5h");
        check("AsKs QsJsTs2d2c", "RoyalFlush A |  | AsKsQsJsTs");
    }

    #[test]
    fn the_ace_ends_a_wheel_and_turns_no_corner() {
        check("Ah2d3c4s5h", "Straight 5 |  | 5h4s3c2dAh");
        check("Ah2h3h4h5h", "StraightFlush 5 |  | 5h4h3h2hAh");
        check("Ah2d3c4s5h6dKc", "Straight 6 |  | 6d5h4s3c2d");
        check("QhKdAc2s3h", "HighCard A | KQ32 | AcKdQh3h2s");
    }

    #[test]
    fn the_best_of_more_than_five_counts() {
        // Three pairs: the third is a kicker, unless another card is higher.
        check("AhAd KcKsQhQd2c", "TwoPair AK | Q | AdAhKcKsQd");
        check("9h9d 8c8s7h7dAc", "TwoPair 98 | A | 9d9h8c8sAc");
        // Two threes make a full house.
        check("9h9d9c8s8h8d7c", "FullHouse 98 |  | 9c9d9h8d8h");
        // Fours on the board: the kicker is in the hand.
        check("AhKd 8c8s8h8d2c", "FourOfAKind 8 | A | 8c8d8h8sAh");
        check("5h5d 8c8s8h8dKc", "FourOfAKind 8 | K | 8c8d8h8sKc");
        check("9h9d 8c8s8h8d5c", "FourOfAKind 8 | 9 | 8c8d8h8s9d");
        // A flush is better than a straight and a straight flush may be lower
        // than the flush around it.
        check("9h8h 7h6h5c2h2c", "Flush 9 | 8762 | 9h8h7h6h2h");
        check("AhKh 6h5h4h3h2h", "StraightFlush 6 |  | 6h5h4h3h2h");
        check("AhKhQhJhTd9h8h", "Flush A | KQJ9 | AhKhQhJh9h");
    }

    #[test]
    fn fewer_than_five() {
        check("Ah", "HighCard A |  | Ah");
        check("2hAd", "HighCard A | 2 | Ad2h");
        check("7h7d", "Pair 7 |  | 7d7h");
        check("7h7dKs", "Pair 7 | K | 7d7hKs");
        check("7h7d7s2c", "ThreeOfAKind 7 | 2 | 7d7h7s2c");
        check("7h7d2s2c", "TwoPair 72 |  | 7d7h2c2s");
        check("7h7d7s7c", "FourOfAKind 7 |  | 7c7d7h7s");
        check("AhKhQhJh", "HighCard A | KQJ | AhKhQhJh");
        check("", "HighCard 2 |  | ");
        let worth = |cards| {
            let cards = parse_cards(cards).unwrap().into_iter().collect();
            HandValue::of(cards).worth()
        };
        assert!(worth("Ah2d") > worth("Ah") && worth("7h7d") > worth("AhKd"));
    }
}
