//! One table of the hall: its host, who sits there over which line, and who
//! waits at the door.

mod asks;
mod door;
mod restore;
mod talk;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

use super::limits::Limits;
use super::token::Hash;
use super::{LineId, name};
use crate::rules::{Action, Seat};
use crate::server::keep::{Entry, Kept, Set, TableId, What};
use crate::server::wire::{Knows, Reason};
use crate::table::{Change, Frame, Given, Host, Job, Presence, RoomState, RoomTell, Sits};

use door::Waiting;
use talk::Conversation;

/// One table of the hall.
pub(super) struct Room {
    id: TableId,
    set: Set,
    host: Host,
    /// Who may let people in.
    master: Seat,
    people: BTreeMap<Seat, Sitter>,
    /// Who waits, the first first.
    door: Vec<Waiting>,
    next_knock: u64,
    conversation: Conversation,
    /// What waits to be kept.
    kept: Vec<Kept>,
    entries: u64,
    /// Who has left or was put out.
    leaving: Vec<Visitor>,
    /// The decision that somebody makes elsewhere.
    asked: Option<Job>,
    set_from: Option<IpAddr>,
    /// Since when nobody is there.
    empty: Option<Duration>,
    deserted: Duration,
    /// The time, as it was last passed in.
    now: Duration,
}

/// A person at the table.
#[derive(Debug)]
struct Sitter {
    hash: Hash,
    line: Option<LineId>,
    /// When they are away, unless something is heard of them before.
    away_at: Option<Duration>,
    /// The number of the first thing that was said after they came.
    hears_from: u64,
    /// The time that they were given last.
    given: Option<Given>,
}

/// What becomes of somebody.
#[derive(Debug)]
pub(super) enum Visitor {
    /// There is a seat for them.
    SitsDown(LineId, Seat),
    /// There is none.
    Refused(LineId, Reason),
    /// Their seat is no longer theirs.
    Leaves(Option<LineId>, Seat, Hash, Leaving),
}

/// Why somebody leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaving {
    /// They want to.
    Goes,
    /// The host wants it.
    Removed,
}

/// A cut line is no reason to tell anybody, if it is soon mended.
const UNNOTICED: Duration = Duration::from_secs(3);

/// A game that is over is not kept for long once everybody is away.
const AFTER_THE_GAME: Duration = Duration::from_secs(600);

impl Room {
    /// A new table. `None` where it cannot be.
    pub(super) fn set(id: TableId, set: Set, limits: &Limits, set_from: IpAddr) -> Option<Room> {
        let start = set.start().filter(|start| !start.styles.is_empty())?;
        let mut host = Host::new(&start, &set.names).ok()?;
        host.start_records();
        host.expect_company(limits.grace);
        // The host is told where they sit when they have a line.
        host.take_frames();
        let mut room = Room::around(id, set, host, limits);
        room.set_from = Some(set_from);
        room.keep(Entry::Set(Box::new(room.set.clone())));
        Some(room)
    }

    fn around(id: TableId, set: Set, host: Host, limits: &Limits) -> Room {
        Room {
            id,
            set,
            host,
            master: Seat::FIRST,
            people: BTreeMap::new(),
            door: Vec::new(),
            next_knock: 1,
            conversation: Conversation::default(),
            kept: Vec::new(),
            entries: 0,
            leaving: Vec::new(),
            asked: None,
            set_from: None,
            empty: Some(Duration::ZERO),
            deserted: limits.deserted,
            now: Duration::ZERO,
        }
    }

    pub(super) fn code(&self) -> &str {
        &self.set.code
    }

    pub(super) fn set_from(&self) -> Option<IpAddr> {
        self.set_from
    }

    pub(super) fn tokens(&self) -> Vec<(Seat, Hash)> {
        let people = self.people.iter();
        people.map(|(seat, it)| (*seat, it.hash.clone())).collect()
    }

    pub(super) fn forgotten(&self) -> Kept {
        Kept {
            table: self.id,
            what: What::Forget,
        }
    }

