//! Which community card to lock next.

use super::threes::{Score, Threes};
use crate::cards::Card;
use crate::engine::{Action, View};

/// The cards of the board that the player has locked, a bit for each place.
pub(in crate::bots) fn locked(view: &View) -> u8 {
    let picks = view.me().map_or(&[][..], |me| &me.picks[..]);
    let is_locked = |card: &Option<Card>| card.is_some_and(|card| picks.contains(&card));
    (0..)
        .zip(&view.board)
        .filter(|(_, card)| is_locked(card))
        .fold(0, |places, (place, _)| places | 1 << place)
}

/// The best three of these cards from the front of the board that include
/// what is locked, and what hand they make.
pub(super) fn plan(view: &View, hole: [Card; 2], cards: &[Card]) -> Option<(u8, Score)> {
    Threes::of(cards).best_places(hole, locked(view))
}

/// Locks the first open card of the plan; `None` waits for it to open.
pub(super) fn next(view: &View, plan: u8) -> Option<Action> {
    let missing = plan & !locked(view);
    let open = (0..view.open).find(|place| missing >> place & 1 == 1);
    open.map(Action::Pick)
}
