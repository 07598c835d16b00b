use std::sync::mpsc::Sender;
use std::thread::Builder;
use std::time::{Duration, Instant};

use crate::speech::Utterance;

use super::engine::{Engine, News, Retry, Spoken};
use super::queue::{Queue, Speech};
use super::{Manner, Silence, StatusBoard, SystemVoice, VoiceStatus};
use crate::speech::{speakable, time_to_say};

/// Says what is in the queue through the system's speech, and keeps a
/// connection to it. Time is passed in.
#[derive(Debug)]
pub(super) struct Narrator<E> {
    manner: Manner,
    board: StatusBoard,
    /// Sends news of connections back to the narrator.
    post: Sender<VoiceMessage>,
    queue: Queue,
    engine: Option<E>,
    /// The number of the connection: what older ones tell does not matter.
    connection: u32,
    saying: Option<Saying>,
    /// How loud the connection speaks.
    volume: i8,
    /// When to connect, where there is no connection.
    retry: Retry,
    /// Whether the connection speaks in an older manner.
    outdated: bool,
    listing: Listing,
}

/// Something for the narrator to do.
#[derive(Debug)]
pub(super) enum VoiceMessage {
    Say(Utterance),
    Key,
    Stop,
    Configure(Manner),
    ListVoices,
    Voices(Result<Vec<SystemVoice>, Silence>),
    Heard { connection: u32, news: News },
    Quit,
}

/// What is being said.
#[derive(Debug)]
struct Saying {
    spoken: Spoken,
    /// When to stop waiting for its end.
    until: Instant,
}

/// What is known of the system's voices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Listing {
    /// Nothing: the list is asked for in the first quiet moment after a
    /// word, because a daemon that lists its voices does not speak.
    Unasked,
    Asked,
    Known,
}

/// A system that reports the end of an utterance gets this much more time than
/// speaking should take.
const PATIENCE: Duration = Duration::from_secs(5);

impl<E: Engine> Narrator<E> {
    pub(super) fn new(
        manner: Manner,
        board: StatusBoard,
        post: Sender<VoiceMessage>,
        now: Instant,
    ) -> Narrator<E> {
        Narrator {
            manner,
            board,
            post,
            queue: Queue::default(),
            engine: None,
            connection: 0,
            saying: None,
            volume: 0,
            retry: Retry::new(now),
            outdated: false,
            listing: Listing::Unasked,
        }
    }

    /// Does what a message asks for. [`Narrator::go_on`] then does the
    /// speaking.
    pub(super) fn read(&mut self, message: VoiceMessage, now: Instant) {
        let speech = match message {
            VoiceMessage::Say(Utterance { volume: 0, .. }) => Speech::GoesOn,
            VoiceMessage::Say(utterance) => match speakable(&utterance.text) {
                Some(text) => self.queue.push(Utterance { text, ..utterance }),
                None => Speech::GoesOn,
            },
            VoiceMessage::Key => self.queue.key(),
            VoiceMessage::Stop => self.queue.stop(),
            VoiceMessage::Configure(manner) => {
                self.outdated |= manner != self.manner;
                self.manner = manner;
                Speech::GoesOn
            }
            VoiceMessage::ListVoices => {
                self.list_voices();
                Speech::GoesOn
            }
            VoiceMessage::Voices(listed) => {
                self.show_voices(listed);
                Speech::GoesOn
            }
            VoiceMessage::Heard { connection, news } if connection == self.connection => {
                self.hear(&news, now);
                Speech::GoesOn
            }
            VoiceMessage::Heard { .. } | VoiceMessage::Quit => Speech::GoesOn,
        };
        if speech == Speech::IsCut && self.saying.take().is_some() {
            self.stop(now);
        }
    }

    /// Connects if it is time to, and says what is next.
    pub(super) fn go_on(&mut self, now: Instant) {
        self.go_on_saying(now);
        self.board.show_speaking(self.saying.is_some());
    }

    fn go_on_saying(&mut self, now: Instant) {
        if let Some(saying) = &self.saying {
            if now < saying.until {
                return;
            }
            self.give_up(now);
        }
        if self.outdated {
            self.outdated = false;
            self.engine = None;
            self.retry = Retry::new(now);
        }
        if self.engine.is_none() && self.retry.due() <= now {
            self.connect(now);
        }
        self.say_next(now);
    }

