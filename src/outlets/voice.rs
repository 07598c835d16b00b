//! The own voice: the system's speech, for players without a screen reader.
//!
//! ```text
//! Voice ──letters──► Narrator ──► Queue      what is said next
//!   ▲                 │    ▲
//!   │ status, voices  ▼    │ ended, lost
//!   └─────────────── Engine ─────────────► speech-dispatcher, Windows, macOS
//! ```
//!
//! The handle only leaves letters; a thread of its own does everything that
//! can take time. The system is given one utterance at a time: what has not
//! been said yet can still be replaced.

mod engine;
mod manner;
mod narrator;
#[cfg(any(test, not(target_os = "linux")))]
mod portable;
mod queue;
mod retry;
mod settings;
mod speakable;
#[cfg(target_os = "linux")]
mod ssip;
mod status;
mod system_voice;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

use crate::l10n::Language;
use crate::talk::Utterance;

use engine::Engine;
use manner::Manner;
use narrator::{Letter, Narrator};
pub use settings::VoiceSettings;
pub use speakable::time_to_say;
use status::{Board, Known};
pub use status::{Silence, VoiceStatus};
pub use system_voice::SystemVoice;

/// What speaks on this system. `Portable` works on Linux as well, but there
/// the daemon is better talked to directly: see [`ssip`].
#[cfg(target_os = "linux")]
type System = ssip::Ssip;
#[cfg(not(target_os = "linux"))]
type System = portable::Portable;

/// When the program ends in the middle of a sentence, the voice has so long
/// to fall silent.
const GOODBYE: Duration = Duration::from_millis(250);

/// The own voice. No call waits for it.
#[derive(Debug)]
pub struct Voice {
    letters: Sender<Letter>,
    known: Known,
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
        let (letters, inbox) = channel();
        let (alive, gone) = channel();
        let known = Known::default();
        let board = Board::new(known.clone(), on_change);
        let post = letters.clone();
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
            letters,
            known,
            gone,
        }
    }

    /// Says something when its turn has come.
    pub fn say(&self, utterance: &Utterance) {
        self.post(Letter::Say(utterance.clone()));
    }

    /// Falls silent and forgets everything that waits.
    pub fn stop(&self) {
        self.post(Letter::Stop);
    }

    /// A key was pressed: cuts what is being said, unless it is critical.
    pub fn key_pressed(&self) {
        self.post(Letter::Key);
    }

    /// Speaks in another way from the next utterance on.
    pub fn configure(&self, settings: VoiceSettings, language: Language) {
        self.post(Letter::Configure(Manner::new(settings, language)));
    }

    /// Whether it speaks, and if not, why.
    pub fn status(&self) -> VoiceStatus {
        self.known.status()
    }

    /// Whether it is saying something now.
    pub fn is_speaking(&self) -> bool {
        self.known.is_speaking()
    }

    /// The system's voices, as far as they are known. The first call has
    /// them fetched, which can take a second or two, and speech may have to
    /// wait for it: call it where the player wants to choose.
    pub fn voices(&self) -> Arc<[SystemVoice]> {
        let voices = self.known.voices();
        if voices.is_empty() {
            self.post(Letter::ListVoices);
        }
        voices
    }

    /// A thread that is gone says nothing; the status tells.
    fn post(&self, letter: Letter) {
        let _ = self.letters.send(letter);
    }
}

impl Drop for Voice {
    fn drop(&mut self) {
        self.post(Letter::Quit);
        // Nothing is ever sent: this waits until the thread is gone.
        let _ = self.gone.recv_timeout(GOODBYE);
    }
}

/// Hands letters to the narrator until one says that it is over. All that
/// have come are read before anything is said: an answer may be among them.
fn work<E: Engine>(mut narrator: Narrator<E>, inbox: &Receiver<Letter>) {
    loop {
        narrator.go_on(Instant::now());
        let first = match narrator.wake() {
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(at) => inbox.recv_timeout(at.saturating_duration_since(Instant::now())),
        };
        let first = match first {
            Ok(letter) => Some(letter),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        for letter in first.into_iter().chain(inbox.try_iter()) {
            match letter {
                Letter::Quit => return narrator.hush(),
                letter => narrator.read(letter, Instant::now()),
            }
        }
    }
}
