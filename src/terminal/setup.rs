use std::io;
use std::path::PathBuf;

use clap::Args;

use super::lines::{Line, Lines};
use super::say;
use crate::bots::Style;
use crate::cards::Seed;
use crate::client::Setup;
use crate::engine::{BadOption, Options};
use crate::input::{Command, Keymap, Typed, Words};
use crate::l10n::{L10n, Message};
use crate::session::{NextHand, Pacing, Settings, TimeScale};
use crate::sim::GameName;
use crate::talk::{self, Verbosities, Verbosity};

/// How a game in the terminal is started.
#[derive(Clone, Debug, Args)]
pub struct TerminalArgs {
    /// Play in the terminal, without a window
    #[arg(long)]
    pub terminal: bool,
    /// Which game [default: asks]
    #[arg(long, value_enum)]
    game: Option<GameName>,
    /// How many players [default: as usual for the game]
    #[arg(long)]
    players: Option<u8>,
    /// The seed of the cards; the same one deals the same game
    #[arg(long)]
    seed: Option<Seed>,
    /// A file with the options of the game, in RON
    #[arg(long, value_name = "FILE.ron", conflicts_with_all = ["game", "players"])]
    options: Option<PathBuf>,
    /// How far timers are stretched; 0 is untimed [default: asks; 0 for a
    /// script]
    #[arg(long, value_name = "1|2|5|10|0", value_parser = time_scale)]
    time: Option<TimeScale>,
    /// How much is said: brief, normal or full
    #[arg(long, value_name = "HOW MUCH", default_value = "normal", value_parser = verbosity)]
    verbosity: Verbosity,
    /// How long the computer players take: instant, quick, normal or
    /// leisurely [default: normal; instant for a script]
    #[arg(long, value_name = "PACE", value_parser = pacing)]
    pace: Option<Pacing>,
    /// Deal the next hand without being asked
    #[arg(long)]
    deal: bool,
    /// How the computer players play, such as rookie or shark [default: mixed]
    #[arg(long, value_name = "LEVEL")]
    opponents: Option<String>,
}

fn time_scale(text: &str) -> Result<TimeScale, String> {
    Ok(match text {
        "1" => TimeScale::Times1,
        "2" => TimeScale::Times2,
        "5" => TimeScale::Times5,
        "10" => TimeScale::Times10,
        "0" => TimeScale::Untimed,
        _ => return Err("give 1, 2, 5 or 10, or 0 for untimed".to_owned()),
    })
}

fn verbosity(text: &str) -> Result<Verbosity, String> {
    Ok(match text {
        "brief" => Verbosity::Brief,
        "normal" => Verbosity::Normal,
        "full" => Verbosity::Full,
        _ => return Err("give brief, normal or full".to_owned()),
    })
}

fn pacing(text: &str) -> Result<Pacing, String> {
    Ok(match text {
        "instant" => Pacing::Instant,
        "quick" => Pacing::Quick,
        "normal" => Pacing::Normal,
        "leisurely" => Pacing::Leisurely,
        _ => return Err("give instant, quick, normal or leisurely".to_owned()),
    })
}

/// How far a person wants time stretched; `None` leaves. A script is always
/// played outside of time.
pub(super) fn time(
    args: &TerminalArgs,
    words: &L10n,
    live: bool,
    lines: &mut Lines,
) -> io::Result<Option<TimeScale>> {
    if !live {
        return Ok(Some(TimeScale::Untimed));
    }
    if args.time.is_some() {
        return Ok(args.time);
    }
    choose(&words.text("choose-time"), words, lines, |typed| {
        time_scale(typed).ok()
    })
}

impl TerminalArgs {
    /// The table that is asked for without a question, if one is.
    pub fn table(&self, words: &L10n) -> Result<Option<Setup>, String> {
        let game = match (&self.options, self.game) {
            (Some(file), _) => Game::File(file.clone()),
            (None, Some(game)) => Game::Usual(game),
            (None, None) => return Ok(None),
        };
        let time = self.time.unwrap_or_default();
        let setup = table(self, game, time, true);
        setup.map(Some).map_err(|problem| problem.say(words))
    }
}

/// What a table is set with: a game's usual options, ready-made ones, or a
/// file of them.
pub(super) enum Game {
    Usual(GameName),
    Preset(Options),
    File(PathBuf),
}

/// Why no table can be set.
pub(super) enum CannotSet {
    File { file: PathBuf, problem: String },
    Option(BadOption),
    Opponents { name: String, known: String },
}

