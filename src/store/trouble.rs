use std::io::{self, ErrorKind};

use crate::l10n::{L10n, Message};

/// Why something cannot be kept on disk.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// There is no room left.
    #[error("the disk is full")]
    DiskFull,
    /// The player may not write there.
    #[error("it is not allowed to write there")]
    ReadOnly,
    /// Something else has the name that a folder or file should have.
    #[error("a file is where a folder should be, or the other way round")]
    InTheWay,
    /// The disk takes too long, and the game does not wait for it.
    #[error("the disk does not answer")]
    NoAnswer,
    /// Another Tabletalk is writing there.
    #[error("another Tabletalk has it open")]
    InUse,
    /// There is nothing of that name.
    #[error("there is nothing of that name")]
    NotThere,
    /// The player may not read it.
    #[error("it is not allowed to read it")]
    NotReadable,
    /// No file of ours is so large.
    #[error("it is too large")]
    TooLarge,
    /// What it would replace could not be read.
    #[error("what is there could not be read, and is not to be lost")]
    Unread,
    /// Something else, in the system's words.
    #[error("{0}")]
    Other(String),
}

impl Trouble {
    /// Why something cannot be read.
    pub(super) fn of_reading(error: io::Error) -> Trouble {
        match error.kind() {
            ErrorKind::PermissionDenied => Trouble::NotReadable,
            ErrorKind::NotADirectory => Trouble::NotThere,
            _ => error.into(),
        }
    }

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
    pub(super) fn say(&self, words: &L10n) -> String {
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

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Trouble::DiskFull
            }
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Trouble::ReadOnly,
            ErrorKind::NotADirectory | ErrorKind::IsADirectory | ErrorKind::AlreadyExists => {
                Trouble::InTheWay
            }
            ErrorKind::NotFound => Trouble::NotThere,
            _ => Trouble::Other(error.to_string()),
        }
    }
}
