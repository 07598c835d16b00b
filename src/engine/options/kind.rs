use std::fmt;

use serde::{Serialize, Serializer};

use super::{DrawOptions, HoldemOptions, Options, UniqueOptions};

/// Which of the games is played, whatever its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, clap::ValueEnum)]
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
    pub fn with_id(id: &str) -> Option<GameKind> {
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
