//! Standard output and standard error: all that the program writes there goes
//! through here, one line at a time.

use std::env;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::{Child, Command, ExitCode};

use crate::speech::{L10n, msg, one_line};

/// Says something on standard output.
pub fn say(line: &str) -> io::Result<()> {
    write_line(&mut io::stdout().lock(), line)
}

/// Says what is wrong on standard error. If even that fails, there is nowhere
/// left to say so.
pub fn complain(line: &str) {
    let _ = write_line(&mut io::stderr().lock(), line);
}

/// Writes one line and flushes it. Line breaks inside the text are removed, so
/// that one message is always one line.
pub(crate) fn write_line(to: &mut dyn Write, line: &str) -> io::Result<()> {
    writeln!(to, "{}", one_line(line))?;
    to.flush()
}

/// Says a text of several lines, one by one.
pub fn say_all(text: &str) -> io::Result<()> {
    text.lines().try_for_each(say)
}

/// The exit code of a command that has written its output. A reader that has
/// gone away, such as `head`, is no failure.
pub fn end(told: io::Result<ExitCode>, words: &L10n) -> ExitCode {
    match told {
        Ok(code) => code,
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let message = msg!(output_lost {
                problem: error.to_string()
            });
            complain(&words.say(&message));
            ExitCode::FAILURE
        }
    }
}

/// Starts the same once more with a console, and waits for its end. On Windows a
/// program has a console or it has none: whoever opens the window without one
/// would hear nothing of what is wrong. `tabletalk.com` is packed beside it for that.
pub fn start_with_console() -> Option<ExitCode> {
    if !cfg!(windows) || io::stdout().is_terminal() {
        return None;
    }
    let program = env::current_exe().ok()?;
    let with_console = program.with_extension("com");
    if program == with_console || !with_console.is_file() {
        return None;
    }
    let mut command = Command::new(with_console);
    let status = command.args(env::args_os().skip(1)).status().ok()?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Some(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Starts the same once more, with one more argument before the others. Nobody waits for its end: a
/// window that has failed may stand there for as long as we do.
pub fn start_again(argument: &str) -> io::Result<Child> {
    let arguments = env::args_os().skip(1);
    let mut command = Command::new(env::current_exe()?);
    command.arg(argument).args(arguments).spawn()
}
