//! Whatever is in a file or is typed: it is read or refused, never a panic,
//! and never wrong chips.
//!
//! Good samples are changed at random, over and over. The changes come from
//! the seed that a failure names. More rounds: `TABLETALK_FUZZ_ROUNDS=100000`.
//! Two readers are private, and are tried where they are: replies of speech
//! daemons, and the lines of a terminal.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "../temp_folder/mod.rs"]
mod temp_folder;

mod files;
mod frames;
mod games;
mod mutate;
mod typed;

use mutate::{fuzz, rounds};