    /// When to go on, whatever comes.
    pub(super) fn wake(&self) -> Option<Instant> {
        match (&self.engine, &self.saying) {
            (_, Some(saying)) => Some(saying.until),
            (None, None) => Some(self.retry.due()),
            (Some(_), None) => None,
        }
    }

    /// Falls silent for good.
    pub(super) fn hush(mut self) {
        if let (Some(engine), Some(_)) = (&mut self.engine, &self.saying) {
            // There is nobody left to tell if it does not.
            let _ = engine.stop();
        }
    }

    fn connect(&mut self, now: Instant) {
        self.connection += 1;
        let (connection, post) = (self.connection, self.post.clone());
        let tell = move |news| {
            // Nobody left to tell: the program ends.
            let _ = post.send(VoiceMessage::Heard { connection, news });
        };
        match E::open(&self.manner, tell) {
            Ok(engine) => {
                self.engine = Some(engine);
                self.volume = self.manner.volume;
                self.show_status();
            }
            Err(why) => {
                self.queue.thin_out();
                self.retry.failed(now);
                self.board.show_status(VoiceStatus::Silent(why));
            }
        }
    }

    fn say_next(&mut self, now: Instant) {
        let Some(engine) = &mut self.engine else {
            return;
        };
        let Some(Utterance { text, volume, .. }) = self.queue.next() else {
            return;
        };
        let volume = self.manner.volume_of(*volume);
        let time = time_to_say(text, self.manner.rate);
        let time = if engine.tells_ends() {
            time * 3 + PATIENCE
        } else {
            time
        };
        let louder = (volume != self.volume).then(|| engine.set_volume(volume));
        self.volume = volume;
        match louder.unwrap_or(Ok(())).and_then(|()| engine.speak(text)) {
            Ok(spoken) => {
                let until = now + time;
                self.saying = Some(Saying { spoken, until });
            }
            Err(why) => self.lose(why, now),
        }
    }

    fn hear(&mut self, news: &News, now: Instant) {
        match news {
            News::Ended(spoken) => {
                if self.saying.as_ref().is_some_and(|it| it.spoken == *spoken) {
                    self.saying = None;
                    self.queue.ended();
                    self.retry.worked();
                    if self.queue.is_idle() {
                        self.list_voices();
                    }
                }
            }
            News::Lost if self.engine.is_some() => self.lose(Silence::NoService, now),
            // It was left before: that ends the connection, too.
            News::Lost => {}
        }
    }

    /// The end of what is being said was never told.
    fn give_up(&mut self, now: Instant) {
        self.saying = None;
        // A system that usually tells it is stuck, and then does not answer
        // to this either, so that the connection is lost.
        if self.engine.as_ref().is_some_and(E::tells_ends) {
            self.stop(now);
        }
        self.queue.ended();
    }

    fn stop(&mut self, now: Instant) {
        if let Some(Err(why)) = self.engine.as_mut().map(E::stop) {
            self.lose(why, now);
        }
    }

    /// The connection is of no use any more.
    fn lose(&mut self, why: Silence, now: Instant) {
        self.engine = None;
        self.saying = None;
        self.queue.lost();
        self.retry.failed(now);
        if self.listing == Listing::Asked {
            self.listing = Listing::Unasked;
        }
        self.board.show_status(match why {
            // Daemons die and are started again.
            Silence::NoService => VoiceStatus::Starting,
            why => VoiceStatus::Silent(why),
        });
    }

    fn list_voices(&mut self) {
        if self.listing != Listing::Unasked || self.engine.is_none() {
            return;
        }
        let (language, post) = (self.manner.language, self.post.clone());
        let list = move || {
            let _ = post.send(VoiceMessage::Voices(E::voices(language)));
        };
        let thread = Builder::new().name("voice list".to_owned()).spawn(list);
        if thread.is_ok() {
            self.listing = Listing::Asked;
        }
    }

    fn show_voices(&mut self, listed: Result<Vec<SystemVoice>, Silence>) {
        // Without a list it still speaks. The next connection may have one.
        let Ok(voices) = listed else {
            return;
        };
        self.listing = Listing::Known;
        self.board.show_voices(voices);
        if self.engine.is_some() {
            self.show_status();
        }
    }

    fn show_status(&self) {
        let speaks = |it: &SystemVoice| it.speaks(self.manner.language);
        let fitting = self.board.voices().iter().any(speaks);
        self.board.show_status(match self.listing {
            Listing::Known if !fitting => VoiceStatus::OtherLanguage,
            _ => VoiceStatus::Ready,
        });
    }
}

#[cfg(test)]
mod tests;
