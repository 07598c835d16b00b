use std::time::{Duration, Instant};

use egui::{Context, Id, Ui, ViewportCommand};

use crate::client::{Client, review};
use crate::input::{self, Command, parse_amount};
use crate::l10n::{Language, Message};
use crate::store::Settings;
use crate::talk::{Question, Utterance};

use super::desk::{Desk, Wish};
use super::focus::Focus;
use super::fonts;
use super::keys::{Attention, Enter, Keys, Pressed};
use super::screens::{Menu, Screen, TableScreen};
use super::theme;

/// The window.
pub struct App {
    desk: Desk,
    /// The screens that are open; the last is shown.
    screens: Vec<Open>,
    attention: Attention,
    clock: Clock,
    system: Language,
    /// Whether the table stands still because another screen is open.
    held: bool,
    /// What the window was made to look like.
    look: Option<crate::store::Look>,
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
pub struct Start {
    /// The player's settings.
    pub settings: Settings,
    /// The system's language.
    pub system: Language,
}

impl App {
    /// A window that shows the menu.
    pub fn new(ctx: &Context, start: Start) -> App {
        ctx.add_plugin(Keys::default());
        ctx.add_plugin(Focus::default());
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        fonts::install(ctx);
        let desk = Desk::new(start.settings, start.system);
        let mut app = App {
            desk,
            screens: Vec::new(),
            attention: Attention::Obey,
            clock: Clock::System(Instant::now()),
            system: start.system,
            held: false,
            look: None,
        };
        app.dress(ctx);
        app.open(ctx, Screen::Menu(Menu));
        app
    }

    /// Lets time stand still, and be what it is set to. For tests.
    pub fn set_time(&mut self, now: Duration) {
        self.clock = Clock::Set(now);
    }

