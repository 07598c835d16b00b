use std::f32::consts::{FRAC_PI_2, TAU};

use super::Samples;
use super::noise::BandPass;
use super::noise::Noise;

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
