//! Two own cards and three picks. The others pick as well as can be.

use super::{Places, SEED, seen, shown};
use crate::bots::equity::{Dice, Shuffle};
use crate::bots::unique::{Score, Threes, locked};
use crate::cards::{Card, CardSet};
use crate::engine::{SeatView, View};

/// So many ways to pick are looked at: each hand has up to 56.
const WAYS: usize = 120_000;

/// The most ways that a hand has.
const WAYS_OF_HAND: usize = 56;

pub(super) fn places(view: &View, own: [Card; 2], others: &[&SeatView]) -> Option<(f64, f64)> {
    let board = match view.board.len() {
        0 => vec![None; view.rules.board_size()],
        _ => view.board.clone(),
    };
    let picked = locked(view);
    let holes: Vec<Option<[Card; 2]>> = (others.iter())
        .map(|it| shown(it)?.try_into().ok())
        .collect();
    let hidden = board.iter().filter(|card| card.is_none()).count();
    let unknown = holes.iter().filter(|hole| hole.is_none()).count();
    let known: Option<Vec<Card>> = board.iter().copied().collect();
    let known = known.map(|cards| Threes::of(&cards));
    let mut shuffle = Shuffle::new(!seen(view));
    let mut dice = Dice::new(SEED);
    let mut places = Places::default();
    let mut scores: Vec<Score> = Vec::with_capacity(others.len());
    for _ in 0..WAYS / (WAYS_OF_HAND * (others.len() + 1)) {
        let cards = shuffle.deal(hidden + 2 * unknown, CardSet::EMPTY, &mut dice);
        let (laid, dealt) = cards.split_at(hidden);
        let filled;
        let threes = match &known {
            Some(threes) => threes,
            None => {
                let mut laid = laid.iter().copied();
                let cards = board.iter().filter_map(|card| card.or_else(|| laid.next()));
                filled = Threes::of(&cards.collect::<Vec<Card>>());
                &filled
            }
        };
        let mut dealt = dealt.as_chunks::<2>().0.iter();
        scores.clear();
        scores.extend((holes.iter()).filter_map(|hole| {
            let hole = hole.or_else(|| dealt.next().copied())?;
            Some(threes.best(hole))
        }));
        let (_, own) = threes.best_places(own, picked)?;
        places.count(&own, &scores);
    }
    Some(places.shares())
}
