//! The speech of Windows and macOS.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tts::Tts;

use crate::speech::Language;

use super::engine::{Engine, News, Spoken};
use super::manner::{Manner, Span};
use super::{Silence, SystemVoice};

/// The one synthesizer of the program. On macOS a second one cannot be made,
/// and elsewhere one that goes away while it speaks takes the program along,
/// so this one stays.
static SYNTHESIZER: Mutex<Option<Tts>> = Mutex::new(None);

/// The system's speech through the `tts` crate.
#[derive(Debug)]
pub(super) struct Portable {
    tells_ends: bool,
}

impl Engine for Portable {
    fn open(
        manner: &Manner,
        tell: impl Fn(News) + Clone + Send + 'static,
    ) -> Result<Portable, Silence> {
        with_synthesizer(|tts| {
            adjust(tts, manner)?;
            let tells_ends = tts.supported_features().utterance_callbacks;
            if tells_ends {
                let ended = || {
                    let tell = tell.clone();
                    Some(Box::new(move |id| tell(News::Ended(spoken(&id)))) as Box<_>)
                };
                tts.on_utterance_end(ended())?;
                tts.on_utterance_stop(ended())?;
            }
            Ok(Portable { tells_ends })
        })
    }

    fn speak(&mut self, text: &str) -> Result<Spoken, Silence> {
        with_synthesizer(|tts| {
            let id = tts.speak(text, false)?;
            // Without a name it does not tell the end either.
            let unnamed = || Spoken(String::new());
            Ok(id.as_ref().map_or_else(unnamed, spoken))
        })
    }

    fn set_volume(&mut self, volume: i8) -> Result<(), Silence> {
        with_synthesizer(|tts| set_volume(tts, volume))
    }

    fn stop(&mut self) -> Result<(), Silence> {
        with_synthesizer(|tts| tts.stop().map(drop))
    }

    fn tells_ends(&self) -> bool {
        self.tells_ends
    }

    fn voices(_: Language) -> Result<Vec<SystemVoice>, Silence> {
        let voices = with_synthesizer(|tts| tts.voices())?;
        Ok(voices.iter().map(described).collect())
    }
}

fn with_synthesizer<T>(work: impl FnOnce(&mut Tts) -> Result<T, tts::Error>) -> Result<T, Silence> {
    let lock = SYNTHESIZER.lock();
    let mut tts: MutexGuard<'_, Option<Tts>> = lock.unwrap_or_else(PoisonError::into_inner);
    if tts.is_none() {
        *tts = Some(Tts::default().map_err(|_| Silence::NoService)?);
    }
    let tts = tts.as_mut().ok_or(Silence::NoService)?;
    work(tts).map_err(|_| Silence::Refused)
}

/// Not every system lets its names be compared; all can be written.
fn spoken(id: &tts::UtteranceId) -> Spoken {
    Spoken(format!("{id:?}"))
}

fn described(voice: &tts::Voice) -> SystemVoice {
    SystemVoice {
        id: voice.id(),
        name: voice.name(),
        language: voice.language().to_string(),
    }
}

fn adjust(tts: &mut Tts, manner: &Manner) -> Result<(), tts::Error> {
    let can = tts.supported_features();
    if can.rate {
        let span = Span {
            min: tts.min_rate(),
            usual: tts.normal_rate(),
            max: tts.max_rate(),
        };
        tts.set_rate(span.at(manner.rate))?;
    }
    if can.pitch {
        let span = Span {
            min: tts.min_pitch(),
            usual: tts.normal_pitch(),
            max: tts.max_pitch(),
        };
        tts.set_pitch(span.at(manner.pitch))?;
    }
    set_volume(tts, manner.volume)?;
    if can.voice {
        let voices = tts.voices()?;
        let named = |it: &&tts::Voice| {
            let name = manner.voice.as_deref();
            name.is_some_and(|name| described(it).is_named(name))
        };
        let fitting = |it: &&tts::Voice| described(it).speaks(manner.language);
        let voice = voices.iter().find(named);
        if let Some(voice) = voice.or_else(|| voices.iter().find(fitting)) {
            tts.set_voice(voice)?;
        }
    }
    Ok(())
}

fn set_volume(tts: &mut Tts, volume: i8) -> Result<(), tts::Error> {
    if tts.supported_features().volume {
        let span = Span {
            min: tts.min_volume(),
            usual: tts.normal_volume(),
            max: tts.max_volume(),
        };
        tts.set_volume(span.at(volume))?;
    }
    Ok(())
}

// They listen to what the daemon of Linux is told.
#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests;
