//! Five own cards, as they stand.

use super::{Places, SEED, seen, shown};
use crate::bots::equity::{Dice, Shuffle};
use crate::cards::{CardSet, Strength, evaluate};
use crate::engine::{SeatView, View};

/// So many hands of others are dealt.
const HANDS: usize = 40_000;

pub(super) fn places(view: &View, own: CardSet, others: &[&SeatView]) -> (f64, f64) {
    let own = evaluate(own);
    let mut strengths: Vec<Strength> = (others.iter())
        .filter_map(|other| shown(other))
        .map(|cards| evaluate(cards.into_iter().collect()))
        .collect();
    let (known, unknown) = (strengths.len(), others.len() - strengths.len());
    let mut shuffle = Shuffle::new(!seen(view));
    let mut dice = Dice::new(SEED);
    let mut places = Places::default();
    for _ in 0..HANDS / unknown.max(1) {
        let cards = shuffle.deal(5 * unknown, CardSet::EMPTY, &mut dice);
        strengths.truncate(known);
        strengths.extend((cards.chunks(5)).map(|hand| evaluate(hand.iter().copied().collect())));
        places.count(&own, &strengths);
    }
    places.shares()
}
