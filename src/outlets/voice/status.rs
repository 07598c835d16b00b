use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::SystemVoice;

/// Whether the own voice speaks.
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

/// Why the own voice does not speak.
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
pub(super) struct Known(Arc<Mutex<Facts>>);

#[derive(Debug, Default)]
struct Facts {
    status: VoiceStatus,
    speaking: bool,
    voices: Arc<[SystemVoice]>,
}

impl Known {
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
pub(super) struct Board {
    known: Known,
    on_change: Box<dyn Fn() + Send>,
}

impl Board {
    pub(super) fn new(known: Known, on_change: impl Fn() + Send + 'static) -> Board {
        Board {
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

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.known.fmt(f)
    }
}
