use std::io;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use super::learn::Marks;
use super::lines::{TypedLine, TypedLines, Typist};
use super::{AfterLine, help, language, leave, say, tell, texts};
use crate::player::client::{Asking, Client};
use crate::player::commands;
use crate::player::commands::{
    Command, CommandParser, Keymap, LogCommand, NotUnderstood, ProgramCommand, Receiver,
    TableCommand, Typed, is_typed,
};
use crate::player::lessons::{InputMethod, Tutor};
use crate::player::together::HeldSeat;
use crate::speech::{L10n, Language, Question, Utterance, msg};

/// A game under way.
pub(super) struct TerminalGame {
    pub(super) client: Client,
    typed: CommandParser,
    start: Instant,
    typist: Typist,
    /// What a lesson is kept in.
    pub(super) marks: Option<Marks>,
    /// The seat among other people, until the player leaves it.
    pub(super) seat: Option<HeldSeat>,
}

impl TerminalGame {
    pub(super) fn new(mut client: Client, typist: Typist) -> TerminalGame {
        client.tell_how_to_go_on(InputMethod::Words);
        // Whoever types most likely listens to a screen reader.
        client.set_speech((typist == Typist::Person).then_some(0));
        TerminalGame {
            typed: CommandParser::new(client.words(), Keymap::default()),
            client,
            start: Instant::now(),
            typist,
            marks: None,
            seat: None,
        }
    }

    /// Tells how the table stood when it was left.
    pub(super) fn tell(&mut self, said: &[Utterance]) -> io::Result<()> {
        self.client.hear(said);
        tell(said)
    }

    pub(super) fn play(mut self, lines: &mut TypedLines) -> io::Result<ExitCode> {
        if self.client.view().is_none() && self.client.tutor().is_none() {
            let now = self.now();
            let dealt = self.client.play(TableCommand::NextHand, now);
            tell(&dealt)?;
        }
        loop {
            let now = self.now();
            let said = self.client.advance(now);
            tell(&said)?;
            self.keep_mark()?;
            let learned = self.client.tutor().map(Tutor::is_over);
            if learned.unwrap_or(self.client.is_over()) {
                return leave(self.client.words());
            }
            let wait = self.client.wake().map(|at| at.saturating_sub(now));
            match lines.next(wait) {
                TypedLine::None => continue,
                TypedLine::End => return leave(self.client.words()),
                TypedLine::Unreadable(why) => say(&why.say(self.client.words()))?,
                TypedLine::Text(line) => match self.obey(&line) {
                    AfterLine::Say(lines) => lines.iter().try_for_each(|line| say(line))?,
                    AfterLine::Leave => return leave(self.client.words()),
                },
            }
        }
    }

    fn keep_mark(&mut self) -> io::Result<()> {
        match (&mut self.marks, self.client.tutor()) {
            (Some(marks), Some(tutor)) => marks.keep(tutor, self.client.words()),
            _ => Ok(()),
        }
    }

    /// Who types.
    pub(super) fn typist(&self) -> Typist {
        self.typist
    }

    /// The time, which passes for everybody where others play.
    pub(super) fn time(&self) -> Duration {
        self.start.elapsed()
    }

    fn now(&self) -> Duration {
        if self.client.told().room().is_some() {
            return self.time();
        }
        match self.typist {
            Typist::Person => self.start.elapsed(),
            Typist::Script => Duration::ZERO,
        }
    }

    /// What a line means.
    pub(super) fn understand(&self, line: &str) -> Result<Typed, NotUnderstood> {
        self.typed.parse_line(line)
    }

    pub(super) fn obey(&mut self, line: &str) -> AfterLine {
        let (line, now) = (line.trim(), self.now());
        let typed = self.understand(line);
        if let Some(said) = self.answer(line, &typed, now) {
            return AfterLine::Say(texts(said));
        }
        AfterLine::Say(match typed {
            Ok(Typed::Command(command)) => return self.command(command, now),
            Ok(Typed::RaiseTo(amount)) => texts(self.client.raise_to_typed(&amount, now)),
            Ok(Typed::HelpAbout(topic)) => {
                help::about(&topic, self.client.context(), self.client.words())
            }
            Ok(Typed::StatisticsOf(name)) => texts(self.client.tell_statistics(Some(&name))),
            Ok(Typed::Company(command, about)) => texts(self.client.meet(command, &about, now)),
            Ok(Typed::Speak(tag)) => match language(&tag, self.client.words()) {
                Ok(language) => self.speak(language),
                Err(unknown) => vec![unknown],
            },
            Err(NotUnderstood::Empty) if self.client.told().waits_for_next_hand() => {
                texts(self.client.play(TableCommand::NextHand, now))
            }
            Err(NotUnderstood::Empty) => texts(self.client.go_through_log(LogCommand::Repeat)),
            Err(problem) => vec![problem.say(self.client.words())],
        })
    }

    /// Takes the line as the answer to what is asked, if it is one.
    fn answer(
        &mut self,
        line: &str,
        typed: &Result<Typed, NotUnderstood>,
        now: Duration,
    ) -> Option<Vec<Utterance>> {
        let asking = self.client.asking()?;
        let is = |known| is_typed(known, line, self.client.words());
        if line.is_empty() || is(msg::ANSWER_NO) {
            return Some(self.client.decline());
        }
        match asking {
            // Digits are keys too, but whoever is asked for an amount types one.
            // So does whoever types what is no command.
            Asking::Amount => {
                let no_command = matches!(
                    typed,
                    Err(NotUnderstood::Unknown { .. } | NotUnderstood::TooMuch { .. })
                );
                let is_amount = no_command || line.starts_with(|c: char| c.is_ascii_digit());
                is_amount.then(|| self.client.raise_to_typed(line, now))
            }
            Asking::Fold | Asking::AllIn | Asking::Leave => {
                is(msg::ANSWER_YES).then(|| self.client.confirm(now))
            }
        }
    }

    fn command(&mut self, command: Command, now: Duration) -> AfterLine {
        let words = self.client.words();
        AfterLine::Say(match command {
            Command::Table(command) => texts(self.client.play(command, now)),
            Command::Ask(question) => texts(self.client.answer(question, now)),
            Command::Game(question) => texts(self.client.tell_of_game(question)),
            Command::Company(command) => texts(self.client.meet(command, "", now)),
            Command::Log(command) => texts(self.client.go_through_log(command)),
            Command::Review(_) => vec![commands::not_here(command, Receiver::Review, words)],
            Command::Window(_) => vec![commands::not_here(command, Receiver::Window, words)],
            Command::Program(command) => match command {
                ProgramCommand::WhereAmI => texts(self.client.answer(Question::Turn, now)),
                ProgramCommand::Help => {
                    let now = self.client.what_goes_on().into_iter();
                    let lines = help::lines(self.client.context(), words);
                    now.chain(lines).collect()
                }
                ProgramCommand::Language => self.speak(words.language().next()),
                ProgramCommand::Back if self.client.asking().is_some() => {
                    texts(self.client.decline())
                }
                ProgramCommand::Back => vec![words.text(msg::HELP_NOTHING_TO_CLOSE)],
                ProgramCommand::Quit => return AfterLine::Leave,
            },
        })
    }

    /// Speaks another language, and says so in it.
    fn speak(&mut self, language: Language) -> Vec<String> {
        self.client.set_words(L10n::new(language));
        self.typed = CommandParser::new(self.client.words(), Keymap::default());
        vec![self.client.words().text(msg::SETTINGS_LANGUAGE_NAME)]
    }
}
