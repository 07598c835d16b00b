use egui::Context;

use super::{App, Thinking};
use crate::client::{Client, Setup};
use crate::input::{Command, parse_amount};
use crate::l10n::{L10n, Message};
use crate::learn::Way;
use crate::store::{HandKeeper, Journal, LastTable, Settings, WhenKept};
use crate::talk::{self, Utterance};
use crate::window::desk::Wish;
use crate::window::focus::Focus;
use crate::window::screens::{Screen, SetupScreen, TableScreen};

impl App {
    pub(super) fn grant(&mut self, ctx: &Context, wish: Wish) {
        let now = self.desk.now;
        match wish {
            Wish::Open(screen) => self.open(ctx, screen),
            Wish::Back => self.back(ctx),
            Wish::Obey(command) => self.obey(ctx, command),
            Wish::RaiseTo(typed) => self.raise_to(&typed),
            Wish::Yes => {
                if let Some(table) = &mut self.desk.table {
                    let said = table.confirm(now);
                    self.desk.tell(said);
                }
            }
            Wish::SetTable(game) => {
                let setup = SetupScreen::new(game, &self.desk.settings);
                self.open(ctx, Screen::Setup(setup));
            }
            Wish::Resume => self.resume(ctx),
            Wish::Learn(lesson) => self.learn(ctx, lesson),
            Wish::Start(setup, last) => self.start(ctx, *setup, last),
            Wish::Change(settings) => self.change(ctx, *settings),
            Wish::Say(utterance) => self.desk.say(utterance),
            Wish::SayAloud(utterance) => self.desk.tell_voice(vec![utterance]),
            Wish::SayThrough(speakers, utterance) => {
                self.desk.outlets.tell_through(&utterance, speakers);
            }
            Wish::TestVoice => {
                let text = self.desk.text("settings-voice-sample");
                self.desk.outlets.test_voice(&text);
            }
            Wish::Play(cue, pan) => self.desk.outlets.play(cue, pan),
            Wish::Copy(text) => ctx.copy_text(text),
            Wish::Focus(id) => {
                ctx.with_plugin(|keeper: &mut Focus| keeper.return_to(Some(id)));
            }
        }
    }

    pub(super) fn change(&mut self, ctx: &Context, settings: Settings) {
        let language = self.desk.words.language();
        self.desk.change(settings, self.system);
        self.dress(ctx);
        // The own voice says so in the language that it speaks from now on.
        if self.desk.words.language() != language {
            let name = self.desk.text("settings-language-name");
            self.desk.tell_voice(vec![Utterance::answer(name)]);
        }
    }

    pub(super) fn raise_to(&mut self, typed: &str) {
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

    /// Starts a game and remembers how its table was set.
    pub(super) fn start(&mut self, ctx: &Context, setup: Setup, last: LastTable) {
        let game = setup.options.kind().id().to_owned();
        if self.sit_down(ctx, setup) {
            let mut settings = self.desk.settings.clone();
            settings.tables.insert(game, last);
            self.desk.change(settings, self.system);
        }
    }

    /// Goes on with the game that was left, now or before the program was
    /// started.
    fn resume(&mut self, ctx: &Context) {
        if self.desk.table.is_some() {
            self.open(ctx, Screen::Table(TableScreen::default()));
            let said = self.desk.table.as_mut().map(Client::come_back);
            return self.desk.tell(said.unwrap_or_default());
        }
        let Some(folders) = &self.desk.folders else {
            return;
        };
        let wake = ctx.clone();
        let when_kept = WhenKept::Call(Box::new(move || wake.request_repaint()));
        match Journal::resume(folders, self.desk.now, when_kept) {
            Err(notice) => self.desk.warn(&notice),
            Ok(resumed) => {
                let words = L10n::new(self.desk.words.language());
                let verbosity = self.desk.settings.verbosity;
                let (mut client, mut said) = Client::resume(resumed, verbosity, words);
                client.set_speech(self.speech_rate());
                client.hear(&said);
                // It was left standing still; whoever continues wants to play.
                if client.session().times().paused {
                    said.extend(client.command(Command::Pause, self.desk.now));
                }
                self.sit(ctx, client, said);
            }
        }
    }

    /// Sits down at a table; whether that is possible.
    pub(super) fn sit_down(&mut self, ctx: &Context, setup: Setup) -> bool {
        let words = L10n::new(self.desk.words.language());
        let start = setup.start();
        match Client::new(setup, words) {
            Err(bad) => {
                let text = talk::bad_option(&bad, &self.desk.words);
                self.desk.say(Utterance::error(text));
                false
            }
            Ok(mut client) => {
                if let Some(folders) = &self.desk.folders {
                    // The game before gives the journal up first.
                    self.desk.table = None;
                    let wake = ctx.clone();
                    let when_kept = WhenKept::Call(Box::new(move || wake.request_repaint()));
                    let journal = Journal::begin(folders, &start, when_kept);
                    client.keep_hands(HandKeeper::begin(folders, &start, journal.game()));
                    client.keep(journal);
                }
                client.set_speech(self.speech_rate());
                let said = client.command(Command::NextHand, self.desk.now);
                self.sit(ctx, client, said);
                true
            }
        }
    }

    fn sit(&mut self, ctx: &Context, mut client: Client, said: Vec<Utterance>) {
        if self.thinking == Thinking::Elsewhere {
            let wake = ctx.clone();
            client.think_elsewhere(move || wake.request_repaint());
        }
        client.serve(&self.desk.settings);
        client.tell_how_to_go_on(Way::Keys(self.desk.keymap.clone()));
        self.desk.table = Some(client);
        self.desk.unfinished = None;
        self.held = false;
        self.screens.truncate(1);
        self.open(ctx, Screen::Table(TableScreen::default()));
        self.desk.tell(said);
    }
}
