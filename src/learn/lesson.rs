use super::{draw, holdem, unique};
use crate::bots::Style;
use crate::cards::{Deck, Seed, parse_cards};
use crate::engine::{Chips, GameKind, Options, Seat};
use crate::input::Command;
use crate::session::{Session, Settings, Start};

/// A first hand of a game.
#[derive(Debug)]
pub struct Lesson {
    pub(super) game: GameKind,
    pub(super) options: fn() -> Options,
    /// The seat of the button; the person sits at the first.
    pub(super) button: Seat,
    /// The cards in the order in which they are dealt.
    pub(super) cards: &'static str,
    /// What the others do, seat after seat.
    pub(super) others: &'static [Style],
    pub(super) steps: &'static [Step],
    /// The message after the last step.
    pub(super) end: &'static str,
}

/// One step of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The message that explains what comes, and says what to do. Where it
    /// has a form `word`, that is what a terminal asks for.
    pub(super) says: &'static str,
    pub(super) task: Task,
}

/// What the player is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// A command.
    Command(Command),
    /// A bet or a raise to this total.
    RaiseTo(Chips),
}

pub(super) const fn step(says: &'static str, command: Command) -> Step {
    Step {
        says,
        task: Task::Command(command),
    }
}

pub(super) const fn bet(says: &'static str, to: Chips) -> Step {
    Step {
        says,
        task: Task::RaiseTo(to),
    }
}

impl Lesson {
    /// The lesson for that game.
    pub fn of(game: GameKind) -> &'static Lesson {
        match game {
            GameKind::Holdem => &holdem::LESSON,
            GameKind::Draw => &draw::LESSON,
            GameKind::Unique => &unique::LESSON,
        }
    }

    /// The game that it teaches.
    pub fn game(&self) -> GameKind {
        self.game
    }

    /// How many steps it has.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// What each step asks for.
    pub fn tasks(&self) -> impl Iterator<Item = Task> {
        self.steps.iter().map(|step| step.task)
    }

    /// The table before its hand. Nothing is timed, and the others act at
    /// once.
    pub fn table(&'static self) -> Session {
        let start = Start {
            options: (self.options)(),
            seed: Seed::from(0),
            me: Seat::FIRST,
            styles: self.others.iter().collect(),
            settings: Settings::AT_ONCE,
        };
        let mut session = Session::begin(&start).expect("a lesson has good options");
        let cards = parse_cards(self.cards).expect("a lesson has good cards");
        let deck = Deck::stacked(&cards).expect("a lesson has no card twice");
        session.stack(self.button, deck);
        session
    }
}
