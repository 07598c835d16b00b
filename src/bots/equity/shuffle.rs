use super::dice::Dice;
use crate::rules::cards::{Card, CardSet};

/// Deals from a deck again and again.
///
/// Each card is one step of Fisher and Yates. The deck is not put in order
/// between deals: a shuffle is as fair from any order.
pub(in crate::bots) struct Shuffle {
    deck: [Card; 64],
    cards: usize,
}

/// So many cards are dealt by one fraction: 52^7 is less than 2^40.
const CARDS_PER_FRACTION: usize = 7;

impl Shuffle {
    pub(in crate::bots) fn new(cards: CardSet) -> Shuffle {
        let mut deck = [Card::ALL[0]; 64];
        for (place, card) in deck.iter_mut().zip(cards) {
            *place = card;
        }
        Shuffle {
            deck,
            cards: cards.len(),
        }
    }

    /// Deals so many cards from the whole deck, none of them one of those. It
    /// must have as many.
    #[inline]
    pub(in crate::bots) fn deal(&mut self, count: usize, not: CardSet, dice: &mut Dice) -> &[Card] {
        let mut end = self.cards;
        let mut dealt = 0;
        let mut uses = 0;
        let mut fraction = dice.roll();
        while dealt < count {
            if uses == CARDS_PER_FRACTION {
                fraction = dice.roll();
                uses = 0;
            }
            uses += 1;
            // Places are below 64 anyway; saying so spares the bounds checks.
            let place = (dealt + fraction.below((end - dealt) as u64)) & 63;
            let card = self.deck[place];
            if not.contains(card) {
                end -= 1;
                self.deck.swap(place, end & 63);
            } else {
                self.deck[place] = self.deck[dealt & 63];
                self.deck[dealt & 63] = card;
                dealt += 1;
            }
        }
        &self.deck[..count]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::parse_cards;

    /// Each card comes as often as each other at every place, those that are
    /// elsewhere never.
    #[test]
    fn every_deal_is_fair() {
        const DEALS: u32 = 100_000;
        let deck: CardSet = Card::ALL.into_iter().take(14).collect();
        let not: CardSet = parse_cards("2c3c4c2s").unwrap().into_iter().collect();
        let left = deck - not;
        let mut shuffle = Shuffle::new(deck);
        let mut dice = Dice::new(1);
        let mut seen = [[0u32; 64]; 11];
        for deal in 0..DEALS {
            // Now and then from the whole deck, which must do no harm.
            if deal % 3 == 0 {
                shuffle.deal(9, CardSet::EMPTY, &mut dice);
            }
            let cards = shuffle.deal(11, not, &mut dice);
            assert_eq!(cards.iter().copied().collect::<CardSet>(), left);
            for (place, card) in seen.iter_mut().zip(cards) {
                place[card.bit() as usize] += 1;
            }
        }
        for place in seen {
            // 9,091 expected, with a standard deviation of 91.
            for card in left {
                let count = place[card.bit() as usize];
                assert!(count.abs_diff(DEALS / 11) < 400, "{card}: {count}");
            }
        }
    }
}
