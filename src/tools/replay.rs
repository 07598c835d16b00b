//! The `replay` command: recorded hands played again, told or compared.

mod printer;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::player::replay::replay_file;
use crate::speech::L10n;
use crate::ui::console::end;
use printer::{Format, ReplayPrinter};

/// The options of the `replay` command.
#[derive(Clone, Debug, clap::Args)]
pub struct ReplayArgs {
    /// Files of recorded hands: .phh, .phhs or .jsonl
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Compare the final chips with the record; exit with status 1 if any hand
    /// differs
    #[arg(long)]
    pub check: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

/// Replays the files and prints the results.
///
/// The exit code is 1 where a hand differs from its record in a check,
/// otherwise 2 where a file cannot be read, otherwise 0: a refused hand is
/// reported and counted, but it contradicts nothing. Where the output cannot
/// be written, it is 1 in any case.
pub fn run(args: &ReplayArgs, words: &L10n) -> ExitCode {
    let (mut out, mut errors) = (io::stdout(), io::stderr());
    let told = run_into(args, words, &mut out, &mut errors);
    end(told.map(ExitCode::from), words)
}

/// Like [`run`], with other outputs, which may be closed at any time.
pub fn run_into(
    args: &ReplayArgs,
    words: &L10n,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> io::Result<u8> {
    let format = match (args.json, args.check) {
        (true, check) => Format::Json { check },
        (false, true) => Format::Check,
        (false, false) => Format::Account,
    };
    let mut printer = ReplayPrinter::new(format, words, out, errors);
    for path in &args.files {
        for hand in replay_file(path) {
            printer.add(hand);
        }
    }
    printer.finish()
}
