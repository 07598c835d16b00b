//! Files and folders: where things are kept on disk, how they are written
//! completely or not at all, how long the program waits for a slow disk, and
//! threads for what nobody should wait for.

pub(crate) mod disk_wait;
pub(crate) mod files;
mod folders;
mod worker;

pub use files::Trouble;
pub use folders::{Folders, NoFolders};
pub(crate) use worker::Worker;
