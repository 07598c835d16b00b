//! The hand so far, told as decisions.

use super::habits::RoundState;
use crate::rules::{MAX_SEATS, Seat, Seen, Street, Tableau, View};

/// A hand up to one of its decisions.
#[derive(Clone, Debug)]
pub(super) struct DrawHistory {
    pub(super) tableau: Tableau,
    /// How many cards each player exchanged.
    pub(super) drawn: [u8; MAX_SEATS],
}

/// What a player did about a bet, or how many cards they exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrawAction {
    Fold,
    Stay,
    Raise,
    Exchange(u8),
}

impl DrawAction {
    fn of(seen: &Seen) -> Option<(Seat, DrawAction)> {
        match *seen {
            Seen::Folded { seat } => Some((seat, DrawAction::Fold)),
            Seen::Checked { seat } | Seen::Called { seat, .. } => Some((seat, DrawAction::Stay)),
            Seen::Bet { seat, .. } | Seen::Raised { seat, .. } => Some((seat, DrawAction::Raise)),
            Seen::Exchanged { seat, cards } => {
                Some((seat, DrawAction::Exchange(cards.count() as u8)))
            }
            _ => None,
        }
    }
}

impl DrawHistory {
    /// Reads the hand from its beginning and gives each action to `look`, with
    /// the hand as it was before it.
    pub(super) fn read(
        view: &View,
        mut look: impl FnMut(&DrawHistory, Seat, DrawAction),
    ) -> DrawHistory {
        let mut history = DrawHistory {
            tableau: Tableau::new(&view.rules),
            drawn: [0; MAX_SEATS],
        };
        for seen in &view.seen {
            if let Some((seat, action)) = DrawAction::of(seen) {
                look(&history, seat, action);
                if let DrawAction::Exchange(cards) = action {
                    history.drawn[seat.index()] = cards;
                }
            }
            history.tableau.note(seen);
        }
        history
    }

    pub(super) fn after_draw(&self) -> bool {
        self.tableau.street == Street::AfterDraw
    }

    /// What the player who must act has to decide about.
    pub(super) fn state(&self, seat: Seat) -> RoundState {
        RoundState {
            after_draw: self.after_draw(),
            to_call: self.tableau.owed(seat) as f32,
            pot: self.tableau.pot as f32,
            raises: self.tableau.raises,
            may_raise: true,
        }
    }
}
