//! What is kept on disk, and what is not, in words for the player.

use std::path::PathBuf;

use super::{L10n, msg};
use crate::store::Trouble;
use crate::table::{GameNotice, Unfinished};

impl GameNotice {
    /// What happened and what helps, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        words.say(&match self {
            GameNotice::NotKept { folder, trouble } => {
                msg!(game_not_kept {
                    folder,
                    reason: trouble.say(words),
                })
            }
            GameNotice::NotRead { file, trouble } => {
                msg!(game_not_read {
                    file,
                    reason: trouble.say(words),
                })
            }
            GameNotice::HandsNotKept { folder, trouble } => {
                msg!(hands_not_kept {
                    folder,
                    reason: trouble.say(words),
                })
            }
            GameNotice::KeptAgain => msg::GAME_KEPT_AGAIN.into(),
            GameNotice::InUse => msg::GAME_IN_USE.into(),
            GameNotice::NoGame => msg::NO_GAME.into(),
            GameNotice::Broken { aside } => msg!(game_broken {
                aside: aside.is_some(),
                file: new_place(aside),
            }),
            GameNotice::CutShort { aside } => msg!(game_cut_short {
                aside: aside.is_some(),
                file: new_place(aside),
            }),
            GameNotice::TooNew => msg::GAME_TOO_NEW.into(),
        })
    }
}

impl Unfinished {
    /// What game it is and how it stands, in words for the player.
    pub(crate) fn say(&self, words: &L10n) -> String {
        words.say(&msg!(unfinished {
            game: words.text(msg::game(self.game)),
            hand: self.hand,
            count: self.chips
        }))
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
        words.say(&msg!(trouble {
            trouble: self.code(),
            option: "--config",
            problem
        }))
    }
}

/// Where the old file is now; nowhere else, where it cannot be set aside.
pub(crate) fn new_place(aside: &Option<PathBuf>) -> String {
    let file = aside.as_ref().map(|file| file.display().to_string());
    file.unwrap_or_default()
}
