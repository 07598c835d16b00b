//! What is told comes from outside, perhaps from somebody who means harm:
//! before it is believed, it must be able to be of the table.

use std::collections::BTreeSet;

use super::Told;
use crate::rules::cards::Card;
use crate::rules::{
    BetChoices, Chips, Choices, Event, Illegal, Seat, SeatView, Seats, Seen, Snapshot, Standing,
    Viewer,
};
use crate::table::{Refusal, RoomTell, Update};

/// No table has as many chips, points or hands. Sums of such numbers stay far
/// below the largest that there is.
const MOST: Chips = 1 << 40;

impl Told {
    /// Whether an update can be of the table.
    pub(super) fn fits(&self, update: &Update) -> bool {
        let table = &update.table;
        update.seen.iter().all(|event| self.fits_event(event))
            && self.fits_cards(table)
            && self.fits_seats(table)
            && table.to_match <= MOST
            && table.choices.is_none_or(|it| fits_choices(it, table))
            && (table.standing.as_ref()).is_none_or(|it| self.fits_standing(it))
    }

    fn fits_event(&self, event: &Seen) -> bool {
        let (seat, amount) = event.seat_and_amount();
        let pot = match event {
            Event::Won { pot, .. } => usize::from(*pot),
            _ => 0,
        };
        self.has(seat) && amount <= MOST && pot < self.players.len()
    }

    /// Whether a refusal can be of the table.
    pub(super) fn fits_refusal(&self, refusal: Refusal) -> bool {
        match refusal {
            Refusal::Illegal(Illegal::NotYourTurn { turn }) => self.has(turn),
            Refusal::Illegal(_)
            | Refusal::Stale
            | Refusal::HostOnly
            | Refusal::NobodyThere
            | Refusal::TooFast
            | Refusal::OncePerHand
            | Refusal::TimeEnough
            | Refusal::Alone => true,
        }
    }

    /// Whether something of the room can be of this one.
    pub(super) fn fits_room(&self, room: &RoomTell) -> bool {
        match room {
            RoomTell::State(state) => {
                self.has(Some(state.host)) && self.has(state.given.map(|it| it.from))
            }
            RoomTell::Said(said) => self.has(Some(said.from)),
        }
    }

    /// Whether somebody sits there, where it is about somebody.
    fn has(&self, seat: Option<Seat>) -> bool {
        seat.is_none_or(|seat| seat.index() < self.players.len())
    }

    fn fits_seats(&self, table: &Snapshot) -> bool {
        let all = Seats::first(self.players.len());
        let small = |it: &SeatView| {
            let amounts = [it.brought, it.stack, it.bet, it.put_in];
            amounts.into_iter().all(|it| it <= MOST)
        };
        table.viewer == Viewer::Seat(self.seat)
            && table.seats.iter().map(|it| it.seat).eq(all)
            && table.seats.iter().all(small)
            && self.has(Some(table.button))
            && self.has(table.turn)
            && table.pots.len() <= all.len()
            && (table.pots.iter())
                .all(|pot| pot.amount <= MOST && pot.eligible.minus(all).is_empty())
    }

    /// No more cards than the game has, and none of them twice.
    fn fits_cards(&self, table: &Snapshot) -> bool {
        let rules = self.options.rules(0);
        let (hole, board) = (rules.hole_size(), rules.board_size());
        let holes = table.seats.iter().flat_map(|it| &it.cards);
        let cards = || holes.clone().chain(&table.board).flatten();
        let different: BTreeSet<&Card> = cards().collect();
        table.seats.iter().all(|it| it.cards.len() <= hole)
            && table.board.len() <= board
            && usize::from(table.open) <= table.board.len()
            && different.len() == cards().count()
    }

    fn fits_standing(&self, standing: &Standing) -> bool {
        let levels = self.options.levels();
        let known = |level| levels.contains(&level);
        let amounts = standing.points.iter().chain(&standing.target);
        let hands = standing.hands_to_next_level.into_iter();
        standing.level.is_none_or(known)
            && standing.next_level.is_none_or(known)
            && [0, self.players.len()].contains(&standing.points.len())
            && (amounts.copied().chain(hands)).all(|it| it <= MOST)
            && standing.hands <= MOST
            && self.has(standing.winner)
    }
}

fn fits_choices(choices: Choices, table: &Snapshot) -> bool {
    match choices {
        Choices::Bet(BetChoices { to_call, raise }) => {
            to_call <= MOST && raise.map_or(true, |it| it.min <= it.max && it.max <= MOST)
        }
        Choices::Continue { price } => price <= MOST,
        Choices::Discard { cost } => cost <= MOST,
        Choices::Pick { open, .. } => usize::from(open) <= table.board.len(),
        Choices::Exchange { .. } | Choices::Show => true,
    }
}
