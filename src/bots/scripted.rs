//! A player who does what is written down, whatever happens: for lessons.

use super::baseline;
use crate::rules::{Action, Seat, Seen, View};

/// The action after all that the player has done in this hand; once nothing
/// more is written down, the tamest that there is. `None` waits for a card
/// that is not open yet.
pub(super) fn decide(actions: &[Action], view: &View) -> Option<Action> {
    let own = view.me()?.seat;
    let done = view.seen.iter().filter(|it| decided(it) == Some(own));
    match actions.get(done.count()).copied() {
        Some(Action::Pick(place)) if place >= view.open => None,
        Some(action) => Some(action),
        None => baseline::anything(view),
    }
}

/// Whose decision it was, where it was one.
fn decided(event: &Seen) -> Option<Seat> {
    match *event {
        Seen::Folded { seat }
        | Seen::Checked { seat }
        | Seen::Called { seat, .. }
        | Seen::Bet { seat, .. }
        | Seen::Raised { seat, .. }
        | Seen::Continued { seat, .. }
        | Seen::Exchanged { seat, .. }
        | Seen::BoardDiscarded { seat, .. }
        | Seen::Passed { seat, .. }
        | Seen::Picked { seat, .. } => Some(seat),
        _ => None,
    }
}