    fn keep(&mut self, entry: Entry) {
        self.entries += 1;
        self.kept.push(Kept {
            table: self.id,
            what: What::Entry(self.entries, Box::new(entry)),
        });
    }

    /// Gives somebody the seat over a line; tells what brought the one before
    /// back to it.
    pub(super) fn give(
        &mut self,
        seat: Seat,
        line: LineId,
        hash: Hash,
        now: Duration,
    ) -> Option<Hash> {
        self.now = now;
        let sitter = Sitter {
            hash: hash.clone(),
            line: Some(line),
            away_at: None,
            hears_from: self.conversation.next(),
            given: None,
        };
        let old = self.people.insert(seat, sitter);
        self.keep_records();
        self.keep(Entry::Token(seat, hash));
        self.empty = None;
        if seat == self.master && old.is_none() {
            self.host.seat_again(seat);
        }
        self.tell_state();
        old.map(|it| it.hash).filter(|hash| !hash.is_empty())
    }

    /// Their line is this one from now on. Tells which it was before.
    pub(super) fn attach(&mut self, seat: Seat, line: LineId, now: Duration) -> Option<LineId> {
        self.now = now;
        self.empty = None;
        let sitter = self.people.get_mut(&seat)?;
        sitter.away_at = None;
        let older = sitter.line.replace(line);
        self.host.set_presence(seat, Presence::Here, now);
        older.filter(|older| *older != line)
    }

    /// Whoever has come back is told what they do not know.
    pub(super) fn bring_back(&mut self, seat: Seat, knows: Knows) {
        if knows == Knows::Nothing {
            self.host.seat_again(seat);
        }
        let state = self.state_for(seat);
        self.host.tell_of_room(seat, RoomTell::State(state));
        let from = self.people.get(&seat).map_or(0, |it| it.hears_from);
        for said in self.conversation.since(from) {
            self.host.tell_of_room(seat, RoomTell::Said(said));
        }
    }

    /// A line is gone.
    pub(super) fn lose(&mut self, line: LineId, now: Duration) {
        self.now = now;
        self.forget_line(line);
    }

    pub(super) fn forget_line(&mut self, line: LineId) {
        let now = self.now;
        for sitter in self.people.values_mut() {
            if sitter.line == Some(line) {
                sitter.line = None;
                sitter.away_at = Some(now + UNNOTICED);
            }
        }
        let before = self.door.len();
        self.door.retain(|it| it.line != line);
        if self.door.len() != before {
            self.note_door();
        }
    }

    /// Nothing comes from somebody, though their line is not cut.
    pub(super) fn is_silent(&mut self, seat: Seat, now: Duration) {
        self.now = now;
        self.host.set_presence(seat, Presence::Away, now);
        self.hand_over_if_away();
    }

    /// Something comes again.
    pub(super) fn is_heard(&mut self, seat: Seat, now: Duration) {
        self.now = now;
        self.host.set_presence(seat, Presence::Here, now);
    }

    pub(super) fn tick(&mut self, now: Duration) {
        self.now = now;
        for (seat, sitter) in &mut self.people {
            if sitter.away_at.take_if(|at| *at <= now).is_some() {
                self.host.set_presence(*seat, Presence::Away, now);
            }
        }
        self.hand_over_if_away();
        self.host.tick(now);
    }

    /// Where the host is away and somebody knocks, another can let them in.
    fn hand_over_if_away(&mut self) {
        if self.host.is_here(self.master) || self.door.iter().all(|it| it.admitted) {
            return;
        }
        let mut people = self.people.keys().copied();
        if let Some(seat) = people.find(|seat| self.host.is_here(*seat)) {
            self.make_host(seat);
        }
    }

    /// When something is due.
    pub(super) fn wake(&self) -> Option<Duration> {
        let away = self.people.values().filter_map(|it| it.away_at);
        let door = self
            .door
            .iter()
            .filter(|it| !it.admitted)
            .map(|it| it.until);
        let empty = self.empty.map(|since| since + self.stays());
        let own = away.chain(door).chain(empty).min();
        self.host.wake().into_iter().chain(own).min()
    }

