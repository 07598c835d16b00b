use egui::{Context, ViewportCommand};

use super::App;
use crate::client::review;
use crate::input::{self, Command};
use crate::l10n::Message;
use crate::outlets::Speakers;
use crate::talk::{Question, Utterance};
use crate::window::focus::{Focus, Way};
use crate::window::keys::{Attention, Pressed};
use crate::window::screens::Screen;
use crate::window::table::Scene;

impl App {
    pub(super) fn where_am_i(&mut self) {
        let mut text = self.screen().title(&self.desk);
        if self.is_at_table()
            && let Some(table) = &self.desk.table
        {
            let turn = Scene::now(table).reads(Question::Turn, &self.desk.words);
            let message = Message::new("where-at-table").with("game", text);
            text = self.desk.words.say(&message.with("turn", turn));
            if let Some(tutor) = table.tutor() {
                text = format!("{text} {}", tutor.hint(&self.desk.words));
            }
        }
        self.desk.say(Utterance::answer(text));
    }

    pub(super) fn press(&mut self, ctx: &Context, pressed: Pressed) {
        match pressed {
            Pressed::Other => {}
            Pressed::Dropped => {
                let text = self.desk.text("keys-dropped");
                self.desk.say(Utterance::error(text));
            }
            Pressed::Command(command) => self.obey(ctx, command),
            Pressed::Captured(chord) => {
                let open = self.screens.last_mut().expect("the menu is never closed");
                open.screen.capture(chord, &mut self.desk);
            }
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

    pub(super) fn describe(&mut self, attention: Attention) {
        self.attention = attention;
        let key = match attention {
            Attention::Describe => "describing-begins",
            Attention::Obey | Attention::Capture => "describing-ends",
        };
        let text = self.desk.text(key);
        self.desk.say(Utterance::answer(text));
    }

    pub(super) fn obey(&mut self, ctx: &Context, command: Command) {
        let asking = self.desk.table.as_ref().and_then(|table| table.asking());
        match command {
            Command::Back if asking.is_none() => return self.back(ctx),
            Command::NextHand if self.has_learned() => return self.back(ctx),
            Command::Help => return self.help(ctx),
            Command::History => return self.open_once(ctx, Screen::history()),
            Command::ReviewHands => return self.open_once(ctx, Screen::review()),
            Command::Statistics => return self.open_once(ctx, Screen::statistics(&self.desk)),
            Command::Settings => return self.open_once(ctx, Screen::settings()),
            Command::DescribeKeys => return self.describe(Attention::Describe),
            Command::WhereAmI => return self.where_am_i(),
            Command::NextChannel => return self.next_channel(),
            Command::Silence => return self.desk.outlets.silence(),
            Command::NextPart => return go_to_part(ctx, Way::Forward),
            Command::PreviousPart => return go_to_part(ctx, Way::Back),
            Command::Quit => return ctx.send_viewport_cmd(ViewportCommand::Close),
            _ => {}
        }
        let open = self.screens.last_mut().expect("the menu is never closed");
        if let Screen::Hand(screen) = &mut open.screen
            && let Some(said) = screen.obey(command, &self.desk)
        {
            return said.into_iter().for_each(|it| self.desk.say(it));
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
            true => self.desk.tell_voice(said),
            false => self.desk.tell(said),
        }
    }

    /// Opens the help for where the player is, unless they read help already.
    fn help(&mut self, ctx: &Context) {
        match self.screen() {
            Screen::Help(_) | Screen::Topic(_) => self.where_am_i(),
            screen => {
                let help = screen.help(self.context());
                self.open(ctx, help);
            }
        }
    }

    pub(super) fn next_channel(&mut self) {
        let mut settings = self.desk.settings.clone();
        settings.channel = settings.channel.next();
        // Whoever falls silent says so, too.
        let before = self.desk.speakers();
        self.desk.change(settings, self.system);
        let now = self.desk.speakers();
        let both = Speakers {
            live: before.live || now.live,
            voice: before.voice || now.voice,
            ..now
        };
        let utterance = Utterance::answer(self.desk.channel_name());
        self.desk.told = true;
        self.desk.keep(utterance.clone());
        self.desk.outlets.tell_through(&utterance, both);
    }
}

/// Moves the focus to another part of the screen.
fn go_to_part(ctx: &Context, way: Way) {
    ctx.with_plugin(|focus: &mut Focus| focus.go_to_part(way));
    ctx.request_repaint();
}
