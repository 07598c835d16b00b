//! How long it takes from a key of a real keyboard to what a screen reader is
//! told and to the request at the speech server: a window of twelve seats,
//! bots that think and act, and ten thousand messages in the log.
//!
//! A screen reader drops what is announced right after something else, so
//! announcements keep a distance of a tenth of a second. Keys are pressed
//! when that is over.

#[cfg(target_os = "linux")]
#[expect(dead_code, unused_imports, reason = "the scenarios use all of it")]
#[expect(clippy::unwrap_used, reason = "a test fails where it must")]
#[path = "../tests/e2e/driver/mod.rs"]
mod driver;
#[cfg(target_os = "linux")]
#[expect(dead_code, reason = "the tests of the own voice use all of it")]
#[expect(clippy::unwrap_used, reason = "a test fails where it must")]
#[path = "../tests/ssip/mod.rs"]
mod ssip;
#[cfg(target_os = "linux")]
#[expect(clippy::unwrap_used, reason = "a test fails where it must")]
#[path = "../tests/temp_folder/mod.rs"]
mod temp_folder;

fn main() {
    #[cfg(target_os = "linux")]
    measure::main();
}

#[cfg(target_os = "linux")]
mod measure {
    use std::time::{Duration, Instant};

    use tabletalk::l10n::Language;
    use tabletalk::outlets::{Channel, LOG_CAPACITY};
    use tabletalk::session::Pacing;
    use tabletalk::store::{Asks, Settings};
    use tabletalk::window::{self, Start};
    use tabletalk_benches::table::twelve_seats;

    use crate::driver::{Assistive, Desktop, Event, Input, Program, Reader, What, missing};
    use crate::ssip::{Habits, Server, Speech};

    const PRESSES: usize = 400;

    /// So long nothing else may have been announced.
    const QUIET: Duration = Duration::from_millis(200);

    /// What the window is asked, and how the answer begins, in a hand and between
    /// two.
    const QUESTIONS: [(&str, &str); 2] = [("s", "You "), ("x", "")];

    /// The window is a program of its own: this one, started again.
    pub fn main() {
        if std::env::args().any(|it| it == "--window") {
            return open();
        }
        let missing = missing(&Desktop::NEEDS);
        if !missing.is_empty() {
            return println!("latency: no {}, not measured", missing.join(", "));
        }
        let desktop = Desktop::start(Reader::Runs);
        let speech = desktop.own_folder("speech");
        let habits = Habits {
            speech: Speech::Instant,
            ..Habits::default()
        };
        let voice = Server::start(&speech, habits);
        let events = Assistive::listen(&desktop);
        let folder = desktop.own_folder("tabletalk");
        let this = std::env::current_exe().expect("this program");
        let program = Program::start(this.as_ref(), &desktop, &folder, &speech, &["--window"]);
        let keys = desktop.input();
        keys.focus(keys.window());
        let eyes = Assistive::find(&desktop, program.id(), events);
        let mut listener = Listener { eyes, voice, keys };
        listener.fill_log();
        let (announced, spoken) = listener.measure();
        println!(
            "{:36}{:>14}{:>14}",
            "key to, in ms", "announcement", "speech"
        );
        for (name, share) in [("p50", 50), ("p90", 90), ("p99", 99), ("max", 100)] {
            let [announced, spoken] = [&announced, &spoken].map(|all| share_of(all, share));
            println!("{name:36}{announced:>14.1}{spoken:>14.1}");
        }
    }

    /// Opens the window and returns when it is closed.
    fn open() {
        let start = Start {
            settings: Settings {
                greeted: true,
                channel: Channel::Both,
                // Folding asks nothing.
                asks: Asks {
                    needless_fold: false,
                    all_in: false,
                },
                ..Settings::default()
            },
            system: Language::English,
            table: Some(twelve_seats(Pacing::Normal)),
            ..Start::default()
        };
        window::run(start).expect("a window opens");
    }

    struct Listener {
        eyes: Assistive,
        voice: Server,
        keys: Input,
    }

    impl Listener {
        /// Asks until the log is full.
        fn fill_log(&mut self) {
            let before = self.voice.all("speak").len();
            for _ in 0..LOG_CAPACITY / 100 {
                (0..100).for_each(|_| self.keys.press("p"));
                self.wait_for_quiet();
            }
            assert!(self.voice.all("speak").len() > before, "nothing is said");
        }

        /// Waits until nothing was announced for a while, and the table does
        /// not wait for the player.
        fn wait_for_quiet(&mut self) {
            loop {
                let events = self.eyes.events().since(0);
                let told = events.iter().rev().find(|it| text(it).is_some());
                let Some(last) = told else {
                    std::thread::sleep(QUIET);
                    continue;
                };
                let left = QUIET.saturating_sub(last.at.elapsed());
                if left.is_zero() {
                    return;
                }
                std::thread::sleep(left);
            }
        }

        fn measure(&mut self) -> (Vec<Duration>, Vec<Duration>) {
            let (mut announced, mut spoken) = (Vec::new(), Vec::new());
            while announced.len() < PRESSES {
                // The player's turn is passed on, so that the others think.
                self.keys.press("f");
                self.wait_for_quiet();
                let (key, begins) = QUESTIONS[announced.len() % QUESTIONS.len()];
                let (told, said) = (self.eyes.events().count(), self.voice.all("speak").len());
                let pressed = Instant::now();
                self.keys.press(key);
                let fits = |it: &Event| text(it).is_some_and(|it| it.starts_with(begins));
                let at = self.eyes.events().wait(begins, told, |events| {
                    events.iter().find(|it| fits(it)).map(|it| it.at)
                });
                announced.push(at.saturating_duration_since(pressed));
                let heard = self.voice.wait_for("speak", said + 1);
                spoken.push(heard[said].0.saturating_duration_since(pressed));
            }
            announced.sort();
            spoken.sort();
            (announced, spoken)
        }
    }

    fn text(event: &Event) -> Option<&str> {
        match &event.what {
            What::Announced(text) => Some(text),
            What::Focused(_) => None,
        }
    }

    /// The time that so many in a hundred do not exceed, in milliseconds.
    fn share_of(times: &[Duration], share: usize) -> f64 {
        let place = (times.len() * share / 100).min(times.len() - 1);
        times[place].as_secs_f64() * 1000.0
    }
}