    /// How long the table stays while nobody is there.
    fn stays(&self) -> Duration {
        match self.host.winner() {
            Some(_) => self.deserted.min(AFTER_THE_GAME),
            None => self.deserted,
        }
    }

    /// Whether nobody comes back any more.
    pub(super) fn is_deserted(&mut self, now: Duration) -> bool {
        if self.people.values().any(|it| it.line.is_some()) {
            self.empty = None;
            return false;
        }
        let since = *self.empty.get_or_insert(now);
        self.people.is_empty() || since + self.stays() <= now
    }

    /// The decision of a computer player that the table waits for, once.
    pub(super) fn next_job(&mut self) -> Option<Job> {
        if (self.asked.as_ref()).is_some_and(|job| self.host.awaits(job)) {
            return None;
        }
        self.asked = self.host.job();
        self.asked.clone()
    }

    pub(super) fn decided(&mut self, job: &Job, action: Option<Action>, now: Duration) {
        self.now = now;
        self.asked = None;
        self.host.answer(job, action, now);
    }

    /// Their seat is no longer theirs. What they were told before goes out
    /// first.
    fn put_out(&mut self, seat: Seat, why: Leaving) {
        if let Some(sitter) = self.people.remove(&seat) {
            let gone = Visitor::Leaves(sitter.line, seat, sitter.hash, why);
            self.leaving.push(gone);
            self.keep(Entry::NoToken(seat));
        }
    }

    /// Computer players take the seats of those who have left.
    fn put_out_the_leaving(&mut self, now: Duration) {
        let gone = self.leaving.iter().filter_map(|visitor| match visitor {
            Visitor::Leaves(_, seat, ..) => Some(*seat),
            Visitor::SitsDown(..) | Visitor::Refused(..) => None,
        });
        for seat in gone.collect::<Vec<_>>() {
            let spare = self.set.names.len() - 1;
            let name = if seat == Seat::FIRST {
                spare
            } else {
                seat.index()
            };
            let mut others = self.host.players();
            others.remove(seat.index());
            let others: Vec<String> = others.into_iter().map(|it| it.name).collect();
            let name = name::unlike(&self.set.names[name], &others);
            let style = self.set.styles[seat.index() % self.set.styles.len()].clone();
            self.host.sit(seat, Sits::Bot { name, style }, now);
            if seat == self.master {
                let people = self.people.keys().copied();
                let next = people.max_by_key(|seat| self.host.is_here(*seat));
                next.into_iter().for_each(|seat| self.make_host(seat));
            }
        }
    }

    fn make_host(&mut self, seat: Seat) {
        if seat != self.master {
            self.master = seat;
            self.keep_records();
            self.keep(Entry::Host(seat));
            self.tell_state();
        }
    }

    fn tell_state(&mut self) {
        for seat in self.host.people() {
            let state = self.state_for(seat);
            self.host.tell_of_room(seat, RoomTell::State(state));
        }
    }

    fn state_for(&self, seat: Seat) -> RoomState {
        let door = self
            .door
            .iter()
            .filter(|it| !it.admitted && seat == self.master);
        RoomState {
            code: self.set.code.clone(),
            host: self.master,
            knocks: door.map(|it| it.knock.clone()).collect(),
            dealer: self.set.owner.clone(),
            gives: self.host.gift().map(seconds),
            given: self.people.get(&seat).and_then(|it| it.given),
        }
    }

    fn keep_records(&mut self) {
        for record in self.host.take_records() {
            // How time passes is told by what happens.
            if record.change != Change::Time {
                self.keep(Entry::Record(record));
            }
        }
    }

    /// What is to be kept, and then told over which line.
    pub(super) fn take(&mut self, kept: &mut Vec<Kept>) -> Vec<(LineId, Frame)> {
        self.keep_records();
        kept.append(&mut self.kept);
        let frames = self.host.take_frames().into_iter();
        let line = |seat| self.people.get(&seat).and_then(|it| it.line);
        frames
            .filter_map(|(seat, frame)| Some((line(seat)?, frame)))
            .collect()
    }
}

fn seconds(time: Duration) -> u16 {
    u16::try_from(time.as_secs()).unwrap_or(u16::MAX)
}
