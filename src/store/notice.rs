use std::path::{Path, PathBuf};

use super::Trouble;
use super::histories::reason;
use crate::engine::{BadOption, GameKind};
use crate::input::BadBinding;
use crate::l10n::{L10n, Message};
use crate::replay::Refused;
use crate::talk;

/// Something about what is kept on disk that the player must know. The game
/// goes on in any case.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Notice {
    /// The system names no folder to keep anything in.
    #[error("there is no folder to keep anything in")]
    NoFolders,
    /// The settings could not be saved; those on disk are as before.
    #[error("the settings cannot be saved in {folder}: {trouble}")]
    SettingsNotSaved {
        /// Where.
        folder: PathBuf,
        /// Why.
        trouble: Trouble,
    },
    /// The settings cannot be read just now; the usual ones stand.
    #[error("{file} cannot be read: {trouble}")]
    SettingsNotRead {
        /// The file, which stays as it is.
        file: PathBuf,
        /// Why.
        trouble: Trouble,
    },
    /// The settings are damaged; the usual ones stand.
    #[error("the settings are damaged")]
    SettingsBroken {
        /// The name of the old file now, if it could be set aside.
        aside: Option<PathBuf>,
    },
    /// Some of the settings cannot be used; the usual ones stand for them.
    #[error("settings that cannot be used: {names:?}")]
    SettingsMended {
        /// Which, as they are called in the file.
        names: Vec<String>,
        /// The name of the old file now, if it could be set aside.
        aside: Option<PathBuf>,
    },
    /// A game's table cannot be set as it was last; it is as usual.
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
    /// For now the game under way cannot be kept.
    #[error("the game cannot be kept in {folder}: {trouble}")]
    GameNotKept {
        /// Where.
        folder: PathBuf,
        /// Why.
        trouble: Trouble,
    },
    /// The game under way is kept again, with all of what could not be.
    #[error("the game is kept again")]
    GameKeptAgain,
    /// Another Tabletalk is playing the game.
    #[error("another Tabletalk plays the game that could be continued")]
    GameInUse,
    /// There is no game to continue.
    #[error("there is no game to continue")]
    NoGame,
    /// A game cannot be continued just now, because it cannot be read.
    #[error("{file} cannot be read: {trouble}")]
    GameNotRead {
        /// Its file, which stays as it is.
        file: PathBuf,
        /// Why.
        trouble: Trouble,
    },
    /// A game cannot be continued, because what is kept of it is damaged.
    #[error("what is kept of the game is damaged")]
    GameBroken {
        /// The name of its file now, if it could be set aside.
        aside: Option<PathBuf>,
    },
    /// A game goes on from before its end, because the rest is damaged.
    #[error("the end of what is kept of the game is damaged")]
    GameCutShort {
        /// The file with the rest, if it could be set aside.
        aside: Option<PathBuf>,
    },
    /// Hands that are over cannot be kept for the time being.
    #[error("finished hands cannot be kept in {folder}: {trouble}")]
    HandsNotKept {
        /// Where.
        folder: PathBuf,
        /// Why.
        trouble: Trouble,
    },
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
    /// A game cannot be continued, because a newer Tabletalk has kept it.
    #[error("the game was kept by a newer Tabletalk")]
    GameTooNew,
}

impl Notice {
    /// What happened and what helps, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        words.say(&match self {
            Notice::NoFolders => Message::new("no-folders").with("option", "--config"),
            Notice::SettingsNotSaved { folder, trouble } => {
                not_kept("settings-not-saved", folder, trouble, words)
            }
            Notice::GameNotKept { folder, trouble } => {
                not_kept("game-not-kept", folder, trouble, words)
            }
            Notice::SettingsNotRead { file, trouble } => {
                of_file("settings-not-read", file).with("reason", trouble.say(words))
            }
            Notice::GameNotRead { file, trouble } => {
                of_file("game-not-read", file).with("reason", trouble.say(words))
            }
            Notice::SettingsBroken { aside } => set_aside("settings-broken", aside),
            Notice::SettingsMended { names, aside } => {
                set_aside("settings-mended", aside).with("names", words.list(names))
            }
            Notice::TableIgnored { game, bad } => Message::new("table-ignored")
                .with("game", words.text(&format!("game-{game}")))
                .with("problem", talk::bad_option(bad, words)),
            Notice::KeyIgnored(bad) => return bad.say(words),
            Notice::GameKeptAgain => Message::new("game-kept-again"),
            Notice::GameInUse => Message::new("game-in-use"),
            Notice::NoGame => Message::new("no-game"),
            Notice::GameBroken { aside } => set_aside("game-broken", aside),
            Notice::GameCutShort { aside } => set_aside("game-cut-short", aside),
            Notice::GameTooNew => Message::new("game-too-new"),
            Notice::HandsNotKept { folder, trouble } => {
                not_kept("hands-not-kept", folder, trouble, words)
            }
            Notice::HandsNotRead { file, trouble } => {
                of_file("hands-not-read", file).with("reason", trouble.say(words))
            }
            Notice::HandsRefused { file, hand, why } => of_file("hands-refused", file)
                .with("reason", reason(why.as_deref(), hand.as_deref(), words)),
            Notice::HandsKnown { file } => of_file("hands-known", file),
            Notice::HandsNotExported { to, trouble } => {
                of_file("hands-not-exported", to).with("reason", trouble.say(words))
            }
            Notice::HandsNotDeleted { file, trouble } => {
                of_file("hands-not-deleted", file).with("reason", trouble.say(words))
            }
        })
    }
}

fn not_kept<'a>(key: &'a str, folder: &Path, trouble: &Trouble, words: &L10n) -> Message<'a> {
    Message::new(key)
        .with("folder", folder.display().to_string())
        .with("reason", trouble.say(words))
}

fn of_file<'a>(key: &'a str, file: &Path) -> Message<'a> {
    Message::new(key).with("file", file.display().to_string())
}

/// The old file stays where it is, where it cannot be set aside.
fn set_aside<'a>(key: &'a str, aside: &Option<PathBuf>) -> Message<'a> {
    let file = aside.as_ref().map(|file| file.display().to_string());
    Message::new(key)
        .whether("aside", file.is_some())
        .with("file", file.unwrap_or_default())
}
