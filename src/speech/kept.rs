//! What is kept on disk, and what is not, in words for the player.

use std::path::{Path, PathBuf};

use super::{L10n, Message};
use crate::store::Trouble;
use crate::table::{GameNotice, Unfinished};

impl GameNotice {
    /// What happened and what helps, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        words.say(&match self {
            GameNotice::NotKept { folder, trouble } => {
                not_kept("game-not-kept", folder, trouble, words)
            }
            GameNotice::NotRead { file, trouble } => {
                of_file("game-not-read", file).with("reason", trouble.say(words))
            }
            GameNotice::HandsNotKept { folder, trouble } => {
                not_kept("hands-not-kept", folder, trouble, words)
            }
            GameNotice::KeptAgain => Message::new("game-kept-again"),
            GameNotice::InUse => Message::new("game-in-use"),
            GameNotice::NoGame => Message::new("no-game"),
            GameNotice::Broken { aside } => set_aside("game-broken", aside),
            GameNotice::CutShort { aside } => set_aside("game-cut-short", aside),
            GameNotice::TooNew => Message::new("game-too-new"),
        })
    }
}

impl Unfinished {
    /// What game it is and how it stands, in words for the player.
    pub(crate) fn say(&self, words: &L10n) -> String {
        words.say(
            &Message::new("unfinished")
                .with("game", words.text(&format!("game-{}", self.game)))
                .with("hand", self.hand)
                .with("count", self.chips),
        )
    }
}

impl Trouble {
    fn code(&self) -> &'static str {
        match self {
            Trouble::DiskFull => "full",
            Trouble::ReadOnly => "read-only",
            Trouble::InTheWay => "in-the-way",
            Trouble::NoAnswer => "no-answer",
            Trouble::InUse => "in-use",
            Trouble::NotThere => "not-there",
            Trouble::NotReadable => "not-readable",
            Trouble::TooLarge => "too-large",
            Trouble::Unread => "unread",
            Trouble::Other(_) => "other",
        }
    }

    /// What is wrong and what helps, as a part of a sentence.
    pub(crate) fn say(&self, words: &L10n) -> String {
        let problem = match self {
            Trouble::Other(problem) => problem.as_str(),
            _ => "",
        };
        words.say(
            &Message::new("trouble")
                .with("trouble", self.code())
                .with("option", "--config")
                .with("problem", problem),
        )
    }
}

pub(crate) fn not_kept<'a>(
    key: &'a str,
    folder: &Path,
    trouble: &Trouble,
    words: &L10n,
) -> Message<'a> {
    Message::new(key)
        .with("folder", folder.display().to_string())
        .with("reason", trouble.say(words))
}

pub(crate) fn of_file<'a>(key: &'a str, file: &Path) -> Message<'a> {
    Message::new(key).with("file", file.display().to_string())
}

/// The old file stays where it is, where it cannot be set aside.
pub(crate) fn set_aside<'a>(key: &'a str, aside: &Option<PathBuf>) -> Message<'a> {
    let file = aside.as_ref().map(|file| file.display().to_string());
    Message::new(key)
        .whether("aside", file.is_some())
        .with("file", file.unwrap_or_default())
}
