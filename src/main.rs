//! The command line.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use tabletalk::player::Notice;
use tabletalk::player::settings::{Profile, Saver, Settings};
use tabletalk::player::together::Destination;
use tabletalk::server::nearby::Network;
use tabletalk::speech::{L10n, Language, one_line};
use tabletalk::tools::arena::BotsArgs;
use tabletalk::tools::odds::OddsArgs;
use tabletalk::tools::options::OptionsArgs;
use tabletalk::tools::replay;
use tabletalk::tools::replay::ReplayArgs;
use tabletalk::tools::serve::ServeArgs;
use tabletalk::tools::sim::SimArgs;
use tabletalk::tools::{arena, odds, options, serve, sim};
use tabletalk::ui::console::{complain, end, say, start_again, start_with_console};
use tabletalk::ui::terminal::{
    HostArgs, JoinArgs, LearnArgs, NearbyArgs, ReviewArgs, TerminalArgs,
};
use tabletalk::ui::window::{NoWindow, SettingsArgs, WindowStart};
use tabletalk::ui::{terminal, window};

/// A poker table that talks.
#[derive(Parser)]
#[command(
    version,
    after_help = "Options of a game: 'tabletalk options holdem' prints a file with all of them, \
                  their ranges and defaults, for --options. In the terminal, type them before the \
                  game, such as 'big blind 400'; 'help options' explains how."
)]
struct Cli {
    /// The language, such as en or pl [default: the one chosen
    /// in the settings, or the system's]
    #[arg(long, global = true)]
    lang: Option<Language>,
    #[command(flatten)]
    terminal: TerminalArgs,
    #[command(flatten)]
    settings: SettingsArgs,
    /// The program starts again, because its window has failed
    #[arg(long, hide = true)]
    again: bool,
    #[command(subcommand)]
    command: Option<CliCommand>,
}

#[derive(Subcommand)]
enum CliCommand {
    /// Play computer players against each other and compare them
    Bots(BotsArgs),
    /// Host a table for other people
    Host(HostArgs),
    /// Sit down at somebody's table
    Join(JoinArgs),
    /// Learn a game by playing its first hand, in the terminal
    Learn(LearnArgs),
    /// List the tables that others host in the local network
    Nearby(NearbyArgs),
    /// Tell how often Hold'em hands win
    Odds(OddsArgs),
    /// Print a file with every option of a game, ready to edit
    Options(OptionsArgs),
    /// Play back recorded hands and describe them
    Replay(ReplayArgs),
    /// Step through recorded hands, action by action
    Review(ReviewArgs),
    /// Run a server for tables with other people
    Serve(ServeArgs),
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
        CliCommand::Bots(args) => arena::run(args, &words_to_read(&cli)),
        CliCommand::Host(args) => {
            let profile = Profile::load(args.config());
            let words = words(&cli, &profile);
            let seen = if args.is_in_terminal() {
                None
            } else {
                let start = args.destination(&words).map(to);
                in_window(&cli, &profile, &words, start)
            };
            seen.unwrap_or_else(|| terminal::host(args, profile, words))
        }
        CliCommand::Join(args) => {
            let mut profile = Profile::load(args.config());
            args.apply(&mut profile.settings);
            let words = words(&cli, &profile);
            let seen = if args.is_in_terminal() {
                None
            } else {
                in_window(&cli, &profile, &words, Ok(to(args.destination())))
            };
            seen.unwrap_or_else(|| terminal::join(args, profile, words))
        }
        CliCommand::Learn(args) => {
            let profile = profile(&cli);
            let words = words(&cli, &profile);
            terminal::learn(args, profile, words)
        }
        CliCommand::Nearby(args) => terminal::nearby(args, &words_to_read(&cli)),
        CliCommand::Odds(args) => odds::run(args, &words_to_read(&cli)),
        CliCommand::Options(args) => options::run(args, &words_to_read(&cli)),
        CliCommand::Replay(args) => replay::run(args, &words_to_read(&cli)),
        CliCommand::Review(args) => terminal::review(args, words_to_read(&cli)),
        CliCommand::Serve(args) => serve::run(args),
        CliCommand::Sim(args) => sim::run(args, &words_to_read(&cli)),
        CliCommand::Man { folder } => write_manual(folder),
    }
}

