//! From the door to a seat: who sets a table, knocks at one, or comes back.

use std::net::IpAddr;
use std::time::Duration;

use super::room::Room;
use super::token::Token;
use super::{Hall, LineId, Noted, Out, Stage, name, room_code, token};
use crate::rules::Seat;
use crate::server::keep::{Set, TableId};
use crate::server::wire::{Down, Knows, NewTable, Reason, agree};

impl Hall {
    pub(super) fn welcome(&mut self, line: LineId, min: u16, max: u16) -> Result<(), Reason> {
        let version = agree(min, max)?;
        self.stage(line, Stage::Greeted);
        self.send(line, &Down::Welcome { version });
        Ok(())
    }

    pub(super) fn set_table(
        &mut self,
        line: LineId,
        new: NewTable,
        address: IpAddr,
        now: Duration,
    ) -> Result<(), Reason> {
        let from_there = |room: &&Room| room.set_from() == Some(address);
        if self.rooms.len() >= self.limits.tables {
            return Err(Reason::ServerFull);
        }
        if self.rooms.values().filter(from_there).count() >= self.limits.tables_of_address {
            return Err(Reason::TooFast);
        }
        let table = self.next_table;
        let code = self.free_code();
        let set = Set {
            names: name::of_table(&new).ok_or(Reason::BadName)?,
            seed: token::seed(&mut self.chance),
            code: code.clone(),
            options: new.options,
            styles: new.styles,
            pace: new.pace,
            door: new.door,
            owner: self.owner.clone(),
        };
        let room = Room::set(table, set, &self.limits, address).ok_or(Reason::BadTable)?;
        self.next_table += 1;
        self.codes.insert(code, table);
        self.rooms.insert(table, room);
        self.outcome.noted.push(Noted::TableSet(table));
        self.give_seat(line, table, Seat::FIRST, now);
        Ok(())
    }

    /// Eight digits that no table has.
    fn free_code(&mut self) -> String {
        loop {
            let code = token::code(&mut self.chance);
            if !self.codes.contains_key(&code) {
                return code;
            }
        }
    }

    pub(super) fn knock(
        &mut self,
        line: LineId,
        code: &str,
        name: &str,
        address: IpAddr,
        now: Duration,
    ) -> Result<(), Reason> {
        if !self.doors.may_try(address, self.limits.wrong_codes, now) {
            return Err(Reason::TooFast);
        }
        let digits: String = code.chars().filter(char::is_ascii_digit).collect();
        let Some(table) = self.codes.get(&digits).copied() else {
            self.doors.note_wrong(address, now);
            return Err(Reason::NoSuchTable);
        };
        let room = self.rooms.get_mut(&table).ok_or(Reason::NoSuchTable)?;
        let name = name::clean(name).ok_or(Reason::BadName)?;
        let host = room.knock(line, name, now)?;
        self.touched.insert(table);
        self.stage(line, Stage::AtTheDoor(table));
        if let Some(host) = host {
            self.send(line, &Down::Knocking { host });
        }
        Ok(())
    }

    pub(super) fn come_back(
        &mut self,
        line: LineId,
        token: &str,
        knows: Knows,
        address: IpAddr,
        now: Duration,
    ) -> Result<(), Reason> {
        if !self.doors.may_try(address, self.limits.wrong_codes, now) {
            return Err(Reason::TooFast);
        }
        let Some((table, seat)) = self.seats.get(&token::hash(token)).copied() else {
            self.doors.note_wrong(address, now);
            return Err(Reason::SeatGone);
        };
        let room = self.rooms.get_mut(&table).ok_or(Reason::SeatGone)?;
        if let Some(older) = room.attach(seat, line, now) {
            self.send(older, &Down::Refused(Reason::TakenOver));
            self.outcome.sent.push(Out::Close(older));
            self.take_out(older);
        }
        let code = room_code(&self.rooms, table);
        let token = token.to_owned();
        self.send(line, &Down::Seat { token, code });
        if let Some(room) = self.rooms.get_mut(&table) {
            room.bring_back(seat, knows);
        }
        self.stage(line, Stage::Seated(table, seat));
        self.touched.insert(table);
        self.outcome.noted.push(Noted::CameBack(table, seat));
        Ok(())
    }

    /// A seat is theirs from now on.
    pub(super) fn give_seat(&mut self, line: LineId, table: TableId, seat: Seat, now: Duration) {
        let token = Token::new(&mut self.chance);
        let Some(room) = self.rooms.get_mut(&table) else {
            return;
        };
        if let Some(old) = room.give(seat, line, token.hash(), now) {
            self.seats.remove(&old);
        }
        self.seats.insert(token.hash(), (table, seat));
        self.touched.insert(table);
        self.stage(line, Stage::Seated(table, seat));
        let code = room_code(&self.rooms, table);
        let token = token.into_text();
        self.send(line, &Down::Seat { token, code });
        self.outcome.noted.push(Noted::SatDown(table, seat));
    }
}
