mod company;
mod fulfil;
mod navigate;
mod obey;
mod read_focus;
mod room;

use std::time::{Duration, Instant};

use egui::{Context, Id, RawInput, Ui, ViewportCommand, Visuals};

use crate::player::client::{Client, Setup};
use crate::player::settings::{Look, Saver, Settings};
use crate::player::together::Destination;
use crate::player::{Notice, commands};
use crate::server::nearby::Network;
use crate::speech::{Language, msg};
use crate::store::Folders;
use crate::ui::outlets::{CanSpeak, Reader};

use super::focus::{Enter, Focus};
use super::keys::{InFront, KeyMode, Keys};
use super::names::{FocusedHeading, MissingNames, OneLine, SteadyField, SteadyName};
use super::run::APP_NAME;
use super::screens::{HandScreen, MenuScreen, Screen};
use super::shared::Shared;
use super::{focus, fonts, table, theme};
use navigate::WaitingGame;
use read_focus::{Moved, TakenOver};

/// The window.
pub struct App {
    shared: Shared,
    /// The screens that are open; the last is shown.
    screens: Vec<OpenScreen>,
    attention: KeyMode,
    clock: WindowClock,
    system: Language,
    bot_thread: BotThread,
    /// Whether the game is paused because another screen is open.
    held: bool,
    /// The game to go back to after the lesson.
    waiting_game: Option<WaitingGame>,
    /// What the window was made to look like.
    look: Option<Look>,
    /// The title of the window as the system has it.
    title: String,
    /// Whether the player moves to what gets the focus.
    moved: Moved,
    /// What had the focus when it was last looked at.
    read: Option<Id>,
    /// The group of elements that it is in.
    read_group: Option<Id>,
    /// Whether the built-in voice reads what has the focus.
    reads_focus: bool,
}

struct OpenScreen {
    screen: Screen,
    /// What had the focus when another screen was opened on top.
    focus: Option<Id>,
}

impl OpenScreen {
    fn hand(&mut self) -> Option<&mut HandScreen> {
        match &mut self.screen {
            Screen::Hand(hand) => Some(hand),
            _ => None,
        }
    }
}

/// Where the time comes from.
enum WindowClock {
    System(Instant),
    Set(Duration),
}

/// What the window is opened with.
#[derive(Debug, Default)]
pub struct WindowStart {
    /// The player's settings.
    pub settings: Settings,
    /// The system's language.
    pub system: Language,
    /// A table to sit down at, instead of the menu.
    pub table: Option<Setup>,
    /// The table among people to go to, instead of the menu.
    pub destination: Option<Destination>,
    /// On which thread the computer players decide.
    pub bot_thread: BotThread,
    /// Whether the window speaks and plays sounds.
    pub hearing: Hearing,
    /// Where files are kept; without folders nothing is saved.
    pub folders: Option<Folders>,
    /// Where tables with other people are found and announced, if they are.
    pub network: Option<Network>,
    /// What was wrong with the settings.
    pub notices: Vec<Notice>,
}

/// Whether the window itself makes any sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hearing {
    /// The built-in voice and the sounds are started.
    #[default]
    Aloud,
    /// Nothing but announcements to screen readers.
    Announced,
}

/// On which thread the computer players decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BotThread {
    /// Their own, so that the window never waits.
    #[default]
    Own,
    /// The window's, so that each step of a test ends before the next.
    Window,
}

