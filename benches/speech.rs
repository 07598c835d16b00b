//! How long it takes from a key press to the request at the speech server,
//! while bots think and a table of twelve is drawn.

#[cfg(unix)]
#[expect(dead_code, reason = "the tests of the own voice use more of it")]
#[expect(clippy::unwrap_used, reason = "a test fails where it must")]
#[path = "../tests/ssip/mod.rs"]
mod ssip;

#[cfg(unix)]
mod measure {
    use std::path::{Path, PathBuf};
    use std::process::Command;
    use std::time::{Duration, Instant};

    use egui::{Context, Event, Key, Modifiers};
    use tabletalk::player::settings::Channel;
    use tabletalk::player::settings::Settings;
    use tabletalk::speech::Language;
    use tabletalk::table::Pacing;
    use tabletalk::ui::window::{App, BotThread, Hearing, WindowStart};
    use tabletalk_benches::report::{Goal, Line};
    use tabletalk_benches::share_of;
    use tabletalk_benches::table::{frame, twelve_seats};

    use super::ssip::{self, Habits, Server};

    const PRESSES: usize = 400;
    const FOLDER: &str = "TABLETALK_BENCH_FOLDER";

    /// The environment of a running process cannot be changed safely, so the
    /// work is done in one of its own.
    pub fn main() {
        if let Some(folder) = std::env::var_os(FOLDER) {
            return measure(&PathBuf::from(folder));
        }
        let folder = std::env::temp_dir().join(format!("tabletalk-speech-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let speech = format!("unix_socket:{}", ssip::socket(&folder).display());
        let ended = Command::new(std::env::current_exe().expect("this program"))
            .env(FOLDER, &folder)
            .env("SPEECHD_ADDRESS", speech)
            .status();
        let _ = std::fs::remove_dir_all(&folder);
        assert!(ended.expect("this program starts").success());
    }

    fn milliseconds(waits: &[Duration], share: usize) -> f64 {
        share_of(waits, share).as_secs_f64() * 1000.0
    }

    fn measure(folder: &Path) {
        let server = Server::start(folder, Habits::instant());
        let ctx = Context::default();
        ctx.enable_accesskit();
        let start = WindowStart {
            settings: Settings {
                greeted: true,
                channel: Channel::OwnVoice,
                ..Settings::default()
            },
            system: Language::English,
            table: Some(twelve_seats(Pacing::Quick)),
            bot_thread: BotThread::Own,
            hearing: Hearing::Aloud,
            ..WindowStart::default()
        };
        let mut app = App::new(&ctx, start);
        server.wait_for("speak", 1);
        let mut waits: Vec<Duration> = Vec::new();
        for press in 0..PRESSES {
            // The table goes on in between, as fast as a screen draws.
            for _ in 0..3 {
                frame(&ctx, Vec::new(), |ui| app.pass(ui));
                std::thread::sleep(Duration::from_millis(8));
            }
            let before = server.all("speak").len();
            let key = [Key::S, Key::P, Key::W][press % 3];
            let events = [true, false].map(|pressed| Event::Key {
                key,
                physical_key: Some(key),
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
            let pressed = Instant::now();
            frame(&ctx, events.to_vec(), |ui| app.pass(ui));
            let heard = server.wait_for("speak", before + 1);
            let (at, _) = &heard[before];
            waits.push(at.saturating_duration_since(pressed));
        }
        waits.sort();
        println!("{:36}{:>10}", "key press to speech request", "ms");
        for (name, share) in [("p50", 50), ("p90", 90), ("p99", 99), ("max", 100)] {
            println!("{name:36}{:>10.2}", milliseconds(&waits, share));
        }
        Line::new(
            "key to speech in a window without a screen, p99",
            "ms",
            milliseconds(&waits, 99),
        )
        .goal(Goal::AtMost(10.0))
        .add();
    }
}

fn main() {
    #[cfg(unix)]
    measure::main();
}
