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
    /// Words of the stream that have been buffered, this buffer's included.
    buffered: u64,
    /// Words of this buffer that are used up.
    used: usize,
    buffer: [[u8; 4]; Chance::BUFFER],
}

impl Chance {
    /// What the generator makes at once; a whole shuffle needs 51 words.
    const BUFFER: usize = 64;

    /// Streams of one seed are independent of each other. One that is never
    /// read costs nothing.
    pub(crate) fn new(seed: &Seed, stream: u64) -> Chance {
        Chance {
            seed: *seed,
            stream,
            buffered: 0,
            used: Chance::BUFFER,
            buffer: [[0; 4]; Chance::BUFFER],
        }
    }

    /// Returns the first word of the new buffer.
    #[cold]
    fn fill(&mut self) -> [u8; 4] {
        let mut generator = ChaCha20Rng::from_seed(*self.seed.bytes());
        generator.set_stream(self.stream);
        generator.set_word_pos(self.buffered.into());
        generator.fill_bytes(self.buffer.as_flattened_mut());
        self.buffered += Self::BUFFER as u64;
        self.used = 0;
        self.buffer[0]
    }

    fn word(&mut self) -> u32 {
        let word = match self.buffer.get(self.used) {
            Some(&word) => word,
            None => self.fill(),
        };
        self.used += 1;
        u32::from_le_bytes(word)
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
