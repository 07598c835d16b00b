/// A sound in one channel, as loud as it is meant to be heard in the middle.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Samples(Vec<f32>);

impl Samples {
    /// So many samples make a second.
    pub const RATE: u32 = 48_000;

    /// Every sample, from -1 to 1.
    pub fn values(&self) -> &[f32] {
        &self.0
    }

    /// How long it lasts.
    pub fn seconds(&self) -> f32 {
        self.0.len() as f32 / Samples::RATE as f32
    }

    /// How many samples so many milliseconds are.
    pub(super) fn count(ms: f32) -> usize {
        (ms * Samples::RATE as f32 / 1_000.0).round() as usize
    }

    /// Adds a sound from that sample on, so much louder or softer.
    pub(super) fn mix(&mut self, sound: &[f32], start: usize, gain: f32) {
        let end = start + sound.len();
        if self.0.len() < end {
            self.0.resize(end, 0.0);
        }
        for (sample, added) in self.0[start..end].iter_mut().zip(sound) {
            *sample += added * gain;
        }
    }

    /// The same so much louder or softer.
    pub(super) fn scaled(mut self, gain: f32) -> Samples {
        self.0.iter_mut().for_each(|sample| *sample *= gain);
        self
    }

    /// The same without its end, where nothing is that strong any more.
    pub(super) fn trimmed(mut self, floor: f32) -> Samples {
        let last = self.0.iter().rposition(|sample| sample.abs() > floor);
        self.0.truncate(last.map_or(0, |last| last + 1));
        self
    }

    /// The same with an end that dies away over so many samples.
    pub(super) fn faded(mut self, count: usize) -> Samples {
        let fading = self.0.iter_mut().rev().take(count).enumerate();
        for (to_go, sample) in fading {
            *sample *= to_go as f32 / count as f32;
        }
        self
    }
}
