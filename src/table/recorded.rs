//! A hand of the past, told like one that is played.

use std::time::Duration;

use super::{Asked, Frame, Refusal, Table, Tell, Times, Update};
use crate::rules::{Illegal, Seen, Snapshot};

/// A hand that is over: it tells all of it at once, a frame for each moment,
/// and refuses whatever is asked for.
pub(crate) struct Recorded {
    frames: Vec<Frame>,
}

impl Recorded {
    /// The moments as somebody saw them: what happened, and the table after it.
    pub(crate) fn new(moments: impl IntoIterator<Item = (Vec<Seen>, Snapshot)>) -> Recorded {
        let update = |(seq, (seen, table))| Update {
            seq,
            seen,
            table,
            decision: 0,
            times: Times::default(),
        };
        let updates = (1..).zip(moments).map(update);
        Recorded {
            frames: updates.map(|it| vec![Tell::Update(Box::new(it))]).collect(),
        }
    }
}

impl Table for Recorded {
    fn ask(&mut self, asked: Asked, _: Duration) {
        let answer = Err(Refusal::Illegal(Illegal::HandOver));
        let id = asked.id;
        self.frames.push(vec![Tell::Answered { id, answer }]);
    }

    fn hear(&mut self, _: Duration) -> Vec<Frame> {
        std::mem::take(&mut self.frames)
    }

    fn wake(&self) -> Option<Duration> {
        None
    }
}
