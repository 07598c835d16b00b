use std::io::{self, BufRead, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use crate::l10n::L10n;

/// Where typed lines come from.
pub(super) enum Lines {
    /// A file or a pipe: read when the table waits for the player.
    Script,
    /// A person: read as they type, while the table goes on.
    Live(Receiver<Line>),
}

/// Who types. Time passes for a person; a script is played outside of it, so
/// that it always plays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typist {
    Person,
    Script,
}

/// What came of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line.
    Text(String),
    /// A line that cannot be a command.
    Unreadable(Unreadable),
    /// Nothing in the time given.
    None,
    /// There will be no more.
    End,
}

/// Why a line cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unreadable {
    /// A terminal with another encoding sends such bytes.
    NotText,
    TooLong,
}

impl Unreadable {
    pub(super) fn say(self, words: &L10n) -> String {
        words.text(match self {
            Unreadable::NotText => "typed-not-text",
            Unreadable::TooLong => "typed-too-long",
        })
    }
}

/// No command is longer, in bytes. A terminal takes no more at a time either.
const LONGEST: usize = 4096;

impl Lines {
    /// The lines of standard input.
    pub(super) fn open() -> Lines {
        if !io::stdin().is_terminal() {
            return Lines::Script;
        }
        let (sender, receiver) = channel();
        // Ends with the program: reading a line cannot be called off.
        let listen = move || {
            let mut input = io::stdin().lock();
            loop {
                let line = read(&mut input);
                if line == Line::End || sender.send(line).is_err() {
                    return;
                }
            }
        };
        match thread::Builder::new().spawn(listen) {
            Ok(_) => Lines::Live(receiver),
            // Where nobody can listen meanwhile, nothing may be timed.
            Err(_) => Lines::Script,
        }
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
            Lines::Script => read(&mut io::stdin().lock()),
            Lines::Live(receiver) => {
                let forever = Duration::from_secs(24 * 60 * 60);
                match receiver.recv_timeout(wait.unwrap_or(forever)) {
                    Ok(line) => line,
                    Err(RecvTimeoutError::Timeout) => Line::None,
                    Err(RecvTimeoutError::Disconnected) => Line::End,
                }
            }
        }
    }
}

/// The next line of an input, without the mark that some editors put before
/// the first.
fn read(input: &mut impl BufRead) -> Line {
    let mut bytes = Vec::new();
    let mut room = io::Read::take(&mut *input, LONGEST as u64);
    match room.read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => return Line::End,
        Ok(_) => {}
    }
    if bytes.len() == LONGEST && !bytes.ends_with(b"\n") {
        // If the rest cannot be read, the next line cannot either.
        let _ = input.skip_until(b'\n');
        return Line::Unreadable(Unreadable::TooLong);
    }
    match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text.trim_start_matches('\u{feff}').trim().to_owned()),
        Err(_) => Line::Unreadable(Unreadable::NotText),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_cannot_be_read_does_not_end_the_others() {
        let text = |text: &str| Line::Text(text.to_owned());
        let not_text = Line::Unreadable(Unreadable::NotText);
        let too_long = Line::Unreadable(Unreadable::TooLong);
        let long = |bytes: usize| vec![b'x'; bytes];
        for (typed, lines) in [
            (b"".to_vec(), vec![]),
            (b"call\r\n fold".to_vec(), vec![text("call"), text("fold")]),
            (b"\n\n".to_vec(), vec![text(""), text("")]),
            (
                b"pow\xf3d\xbc\nquit\n".to_vec(),
                vec![not_text.clone(), text("quit")],
            ),
            (b"\xff".to_vec(), vec![not_text.clone()]),
            (
                "\u{feff}pomoc\nżeton\n".into(),
                vec![text("pomoc"), text("żeton")],
            ),
            (
                [&long(10_000)[..], b"\nquit\n"].concat(),
                vec![too_long.clone(), text("quit")],
            ),
            (long(LONGEST), vec![too_long]),
            (
                [&long(LONGEST - 1)[..], b"\n"].concat(),
                vec![text(&"x".repeat(LONGEST - 1))],
            ),
        ] {
            let mut input = &typed[..];
            for line in lines.into_iter().chain([Line::End]) {
                assert_eq!(read(&mut input), line, "{typed:?}");
            }
        }
    }

    #[test]
    fn whatever_is_typed_is_read() {
        let samples = [
            "raise 1 200\r\nquit\n",
            "podbij\npow\u{f3}d\n",
            "\u{feff}c\n\n",
        ];
        let samples = samples.map(|it| it.as_bytes().to_vec());
        crate::mutate::fuzz(&samples, |bytes| {
            let mut input = bytes;
            let read = std::iter::repeat_with(|| read(&mut input));
            let lines = read.take_while(|line| *line != Line::End).count();
            let ends = bytes.split_inclusive(|it| *it == b'\n').count();
            assert_eq!(lines, ends);
        });
    }
}
