mod grant;
mod learn;
mod navigate;
mod obey;
mod read_focus;

use std::time::{Duration, Instant};

use egui::{Context, Id, RawInput, Ui, ViewportCommand};

use crate::client::{Client, Setup};
use crate::input;
use crate::l10n::{Language, Message};
use crate::outlets::CanSpeak;
use crate::store::{Folders, Look, Notice, Saver, Settings};

use super::desk::Desk;
use super::focus::{Enter, Focus};
use super::keys::{Attention, Keys};
use super::names::Names;
use super::one_line::OneLine;
use super::screens::{Menu, Screen};
use super::still::Still;
use super::{focus, fonts, theme};
use learn::Aside;
use read_focus::{Moved, TakenOver};

/// The window.
pub struct App {
    desk: Desk,
    /// The screens that are open; the last is shown.
    screens: Vec<Open>,
    attention: Attention,
    clock: Clock,
    system: Language,
    thinking: Thinking,
    /// Whether the table stands still because another screen is open.
    held: bool,
    /// The game that waits while a lesson is played.
    aside: Option<Aside>,
    /// What the window was made to look like.
    look: Option<Look>,
    /// The title of the window as the system has it.
    title: String,
    /// Whether the player moves to what gets the focus.
    moved: Moved,
    /// What had the focus when it was last looked at.
    read: Option<Id>,
    /// Whether the own voice reads what has the focus.
    reads_focus: bool,
}

struct Open {
    screen: Screen,
    /// What had the focus when another screen was opened on top.
    focus: Option<Id>,
}

/// Where the time comes from.
enum Clock {
    System(Instant),
    Set(Duration),
}

/// What the window starts with.
#[derive(Debug, Default)]
pub struct Start {
    /// The player's settings.
    pub settings: Settings,
    /// The system's language.
    pub system: Language,
    /// A table to sit down at, instead of the menu.
    pub table: Option<Setup>,
    /// Where the computer players think.
    pub thinking: Thinking,
    /// Whether it is heard outside the window.
    pub hearing: Hearing,
    /// Where everything is kept; nowhere, where there is no folder.
    pub folders: Option<Folders>,
    /// What was wrong with the settings.
    pub notices: Vec<Notice>,
}

/// Whether the window is heard by itself: its own voice and sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hearing {
    /// It is.
    #[default]
    Aloud,
    /// It announces to screen readers alone.
    Announced,
}

/// Where the computer players think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Thinking {
    /// In a thread of their own: the window never waits.
    #[default]
    Elsewhere,
    /// Where the window is drawn, so that each step ends before the next.
    Here,
}

