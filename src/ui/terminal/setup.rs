use std::io::{self, Read};
use std::path::PathBuf;

use super::args::TerminalArgs;
use super::help;
use super::lines::{TypedLine, TypedLines, Typist};
use super::manner::Manner;
use super::say;
use crate::bots::{Style, UnknownStyle};
use crate::player::client::Setup;
use crate::player::commands::{
    Command, CommandParser, Context, Keymap, ProgramCommand, Typed, is_typed, plain,
};
use crate::player::lessons::Lesson;
use crate::player::options::TypedOptions;
use crate::player::together::KeptSeat;
use crate::rules::cards::Seed;
use crate::rules::{BadOption, BadOptions, GameKind, Options};
use crate::speech;
use crate::speech::{L10n, Text, msg};
use crate::store::files;
use crate::table::Unfinished;

/// The level of the other players, unless they are mixed. Asked like the other
/// questions about the table; a script and a command line name it themselves.
pub(super) fn opponents(
    args: &TerminalArgs,
    game: &NewGame,
    words: &L10n,
    lines: &mut TypedLines,
) -> io::Result<Option<Option<String>>> {
    let (NewGame::Preset(options), None, Typist::Person) = (game, &args.opponents, lines.typist())
    else {
        return Ok(Some(args.opponents.clone()));
    };
    let levels = Style::levels(options.kind());
    let levels = levels.filter_map(|style| Some((style.name, msg::style(style.name)?.0)));
    let levels: Vec<(&str, Text)> = levels.collect();
    let names = levels.iter().map(|(_, name)| *name);
    let named = [msg::SETUP_MIXED].into_iter().chain(names);
    let numbered = (1..).zip(named.map(|name| words.text(name)));
    let message = msg!(choose_opponents {
        names: words.series(numbered.map(|(number, name)| format!("{number} {name}")))
    });
    choose(&words.say(&message), words, lines, |typed| {
        let is_called = |name: Text| plain(&words.text(name)) == plain(typed);
        let called = levels.iter().position(|(_, name)| is_called(*name));
        let mixed = typed.is_empty() || is_called(msg::SETUP_MIXED);
        let place = called.map(|place| place + 1).or(mixed.then_some(0));
        let place = place.or_else(|| typed.parse::<usize>().ok()?.checked_sub(1));
        match place? {
            0 => Some(None),
            place => levels
                .get(place - 1)
                .map(|(name, _)| Some((*name).to_owned())),
        }
    })
}

impl TerminalArgs {
    /// The table that the command line asks for, if it does.
    pub fn table(&self, words: &L10n) -> Result<Option<Setup>, String> {
        let game = match (&self.options, self.game) {
            (Some(file), _) => NewGame::File(file.clone()),
            (None, Some(game)) => NewGame::Usual(game),
            (None, None) => return Ok(None),
        };
        let manner = Manner {
            table: self.settings(self.time.unwrap_or_default(), Typist::Person),
            verbosity: self.verbosity(),
        };
        let setup = table(self, game, self.opponents.as_deref(), manner);
        setup.map(Some).map_err(|problem| problem.say(words))
    }
}

/// What was left, and can be gone on with.
#[derive(Default)]
pub(super) struct Left {
    /// The game against computer players.
    pub(super) game: Option<Unfinished>,
    /// The seat among other people.
    pub(super) seat: Option<KeptSeat>,
}

/// What is played: the game that is not over, at the seat that is kept, a lesson,
/// or a new game.
pub(super) enum GameToPlay {
    Unfinished,
    Seat(KeptSeat),
    Lesson,
    New(NewGame),
}

/// A new game with its usual options, ready-made ones, or a file of them.
pub(super) enum NewGame {
    Usual(GameKind),
    Preset(Options),
    File(PathBuf),
}

/// Why no table can be set.
pub(super) enum CannotSet {
    File { file: PathBuf, problem: String },
    Written { file: PathBuf, bad: Box<BadOptions> },
    Option(BadOption),
    Opponents(UnknownStyle),
}

