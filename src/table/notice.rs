use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize, Serializer};

use crate::store::Trouble;

/// Something about how the game is kept that the player must know. The game
/// goes on in any case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum GameNotice {
    /// For now the game under way cannot be kept.
    #[error("the game cannot be kept in {folder}: {trouble}")]
    NotKept {
        /// Where.
        #[serde(serialize_with = "lossy")]
        folder: PathBuf,
        /// Why.
        trouble: Trouble,
    },
    /// The game under way is kept again, with all of what could not be.
    #[error("the game is kept again")]
    KeptAgain,
    /// Another Tabletalk is playing the game.
    #[error("another Tabletalk plays the game that could be continued")]
    InUse,
    /// There is no game to continue.
    #[error("there is no game to continue")]
    NoGame,
    /// A game cannot be continued just now, because it cannot be read.
    #[error("{file} cannot be read: {trouble}")]
    NotRead {
        /// Its file, which stays as it is.
        #[serde(serialize_with = "lossy")]
        file: PathBuf,
        /// Why.
        trouble: Trouble,
    },
    /// A game cannot be continued, because what is kept of it is damaged.
    #[error("what is kept of the game is damaged")]
    Broken {
        /// The name of its file now, if it could be set aside.
        #[serde(serialize_with = "lossy_option")]
        aside: Option<PathBuf>,
    },
    /// A game goes on from before its end, because the rest is damaged.
    #[error("the end of what is kept of the game is damaged")]
    CutShort {
        /// The file with the rest, if it could be set aside.
        #[serde(serialize_with = "lossy_option")]
        aside: Option<PathBuf>,
    },
    /// Hands that are over cannot be kept for the time being.
    #[error("finished hands cannot be kept in {folder}: {trouble}")]
    HandsNotKept {
        /// Where.
        #[serde(serialize_with = "lossy")]
        folder: PathBuf,
        /// Why.
        trouble: Trouble,
    },
    /// A game cannot be continued, because a newer Tabletalk has kept it.
    #[error("the game was kept by a newer Tabletalk")]
    TooNew,
}

/// A path may have a name that is no text, and a frame is text.
fn lossy<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
    path.to_string_lossy().serialize(serializer)
}

fn lossy_option<S: Serializer>(path: &Option<PathBuf>, serializer: S) -> Result<S::Ok, S::Error> {
    let text = path.as_ref().map(|path| path.to_string_lossy());
    text.serialize(serializer)
}