impl App {
    /// A window that shows the menu, after the questions of the first start.
    pub fn new(ctx: &Context, start: WindowStart) -> App {
        ctx.add_plugin(Keys::default());
        ctx.add_plugin(Focus::default());
        ctx.add_plugin(MissingNames::default());
        ctx.add_plugin(SteadyName::default());
        ctx.add_plugin(SteadyField::default());
        ctx.add_plugin(FocusedHeading::default());
        ctx.add_plugin(OneLine);
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            // For players whose hands are slow or tremble.
            options.input_options.max_click_duration = f64::INFINITY;
            options.input_options.max_click_dist = theme::TARGET_SIZE / 2.0;
        });
        fonts::install(ctx);
        let shared = Shared::new(start.settings, start.system);
        let mut app = App {
            shared,
            screens: Vec::new(),
            attention: KeyMode::Obey,
            clock: WindowClock::System(Instant::now()),
            system: start.system,
            bot_thread: start.bot_thread,
            held: false,
            waiting_game: None,
            look: None,
            title: String::new(),
            moved: Moved::default(),
            read: None,
            read_group: None,
            reads_focus: false,
        };
        app.shared.together.network = start.network;
        app.dress(ctx);
        if start.hearing == Hearing::Aloud {
            let language = app.shared.words.language();
            let (outlets, settings) = (&mut app.shared.outlets, &app.shared.settings);
            outlets.open(ctx, settings, language);
        }
        app.open(ctx, Screen::Menu(MenuScreen));
        if let Some(folders) = start.folders {
            let wake = ctx.clone();
            (app.shared).keep_in(folders, move || wake.request_repaint());
        }
        for notice in &start.notices {
            app.shared.warn(notice);
        }
        if let Some(setup) = start.table {
            app.sit_down(ctx, setup);
        }
        // A player who names a table on the command line needs no introduction.
        match start.destination {
            Some(destination) => app.go_to(ctx, destination),
            None if app.shared.settings.greeted || app.shared.table.is_some() => {}
            None => app.open(ctx, Screen::greeting()),
        }
        app
    }

    /// Stops the clock at this time. For tests.
    pub fn set_time(&mut self, now: Duration) {
        self.clock = WindowClock::Set(now);
    }

    /// One frame outside of eframe: for benchmarks.
    pub fn pass(&mut self, ui: &mut Ui) {
        self.advance(ui.ctx());
        self.draw(ui);
    }

    /// The table, where there is one.
    pub fn table(&self) -> Option<&Client> {
        self.shared.table.as_ref()
    }

    /// Who can speak, as far as the window knows.
    pub fn can_speak(&self) -> CanSpeak {
        self.shared.outlets.can_speak()
    }

    /// The settings as they are now.
    pub fn settings(&self) -> &Settings {
        &self.shared.settings
    }

    fn screen(&self) -> &Screen {
        let open = self.screens.last().expect("the menu is never closed");
        &open.screen
    }

    fn is_at_table(&self) -> bool {
        matches!(self.screen(), Screen::Table(_))
    }

    /// Where the player is, as far as keys are concerned.
    fn context(&self) -> commands::Context {
        match (self.screen(), &self.shared.table) {
            (Screen::Table(_), Some(table)) => table.context(),
            (Screen::Hand(_), _) => commands::Context::Reviewing,
            _ => commands::Context::Elsewhere,
        }
    }

    fn dress(&mut self, ctx: &Context) {
        let look = self.shared.settings.look;
        if self.look.replace(look) == Some(look) {
            return;
        }
        theme::apply(ctx, self.shared.palette(), look.motion);
        ctx.set_zoom_factor(look.text_scale.factor());
    }

    /// Does everything that is due.
    fn advance(&mut self, ctx: &Context) {
        self.shared.now = match self.clock {
            WindowClock::System(start) => start.elapsed(),
            WindowClock::Set(now) => now,
        };
        let now = self.shared.now;
        if let Some(wait) = self.shared.outlets.listen(now) {
            ctx.request_repaint_after(wait);
        }
        if let Some(wait) = self.shared.decide() {
            ctx.request_repaint_after(wait);
        }
        let taken_over = self.take_over();
        let pressed = ctx.with_plugin(|keys: &mut Keys| keys.take());
        for pressed in pressed.unwrap_or_default() {
            self.shared.set_points(false);
            self.shared.outlets.key_pressed();
            self.follow(&pressed);
            self.press(ctx, pressed);
        }
        self.go_to_others(ctx);
        self.go_if_left(ctx);
        let speech_rate = self.speech_rate();
        if let Some(table) = &mut self.shared.table {
            table.set_speech(speech_rate);
            let said = table.advance(now);
            let wake = table.wake().map(|at| at.saturating_sub(now));
            let times = table.times();
            // Redraw every second only while a clock is seen to run: the list of
            // answers has the seconds of each.
            let clocks = [times.turn_left, times.phase_left, times.level_left];
            if clocks.iter().any(Option::is_some) && !times.paused {
                ctx.request_repaint_after(Duration::from_secs(1));
            }
            self.shared.tell(said);
            if let Some(wait) = wake {
                ctx.request_repaint_after(wait);
            }
        }
        if let Some(notice) = self.shared.saver.as_mut().and_then(Saver::notice) {
            self.shared.warn(&notice);
        }
        match taken_over {
            // Where the player is comes first.
            TakenOver::JustNow => ctx.request_repaint(),
            TakenOver::No => {
                let late = self.shared.outlets.hand_over(self.shared.speakers());
                if let Some(table) = &mut self.shared.table {
                    table.hear(&late);
                }
            }
        }
        if let Some(wait) = self.shared.outlets.advance(now) {
            ctx.request_repaint_after(wait);
        }
    }

    /// How fast what is told is spoken, if it is.
    fn speech_rate(&self) -> Option<i8> {
        let own_voice = self.shared.settings.voice.rate;
        self.shared.speakers().rate(own_voice)
    }

    fn draw(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        if ui.input(|input| input.pointer.any_pressed()) {
            self.shared.set_points(true);
        }
        let open = self.screens.last_mut().expect("the menu is never closed");
        open.screen.show(ui, &mut self.shared);
        let rings_nothing = self.is_at_table() && focus::stay(ui);
        self.read_focus(&ctx);
        self.name_window(&ctx);
        let at_table = self.is_at_table();
        ctx.with_plugin(|names: &mut SteadyName| names.want(at_table));
        let reader = self.shared.outlets.can_speak().reader;
        let announces = cfg!(target_os = "linux") && reader == Reader::Announces;
        ctx.with_plugin(|heading: &mut FocusedHeading| heading.want(announces));
        let needs_values = reader == Reader::ReadsFocus;
        ctx.with_plugin(|fields: &mut SteadyField| fields.need_values(needs_values));
        self.shared.outlets.live.show(ui);
        if !rings_nothing {
            theme::ring_focused(&ctx, self.shared.palette());
        }
        let requests = std::mem::take(&mut self.shared.requests);
        if !requests.is_empty() {
            ctx.request_repaint();
        }
        for request in requests {
            self.fulfil(&ctx, request);
        }
        self.keep_mark();
        self.listen(&ctx);
    }

    /// The window has a name and a language, for the system and for screen
    /// readers.
    fn name_window(&mut self, ctx: &Context) {
        let words = &self.shared.words;
        let message = msg!(window_title {
            screen: self.screen().title(&self.shared)
        });
        let name = words.say(&message);
        ctx.with_plugin(|names: &mut MissingNames| names.use_words(words));
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| {
            // The screen is told by itself: a screen reader would say it twice.
            node.set_label(APP_NAME);
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
        let attention = if self.screen().waits_for_key() {
            KeyMode::Capture
        } else {
            self.attention
        };
        let (context, in_front) = (self.context(), self.in_front());
        ctx.with_plugin(|keys: &mut Keys| {
            keys.use_keymap(&self.shared.keymap);
            keys.listen(context, attention, enter, in_front);
        });
    }

    /// The question that stands in front of the screen, if there is one.
    fn in_front(&self) -> InFront {
        let asking = self.shared.table.as_ref().and_then(Client::asking);
        match asking.filter(|_| self.is_at_table()) {
            Some(asking) => InFront::Dialog(table::yes(asking)),
            None if self.screen().asks() => InFront::Dialog(None),
            None => InFront::Nothing,
        }
    }
}

impl Drop for App {
    fn drop(&mut self) {
        // Whoever closes the window is away, and finds their seat again.
        if let Some(mut table) = self.shared.table.take_if(|it| it.is_in_company())
            && !table.keeps_seat()
        {
            table.leave(self.shared.now);
            self.shared.together.give_seat_up();
        }
        self.shared.together.end();
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.advance(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.draw(ui);
    }

    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn raw_input_hook(&mut self, _: &Context, input: &mut RawInput) {
        input.max_texture_side = input.max_texture_side.map(fonts::narrow);
    }
}
