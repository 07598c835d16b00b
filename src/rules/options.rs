//! The options of each game, their ranges and presets.
//!
//! A game's options are declared once, line by line, in its file here. The
//! struct, its defaults and its check follow from that, and so do the set-up
//! of the window and of the terminal, the files of options, and their help:
//! all of them go through [`Options::list`]. Words are found by an option's
//! name, and the compiler tells which are missing.

mod draw;
mod holdem;
mod read;
mod syntax;
mod table;
mod unique;
mod value;

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

pub(crate) use draw::draw_script;
pub use draw::{DrawOptions, LimitStyle};
pub use holdem::{BlindsRise, HoldemOptions, RaiseMode};
pub use read::{BadOptions, FileProblem};
pub use syntax::BadSyntax;
pub(crate) use table::Declared;
pub use table::{Allowed, Amount, BadOption, Chosen, GameOption, Unit, ValueKind};
pub use unique::{BoardWhileDiscarding, CostOfDiscard, UniqueOptions, WaveTimes};

use super::{Chips, Level, Rules};
use value::Visit;

/// A game with all its options: everything about it that players choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Options {
    /// Texas Hold'em.
    Holdem(HoldemOptions),
    /// Five-Card Draw.
    Draw(DrawOptions),
    /// Unique Poker.
    Unique(UniqueOptions),
}

/// Seconds that a player may think; `None` is as long as they like.
pub type TurnTimer = Option<u16>;

/// The turn timers that every game offers.
const TURN_TIMERS: &[u64] = &[5, 10, 15, 20, 30, 45, 60, 90];

/// What each field of each game declares.
pub(crate) const DECLARED: [&[&[Declared]]; 3] = [
    HoldemOptions::DECLARED,
    DrawOptions::DECLARED,
    UniqueOptions::DECLARED,
];

/// When a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Only when one player has all the chips.
    LastWithChips,
    /// Also when a player has won so many points.
    Points {
        /// The points that win.
        target: Chips,
    },
}

impl Options {
    /// The game that the options are for.
    pub fn kind(&self) -> GameKind {
        match self {
            Options::Holdem(_) => GameKind::Holdem,
            Options::Draw(_) => GameKind::Draw,
            Options::Unique(_) => GameKind::Unique,
        }
    }

    /// Every option, in the order in which they are shown and checked: what
    /// limits others comes before them.
    pub fn list(&self) -> Vec<GameOption> {
        let mut list = Vec::new();
        self.clone()
            .each(&mut |[name, field, place], kinds, value| {
                list.push(GameOption {
                    name,
                    field,
                    part: part(place, field),
                    kinds,
                    chosen: value.chosen(),
                });
            });
        list
    }

    /// Sets the option with that name, whether that is allowed or not.
    pub fn choose(&mut self, option: &str, chosen: Chosen) {
        self.each(&mut |[name, ..], _, value| {
            if name == option {
                value.choose(chosen);
            }
        });
    }

    fn each(&mut self, visit: &mut Visit<'_>) {
        match self {
            Options::Holdem(options) => options.each(visit),
            Options::Draw(options) => options.each(visit),
            Options::Unique(options) => options.each(visit),
        }
    }

    /// An error for the first value that is out of range.
    pub fn check(&self) -> Result<(), BadOption> {
        self.list().iter().try_for_each(GameOption::check)
    }

    /// How many players sit down.
    pub fn players(&self) -> usize {
        match self {
            Options::Holdem(options) => options.players.into(),
            Options::Draw(options) => options.players.into(),
            Options::Unique(options) => options.players.into(),
        }
    }

    /// The same options for another number of players, if one is given.
    pub fn for_players(mut self, count: impl Into<Option<u8>>) -> Options {
        let players = match &mut self {
            Options::Holdem(options) => &mut options.players,
            Options::Draw(options) => &mut options.players,
            Options::Unique(options) => &mut options.players,
        };
        *players = count.into().unwrap_or(*players);
        self
    }

    /// What each player starts with.
    pub fn starting_chips(&self) -> Chips {
        match self {
            Options::Holdem(options) => options.starting_chips,
            Options::Draw(options) => options.starting_chips,
            Options::Unique(options) => options.starting_chips,
        }
    }

    /// The rules of a hand at that blind level, counted from zero.
    pub fn rules(&self, level: usize) -> Rules {
        match self {
            Options::Holdem(options) => options.rules(level),
            Options::Draw(options) => options.rules(),
            Options::Unique(options) => options.rules(),
        }
    }

    /// The blind levels; none in games without blinds.
    pub fn levels(&self) -> Vec<Level> {
        match self {
            Options::Holdem(options) => options.levels(),
            Options::Draw(_) | Options::Unique(_) => Vec::new(),
        }
    }

    /// When the next blind level comes.
    pub fn blinds_rise(&self) -> BlindsRise {
        match self {
            Options::Holdem(options) => options.blinds_rise,
            Options::Draw(_) | Options::Unique(_) => BlindsRise::Never,
        }
    }

    /// How the game ends.
    pub fn ending(&self) -> Ending {
        match self {
            Options::Draw(options) => Ending::Points {
                target: options.target,
            },
            Options::Holdem(_) | Options::Unique(_) => Ending::LastWithChips,
        }
    }

    /// How long a player may think.
    pub fn turn_timer(&self) -> TurnTimer {
        match self {
            Options::Holdem(options) => options.turn_timer,
            Options::Draw(options) => options.turn_timer,
            Options::Unique(options) => options.turn_timer,
        }
    }

    /// Ready-made options with the names by which they are chosen.
    pub fn presets() -> Vec<(&'static str, Options)> {
        let holdem = HoldemOptions::presets().map(|(name, it)| (name, Options::Holdem(it)));
        let draw = DrawOptions::presets().map(|(name, it)| (name, Options::Draw(it)));
        let unique = UniqueOptions::presets().map(|(name, it)| (name, Options::Unique(it)));
        holdem.into_iter().chain(draw).chain(unique).collect()
    }
}

/// The part of a field that a place in it belongs to: `open` for
/// `it.waves.open[0]`.
fn part(place: &'static str, field: &str) -> &'static str {
    let (_, part) = place.split_once(field).unwrap_or_default();
    let part = part.trim_start_matches('.');
    part.split('[').next().unwrap_or_default()
}

/// Which of the games is played, whatever its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// Texas Hold'em.
    Holdem,
    /// Five-Card Draw.
    Draw,
    /// Unique Poker.
    Unique,
}

impl GameKind {
    /// All games, in the order in which they are offered.
    pub const ALL: [GameKind; 3] = [GameKind::Holdem, GameKind::Draw, GameKind::Unique];

    /// The game's short name, as on the command line, in files and in the
    /// names of messages.
    pub const fn id(self) -> &'static str {
        match self {
            GameKind::Holdem => "holdem",
            GameKind::Draw => "draw",
            GameKind::Unique => "unique",
        }
    }

    /// The game with that short name.
    pub(crate) fn with_id(id: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The game with its usual options.
    pub fn usual(self) -> Options {
        match self {
            GameKind::Holdem => Options::Holdem(HoldemOptions::default()),
            GameKind::Draw => Options::Draw(DrawOptions::default()),
            GameKind::Unique => Options::Unique(UniqueOptions::default()),
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for GameKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
