use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::bots::Style;
use crate::rules::cards::Seed;
use crate::rules::{Options, Seat};
use crate::table::{GameId, Start, TablePace};

/// The first line of a journal: what the table is set with.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Header {
    /// The version of the format.
    tabletalk: u32,
    /// Which game it is. Those from before have none.
    game: Option<GameId>,
    /// When the game began, in seconds since 1970.
    began: u64,
    options: Options,
    seed: Seed,
    me: Seat,
    styles: Vec<String>,
    settings: TablePace,
}

/// The part of the first line that every version has.
#[derive(Debug, Deserialize)]
pub(super) struct Version {
    tabletalk: u32,
}

impl Version {
    /// Whether this Tabletalk knows how to go on from there.
    pub(super) fn is_known(&self) -> bool {
        self.tabletalk == FORMAT
    }
}

const FORMAT: u32 = 1;

impl Header {
    pub(super) fn new(start: &Start, game: &GameId) -> Header {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH);
        Header {
            tabletalk: FORMAT,
            game: Some(game.clone()),
            began: since_1970.map_or(0, |time| time.as_secs()),
            options: start.options.clone(),
            seed: start.seed,
            me: start.me(),
            styles: start.styles.iter().map(|it| it.name.to_owned()).collect(),
            settings: start.settings.clone(),
        }
    }

    /// What the table is set with, where this Tabletalk has such tables, and
    /// which game is played at it.
    pub(super) fn start(self) -> Option<(Start, GameId)> {
        let style = |name: &String| Style::named(name, self.options.kind()).ok();
        let start = Start {
            styles: self.styles.iter().map(style).collect::<Option<_>>()?,
            seed: self.seed,
            people: (Some(self.me).filter(|me| me.index() < self.options.players())?).into(),
            settings: self.settings,
            options: self.options,
        };
        let game = self.game.unwrap_or_else(|| GameId::of_old(&start));
        Some((start, game))
    }
}
