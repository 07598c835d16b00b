use super::loudness::{SoundKind, loudness};
use super::score::score;
use crate::speech::Cue;

/// The near walls of a small room: milliseconds later, so much softer. Without
/// them a synthesized sound is in no place at all.
const ROOM: [(f32, f32); 4] = [(7.0, 0.2), (13.0, 0.16), (21.0, 0.12), (34.0, 0.08)];

/// Where a sound is over: what is softer is not heard at a table.
const FLOOR: f32 = 0.002;

/// Nothing ends with an edge.
const END_MS: f32 = 12.0;

/// The sound of a cue. It is made by arithmetic alone, and always the same.
pub fn earcon(cue: Cue) -> Samples {
    let score = score(cue);
    let mut dry = Samples::default();
    for (seed, note) in (0..).zip(score.notes) {
        note.add_to(&mut dry, score.octaves, seed);
    }
    let reflected = dulled(dry.values());
    let mut sound = dry;
    for (ms, level) in ROOM {
        sound.mix(&reflected, Samples::count(ms), level);
    }
    let louder = SoundKind::of(cue).loudness() - loudness(&sound);
    let sound = sound.scaled(10_f32.powf(louder / 20.0)).trimmed(FLOOR);
    sound.faded(Samples::count(END_MS))
}

/// The same with less of what is high: walls do not throw it back.
fn dulled(sound: &[f32]) -> Vec<f32> {
    const SPEED: f32 = 0.15;
    let mut follower = 0.0;
    let follow = |&sample: &f32| {
        follower += SPEED * (sample - follower);
        follower
    };
    sound.iter().map(follow).collect()
}

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
