//! The window and who speaks: the own voice, the screen reader, both, nobody.

use std::path::Path;
use std::time::Duration;

use egui::accesskit::TreeUpdate;
use egui::{Context, Event, Key, Modifiers, RawInput, Rect, Vec2};
use tabletalk::player::settings::Channel;
use tabletalk::player::settings::Settings;
use tabletalk::speech::{Buffer, Language};
use tabletalk::ui::outlets::Reader;
use tabletalk::ui::window::{App, BotThread, Hearing, WindowStart};

use super::screen_reader::{Accessibility, Bus, ORCA_48, attentive};
use super::{Habits, Server, scenario};

struct Window {
    ctx: Context,
    app: App,
    server: Server,
    now: Duration,
    /// What screen readers were told, in order.
    announced: Vec<String>,
}

impl Window {
    fn open(folder: &Path, channel: Channel) -> Window {
        let server = Server::start(folder, Habits::instant());
        let ctx = Context::default();
        ctx.enable_accesskit();
        let start = WindowStart {
            settings: Settings {
                greeted: true,
                channel,
                ..Settings::default()
            },
            system: Language::English,
            bot_thread: BotThread::Window,
            hearing: Hearing::Aloud,
            ..WindowStart::default()
        };
        let mut app = App::new(&ctx, start);
        app.set_time(Duration::ZERO);
        let mut window = Window {
            ctx,
            app,
            server,
            now: Duration::ZERO,
            announced: Vec::new(),
        };
        window.settle();
        window
    }

    fn frame(&mut self, events: Vec<Event>) {
        self.now += Duration::from_millis(50);
        self.app.set_time(self.now);
        let size = Vec2::new(1280.0, 720.0);
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Default::default(), size)),
            time: Some(self.now.as_secs_f64()),
            events,
            ..RawInput::default()
        };
        let mut output = self.ctx.run_ui(input, |ui| self.app.pass(ui));
        // There is no graphics card to give the letters to.
        output.textures_delta.clear();
        if let Some(update) = output.platform_output.accesskit_update {
            self.hear(&update);
        }
    }

    fn hear(&mut self, update: &TreeUpdate) {
        let live = update
            .nodes
            .iter()
            .filter(|(_, node)| node.live().is_some());
        let texts = live.filter_map(|(_, node)| node.value().map(str::to_owned));
        for text in texts {
            if !self.announced.contains(&text) {
                self.announced.push(text);
            }
        }
    }

    fn settle(&mut self) {
        for _ in 0..12 {
            self.frame(Vec::new());
        }
    }

    fn press(&mut self, key: Key) {
        let events = [true, false].map(|pressed| Event::Key {
            key,
            physical_key: Some(key),
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
        self.frame(events.to_vec());
        self.settle();
    }

    /// What the own voice was asked to say, once there is so much of it.
    fn spoken(&self, count: usize) -> Vec<String> {
        self.server.wait_for("speak", count);
        let said = self.server.all("speak").into_iter();
        said.map(|line| line.trim_start_matches("speak ").to_owned())
            .collect()
    }
}

scenario!(a_screen_reader_reads_what_has_the_focus_alone, |folder| {
    let _bus = Bus::start(folder);
    let accessibility = Accessibility::serve();
    let orca = attentive();
    accessibility.register(&orca, ORCA_48);
    let mut window = Window::open(folder, Channel::OwnVoice);
    while window.app.can_speak().reader == Reader::Absent {
        std::thread::yield_now();
    }
    let before = window.server.all("speak").len();
    window.press(Key::Tab);
    window.press(Key::F4);
    // It answers, and that is all it says.
    let spoken = window.spoken(before + 1);
    assert_eq!(spoken[before..], ["Main menu"]);
});

/// Every message of a hand through those who are to speak, and nobody else.
fn tell_once(folder: &Path, channel: Channel, live: bool, voice: bool) {
    let mut window = Window::open(folder, channel);
    // From the menu to the table.
    window.press(Key::Enter);
    window.press(Key::Enter);
    for key in [Key::C, Key::P, Key::F, Key::S, Key::W] {
        window.press(key);
    }
    let Some(table) = window.app.table() else {
        panic!("no table: {:?}", window.server.all("speak"));
    };
    let log = table.log().messages(Buffer::All);
    let said: Vec<String> = log.map(|it| it.text.clone()).collect();
    assert!(said.len() > 5, "{said:?}");
    let told = |heard: &[String]| -> Vec<usize> {
        let times = |text: &String| {
            let whole = heard.iter().filter(|it| it.contains(text.as_str()));
            whole.count()
        };
        said.iter().map(times).collect()
    };
    // What is announced comes at a distance: the newest a few pictures later.
    for _ in 0..1000 {
        if !live || told(&window.announced).iter().all(|&times| times >= 1) {
            break;
        }
        window.frame(Vec::new());
    }
    let mut spoken = window.spoken(usize::from(voice));
    // The voice takes its time.
    while voice && said.iter().filter(|it| spoken.contains(it)).count() <= 3 {
        spoken = window.spoken(spoken.len() + 1);
    }
    let announced = told(&window.announced);
    if live {
        assert!(
            announced.iter().all(|&times| times >= 1),
            "{announced:?} {said:?}"
        )
    } else {
        assert!(window.announced.is_empty(), "{:?}", window.announced)
    }
    if !voice {
        assert!(spoken.is_empty(), "{spoken:?}");
    }
    if voice {
        // The hand has gone on meanwhile, and the log with it.
        let table = window.app.table().expect("the table is still there");
        let log = table.log().messages(Buffer::All);
        let said: Vec<&String> = log.map(|it| &it.text).collect();
        // What an answer has cut is begun again.
        let ended = window.server.all("end");
        for text in &said {
            let times = ended
                .iter()
                .filter(|it| **it == format!("end {text}"))
                .count();
            let told = said.iter().filter(|it| *it == text).count();
            assert!(
                times <= told,
                "{text} is said {times} times of {told}: {spoken:#?}"
            );
        }
    }
}

scenario!(
    automatic_without_a_screen_reader_is_the_own_voice,
    |folder| {
        tell_once(folder, Channel::Automatic, false, true);
    }
);

scenario!(the_screen_reader_speaks_alone, |folder| {
    tell_once(folder, Channel::ScreenReader, true, false);
});

scenario!(the_own_voice_speaks_alone, |folder| {
    tell_once(folder, Channel::OwnVoice, false, true);
});

scenario!(both_speak_each_once, |folder| {
    tell_once(folder, Channel::Both, true, true);
});

scenario!(nobody_speaks, |folder| {
    tell_once(folder, Channel::Off, false, false);
});
