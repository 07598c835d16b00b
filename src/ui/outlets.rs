//! Where utterances go, and who gets them: a screen reader through a live
//! region, the built-in voice, and sounds.
#![doc = include_str!("outlets/who_speaks.md")]

mod live_region;
mod screen_reader;
mod sounds;
mod speakers;
mod voice;

use std::borrow::Cow;
use std::time::Duration;

use egui::Context;

use crate::player::settings::{Settings, VoiceSettings};
use crate::speech::{Cue, Language, Utterance};
use live_region::{Audience, LiveRegion};

pub use screen_reader::{Reader, ScreenReader};
pub use sounds::{Duck, Lost, Samples, SoundMixer, SoundStatus, Sounds, earcon, lessons};
pub use speakers::CanSpeak;
pub(crate) use speakers::Speakers;
pub use voice::{Silence, SystemVoice, Voice, VoiceStatus};

/// Everything that tells the player what happens. Each outlet gets the same
/// utterances.
#[derive(Debug, Default)]
pub(crate) struct Outlets {
    pub(crate) live: LiveRegion,
    /// Voice, sounds and the watch for screen readers, once they are started.
    aloud: Option<Aloud>,
}

/// What can be heard without a screen reader, each on a thread of its own.
#[derive(Debug)]
struct Aloud {
    voice: Voice,
    sounds: Sounds,
    table_volume: u8,
    ducked: bool,
    screen_reader: ScreenReader,
    /// Since when the screen reader has not answered.
    unanswered: Option<Duration>,
    /// Whether that is so long that the built-in voice must speak instead.
    is_stuck: bool,
    spoken: (VoiceSettings, Language),
}

/// After this long without an answer from the screen reader, the built-in
/// voice speaks in its place: a player would wonder whether anything happens.
const STANDS_IN: Duration = Duration::from_millis(1200);

