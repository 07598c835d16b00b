//! Help to read: the rules of each game, the hands with examples, all keys,
//! who speaks, and what the program does for accessibility.
//!
//! A [`Topic`] is a page of [`Line`]s, one for each heading and paragraph, so
//! that it is read line by line by voice and by eye. All words are messages of
//! `help.ftl`; here stands only their order.

mod hands;
mod line;
mod pages;
mod search;
mod topic;

pub use line::Line;
pub use search::{Found, search};
pub use topic::Topic;
