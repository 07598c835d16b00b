//! Standard output and standard error. Whatever the program writes there
//! passes here, one line at a time.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::l10n::{L10n, Message, one_line};

/// Says something on standard output.
pub fn say(line: &str) -> io::Result<()> {
    write_line(&mut io::stdout().lock(), line)
}

/// Tells what is wrong on standard error. Where that fails, too, there is no
/// other place to say so.
pub fn complain(line: &str) {
    let _ = write_line(&mut io::stderr().lock(), line);
}

/// Writes a line at once, as all lines leave the program: as one.
pub fn write_line(to: &mut dyn Write, line: &str) -> io::Result<()> {
    writeln!(to, "{}", one_line(line))?;
    to.flush()
}

/// Says all lines of a text of our own.
pub fn say_all(text: &str) -> io::Result<()> {
    text.lines().try_for_each(say)
}

/// How a command ends whose output may have been lost. Nobody reading any
/// more, as after `head`, is no failure.
pub fn end(told: io::Result<ExitCode>, words: &L10n) -> ExitCode {
    match told {
        Ok(code) => code,
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let message = Message::new("output-lost").with("problem", error.to_string());
            complain(&words.say(&message));
            ExitCode::FAILURE
        }
    }
}
