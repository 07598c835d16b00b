use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::bots::{Memory, Style};
use crate::rules::cards::Seed;
use crate::rules::{Action, Chips, Due, Event, Game, Input, Options, Seat, Seats};

use super::{TablePace, TimeScale};

/// What a table is set with. With the [`Record`]s of what happened at it, it
/// can be brought back.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The game and its options.
    pub options: Options,
    /// The seed of its cards, and of the computer players.
    pub seed: Seed,
    /// Where people sit.
    pub people: Seats,
    /// How the computer players play, seat after seat; used again and again.
    pub styles: Vec<&'static Style>,
    /// How the table runs.
    pub settings: TablePace,
}

impl Start {
    /// The person of a table that has one.
    pub fn me(&self) -> Seat {
        self.people.into_iter().next().unwrap_or(Seat::FIRST)
    }
}

/// A change of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// When, by the table's own time in milliseconds.
    pub at: u64,
    /// What changed.
    pub change: Change,
}

/// What can change a table. Everything but the inputs of its game is about
/// the time, or could be worked out again, but slowly.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Change {
    /// A hand was dealt to players with these chips.
    Deal(Vec<Chips>),
    /// A player acted.
    Act(Seat, Action),
    /// A moment came.
    Clock(Due),
    /// A moment came that the game had no use for.
    Forget,
    /// Time was stopped if it ran, otherwise started again.
    Pause,
    /// Time passed, and that is all.
    Time,
    /// From then on the table ran like this.
    Settings(TablePace),
    /// What each computer player who learns had learnt by then.
    Learnt(Vec<Option<Memory>>),
    /// Somebody else sat down in a seat.
    Sit(Seat, Sits),
    /// From then on somebody had so much time of their own.
    OwnTime(Seat, TimeScale),
    /// The first gave the second time.
    GiveTime(Seat, Seat),
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sits {
    /// A person.
    Person {
        /// What everybody calls them.
        name: String,
    },
    /// A computer player.
    Bot {
        /// What everybody calls it.
        name: String,
        /// How it plays.
        style: String,
    },
}

impl Record {
    /// Does to the game what was taken down, and tells what came of it.
    /// `None` where that cannot be what was taken down of this game.
    pub fn apply_to<'a>(&self, game: &'a mut Game) -> Option<&'a [Event]> {
        if let Change::Deal(stacks) = &self.change
            && stacks != game.stacks()
        {
            return None;
        }
        match self.change.input() {
            Some(input) => game.apply(input).ok(),
            None => Some(&[]),
        }
    }
}

impl Change {
    /// The input that the game is going to get.
    pub(super) fn by(input: Input, game: &Game) -> Change {
        match input {
            Input::Deal => Change::Deal(game.stacks().to_vec()),
            Input::Act(seat, action) => Change::Act(seat, action),
            Input::Clock(due) => Change::Clock(due),
        }
    }

    /// The game's input, where it is one.
    pub fn input(&self) -> Option<Input> {
        Some(match self {
            Change::Deal(_) => Input::Deal,
            Change::Act(seat, action) => Input::Act(*seat, *action),
            Change::Clock(due) => Input::Clock(*due),
            Change::Forget
            | Change::Pause
            | Change::Time
            | Change::Settings(_)
            | Change::Learnt(_)
            | Change::Sit(..)
            | Change::OwnTime(..)
            | Change::GiveTime(..) => return None,
        })
    }
}

/// Takes down what happens, once somebody wants to know.
#[derive(Debug, Default)]
pub(super) struct Recorder {
    /// What was not fetched yet; `None` while nobody wants to know.
    records: Option<Vec<Record>>,
    /// When something was last taken down.
    last: u64,
}

impl Recorder {
    pub(super) fn start(&mut self, at: u64) {
        self.records = Some(Vec::new());
        self.last = at;
    }

    pub(super) fn is_on(&self) -> bool {
        self.records.is_some()
    }

    pub(super) fn add(&mut self, at: u64, change: Change) {
        if let Some(records) = &mut self.records {
            records.push(Record { at, change });
            self.last = at;
        }
    }

    /// How long until the passing of time is to be taken down, where that is
    /// done so often.
    pub(super) fn time_left(&self, at: u64, every: Duration) -> Duration {
        let every = u64::try_from(every.as_millis()).unwrap_or(u64::MAX);
        Duration::from_millis((self.last.saturating_add(every)).saturating_sub(at))
    }

    pub(super) fn take(&mut self) -> Vec<Record> {
        self.records
            .as_mut()
            .map(std::mem::take)
            .unwrap_or_default()
    }
}
