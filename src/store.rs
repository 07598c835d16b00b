//! What is kept on disk: the settings, the game under way, and all hands that
//! are over.
//!
//! What goes wrong here never stops anybody from playing: it becomes a
//! [`Notice`], which says what happened and what helps, and everything goes
//! on in memory. What is damaged is set aside, not thrown away; what cannot be
//! read just now is left as it is.

mod files;
mod folders;
mod game_id;
mod histories;
mod journal;
mod kept;
mod load;
mod notice;
mod patience;
mod salvage;
mod saver;
mod settings;
mod tidy;
mod trouble;

pub use folders::Folders;
pub use game_id::GameId;
pub use histories::{Filed, HandKeeper, Histories, History};
pub use journal::{Journal, Resumed, Unfinished, WhenKept};
pub use kept::Kept;
pub use notice::Notice;
pub use saver::Saver;
pub use settings::{Aids, Asks, LastTable, Look, Motion, Settings, TextScale, Theme};
pub use trouble::Trouble;
