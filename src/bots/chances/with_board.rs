//! Two own cards and a board of five.

use super::{SEED, seen, shown};
use crate::bots::equity::{Effort, Holding, Spot};
use crate::cards::{Card, CardSet};
use crate::engine::{SeatView, View};

/// Deals are counted up to so many comparisons of hands: a turn between two
/// needs half of them.
const COMPARISONS: u64 = 200_000;

/// Otherwise so many hands are dealt, the player's own included.
const HANDS: u64 = 60_000;

pub(super) fn places(view: &View, own: [Card; 2], others: &[&SeatView]) -> Option<(f64, f64)> {
    let mut used: CardSet = own.into_iter().collect();
    let mut players = vec![Holding::Hand(own)];
    for other in others {
        players.push(match shown(other).as_deref() {
            Some(&[one, other]) => {
                used = used | [one, other].into_iter().collect();
                Holding::Hand([one, other])
            }
            _ => Holding::Random,
        });
    }
    let board: Vec<Card> = view.board.iter().flatten().copied().collect();
    used = used | board.iter().copied().collect();
    let spot = Spot::new(&players, &board, seen(view) - used).ok()?;
    let odds = spot.odds(Effort {
        comparisons: COMPARISONS,
        samples: HANDS / players.len() as u64,
        seed: SEED,
    });
    Some((odds.players.first()?.share(), 0.0))
}
