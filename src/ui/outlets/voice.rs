//! The built-in voice: the system's speech, for players without a screen reader.
//!
//! ```text
//! Voice ──messages─► Narrator ──► Queue      what is said next
//!   ▲                 │    ▲
//!   │ status, voices  ▼    │ ended, lost
//!   └─────────────── Engine ─────────────► speech-dispatcher, Windows, macOS
//! ```
//!
//! The handle only sends messages; a thread of its own does everything that
//! can take time. The system is given one utterance at a time: what has not
//! been said yet can still be replaced.

mod engine;
mod manner;
mod narrator;
#[cfg(any(test, not(target_os = "linux")))]
mod portable;
mod queue;
#[cfg(target_os = "linux")]
mod ssip;
mod status;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

use crate::player::settings::VoiceSettings;
use crate::speech::{Language, Utterance};

use engine::Engine;
use manner::Manner;
use narrator::{Narrator, VoiceMessage};
pub use status::{Silence, SystemVoice, VoiceStatus};
use status::{StatusBoard, VoiceState};

/// What speaks on this system. `Portable` works on Linux as well, but there
/// the daemon is better talked to directly: see [`ssip`].
#[cfg(target_os = "linux")]
type System = ssip::Ssip;
#[cfg(not(target_os = "linux"))]
type System = portable::Portable;

/// How long the program waits at its end for the voice to fall silent.
const GOODBYE: Duration = Duration::from_millis(250);

/// The built-in voice. No call waits for it.
#[derive(Debug)]
pub struct Voice {
    messages: Sender<VoiceMessage>,
    known: VoiceState,
    /// Closed when the thread has ended.
    gone: Receiver<()>,
}

impl Voice {
    /// Starts it. It calls `on_change` from its own thread whenever its
    /// status or the list of voices has changed, so that a window can be
    /// woken.
    pub fn start(
        settings: VoiceSettings,
        language: Language,
        on_change: impl Fn() + Send + 'static,
    ) -> Voice {
        let (messages, inbox) = channel();
        let (alive, gone) = channel();
        let known = VoiceState::default();
        let board = StatusBoard::new(known.clone(), on_change);
        let post = messages.clone();
        let manner = Manner::new(settings, language);
        let work = move || {
            // Dropped with the thread, however it ends.
            let _alive: Sender<()> = alive;
            let narrator = Narrator::<System>::new(manner, board, post, Instant::now());
            work(narrator, &inbox);
        };
        if Builder::new().name("voice".to_owned()).spawn(work).is_err() {
            known.set_status(VoiceStatus::Silent(Silence::NoService));
        }
        Voice {
            messages,
            known,
            gone,
        }
    }

    /// Says something when its turn has come.
    pub fn say(&self, utterance: &Utterance) {
        self.post(VoiceMessage::Say(utterance.clone()));
    }

    /// Falls silent and forgets everything that waits.
    pub fn stop(&self) {
        self.post(VoiceMessage::Stop);
    }

    /// A key was pressed: cuts what is being said, unless it is critical.
    pub fn key_pressed(&self) {
        self.post(VoiceMessage::Key);
    }

    /// Speaks in another way from the next utterance on.
    pub fn configure(&self, settings: VoiceSettings, language: Language) {
        self.post(VoiceMessage::Configure(Manner::new(settings, language)));
    }

    /// Whether it speaks, and if not, why.
    pub fn status(&self) -> VoiceStatus {
        self.known.status()
    }

    /// Whether it is saying something now.
    pub(crate) fn is_speaking(&self) -> bool {
        self.known.is_speaking()
    }

    /// The system's voices, as far as they are known. The first call has
    /// them fetched, which can take a second or two, and speech may have to
    /// wait for it: call it where the player wants to choose.
    pub fn voices(&self) -> Arc<[SystemVoice]> {
        let voices = self.known.voices();
        if voices.is_empty() {
            self.post(VoiceMessage::ListVoices);
        }
        voices
    }

    /// If the thread is gone nothing is said; the status tells why.
    fn post(&self, message: VoiceMessage) {
        let _ = self.messages.send(message);
    }
}

impl Drop for Voice {
    fn drop(&mut self) {
        self.post(VoiceMessage::Quit);
        // Nothing is ever sent: this waits until the thread is gone.
        let _ = self.gone.recv_timeout(GOODBYE);
    }
}

/// Hands messages to the narrator until one says that it is over. All that
/// have come are read before anything is said: an answer may be among them.
fn work<E: Engine>(mut narrator: Narrator<E>, inbox: &Receiver<VoiceMessage>) {
    loop {
        narrator.go_on(Instant::now());
        let first = match narrator.wake() {
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(at) => inbox.recv_timeout(at.saturating_duration_since(Instant::now())),
        };
        let first = match first {
            Ok(message) => Some(message),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        for message in first.into_iter().chain(inbox.try_iter()) {
            match message {
                VoiceMessage::Quit => return narrator.hush(),
                message => narrator.read(message, Instant::now()),
            }
        }
    }
}
