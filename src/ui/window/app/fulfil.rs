use egui::Context;

use super::{App, BotThread};
use crate::player::client::{Client, Setup, names};
use crate::player::commands::TableCommand;
use crate::player::lessons::InputMethod;
use crate::player::settings::{LastTable, Settings};
use crate::speech;
use crate::speech::{L10n, Utterance, msg};
use crate::table::{Journal, Local, WhenKept};
use crate::ui::window::focus::Focus;
use crate::ui::window::screens::{Screen, SetupScreen, TableScreen};
use crate::ui::window::shared::Request;

impl App {
    pub(super) fn fulfil(&mut self, ctx: &Context, request: Request) {
        let now = self.shared.now;
        match request {
            Request::Open(screen) => self.open(ctx, screen),
            Request::Back => self.back(ctx),
            Request::Obey(command) => self.obey(ctx, command),
            Request::RaiseTo(typed) => self.raise_to(&typed),
            Request::Yes => {
                if let Some(table) = &mut self.shared.table {
                    let said = table.confirm(now);
                    self.shared.tell(said);
                }
            }
            Request::SetTable(game) => {
                let setup = SetupScreen::new(game, &self.shared.settings);
                self.open(ctx, Screen::Setup(setup));
            }
            Request::SetTableForOthers(game, plan) => {
                let setup = SetupScreen::for_others(game, &self.shared.settings, plan);
                self.open(ctx, Screen::Setup(setup));
            }
            Request::Host(setup, last, plan) => self.host(ctx, &setup, last, plan),
            Request::Join { code, name, server } => self.join(ctx, code, name, server),
            Request::Return => self.return_to_seat(ctx),
            Request::Trust => self.shared.together.trust(ctx),
            Request::Meet(command, about) => self.tell_people(command, &about),
            Request::Resume => self.resume(ctx),
            Request::Learn(lesson) => self.learn(ctx, lesson),
            Request::Start(setup, last) => self.start(ctx, *setup, last),
            Request::Change(settings) => self.change(ctx, *settings),
            Request::Say(utterance) => self.shared.say(utterance),
            Request::Mention(utterance) => self.shared.mention(utterance),
            Request::SayAloud(utterance) => self.shared.tell_voice(vec![utterance]),
            Request::SayThrough(speakers, utterance) => {
                self.shared.outlets.tell_through(&utterance, speakers);
            }
            Request::TestVoice => {
                let text = self.shared.text(msg::SETTINGS_VOICE_SAMPLE);
                self.shared.outlets.test_voice(&text);
            }
            Request::Play(cue, pan) => self.shared.outlets.play(cue, pan),
            Request::Copy(text) => ctx.copy_text(text),
            Request::Focus(id) => {
                ctx.with_plugin(|keeper: &mut Focus| keeper.return_to(Some(id)));
            }
        }
    }

    pub(super) fn change(&mut self, ctx: &Context, settings: Settings) {
        let language = self.shared.words.language();
        self.shared.change(settings, self.system);
        self.dress(ctx);
        // The built-in voice says so in the language it speaks from now on.
        if self.shared.words.language() != language {
            let name = self.shared.text(msg::SETTINGS_LANGUAGE_NAME);
            self.shared.tell_voice(vec![Utterance::answer(name)]);
        }
    }

    pub(super) fn raise_to(&mut self, typed: &str) {
        let now = self.shared.now;
        let Some(table) = &mut self.shared.table else {
            return;
        };
        let said = table.raise_to_typed(typed, now);
        self.shared.tell(said);
    }

    /// Starts a game and remembers how its table was set.
    pub(super) fn start(&mut self, ctx: &Context, setup: Setup, last: LastTable) {
        let game = setup.options.kind().id().to_owned();
        if self.sit_down(ctx, setup) {
            let mut settings = self.shared.settings.clone();
            settings.tables.insert(game, last);
            self.shared.change(settings, self.system);
        }
    }

    /// Goes on with the game that was left, now or before the program was
    /// started.
    fn resume(&mut self, ctx: &Context) {
        if self.shared.table.is_some() {
            self.open(ctx, Screen::Table(TableScreen::default()));
            let said = self.shared.table.as_mut().map(Client::come_back);
            return self.shared.tell(said.unwrap_or_default());
        }
        let Some(folders) = &self.shared.folders else {
            return;
        };
        let wake = ctx.clone();
        let when_kept = WhenKept::Call(Box::new(move || wake.request_repaint()));
        let names = |count| names(count, &self.shared.words);
        match Journal::resume(folders, names, self.shared.now, when_kept) {
            Err(notice) => self.shared.warn(&notice.into()),
            Ok(resumed) => {
                let words = L10n::new(self.shared.words.language());
                let verbosity = self.shared.settings.verbosity;
                let prepare = |table: &mut Local| self.let_think(ctx, table);
                let (mut client, mut said) = Client::resume(resumed, verbosity, words, prepare);
                client.set_speech(self.speech_rate());
                client.hear(&said);
                // It was left standing still; whoever continues wants to play.
                if client.times().paused {
                    said.extend(client.play(TableCommand::Pause, self.shared.now));
                }
                self.sit(ctx, client, said);
            }
        }
    }

    /// Sits down at a table; whether that is possible.
    pub(super) fn sit_down(&mut self, ctx: &Context, setup: Setup) -> bool {
        let mut table = match setup.table(&self.shared.words) {
            Ok(table) => table,
            Err(bad) => {
                let text = speech::bad_option(&bad, &self.shared.words);
                self.shared.say(Utterance::error(text));
                return false;
            }
        };
        self.leave_table();
        if let Some(folders) = &self.shared.folders {
            // The game before gives the journal up first.
            self.shared.table = None;
            let wake = ctx.clone();
            let when_kept = WhenKept::Call(Box::new(move || wake.request_repaint()));
            setup.keep(&mut table, folders, when_kept);
        }
        self.let_think(ctx, &mut table);
        let words = L10n::new(self.shared.words.language());
        let mut client = Client::at(table, setup.verbosity, words);
        client.set_speech(self.speech_rate());
        let said = client.play(TableCommand::NextHand, self.shared.now);
        self.sit(ctx, client, said);
        true
    }

    /// The window never waits for the computer players.
    fn let_think(&self, ctx: &Context, table: &mut Local) {
        if self.bot_thread == BotThread::Own {
            let wake = ctx.clone();
            table.think_in_thread(move || wake.request_repaint());
        }
    }

    pub(super) fn sit(&mut self, ctx: &Context, mut client: Client, said: Vec<Utterance>) {
        if self.bot_thread == BotThread::Own {
            let wake = ctx.clone();
            client.coach_in_thread(move || wake.request_repaint());
        }
        client.serve(&self.shared.settings);
        client.tell_how_to_go_on(InputMethod::Keys(self.shared.keymap.clone()));
        self.shared.table = Some(client);
        self.shared.unfinished = None;
        self.held = false;
        self.screens.truncate(1);
        self.open(ctx, Screen::Table(TableScreen::default()));
        self.shared.tell(said);
    }
}
