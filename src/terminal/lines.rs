use std::io::{self, BufRead, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Where typed lines come from.
pub(super) enum Lines {
    /// A file or a pipe: read when the table waits for the player.
    Script,
    /// A person: read as they type, while the table goes on.
    Live(Receiver<String>),
}

/// Who types. Time passes for a person; a script is played outside of it, so
/// that it always plays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typist {
    Person,
    Script,
}

/// What came of waiting for a line.
pub(super) enum Line {
    /// A line.
    Text(String),
    /// Nothing in the time given.
    None,
    /// There will be no more.
    End,
}

impl Lines {
    /// The lines of standard input.
    pub(super) fn open() -> Lines {
        if !io::stdin().is_terminal() {
            return Lines::Script;
        }
        let (sender, receiver) = channel();
        // Ends with the program: reading a line cannot be called off.
        thread::spawn(move || {
            for line in io::stdin().lock().lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Lines::Live(receiver)
    }

    pub(super) fn typist(&self) -> Typist {
        match self {
            Lines::Script => Typist::Script,
            Lines::Live(_) => Typist::Person,
        }
    }

    /// The next line, or nothing when so much time has passed.
    pub(super) fn next(&mut self, wait: Option<Duration>) -> Line {
        match self {
            Lines::Script => {
                let mut bytes = Vec::new();
                match io::stdin().lock().read_until(b'\n', &mut bytes) {
                    Ok(0) | Err(_) => Line::End,
                    Ok(_) => Line::Text(String::from_utf8_lossy(&bytes).trim().to_owned()),
                }
            }
            Lines::Live(receiver) => {
                let forever = Duration::from_secs(24 * 60 * 60);
                match receiver.recv_timeout(wait.unwrap_or(forever)) {
                    Ok(line) => Line::Text(line),
                    Err(RecvTimeoutError::Timeout) => Line::None,
                    Err(RecvTimeoutError::Disconnected) => Line::End,
                }
            }
        }
    }
}
