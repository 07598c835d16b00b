//! Whatever is in a file or is typed: it is read or refused, never a panic,
//! and never wrong chips.
//!
//! Good samples are changed at random, over and over. The changes come from
//! the seed that a failure names. More rounds: `TABLETALK_FUZZ_ROUNDS=100000`.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "../temp_folder/mod.rs"]
mod temp_folder;

mod files;
mod games;
mod mutate;
mod typed;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use mutate::Mutator;

/// Rounds for each test.
fn rounds() -> u64 {
    let wanted = std::env::var("TABLETALK_FUZZ_ROUNDS").ok();
    wanted.map_or(400, |rounds| rounds.parse().unwrap())
}

/// Changes the samples at random and lets each be read.
fn fuzz(samples: &[Vec<u8>], read: impl Fn(&[u8])) {
    for seed in 0..rounds() {
        let mut mutator = Mutator::new(seed);
        let bytes = mutator.changed(samples);
        let read = AssertUnwindSafe(|| read(&bytes));
        if let Err(panic) = catch_unwind(read) {
            eprintln!("seed {seed}: {}", String::from_utf8_lossy(&bytes));
            resume_unwind(panic);
        }
    }
}