impl Outlets {
    /// Starts the voice, the sounds and the watch for screen readers.
    pub(crate) fn open(&mut self, ctx: &Context, settings: &Settings, language: Language) {
        let wake = |ctx: &Context| {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        self.aloud = Some(Aloud {
            voice: Voice::start(settings.voice.clone(), language, wake(ctx)),
            sounds: Sounds::start(settings.sounds),
            table_volume: settings.sounds.table,
            ducked: false,
            screen_reader: ScreenReader::watch(wake(ctx)),
            unanswered: None,
            is_stuck: false,
            spoken: (settings.voice.clone(), language),
        });
    }

    /// Applies changed settings.
    pub(crate) fn configure(&mut self, settings: &Settings, language: Language) {
        let Some(aloud) = &mut self.aloud else { return };
        aloud.sounds.configure(settings.sounds);
        aloud.table_volume = settings.sounds.table;
        let spoken = (settings.voice.clone(), language);
        if aloud.spoken != spoken {
            aloud.spoken = spoken.clone();
            aloud.voice.configure(spoken.0, spoken.1);
        }
    }

    /// Tells something through these speakers. If the screen reader gets stuck,
    /// the built-in voice may say it instead.
    pub(crate) fn tell(&mut self, utterance: &Utterance, speakers: Speakers) {
        self.tell_as(utterance, speakers, Audience::Player);
    }

    /// Tells something through exactly these speakers.
    pub(crate) fn tell_through(&mut self, utterance: &Utterance, speakers: Speakers) {
        self.tell_as(utterance, speakers, Audience::ScreenReader);
    }

    fn tell_as(&mut self, utterance: &Utterance, speakers: Speakers, audience: Audience) {
        let spoken = if self.sounds_are_heard() {
            utterance.beside_its_sound()
        } else {
            Some(Cow::Borrowed(utterance))
        };
        if let Some(spoken) = spoken.as_deref().filter(|_| speakers.live) {
            self.live.say(spoken, audience);
        }
        let Some(aloud) = &self.aloud else { return };
        if let Some(spoken) = spoken.as_deref().filter(|_| speakers.voice) {
            aloud.voice.say(spoken);
        }
        if let Some(cue) = utterance.cue {
            (aloud.sounds).play_at(cue, utterance.pan, utterance.volume);
        }
    }

    /// Whether the player hears the sounds of the table.
    fn sounds_are_heard(&self) -> bool {
        let ready = self.sound_status() == Some(SoundStatus::Ready);
        ready
            && self
                .aloud
                .as_ref()
                .is_some_and(|aloud| aloud.table_volume > 0)
    }

    /// Who can speak, as far as is known yet. A window without voice and sounds
    /// announces as if a screen reader were there.
    pub(crate) fn can_speak(&self) -> CanSpeak {
        let Some(aloud) = &self.aloud else {
            return CanSpeak {
                reader: Reader::Announces,
                answers: true,
                voice: true,
            };
        };
        CanSpeak {
            reader: self.reader(aloud).unwrap_or(Reader::Absent),
            answers: !aloud.is_stuck,
            voice: !matches!(aloud.voice.status(), VoiceStatus::Silent(_)),
        }
    }

    /// Whether it is known yet if a screen reader is running.
    pub(crate) fn knows_screen_reader(&self) -> bool {
        let aloud = self.aloud.as_ref();
        aloud.is_none_or(|aloud| self.reader(aloud).is_some())
    }

    fn reader(&self, aloud: &Aloud) -> Option<Reader> {
        Reader::seen(aloud.screen_reader.reader(), self.live.window())
    }

    /// A key was pressed: what is being said may be cut.
    pub(crate) fn key_pressed(&self) {
        if let Some(aloud) = &self.aloud {
            aloud.voice.key_pressed();
        }
    }

    /// Stops the built-in voice.
    pub(crate) fn silence(&self) {
        if let Some(aloud) = &self.aloud {
            aloud.voice.stop();
        }
    }

    /// Lets the built-in voice say something, even when it is switched off.
    pub(crate) fn test_voice(&self, text: &str) {
        if let Some(aloud) = &self.aloud {
            aloud.voice.say(&Utterance::answer(text.to_owned()));
        }
    }

    /// Whether the built-in voice can speak.
    pub(crate) fn voice_status(&self) -> Option<VoiceStatus> {
        Some(self.aloud.as_ref()?.voice.status())
    }

    /// The voices that speak a language, by their names.
    pub(crate) fn voices(&self, language: Language) -> Vec<String> {
        let Some(aloud) = &self.aloud else {
            return Vec::new();
        };
        let voices = aloud.voice.voices();
        let fitting = voices.iter().filter(|voice| voice.speaks(language));
        fitting.map(|voice| voice.name.clone()).collect()
    }

    /// Plays a sound, from -1 on the left to 1 on the right.
    pub(crate) fn play(&self, cue: Cue, pan: f32) {
        if let Some(aloud) = &self.aloud {
            aloud.sounds.play(cue, pan);
        }
    }

    /// Whether sounds can be heard.
    pub(crate) fn sound_status(&self) -> Option<SoundStatus> {
        Some(self.aloud.as_ref()?.sounds.status())
    }

    /// Looks whether the screen reader has answered, and says when to look
    /// again.
    pub(crate) fn listen(&mut self, now: Duration) -> Option<Duration> {
        let aloud = self.aloud.as_mut()?;
        // Sounds make room for the voice.
        let speaks = aloud.voice.is_speaking();
        if std::mem::replace(&mut aloud.ducked, speaks) != speaks {
            aloud
                .sounds
                .duck(if speaks { Duck::Down } else { Duck::Up });
        }
        if aloud.screen_reader.has_answered() {
            if aloud.unanswered.take().is_some() {
                self.live.taken_in(now);
            }
            aloud.is_stuck = false;
            return None;
        }
        let stuck = *aloud.unanswered.get_or_insert(now) + STANDS_IN;
        aloud.is_stuck = now >= stuck;
        (!aloud.is_stuck).then(|| stuck - now)
    }

    /// If the built-in voice now speaks in place of the screen reader, it says
    /// what the screen reader has not said yet. Gives what that is.
    pub(crate) fn hand_over(&mut self, speakers: Speakers) -> Vec<Utterance> {
        let Some(aloud) = self
            .aloud
            .as_ref()
            .filter(|_| speakers.voice && !speakers.live)
        else {
            return Vec::new();
        };
        let late = self.live.take_back();
        late.iter().for_each(|utterance| aloud.voice.say(utterance));
        late
    }

    /// Announces what is due, and says when to call this again.
    pub(crate) fn advance(&mut self, now: Duration) -> Option<Duration> {
        let listens = self.aloud.as_ref().is_none_or(|it| it.unanswered.is_none());
        let out = self.live.advance(now, listens);
        if let Some(aloud) = self.aloud.as_mut().filter(|_| out.ask) {
            aloud.screen_reader.ask();
            aloud.unanswered = (!aloud.screen_reader.has_answered()).then_some(now);
        }
        out.again
    }
}
