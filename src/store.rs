//! Files and folders: where things are kept on disk, how they are written
//! completely or not at all, and how long the program waits for a slow disk.

pub(crate) mod disk_wait;
pub(crate) mod files;
mod folders;

pub use files::Trouble;
pub use folders::{Folders, NoFolders};
