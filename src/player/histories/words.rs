//! What the player is told about files of hands.

use std::path::{Path, PathBuf};

use jiff::civil::DateTime;

use super::History;
use crate::player::replay::{Refusal, Refused};
use crate::speech::{L10n, msg};

/// What was done with files of hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HistoryAction {
    /// A file was copied into the folder of hands.
    Imported {
        /// The copy.
        file: PathBuf,
        /// How many of its hands can be played.
        hands: usize,
        /// How many cannot.
        refused: usize,
    },
    /// Files were copied elsewhere.
    Exported {
        /// How many.
        files: usize,
        /// The copy of a single file, or the folder with all copies.
        to: PathBuf,
    },
    /// Files were deleted.
    Deleted {
        /// How many.
        files: usize,
    },
}

impl HistoryAction {
    /// What was done, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        words.say(&match self {
            HistoryAction::Imported {
                file,
                hands,
                refused,
            } => msg!(hands_imported {
                file: name(file),
                hands: *hands as u64,
                refused: *refused as u64
            }),
            HistoryAction::Exported { files, to } => msg!(hands_exported {
                count: *files as u64,
                to: to.display().to_string()
            }),
            HistoryAction::Deleted { files } => {
                msg!(hands_deleted {
                    count: *files as u64
                })
            }
        })
    }
}

impl History {
    /// What is in the file, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        let game = self.game.map(|game| words.text(game.name()));
        let game = game.unwrap_or_else(|| self.name.clone());
        let hands = self.hands as u64;
        words.say(&match self.began {
            Some(began) => msg!(hands_file {
                game,
                when: date(began, words),
                hands,
            }),
            None => msg!(hands_file_undated { game, hands }),
        })
    }
}

/// A date and time of day.
fn date(when: DateTime, words: &L10n) -> String {
    words.say(&msg!(date_and_time {
        day: when.day().to_string(),
        month: format!("month-{}", when.month()),
        year: when.year().to_string(),
        hour: when.hour().to_string(),
        minute: format!("{:02}", when.minute())
    }))
}

fn name(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Why a file was refused, as part of a sentence.
pub(crate) fn reason(why: Option<&Refused>, hand: Option<&str>, words: &L10n) -> String {
    let Some(refused) = why else {
        return Refused::from(Refusal::NoHands).say(words);
    };
    let reason = refused.say(words);
    match hand {
        Some(hand) => words.say(&msg!(hands_reason { hand, reason })),
        None => reason,
    }
}
