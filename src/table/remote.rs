//! A table somewhere else, at the end of a line that may lose things.

use std::collections::VecDeque;
use std::time::Duration;

use super::protocol::ANSWERS_KEPT;
use super::{Ask, AskId, Asked, Frame, LineTell, Lost, Refusal, Table, Tell, Told, Travels};

/// The client's end of a line. Whatever the line loses is asked for again,
/// and whatever it brings twice is heard once: the client gets all updates in
/// order, each once, and all that it asks for is done once.
pub struct Remote<C> {
    carrier: C,
    /// What was asked and is not answered, the oldest first.
    open: VecDeque<Asked>,
    /// The last update that the client has got.
    seq: u64,
    /// The last one that there is, as far as is known here.
    known: u64,
    /// Answers that are given here.
    answered: Frame,
    /// When what has not come was last asked for.
    asked: Duration,
    /// When something was last heard.
    heard: Duration,
}

/// What carries text to a table and back. It never waits.
pub trait Carrier {
    /// Sends something, which may be lost.
    fn send(&mut self, text: String);

    /// What has come, one after another.
    fn receive(&mut self) -> Option<Arrival>;

    /// Whether it may lose something without a word. Otherwise silence is
    /// silence, and need not be looked into.
    fn loses_silently(&self) -> bool {
        true
    }
}

/// What comes over a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// A frame, as text.
    Text(String),
    /// The line is cut. What was on its way is lost.
    Cut,
    /// The line was cut, and here it is again. What was on its way is lost.
    Back,
    /// The line is cut for good.
    Lost(Lost),
}

/// What has not come by then is asked for again.
const PATIENCE: Duration = Duration::from_secs(2);

/// After such a silence it is asked whether something was lost.
const SILENCE: Duration = Duration::from_secs(10);

impl<C: Carrier> Remote<C> {
    /// Goes on from what was told over the line.
    pub fn new(carrier: C, told: &Told) -> Remote<C> {
        Remote {
            carrier,
            open: VecDeque::new(),
            seq: told.seq(),
            known: told.seq(),
            answered: Frame::new(),
            asked: told.at(),
            heard: told.at(),
        }
    }

    /// What carries it.
    pub fn carrier(&mut self) -> &mut C {
        &mut self.carrier
    }

    /// When what may be lost is asked for again.
    fn patience_ends(&self) -> Option<Duration> {
        if !self.open.is_empty() || self.known != self.seq {
            return Some(self.asked + PATIENCE);
        }
        let silence_ends = self.heard.max(self.asked) + SILENCE;
        self.carrier.loses_silently().then_some(silence_ends)
    }

    /// Asks again for everything that is not answered, and then for what was
    /// missed: so an answer comes before what came of it, as it always does.
    fn catch_up(&mut self, now: Duration) {
        self.asked = now;
        let last_seq = self.seq;
        let resume = Asked {
            id: 0,
            ask: Ask::Resume { last_seq },
        };
        for asked in self.open.iter().chain([&resume]) {
            self.carrier.send(asked.to_json());
        }
    }

    /// Whether the host would forget what it answered to the oldest ask that
    /// may have to be sent again.
    fn is_too_much(&self, next: AskId) -> bool {
        let oldest = self.open.front().map_or(next, |asked| asked.id);
        next.saturating_sub(oldest) >= ANSWERS_KEPT as AskId
    }

    /// Whether the client is to hear that now.
    fn takes(&mut self, tell: &Tell) -> bool {
        match tell {
            Tell::Update(update) => {
                self.known = self.known.max(update.seq);
                let is_next = Some(update.seq) == self.seq.checked_add(1);
                self.seq += u64::from(is_next);
                is_next
            }
            Tell::Seated(seated) => {
                let is_news = seated.seq() > self.seq;
                self.seq = self.seq.max(seated.seq());
                self.known = self.known.max(self.seq);
                is_news
            }
            Tell::Answered { id, .. } => {
                let asked = self.open.iter().position(|it| it.id == *id);
                asked.and_then(|at| self.open.remove(at)).is_some()
            }
            Tell::Times(_)
            | Tell::Pace(_)
            | Tell::Notice(_)
            | Tell::Players(_)
            | Tell::Room(_)
            | Tell::Line(_) => true,
        }
    }
}

impl<C: Carrier> Table for Remote<C> {
    fn ask(&mut self, asked: Asked, now: Duration) {
        match asked.ask {
            Ask::Listen { .. } | Ask::Resume { .. } => {}
            _ if self.is_too_much(asked.id) => {
                let answer = Err(Refusal::Stale);
                let id = asked.id;
                return self.answered.push(Tell::Answered { id, answer });
            }
            _ => {
                if self.open.is_empty() {
                    self.asked = now;
                }
                self.open.push_back(asked.clone());
            }
        }
        self.carrier.send(asked.to_json());
    }

    fn hear(&mut self, now: Duration) -> Vec<Frame> {
        let mut frames = vec![std::mem::take(&mut self.answered)];
        while let Some(arrival) = self.carrier.receive() {
            match arrival {
                Arrival::Cut => frames.push(vec![Tell::Line(LineTell::Cut)]),
                Arrival::Back => {
                    self.catch_up(now);
                    frames.push(vec![Tell::Line(LineTell::Back)]);
                }
                Arrival::Lost(why) => frames.push(vec![Tell::Line(LineTell::Lost(why))]),
                Arrival::Text(text) => {
                    let Ok(mut frame) = Frame::from_json(&text) else {
                        continue;
                    };
                    self.heard = now;
                    frame.retain(|tell| self.takes(tell));
                    frames.push(frame);
                }
            }
        }
        if self.patience_ends().is_some_and(|end| now >= end) {
            self.catch_up(now);
        }
        frames.retain(|frame| !frame.is_empty());
        frames
    }

    fn wake(&self) -> Option<Duration> {
        self.patience_ends()
    }
}
