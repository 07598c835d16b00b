//! The hand as one viewer may know it.

use std::sync::Arc;

use super::super::{Facing, Phase, Seat, SeatView, Snapshot, Status, Step, View, Viewer};
use super::Hand;
use crate::rules::cards::{Card, Row};

impl Hand {
    /// The hand as the viewer may know it, at a table of so many seats.
    pub fn view(&self, viewer: Viewer, seats: usize) -> View {
        let seen = self.seen_by(viewer).collect();
        self.snapshot(viewer, seats)
            .into_view(Arc::clone(&self.rules), seen)
    }

    /// The same without what has happened so far.
    pub fn snapshot(&self, viewer: Viewer, seats: usize) -> Snapshot {
        Snapshot {
            viewer,
            button: self.button,
            phase: self.phase(),
            street: self.street,
            seats: (0..seats)
                .filter_map(Seat::new)
                .map(|seat| self.seat_view(seat, viewer))
                .collect(),
            board: (0..)
                .zip(self.board.iter())
                .map(|(place, &card)| self.is_face_up(place).then_some(card))
                .collect(),
            open: self.opened,
            pots: self.pots().as_slice().to_vec(),
            to_match: self.betting.to_match,
            turn: self.turn(),
            choices: viewer.seat().and_then(|seat| self.choices(seat)),
            standing: None,
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let index = seat.index();
        let shown = self.shown[index];
        let may_see = |card: Card| viewer.is(seat) || shown.contains(card);
        let may_see_picks = viewer.is(seat) || (self.picks_shown && self.live.contains(seat));
        SeatView {
            seat,
            status: self.status(seat),
            brought: self.money.brought[index],
            stack: self.money.stacks[index],
            bet: self.money.bets[index],
            put_in: self.money.put_in[index],
            cards: (self.hole[index].iter())
                .map(|&card| may_see(card).then_some(card))
                .collect(),
            picks: if may_see_picks {
                self.picks[index]
            } else {
                Row::EMPTY
            },
        }
    }

    /// How the player stands in the hand.
    pub fn status(&self, seat: Seat) -> Status {
        if !self.dealt_in.contains(seat) {
            Status::Busted
        } else if !self.live.contains(seat) {
            Status::Folded
        } else if self.active.contains(seat) {
            Status::Active
        } else {
            Status::AllIn
        }
    }

    fn is_face_up(&self, place: u8) -> bool {
        self.facing == Facing::Up || place < self.opened
    }

    fn phase(&self) -> Phase {
        match self.script_step() {
            _ if self.over => Phase::Over,
            Some(Step::Continue { .. }) => Phase::Continuing,
            Some(Step::Exchange { .. }) => Phase::Exchanging,
            Some(Step::DiscardFromBoard { .. }) => Phase::Discarding,
            Some(Step::Pick { .. }) => Phase::Picking,
            Some(Step::Showdown) => Phase::Showing,
            // Steps without a decision are never waited for.
            _ => Phase::Betting,
        }
    }
}
