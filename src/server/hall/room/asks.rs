//! What people at a table ask for.

use std::time::Duration;

use super::{Leaving, Room, Visitor, seconds};
use crate::rules::Seat;
use crate::server::wire::Reason;
use crate::table::{Ask, Asked, Given, Refusal, RoomAsk, RoomTell};

impl Room {
    /// Somebody at the table asks for something.
    pub(in crate::server::hall) fn ask(&mut self, seat: Seat, asked: Asked, now: Duration) {
        self.now = now;
        let id = asked.id;
        match asked.ask {
            Ask::Room(ask) => {
                let known = self.host.answer_to(seat, id);
                let answer = known.unwrap_or_else(|| self.do_as_asked(seat, ask));
                self.host.answer_ask(seat, id, answer);
                self.put_out_the_leaving(now);
            }
            ref ask if self.is_for_host(ask) && seat != self.master => {
                self.host.answer_ask(seat, id, Err(Refusal::HostOnly));
            }
            _ => self.host.ask(seat, asked, now),
        }
    }

    /// Whether only the host of the table may ask for it.
    fn is_for_host(&self, ask: &Ask) -> bool {
        match ask {
            Ask::SetPaused(_) | Ask::SetPace(_) => true,
            Ask::Deal { .. } => self.host.hands() == 0,
            Ask::Act { .. }
            | Ask::MoveOn { .. }
            | Ask::PlayToTheEnd
            | Ask::SetOwnTime(_)
            | Ask::Listen { .. }
            | Ask::Resume { .. }
            | Ask::Room(_) => false,
        }
    }

    fn do_as_asked(&mut self, seat: Seat, ask: RoomAsk) -> Result<(), Refusal> {
        match ask {
            RoomAsk::Say(talk) => {
                let said = self.conversation.say(seat, talk, self.now)?;
                for seat in self.host.people() {
                    self.host.tell_of_room(seat, RoomTell::Said(said.clone()));
                }
            }
            RoomAsk::GiveTime(to) => self.give_time(seat, to)?,
            RoomAsk::Leave => self.put_out(seat, Leaving::Goes),
            _ if seat != self.master => return Err(Refusal::HostOnly),
            RoomAsk::Admit(id) => {
                let place = self.door.iter().position(|it| it.knock.id == id);
                self.door[place.ok_or(Refusal::NobodyThere)?].admitted = true;
                self.note_door();
            }
            RoomAsk::Refuse(id) => {
                let place = self.door.iter().position(|it| it.knock.id == id);
                let waiting = self.door.remove(place.ok_or(Refusal::NobodyThere)?);
                let refused = Visitor::Refused(waiting.line, Reason::HostRefused);
                self.leaving.push(refused);
                self.note_door();
            }
            RoomAsk::Remove(other) if other != seat && self.people.contains_key(&other) => {
                self.put_out(other, Leaving::Removed);
            }
            RoomAsk::HandOver(other) if self.people.contains_key(&other) => self.make_host(other),
            RoomAsk::Remove(_) | RoomAsk::HandOver(_) => return Err(Refusal::NobodyThere),
        }
        Ok(())
    }

    /// Whoever is given time hears of it, and nobody else.
    fn give_time(&mut self, from: Seat, to: Seat) -> Result<(), Refusal> {
        let given = self.host.give_time(from, to, self.now)?;
        self.keep_records();
        let given = Given {
            number: self.entries,
            from,
            seconds: seconds(given),
        };
        if let Some(sitter) = self.people.get_mut(&to) {
            sitter.given = Some(given);
        }
        let state = self.state_for(to);
        self.host.tell_of_room(to, RoomTell::State(state));
        Ok(())
    }
}
