use std::fmt;

use super::{Card, CardSet, Chance, Seed};

/// A face-down deck of 52 cards.
///
/// The shuffle happens as cards are drawn: each draw is one step of Fisher
/// and Yates, so a card that is never drawn costs nothing. It is written out
/// here because a library's shuffle may change between versions, and a saved
/// game must replay to the same cards.
#[derive(Clone, PartialEq, Eq)]
pub struct Deck {
    cards: [Card; Card::COUNT],
    drawn: usize,
    /// Cards before this place lie as they were stacked; the rest is shuffled.
    stacked: usize,
    chance: Chance,
}

/// A stacked deck names the same card twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is in the deck twice")]
pub struct CardTwice(pub Card);

impl Deck {
    /// The deck of one hand of a game: the hand's number chooses the stream.
    pub fn shuffled(seed: &Seed, hand: u64) -> Deck {
        Deck {
            cards: Card::ALL,
            drawn: 0,
            stacked: 0,
            chance: Chance::new(seed, hand),
        }
    }

    /// A deck that deals these cards first, in order, for replays and tests.
    pub fn stacked(top: &[Card]) -> Result<Deck, CardTwice> {
        let mut deck = Deck::shuffled(&Seed::from(0), 0);
        let mut seen = CardSet::EMPTY;
        for &card in top {
            if !seen.insert(card) {
                return Err(CardTwice(card));
            }
        }
        let order = top.iter().copied().chain(!seen);
        for (place, card) in deck.cards.iter_mut().zip(order) {
            *place = card;
        }
        deck.stacked = top.len();
        Ok(deck)
    }

    /// The next card; `None` when all 52 are drawn.
    pub fn draw(&mut self) -> Option<Card> {
        let next = self.drawn;
        if next >= Card::COUNT {
            return None;
        }
        let mut card = self.cards[next];
        if next >= self.stacked {
            let further = self.chance.below((Card::COUNT - next) as u32);
            std::mem::swap(&mut card, &mut self.cards[next + further as usize]);
            self.cards[next] = card;
        }
        self.drawn += 1;
        Some(card)
    }

    /// How many cards are left.
    pub fn left(&self) -> usize {
        Card::COUNT - self.drawn
    }

    /// The cards that have not been drawn.
    pub(crate) fn undrawn(&self) -> CardSet {
        self.cards[self.drawn..].iter().copied().collect()
    }

    /// A fair whole number below the limit, for choices that the game itself
    /// makes during the hand.
    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        self.chance.below(limit)
    }
}

/// Never shows the order of the cards, not even in logs.
impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({} left)", self.left())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::{Row, parse_cards};

    fn drawn(deck: &mut Deck, count: usize) -> Row {
        (0..count).map_while(|_| deck.draw()).collect()
    }

    /// Saved games hold a seed, not cards: these must never change.
    #[test]
    fn the_shuffle_is_fixed_for_ever() {
        let first = |seed: u64, hand| drawn(&mut Deck::shuffled(&Seed::from(seed), hand), 8);
        expect_test::expect!["Ad6h5d4h5s9d3c3s"].assert_eq(&first(1, 0).to_string());
        expect_test::expect!["2cKc4d7sAc7c5d8s"].assert_eq(&first(1, 1).to_string());
        expect_test::expect!["6cAcQs4c6dQh3sQd"].assert_eq(&first(2, 0).to_string());
    }

    #[test]
    fn a_deck_has_each_card_once() {
        let mut deck = Deck::shuffled(&Seed::from_system(), 3);
        let all: Vec<Card> = std::iter::from_fn(|| deck.draw()).collect();
        assert_eq!(all.len(), 52);
        assert_eq!(all.into_iter().collect::<CardSet>(), CardSet::FULL);
        assert_eq!((deck.draw(), deck.left()), (None, 0));
    }

    /// Each card comes first, and at any later place, equally often.
    #[test]
    fn the_shuffle_is_fair() {
        const DECKS: u32 = 52_000;
        let mut seen = [[0u32; 64]; 52];
        for hand in 0..DECKS {
            let mut deck = Deck::shuffled(&Seed::from(9), u64::from(hand));
            for place in &mut seen {
                place[deck.draw().unwrap().bit() as usize] += 1;
            }
        }
        for place in seen {
            // A thousand expected in each of 52 cells: chi-squared with 51
            // degrees of freedom stays below 110 but once in a million runs.
            let chi: f64 = Card::ALL
                .map(|card| (f64::from(place[card.bit() as usize]) - 1000.0).powi(2) / 1000.0)
                .iter()
                .sum();
            assert!(chi < 115.0, "{chi}");
        }
    }

    #[test]
    fn a_stacked_deck_deals_as_told_and_knows_a_cheat() {
        let mut deck = Deck::stacked(&parse_cards("AhKd2c").unwrap()).unwrap();
        assert_eq!(drawn(&mut deck, 3).to_string(), "AhKd2c");
        assert_eq!(deck.undrawn().len(), 49);
        let twice = Deck::stacked(&parse_cards("AhKdAh").unwrap()).unwrap_err();
        assert_eq!(twice.to_string(), "Ah is in the deck twice");
    }
}
