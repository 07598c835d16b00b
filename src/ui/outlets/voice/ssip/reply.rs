use std::io::{BufRead, Read};

use crate::ui::outlets::voice::Silence;

/// What the daemon sends: an answer to a command, or news.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DaemonReply {
    code: u16,
    pub(super) lines: Vec<String>,
}

impl DaemonReply {
    /// The reply, if the command was obeyed.
    pub(super) fn done(self) -> Result<DaemonReply, Silence> {
        match self.code {
            200..300 => Ok(self),
            _ => Err(Silence::Refused),
        }
    }

    /// Whether it is no answer to anything.
    pub(super) fn is_news(&self) -> bool {
        (700..800).contains(&self.code)
    }

    /// The message whose end it tells, reached or cut short.
    pub(super) fn ended(&self) -> Option<String> {
        match self.code {
            702 | 703 => self.lines.first().cloned(),
            _ => None,
        }
    }

    /// The message that it takes to be said.
    pub(super) fn queued(&self) -> Option<String> {
        match self.code {
            225 => self.lines.first().cloned(),
            _ => None,
        }
    }
}

/// No reply is longer, in bytes; a list of ten thousand voices is shorter.
const LONGEST: u64 = 2 << 20;

/// The replies in a stream. It ends where a line makes no sense, or where a
/// reply has no end.
///
/// A reply is lines that begin with the same number and a hyphen, the last
/// one with a space instead.
pub(super) struct DaemonReplies<R> {
    stream: R,
}

impl<R: BufRead> DaemonReplies<R> {
    pub(super) fn new(stream: R) -> DaemonReplies<R> {
        DaemonReplies { stream }
    }
}

impl<R: BufRead> Iterator for DaemonReplies<R> {
    type Item = DaemonReply;

    fn next(&mut self) -> Option<DaemonReply> {
        let (mut lines, mut room) = (Vec::new(), (&mut self.stream).take(LONGEST));
        loop {
            let mut line = Vec::new();
            room.read_until(b'\n', &mut line).ok()?;
            let line = String::from_utf8_lossy(&line);
            let line = line.strip_suffix('\n')?.trim_end_matches('\r');
            let (code, rest) = line.split_at_checked(3)?;
            let code = code.parse().ok()?;
            match rest.strip_prefix('-') {
                Some(text) => lines.push(text.to_owned()),
                None if rest.starts_with(' ') => return Some(DaemonReply { code, lines }),
                None => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn replies(text: &str) -> Vec<(u16, Vec<String>)> {
        let replies = DaemonReplies::new(text.as_bytes());
        replies.map(|it| (it.code, it.lines)).collect()
    }

    #[test]
    fn lines_make_replies() {
        for (text, expected) in [
            ("208 OK CLIENT NAME SET\r\n", vec![(208, vec![])]),
            (
                "225-12\r\n225 OK MESSAGE QUEUED\r\n702-12\r\n702-3\r\n702 END\r\n",
                vec![(225, vec!["12"]), (702, vec!["12", "3"])],
            ),
            (
                "249-Polish+Adam\tpl\tAdam\r\n249 OK\r\n",
                vec![(249, vec!["Polish+Adam\tpl\tAdam"])],
            ),
            // Half a reply is none.
            ("225-12\r\n", vec![]),
            ("200 OK\r\n\r\n200 OK\r\n", vec![(200, vec![])]),
            ("no number\r\n200 OK\r\n", vec![]),
            ("200\r\n", vec![]),
            ("żółw\r\n", vec![]),
        ] {
            let own = |(code, lines): (u16, Vec<&str>)| {
                (code, lines.into_iter().map(str::to_owned).collect())
            };
            let expected: Vec<(u16, Vec<String>)> = expected.into_iter().map(own).collect();
            assert_eq!(replies(text), expected, "{text}");
        }
    }

    /// Replies without an end, each of which stops after a while.
    #[test]
    fn an_endless_reply_is_none() {
        for endless in ["249-Anna\tpl\tnone\r\n", "x", "249-"] {
            let stream = Endless(endless.bytes().cycle());
            assert_eq!(DaemonReplies::new(BufReader::new(stream)).next(), None);
        }
    }

    #[test]
    fn whatever_a_daemon_sends_is_read() {
        let samples = [
            "208 OK CLIENT NAME SET\r\n225-12\r\n225 OK MESSAGE QUEUED\r\n702-12\r\n702-3\r\n702 END\r\n",
            "249-Polish+Adam\tpl\tAdam\r\n249-Alan\ten\tscot\r\n249 OK\r\n",
        ];
        let samples = samples.map(|it| it.as_bytes().to_vec());
        crate::mutate::fuzz(&samples, |bytes| {
            let read: Vec<DaemonReply> = DaemonReplies::new(bytes).collect();
            let lines: usize = read.iter().map(|it| it.lines.len() + 1).sum();
            assert!(lines <= bytes.split(|it| *it == b'\n').count());
        });
    }

    struct Endless<I>(I);

    impl<I: Iterator<Item = u8>> Read for Endless<I> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let bytes = buffer.iter_mut().zip(&mut self.0);
            Ok(bytes.map(|(place, byte)| *place = byte).count())
        }
    }

    #[test]
    fn codes_say_what_a_reply_is() {
        let reply = |code| DaemonReply {
            code,
            lines: vec!["5".to_owned()],
        };
        for (code, obeyed, news, ended) in [
            (200, true, false, None),
            (299, true, false, None),
            (300, false, false, None),
            (514, false, false, None),
            (701, false, true, None),
            (702, false, true, Some("5")),
            (703, false, true, Some("5")),
            (704, false, true, None),
        ] {
            let reply = reply(code);
            assert_eq!(reply.is_news(), news, "{code}");
            assert_eq!(reply.ended().as_deref(), ended, "{code}");
            assert_eq!(reply.done().is_ok(), obeyed, "{code}");
        }
    }
}
