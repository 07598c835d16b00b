//! What each way to exchange cards is worth.

use rand::RngExt;

use super::super::chance::{Dice, dice};
use crate::rules::cards::{Card, CardSet, Strength, Tally};

/// Hands tried for a first look at an exchange of more than two cards; fewer
/// are counted out at once.
const ROUGH: Effort = Effort {
    counted_out: 2,
    samples: 400,
};

/// The few that look best are weighed with more care.
const CAREFUL: Effort = Effort {
    counted_out: 3,
    samples: 4000,
};
const WEIGHED_AGAIN: usize = 3;

/// How exactly an exchange is weighed.
#[derive(Clone, Copy, Debug)]
struct Effort {
    /// Exchanges of so many cards are tried in all ways.
    counted_out: usize,
    /// Of more cards so many are tried.
    samples: u32,
}

/// The cards to throw away, at most so many, for the highest mean of what
/// final hands are worth.
pub(super) fn best(
    hand: CardSet,
    most: usize,
    seed: u64,
    worth: impl Fn(Strength) -> f32,
) -> CardSet {
    let mut few = in_order(hand, most, seed, &worth);
    few.truncate(WEIGHED_AGAIN);
    let careful = few.into_iter().map(|(_, thrown)| thrown);
    first(&by_value(careful, |thrown| {
        weigh(hand, thrown, CAREFUL, &mut dice(seed), &worth)
    }))
}

/// What [`best`] will hardly differ from, for a player who is not asked yet.
pub(super) fn likely(hand: CardSet, seed: u64, worth: impl Fn(Strength) -> f32) -> CardSet {
    first(&in_order(hand, hand.len(), seed, &worth))
}

/// Every exchange, the best first as far as a first look tells.
fn in_order(
    hand: CardSet,
    most: usize,
    seed: u64,
    worth: &impl Fn(Strength) -> f32,
) -> Vec<(f32, CardSet)> {
    let cards: Vec<Card> = hand.into_iter().collect();
    let thrown = |chosen: u32| -> CardSet {
        let chosen = (0..)
            .zip(&cards)
            .filter(|(place, _)| chosen >> place & 1 == 1);
        chosen.map(|(_, card)| *card).collect()
    };
    let all = (0..1 << cards.len()).map(thrown);
    // Every exchange meets the same chance.
    by_value(all.filter(|thrown| thrown.len() <= most), |thrown| {
        weigh(hand, thrown, ROUGH, &mut dice(seed), worth)
    })
}

/// Ties go to the fewest cards.
fn by_value(
    exchanges: impl Iterator<Item = CardSet>,
    value: impl Fn(CardSet) -> f32,
) -> Vec<(f32, CardSet)> {
    let mut all: Vec<(f32, CardSet)> = exchanges.map(|it| (value(it), it)).collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.len().cmp(&b.1.len())));
    all
}

fn first(exchanges: &[(f32, CardSet)]) -> CardSet {
    exchanges
        .first()
        .map_or(CardSet::EMPTY, |(_, cards)| *cards)
}

/// The mean of what final hands are worth after this exchange.
pub(super) fn mean(
    hand: CardSet,
    thrown: CardSet,
    dice: &mut Dice,
    worth: &impl Fn(Strength) -> f32,
) -> f32 {
    weigh(hand, thrown, CAREFUL, dice, worth)
}

fn weigh(
    hand: CardSet,
    thrown: CardSet,
    effort: Effort,
    dice: &mut Dice,
    worth: &impl Fn(Strength) -> f32,
) -> f32 {
    let kept = Tally::from(hand - thrown);
    if thrown.len() > effort.counted_out {
        let mut finals = Finals::new(hand, thrown);
        let tried = (0..effort.samples).map(|_| f64::from(worth(finals.next(dice))));
        return (tried.sum::<f64>() / f64::from(effort.samples)) as f32;
    }
    let deck: Vec<Card> = (!hand).into_iter().collect();
    let mut total = Total { sum: 0.0, count: 0 };
    total.add_all(kept, thrown.len(), &deck, worth);
    (total.sum / f64::from(total.count)) as f32
}

struct Total {
    sum: f64,
    count: u32,
}

impl Total {
    fn add_all(
        &mut self,
        so_far: Tally,
        left: usize,
        deck: &[Card],
        worth: &impl Fn(Strength) -> f32,
    ) {
        if left == 0 {
            self.sum += f64::from(worth(so_far.strength()));
            self.count += 1;
            return;
        }
        for (place, &card) in deck.iter().enumerate() {
            self.add_all(so_far.with(card), left - 1, &deck[place + 1..], worth);
        }
    }
}

/// Final hands after an exchange, one after another by chance.
pub(super) struct Finals {
    kept: Tally,
    missing: usize,
    /// The cards that may come.
    deck: Vec<Card>,
}

impl Finals {
    pub(super) fn new(hand: CardSet, thrown: CardSet) -> Finals {
        Finals {
            kept: Tally::from(hand - thrown),
            missing: thrown.len(),
            deck: (!hand).into_iter().collect(),
        }
    }

    pub(super) fn next(&mut self, dice: &mut Dice) -> Strength {
        let mut hand = self.kept;
        for place in 0..self.missing {
            let other = dice.random_range(place..self.deck.len());
            self.deck.swap(place, other);
            hand = hand.with(self.deck[place]);
        }
        hand.strength()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::draw::deals::deals;
    use crate::rules::cards::parse_cards;

    fn set(text: &str) -> CardSet {
        parse_cards(text).unwrap().into_iter().collect()
    }

    /// Against an unknown hand the best exchange is what players know.
    fn check(hand: &str, thrown: &str) {
        let worth = |strength| deals().share_worse(strength);
        assert_eq!(best(set(hand), 5, 1, worth), set(thrown), "{hand}");
    }

    #[test]
    fn the_best_exchange_is_what_players_know() {
        check("AhAd9c7s5h", "9c7s5h");
        check("KhKd9c9s5h", "5h");
        check("7h7d7cKsQh", "KsQh");
        check("9h8d7c6s5h", "");
        check("9h8h7h6h2c", "2c");
        check("7h7d7cKsKh", "");
    }

    #[test]
    fn an_exchange_keeps_to_the_cards_that_are_left() {
        let worth = |strength| deals().share_worse(strength);
        for most in 0..5 {
            assert!(best(set("8h6d5c4s2h"), most, 1, worth).len() <= most);
        }
    }

    #[test]
    fn samples_agree_with_counting() {
        let (hand, thrown) = (set("AhAd9c7s5h"), set("9c7s5h"));
        let worth = |strength| deals().share_worse(strength);
        let exact = mean(hand, thrown, &mut dice(1), &worth);
        let mut finals = Finals::new(hand, thrown);
        let mut chance = dice(2);
        let sampled: f32 = (0..20_000).map(|_| worth(finals.next(&mut chance))).sum();
        assert!((exact - sampled / 20_000.0).abs() < 0.01);
    }
}
