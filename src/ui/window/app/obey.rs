use egui::{Context, ViewportCommand};

use super::App;
use crate::player::client::review;
use crate::player::commands;
use crate::player::commands::Command;
use crate::speech::{Message, Question, Utterance};
use crate::ui::outlets::Speakers;
use crate::ui::window::focus::{Direction, Focus};
use crate::ui::window::keys::{KeyMode, Pressed};
use crate::ui::window::screens::Screen;
use crate::ui::window::table::TableDisplay;

impl App {
    pub(super) fn where_am_i(&mut self) {
        let mut text = self.screen().title(&self.shared);
        if self.is_at_table()
            && let Some(table) = &self.shared.table
        {
            let turn = TableDisplay::now(table).reads(Question::Turn, &self.shared.words);
            let message = Message::new("where-at-table").with("game", text);
            text = self.shared.words.say(&message.with("turn", turn));
            if let Some(tutor) = table.tutor() {
                text = format!("{text} {}", tutor.hint(&self.shared.words));
            }
        }
        self.shared.say(Utterance::answer(text));
    }

    pub(super) fn press(&mut self, ctx: &Context, pressed: Pressed) {
        match pressed {
            Pressed::Other => {}
            Pressed::Dropped => {
                let text = self.shared.text("keys-dropped");
                self.shared.say(Utterance::error(text));
            }
            Pressed::Command(command) => self.obey(ctx, command),
            Pressed::Captured(chord) => {
                let open = self.screens.last_mut().expect("the menu is never closed");
                open.screen.capture(chord, &mut self.shared);
            }
            Pressed::Describe(chord) => {
                let (keymap, words) = (&self.shared.keymap, &self.shared.words);
                let context = self.context();
                let text = commands::describe(keymap, words, chord, context);
                let ends = matches!(
                    keymap.command(chord, context),
                    Some(Command::DescribeKeys | Command::Back)
                );
                match ends {
                    true => self.describe(KeyMode::Obey),
                    false => self.shared.say(Utterance::answer(text)),
                }
            }
        }
    }

    pub(super) fn describe(&mut self, attention: KeyMode) {
        self.attention = attention;
        let key = match attention {
            KeyMode::Describe => "describing-begins",
            KeyMode::Obey | KeyMode::Capture => "describing-ends",
        };
        let text = self.shared.text(key);
        self.shared.say(Utterance::answer(text));
    }

    pub(super) fn obey(&mut self, ctx: &Context, command: Command) {
        let asking = self.shared.table.as_ref().and_then(|table| table.asking());
        match command {
            Command::Back if asking.is_none() => return self.back(ctx),
            Command::NextHand if self.has_learned() => return self.back(ctx),
            Command::Help => return self.help(ctx),
            Command::History => return self.open_once(ctx, Screen::history()),
            Command::ReviewHands => return self.open_once(ctx, Screen::review()),
            Command::Statistics => return self.open_once(ctx, Screen::statistics(&self.shared)),
            Command::Settings => return self.open_once(ctx, Screen::settings()),
            Command::DescribeKeys => return self.describe(KeyMode::Describe),
            Command::WhereAmI => return self.where_am_i(),
            Command::NextChannel => return self.next_channel(),
            Command::Silence => return self.shared.outlets.silence(),
            Command::NextPart => return go_to_part(ctx, Direction::Forward),
            Command::PreviousPart => return go_to_part(ctx, Direction::Back),
            Command::Quit => return ctx.send_viewport_cmd(ViewportCommand::Close),
            _ => {}
        }
        let open = self.screens.last_mut().expect("the menu is never closed");
        if let Screen::Hand(screen) = &mut open.screen
            && let Some(said) = screen.obey(command, &self.shared)
        {
            return said.into_iter().for_each(|it| self.shared.say(it));
        }
        let now = self.shared.now;
        let Some(table) = &mut self.shared.table else {
            let said = review(&mut self.shared.log, command, &self.shared.words);
            return self.shared.tell(said);
        };
        let said = table.command(command, now);
        if command == Command::CopyMessage {
            said.iter().for_each(|it| ctx.copy_text(it.text.clone()));
        }
        let asks = table.asking().is_some_and(|now| asking != Some(now));
        match asks {
            true => self.shared.tell_voice(said),
            false => self.shared.tell(said),
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
        let mut settings = self.shared.settings.clone();
        settings.channel = settings.channel.next();
        // A speaker that is switched off says so before it falls silent.
        let before = self.shared.speakers();
        self.shared.change(settings, self.system);
        let now = self.shared.speakers();
        let both = Speakers {
            live: before.live || now.live,
            voice: before.voice || now.voice,
            ..now
        };
        let utterance = Utterance::answer(self.shared.channel_name());
        self.shared.told = true;
        self.shared.keep(utterance.clone());
        self.shared.outlets.tell_through(&utterance, both);
    }
}

/// Moves the focus to another part of the screen.
fn go_to_part(ctx: &Context, direction: Direction) {
    ctx.with_plugin(|focus: &mut Focus| focus.go_to_part(direction));
    ctx.request_repaint();
}
