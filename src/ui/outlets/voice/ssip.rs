//! speech-dispatcher, spoken to in its own protocol: SSIP, lines of text over
//! a socket.
//!
//! It is spoken to by hand for what neither of the crates made for it can do:
//!
//! - Every reply has its time. A daemon without a sound card takes two messages
//!   and then never answers again. The crate `tts` (0.26) goes through the
//!   daemon's C library, which waits for ever. `ssip-client-async` (0.19) can
//!   limit how long it reads, but not how long it writes, and a line that is
//!   half there when the time is over is lost.
//! - The end of a sentence, and of the daemon in the middle of one, is noticed
//!   at once, by a thread that waits for it while another sends. A client of
//!   `ssip-client-async` cannot be divided, and its socket cannot be closed from
//!   outside; what comes between an order and its reply is an error to the
//!   methods that read the number of a message.
//! - Nothing that a daemon sends ends the program or fills its memory:
//!   `ssip-client-async` panics at a reply whose code it does not know or whose
//!   code is not in ASCII, and reads lines of any length.
//! - It listens where `SPEECHD_ADDRESS` says, by the rules of the daemon's own
//!   library, and is started there, within a limited time.
//! - The language can be chosen without a list of voices, which a daemon takes
//!   up to seconds to make, silent for everybody; `tts` lists them first.

mod address;
mod reply;

use std::collections::VecDeque;
use std::io::{BufReader, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::Builder;
use std::time::Duration;

use crate::speech::{Language, one_line};

use super::engine::{Engine, News, Spoken};
use super::manner::{Manner, Span};
use super::status::is_of;
use super::{Silence, SystemVoice};

use address::{Address, Socket};
use reply::{DaemonReplies, DaemonReply};

/// A reply that takes longer does not come.
const PATIENCE: Duration = Duration::from_secs(3);
/// Thousands of voices take a while.
const PATIENCE_FOR_LIST: Duration = Duration::from_secs(20);

/// One reply is waited for at a time. A daemon that sends so many that nobody
/// has asked for is left.
const UNREAD: usize = 16;

/// A connection to speech-dispatcher.
#[derive(Debug)]
pub(super) struct Ssip {
    socket: Socket,
    replies: Receiver<DaemonReply>,
    /// How loud the daemon usually speaks, once that was asked.
    usual_volume: Option<f32>,
}

impl Engine for Ssip {
    fn open(
        manner: &Manner,
        tell: impl Fn(News) + Clone + Send + 'static,
    ) -> Result<Ssip, Silence> {
        let mut ssip = Ssip::connect(tell)?;
        ssip.order("SET SELF NOTIFICATION END on")?;
        ssip.order("SET SELF NOTIFICATION CANCEL on")?;
        // Screen readers send most things as text, which waits for messages.
        ssip.order("SET SELF PRIORITY MESSAGE")?;
        ssip.choose_language(manner.language)?;
        if let Some(voice) = &manner.voice {
            let voice = one_line(voice);
            ssip.try_order(&format!("SET SELF SYNTHESIS_VOICE {voice}"))?;
        }
        for (what, setting) in [("RATE", manner.rate), ("PITCH", manner.pitch)] {
            if setting != 0 {
                let usual = ssip.usual(what)?;
                ssip.adjust(what, setting, usual)?;
            }
        }
        if manner.volume != 0 {
            ssip.set_volume(manner.volume)?;
        }
        Ok(ssip)
    }

    fn speak(&mut self, text: &str) -> Result<Spoken, Silence> {
        self.order("SPEAK")?;
        // The text is one line, and a line that is a point alone ends it.
        let escape = if text.starts_with('.') { "." } else { "" };
        let queued = self.order(&format!("{escape}{text}\r\n."))?;
        let id = queued.lines.into_iter().next();
        id.map(Spoken).ok_or(Silence::Refused)
    }

    fn set_volume(&mut self, volume: i8) -> Result<(), Silence> {
        let usual = match self.usual_volume {
            Some(usual) => usual,
            None => self.usual("VOLUME")?,
        };
        self.usual_volume = Some(usual);
        self.adjust("VOLUME", volume, usual)
    }

    fn stop(&mut self) -> Result<(), Silence> {
        self.order("CANCEL SELF").map(drop)
    }

    fn tells_ends(&self) -> bool {
        true
    }

    fn voices(language: Language) -> Result<Vec<SystemVoice>, Silence> {
        let mut ssip = Ssip::connect(|_| ())?;
        // Each language may have a synthesizer of its own.
        ssip.choose_language(language)?;
        let list = ssip.send("LIST SYNTHESIS_VOICES", PATIENCE_FOR_LIST)?;
        let list = list.done()?;
        Ok(list.lines.iter().filter_map(|it| voice(it)).collect())
    }
}

impl Ssip {
    fn connect(tell: impl Fn(News) + Send + 'static) -> Result<Ssip, Silence> {
        let address = Address::of_daemon().ok_or(Silence::NoService)?;
        let socket = address.connect().map_err(|_| Silence::NoService)?;
        socket.set_patience(PATIENCE).map_err(silence)?;
        let stream = BufReader::new(socket.try_clone().map_err(silence)?);
        let (outbox, replies) = sync_channel(UNREAD);
        let listen = move || {
            let mut queued = VecDeque::new();
            for reply in DaemonReplies::new(stream) {
                if let Some(id) = reply.ended() {
                    // Only once, and only of what was to be said.
                    let place = queued.iter().position(|own| *own == id);
                    if let Some(id) = place.and_then(|place| queued.remove(place)) {
                        tell(News::Ended(Spoken(id)));
                    }
                } else if !reply.is_news() {
                    queued.extend(reply.queued());
                    queued.drain(..queued.len().saturating_sub(UNREAD));
                    // Nothing waits for this reply: it came too late, or was
                    // never asked for.
                    if outbox.try_send(reply).is_err() {
                        break;
                    }
                }
            }
            tell(News::Lost);
        };
        let thread = Builder::new().name("voice reply".to_owned()).spawn(listen);
        thread.map_err(silence)?;
        let mut ssip = Ssip {
            socket,
            replies,
            usual_volume: None,
        };
        ssip.order("SET SELF CLIENT_NAME \"player:tabletalk:voice\"")?;
        Ok(ssip)
    }

    /// Sends a command that must be obeyed.
    fn order(&mut self, command: &str) -> Result<DaemonReply, Silence> {
        self.send(command, PATIENCE)?.done()
    }

    /// Sends a command that may be refused: it speaks without, too.
    fn try_order(&mut self, command: &str) -> Result<Option<DaemonReply>, Silence> {
        let reply = self.send(command, PATIENCE)?;
        Ok(reply.done().ok())
    }

    fn send(&mut self, command: &str, patience: Duration) -> Result<DaemonReply, Silence> {
        let line = format!("{command}\r\n");
        self.socket.write_all(line.as_bytes()).map_err(silence)?;
        (self.replies.recv_timeout(patience)).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::NotAnswering,
            RecvTimeoutError::Disconnected => Silence::NoService,
        })
    }

    fn get(&mut self, what: &str) -> Result<Option<String>, Silence> {
        let reply = self.try_order(&format!("GET {what}"))?;
        Ok(reply.and_then(|reply| reply.lines.into_iter().next()))
    }

    /// The daemon may speak the language already, as it is spoken where the
    /// player lives.
    fn choose_language(&mut self, language: Language) -> Result<(), Silence> {
        let usual = self.get("LANGUAGE")?;
        if !usual.is_some_and(|usual| is_of(&usual, language)) {
            self.try_order(&format!("SET SELF LANGUAGE {}", language.tag()))?;
        }
        Ok(())
    }

    /// What is usual is up to the daemon.
    fn usual(&mut self, what: &str) -> Result<f32, Silence> {
        let usual = self.get(what)?.and_then(|value| value.parse().ok());
        Ok(usual.unwrap_or(0.0))
    }

    fn adjust(&mut self, what: &str, setting: i8, usual: f32) -> Result<(), Silence> {
        let span = Span {
            min: -100.0,
            usual,
            max: 100.0,
        };
        let value = span.at(setting).round();
        self.try_order(&format!("SET SELF {what} {value}"))?;
        Ok(())
    }
}

