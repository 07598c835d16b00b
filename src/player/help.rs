//! Help to read: the rules of each game, the hands with examples, all keys,
//! who speaks, and what the program does for accessibility.
//!
//! A [`HelpTopic`] is a page of [`HelpLine`]s, one for each heading and
//! paragraph, so that it can be read line by line. All text is in `help.ftl`;
//! only its order is written here.

mod options;
mod pages;
mod search;
mod topic;

pub(crate) use search::{SearchHit, search};
pub use topic::{HelpLine, HelpTopic};
