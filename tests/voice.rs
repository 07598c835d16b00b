//! The own voice as speech-dispatcher hears it.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[expect(dead_code, reason = "other tests of the window do more")]
#[path = "window/player.rs"]
mod player;
#[expect(dead_code, reason = "a benchmark waits for one text among many")]
mod ssip;

#[path = "voice/faults.rs"]
mod faults;
#[path = "voice/focus.rs"]
mod focus;
#[path = "voice/hands.rs"]
mod hands;
#[path = "voice/manner.rs"]
mod manner;
#[path = "voice/order.rs"]
mod order;
#[path = "voice/screen_reader.rs"]
mod screen_reader;
#[path = "voice/window.rs"]
mod window;

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use ssip::{Habits, Server};
use tabletalk::player::settings::VoiceSettings;
use tabletalk::speech::{Language, Topic, Urgency, Utterance};
use tabletalk::ui::outlets::{Voice, VoiceStatus};

/// A test in a process of its own, with a folder of its own.
macro_rules! scenario {
    ($(#[$doc:meta])* $name:ident, $body:expr) => {
        $(#[$doc])*
        #[test]
        fn $name() {
            let (_, module) = module_path!().split_once("::").unwrap();
            $crate::ssip::in_own_process(&format!("{module}::{}", stringify!($name)), $body);
        }
    };
}
use scenario;

/// A voice, and a word whenever something about it changes.
struct Listener {
    voice: Voice,
    changes: Receiver<()>,
}

impl Listener {
    fn new() -> Listener {
        Listener::with(VoiceSettings::default(), Language::English)
    }

    fn with(settings: VoiceSettings, language: Language) -> Listener {
        let (tell, changes) = channel();
        let voice = Voice::start(settings, language, move || {
            let _ = tell.send(());
        });
        Listener { voice, changes }
    }

    fn say(&self, what: &str) {
        self.voice.say(&utterance(what));
    }

    /// Waits until the status is that.
    fn wait_for(&self, status: VoiceStatus) {
        self.wait_until(|now| now == status);
    }

    fn wait_until(&self, fits: impl Fn(VoiceStatus) -> bool) {
        while !fits(self.voice.status()) {
            let change = self.changes.recv_timeout(Duration::from_secs(30));
            assert!(change.is_ok(), "it stays {:?}", self.voice.status());
        }
    }
}

fn start(folder: &Path) -> (Server, Listener) {
    (Server::start(folder, Habits::default()), Listener::new())
}

/// A message such as `table: Bob calls`.
fn utterance(what: &str) -> Utterance {
    let (kind, text) = what.split_once(": ").unwrap();
    let (urgency, topic) = match kind {
        "table" => (Urgency::Normal, Topic::Table),
        "mine" => (Urgency::Urgent, Topic::Mine),
        "turn" => (Urgency::Critical, Topic::Turn),
        "time" => (Urgency::Critical, Topic::Time),
        "answer" => (Urgency::Urgent, Topic::Answer),
        "error" => (Urgency::Urgent, Topic::Error),
        _ => panic!("'{kind}' is no kind of message"),
    };
    Utterance::new(text.to_owned(), urgency, topic)
}