impl CannotSet {
    pub(super) fn say(&self, words: &L10n) -> String {
        match self {
            CannotSet::File { file, problem } => words.say(
                &Message::new("cannot-read-options")
                    .with("file", file.display().to_string())
                    .with("problem", problem.clone()),
            ),
            CannotSet::Option(bad) => talk::bad_option(bad, words),
            CannotSet::Opponents { name, known } => words.say(
                &Message::new("unknown-opponents")
                    .with("text", name.clone())
                    .with("known", known.clone()),
            ),
        }
    }
}

/// The game that is asked for, or that the player chooses; `None` leaves.
pub(super) fn game(
    args: &TerminalArgs,
    words: &L10n,
    lines: &mut Lines,
) -> io::Result<Option<Game>> {
    if let Some(file) = &args.options {
        return Ok(Some(Game::File(file.clone())));
    }
    if let Some(game) = args.game {
        return Ok(Some(Game::Usual(game)));
    }
    let question = words.text("choose-game");
    let chosen = choose(&question, words, lines, |typed| {
        Some(match typed {
            "1" | "holdem" => GameName::Holdem,
            "2" | "draw" => GameName::Draw,
            "3" | "unique" => GameName::Unique,
            _ => return None,
        })
    })?;
    match chosen {
        Some(game) => preset(game, words, lines),
        None => Ok(None),
    }
}

/// Which of the game's ready-made tables.
fn preset(game: GameName, words: &L10n, lines: &mut Lines) -> io::Result<Option<Game>> {
    let id = game.options(None).id();
    let presets: Vec<(&str, Options)> = (Options::presets().into_iter())
        .filter(|(_, options)| options.id() == id)
        .collect();
    let names = presets
        .iter()
        .map(|(name, _)| words.text(&format!("preset-{name}")));
    let numbered: Vec<String> = (1..)
        .zip(names)
        .map(|(number, name)| format!("{number} {name}"))
        .collect();
    let message = Message::new("choose-preset").with("names", numbered.join(", "));
    let chosen = choose(&words.say(&message), words, lines, |typed| {
        let number: usize = typed.parse().ok()?;
        Some(presets.get(number.checked_sub(1)?)?.1.clone())
    })?;
    Ok(chosen.map(Game::Preset))
}

/// Asks until the answer can be read; `None` leaves.
fn choose<T>(
    question: &str,
    words: &L10n,
    lines: &mut Lines,
    read: impl Fn(&str) -> Option<T>,
) -> io::Result<Option<T>> {
    let commands = Words::new(words, Keymap::default());
    loop {
        say(question)?;
        let line = match lines.next(None) {
            Line::Text(line) => line,
            Line::None => continue,
            Line::End => return Ok(None),
        };
        let typed = line.trim();
        if commands.parse_line(typed) == Ok(Typed::Command(Command::Quit)) {
            return Ok(None);
        }
        match read(typed) {
            Some(chosen) => return Ok(Some(chosen)),
            None => {
                let message = Message::new("no-such-choice").with("text", typed.to_owned());
                say(&words.say(&message))?;
            }
        }
    }
}

/// Sets the table.
pub(super) fn table(
    args: &TerminalArgs,
    game: Game,
    time_scale: TimeScale,
    live: bool,
) -> Result<Setup, CannotSet> {
    let options = match game {
        Game::Usual(name) => name.options(args.players),
        Game::Preset(options) => options,
        Game::File(file) => read_options(file)?,
    };
    options.check().map_err(CannotSet::Option)?;
    let mut styles: Vec<&'static Style> = Style::levels(options.id()).collect();
    if let Some(name) = &args.opponents {
        let known: Vec<&str> = styles.iter().map(|style| style.name).collect();
        let (name, known) = (name.clone(), known.join(", "));
        styles.retain(|style| style.name == name);
        if styles.is_empty() {
            return Err(CannotSet::Opponents { name, known });
        }
    }
    let settings = Settings {
        time_scale,
        pacing: match live {
            true => args.pace.unwrap_or_default(),
            false => Pacing::Instant,
        },
        next_hand: match args.deal {
            true => NextHand::ByItself,
            false => NextHand::WhenAsked,
        },
    };
    Ok(Setup {
        options,
        seed: args.seed.unwrap_or_else(Seed::from_system),
        styles,
        settings,
        verbosity: Verbosities::all(args.verbosity),
    })
}

fn read_options(file: PathBuf) -> Result<Options, CannotSet> {
    let read = std::fs::read_to_string(&file).map_err(|error| error.to_string());
    let options = read.and_then(|text| ron::from_str(&text).map_err(|error| error.to_string()));
    options.map_err(|problem| CannotSet::File { file, problem })
}
