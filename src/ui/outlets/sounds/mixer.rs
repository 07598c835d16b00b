use std::f32::consts::FRAC_1_SQRT_2;
use std::time::Duration;

use kira::backend::Backend;
use kira::sound::static_sound::{StaticSoundData, StaticSoundSettings};
use kira::track::{TrackBuilder, TrackHandle};
use kira::{AudioManager, AudioManagerSettings, Decibels, Frame, Tween};

use super::earcons::{SoundKind, earcon};
use super::synthesis::Samples;
use crate::player::settings::SoundSettings;
use crate::speech::Cue;

/// The most sounds of a kind at once; more are left out.
const AT_ONCE: usize = 16;

/// How far to the side sounds go: never into one ear alone, so that players who
/// hear with one ear hear them all.
const WIDTH: f32 = 0.8;

/// How much softer the table's sounds are while the built-in voice speaks.
const DUCKED: Decibels = Decibels(-10.0);

/// Whether the sounds of the table are softer, for the built-in voice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Duck {
    /// They are as loud as they are set.
    #[default]
    Up,
    /// They are softer.
    Down,
}

/// Plays the sounds of cues on an output.
///
/// A player of the game wants [`Sounds`](super::Sounds), which owns one; this
/// is for another output than the default device.
pub struct SoundMixer<B: Backend> {
    output: AudioManager<B>,
    table: TrackHandle,
    alerts: TrackHandle,
    settings: SoundSettings,
    duck: Duck,
}

impl<B: Backend> SoundMixer<B> {
    /// Opens the output; `None` where it cannot be used.
    pub fn open(output: B::Settings, settings: SoundSettings, duck: Duck) -> Option<SoundMixer<B>> {
        let mut output = AudioManager::<B>::new(AudioManagerSettings {
            capacities: Default::default(),
            main_track_builder: Default::default(),
            internal_buffer_size: 128,
            backend_settings: output,
        })
        .ok()?;
        let mut track = |kind| {
            let volume = volume(kind, settings, duck);
            let track = TrackBuilder::new().sound_capacity(AT_ONCE).volume(volume);
            output.add_sub_track(track).ok()
        };
        let (table, alerts) = (track(SoundKind::Table)?, track(SoundKind::Alert)?);
        Some(SoundMixer {
            output,
            table,
            alerts,
            settings,
            duck,
        })
    }

    /// Plays the sound of a cue: -1 is left, 0 the middle, 1 right.
    pub fn play(&mut self, cue: Cue, pan: f32) {
        self.play_at(cue, pan, 100);
    }

    /// The same, so loud in percent of what its kind is set to.
    pub fn play_at(&mut self, cue: Cue, pan: f32, percent: u8) {
        let kind = SoundKind::of(cue);
        if percent == 0 || self.settings.percent(kind) == 0 {
            return;
        }
        let sound = panned(&earcon(cue), pan).volume(decibels(percent));
        // Too many sounds at once, or an output that takes none, is no reason
        // to stop: what is left out was told in words too.
        let _ = self.track(kind).play(sound);
    }

    /// Changes how loud sounds are.
    pub fn configure(&mut self, settings: SoundSettings) {
        self.settings = settings;
        let at_once = tween(0);
        self.set_volume(SoundKind::Table, at_once);
        self.set_volume(SoundKind::Alert, at_once);
    }

    /// Makes the table softer while the built-in voice speaks, or ends that,
    /// without a jump.
    pub fn duck(&mut self, duck: Duck) {
        self.duck = duck;
        let smoothly = match duck {
            Duck::Down => tween(80),
            Duck::Up => tween(300),
        };
        self.set_volume(SoundKind::Table, smoothly);
    }

    /// What the sounds are played on.
    pub fn output(&mut self) -> &mut B {
        self.output.backend_mut()
    }

    fn set_volume(&mut self, kind: SoundKind, tween: Tween) {
        let volume = volume(kind, self.settings, self.duck);
        self.track(kind).set_volume(volume, tween);
    }

    fn track(&mut self, kind: SoundKind) -> &mut TrackHandle {
        match kind {
            SoundKind::Table => &mut self.table,
            SoundKind::Alert => &mut self.alerts,
        }
    }
}

/// With equal power wherever it comes from: what is heard in the middle is in
/// both channels, each of them softer by the root of two.
fn panned(sound: &Samples, pan: f32) -> StaticSoundData {
    let frame = |sample: &f32| Frame::from_mono(sample * FRAC_1_SQRT_2);
    let pan = if pan.is_finite() {
        pan.clamp(-1.0, 1.0)
    } else {
        0.0
    };
    StaticSoundData {
        sample_rate: Samples::RATE,
        frames: sound.values().iter().map(frame).collect(),
        settings: StaticSoundSettings::new().panning(pan * WIDTH),
        slice: None,
    }
}

fn volume(kind: SoundKind, settings: SoundSettings, duck: Duck) -> Decibels {
    let ducked = match (kind, duck) {
        (SoundKind::Table, Duck::Down) => DUCKED,
        _ => Decibels::IDENTITY,
    };
    match settings.percent(kind) {
        0 => Decibels::SILENCE,
        percent => decibels(percent) + ducked,
    }
}

/// Half of the percent is heard as half as loud, or a bit more.
fn decibels(percent: u8) -> Decibels {
    Decibels(25.0 * (f32::from(percent.min(100)) / 100.0).log10())
}

impl SoundSettings {
    /// How loud sounds of that kind are; more than everything is everything.
    fn percent(&self, kind: SoundKind) -> u8 {
        let percent = match kind {
            SoundKind::Table => self.table,
            SoundKind::Alert => self.alerts,
        };
        percent.min(100)
    }
}

fn tween(ms: u64) -> Tween {
    Tween {
        duration: Duration::from_millis(ms),
        ..Tween::default()
    }
}
