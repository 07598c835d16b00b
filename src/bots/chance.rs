use std::hash::{Hash, Hasher};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::rules::View;

/// The chance of one decision.
pub(super) type Dice = Xoshiro256PlusPlus;

/// The seed of one decision: from the bot's own and from what it sees, not
/// from how many decisions came before, so that one which was cancelled
/// changes nothing later.
pub(super) fn decision_seed(seed: u64, view: &View) -> u64 {
    let mut mixer = Mixer(seed);
    view.viewer.hash(&mut mixer);
    view.seen.hash(&mut mixer);
    view.standing.as_ref().map(|it| it.hands).hash(&mut mixer);
    mixer.finish()
}

/// Dice for one purpose within a decision.
pub(super) fn dice(seed: u64) -> Dice {
    Dice::seed_from_u64(seed)
}

/// Mixes words into a seed, the same on every machine and in every version
/// of the standard library, unlike its own hasher.
pub(crate) struct Mixer(pub(crate) u64);

impl Mixer {
    /// Takes one word in.
    pub(crate) fn mix(&mut self, word: u64) {
        // The finisher of SplitMix64.
        let mut z = (self.0 ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.0 = z ^ z >> 31;
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
