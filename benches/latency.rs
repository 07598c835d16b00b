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
#[expect(dead_code, reason = "the tests of the own voice use more of it")]
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

    use tabletalk::player::settings::Channel;
    use tabletalk::player::settings::{Asks, Settings};
    use tabletalk::speech::LOG_CAPACITY;
    use tabletalk::speech::Language;
    use tabletalk::table::Pacing;
    use tabletalk::ui::window;
    use tabletalk::ui::window::WindowStart;
    use tabletalk_benches::report::{Goal, Line};
    use tabletalk_benches::share_of;
    use tabletalk_benches::table::twelve_seats;

    use crate::driver::{Assistive, Desktop, Event, Input, Program, Reader, What, missing};
    use crate::ssip::{Habits, Server};

    const PRESSES: usize = 200;

    /// So many messages are asked for at once to fill the log: few enough that
    /// the window, however busy, answers the last before it drops it.
    const BATCH: usize = 20;

    /// While the log is filled, drawing is not what is waited for.
    const SMALL: (u32, u32) = (480, 360);
    const USUAL: (u32, u32) = (1280, 720);

    /// So long nothing else may have been announced.
    const QUIET: Duration = Duration::from_millis(200);

    /// What the window is asked, and words that only the answer has: in a hand,
    /// and between two.
    const QUESTIONS: [(&str, [&str; 2]); 2] = [
        ("s", ["Anna 1", "Anna 2"]),
        ("p", ["Pot ", "The hand is over"]),
    ];

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
        let voice = Server::start(&speech, Habits::instant());
        let events = Assistive::listen(&desktop);
        let folder = desktop.own_folder("tabletalk");
        let this = std::env::current_exe().expect("this program");
        let program = Program::start(this.as_ref(), &desktop, &folder, &speech, &["--window"]);
        let keys = desktop.input();
        keys.focus(keys.window());
        let eyes = Assistive::find(&desktop, program.id(), events);
        let mut listener = Listener { eyes, voice, keys };
        let window = listener.keys.window();
        listener.keys.resize(window, SMALL);
        listener.fill_log();
        listener.keys.resize(window, USUAL);
        let (announced, spoken) = listener.measure();
        println!(
            "twelve seats, bots thinking, {LOG_CAPACITY} messages in the log, {PRESSES} presses"
        );
        println!(
            "{:36}{:>14}{:>14}",
            "key to, in ms", "announcement", "speech"
        );
        for (name, share) in [("p50", 50), ("p90", 90), ("p99", 99), ("max", 100)] {
            let [announced, spoken] = [&announced, &spoken].map(|all| milliseconds(all, share));
            println!("{name:36}{announced:>14.1}{spoken:>14.1}");
        }
        for (work, times, goal) in [
            ("key to announcement, p99", &announced, None),
            ("key to speech, p99", &spoken, Some(Goal::AtMost(10.0))),
        ] {
            let mut line = Line::new(work, "ms", milliseconds(times, 99));
            line.goal = goal;
            line.add();
        }
    }

    /// Opens the window and returns when it is closed.
    fn open() {
        let start = WindowStart {
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
            ..WindowStart::default()
        };
        window::run(start).expect("a window opens");
    }

    struct Listener {
        eyes: Assistive,
        voice: Server,
        keys: Input,
    }

    impl Listener {
        /// Asks until the log is full. The voice is asked to speak at once,
        /// where announcements keep their distance.
        fn fill_log(&mut self) {
            for _ in 0..LOG_CAPACITY / BATCH {
                let before = self.voice.all("speak").len();
                (0..BATCH).for_each(|_| self.keys.press("p"));
                self.voice
                    .hears(before, |text| answers(text, QUESTIONS[1].1));
            }
        }

        fn measure(&mut self) -> (Vec<Duration>, Vec<Duration>) {
            let (mut announced, mut spoken) = (Vec::new(), Vec::new());
            while announced.len() < PRESSES {
                self.wait_for_quiet();
                let (key, words) = QUESTIONS[announced.len() % QUESTIONS.len()];
                let (told, said) = (self.eyes.events().count(), self.voice.all("speak").len());
                let pressed = Instant::now();
                self.keys.press(key);
                let at = self.announced(told, words);
                announced.push(at.saturating_duration_since(pressed));
                let at = self.voice.hears(said, |text| answers(text, words));
                spoken.push(at.saturating_duration_since(pressed));
            }
            announced.sort();
            spoken.sort();
            (announced, spoken)
        }

        /// When an answer with one of those words was announced, of those from
        /// that event on.
        fn announced(&self, first: usize, words: [&str; 2]) -> Instant {
            let events = self.eyes.events();
            events.wait(words[0], first, |events| {
                let told = events.iter();
                let mut told = told.filter(|it| text(it).is_some_and(|it| answers(it, words)));
                told.next().map(|it| it.at)
            })
        }

        /// Waits until nothing was announced for a while. The player's turn is
        /// passed on, so that the others think.
        fn wait_for_quiet(&mut self) {
            let mut passed = None;
            loop {
                let events = self.eyes.events().since(0);
                let told = events.iter().rev().find_map(|it| Some((it.at, text(it)?)));
                let (at, told) = told.expect("something was announced");
                if told.contains("Your turn") && passed != Some(at) {
                    self.keys.press("f");
                    passed = Some(at);
                }
                let left = QUIET.saturating_sub(at.elapsed());
                if left.is_zero() {
                    return;
                }
                std::thread::sleep(left);
            }
        }
    }

    fn answers(text: &str, words: [&str; 2]) -> bool {
        words.iter().any(|it| text.contains(it))
    }

    fn text(event: &Event) -> Option<&str> {
        match &event.what {
            What::Announced(text) => Some(text),
            What::Focused(_) => None,
        }
    }

    /// The time that so many in a hundred do not exceed.
    fn milliseconds(times: &[Duration], share: usize) -> f64 {
        share_of(times, share).as_secs_f64() * 1000.0
    }
}
