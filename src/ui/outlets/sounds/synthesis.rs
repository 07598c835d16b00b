//! Struck bodies, brushes, and how loud they are, by hand.
//!
//! The crate fundsp 0.23 has a sine, noise, the filter and panning, but no struck
//! body and no measure of loudness, and its ready envelopes are drawn through a
//! point every two milliseconds, where an attack here can take one. For the
//! hundred lines that it would replace it brings 16 crates, three of them other
//! versions of what is here already, and 137 kB of program; with its default
//! features 46 crates, some under licences that `deny.toml` does not allow.
//!
//! As files the 18 sounds to be learned are 587 kB (16 bits, one channel), a
//! raise would be as high as the nearest file and not as it is big, and no sound
//! could be changed by changing a number. Making one takes a millisecond or two.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

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

/// One stroke of a sound: what sounds, when, and how strong it is against the
/// others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Note {
    source: NoteSource,
    /// Milliseconds after the sound's start.
    at: f32,
    level: f32,
    tuning: Tuning,
}

/// Whether a note's pitch is always the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tuning {
    Fixed,
    /// It rises with what the sound is about.
    Rising,
}

/// What makes a note sound.
#[derive(Clone, Copy, Debug, PartialEq)]
enum NoteSource {
    /// A body is struck, rings at that pitch in hertz and dies away.
    Struck { body: &'static Body, pitch: f32 },
    /// Something brushes over something: noise around a pitch that glides.
    Brushed {
        from: f32,
        to: f32,
        width: f32,
        ms: f32,
    },
}

/// Something that sounds when it is struck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Body {
    /// Milliseconds until it sounds with full strength.
    pub(super) attack: f32,
    /// Milliseconds until nothing is heard any more: 60 decibels softer.
    pub(super) ring: f32,
    /// The tones that make up its own.
    pub(super) partials: &'static [Partial],
    /// The noise of what strikes it.
    pub(super) touch: Touch,
}

/// One of the tones that a struck body sounds with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Partial {
    /// Its pitch, against that of the body.
    pub(super) pitch: f32,
    /// Its strength.
    pub(super) level: f32,
    /// How long it rings, against the body.
    pub(super) ring: f32,
}

/// A short burst of noise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Touch {
    /// Its strength.
    pub(super) level: f32,
    /// Around which pitch, in hertz.
    pub(super) pitch: f32,
    /// How much of it is noise and not pitch.
    pub(super) width: f32,
    /// Milliseconds until nothing is heard any more.
    pub(super) ms: f32,
}

/// A body is struck.
pub(super) const fn struck(body: &'static Body, pitch: f32) -> Note {
    Note::first(NoteSource::Struck { body, pitch })
}

/// Something brushes, from one pitch to another, for so many milliseconds.
pub(super) const fn brushed(from: f32, to: f32, width: f32, ms: f32) -> Note {
    Note::first(NoteSource::Brushed {
        from,
        to,
        width,
        ms,
    })
}

impl Note {
    const fn first(source: NoteSource) -> Note {
        Note {
            source,
            at: 0.0,
            level: 1.0,
            tuning: Tuning::Fixed,
        }
    }

    /// The same so many milliseconds after the start.
    pub(super) const fn at(self, ms: f32) -> Note {
        Note { at: ms, ..self }
    }

    /// The same with that strength.
    pub(super) const fn level(self, level: f32) -> Note {
        Note { level, ..self }
    }

    /// The same as one that rises with what the sound is about.
    pub(super) const fn rising(self) -> Note {
        Note {
            tuning: Tuning::Rising,
            ..self
        }
    }

    /// Adds the note to a sound, so many octaves higher if it is one that
    /// rises. Notes with other seeds have other noise.
    pub(super) fn add_to(&self, sound: &mut Samples, octaves: f32, seed: u32) {
        let higher = match self.tuning {
            Tuning::Fixed => 1.0,
            Tuning::Rising => octaves.exp2(),
        };
        let noise = Noise::new(seed);
        let samples = match self.source {
            NoteSource::Struck { body, pitch } => body.strike(pitch * higher, noise),
            NoteSource::Brushed {
                from,
                to,
                width,
                ms,
            } => brush([from, to].map(|pitch| pitch * higher), width, ms, noise),
        };
        sound.mix(&samples, Samples::count(self.at), self.level);
    }
}

impl Body {
    fn strike(&self, pitch: f32, noise: Noise) -> Vec<f32> {
        let mut sound = vec![0.0; Samples::count(self.ring.max(self.touch.ms))];
        for partial in self.partials {
            add_tone(
                &mut sound,
                pitch * partial.pitch,
                partial.level,
                self.ring * partial.ring,
            );
        }
        self.touch.add_to(&mut sound, noise);
        let attack = Samples::count(self.attack);
        for (place, sample) in sound.iter_mut().take(attack).enumerate() {
            *sample *= swell(place as f32 / attack as f32);
        }
        sound
    }
}

