use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::speech::Language;

/// Whether the built-in voice speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum VoiceStatus {
    /// It is being started, or started again.
    #[default]
    Starting,
    /// It speaks.
    Ready,
    /// It speaks, but none of the system's voices is for the player's
    /// language.
    OtherLanguage,
    /// It does not speak. It goes on trying.
    Silent(Silence),
}

/// Why the built-in voice does not speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Silence {
    /// The system's speech is not there and cannot be started.
    NoService,
    /// The system's speech is there and does not answer. Without a sound
    /// card, speech-dispatcher does that.
    NotAnswering,
    /// The system's speech answers that it will not speak.
    Refused,
}

/// What the handle can know of the voice without asking it.
#[derive(Clone, Debug, Default)]
pub(super) struct VoiceState(Arc<Mutex<Facts>>);

#[derive(Debug, Default)]
struct Facts {
    status: VoiceStatus,
    speaking: bool,
    voices: Arc<[SystemVoice]>,
}

impl VoiceState {
    pub(super) fn status(&self) -> VoiceStatus {
        self.facts().status
    }

    pub(super) fn set_status(&self, status: VoiceStatus) {
        self.facts().status = status;
    }

    pub(super) fn is_speaking(&self) -> bool {
        self.facts().speaking
    }

    pub(super) fn voices(&self) -> Arc<[SystemVoice]> {
        Arc::clone(&self.facts().voices)
    }

    /// It is only ever held for a moment, and every state is a good one.
    fn facts(&self) -> MutexGuard<'_, Facts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where the voice's thread writes what can be known, and wakes whoever
/// wants to read it.
pub(super) struct StatusBoard {
    known: VoiceState,
    on_change: Box<dyn Fn() + Send>,
}

impl StatusBoard {
    pub(super) fn new(known: VoiceState, on_change: impl Fn() + Send + 'static) -> StatusBoard {
        StatusBoard {
            known,
            on_change: Box::new(on_change),
        }
    }

    pub(super) fn show_status(&self, status: VoiceStatus) {
        if self.known.status() != status {
            self.known.set_status(status);
            (self.on_change)();
        }
    }

    pub(super) fn show_speaking(&self, speaking: bool) {
        let before = std::mem::replace(&mut self.known.facts().speaking, speaking);
        if before != speaking {
            (self.on_change)();
        }
    }

    pub(super) fn show_voices(&self, voices: Vec<SystemVoice>) {
        self.known.facts().voices = voices.into();
        (self.on_change)();
    }

    pub(super) fn voices(&self) -> Arc<[SystemVoice]> {
        self.known.voices()
    }
}

impl fmt::Debug for StatusBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.known.fmt(f)
    }
}

/// A voice that the system has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemVoice {
    /// What the system calls it.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The tag of its language, such as `en-GB`.
    pub language: String,
}

impl SystemVoice {
    /// Whether it speaks that language, wherever it is from.
    pub fn speaks(&self, language: Language) -> bool {
        is_of(&self.language, language)
    }

    /// Whether settings mean this one by that name.
    #[cfg(any(test, not(target_os = "linux")))]
    pub(super) fn is_named(&self, name: &str) -> bool {
        self.id == name || self.name == name
    }
}

/// Whether a tag such as `pl`, `pl-PL` or `en-gb-x-rp` is of that language.
/// Systems have tags that no standard knows, so only the start counts.
pub(super) fn is_of(tag: &str, language: Language) -> bool {
    let start = tag.split(['-', '_']).next().unwrap_or_default();
    start.eq_ignore_ascii_case(language.tag())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_of_a_tag_says_the_language() {
        for (tag, english, polish) in [
            ("en", true, false),
            ("en-GB", true, false),
            ("en_US", true, false),
            ("en-us-nyc", true, false),
            ("EN", true, false),
            ("pl", false, true),
            ("pl-PL", false, true),
            ("plt", false, false),
            ("", false, false),
        ] {
            let found = (is_of(tag, Language::English), is_of(tag, Language::Polish));
            assert_eq!(found, (english, polish), "{tag}");
        }
    }
}
