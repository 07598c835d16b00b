//! Matches between computer players: how strong is one against another?
//!
//! As much luck as possible is taken out: every deck is played once for each
//! seat, with the players moved one seat each time, so that each player holds
//! every hand once. The average over these is one sample; the interval comes
//! from how the samples, and the blocks they are played in, differ. Stacks are
//! full at every deal.
//!
//! Players who learn do so within a block of `BLOCK` decks, by what their
//! own seat has seen. Each block has players of its own, so the result is
//! the same for any number of threads.

mod command;
mod measure;
mod table;

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::Builder;

use serde::Serialize;

use crate::bots::Style;
use crate::rules::{GameKind, Options};
pub use command::{BotsArgs, run};
use measure::{Interval, quantile};
use table::MatchTable;

/// How many decks the same players play one after another.
pub(crate) const BLOCK: u64 = 1000;

/// Who plays, and how much.
#[derive(Clone, Debug)]
pub struct Match {
    /// The game and its options.
    pub options: Options,
    /// The player who is measured.
    pub hero: &'static Style,
    /// Everyone else.
    pub against: &'static Style,
    /// How many decks.
    pub decks: u64,
    /// The seed of the decks and of the players.
    pub seed: u64,
    /// How many threads share the work. The result is the same for any.
    pub threads: usize,
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchResult {
    /// Which game.
    pub game: GameKind,
    /// The player who was measured.
    pub hero: &'static str,
    /// Everyone else.
    pub against: &'static str,
    /// Players at the table.
    pub players: usize,
    /// Decks played, each once for every seat.
    pub decks: u64,
    /// Big blinds won in a hundred hands; antes where there are no blinds.
    pub bb_per_100: f64,
    /// Half the width of the interval that holds the true value with a
    /// confidence of 95%.
    pub ci95: f64,
    /// How long half of the hero's decisions took at most, in microseconds.
    pub p50_us: f64,
    /// How long 99% of them took at most.
    pub p99_us: f64,
    /// How long the longest took.
    pub max_us: f64,
}

/// The results of one block of decks.
#[derive(Default)]
struct Block {
    /// Big blinds a hand, for each deck.
    samples: Vec<f64>,
    nanoseconds: Vec<u64>,
}

impl Match {
    /// Plays all decks.
    pub fn play(&self) -> MatchResult {
        let count = self.decks.div_ceil(BLOCK) as usize;
        let blocks: Mutex<Vec<Block>> = Mutex::new((0..count).map(|_| Block::default()).collect());
        let rules = Arc::new(self.options.rules(0));
        let next = AtomicUsize::new(0);
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    return;
                }
                let first = number as u64 * BLOCK;
                let last = self.decks.min(first + BLOCK);
                let block = MatchTable::new(self, Arc::clone(&rules), first).play(first..last);
                blocks.lock().unwrap_or_else(|it| it.into_inner())[number] = block;
            }
        };
        std::thread::scope(|scope| {
            // This thread plays as well, alone if no other can be started.
            for _ in 1..self.threads {
                let _ = Builder::new().spawn_scoped(scope, work);
            }
            work();
        });
        self.score(blocks.into_inner().unwrap_or_else(|it| it.into_inner()))
    }

    fn score(&self, blocks: Vec<Block>) -> MatchResult {
        let samples: Vec<&[f64]> = blocks.iter().map(|block| &block.samples[..]).collect();
        let Interval { mean, half } = Interval::of(&samples);
        let mut times: Vec<u64> = blocks
            .iter()
            .flat_map(|it| it.nanoseconds.iter().copied())
            .collect();
        times.sort_unstable();
        let microseconds = |share| (quantile(&times, share) / 100) as f64 / 10.0;
        let per_hundred = |bb_a_hand: f64| (bb_a_hand * 10_000.0).round() / 100.0;
        MatchResult {
            game: self.options.kind(),
            hero: self.hero.name,
            against: self.against.name,
            players: self.options.players(),
            decks: self.decks,
            bb_per_100: per_hundred(mean),
            ci95: per_hundred(half),
            p50_us: microseconds(0.5),
            p99_us: microseconds(0.99),
            max_us: microseconds(1.0),
        }
    }
}
