use std::hash::{Hash, Hasher};

use crate::engine::Event;

/// A quick hash of events that is the same on every machine and in every
/// version of the standard library, unlike its own hasher.
#[derive(Clone, Debug, Default)]
pub struct Digest(u64);

impl Digest {
    /// Takes the events in.
    pub fn add(&mut self, events: &[Event]) {
        events.iter().for_each(|event| event.hash(self));
    }
}

impl Hasher for Digest {
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

    // Small numbers are only turned in; the next large one mixes them all.

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
