use std::f32::consts::{PI, TAU};

use super::Samples;

/// Lets through what is near one pitch, which can move from sample to sample.
///
/// Each of its two stages is a state variable filter with trapezoidal
/// integration, which stays stable while its pitch moves.
#[derive(Clone, Debug, Default)]
pub(super) struct BandPass {
    stages: [[f32; 2]; 2],
}

impl BandPass {
    /// The next sample. The wider the band, from 0 on, the less of a pitch is
    /// heard in noise.
    pub(super) fn pass(&mut self, sample: f32, pitch: f32, width: f32) -> f32 {
        let g = (PI * pitch / Samples::RATE as f32).tan();
        let a = 1.0 / (1.0 + g * (g + width));
        self.stages.iter_mut().fold(sample, |sample, state| {
            let band = a * (state[0] + g * (sample - state[1]));
            let low = state[1] + g * band;
            *state = [2.0 * band - state[0], 2.0 * low - state[1]];
            width * band
        })
    }
}

/// Lets through what is higher than one pitch, and less and less of what is
/// lower.
#[derive(Clone, Debug)]
pub(super) struct HighPass {
    follow: f32,
    before: f32,
    passed: f32,
}

impl HighPass {
    pub(super) fn new(pitch: f32) -> HighPass {
        HighPass {
            follow: (-TAU * pitch / Samples::RATE as f32).exp(),
            before: 0.0,
            passed: 0.0,
        }
    }

    /// The next sample.
    pub(super) fn pass(&mut self, sample: f32) -> f32 {
        self.passed = self.follow * (self.passed + sample - self.before);
        self.before = sample;
        self.passed
    }
}

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
