//! The whole client on standard input and output: one message a line, made
//! for a screen reader, a braille display or a script.

mod args;
mod help;
mod learn;
mod lines;
mod review;
mod setup;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::client::{Asking, Client};
use crate::input::{Command, Keymap, NotUnderstood, Typed, Words, parse_amount, word_lines};
use crate::l10n::{L10n, Language, Message};
use crate::learn::Tutor;
use crate::store::{HandKeeper, Journal, Kept, Notice, WhenKept};
use crate::talk::{self, Question, Utterance};

pub use args::TerminalArgs;
use learn::Marks;
pub use learn::{LearnArgs, learn};
use lines::{Line, Lines, Typist};
pub use review::{ReviewArgs, review};
use setup::Game;

/// Plays a game from its setup to its end.
pub fn run(args: &TerminalArgs, kept: Kept, words: L10n) -> ExitCode {
    match play(args, kept, words, &mut Lines::open()) {
        Ok(code) => code,
        // Nobody listens any more; there is nobody to tell.
        Err(_) => ExitCode::SUCCESS,
    }
}

fn play(args: &TerminalArgs, kept: Kept, words: L10n, lines: &mut Lines) -> io::Result<ExitCode> {
    greet(&kept, &words)?;
    let unfinished = match &kept.folders {
        Some(folders) => told(Journal::unfinished(folders), &words)?.flatten(),
        None => None,
    };
    let table = match setup::game(args, unfinished.as_ref(), &words, lines)? {
        Some(Game::New(table)) => table,
        Some(Game::Unfinished) => return go_on(args, kept, words, lines),
        Some(Game::Lesson) => return learn::play(None, kept, words, lines),
        None => return leave(&words),
    };
    let Some(time) = setup::time(args, &words, lines)? else {
        return leave(&words);
    };
    let setup = match setup::table(args, table, time, lines.typist()) {
        Ok(setup) => setup,
        Err(problem) => {
            eprintln!("{}", problem.say(&words));
            return Ok(ExitCode::from(2));
        }
    };
    let game = words.text(&format!("game-{}", setup.options.id()));
    let (players, chips) = (setup.options.players(), setup.options.starting_chips());
    let (language, start) = (words.language(), setup.start());
    let mut client = match Client::new(setup, words) {
        Ok(client) => client,
        Err(bad) => {
            eprintln!("{}", talk::bad_option(&bad, &L10n::new(language)));
            return Ok(ExitCode::from(2));
        }
    };
    client.serve(&kept.settings);
    if let Some(folders) = &kept.folders {
        client.keep(Journal::begin(folders, &start, WhenKept::Wait));
        client.keep_hands(HandKeeper::begin(folders, &start));
    }
    let message = Message::new("table-set")
        .with("game", game)
        .with("players", players as u64)
        .with("count", chips)
        .with("names", client.words().list(&client.opponents("opponent")));
    say(&client.words().say(&message))?;
    Table::new(client, lines.typist()).play(lines)
}

/// The first words, and what is wrong with what is kept.
fn greet(kept: &Kept, words: &L10n) -> io::Result<()> {
    say(&words.text("welcome"))?;
    (kept.notices.iter()).try_for_each(|notice| say(&notice.say(words)))
}

/// Continues the game that is not over.
fn go_on(args: &TerminalArgs, kept: Kept, words: L10n, lines: &mut Lines) -> io::Result<ExitCode> {
    let resumed = kept.folders.ok_or(Notice::NoFolders).and_then(|folders| {
        let now = Duration::ZERO;
        Journal::resume(&folders, now, WhenKept::Wait)
    });
    let Some(resumed) = told(resumed, &words)? else {
        return leave(&words);
    };
    let (mut client, mut said) = Client::resume(resumed, args.verbosity(), words);
    client.serve(&kept.settings);
    let settings = args.settings_after(client.session().settings(), lines.typist());
    said.extend(client.set_table(settings, Duration::ZERO));
    let table = Table::new(client, lines.typist());
    tell(&said)?;
    table.play(lines)
}

/// What there is, or nothing once the player was told why.
fn told<T>(found: Result<T, Notice>, words: &L10n) -> io::Result<Option<T>> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(notice) => {
            say(&notice.say(words))?;
            Ok(None)
        }
    }
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
    typist: Typist,
    /// Whether the listener knows that the next hand waits for them.
    hinted: bool,
    /// What a lesson is kept in.
    marks: Option<Marks>,
}

impl Table {
    fn new(client: Client, typist: Typist) -> Table {
        Table {
            typed: Words::new(client.words(), Keymap::default()),
            client,
            start: Instant::now(),
            typist,
            hinted: false,
            marks: None,
        }
    }

    fn play(mut self, lines: &mut Lines) -> io::Result<ExitCode> {
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
            let waits = self.client.session().waits_for_next_hand();
            if waits && learned.is_none() && !std::mem::replace(&mut self.hinted, true) {
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
                Ok(Typed::Command(Command::Quit)) => return Ok(std::ops::ControlFlow::Break(())),
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
                Err(NotUnderstood::Empty) if self.client.session().waits_for_next_hand() => {
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
        self.typed = Words::new(self.client.words(), Keymap::default());
        let said = self.client.command(Command::Repeat, self.now());
        tell(&said)
    }
}

/// The words of another language, or nothing once the player was told that
/// there are none.
fn words_of(tag: &str, words: &L10n) -> io::Result<Option<L10n>> {
    if let Ok(language) = tag.trim().parse::<Language>() {
        return Ok(Some(L10n::new(language)));
    }
    let known: Vec<&str> = Language::ALL.iter().map(|it| it.tag()).collect();
    let message = Message::new("unknown-language")
        .with("text", tag.to_owned())
        .with("known", known.join(", "));
    say(&words.say(&message))?;
    Ok(None)
}

fn tell(said: &[Utterance]) -> io::Result<()> {
    said.iter().try_for_each(|utterance| say(&utterance.text))
}
