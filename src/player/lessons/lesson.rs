use super::{draw, holdem, unique};
use crate::bots::Style;
use crate::player::commands::{Command, TableCommand};
use crate::rules::cards::{Deck, Seed, parse_cards};
use crate::rules::{Chips, GameKind, Options, Seat};
use crate::speech::{Message, Question, Text};
use crate::table::{Local, Start, TablePace};

/// The first hand of a game, as data.
#[derive(Debug)]
pub struct Lesson {
    pub(super) game: GameKind,
    pub(super) options: fn() -> Options,
    /// The seat of the button. The player sits at the first seat.
    pub(super) button: Seat,
    /// The cards in the order in which they are dealt.
    pub(super) cards: &'static str,
    /// What the other players do, seat by seat.
    pub(super) others: &'static [Style],
    pub(super) steps: &'static [LessonStep],
    /// The message after the last step.
    pub(super) end: Says,
}

/// A message of a lesson, made of what its messages may tell.
pub(super) type Says = fn(LessonWords) -> Message<'static>;

/// What the messages of a lesson may tell.
pub(super) struct LessonWords {
    /// The next two players at the table.
    pub(super) first: String,
    pub(super) second: String,
    /// How to do what is to be done now, and some other things.
    pub(super) now: String,
    pub(super) fold: String,
    pub(super) repeat: String,
    pub(super) help: String,
    pub(super) leave: String,
}

/// One step of a lesson: something to say, and something to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LessonStep {
    /// The message that explains what comes, and says what to do.
    pub(super) says: Says,
    /// What a terminal asks for, where that is not the command's own name.
    pub(super) word: Option<Text>,
    pub(super) task: Task,
}

/// What the player is asked to do, or wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Do this at the table.
    Play(TableCommand),
    /// Ask this.
    Ask(Question),
    /// Bet or raise to this total.
    RaiseTo(Chips),
}

impl Task {
    /// The command that it is done with, or that it begins with.
    pub fn command(self) -> Command {
        match self {
            Task::Play(command) => Command::Table(command),
            Task::Ask(question) => Command::Ask(question),
            Task::RaiseTo(_) => Command::Table(TableCommand::Raise),
        }
    }
}

pub(super) const fn step(says: Says, task: Task) -> LessonStep {
    LessonStep {
        says,
        word: None,
        task,
    }
}

impl LessonStep {
    /// The same, with what a terminal asks for.
    pub(super) const fn typed(self, word: Text) -> LessonStep {
        LessonStep {
            word: Some(word),
            ..self
        }
    }
}

impl Lesson {
    /// The lesson for a game.
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

    /// How many players it has.
    pub(crate) fn players(&self) -> usize {
        (self.options)().players()
    }

    /// The table before its hand. Nothing is timed, and the others act at
    /// once.
    pub(crate) fn table(&'static self, names: &[String]) -> Local {
        let start = Start {
            options: (self.options)(),
            seed: Seed::from(0),
            people: Seat::FIRST.into(),
            styles: self.others.iter().collect(),
            settings: TablePace::AT_ONCE,
        };
        let mut table = Local::new(&start, names).expect("a lesson has good options");
        let cards = parse_cards(self.cards).expect("a lesson has good cards");
        let deck = Deck::stacked(&cards).expect("a lesson has no card twice");
        table.stack(self.button, deck);
        table
    }
}