/// Prints what is wrong with the command line, or the help that it asks for.
/// The message quotes the arguments, so they are parsed again without anything
/// that a terminal would obey.
fn refuse(problem: clap::Error) -> ExitCode {
    let shown = std::env::args_os().map(|it| one_line(&it.to_string_lossy()).into_owned());
    let problem = Cli::try_parse_from(shown).err().unwrap_or(problem);
    let code = ExitCode::from(u8::try_from(problem.exit_code()).unwrap_or(1));
    match problem.print() {
        Err(error) if !problem.use_stderr() => end(Err(error), &L10n::new(system_language())),
        // If the error cannot be printed, there is nowhere else to say so.
        _ => code,
    }
}

/// Opens the table, in a window where there can be one.
fn play(cli: &Cli) -> ExitCode {
    let profile = profile(cli);
    let words = words(cli, &profile);
    let seen = if cli.terminal.terminal {
        None
    } else {
        let start = cli.terminal.table(&words).map(|table| WindowStart {
            table,
            ..WindowStart::default()
        });
        in_window(cli, &profile, &words, start)
    };
    seen.unwrap_or_else(|| terminal::run(&cli.terminal, profile, words))
}

/// A window that goes to a table among people.
fn to(destination: Destination) -> WindowStart {
    WindowStart {
        destination: Some(destination),
        ..WindowStart::default()
    }
}

/// Opens the window; `None` where there can be none, and why was told.
fn in_window(
    cli: &Cli,
    profile: &Profile,
    words: &L10n,
    start: Result<WindowStart, String>,
) -> Option<ExitCode> {
    let start = match start {
        Ok(start) => start,
        Err(problem) => {
            complain(&problem);
            return Some(ExitCode::from(2));
        }
    };
    let mut profile = profile.clone();
    // What was under way waits in the menu.
    let start = if cli.again {
        profile.notices.push(Notice::StartedAgain);
        WindowStart::default()
    } else {
        start
    };
    let start = WindowStart {
        settings: Settings {
            for_now: cli.lang,
            ..profile.settings
        },
        system: system_language(),
        folders: profile.folders,
        network: Some(Network::Local),
        notices: profile.notices,
        ..start
    };
    let problem = match window::run(start) {
        Ok(()) => return Some(ExitCode::SUCCESS),
        Err(NoWindow::Failed) if !cli.again && start_again("--again").is_ok() => {
            return Some(ExitCode::FAILURE);
        }
        Err(problem) => problem,
    };
    start_with_console().or_else(|| {
        // If this cannot be printed, the terminal below notices it.
        let _ = say(&problem.say(words));
        None
    })
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

/// Loads the profile and changes its settings by the command line, for good.
fn profile(cli: &Cli) -> Profile {
    let mut profile = Profile::load(cli.terminal.config.clone());
    let before = profile.settings.clone();
    cli.settings.apply(&mut profile.settings);
    if let Some(folders) = (profile.folders.as_ref()).filter(|_| profile.settings != before) {
        let saver = Saver::start(folders, || {});
        saver.save(profile.settings.clone());
        profile.notices.extend(saver.finish());
    }
    profile
}

/// The language of the command line, of the settings or of the system.
fn words(cli: &Cli, profile: &Profile) -> L10n {
    let chosen = cli.lang.or_else(|| profile.settings.chosen_language());
    L10n::new(chosen.unwrap_or_else(system_language))
}

/// The same for commands without a table: what is wrong with the profile is
/// printed at once.
fn words_to_read(cli: &Cli) -> L10n {
    let profile = profile(cli);
    let words = words(cli, &profile);
    for notice in &profile.notices {
        complain(&notice.say(&words));
    }
    words
}

/// The system's language, or the default if we do not speak it.
fn system_language() -> Language {
    sys_locale::get_locale()
        .and_then(|tag| tag.parse().ok())
        .unwrap_or_default()
}
