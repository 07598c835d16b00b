//! The whole client on standard input and output: one message a line, made
//! for a screen reader, a braille display or a script.

mod lines;
mod setup;

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::client::{Asking, Client};
use crate::input::{Command, Keymap, NotUnderstood, Typed, Words, parse_amount, word_lines};
use crate::l10n::{L10n, Language, Message};
use crate::talk::{self, Utterance};

use lines::{Line, Lines};
pub use setup::TerminalArgs;

/// Plays a game from its setup to its end.
pub fn run(args: &TerminalArgs, words: L10n) -> ExitCode {
    let live = io::stdin().is_terminal();
    let mut lines = Lines::new(live);
    match play(args, words, live, &mut lines) {
        Ok(code) => code,
        // Nobody listens any more; there is nobody to tell.
        Err(_) => ExitCode::SUCCESS,
    }
}

fn play(args: &TerminalArgs, words: L10n, live: bool, lines: &mut Lines) -> io::Result<ExitCode> {
    say(&words.text("welcome"))?;
    let game = match setup::game(args, &words, lines)? {
        Some(game) => game,
        None => return leave(&words),
    };
    let Some(time) = setup::time(args, &words, live, lines)? else {
        return leave(&words);
    };
    let setup = match setup::table(args, game, time, live) {
        Ok(setup) => setup,
        Err(problem) => {
            eprintln!("{}", problem.say(&words));
            return Ok(ExitCode::from(2));
        }
    };
    let game = words.text(&format!("game-{}", setup.options.id()));
    let (players, chips) = (setup.options.players(), setup.options.starting_chips());
    let language = words.language();
    let client = match Client::new(setup, words) {
        Ok(client) => client,
        Err(bad) => {
            eprintln!("{}", talk::bad_option(&bad, &L10n::new(language)));
            return Ok(ExitCode::from(2));
        }
    };
    let message = Message::new("table-set")
        .with("game", game)
        .with("players", players as u64)
        .with("count", chips)
        .with("names", client.words().list(&client.opponents("opponent")));
    say(&client.words().say(&message))?;
    Table {
        typed: Words::new(client.words(), Keymap::default()),
        client,
        start: Instant::now(),
        live,
        hinted: false,
    }
    .play(lines)
}

fn say(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}

fn leave(words: &L10n) -> io::Result<ExitCode> {
    say(&words.text("goodbye"))?;
    Ok(ExitCode::SUCCESS)
}

/// A game under way.
struct Table {
    client: Client,
    typed: Words,
    start: Instant,
    /// Whether a person types, so that time passes.
    live: bool,
    /// Whether the listener knows that the next hand waits for them.
    hinted: bool,
}

impl Table {
    fn play(mut self, lines: &mut Lines) -> io::Result<ExitCode> {
        let now = self.now();
        let dealt = self.client.command(Command::NextHand, now);
        self.tell(&dealt)?;
        loop {
            let now = self.now();
            let said = self.client.advance(now);
            self.tell(&said)?;
            if self.client.is_over() {
                return leave(self.client.words());
            }
            let waits = self.client.session().waits_for_next_hand();
            if waits && !std::mem::replace(&mut self.hinted, true) {
                say(&self.client.words().text("next-hand-hint"))?;
            }
            let wait = self
                .client
                .session()
                .wake()
                .map(|at| at.saturating_sub(now));
            match lines.next(wait) {
                Line::None => continue,
                Line::End => return leave(self.client.words()),
                Line::Text(line) => {
                    if self.obey(&line)?.is_break() {
                        return leave(self.client.words());
                    }
                }
            }
        }
    }

    /// A script is played outside of time, so that it always plays the same.
    fn now(&self) -> Duration {
        match self.live {
            true => self.start.elapsed(),
            false => Duration::ZERO,
        }
    }

    fn tell(&self, said: &[Utterance]) -> io::Result<()> {
        said.iter().try_for_each(|utterance| say(&utterance.text))
    }

    fn obey(&mut self, line: &str) -> io::Result<std::ops::ControlFlow<()>> {
        let go_on = std::ops::ControlFlow::Continue(());
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
                Ok(Typed::Command(Command::Quit)) => return Ok(std::ops::ControlFlow::Break(())),
                Ok(Typed::Command(Command::Help)) => {
                    let help = word_lines(self.client.words(), self.client.context());
                    help.iter().try_for_each(|line| say(line))?;
                    return Ok(go_on);
                }
                Ok(Typed::Command(command)) => self.client.command(command, now),
                Ok(Typed::RaiseTo(amount)) => self.client.raise_to(amount, now),
                Err(NotUnderstood::Empty) if self.client.session().waits_for_next_hand() => {
                    self.client.command(Command::NextHand, now)
                }
                Err(NotUnderstood::Empty) => self.client.command(Command::Repeat, now),
                Err(problem) => vec![Utterance::error(problem.say(self.client.words()))],
            },
        };
        self.tell(&said)?;
        Ok(go_on)
    }

    fn is_word(&self, key: &str, line: &str) -> bool {
        let known = self.client.words().text(key);
        known
            .split(',')
            .any(|word| word.trim() == line.to_lowercase())
    }

    fn speak(&mut self, tag: &str) -> io::Result<()> {
        match tag.trim().parse::<Language>() {
            Ok(language) => {
                self.client.set_words(L10n::new(language));
                self.typed = Words::new(self.client.words(), Keymap::default());
                let said = self.client.command(Command::Repeat, self.now());
                self.tell(&said)
            }
            Err(_) => {
                let known: Vec<&str> = Language::ALL.iter().map(|it| it.tag()).collect();
                let message = Message::new("unknown-language")
                    .with("text", tag.to_owned())
                    .with("known", known.join(", "));
                say(&self.client.words().say(&message))
            }
        }
    }
}
