use std::path::PathBuf;

use super::histories::reason;
use crate::player::commands::BadBinding;
use crate::player::replay::Refused;
use crate::rules::{BadOption, GameKind};
use crate::speech;
use crate::speech::{L10n, msg, new_place};
use crate::store::{NoFolders, Trouble};
use crate::table::GameNotice;

/// Something about what is kept on disk that the player must know. The game
/// goes on in any case.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Notice {
    /// The system names no folder to keep anything in.
    #[error(transparent)]
    NoFolders(#[from] NoFolders),
    /// The window failed before, and the program has started again.
    #[error("the window failed")]
    StartedAgain,
    /// Something about the game under way.
    #[error(transparent)]
    Game(#[from] GameNotice),
    /// The settings could not be saved; those on disk are as before.
    #[error("the settings cannot be saved in {folder}: {trouble}")]
    SettingsNotSaved {
        /// Where.
        folder: PathBuf,
        /// Why.
        trouble: Trouble,
    },
    /// The settings cannot be read at the moment; defaults are used.
    #[error("{file} cannot be read: {trouble}")]
    SettingsNotRead {
        /// The file, which stays as it is.
        file: PathBuf,
        /// Why.
        trouble: Trouble,
    },
    /// The settings are damaged; defaults are used.
    #[error("the settings are damaged")]
    SettingsBroken {
        /// The name of the old file now, if it could be set aside.
        aside: Option<PathBuf>,
    },
    /// Some of the settings cannot be used; defaults replace them.
    #[error("settings that cannot be used: {names:?}")]
    SettingsMended {
        /// Which, as they are called in the file.
        names: Vec<String>,
        /// The name of the old file now, if it could be set aside.
        aside: Option<PathBuf>,
    },
    /// A game's last table cannot be used; the default one replaces it.
    #[error("the table of {game}: {bad}")]
    TableIgnored {
        /// The game.
        game: GameKind,
        /// What is wrong.
        bad: BadOption,
    },
    /// A command cannot have the player's own key.
    #[error(transparent)]
    KeyIgnored(#[from] BadBinding),
    /// The seat among other people cannot be kept.
    #[error("the seat cannot be kept: {0}")]
    SeatNotKept(Trouble),
    /// A file of hands cannot be read.
    #[error("{file} cannot be read: {trouble}")]
    HandsNotRead {
        /// Which.
        file: PathBuf,
        /// Why.
        trouble: Trouble,
    },
    /// A file has no hand in it that could be played.
    #[error("there is no hand to play in {file}")]
    HandsRefused {
        /// Which.
        file: PathBuf,
        /// The first hand's name in the file.
        hand: Option<String>,
        /// What is wrong with it.
        why: Option<Box<Refused>>,
    },
    /// The hands of a file are there already.
    #[error("{file} has the same hands")]
    HandsKnown {
        /// The file that has them.
        file: PathBuf,
    },
    /// A file of hands cannot be copied there.
    #[error("{to} cannot be written: {trouble}")]
    HandsNotExported {
        /// Where to.
        to: PathBuf,
        /// Why.
        trouble: Trouble,
    },
    /// A file of hands cannot be deleted.
    #[error("{file} cannot be deleted: {trouble}")]
    HandsNotDeleted {
        /// Which.
        file: PathBuf,
        /// Why.
        trouble: Trouble,
    },
}

impl Notice {
    /// What happened and what helps, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        words.say(&match self {
            Notice::StartedAgain => msg::STARTED_AGAIN.into(),
            Notice::NoFolders(_) => msg!(no_folders { option: "--config" }),
            Notice::SettingsNotSaved { folder, trouble } => msg!(settings_not_saved {
                folder,
                reason: trouble.say(words),
            }),
            Notice::SettingsNotRead { file, trouble } => msg!(settings_not_read {
                file,
                reason: trouble.say(words),
            }),
            Notice::SettingsBroken { aside } => msg!(settings_broken {
                aside: aside.is_some(),
                file: new_place(aside),
            }),
            Notice::SettingsMended { names, aside } => msg!(settings_mended {
                aside: aside.is_some(),
                file: new_place(aside),
                names: words.list(names),
            }),
            Notice::TableIgnored { game, bad } => msg!(table_ignored {
                game: words.text(msg::game(*game)),
                problem: speech::bad_option(bad, words),
            }),
            Notice::Game(notice) => return notice.say(words),
            Notice::KeyIgnored(bad) => return bad.say(words),
            Notice::SeatNotKept(trouble) => msg!(seat_not_kept {
                reason: trouble.say(words)
            }),
            Notice::HandsNotRead { file, trouble } => msg!(hands_not_read {
                file,
                reason: trouble.say(words),
            }),
            Notice::HandsRefused { file, hand, why } => msg!(hands_refused {
                file,
                reason: reason(why.as_deref(), hand.as_deref(), words),
            }),
            Notice::HandsKnown { file } => msg!(hands_known { file }),
            Notice::HandsNotExported { to, trouble } => msg!(hands_not_exported {
                file: to,
                reason: trouble.say(words),
            }),
            Notice::HandsNotDeleted { file, trouble } => msg!(hands_not_deleted {
                file,
                reason: trouble.say(words),
            }),
        })
    }
}
