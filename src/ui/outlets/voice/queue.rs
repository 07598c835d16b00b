use std::collections::VecDeque;

use crate::speech::{Topic, Urgency, Utterance};

/// What is being said and what waits, without a clock and without a voice.
///
/// - What happens (`Table`, `Mine`, `Turn`) is told in order, because one
///   sentence stands on the one before, and none is left out. Only a turn
///   that still waits gives way to a newer turn.
/// - Time and replies (`Answer`, `Error`) come before all that waits, in this
///   order. Of each only the newest one waits.
/// - They also cut what is being said. It is said again after them, unless
///   it is a reply and this is a newer one.
/// - A key cuts what is being said, for good.
/// - Nothing cuts what is critical except the stop key, which also forgets
///   everything that waits.
/// - When the voice is lost, what it was saying is said again if it is
///   critical or nothing newer waits, but only once.
/// - When the voice stays away, the newest message is kept, and the newest
///   critical one about each topic.
#[derive(Debug, Default)]
pub(super) struct Queue {
    current: Option<QueuedUtterance>,
    /// In the order in which it will be said.
    waiting: VecDeque<QueuedUtterance>,
    count: u64,
}

/// What an input does to what is being said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub(super) enum Speech {
    GoesOn,
    IsCut,
}

#[derive(Debug)]
struct QueuedUtterance {
    utterance: Utterance,
    /// A newer message has a higher one.
    number: u64,
    /// The voice was lost in the middle of it.
    again: bool,
}

/// What is said before what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Lane {
    Time,
    Reply,
    Told,
}

impl Queue {
    /// Something is to be said.
    pub(super) fn push(&mut self, utterance: Utterance) -> Speech {
        let message = QueuedUtterance {
            utterance,
            number: self.count,
            again: false,
        };
        self.count += 1;
        self.waiting.retain(|old| !message.replaces(old));
        let speech = match &self.current {
            Some(current) if message.cuts(current) => Speech::IsCut,
            _ => Speech::GoesOn,
        };
        if speech == Speech::IsCut {
            let cut = self.current.take();
            let kept = cut.filter(|cut| !message.replaces(cut));
            self.put_back(kept);
        }
        let after = |old: &QueuedUtterance| old.lane() <= message.lane();
        let place = self.waiting.partition_point(after);
        self.waiting.insert(place, message);
        speech
    }

    /// What to say now, if nothing is being said.
    pub(super) fn next(&mut self) -> Option<&Utterance> {
        if self.current.is_some() {
            return None;
        }
        self.current = self.waiting.pop_front();
        self.current.as_ref().map(|it| &it.utterance)
    }

    /// What was being said has been said.
    pub(super) fn ended(&mut self) {
        self.current = None;
    }

    /// A key was pressed.
    pub(super) fn key(&mut self) -> Speech {
        match self.current.take_if(|it| !it.is_critical()) {
            Some(_) => Speech::IsCut,
            None => Speech::GoesOn,
        }
    }

    /// The stop key was pressed.
    pub(super) fn stop(&mut self) -> Speech {
        self.waiting.clear();
        match self.current.take() {
            Some(_) => Speech::IsCut,
            None => Speech::GoesOn,
        }
    }

    /// The voice is gone in the middle of it.
    pub(super) fn lost(&mut self) {
        let Some(cut) = self.current.take() else {
            return;
        };
        let newest = self.waiting.iter().all(|it| it.number < cut.number);
        if !cut.again && (cut.is_critical() || newest) {
            self.put_back(Some(QueuedUtterance { again: true, ..cut }));
        }
    }

    /// The voice has been gone for a while, and the game went on.
    pub(super) fn thin_out(&mut self) {
        let newest = self.waiting.iter().map(|it| it.number).max();
        let critical: Vec<(Topic, u64)> = (self.waiting.iter())
            .filter(|it| it.is_critical())
            .map(|it| (it.utterance.topic, it.number))
            .collect();
        self.waiting.retain(|it| {
            let newer = |(topic, number): &(Topic, u64)| {
                *topic == it.utterance.topic && *number > it.number
            };
            Some(it.number) == newest || it.is_critical() && !critical.iter().any(newer)
        });
    }

    /// Whether nothing is said and nothing waits.
    pub(super) fn is_idle(&self) -> bool {
        self.current.is_none() && self.waiting.is_empty()
    }

    fn put_back(&mut self, message: Option<QueuedUtterance>) {
        if let Some(message) = message {
            let before = |old: &QueuedUtterance| old.lane() < message.lane();
            let place = self.waiting.partition_point(before);
            self.waiting.insert(place, message);
        }
    }
}

impl QueuedUtterance {
    fn lane(&self) -> Lane {
        match self.utterance.topic {
            Topic::Time => Lane::Time,
            Topic::Answer | Topic::Error => Lane::Reply,
            Topic::Table | Topic::Mine | Topic::Turn | Topic::Hint | Topic::Talk => Lane::Told,
        }
    }

    fn is_critical(&self) -> bool {
        self.utterance.urgency == Urgency::Critical
    }

    /// Whether the old one is of no use any more.
    fn replaces(&self, old: &QueuedUtterance) -> bool {
        match self.lane() {
            Lane::Time | Lane::Reply => self.lane() == old.lane(),
            Lane::Told => [self, old].map(|it| it.utterance.topic) == [Topic::Turn; 2],
        }
    }

    fn cuts(&self, current: &QueuedUtterance) -> bool {
        self.lane() != Lane::Told && !current.is_critical()
    }
}

#[cfg(test)]
mod tests;
