//! The rest of a hand that nobody decides any more: street by street.

use std::sync::Arc;

use super::cards::Row;
use super::pots::Pots;
use super::{Chips, Event, MAX_SEATS, Phase, Seat, SeatView, Seats, Seen, Status, Tableau, View};

/// Where one may stop to look, in the events of a hand that is over: before
/// each street that came after the last decision, and after the last of them.
/// Each is the number of events before it; there is none where the last
/// decision came after the last street.
pub(crate) fn stops<Cards>(events: &[Event<Cards>]) -> Vec<usize> {
    let mut stops = Vec::new();
    let over = events.iter().position(|it| matches!(it, Event::HandOver));
    // What is shown after the hand is no part of it.
    let Some(events) = over.and_then(|over| events.get(..=over)) else {
        return stops;
    };
    let last_deed = events.iter().rposition(|event| !is_chore(event));
    let chores = last_deed.map_or(0, |place| place + 1);
    let lays = |event: &Event<Cards>| matches!(event, Event::Board { .. });
    let mut begin = None;
    for (place, event) in events.iter().enumerate().skip(chores) {
        // A card is burned before each street.
        if lays(event) {
            stops.push(begin.take().unwrap_or(place));
        } else if matches!(event, Event::Burned) {
            begin = begin.or(Some(place));
        }
    }
    let last = events.iter().rposition(lays).map(|place| place + 1);
    if !stops.is_empty() {
        stops.extend(last);
    }
    stops
}

/// Whether it happens by itself once all is decided.
fn is_chore<Cards>(event: &Event<Cards>) -> bool {
    matches!(
        event,
        Event::Burned
            | Event::Board { .. }
            | Event::Returned { .. }
            | Event::Shown { .. }
            | Event::PicksShown { .. }
            | Event::Ranked { .. }
            | Event::Won { .. }
            | Event::HandOver
    )
}

impl View {
    /// Where one may stop to look at a hand that is over: after so many of the
    /// things that were seen.
    pub fn stops(&self) -> Vec<usize> {
        stops(&self.seen)
    }

    /// The table as it was when only so much of the hand had been seen, at one
    /// of the places at which one may stop before the rest of a hand that is
    /// over.
    #[must_use]
    pub fn at_stop(&self, seen: usize) -> View {
        let (before, after) = self.seen.split_at(seen.min(self.seen.len()));
        let mut tableau = Tableau::new(&self.rules);
        before.iter().for_each(|event| tableau.note(event));
        let seats: Vec<SeatView> = (self.seats.iter())
            .map(|seat| self.seat_at(seat, before, after, &tableau))
            .collect();
        let mut standing = self.standing.clone();
        if let Some(standing) = &mut standing {
            standing.winner = None;
        }
        let laid: usize = before.iter().map(laid_by).sum();
        View {
            viewer: self.viewer,
            rules: Arc::clone(&self.rules),
            button: self.button,
            phase: Phase::Betting,
            street: tableau.street,
            pots: pots(&seats, &tableau),
            seats,
            board: self.board.iter().copied().take(laid).collect(),
            open: self.open,
            to_match: 0,
            turn: None,
            choices: None,
            seen: before.to_vec(),
            standing,
        }
    }

    fn seat_at(
        &self,
        seat: &SeatView,
        before: &[Seen],
        after: &[Seen],
        tableau: &Tableau,
    ) -> SeatView {
        let got: Chips = after.iter().map(|event| got_by(event, seat.seat)).sum();
        let shown = |card| {
            let shows = |event: &Seen| match event {
                Event::Shown { seat: whose, cards } => *whose == seat.seat && cards.contains(&card),
                _ => false,
            };
            before.iter().any(shows)
        };
        let may_see = |card| self.viewer.is(seat.seat) || shown(card);
        let picks_shown = (before.iter())
            .any(|it| matches!(it, Event::PicksShown { seat: whose, .. } if *whose == seat.seat));
        SeatView {
            seat: seat.seat,
            status: tableau.status(seat.seat),
            brought: seat.brought,
            stack: seat.stack.saturating_sub(got),
            bet: 0,
            put_in: tableau.put_in(seat.seat),
            cards: (seat.cards.iter())
                .map(|card| card.filter(|card| may_see(*card)))
                .collect(),
            picks: if self.viewer.is(seat.seat) || picks_shown {
                seat.picks
            } else {
                Row::EMPTY
            },
        }
    }
}

/// How many community cards the event adds.
fn laid_by(event: &Seen) -> usize {
    match event {
        Event::Board { cards, .. } => cards.count(),
        _ => 0,
    }
}

/// What the player got by the event.
fn got_by(event: &Seen, by: Seat) -> Chips {
    match *event {
        Event::Won { seat, amount, .. } | Event::Returned { seat, amount } if seat == by => amount,
        _ => 0,
    }
}

/// The pots as they are told while the hand goes on.
fn pots(seats: &[SeatView], tableau: &Tableau) -> Vec<super::Pot> {
    let mut put_in = [0; MAX_SEATS];
    for seat in seats {
        put_in[seat.seat.index()] = seat.put_in;
    }
    let matched: Chips = put_in.iter().sum();
    let with = |status: fn(Status) -> bool| -> Seats {
        let those = seats.iter().filter(|seat| status(seat.status));
        those.map(|seat| seat.seat).collect()
    };
    let live = with(|it| matches!(it, Status::Active | Status::AllIn));
    let all_in = with(|it| it == Status::AllIn);
    let dead = tableau.pot.saturating_sub(matched);
    Pots::to_tell(&put_in, dead, live, all_in)
        .as_slice()
        .to_vec()
}
