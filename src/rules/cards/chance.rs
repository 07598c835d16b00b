use std::fmt;

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

use super::Seed;

/// A stream of random numbers that can be copied and compared, as the state of
/// a hand must be: one numbered ChaCha20 stream of a seed, read by buffers.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Chance {
    seed: Seed,
    stream: u64,
    /// Words of the stream that were buffered and used up before this buffer.
    before: u64,
    used: usize,
    buffer: [u32; Chance::BUFFER],
}

impl Chance {
    /// What the generator makes at once; a whole shuffle needs 51 words.
    const BUFFER: usize = 64;

    /// Streams of one seed are independent of each other.
    pub(crate) fn new(seed: &Seed, stream: u64) -> Chance {
        let mut chance = Chance {
            seed: *seed,
            stream,
            before: 0,
            used: 0,
            buffer: [0; Chance::BUFFER],
        };
        chance.fill();
        chance
    }

    fn fill(&mut self) {
        let mut generator = ChaCha20Rng::from_seed(*self.seed.bytes());
        generator.set_stream(self.stream);
        if self.before > 0 {
            generator.set_word_pos(self.before.into());
        }
        let mut bytes = [0; 4 * Chance::BUFFER];
        generator.fill_bytes(&mut bytes);
        for (word, bytes) in self.buffer.iter_mut().zip(bytes.as_chunks().0) {
            *word = u32::from_le_bytes(*bytes);
        }
        self.used = 0;
    }

    fn word(&mut self) -> u32 {
        if self.used == Self::BUFFER {
            self.before += Self::BUFFER as u64;
            self.fill();
        }
        let word = self.buffer[self.used];
        self.used += 1;
        word
    }

    /// A fair whole number below the limit, which is not zero (Lemire's
    /// multiply and reject).
    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        loop {
            let product = u64::from(self.word()) * u64::from(limit);
            let low = product as u32;
            if low >= limit || low >= limit.wrapping_neg() % limit {
                return (product >> 32) as u32;
            }
        }
    }
}

/// Never shows what comes next, not even in logs.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The buffers joined are the generator's own stream.
    #[test]
    fn nothing_is_lost_between_buffers() {
        let seed = Seed::from(5);
        let mut chance = Chance::new(&seed, 8);
        let mut generator = ChaCha20Rng::from_seed(*seed.bytes());
        generator.set_stream(8);
        for _ in 0..1000 {
            assert_eq!(chance.word(), generator.next_u32());
        }
    }
}
