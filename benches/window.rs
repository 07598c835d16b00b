//! What the window costs: a frame of each screen beside an empty one, and the
//! time from the start of the program to its first frame beside that of an
//! empty window.
//!
//! Frames are laid out and tessellated as for a graphics card, without one.
//! The first frame needs a display; where there is none, one is opened for it
//! if Xvfb is there.

use std::cell::{Cell, RefCell};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use egui::{Context, Ui, Vec2};
use tabletalk::player::client::Setup;
use tabletalk::player::settings::Settings;
use tabletalk::speech::Language;
use tabletalk::table::Pacing;
use tabletalk::ui::window::{App, BotThread, Hearing, WindowStart};
use tabletalk_benches::report::{Goal, Line};
use tabletalk_benches::table::{frame, twelve_seats};
use tabletalk_benches::{Work, compare, heading};

const FRAMES: usize = 50;

fn main() {
    match std::env::args().find_map(|arg| arg.strip_prefix("--first-frame=").map(str::to_owned)) {
        Some(which) => first_frame(&which),
        None => {
            frames();
            first_frames();
        }
    }
}

fn start(table: Option<Setup>) -> WindowStart {
    WindowStart {
        settings: Settings {
            greeted: true,
            ..Settings::default()
        },
        system: Language::English,
        table,
        bot_thread: BotThread::Window,
        hearing: Hearing::Announced,
        ..WindowStart::default()
    }
}

/// Frames a second on one core.
fn frames() {
    heading("frames/s", "x empty");
    for (tree, name) in [(false, "eyes alone"), (true, "with screen reader")] {
        let [_, _, seats] = compare(
            name,
            [
                ("empty", drawn(tree, "empty")),
                ("menu", drawn(tree, "menu")),
                ("twelve seats", drawn(tree, "table")),
            ],
        );
        let work = format!("a frame of twelve seats, {name}");
        Line::new(&work, "ms", 1e3 / seats.speed).add();
    }
}

/// The program, or nothing for an empty window.
fn app(ctx: &Context, which: &str) -> Option<App> {
    let table = match which {
        "menu" => None,
        "table" => Some(twelve_seats(Pacing::Instant)),
        _ => return None,
    };
    let mut app = App::new(ctx, start(table));
    app.set_time(Duration::from_secs(10));
    Some(app)
}

fn drawn(tree: bool, which: &str) -> Work<'static> {
    let ctx = Context::default();
    if tree {
        ctx.enable_accesskit();
    }
    let mut app = app(&ctx, which);
    let mut draw = move |ui: &mut Ui| match &mut app {
        Some(app) => app.pass(ui),
        None => empty(ui),
    };
    let mut frame = move || frame(&ctx, Vec::new(), &mut draw);
    // The first frames load fonts.
    (0..5).for_each(|_| frame());
    let frame = RefCell::new(frame);
    Box::new(move || {
        let mut frame = frame.borrow_mut();
        (0..FRAMES).for_each(|_| frame());
        FRAMES as f64
    })
}

/// Starts of the program a second, up to the first frame.
fn first_frames() {
    let display = match std::env::var_os("DISPLAY") {
        Some(_) => None,
        None => match Display::open() {
            Some(display) => Some(display),
            None => return println!("first frame: no display and no Xvfb, not measured"),
        },
    };
    let name = display.as_ref().map(|display| display.name.clone());
    let begin = |which: &str| -> f64 {
        let mut child = Command::new(std::env::current_exe().expect("this program"));
        child.arg(format!("--first-frame={which}"));
        child.stderr(Stdio::null());
        if let Some(name) = &name {
            child.env("DISPLAY", name).env_remove("WAYLAND_DISPLAY");
        }
        let ended = child.output().expect("this program starts");
        assert!(ended.status.success(), "no first frame of {which}");
        let told = String::from_utf8_lossy(&ended.stdout);
        let memory = told.lines().next().unwrap_or_default();
        memory.parse().unwrap_or(0.0)
    };
    let memory = [(); 3].map(|()| Cell::new(0.0));
    let [empty, menu, seats] = ["empty", "menu", "table"];
    let contender = |place: usize, which: &'static str| -> Work<'_> {
        let (memory, begin) = (&memory[place], &begin);
        Box::new(move || {
            memory.set(begin(which));
            1.0
        })
    };
    heading("starts/s", "x empty");
    let started = compare(
        "first frame",
        [
            ("empty", contender(0, empty)),
            ("menu", contender(1, menu)),
            ("twelve seats", contender(2, seats)),
        ],
    );
    for (work, place) in [("the menu", 1), ("a table of twelve", 2)] {
        let ms = |place: usize| 1e3 / started[place].speed;
        Line::new(
            &format!("start to the first picture of {work}"),
            "ms",
            ms(place),
        )
        .beside("an empty window", ms(0), 1.0 / started[place].ratio)
        .goal(Goal::TimesAtMost(1.2))
        .add();
    }
    let [empty, _, seats] = memory.map(|it| it.get() / 1024.0);
    if empty > 0.0 {
        println!("memory in MiB: {empty:.1} empty, {seats:.1} with twelve seats");
        Line::new("memory at a table of twelve", "MiB", seats)
            .beside("an empty window", empty, seats / empty)
            .goal(Goal::TimesAtMost(1.3))
            .add();
    }
    drop(display);
}

/// What of this program is in memory, in KiB, where the system tells.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

/// A display of our own, for as long as it is needed.
struct Display {
    name: String,
    server: Child,
}

impl Display {
    fn open() -> Option<Display> {
        let name = format!(":{}", 200 + std::process::id() % 700);
        let server = Command::new("Xvfb")
            .args([&name, "-screen", "0", "1920x1080x24", "-nolisten", "tcp"])
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        // It says nowhere that it is ready, but its socket does.
        let socket = format!("/tmp/.X11-unix/X{}", &name[1..]);
        let started = Instant::now();
        while !std::path::Path::new(&socket).exists() {
            if started.elapsed() > Duration::from_secs(10) {
                return None;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Some(Display { name, server })
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Opens a window, draws one frame and ends.
fn first_frame(which: &str) {
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size(Vec2::new(1280.0, 720.0)),
        ..Default::default()
    };
    let open = |context: &eframe::CreationContext<'_>| {
        let app: Box<dyn eframe::App> = match app(&context.egui_ctx, which) {
            Some(app) => Box::new(app),
            None => Box::new(Empty),
        };
        let window: Box<dyn eframe::App> = Box::new(Window { app, drawn: false });
        Ok(window)
    };
    eframe::run_native("first frame", options, Box::new(open)).expect("a window opens");
}

/// The window of an application that closes when it is seen.
struct Window {
    app: Box<dyn eframe::App>,
    drawn: bool,
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        self.app.logic(ctx, frame);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.app.ui(ui, frame);
        // The second frame comes when the first is on the screen.
        if std::mem::replace(&mut self.drawn, true) {
            println!("{}", memory().unwrap_or(0));
            ui.ctx().send_viewport_cmd(egui::ViewportCommand::Close)
        } else {
            ui.ctx().request_repaint()
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        self.app.clear_color(visuals)
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut egui::RawInput) {
        self.app.raw_input_hook(ctx, input);
    }
}

struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        empty(ui);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}

fn empty(ui: &mut Ui) {
    ui.label("Empty");
}
