//! All tables of a server: who is connected, who sits where, and who may come
//! in.
//!
//! What came over which line and the time go in; what is sent over which line,
//! and what must be kept before it is sent, come out. It opens no socket and
//! reads no clock, so a simulator can do to it what a network does.

mod allowance;
mod doors;
mod limits;
mod name;
mod reception;
mod room;
mod schedule;
mod token;

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::keep::{Entry, Kept, TableId};
use super::wire::{Down, Reason, Up};
use crate::rules::{Action, Seat};
use crate::table::{Job, Travels};

use allowance::Allowance;
use doors::Doors;
pub use limits::Limits;
pub(super) use name::clean as clean_name;
use room::{Leaving, Room, Visitor};
use schedule::Schedule;
use token::Hash;

/// Tells the lines to clients apart; none is used twice.
pub type LineId = u64;

/// What came over a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Came {
    /// Somebody has connected from there.
    Connected(IpAddr),
    /// A message.
    Message(String),
    /// Nothing at all for some seconds.
    Silence,
    /// Something again after a silence.
    Sound,
    /// The end.
    Gone,
}

/// What goes out over a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Out {
    /// A message.
    Send(LineId, String),
    /// The line is cut after what was sent.
    Close(LineId),
}

/// What came of a call: first this is kept, then that is sent.
#[derive(Debug, Default, PartialEq)]
pub struct Outcome {
    /// What must be kept.
    pub kept: Vec<Kept>,
    /// What is sent.
    pub sent: Vec<Out>,
    /// What an administrator may want to know.
    pub noted: Vec<Noted>,
}

/// What an administrator may want to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// A table was set.
    TableSet(TableId),
    /// A table is gone.
    TableGone(TableId),
    /// Somebody has sat down.
    SatDown(TableId, Seat),
    /// Somebody has left, or was removed.
    Left(TableId, Seat),
    /// Somebody came back.
    CameBack(TableId, Seat),
    /// Somebody's connection was refused.
    Refused(LineId, Reason),
}

/// All tables of a server.
pub struct Hall {
    limits: Limits,
    /// Whose computer it is on, where that is no server's.
    owner: Option<String>,
    chance: StdRng,
    rooms: BTreeMap<TableId, Room>,
    codes: BTreeMap<String, TableId>,
    /// Who comes back with what.
    seats: BTreeMap<Hash, (TableId, Seat)>,
    guests: BTreeMap<LineId, Guest>,
    /// Those who have neither a seat nor a door to wait at, by the end of the
    /// server's patience.
    newcomers: BTreeSet<(Duration, LineId)>,
    doors: Doors,
    next_table: TableId,
    schedule: Schedule,
    /// Tables that something was done at.
    touched: BTreeSet<TableId>,
    jobs: Vec<(TableId, Job)>,
    outcome: Outcome,
}

/// Somebody who is connected.
#[derive(Debug)]
struct Guest {
    address: IpAddr,
    stage: Stage,
    allowance: Allowance,
    /// Until when they must have found a seat or a door to wait at.
    patience: Duration,
}

/// How far a guest has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Connected,
    Greeted,
    /// They wait for the host, or for the end of a hand.
    AtTheDoor(TableId),
    Seated(TableId, Seat),
}

impl Hall {
    /// A hall without tables.
    pub fn new(limits: Limits, seed: [u8; 32]) -> Hall {
        Hall {
            doors: Doors::default(),
            limits,
            owner: None,
            chance: StdRng::from_seed(seed),
            rooms: BTreeMap::new(),
            codes: BTreeMap::new(),
            seats: BTreeMap::new(),
            guests: BTreeMap::new(),
            newcomers: BTreeSet::new(),
            next_table: 1,
            schedule: Schedule::default(),
            touched: BTreeSet::new(),
            jobs: Vec::new(),
            outcome: Outcome::default(),
        }
    }

    /// On the computer of a player who is called that, if that is a name.
    #[must_use]
    pub fn owned_by(self, name: &str) -> Hall {
        let owner = name::clean(name);
        Hall { owner, ..self }
    }

