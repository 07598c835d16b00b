use std::path::PathBuf;

use clap::Args;

use super::lines::Typist;
use crate::rules::GameKind;
use crate::rules::cards::Seed;
use crate::speech::{Verbosities, Verbosity};
use crate::table::{NextHand, Pacing, TablePace, TimeScale};

/// How a game in the terminal is started.
#[derive(Clone, Debug, Args)]
pub struct TerminalArgs {
    /// Play in the terminal, without a window
    #[arg(long)]
    pub terminal: bool,
    /// Which game [default: asks]
    #[arg(long, value_enum)]
    pub(super) game: Option<GameKind>,
    /// How many players [default: the usual number for the game]
    #[arg(long)]
    pub(super) players: Option<u8>,
    /// The seed of the shuffle; the same seed deals the same game
    #[arg(long)]
    pub(super) seed: Option<Seed>,
    /// A file with the options of the game, in RON
    #[arg(long, value_name = "FILE.ron", conflicts_with_all = ["game", "players"])]
    pub(super) options: Option<PathBuf>,
    /// Make time limits this many times as long; 0 turns them off [default: asks;
    /// 0 for a script]
    #[arg(long, value_name = "1|2|5|10|0", value_parser = time_scale)]
    pub(super) time: Option<TimeScale>,
    /// How much is said: brief, normal or full [default: normal]
    #[arg(long, value_name = "HOW MUCH", value_parser = verbosity)]
    pub(super) verbosity: Option<Verbosity>,
    /// How long the computer players take: instant, quick, normal or
    /// leisurely [default: normal; instant for a script]
    #[arg(long, value_name = "PACE", value_parser = pacing)]
    pub(super) pace: Option<Pacing>,
    /// Deal the next hand without being asked
    #[arg(long)]
    pub(super) deal: bool,
    /// How the computer players play, such as rookie or shark [default: mixed]
    #[arg(long, value_name = "LEVEL")]
    pub(super) opponents: Option<String>,
    /// Keep all files in this folder [default: the system's folders]
    #[arg(long, value_name = "DIR")]
    pub config: Option<PathBuf>,
}

impl TerminalArgs {
    /// How much is said.
    pub(super) fn verbosity(&self) -> Verbosities {
        Verbosities::all(self.verbosity.unwrap_or_default())
    }

    /// How a table runs.
    pub(super) fn settings(&self, time_scale: TimeScale, typist: Typist) -> TablePace {
        TablePace {
            time_scale: match typist {
                Typist::Person => time_scale,
                Typist::Script => TimeScale::Untimed,
            },
            pacing: match typist {
                Typist::Person => self.pace.unwrap_or_default(),
                Typist::Script => Pacing::Instant,
            },
            next_hand: if self.deal {
                NextHand::ByItself
            } else {
                NextHand::WhenAsked
            },
        }
    }

    /// How a table that ran like this goes on.
    pub(super) fn settings_after(&self, before: &TablePace, typist: Typist) -> TablePace {
        let asked = self.settings(self.time.unwrap_or(before.time_scale), typist);
        TablePace {
            pacing: match typist {
                Typist::Person => self.pace.unwrap_or(before.pacing),
                Typist::Script => asked.pacing,
            },
            next_hand: if self.deal {
                NextHand::ByItself
            } else {
                before.next_hand
            },
            ..asked
        }
    }
}

pub(super) fn time_scale(text: &str) -> Result<TimeScale, String> {
    Ok(match text {
        "1" => TimeScale::Times1,
        "2" => TimeScale::Times2,
        "5" => TimeScale::Times5,
        "10" => TimeScale::Times10,
        "0" => TimeScale::Untimed,
        _ => return Err("give 1, 2, 5 or 10, or 0 for untimed".to_owned()),
    })
}

pub(super) fn verbosity(text: &str) -> Result<Verbosity, String> {
    Ok(match text {
        "brief" => Verbosity::Brief,
        "normal" => Verbosity::Normal,
        "full" => Verbosity::Full,
        _ => return Err("give brief, normal or full".to_owned()),
    })
}

fn pacing(text: &str) -> Result<Pacing, String> {
    Ok(match text {
        "instant" => Pacing::Instant,
        "quick" => Pacing::Quick,
        "normal" => Pacing::Normal,
        "leisurely" => Pacing::Leisurely,
        _ => return Err("give instant, quick, normal or leisurely".to_owned()),
    })
}
