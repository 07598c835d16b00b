//! The window, as a player meets it: keys in, the tree and its announcements
//! out.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "window/aids.rs"]
mod aids;
#[path = "window/bar.rs"]
mod bar;
#[path = "window/commands.rs"]
mod commands;
#[path = "window/games.rs"]
mod games;
#[path = "window/habits.rs"]
mod habits;
#[path = "window/help.rs"]
mod help;
#[path = "window/keys.rs"]
mod keys;
#[path = "window/learn.rs"]
mod learn;
mod picture;
#[path = "window/player.rs"]
mod player;
#[path = "window/pointer.rs"]
mod pointer;
#[path = "window/review.rs"]
mod review;
#[path = "window/screens.rs"]
mod screens;
#[path = "window/setup.rs"]
mod setup;
#[path = "window/speech.rs"]
mod speech;
#[path = "window/statistics.rs"]
mod statistics;
mod temp_folder;
#[path = "window/together.rs"]
mod together;
#[path = "window/tree.rs"]
mod tree;
