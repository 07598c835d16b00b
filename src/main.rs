//! The command line.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use tabletalk::arena::{self, BotsArgs};
use tabletalk::l10n::{L10n, Language, one_line};
use tabletalk::odds::{self, OddsArgs};
use tabletalk::outlets::console::{complain, end, say};
use tabletalk::replay::{self, ReplayArgs};
use tabletalk::sim::{self, SimArgs};
use tabletalk::store::{Kept, Saver, Settings};
use tabletalk::terminal::{self, LearnArgs, ReviewArgs, TerminalArgs};
use tabletalk::window::{self, SettingsArgs, Start};

/// A poker table that talks.
#[derive(Parser)]
#[command(version)]
struct Cli {
    /// The language to speak, such as en or pl [default: the one chosen
    /// in the settings, or the system's]
    #[arg(long, global = true)]
    lang: Option<Language>,
    #[command(flatten)]
    terminal: TerminalArgs,
    #[command(flatten)]
    settings: SettingsArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Let computer players play against each other and measure them
    Bots(BotsArgs),
    /// Learn a game by playing its first hand, in the terminal
    Learn(LearnArgs),
    /// Tell how often Hold'em hands win
    Odds(OddsArgs),
    /// Play recorded hands again and tell them
    Replay(ReplayArgs),
    /// Go through recorded hands moment by moment
    Review(ReviewArgs),
    /// Play many random hands and count the chips
    Sim(SimArgs),
    /// Write the manual pages into a folder
    #[command(hide = true)]
    Man {
        /// The folder
        folder: PathBuf,
    },
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(problem) => return refuse(problem),
    };
    let Some(command) = &cli.command else {
        return play(&cli);
    };
    match command {
        Command::Bots(args) => arena::run(args, &words_to_read(&cli)),
        Command::Learn(args) => {
            let kept = kept(&cli);
            let words = words(&cli, &kept);
            terminal::learn(args, kept, words)
        }
        Command::Odds(args) => odds::run(args, &words_to_read(&cli)),
        Command::Replay(args) => replay::run(args, &words_to_read(&cli)),
        Command::Review(args) => terminal::review(args, words_to_read(&cli)),
        Command::Sim(args) => sim::run(args, &words_to_read(&cli)),
        Command::Man { folder } => write_manual(folder),
    }
}

/// Tells what is wrong with the command line, or the help that it asks for.
/// What was typed is named there, so it is looked at again as it may be shown.
fn refuse(problem: clap::Error) -> ExitCode {
    let shown = std::env::args_os().map(|it| one_line(&it.to_string_lossy()).into_owned());
    let problem = Cli::try_parse_from(shown).err().unwrap_or(problem);
    let code = ExitCode::from(u8::try_from(problem.exit_code()).unwrap_or(1));
    match problem.print() {
        Err(error) if !problem.use_stderr() => end(Err(error), &L10n::new(system_language())),
        // Where complaining fails, there is no other place to say so.
        _ => code,
    }
}

/// Opens the table, in a window where there can be one.
fn play(cli: &Cli) -> ExitCode {
    let kept = kept(cli);
    let words = words(cli, &kept);
    if !cli.terminal.terminal {
        let table = match cli.terminal.table(&words) {
            Ok(table) => table,
            Err(problem) => {
                complain(&problem);
                return ExitCode::from(2);
            }
        };
        let kept = kept.clone();
        let start = Start {
            settings: Settings {
                for_now: cli.lang,
                ..kept.settings
            },
            system: system_language(),
            table,
            folders: kept.folders,
            notices: kept.notices,
            ..Start::default()
        };
        match window::run(start) {
            Ok(()) => return ExitCode::SUCCESS,
            Err(problem) => {
                // The table in the terminal finds out whether anybody listens.
                let _ = say(&problem.say(&words));
            }
        }
    }
    terminal::run(&cli.terminal, kept, words)
}

/// Writes a manual page for the program and for each of its commands.
fn write_manual(folder: &Path) -> ExitCode {
    match clap_mangen::generate_to(Cli::command(), folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            complain(&format!("{}: {problem}", folder.display()));
            ExitCode::FAILURE
        }
    }
}

/// What is kept, with the settings of the command line, which are kept, too.
fn kept(cli: &Cli) -> Kept {
    let mut kept = Kept::load(cli.terminal.config.clone());
    let before = kept.settings.clone();
    cli.settings.apply(&mut kept.settings);
    if let Some(folders) = (kept.folders.as_ref()).filter(|_| kept.settings != before) {
        let saver = Saver::start(folders, || {});
        saver.save(kept.settings.clone());
        kept.notices.extend(saver.finish());
    }
    kept
}

/// The language that is asked for, that the player has chosen, or the system's.
fn words(cli: &Cli, kept: &Kept) -> L10n {
    let chosen = cli.lang.or_else(|| kept.settings.chosen_language());
    L10n::new(chosen.unwrap_or_else(system_language))
}

/// The same for a command that has no table to tell what is wrong with what
/// is kept.
fn words_to_read(cli: &Cli) -> L10n {
    let kept = kept(cli);
    let words = words(cli, &kept);
    for notice in &kept.notices {
        complain(&notice.say(&words));
    }
    words
}

/// The system's language, or the default where we do not speak it.
fn system_language() -> Language {
    sys_locale::get_locale()
        .and_then(|tag| tag.parse().ok())
        .unwrap_or_default()
}
