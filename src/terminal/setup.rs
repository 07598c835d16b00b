use std::io;
use std::path::PathBuf;

use clap::Args;

use super::lines::{Line, Lines};
use super::say;
use crate::bots::{Style, UnknownStyle};
use crate::cards::Seed;
use crate::client::Setup;
use crate::engine::{BadOption, Options};
use crate::l10n::{L10n, Message};
use crate::session::{NextHand, Pacing, Settings, TimeScale};
use crate::sim::GameName;
use crate::talk::{self, Verbosities};

/// How a game in the terminal is started.
#[derive(Clone, Debug, Default, Args)]
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
    loop {
        say(&words.text("choose-time"))?;
        match lines.next(None) {
            Line::Text(line) => {
                if let Ok(scale) = time_scale(line.trim()) {
                    return Ok(Some(scale));
                }
            }
            Line::None => {}
            Line::End => return Ok(None),
        }
    }
}

/// What a table is set with: a game's usual options, or a file of them.
pub(super) enum Game {
    Usual(GameName),
    File(PathBuf),
}

/// Why no table can be set.
pub(super) enum CannotSet {
    File { file: PathBuf, problem: String },
    Option(BadOption),
    Style(UnknownStyle),
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
            CannotSet::Style(unknown) => unknown.to_string(),
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
    loop {
        say(&words.text("choose-game"))?;
        let line = match lines.next(None) {
            Line::Text(line) => line,
            Line::None => continue,
            Line::End => return Ok(None),
        };
        match line.trim() {
            "1" | "holdem" => return Ok(Some(Game::Usual(GameName::Holdem))),
            "2" | "draw" => return Ok(Some(Game::Usual(GameName::Draw))),
            "3" | "unique" => return Ok(Some(Game::Usual(GameName::Unique))),
            "quit" | "koniec" => return Ok(None),
            other => {
                let message = Message::new("no-such-game").with("text", other.to_owned());
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
        Game::File(file) => read_options(file)?,
    };
    options.check().map_err(CannotSet::Option)?;
    let styles = match &args.opponents {
        Some(name) => vec![Style::named(name, options.id()).map_err(CannotSet::Style)?],
        None => Style::levels(options.id()).collect(),
    };
    let settings = Settings {
        time_scale,
        pacing: match live {
            true => Pacing::default(),
            false => Pacing::Instant,
        },
        next_hand: NextHand::WhenAsked,
    };
    Ok(Setup {
        options,
        seed: args.seed.unwrap_or_else(Seed::from_system),
        styles,
        settings,
        verbosity: Verbosities::default(),
    })
}

fn read_options(file: PathBuf) -> Result<Options, CannotSet> {
    let read = std::fs::read_to_string(&file).map_err(|error| error.to_string());
    let options = read.and_then(|text| ron::from_str(&text).map_err(|error| error.to_string()));
    options.map_err(|problem| CannotSet::File { file, problem })
}
