//! The window, as a player meets it: keys in, the tree and its announcements
//! out.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

mod picture;
#[path = "window/player.rs"]
mod player;
#[path = "window/screens.rs"]
mod screens;
