use std::io::{self, BufRead, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use crate::speech::{L10n, msg};

/// Where typed lines come from.
pub(super) struct TypedLines {
    typist: Typist,
    /// Lines as they come; otherwise one is read when it is wanted.
    live: Option<Receiver<TypedLine>>,
    /// What calls whoever waits for one.
    call: Option<Sender<TypedLine>>,
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
pub(super) enum TypedLine {
    /// A line.
    Text(String),
    /// A line that cannot be a command.
    Unreadable(UnreadableLine),
    /// Nothing in the time given.
    None,
    /// There will be no more.
    End,
}

/// Why a line cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnreadableLine {
    /// A terminal with another encoding sends such bytes.
    NotText,
    TooLong,
}

impl UnreadableLine {
    pub(super) fn say(self, words: &L10n) -> String {
        words.text(match self {
            UnreadableLine::NotText => msg::TYPED_NOT_TEXT,
            UnreadableLine::TooLong => msg::TYPED_TOO_LONG,
        })
    }
}

/// No command is longer, in bytes. A terminal takes no more at a time either.
const LONGEST: usize = 4096;

impl TypedLines {
    /// The lines of standard input.
    pub(super) fn open() -> TypedLines {
        let mut lines = TypedLines {
            typist: Typist::Script,
            live: None,
            call: None,
        };
        // Where nobody can listen meanwhile, nothing may be timed.
        if io::stdin().is_terminal() && lines.listen() {
            lines.typist = Typist::Person;
        }
        lines
    }

    /// Reads lines as they come from now on, whoever types; whether that is
    /// possible.
    pub(super) fn listen(&mut self) -> bool {
        if self.live.is_some() {
            return true;
        }
        let (sender, receiver) = channel();
        let call = sender.clone();
        // Ends with the program: reading a line cannot be called off.
        let listen = move || {
            let mut input = io::stdin().lock();
            loop {
                let line = read(&mut input);
                let is_last = line == TypedLine::End;
                if sender.send(line).is_err() || is_last {
                    return;
                }
            }
        };
        let listens = thread::Builder::new().spawn(listen).is_ok();
        if listens {
            (self.live, self.call) = (Some(receiver), Some(call));
        }
        listens
    }

    /// What calls whoever waits for a line, where they come by themselves.
    pub(super) fn call(&self) -> impl Fn() + Send + 'static {
        let call = self.call.clone();
        move || {
            // Whoever no longer waits need not be called.
            let _ = call.as_ref().map(|it| it.send(TypedLine::None));
        }
    }

    pub(super) fn typist(&self) -> Typist {
        self.typist
    }

    /// The next line, or nothing when so much time has passed.
    pub(super) fn next(&mut self, wait: Option<Duration>) -> TypedLine {
        let Some(receiver) = &self.live else {
            return read(&mut io::stdin().lock());
        };
        let forever = Duration::from_secs(24 * 60 * 60);
        match receiver.recv_timeout(wait.unwrap_or(forever)) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => TypedLine::None,
            Err(RecvTimeoutError::Disconnected) => TypedLine::End,
        }
    }
}

#[cfg(test)]
impl From<Receiver<TypedLine>> for TypedLines {
    /// The lines of a person, as they come.
    fn from(lines: Receiver<TypedLine>) -> TypedLines {
        TypedLines {
            typist: Typist::Person,
            live: Some(lines),
            call: None,
        }
    }
}

/// The next line of an input, without the mark that some editors put before
/// the first.
fn read(input: &mut impl BufRead) -> TypedLine {
    let mut bytes = Vec::new();
    let mut room = io::Read::take(&mut *input, LONGEST as u64);
    match room.read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => return TypedLine::End,
        Ok(_) => {}
    }
    if bytes.len() == LONGEST && !bytes.ends_with(b"\n") {
        // If the rest cannot be read, the next line cannot either.
        let _ = input.skip_until(b'\n');
        return TypedLine::Unreadable(UnreadableLine::TooLong);
    }
    match String::from_utf8(bytes) {
        Ok(text) => TypedLine::Text(text.trim_start_matches('\u{feff}').trim().to_owned()),
        Err(_) => TypedLine::Unreadable(UnreadableLine::NotText),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_cannot_be_read_does_not_end_the_others() {
        let text = |text: &str| TypedLine::Text(text.to_owned());
        let not_text = TypedLine::Unreadable(UnreadableLine::NotText);
        let too_long = TypedLine::Unreadable(UnreadableLine::TooLong);
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
            for line in lines.into_iter().chain([TypedLine::End]) {
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
            let lines = read.take_while(|line| *line != TypedLine::End).count();
            let ends = bytes.split_inclusive(|it| *it == b'\n').count();
            assert_eq!(lines, ends);
        });
    }
}
