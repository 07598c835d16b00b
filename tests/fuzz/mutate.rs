use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Rounds for each test.
pub(crate) fn rounds() -> u64 {
    let wanted = std::env::var("TABLETALK_FUZZ_ROUNDS").ok();
    wanted.map_or(400, |rounds| rounds.parse().expect("a number of rounds"))
}

/// Changes the samples at random and lets each be read.
pub(crate) fn fuzz(samples: &[Vec<u8>], read: impl Fn(&[u8])) {
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

/// Changes bytes at random.
pub(crate) struct Mutator(Xoshiro256PlusPlus);

/// What readers stumble over.
const TOKENS: [&str; 24] = [
    "0",
    "-1",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999",
    "0.5",
    "1e999",
    "nan",
    "inf",
    "[",
    "}",
    "\"",
    "\\u0000",
    "None",
    "Some(1)",
    "p13",
    "??",
    "\u{feff}",
    "\u{1b}[2J",
    "\u{202e}",
    "\n",
    "\r\n",
    "\t",
    "((((((((",
];

impl Mutator {
    pub(crate) fn new(seed: u64) -> Mutator {
        Mutator(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// One of the samples, changed in a few places.
    pub(crate) fn changed(&mut self, samples: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = samples[self.below(samples.len())].clone();
        for _ in 0..=self.below(4) {
            self.change(&mut bytes, samples);
        }
        bytes
    }

    fn change(&mut self, bytes: &mut Vec<u8>, samples: &[Vec<u8>]) {
        let at = self.below(bytes.len() + 1);
        let end = (at + self.below(24)).min(bytes.len());
        match self.below(8) {
            0 if at < bytes.len() => bytes[at] ^= 1 << self.below(8),
            1 => bytes.insert(at, self.below(256) as u8),
            2 => drop(bytes.drain(at..end)),
            3 => {
                let again = bytes[at..end].to_vec();
                bytes.splice(at..at, again);
            }
            4 => {
                let token = TOKENS[self.below(TOKENS.len())];
                bytes.splice(at..end, token.bytes());
            }
            5 => self.change_number(bytes),
            6 => {
                let other = &samples[self.below(samples.len())];
                let from = self.below(other.len() + 1);
                bytes.splice(at.., other[from..].iter().copied());
            }
            _ => self.move_line(bytes),
        }
    }

    /// Puts another number in the place of one.
    fn change_number(&mut self, bytes: &mut Vec<u8>) {
        let starts: Vec<usize> = (0..bytes.len())
            .filter(|&at| bytes[at].is_ascii_digit())
            .filter(|&at| at == 0 || !bytes[at - 1].is_ascii_digit())
            .collect();
        if starts.is_empty() {
            return;
        }
        let start = starts[self.below(starts.len())];
        let digits = bytes[start..].iter().take_while(|it| it.is_ascii_digit());
        let end = start + digits.count();
        let number = match self.below(3) {
            0 => TOKENS[self.below(9)].to_owned(),
            1 => self.below(20).to_string(),
            _ => self.below(1_000_000).to_string(),
        };
        bytes.splice(start..end, number.into_bytes());
    }

    /// Puts a line where another one is.
    fn move_line(&mut self, bytes: &mut Vec<u8>) {
        let mut lines: Vec<Vec<u8>> = bytes
            .split_inclusive(|&it| it == b'\n')
            .map(<[u8]>::to_vec)
            .collect();
        if lines.is_empty() {
            return;
        }
        let (from, to) = (self.below(lines.len()), self.below(lines.len()));
        match self.below(2) {
            0 => lines.swap(from, to),
            _ => lines[to] = lines[from].clone(),
        }
        *bytes = lines.concat();
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0.random_range(0..end)
    }
}