impl CannotSet {
    pub(super) fn say(&self, words: &L10n) -> String {
        match self {
            CannotSet::File { file, problem } => words.say(&msg!(cannot_read_options {
                file: file.display().to_string(),
                problem: problem.clone()
            })),
            CannotSet::Written { file, bad } => {
                speech::options::bad_file(&file.display().to_string(), bad, words)
            }
            CannotSet::Option(bad) => speech::bad_option(bad, words),
            CannotSet::Opponents(unknown) => speech::unknown_style(unknown, words),
        }
    }
}

/// The game that is asked for, or that the player chooses; `None` leaves.
pub(super) fn game(
    args: &TerminalArgs,
    left: &Left,
    words: &L10n,
    lines: &mut TypedLines,
) -> io::Result<Option<GameToPlay>> {
    if let Some(file) = &args.options {
        return Ok(Some(GameToPlay::New(NewGame::File(file.clone()))));
    }
    if let Some(game) = args.game {
        return Ok(Some(GameToPlay::New(NewGame::Usual(game))));
    }
    if let Some(unfinished) = &left.game {
        say(&unfinished.say(words))?;
        say(&words.text(msg::CONTINUE_HINT))?;
    }
    if let Some(seat) = &left.seat {
        say(&seat.say(words))?;
        say(&words.text(msg::RETURN_HINT))?;
    }
    let is = |known, typed: &str| is_typed(known, typed, words);
    let question = words.text(msg::CHOOSE_GAME);
    let chosen = choose(&question, words, lines, |typed| {
        Some(match game_named(typed) {
            Some(game) => GameAnswer::Game(game),
            None if left.game.is_some() && is(msg::CONTINUE_WORDS, typed) => GameAnswer::Unfinished,
            None if is(msg::RETURN_WORDS, typed) => GameAnswer::Seat(left.seat.clone()?),
            None if is(msg::LEARN_WORDS, typed) => GameAnswer::Lesson,
            None => return None,
        })
    })?;
    match chosen {
        Some(GameAnswer::Game(game)) => Ok(preset(game, words, lines)?.map(GameToPlay::New)),
        Some(GameAnswer::Unfinished) => Ok(Some(GameToPlay::Unfinished)),
        Some(GameAnswer::Seat(seat)) => Ok(Some(GameToPlay::Seat(seat))),
        Some(GameAnswer::Lesson) => Ok(Some(GameToPlay::Lesson)),
        None => Ok(None),
    }
}

/// What the player wants to play.
enum GameAnswer {
    Game(GameKind),
    Unfinished,
    Seat(KeptSeat),
    Lesson,
}

fn game_named(typed: &str) -> Option<GameKind> {
    let number = typed.parse().ok().and_then(|it: usize| it.checked_sub(1));
    let numbered = number.and_then(|number| GameKind::ALL.get(number).copied());
    numbered.or_else(|| GameKind::with_id(typed))
}

/// The lesson that the player chooses; `None` leaves.
pub(super) fn lesson(words: &L10n, lines: &mut TypedLines) -> io::Result<Option<&'static Lesson>> {
    let question = words.text(msg::LEARN_CHOOSE);
    let game = choose(&question, words, lines, game_named)?;
    Ok(game.map(Lesson::of))
}

/// Which of the game's ready-made tables.
fn preset(game: GameKind, words: &L10n, lines: &mut TypedLines) -> io::Result<Option<NewGame>> {
    let presets: Vec<(&str, Options)> = (Options::presets().into_iter())
        .filter(|(_, options)| options.kind() == game)
        .collect();
    let names = presets
        .iter()
        .map(|(name, _)| words.text(msg::preset(name).0));
    let numbered = (1..)
        .zip(names)
        .map(|(number, name)| format!("{number} {name}"));
    let message = msg!(choose_preset {
        names: words.series(numbered)
    });
    let mut options = TypedOptions::new(game);
    let starts = |typed: &str| typed.is_empty() || is_typed(msg::START_WORDS, typed, words);
    let chosen = choose(&words.say(&message), words, lines, |typed| {
        let number: Option<usize> = typed.parse().ok();
        let number = number.or_else(|| starts(typed).then_some(1));
        let preset = number.and_then(|number| presets.get(number.checked_sub(1)?));
        let Some((_, preset)) = preset else {
            let told = options.obey(typed, words);
            return told.map_or(Reading::Unknown, Reading::Told);
        };
        match options.over(preset.clone()) {
            Ok(options) => Reading::Chosen(options),
            Err(bad) => Reading::Told(vec![speech::bad_option(&bad, words)]),
        }
    })?;
    Ok(chosen.map(NewGame::Preset))
}