    /// Opens a table again that was kept. `None` where that cannot be.
    pub fn restore(&mut self, table: TableId, entries: &[Entry], now: Duration) -> Option<()> {
        self.next_table = self.next_table.max(table + 1);
        let room = Room::restore(table, entries, &self.limits, now)?;
        for (seat, hash) in room.tokens() {
            self.seats.insert(hash, (table, seat));
        }
        self.codes.insert(room.code().to_owned(), table);
        self.rooms.insert(table, room);
        self.touched.insert(table);
        Some(())
    }

    /// How many tables there are.
    pub fn tables(&self) -> usize {
        self.rooms.len()
    }

    /// How many people are connected.
    pub fn guests(&self) -> usize {
        self.guests.len()
    }

    /// Something came over a line.
    pub fn hear(&mut self, line: LineId, came: Came, now: Duration) -> Outcome {
        match came {
            Came::Connected(address) => self.greet(line, address, now),
            Came::Message(text) => self.read(line, &text, now),
            Came::Silence => self.with_seat(line, |room, seat| room.is_silent(seat, now)),
            Came::Sound => self.with_seat(line, |room, seat| room.is_heard(seat, now)),
            Came::Gone => self.lose(line, now),
        }
        self.settle(now)
    }

    /// Lets everything happen that is due by now.
    pub fn tick(&mut self, now: Duration) -> Outcome {
        for table in self.schedule.due(now) {
            if let Some(room) = self.rooms.get_mut(&table) {
                room.tick(now);
                self.touched.insert(table);
            }
        }
        self.doors.tidy(now);
        let is_late = |it: &&(Duration, LineId)| it.0 <= now;
        while let Some((_, line)) = self.newcomers.first().filter(is_late).copied() {
            self.newcomers.pop_first();
            self.refuse(line, Reason::TooSlow);
        }
        self.settle(now)
    }

    /// When to call [`Hall::tick`].
    pub fn wake(&self) -> Option<Duration> {
        let patience = self.newcomers.first().map(|it| it.0);
        self.schedule.next().into_iter().chain(patience).min()
    }

    /// Decisions of computer players that tables wait for, each once.
    pub fn jobs(&mut self) -> Vec<(TableId, Job)> {
        std::mem::take(&mut self.jobs)
    }

    /// A computer player has decided.
    pub fn decided(
        &mut self,
        table: TableId,
        job: &Job,
        action: Option<Action>,
        now: Duration,
    ) -> Outcome {
        if let Some(room) = self.rooms.get_mut(&table) {
            room.decided(job, action, now);
            self.touched.insert(table);
        }
        self.settle(now)
    }

    /// Everybody is told that the server stops.
    pub fn stop(&mut self) -> Outcome {
        let lines: Vec<LineId> = self.guests.keys().copied().collect();
        for line in lines {
            self.send(line, &Down::Refused(Reason::Stopping));
            self.outcome.sent.push(Out::Close(line));
        }
        self.guests.clear();
        self.newcomers.clear();
        std::mem::take(&mut self.outcome)
    }

    fn greet(&mut self, line: LineId, address: IpAddr, now: Duration) {
        let guest = Guest {
            address,
            stage: Stage::Connected,
            allowance: Allowance::full(self.limits.messages, now),
            patience: now + self.limits.patience,
        };
        self.newcomers.insert((guest.patience, line));
        self.guests.insert(line, guest);
    }

    /// Somebody is no longer connected.
    fn take_out(&mut self, line: LineId) -> Option<Guest> {
        let guest = self.guests.remove(&line)?;
        self.newcomers.remove(&(guest.patience, line));
        Some(guest)
    }

    fn read(&mut self, line: LineId, text: &str, now: Duration) {
        let Some(guest) = self.guests.get_mut(&line) else {
            return;
        };
        if !guest.allowance.take(self.limits.messages, now) {
            return self.refuse(line, Reason::TooFast);
        }
        let (stage, address) = (guest.stage, guest.address);
        let Ok(up) = Up::from_json(text) else {
            return self.refuse(line, Reason::NotUnderstood);
        };
        let done = match (stage, up) {
            (Stage::Connected, Up::Hello { min, max }) => self.welcome(line, min, max),
            (Stage::Greeted, Up::Host(table)) => self.set_table(line, *table, address, now),
            (Stage::Greeted, Up::Join { code, name }) => {
                self.knock(line, &code, &name, address, now)
            }
            (Stage::Greeted, Up::Return { token, knows }) => {
                self.come_back(line, &token, knows, address, now)
            }
            (Stage::Seated(table, seat), Up::Ask(asked)) => {
                if let Some(room) = self.rooms.get_mut(&table) {
                    room.ask(seat, asked, now);
                    self.touched.insert(table);
                }
                Ok(())
            }
            // Whoever still waits has nothing to say.
            (Stage::AtTheDoor(_), _) => Ok(()),
            _ => Err(Reason::NotUnderstood),
        };
        if let Err(reason) = done {
            self.refuse(line, reason);
        }
    }

