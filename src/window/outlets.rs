use std::time::Duration;

use egui::Context;

use crate::l10n::Language;
use crate::outlets::{
    CanSpeak, Duck, Reader, ScreenReader, SoundStatus, Sounds, Speakers, Voice, VoiceSettings,
    VoiceStatus,
};
use crate::store::Settings;
use crate::talk::{Cue, Utterance};

use super::live::{LiveRegion, Meant};

/// Whoever tells the player what happens: each gets the same utterances.
#[derive(Debug, Default)]
pub(super) struct Outlets {
    pub(super) live: LiveRegion,
    /// What makes itself heard outside the window.
    aloud: Option<Aloud>,
}

/// What makes itself heard outside the window, each on a thread of its own.
#[derive(Debug)]
struct Aloud {
    voice: Voice,
    sounds: Sounds,
    ducked: bool,
    screen_reader: ScreenReader,
    /// Since when the screen reader owes an answer.
    unanswered: Option<Duration>,
    /// Whether it has owed one for so long that somebody must stand in.
    is_stuck: bool,
    spoken: (VoiceSettings, Language),
}

/// A screen reader that does not answer for so long is stood in for: a player
/// would wonder whether anything happens.
const STANDS_IN: Duration = Duration::from_millis(1200);

impl Outlets {
    /// Makes itself heard outside the window from now on.
    pub(super) fn open(&mut self, ctx: &Context, settings: &Settings, language: Language) {
        let wake = |ctx: &Context| {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        self.aloud = Some(Aloud {
            voice: Voice::start(settings.voice.clone(), language, wake(ctx)),
            sounds: Sounds::start(settings.sounds),
            ducked: false,
            screen_reader: ScreenReader::watch(wake(ctx)),
            unanswered: None,
            is_stuck: false,
            spoken: (settings.voice.clone(), language),
        });
    }

    /// Takes other settings over.
    pub(super) fn configure(&mut self, settings: &Settings, language: Language) {
        let Some(aloud) = &mut self.aloud else { return };
        aloud.sounds.configure(settings.sounds);
        let spoken = (settings.voice.clone(), language);
        if aloud.spoken != spoken {
            aloud.spoken = spoken.clone();
            aloud.voice.configure(spoken.0, spoken.1);
        }
    }

    /// Tells something through those who speak now.
    pub(super) fn tell(&mut self, utterance: &Utterance, speakers: Speakers) {
        self.tell_as(utterance, speakers, Meant::ForThePlayer);
    }

    /// Tells something through these, whoever speaks otherwise.
    pub(super) fn tell_through(&mut self, utterance: &Utterance, speakers: Speakers) {
        self.tell_as(utterance, speakers, Meant::ForTheReader);
    }

    fn tell_as(&mut self, utterance: &Utterance, speakers: Speakers, meant: Meant) {
        if speakers.live {
            self.live.say(utterance, meant);
        }
        let Some(aloud) = &self.aloud else { return };
        if speakers.voice {
            aloud.voice.say(utterance);
        }
        if let Some(cue) = utterance.cue {
            aloud.sounds.play(cue, utterance.pan);
        }
    }

    /// Who can speak, as far as is known yet. A window that is not heard by
    /// itself announces to whoever may be there.
    pub(super) fn can_speak(&self) -> CanSpeak {
        let Some(aloud) = &self.aloud else {
            return CanSpeak {
                reader: Reader::Announces,
                answers: true,
                voice: true,
            };
        };
        CanSpeak {
            reader: aloud.screen_reader.reader().unwrap_or(Reader::Absent),
            answers: !aloud.is_stuck,
            voice: !matches!(aloud.voice.status(), VoiceStatus::Silent(_)),
        }
    }

    /// Whether it is known yet if a screen reader is running.
    pub(super) fn knows_screen_reader(&self) -> bool {
        let aloud = self.aloud.as_ref();
        aloud.is_none_or(|aloud| aloud.screen_reader.reader().is_some())
    }

    /// A key was pressed: what is being said may be cut.
    pub(super) fn key_pressed(&self) {
        if let Some(aloud) = &self.aloud {
            aloud.voice.key_pressed();
        }
    }

    /// Stops the own voice.
    pub(super) fn silence(&self) {
        if let Some(aloud) = &self.aloud {
            aloud.voice.stop();
        }
    }

    /// Lets the own voice say something, even where it is off otherwise.
    pub(super) fn test_voice(&self, text: &str) {
        if let Some(aloud) = &self.aloud {
            aloud.voice.say(&Utterance::answer(text.to_owned()));
        }
    }

    /// Whether the own voice can speak.
    pub(super) fn voice_status(&self) -> Option<VoiceStatus> {
        Some(self.aloud.as_ref()?.voice.status())
    }

    /// The voices that speak a language, by their names.
    pub(super) fn voices(&self, language: Language) -> Vec<String> {
        let Some(aloud) = &self.aloud else {
            return Vec::new();
        };
        let voices = aloud.voice.voices();
        let fitting = voices.iter().filter(|voice| voice.speaks(language));
        fitting.map(|voice| voice.name.clone()).collect()
    }

    /// Plays a sound, from -1 on the left to 1 on the right.
    pub(super) fn play(&self, cue: Cue, pan: f32) {
        if let Some(aloud) = &self.aloud {
            aloud.sounds.play(cue, pan);
        }
    }

    /// Whether sounds can be heard.
    pub(super) fn sound_status(&self) -> Option<SoundStatus> {
        Some(self.aloud.as_ref()?.sounds.status())
    }

    /// Looks whether the screen reader has answered, and says when to look
    /// again.
    pub(super) fn listen(&mut self, now: Duration) -> Option<Duration> {
        let aloud = self.aloud.as_mut()?;
        // Sounds make room for the voice.
        let speaks = aloud.voice.is_speaking();
        if std::mem::replace(&mut aloud.ducked, speaks) != speaks {
            aloud.sounds.duck(match speaks {
                true => Duck::Down,
                false => Duck::Up,
            });
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

    /// Lets the own voice say what the screen reader was to say and has not,
    /// if it speaks in its place by now.
    pub(super) fn hand_over(&mut self, speakers: Speakers) -> Vec<Utterance> {
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

    /// Lets out what is due, and says when to come again.
    pub(super) fn advance(&mut self, now: Duration) -> Option<Duration> {
        let listens = self.aloud.as_ref().is_none_or(|it| it.unanswered.is_none());
        let out = self.live.advance(now, listens);
        if let Some(aloud) = self.aloud.as_mut().filter(|_| out.ask) {
            aloud.screen_reader.ask();
            aloud.unanswered = (!aloud.screen_reader.has_answered()).then_some(now);
        }
        out.again
    }
}