impl Drop for Ssip {
    fn drop(&mut self) {
        // The thread that listens sees this as the end.
        self.socket.close();
    }
}

/// A voice from its line in the list. Some synthesizers list every voice
/// again in a hundred disguises, such as `Polish+Adam`; those are left out.
fn voice(line: &str) -> Option<SystemVoice> {
    let mut fields = line.split('\t');
    let (name, language) = (fields.next()?, fields.next()?);
    let disguised = |variant| name.ends_with(&format!("+{variant}"));
    if fields.next().is_some_and(disguised) {
        return None;
    }
    Some(SystemVoice {
        id: name.to_owned(),
        name: name.to_owned(),
        language: language.to_owned(),
    })
}

fn silence(error: std::io::Error) -> Silence {
    use std::io::ErrorKind;
    match error.kind() {
        ErrorKind::WouldBlock | ErrorKind::TimedOut => Silence::NotAnswering,
        _ => Silence::NoService,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_voice() {
        for (line, expected) in [
            ("Polish\tpl\tnone", Some(("Polish", "pl"))),
            ("Polish+Adam\tpl\tAdam", None),
            ("Alan\ten\tscot", Some(("Alan", "en"))),
            ("C++\ten\tnone", Some(("C++", "en"))),
            ("Anna\tpl", Some(("Anna", "pl"))),
            ("Anna", None),
        ] {
            let found = voice(line);
            let found = found
                .as_ref()
                .map(|it| (it.name.as_str(), it.language.as_str()));
            assert_eq!(found, expected, "{line}");
        }
    }
}