    fn with_seat(&mut self, line: LineId, act: impl FnOnce(&mut Room, Seat)) {
        let stage = self.guests.get(&line).map(|guest| guest.stage);
        if let Some(Stage::Seated(table, seat)) = stage
            && let Some(room) = self.rooms.get_mut(&table)
        {
            act(room, seat);
            self.touched.insert(table);
        }
    }

    fn lose(&mut self, line: LineId, now: Duration) {
        let Some(guest) = self.take_out(line) else {
            return;
        };
        if let Stage::Seated(table, _) | Stage::AtTheDoor(table) = guest.stage
            && let Some(room) = self.rooms.get_mut(&table)
        {
            room.lose(line, now);
            self.touched.insert(table);
        }
    }

    fn refuse(&mut self, line: LineId, reason: Reason) {
        self.send(line, &Down::Refused(reason));
        self.outcome.sent.push(Out::Close(line));
        self.outcome.noted.push(Noted::Refused(line, reason));
        if let Some(guest) = self.take_out(line)
            && let Stage::Seated(table, _) | Stage::AtTheDoor(table) = guest.stage
            && let Some(room) = self.rooms.get_mut(&table)
        {
            room.forget_line(line);
            self.touched.insert(table);
        }
    }

    fn stage(&mut self, line: LineId, stage: Stage) {
        let Some(guest) = self.guests.get_mut(&line) else {
            return;
        };
        guest.stage = stage;
        if let Stage::AtTheDoor(_) | Stage::Seated(..) = stage {
            self.newcomers.remove(&(guest.patience, line));
        }
    }

    fn send(&mut self, line: LineId, down: &Down) {
        self.outcome.sent.push(Out::Send(line, down.to_json()));
    }

    /// What was done at tables is kept and told.
    fn settle(&mut self, now: Duration) -> Outcome {
        while let Some(table) = self.touched.pop_first() {
            let Some(room) = self.rooms.get_mut(&table) else {
                continue;
            };
            for visitor in room.visitors(now) {
                match visitor {
                    Visitor::SitsDown(line, seat) => self.give_seat(line, table, seat, now),
                    Visitor::Refused(line, reason) => self.refuse(line, reason),
                    Visitor::Leaves(line, seat, hash, why) => {
                        self.seats.remove(&hash);
                        self.outcome.noted.push(Noted::Left(table, seat));
                        if let Some(line) = line {
                            if why == Leaving::Removed {
                                self.send(line, &Down::Refused(Reason::Removed));
                            }
                            self.outcome.sent.push(Out::Close(line));
                            self.take_out(line);
                        }
                    }
                }
            }
            let Some(room) = self.rooms.get_mut(&table) else {
                continue;
            };
            let told = room.take(&mut self.outcome.kept);
            for (line, frame) in told {
                let down = Down::Frame(frame);
                self.outcome.sent.push(Out::Send(line, down.to_json()));
            }
            let wake = room.wake();
            (self.jobs).extend(room.next_job().map(|job| (table, job)));
            if room.is_deserted(now) {
                self.forget(table);
            } else {
                self.touched.remove(&table);
                self.schedule.set(table, wake);
            }
        }
        std::mem::take(&mut self.outcome)
    }

    fn forget(&mut self, table: TableId) {
        let Some(room) = self.rooms.remove(&table) else {
            return;
        };
        self.codes.remove(room.code());
        for (_, hash) in room.tokens() {
            self.seats.remove(&hash);
        }
        self.schedule.set(table, None);
        self.outcome.kept.push(room.forgotten());
        self.outcome.noted.push(Noted::TableGone(table));
    }
}

fn room_code(rooms: &BTreeMap<TableId, Room>, table: TableId) -> String {
    let room = rooms.get(&table);
    room.map_or_else(String::new, |room| room.code().to_owned())
}
