use std::io;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use super::learn::Marks;
use super::lines::{TypedLine, TypedLines, Typist};
use super::{help, leave, say, tell, words_of};
use crate::player::client::{Asking, Client};
use crate::player::commands::{
    Command, CommandParser, Keymap, NotUnderstood, Typed, parse_amount, word_lines,
};
use crate::player::lessons::{InputMethod, Tutor};
use crate::speech::{Question, Utterance};

/// A game under way.
pub(super) struct TerminalGame {
    client: Client,
    typed: CommandParser,
    start: Instant,
    typist: Typist,
    /// What a lesson is kept in.
    pub(super) marks: Option<Marks>,
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
            let dealt = self.client.command(Command::NextHand, now);
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
                TypedLine::Text(line) => {
                    if self.obey(&line)?.is_break() {
                        return leave(self.client.words());
                    }
                }
            }
        }
    }

    fn keep_mark(&mut self) -> io::Result<()> {
        match (&mut self.marks, self.client.tutor()) {
            (Some(marks), Some(tutor)) => marks.keep(tutor, self.client.words()),
            _ => Ok(()),
        }
    }

    fn now(&self) -> Duration {
        match self.typist {
            Typist::Person => self.start.elapsed(),
            Typist::Script => Duration::ZERO,
        }
    }

    fn obey(&mut self, line: &str) -> io::Result<ControlFlow<()>> {
        let go_on = ControlFlow::Continue(());
        let line = line.trim();
        if let Some(tag) = line.strip_prefix("lang ") {
            self.speak(tag)?;
            return Ok(go_on);
        }
        if self.is_word("who-words", line) {
            let about = self.client.opponents("opponent-about");
            about.iter().try_for_each(|line| say(line))?;
            return Ok(go_on);
        }
        if let Some(name) = self.typed.after(Command::Statistics, line) {
            let said = self.client.tell_statistics(Some(name));
            tell(&said)?;
            return Ok(go_on);
        }
        if let Some(help) = help::lines(line, &self.typed, self.client.words(), || {
            word_lines(self.client.words(), self.client.context())
        }) {
            help.iter().try_for_each(|line| say(line))?;
            return Ok(go_on);
        }
        let now = self.now();
        let said = match self.client.asking() {
            Some(Asking::Amount) if parse_amount(line).is_ok() => {
                let amount = parse_amount(line).unwrap_or_default();
                self.client.raise_to(amount, now)
            }
            Some(Asking::Fold | Asking::AllIn) if self.is_word("answer-yes", line) => {
                self.client.confirm(now)
            }
            Some(_) if line.is_empty() || self.is_word("answer-no", line) => {
                self.client.command(Command::Back, now)
            }
            _ => match self.typed.parse_line(line) {
                Ok(Typed::Command(Command::Quit)) => return Ok(ControlFlow::Break(())),
                Ok(Typed::Command(Command::WhereAmI)) => {
                    self.client.command(Command::Ask(Question::Turn), now)
                }
                Ok(Typed::Command(Command::Back)) if self.client.asking().is_none() => {
                    let text = self.client.words().text("help-nothing-to-close");
                    vec![Utterance::error(text)]
                }
                Ok(Typed::Command(command)) => {
                    let here = self.client.context();
                    match help::not_here(command, here, self.client.words()) {
                        Some(text) => vec![Utterance::error(text)],
                        None => self.client.command(command, now),
                    }
                }
                Ok(Typed::RaiseTo(amount)) => self.client.raise_to(amount, now),
                Err(NotUnderstood::Empty) if self.client.told().waits_for_next_hand() => {
                    self.client.command(Command::NextHand, now)
                }
                Err(NotUnderstood::Empty) => self.client.command(Command::Repeat, now),
                Err(problem) => vec![Utterance::error(problem.say(self.client.words()))],
            },
        };
        tell(&said)?;
        Ok(go_on)
    }

    fn is_word(&self, key: &str, line: &str) -> bool {
        let known = self.client.words().text(key);
        known
            .split(',')
            .any(|word| word.trim() == line.to_lowercase())
    }

    fn speak(&mut self, tag: &str) -> io::Result<()> {
        let Some(words) = words_of(tag, self.client.words())? else {
            return Ok(());
        };
        self.client.set_words(words);
        self.typed = CommandParser::new(self.client.words(), Keymap::default());
        let said = self.client.command(Command::Repeat, self.now());
        tell(&said)
    }
}
