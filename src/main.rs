//! The command line.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tabletalk::l10n::{L10n, Language};
use tabletalk::odds::{self, OddsArgs};
use tabletalk::replay::{self, ReplayArgs};
use tabletalk::sim::{self, SimArgs};

/// A poker table that talks.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Cli {
    /// The language to speak, such as en or pl [default: the system's]
    #[arg(long, global = true)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Tell how often Hold'em hands win
    Odds(OddsArgs),
    /// Play recorded hands again and tell them
    Replay(ReplayArgs),
    /// Play many random hands and count the chips
    Sim(SimArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let words = L10n::new(cli.lang.unwrap_or_else(system_language));
    match cli.command {
        Command::Odds(args) => odds::run(&args),
        Command::Replay(args) => replay::run(&args, &words),
        Command::Sim(args) => sim::run(&args),
    }
}

/// The system's language, or the default where we do not speak it.
fn system_language() -> Language {
    sys_locale::get_locale()
        .and_then(|tag| tag.parse().ok())
        .unwrap_or_default()
}
