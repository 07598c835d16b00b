//! The options of each game, their ranges and presets.

mod draw;
mod holdem;
mod kind;
mod range;
mod read;
mod unique;

use serde::{Deserialize, Serialize};

pub use draw::{DrawOptions, LimitStyle, draw_script};
pub use holdem::{BlindsRise, HoldemOptions, RaiseMode, holdem_script};
pub use kind::GameKind;
pub use range::{Allowed, BadOption};
pub use read::BadOptions;
pub use unique::{BoardWhileDiscarding, CostOfDiscard, UniqueOptions, WaveTimes};

use super::{Chips, Level, Rules};

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

/// How a game ends before one player has all the chips, if it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Only when one player has all the chips.
    LastWithChips,
    /// Also when a player has won so many points.
    Points {
        /// How many.
        target: Chips,
    },
}

impl Options {
    /// Which game they are for.
    pub fn kind(&self) -> GameKind {
        match self {
            Options::Holdem(_) => GameKind::Holdem,
            Options::Draw(_) => GameKind::Draw,
            Options::Unique(_) => GameKind::Unique,
        }
    }

    /// Refuses values that are out of range, the first one that is found.
    pub fn check(&self) -> Result<(), BadOption> {
        match self {
            Options::Holdem(options) => options.check(),
            Options::Draw(options) => options.check(),
            Options::Unique(options) => options.check(),
        }
    }

    /// How many players sit down.
    pub fn players(&self) -> usize {
        match self {
            Options::Holdem(options) => options.players.into(),
            Options::Draw(options) => options.players.into(),
            Options::Unique(options) => options.players.into(),
        }
    }

    /// The same for so many players, where a number is given.
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

    /// The blind levels, where the blinds rise or are at least there.
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
