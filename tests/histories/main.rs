//! Finished hands are written down, and can be read and played again.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "../any_options/mod.rs"]
mod any_options;

#[path = "../in_the_way/mod.rs"]
mod in_the_way;

#[path = "../mutated/mod.rs"]
mod mutated;

#[path = "../temp_folder/mod.rs"]
mod temp_folder;

mod files;
mod games;
mod kept;
mod round_trip;
mod text;
