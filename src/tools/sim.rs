//! `tabletalk sim`: many random hands at once. Measures the speed, and checks
//! that no chips are lost and that a seed always gives the same hands.

mod command;
mod random;

use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::Builder;
use std::time::Instant;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::Serialize;

use crate::rules::cards::{Deck, Seed};
use crate::rules::{Chips, Event, GameKind, Hand, MAX_SEATS, Options, Rules, Seats};
pub use command::{SimArgs, run};
pub use random::random_input;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The game and its options.
    pub options: Options,
    /// How many hands.
    pub hands: u64,
    /// The seed of everything random.
    pub seed: u64,
    /// How many threads share the work. The result is the same for any.
    pub threads: usize,
}

/// The result of a simulation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimReport {
    /// Which game.
    pub game: GameKind,
    /// Players at the table.
    pub players: usize,
    /// Hands played.
    pub hands: u64,
    /// How long it took.
    pub seconds: f64,
    /// The speed.
    pub hands_per_second: f64,
    /// Chips that players bought.
    pub chips_in: Chips,
    /// Chips that players had in the end.
    pub chips_out: Chips,
    /// A hash of every event in order.
    pub digest: String,
}

/// Hands that are played at one table before a new one starts. Threads take
/// whole tables, so the hands do not depend on the number of threads.
const HANDS_AT_A_TABLE: u64 = 1000;

#[derive(Default)]
struct Totals {
    chips_in: Chips,
    chips_out: Chips,
    digest: u64,
}

impl Simulation {
    /// Plays all hands with random legal actions.
    pub fn run(&self) -> SimReport {
        let start = Instant::now();
        let rules = Arc::new(self.options.rules(0));
        let next_table = AtomicU64::new(0);
        let tables = self.hands.div_ceil(HANDS_AT_A_TABLE);
        let worker = || {
            let mut totals = Totals::default();
            loop {
                let table = next_table.fetch_add(1, Ordering::Relaxed);
                if table >= tables {
                    return totals;
                }
                let first = table * HANDS_AT_A_TABLE;
                let last = self.hands.min(first + HANDS_AT_A_TABLE);
                self.play_table(&rules, first, last, &mut totals);
            }
        };
        let results: Vec<Totals> = std::thread::scope(|scope| {
            // This thread plays as well, alone if no other can be started.
            let start = |_| Builder::new().spawn_scoped(scope, worker).ok();
            let others: Vec<_> = (1..self.threads).filter_map(start).collect();
            let own = worker();
            let joined = others.into_iter().map(|handle| handle.join());
            let others = joined.map(|it| it.expect("a table plays on"));
            others.chain([own]).collect()
        });
        let seconds = start.elapsed().as_secs_f64();
        let digest = results
            .iter()
            .fold(0u64, |sum, it| sum.wrapping_add(it.digest));
        SimReport {
            game: self.options.kind(),
            players: self.options.players(),
            hands: self.hands,
            seconds,
            hands_per_second: self.hands as f64 / seconds,
            chips_in: results.iter().map(|it| it.chips_in).sum(),
            chips_out: results.iter().map(|it| it.chips_out).sum(),
            digest: format!("{digest:016x}"),
        }
    }

    /// Plays the hands from `first` up to `last` at one table. Players
    /// without chips buy in again, so that every hand has all its players.
    fn play_table(&self, rules: &Arc<Rules>, first: u64, last: u64, totals: &mut Totals) {
        let seats = Seats::first(self.options.players());
        let seed = Seed::from(self.seed);
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ first.rotate_left(32));
        let mut stacks = [0; MAX_SEATS];
        let mut log = Vec::new();
        let mut digest = EventHasher::default();
        for (number, button) in (first..last).zip(seats.into_iter().cycle()) {
            for seat in seats {
                if stacks[seat.index()] == 0 {
                    stacks[seat.index()] = self.options.starting_chips();
                    totals.chips_in += self.options.starting_chips();
                }
            }
            let deck = Deck::shuffled(&seed, number);
            let mut hand = Hand::deal_reusing(log, Arc::clone(rules), &stacks, button, deck);
            digest.add(hand.events());
            while let Some(input) = random_input(&hand, &mut chance) {
                digest.add(hand.apply(input).expect("a legal input is accepted"));
            }
            stacks = *hand.stacks();
            log = hand.into_log();
        }
        totals.chips_out += stacks.iter().sum::<Chips>();
        totals.digest = totals.digest.wrapping_add(digest.finish());
    }
}

/// A quick hash of events. Unlike the hasher of the standard library, it is
/// the same on every machine and in every version.
#[derive(Clone, Debug, Default)]
struct EventHasher(u64);

impl EventHasher {
    fn add(&mut self, events: &[Event]) {
        events.iter().for_each(|event| event.hash(self));
    }
}

impl Hasher for EventHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(ODD);
    }

    // Small numbers are only rotated in; the next large one mixes them all.

    fn write_u8(&mut self, number: u8) {
        self.0 = self.0.rotate_left(9) ^ u64::from(number);
    }

    fn write_u16(&mut self, number: u16) {
        self.0 = self.0.rotate_left(17) ^ u64::from(number);
    }

    fn write_isize(&mut self, number: isize) {
        self.0 = self.0.rotate_left(11) ^ number as u64;
    }

    fn finish(&self) -> u64 {
        let mut last = self.clone();
        last.write_u64(0);
        last.0 ^ last.0 >> 32
    }
}
