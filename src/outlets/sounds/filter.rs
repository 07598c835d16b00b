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
