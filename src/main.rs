//! The command line.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tabletalk::sim::{self, SimArgs};

/// A poker table that talks.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play many random hands and count the chips
    Sim(SimArgs),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Sim(args) => sim::run(&args),
    }
}