/// What an answer to a question turned out to be.
pub(super) enum Reading<T> {
    Chosen(T),
    /// Something else that was asked or said meanwhile. The question stays,
    /// and need not be heard again.
    Told(Vec<String>),
    Unknown,
}

impl<T> From<Option<T>> for Reading<T> {
    fn from(chosen: Option<T>) -> Reading<T> {
        chosen.map_or(Reading::Unknown, Reading::Chosen)
    }
}

/// Asks until the answer can be read; `None` leaves.
pub(super) fn choose<T, R: Into<Reading<T>>>(
    question: &str,
    words: &L10n,
    lines: &mut TypedLines,
    mut read: impl FnMut(&str) -> R,
) -> io::Result<Option<T>> {
    let commands = CommandParser::new(words, Keymap::default());
    let mut asked = Some(question);
    loop {
        asked.map_or(Ok(()), say)?;
        asked = Some(question);
        let line = match lines.next(None) {
            TypedLine::Text(line) => line,
            TypedLine::None => {
                asked = None;
                continue;
            }
            TypedLine::Unreadable(why) => {
                say(&why.say(words))?;
                continue;
            }
            TypedLine::End => return Ok(None),
        };
        let typed = line.trim();
        let help = match commands.parse_line(typed) {
            Ok(Typed::Command(Command::Program(ProgramCommand::Quit))) => return Ok(None),
            Ok(Typed::Command(Command::Program(ProgramCommand::Help))) => {
                help::lines(Context::Elsewhere, words)
            }
            Ok(Typed::HelpAbout(topic)) => help::about(&topic, Context::Elsewhere, words),
            _ => Vec::new(),
        };
        if !help.is_empty() {
            help.iter().try_for_each(|line| say(line))?;
            continue;
        }
        match read(typed).into() {
            Reading::Chosen(chosen) => return Ok(Some(chosen)),
            Reading::Told(told) => {
                told.iter().try_for_each(|line| say(line))?;
                asked = None;
            }
            // It is asked again.
            Reading::Unknown if typed.is_empty() => {}
            Reading::Unknown => {
                let message = msg!(no_such_choice { text: typed });
                say(&words.say(&message))?;
            }
        }
    }
}

/// Sets the table.
pub(super) fn table(
    args: &TerminalArgs,
    game: NewGame,
    level: Option<&str>,
    manner: Manner,
) -> Result<Setup, CannotSet> {
    let options = match game {
        NewGame::Usual(game) => game.usual().for_players(args.players),
        NewGame::Preset(options) => options,
        NewGame::File(file) => read_options(file)?,
    };
    options.check().map_err(CannotSet::Option)?;
    let mut styles: Vec<&'static Style> = Style::levels(options.kind()).collect();
    if let Some(name) = level {
        let known = styles.iter().map(|style| style.name).collect();
        styles.retain(|style| style.name == name);
        if styles.is_empty() {
            let name = name.to_owned();
            return Err(CannotSet::Opponents(UnknownStyle { name, known }));
        }
    }
    Ok(Setup {
        options,
        seed: args.seed.unwrap_or_else(Seed::from_system),
        styles,
        settings: manner.table,
        verbosity: manner.verbosity,
    })
}

fn read_options(file: PathBuf) -> Result<Options, CannotSet> {
    /// No options are so long, in bytes.
    const LONGEST: u64 = 1 << 20;
    let read = files::open(&file).and_then(|file| {
        let mut bytes = Vec::new();
        file.take(LONGEST + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > LONGEST {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        files::text(bytes)
    });
    match read {
        Ok(text) => Options::read(&text).map_err(|bad| CannotSet::Written {
            file,
            bad: Box::new(bad),
        }),
        Err(error) => {
            let problem = error.to_string();
            Err(CannotSet::File { file, problem })
        }
    }
}
