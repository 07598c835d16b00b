//! Who waits at the door of a table, and is let in or not.

use std::time::Duration;

use super::{Room, Sitter, Visitor};
use crate::rules::{Seat, Seats};
use crate::server::hall::token::Hash;
use crate::server::hall::{LineId, name};
use crate::server::wire::{Door, Reason};
use crate::table::{Knock, RoomTell, Sits};

/// Somebody at the door.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) line: LineId,
    pub(super) knock: Knock,
    pub(super) admitted: bool,
    pub(super) until: Duration,
}

/// So long the host may think about who knocks.
const KNOCKING: Duration = Duration::from_secs(120);

/// So many may wait at one door.
const AT_THE_DOOR: usize = 10;

impl Room {
    /// Somebody is at the door. Tells whom they have to wait for; `None` is the
    /// end of the hand.
    pub(in crate::server::hall) fn knock(
        &mut self,
        line: LineId,
        name: String,
        now: Duration,
    ) -> Result<Option<String>, Reason> {
        self.now = now;
        if self.host.winner().is_some() {
            return Err(Reason::GameOver);
        }
        if self.free_seat_for(&name).is_none() {
            return Err(Reason::TableFull);
        }
        if self.door.len() >= AT_THE_DOOR {
            return Err(Reason::TooFast);
        }
        let id = self.next_knock;
        self.next_knock += 1;
        let admitted = self.set.door == Door::Open;
        self.door.push(Waiting {
            line,
            knock: Knock { id, name },
            admitted,
            until: now + KNOCKING,
        });
        self.note_door();
        let host = self.host.players().swap_remove(self.master.index());
        Ok((!admitted).then_some(host.name))
    }

    /// The seat of a computer player who is still in the game. One that is
    /// called like them makes room first.
    fn free_seat_for(&self, name: &str) -> Option<Seat> {
        let players = self.host.players();
        let seats = Seats::first(players.len()).into_iter();
        let mut free =
            seats.filter(|seat| !self.people.contains_key(seat) && self.host.is_in_the_game(*seat));
        let is_called =
            |seat: &Seat| players[seat.index()].name.to_lowercase() == name.to_lowercase();
        free.clone().find(is_called).or_else(|| free.next())
    }

    /// Those at the door who sit down or go, and those who have left.
    pub(in crate::server::hall) fn visitors(&mut self, now: Duration) -> Vec<Visitor> {
        self.now = now;
        let mut visitors = std::mem::take(&mut self.leaving);
        let over = self.host.winner().is_some();
        while !self.host.is_in_a_hand()
            && let Some(place) = self.door.iter().position(|it| it.admitted)
        {
            let waiting = self.door.remove(place);
            match self.free_seat_for(&waiting.knock.name).filter(|_| !over) {
                Some(seat) => {
                    self.sit_down(seat, waiting.knock.name, now);
                    visitors.push(Visitor::SitsDown(waiting.line, seat));
                }
                None => visitors.push(Visitor::Refused(waiting.line, Reason::TableFull)),
            }
            self.note_door();
        }
        let silent = |it: &Waiting| !it.admitted && it.until <= now;
        while let Some(place) = self.door.iter().position(silent) {
            let waiting = self.door.remove(place);
            visitors.push(Visitor::Refused(waiting.line, Reason::HostSilent));
            self.note_door();
        }
        visitors
    }

    /// The seat is theirs; what they are told of it waits until they have a
    /// line.
    fn sit_down(&mut self, seat: Seat, name: String, now: Duration) {
        let mut others = self.host.players();
        others.remove(seat.index());
        let others: Vec<String> = others.into_iter().map(|it| it.name).collect();
        let name = name::unlike(&name, &others);
        let sitter = Sitter {
            hash: Hash::new(),
            line: None,
            away_at: None,
            hears_from: self.conversation.next(),
            given: None,
        };
        self.people.insert(seat, sitter);
        self.host.sit(seat, Sits::Person { name }, now);
    }

    /// Who waits at the door is another matter now.
    pub(super) fn note_door(&mut self) {
        let admitted = self.door.iter().any(|it| it.admitted);
        self.host.expect_somebody(admitted);
        let state = self.state_for(self.master);
        self.host.tell_of_room(self.master, RoomTell::State(state));
        self.hand_over_if_away();
    }
}
