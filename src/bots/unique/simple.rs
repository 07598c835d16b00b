//! The player by rules of thumb.

use rand::RngExt;

use super::super::chance::dice;
use super::holes::percentile;
use super::threes::{locked, next, plan};
use super::{dearness, whole_board};
use crate::rules::cards::{Card, Category, Tally};
use crate::rules::{Action, Chips, View};

/// How good hole cards must be for each share that the price is of the cost.
const LEAST_FOR_DEARNESS: f32 = 0.5;

/// How often the player thinks of a discard at all, and the least that the
/// pot must be then, as a multiple of the cost.
const DISCARDS: f64 = 0.08;
const POT_FOR_DISCARD: Chips = 10;

/// Stays in with hole cards that are good enough for the price.
pub(super) fn stay(view: &View, hole: [Card; 2], price: Chips) -> Option<Action> {
    let free = price == 0;
    let good = percentile(hole) >= LEAST_FOR_DEARNESS * dearness(view);
    Some(if free || good {
        Action::Continue
    } else {
        Action::Fold
    })
}

/// Rarely takes away a card that the player's own hand does not need.
pub(super) fn discard(view: &View, hole: [Card; 2], cost: Chips, seed: u64) -> Option<Action> {
    let mut dice = dice(seed);
    let wants = dice.random_bool(DISCARDS) && view.pot() >= POT_FOR_DISCARD * cost;
    let Some(board) = whole_board(view).filter(|_| wants) else {
        return Some(Action::Pass);
    };
    let (needed, _) = plan(view, hole, &board)?;
    let unneeded: Vec<u8> = (0..board.len() as u8)
        .filter(|place| needed >> place & 1 == 0)
        .collect();
    let chosen = unneeded.get(dice.random_range(0..unneeded.len().max(1)));
    Some(chosen.map_or(Action::Pass, |&place| Action::Discard(place)))
}

/// Looks at the open cards only, and is too soon content with them.
pub(super) fn pick(view: &View, hole: [Card; 2], seed: u64) -> Option<Action> {
    let open: Vec<Card> = (view.board.iter().take(view.open.into()))
        .copied()
        .collect::<Option<_>>()?;
    let (places, _) = plan(view, hole, &open)?;
    let all_open = open.len() == view.board.len();
    // Once it has begun to lock cards it goes on: what was best stays
    // within reach.
    let begun = locked(view) != 0;
    let content = || {
        let chosen = (0..)
            .zip(&open)
            .filter(|(place, _)| places >> place & 1 == 1);
        let hand: Tally = chosen.map(|(_, &card)| card).chain(hole).collect();
        let often = match hand.strength().category() {
            Category::HighCard => 0.0,
            Category::Pair => 0.3,
            Category::TwoPair | Category::ThreeOfAKind => 0.7,
            _ => 1.0,
        };
        dice(seed).random_bool(often)
    };
    if all_open || begun || content() {
        next(view, places)
    } else {
        None
    }
}
