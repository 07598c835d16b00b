use egui::{Context, ViewportCommand};

use super::{App, OpenScreen};
use crate::player::client::{Client, review};
use crate::player::commands;
use crate::player::commands::{
    Command, GameQuestion, LogCommand, ProgramCommand, Receiver, ReviewCommand, TableCommand,
    WindowCommand,
};
use crate::speech::{Question, Utterance, msg};
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
            let place = msg!(where_at_table { game: text, turn });
            text = self.shared.words.say(&place);
            if let Some(tutor) = table.tutor() {
                let words = &self.shared.words;
                text = words.one_after_another([text, tutor.hint(words)]);
            }
        }
        let told = Utterance::answer(text);
        if self.is_at_table() {
            self.shared.say(told);
        } else {
            self.shared.mention(told);
        }
    }

    pub(super) fn press(&mut self, ctx: &Context, pressed: Pressed) {
        match pressed {
            Pressed::Other => {}
            Pressed::Behind => {
                let text = self.shared.text(msg::ANSWER_FIRST);
                self.shared.mention(Utterance::error(text));
            }
            Pressed::Dropped => {
                let text = self.shared.text(msg::KEYS_DROPPED);
                self.shared.mention(Utterance::error(text));
            }
            Pressed::Command(entry) => self.obey(ctx, entry.command),
            Pressed::Captured(chord) => {
                let open = self.screens.last_mut().expect("the menu is never closed");
                open.screen.capture(chord, &mut self.shared);
            }
            Pressed::Describe(chord) => {
                let (keymap, words) = (&self.shared.keymap, &self.shared.words);
                let context = self.context();
                let text = commands::describe(keymap, words, chord, context);
                match keymap.command(chord, context) {
                    Some(
                        Command::Window(WindowCommand::DescribeKeys)
                        | Command::Program(ProgramCommand::Back),
                    ) => self.describe(KeyMode::Obey),
                    _ => self.shared.mention(Utterance::answer(text)),
                }
            }
        }
    }

    pub(super) fn describe(&mut self, attention: KeyMode) {
        self.attention = attention;
        let key = match attention {
            KeyMode::Describe => msg::DESCRIBING_BEGINS,
            KeyMode::Obey | KeyMode::Capture => msg::DESCRIBING_ENDS,
        };
        let text = self.shared.text(key);
        self.shared.mention(Utterance::answer(text));
    }

    /// Does what a key does.
    pub fn obey(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Table(command) => self.play(ctx, command),
            Command::Ask(question) => self.answer(question),
            Command::Game(question) => self.tell_of_game(ctx, question),
            Command::Company(command) => self.meet(ctx, command),
            Command::Log(command) => self.go_through_log(ctx, command),
            Command::Review(command) => self.go_through_hand(command),
            Command::Program(command) => self.serve(ctx, command),
            Command::Window(command) => self.change_window(ctx, command),
        }
    }

    fn play(&mut self, ctx: &Context, command: TableCommand) {
        if command == TableCommand::NextHand && self.has_learned() {
            return self.back(ctx);
        }
        if matches!(self.screen(), Screen::Hand(_)) {
            let text = self.shared.text(msg::REVIEW_ONLY_TO_LOOK);
            return self.shared.mention(Utterance::error(text));
        }
        let now = self.shared.now;
        let Some(table) = self.table_shown() else {
            return self.say_not_here(Command::Table(command), Receiver::Table);
        };
        let asking = table.asking();
        let said = table.play(command, now);
        // A dialog is read by the screen reader itself.
        if table.asking().is_some_and(|now| asking != Some(now)) {
            self.shared.tell_voice(said);
        } else {
            self.shared.tell(said);
        }
    }

    fn answer(&mut self, question: Question) {
        let now = self.shared.now;
        if let Some(hand) = self.screens.last_mut().and_then(OpenScreen::hand) {
            let said = hand.review.answer(question, &self.shared.words);
            said.into_iter().for_each(|it| self.shared.mention(it));
        } else if let Some(table) = self.table_shown() {
            let said = table.answer(question, now);
            self.shared.tell(said);
        } else {
            self.say_not_here(Command::Ask(question), Receiver::Table);
        }
    }

    fn tell_of_game(&mut self, ctx: &Context, question: GameQuestion) {
        match question {
            GameQuestion::Statistics => {
                self.open_once(ctx, Screen::statistics(&self.shared));
            }
            GameQuestion::Opponents | GameQuestion::Coach => match self.table_shown() {
                Some(table) => {
                    let said = table.tell_of_game(question);
                    self.shared.tell(said);
                }
                None => self.say_not_here(Command::Game(question), Receiver::Table),
            },
        }
    }

    fn go_through_log(&mut self, ctx: &Context, command: LogCommand) {
        // What is told in a review is the moment.
        if command == LogCommand::Repeat
            && let Some(hand) = self.screens.last_mut().and_then(OpenScreen::hand)
        {
            let said = hand.review.tell(&self.shared.words);
            return said.into_iter().for_each(|it| self.shared.mention(it));
        }
        if command == LogCommand::Copy
            && let Some(text) = self.shared.said().to_copy()
        {
            ctx.copy_text(text.to_owned());
        }
        let said = match &mut self.shared.table {
            Some(table) => table.go_through_log(command),
            None => review(&mut self.shared.log, command, &self.shared.words),
        };
        self.shared.tell(said);
    }

    fn go_through_hand(&mut self, command: ReviewCommand) {
        match self.screens.last_mut().and_then(OpenScreen::hand) {
            Some(hand) => {
                let said = hand.review.command(command, &self.shared.words);
                said.into_iter().for_each(|it| self.shared.mention(it));
            }
            None => self.say_not_here(Command::Review(command), Receiver::Review),
        }
    }

    fn serve(&mut self, ctx: &Context, command: ProgramCommand) {
        match command {
            ProgramCommand::WhereAmI => self.where_am_i(),
            ProgramCommand::Help => self.help(ctx),
            ProgramCommand::Language => self.next_language(),
            ProgramCommand::Back => self.close_or_go_back(ctx),
            ProgramCommand::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    /// What lies in front is closed first.
    fn close_or_go_back(&mut self, ctx: &Context) {
        if let Some(table) = self.table_shown() {
            if table.asking().is_some() {
                let said = table.decline();
                return self.shared.tell(said);
            }
            if self.shared.close_notice() {
                return ctx.request_repaint();
            }
        }
        self.back(ctx);
    }

    fn change_window(&mut self, ctx: &Context, command: WindowCommand) {
        match command {
            WindowCommand::NextChannel => self.next_channel(),
            WindowCommand::Silence => self.silence(),
            WindowCommand::History => self.open_once(ctx, Screen::history()),
            WindowCommand::ReviewHands => self.open_once(ctx, Screen::review()),
            WindowCommand::NextPart => self.go_to_part(ctx, Direction::Forward),
            WindowCommand::PreviousPart => self.go_to_part(ctx, Direction::Back),
            WindowCommand::DescribeKeys => self.describe(KeyMode::Describe),
            WindowCommand::Settings => self.open_once(ctx, Screen::settings()),
            WindowCommand::FullScreen => self.fill_screen(ctx),
            WindowCommand::LargerText => self.scale_text(ctx, 25),
            WindowCommand::SmallerText => self.scale_text(ctx, -25),
            WindowCommand::Columns => self.fold_columns(ctx),
            WindowCommand::PlayAgain => self.play_again(ctx),
            WindowCommand::Together => self.open_once(ctx, Screen::together(&self.shared)),
        }
    }

    /// The table, where the player is at it.
    fn table_shown(&mut self) -> Option<&mut Client> {
        let at_table = self.is_at_table();
        self.shared.table.as_mut().filter(|_| at_table)
    }

    pub(super) fn say_not_here(&mut self, command: Command, receiver: Receiver) {
        let text = commands::not_here(command, receiver, &self.shared.words);
        self.shared.mention(Utterance::error(text));
    }

    fn silence(&mut self) {
        if self.shared.speakers().voice {
            self.shared.outlets.silence();
        } else {
            let text = self.shared.text(msg::VOICE_IS_OFF);
            self.shared.mention(Utterance::error(text));
        }
    }

    /// Speaks another language, and says so in it.
    fn next_language(&mut self) {
        let mut settings = self.shared.settings.clone();
        settings.speak(Some(self.shared.words.language().next()));
        self.shared.change(settings, self.system);
        let name = self.shared.text(msg::SETTINGS_LANGUAGE_NAME);
        self.shared.mention(Utterance::answer(name));
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
        self.shared.keep_outside_game(utterance.clone());
        self.shared.outlets.tell_through(&utterance, both);
    }

    /// Moves the focus to another part of the screen.
    fn go_to_part(&mut self, ctx: &Context, direction: Direction) {
        let part = ctx.with_plugin(|focus: &mut Focus| focus.go_to_part(direction));
        let part = part.flatten();
        if part.is_none() || part == ctx.memory(|memory| memory.focused()) {
            let text = self.shared.text(msg::NO_OTHER_PART);
            return self.shared.mention(Utterance::error(text));
        }
        self.shared.knows_parts = true;
        ctx.request_repaint();
    }
}
