//! What the player is told about files of hands.

use std::path::{Path, PathBuf};

use jiff::civil::DateTime;

use super::History;
use crate::player::replay::{Refusal, Refused};
use crate::speech::{L10n, Message};

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
            } => Message::new("hands-imported")
                .with("file", name(file))
                .with("count", *hands as u64)
                .with("refused", *refused as u64),
            HistoryAction::Exported { files, to } => Message::new("hands-exported")
                .with("count", *files as u64)
                .with("to", to.display().to_string()),
            HistoryAction::Deleted { files } => {
                Message::new("hands-deleted").with("count", *files as u64)
            }
        })
    }
}

impl History {
    /// What is in the file, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        let game = self.game.map(|game| words.text(&format!("game-{game}")));
        let game = game.unwrap_or_else(|| self.name.clone());
        let message = match self.began {
            Some(began) => Message::new("hands-file").with("when", date(began, words)),
            None => Message::new("hands-file-undated"),
        };
        words.say(&message.with("game", game).with("count", self.hands as u64))
    }
}

/// A date and time of day.
fn date(when: DateTime, words: &L10n) -> String {
    words.say(
        &Message::new("date-and-time")
            .with("day", when.day().to_string())
            .with("month", format!("month-{}", when.month()))
            .with("year", when.year().to_string())
            .with("hour", when.hour().to_string())
            .with("minute", format!("{:02}", when.minute())),
    )
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
        Some(hand) => {
            let message = Message::new("hands-reason").with("hand", hand.to_owned());
            words.say(&message.with("reason", reason))
        }
        None => reason,
    }
}
