/// White noise: the same for the same seed, so that a sound is always the
/// same one.
#[derive(Clone, Debug)]
pub(super) struct Noise(u32);

impl Noise {
    /// Noise that differs from that of any other seed.
    pub(super) fn new(seed: u32) -> Noise {
        // The generator never leaves 0, and alike seeds start alike.
        Noise((seed + 1).wrapping_mul(0x9E37_79B9))
    }
}

/// Samples from -1 to 1, without an end.
impl Iterator for Noise {
    type Item = f32;

    /// Marsaglia's xorshift.
    fn next(&mut self) -> Option<f32> {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        Some(self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0)
    }
}
