use std::io::{self, BufRead};
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
    pub(super) fn new(live: bool) -> Lines {
        if !live {
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