impl Touch {
    fn add_to(&self, sound: &mut [f32], noise: Noise) {
        let mut filter = BandPass::default();
        let fading = fading(self.ms);
        let mut strength = self.level;
        for (sample, noise) in sound.iter_mut().zip(noise.take(Samples::count(self.ms))) {
            *sample += strength * filter.pass(noise, self.pitch, self.width);
            strength *= fading;
        }
    }
}

/// Adds a tone that dies away: a point that circles the origin and nears it.
fn add_tone(sound: &mut [f32], pitch: f32, level: f32, ms: f32) {
    let turn = pitch / Samples::RATE as f32;
    // What is too high for the sample rate would be heard as something low.
    if turn > 0.45 {
        return;
    }
    let (sin, cos) = (TAU * turn).sin_cos();
    let fading = fading(ms);
    let (mut x, mut y) = (level, 0.0);
    for sample in sound.iter_mut().take(Samples::count(ms)) {
        *sample += y;
        (x, y) = (fading * (x * cos - y * sin), fading * (x * sin + y * cos));
    }
}

/// By how much each sample is softer than the one before, where nothing is
/// heard after so many milliseconds.
fn fading(ms: f32) -> f32 {
    0.001_f32.powf(1.0 / Samples::count(ms).max(1) as f32)
}

/// From nothing to everything, without an edge at either end.
fn swell(part: f32) -> f32 {
    (FRAC_PI_2 * part).sin().powi(2)
}

/// The noise is strongest at a third of its time: a stroke begins faster than
/// it ends.
fn brush([from, to]: [f32; 2], width: f32, ms: f32, noise: Noise) -> Vec<f32> {
    const STRONGEST: f32 = 0.33;
    let count = Samples::count(ms);
    let mut filter = BandPass::default();
    let pass = |(place, noise): (usize, f32)| {
        let part = place as f32 / count as f32;
        let pitch = from * (to / from).powf(part);
        let strength = if part < STRONGEST {
            swell(part / STRONGEST)
        } else {
            swell((1.0 - part) / (1.0 - STRONGEST))
        };
        strength * filter.pass(noise, pitch, width)
    };
    noise.take(count).enumerate().map(pass).collect()
}

/// Lets through what is near one pitch, which can move from sample to sample.
///
/// Each of its two stages is a state variable filter with trapezoidal
/// integration, which stays stable while its pitch moves.
#[derive(Clone, Debug, Default)]
struct BandPass {
    stages: [[f32; 2]; 2],
}

impl BandPass {
    /// The next sample. The wider the band, from 0 on, the less of a pitch is
    /// heard in noise.
    fn pass(&mut self, sample: f32, pitch: f32, width: f32) -> f32 {
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
struct HighPass {
    follow: f32,
    before: f32,
    passed: f32,
}

impl HighPass {
    fn new(pitch: f32) -> HighPass {
        HighPass {
            follow: (-TAU * pitch / Samples::RATE as f32).exp(),
            before: 0.0,
            passed: 0.0,
        }
    }

    /// The next sample.
    fn pass(&mut self, sample: f32) -> f32 {
        self.passed = self.follow * (self.passed + sample - self.before);
        self.before = sample;
        self.passed
    }
}

/// White noise: the same for the same seed, so that a sound is always the
/// same one.
#[derive(Clone, Debug)]
struct Noise(u32);

impl Noise {
    /// Noise that differs from that of any other seed.
    fn new(seed: u32) -> Noise {
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

/// The time over which the ear adds up a short sound.
const EAR_MS: f32 = 100.0;

/// How loud a short sound is, in decibels: the energy of its loudest tenth of
/// a second, the low of it weighted as the ear hears it.
pub(super) fn loudness(sound: &Samples) -> f32 {
    let window = Samples::count(EAR_MS);
    let energies: Vec<f32> = weighted(sound).map(|sample| sample * sample).collect();
    let mut energy = 0.0;
    let mut loudest: f32 = 0.0;
    for (place, added) in energies.iter().enumerate() {
        let gone = place.checked_sub(window).map_or(0.0, |gone| energies[gone]);
        energy += added - gone;
        loudest = loudest.max(energy);
    }
    10.0 * (loudest / window as f32).log10()
}

/// The A-weighting (IEC 61672), without its ends where no sound has anything.
fn weighted(sound: &Samples) -> impl Iterator<Item = f32> {
    let mut filters = [107.7, 737.9].map(HighPass::new);
    (sound.values().iter())
        .map(move |&sample| (filters.iter_mut()).fold(sample, |it, filter| filter.pass(it)))
}