    /// The table, where there is one.
    pub fn table(&self) -> Option<&Client> {
        self.desk.table.as_ref()
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
        match &self.desk.table {
            Some(table) if self.is_at_table() => table.context(),
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

    fn open(&mut self, ctx: &Context, screen: Screen) {
        let focused = ctx.memory(|memory| memory.focused());
        if let Some(below) = self.screens.last_mut() {
            below.focus = focused;
        }
        let focus = None;
        self.screens.push(Open { screen, focus });
        self.arrive(ctx, focus);
    }

    fn back(&mut self, ctx: &Context) {
        if (self.screens.last_mut()).is_some_and(|open| open.screen.takes_back()) {
            return ctx.request_repaint();
        }
        if self.screens.len() > 1 {
            self.screens.pop();
            let focus = self.screens.last().and_then(|open| open.focus);
            self.arrive(ctx, focus);
        } else {
            self.where_am_i();
        }
    }

    /// A screen is shown now that was not before.
    fn arrive(&mut self, ctx: &Context, focus: Option<Id>) {
        let hold = !self.is_at_table();
        if let Some(table) = &mut self.desk.table
            && self.held != hold
        {
            let paused = table.session().times().paused;
            if paused != hold {
                table.hold(self.desk.now);
                self.held = hold;
            }
        }
        ctx.with_plugin(|keeper: &mut Focus| keeper.return_to(focus));
        ctx.request_repaint();
    }

    fn where_am_i(&mut self) {
        let mut text = self.screen().title(&self.desk);
        if self.is_at_table()
            && let Some(table) = &self.desk.table
        {
            text = format!("{text}. {}", table.reads(Question::Turn));
        }
        self.desk.say(Utterance::answer(text));
    }

    fn press(&mut self, ctx: &Context, pressed: Pressed) {
        match pressed {
            Pressed::Other => {}
            Pressed::Command(command) => self.obey(ctx, command),
            Pressed::Describe(chord) => {
                let (keymap, words) = (&self.desk.keymap, &self.desk.words);
                let context = self.context();
                let text = input::describe(keymap, words, chord, context);
                let ends = matches!(
                    keymap.command(chord, context),
                    Some(Command::DescribeKeys | Command::Back)
                );
                match ends {
                    true => self.describe(Attention::Obey),
                    false => self.desk.say(Utterance::answer(text)),
                }
            }
        }
    }

    fn describe(&mut self, attention: Attention) {
        self.attention = attention;
        let key = match attention {
            Attention::Obey => "describing-ends",
            Attention::Describe => "describing-begins",
        };
        let text = self.desk.text(key);
        self.desk.say(Utterance::answer(text));
    }

    fn obey(&mut self, ctx: &Context, command: Command) {
        let asking = self.desk.table.as_ref().and_then(|table| table.asking());
        match command {
            Command::Back if asking.is_none() => return self.back(ctx),
            Command::Help => {
                let help = Screen::help(self.context());
                return self.open_once(ctx, help);
            }
            Command::History => return self.open_once(ctx, Screen::history()),
            Command::DescribeKeys => return self.describe(Attention::Describe),
            Command::WhereAmI => return self.where_am_i(),
            Command::NextChannel => return self.next_channel(),
            Command::Silence => return self.desk.outlets.silence(),
            Command::Quit => return ctx.send_viewport_cmd(ViewportCommand::Close),
            _ => {}
        }
        let now = self.desk.now;
        let Some(table) = &mut self.desk.table else {
            let said = review(&mut self.desk.log, command, &self.desk.words);
            return self.desk.tell(said);
        };
        let said = table.command(command, now);
        if command == Command::CopyMessage {
            said.iter().for_each(|it| ctx.copy_text(it.text.clone()));
        }
        let asks = table.asking().is_some_and(|now| asking != Some(now));
        match asks {
            true => self.desk.tell_dialog(said),
            false => self.desk.tell(said),
        }
    }

    /// Opens a screen unless it is open already.
    fn open_once(&mut self, ctx: &Context, screen: Screen) {
        if std::mem::discriminant(self.screen()) == std::mem::discriminant(&screen) {
            return self.where_am_i();
        }
        self.open(ctx, screen);
    }

    fn next_channel(&mut self) {
        let mut settings = self.desk.settings.clone();
        settings.channel = settings.channel.next();
        self.desk.change(settings, self.system);
        let text = self.desk.channel_name();
        self.desk.say(Utterance::answer(text));
    }

    fn grant(&mut self, ctx: &Context, wish: Wish) {
        let now = self.desk.now;
        match wish {
            Wish::Open(screen) => self.open(ctx, screen),
            Wish::Replace(screen) => {
                self.screens.pop();
                self.open(ctx, screen);
            }
            Wish::Back => self.back(ctx),
            Wish::Obey(command) => self.obey(ctx, command),
            Wish::RaiseTo(typed) => self.raise_to(&typed),
            Wish::Yes => {
                if let Some(table) = &mut self.desk.table {
                    let said = table.confirm(now);
                    self.desk.tell(said);
                }
            }
            Wish::Start(setup, last) => self.start(ctx, *setup, last),
            Wish::Change(settings) => {
                self.desk.change(*settings, self.system);
                self.dress(ctx);
            }
            Wish::Say(utterance) => self.desk.say(utterance),
            Wish::Copy(text) => ctx.copy_text(text),
            Wish::Focus(id) => {
                ctx.with_plugin(|keeper: &mut Focus| keeper.return_to(Some(id)));
            }
        }
    }

    fn raise_to(&mut self, typed: &str) {
        let now = self.desk.now;
        let Some(table) = &mut self.desk.table else {
            return;
        };
        let said = match parse_amount(typed) {
            Ok(amount) => table.raise_to(amount, now),
            Err(_) => {
                let message = Message::new("typed-bad-amount").with("text", typed.to_owned());
                let text = self.desk.words.say(&message);
                return self.desk.say(Utterance::error(text));
            }
        };
        self.desk.tell(said);
    }

    fn start(&mut self, ctx: &Context, setup: crate::client::Setup, last: crate::store::LastTable) {
        let words = crate::l10n::L10n::new(self.desk.words.language());
        let game = setup.options.id().to_owned();
        match Client::new(setup, words) {
            Err(bad) => {
                let text = crate::talk::bad_option(&bad, &self.desk.words);
                self.desk.say(Utterance::error(text));
            }
            Ok(mut client) => {
                let wake = ctx.clone();
                client.think_elsewhere(move || wake.request_repaint());
                client.set_asks(self.desk.settings.asks);
                let now = self.desk.now;
                let said = client.command(Command::NextHand, now);
                self.desk.table = Some(client);
                self.held = false;
                self.desk.settings.tables.insert(game, last);
                self.screens.truncate(1);
                self.open(ctx, Screen::Table(TableScreen::default()));
                self.desk.tell(said);
            }
        }
    }

    /// Lets everything happen that is due.
    fn advance(&mut self, ctx: &Context) {
        self.desk.now = match self.clock {
            Clock::System(start) => start.elapsed(),
            Clock::Set(now) => now,
        };
        let now = self.desk.now;
        let pressed = ctx.with_plugin(|keys: &mut Keys| keys.take());
        for pressed in pressed.unwrap_or_default() {
            self.press(ctx, pressed);
        }
        if let Some(table) = &mut self.desk.table {
            let said = table.advance(now);
            let wake = table.wake().map(|at| at.saturating_sub(now));
            self.desk.tell(said);
            if let Some(wait) = wake {
                ctx.request_repaint_after(wait);
            }
        }
        if let Some(wait) = self.desk.outlets.advance(now) {
            ctx.request_repaint_after(wait);
        }
    }

    fn draw(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let open = self.screens.last_mut().expect("the menu is never closed");
        let title = open.screen.title(&self.desk);
        name_window(&ctx, &self.desk, &title);
        open.screen.show(ui, &mut self.desk);
        self.desk.outlets.live.show(ui);
        theme::ring_focused(&ctx, self.desk.palette());
        let wishes = std::mem::take(&mut self.desk.wishes);
        if !wishes.is_empty() {
            ctx.request_repaint();
        }
        for wish in wishes {
            self.grant(&ctx, wish);
        }
        self.listen(&ctx);
    }

    /// Tells the keys where the player is by now.
    fn listen(&mut self, ctx: &Context) {
        let pressable = ctx.with_plugin(|focus: &mut Focus| focus.is_pressable());
        let enter = match pressable {
            Some(false) => Enter::Commands,
            _ => Enter::Focused,
        };
        let (context, attention) = (self.context(), self.attention);
        ctx.with_plugin(|keys: &mut Keys| {
            keys.use_keymap(&self.desk.keymap);
            keys.listen(context, attention, enter);
        });
    }
}

/// The window has a name and a language, for the system and for screen
/// readers.
fn name_window(ctx: &Context, desk: &Desk, title: &str) {
    let message = Message::new("window-title").with("screen", title.to_owned());
    let name = desk.words.say(&message);
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| {
        node.set_label(name.clone());
        node.set_language(desk.words.language().tag());
    });
    let shown = ctx.input(|input| input.viewport().title.clone());
    if shown.as_ref() != Some(&name) {
        ctx.send_viewport_cmd(ViewportCommand::Title(name));
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.advance(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.draw(ui);
    }
}
