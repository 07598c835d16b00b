use super::dice::Dice;
use super::lots::Lots;
use super::outcome::{Duel, Melee, Odds, Outcome, Score};
use super::shuffle::Shuffle;
use super::{MAX_PLAYERS, Spot};
use crate::rules::cards::{CardSet, Tally};

/// How often hands are drawn from ranges that collide: so many times for each
/// sample, on average, and so many times more before giving up.
const TRIES_PER_SAMPLE: u64 = 1000;
const TRIES_MORE: u64 = 1_000_000;

impl Spot {
    /// The odds by dealing at random so many times: each deal independent of
    /// the others, the same deals for the same seed.
    ///
    /// Hands of several ranges are drawn together and all drawn again when two
    /// have a card in common: drawing only the later one again would favour the
    /// earlier. Ranges that collide all but always give fewer samples than
    /// asked for, or none; `Odds::deals` tells how many there were.
    pub fn sample(&self, samples: u64, seed: u64) -> Odds {
        let outcomes = match self.players() {
            2 => self.deal(samples, seed, Duel::default()),
            players => self.deal(samples, seed, Melee::new(players)),
        };
        Odds {
            exact: false,
            players: self.in_order_of_question(&outcomes),
        }
    }

    fn deal<S: Score>(&self, samples: u64, seed: u64, mut score: S) -> Vec<Outcome> {
        let lots: Vec<Lots> = self.ranges.iter().map(|range| Lots::new(range)).collect();
        let mut dice = Dice::new(seed);
        let mut tries = TRIES_MORE;
        let mut shuffle = Shuffle::new(self.deck);
        let mut hands = [self.hands.clone(), vec![Tally::EMPTY; lots.len()]].concat();
        let mut strengths = [0; MAX_PLAYERS];

        for _ in 0..samples {
            tries = tries.saturating_add(TRIES_PER_SAMPLE);
            let from_ranges = &mut hands[self.hands.len()..];
            let Some(taken) = draw_together(&lots, from_ranges, &mut dice, &mut tries) else {
                break;
            };
            let cards = shuffle.deal(self.missing + 2 * self.random, taken, &mut dice);
            let (board, random) = cards.split_at(self.missing);
            let board = board
                .iter()
                .fold(self.board, |board, &card| board.with(card));
            let mut strengths_left = strengths.iter_mut();
            for (&hand, strength) in hands.iter().zip(&mut strengths_left) {
                *strength = board.plus(hand).strength().number();
            }
            for (hand, strength) in random.as_chunks::<2>().0.iter().zip(strengths_left) {
                *strength = board.with(hand[0]).with(hand[1]).strength().number();
            }
            score.settle(&strengths, 1);
        }
        score.outcomes()
    }
}

/// Draws a hand from each range, again and again until no two have a card in
/// common, and tells their cards. Nothing, when the tries are used up.
#[inline]
fn draw_together(
    ranges: &[Lots],
    hands: &mut [Tally],
    dice: &mut Dice,
    tries: &mut u64,
) -> Option<CardSet> {
    loop {
        *tries = tries.checked_sub(1)?;
        let mut taken = CardSet::EMPTY;
        let collide = ranges.iter().zip(hands.iter_mut()).any(|(lots, hand)| {
            *hand = lots.draw(dice);
            let collides = taken.intersects(hand.cards());
            taken = taken | hand.cards();
            collides
        });
        if !collide {
            return Some(taken);
        }
    }
}