impl App {
    /// A window that shows the menu, after the questions of the first start.
    pub fn new(ctx: &Context, start: Start) -> App {
        ctx.add_plugin(Keys::default());
        ctx.add_plugin(Focus::default());
        ctx.add_plugin(Names::default());
        ctx.add_plugin(Still::default());
        ctx.add_plugin(OneLine);
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            // A hand may be slow, and it may tremble.
            options.input_options.max_click_duration = f64::INFINITY;
            options.input_options.max_click_dist = theme::TARGET_SIZE / 2.0;
        });
        fonts::install(ctx);
        let desk = Desk::new(start.settings, start.system);
        let mut app = App {
            desk,
            screens: Vec::new(),
            attention: Attention::Obey,
            clock: Clock::System(Instant::now()),
            system: start.system,
            thinking: start.thinking,
            held: false,
            aside: None,
            look: None,
            title: String::new(),
            moved: Moved::default(),
            read: None,
            reads_focus: false,
        };
        app.dress(ctx);
        if start.hearing == Hearing::Aloud {
            let language = app.desk.words.language();
            let (outlets, settings) = (&mut app.desk.outlets, &app.desk.settings);
            outlets.open(ctx, settings, language);
        }
        app.open(ctx, Screen::Menu(Menu));
        if let Some(folders) = start.folders {
            let wake = ctx.clone();
            (app.desk).keep_in(folders, move || wake.request_repaint());
        }
        for notice in &start.notices {
            app.desk.warn(notice);
        }
        if let Some(setup) = start.table {
            app.sit_down(ctx, setup);
        }
        // Who asks for a table by name knows the way.
        if !app.desk.settings.greeted && app.desk.table.is_none() {
            app.open(ctx, Screen::greeting());
        }
        app
    }

    /// Lets time stand still, and be what it is set to. For tests.
    pub fn set_time(&mut self, now: Duration) {
        self.clock = Clock::Set(now);
    }

    /// One frame outside of eframe: for benchmarks.
    pub fn pass(&mut self, ui: &mut Ui) {
        self.advance(ui.ctx());
        self.draw(ui);
    }

    /// The table, where there is one.
    pub fn table(&self) -> Option<&Client> {
        self.desk.table.as_ref()
    }

    /// Who can speak, as far as the window knows.
    pub fn can_speak(&self) -> CanSpeak {
        self.desk.outlets.can_speak()
    }

    /// The settings as they are now.
    pub fn settings(&self) -> &Settings {
        &self.desk.settings
    }

    fn screen(&self) -> &Screen {
        let open = self.screens.last().expect("the menu is never closed");
        &open.screen
    }

    fn is_at_table(&self) -> bool {
        matches!(self.screen(), Screen::Table(_))
    }

    /// Where the player is, as far as keys are concerned.
    fn context(&self) -> input::Context {
        match (self.screen(), &self.desk.table) {
            (Screen::Table(_), Some(table)) => table.context(),
            (Screen::Hand(_), _) => input::Context::Reviewing,
            _ => input::Context::Elsewhere,
        }
    }

    fn dress(&mut self, ctx: &Context) {
        let look = self.desk.settings.look;
        if self.look.replace(look) == Some(look) {
            return;
        }
        theme::apply(ctx, self.desk.palette(), look.motion);
        ctx.set_zoom_factor(look.text_scale.factor());
    }

    /// Lets everything happen that is due.
    fn advance(&mut self, ctx: &Context) {
        self.desk.now = match self.clock {
            Clock::System(start) => start.elapsed(),
            Clock::Set(now) => now,
        };
        let now = self.desk.now;
        if let Some(wait) = self.desk.outlets.listen(now) {
            ctx.request_repaint_after(wait);
        }
        if let Some(wait) = self.desk.decide() {
            ctx.request_repaint_after(wait);
        }
        let taken_over = self.take_over();
        let pressed = ctx.with_plugin(|keys: &mut Keys| keys.take());
        for pressed in pressed.unwrap_or_default() {
            self.desk.outlets.key_pressed();
            self.follow(&pressed);
            self.press(ctx, pressed);
        }
        let speech_rate = self.speech_rate();
        if let Some(table) = &mut self.desk.table {
            table.set_speech(speech_rate);
            let said = table.advance(now);
            let wake = table.wake().map(|at| at.saturating_sub(now));
            let times = table.session().times();
            // A clock that is seen to run is drawn anew; otherwise nothing is.
            let runs = times.turn_left.or(times.phase_left).is_some() && !times.paused;
            let second = runs.then_some(Duration::from_secs(1));
            let minute = times.level_left.map(|_| Duration::from_secs(60));
            for wait in second.into_iter().chain(minute) {
                ctx.request_repaint_after(wait);
            }
            self.desk.tell(said);
            if let Some(wait) = wake {
                ctx.request_repaint_after(wait);
            }
        }
        if let Some(notice) = self.desk.saver.as_ref().and_then(Saver::notice) {
            self.desk.warn(&notice);
        }
        match taken_over {
            // Where the player is comes first.
            TakenOver::JustNow => ctx.request_repaint(),
            TakenOver::No => {
                let late = self.desk.outlets.hand_over(self.desk.speakers());
                if let Some(table) = &mut self.desk.table {
                    table.hear(&late);
                }
            }
        }
        if let Some(wait) = self.desk.outlets.advance(now) {
            ctx.request_repaint_after(wait);
        }
    }

    /// How fast what is told is spoken, if it is.
    fn speech_rate(&self) -> Option<i8> {
        let own_voice = self.desk.settings.voice.rate;
        self.desk.speakers().rate(own_voice)
    }

    fn draw(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let open = self.screens.last_mut().expect("the menu is never closed");
        open.screen.show(ui, &mut self.desk);
        if self.is_at_table() {
            focus::stay(ui);
        }
        self.read_focus(&ctx);
        self.name_window(&ctx);
        let at_table = self.is_at_table();
        ctx.with_plugin(|still: &mut Still| still.want(at_table));
        self.desk.outlets.live.show(ui);
        theme::ring_focused(&ctx, self.desk.palette());
        let wishes = std::mem::take(&mut self.desk.wishes);
        if !wishes.is_empty() {
            ctx.request_repaint();
        }
        for wish in wishes {
            self.grant(&ctx, wish);
        }
        self.keep_mark();
        self.listen(&ctx);
    }

    /// The window has a name and a language, for the system and for screen
    /// readers.
    fn name_window(&mut self, ctx: &Context) {
        let words = &self.desk.words;
        let message = Message::new("window-title").with("screen", self.screen().title(&self.desk));
        let name = words.say(&message);
        ctx.with_plugin(|names: &mut Names| names.use_words(words));
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| {
            node.set_label(name.clone());
            node.set_language(words.language().tag());
        });
        if self.title != name {
            self.title = name.clone();
            ctx.send_viewport_cmd(ViewportCommand::Title(name));
        }
    }

    /// Tells the keys where the player is by now.
    fn listen(&mut self, ctx: &Context) {
        let enter = ctx.with_plugin(|focus: &mut Focus| focus.enter());
        let enter = enter.unwrap_or(Enter::Presses);
        let attention = match self.screen().waits_for_key() {
            true => Attention::Capture,
            false => self.attention,
        };
        let context = self.context();
        ctx.with_plugin(|keys: &mut Keys| {
            keys.use_keymap(&self.desk.keymap);
            keys.listen(context, attention, enter);
        });
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.advance(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.draw(ui);
    }

    fn raw_input_hook(&mut self, _: &Context, input: &mut RawInput) {
        input.max_texture_side = input.max_texture_side.map(fonts::narrow);
    }
}
