use std::time::Duration;

use super::Client;
use crate::rules::{Event, Phase, Seat, Seen};
use crate::speech::Utterance;

/// So long at most it is silent while others fold, check and call: after that the
/// table would seem to stand still.
const LONGEST: Duration = Duration::from_secs(3);

/// What others did without deciding anything. It waits for what matters, and is then
/// told with it as one.
#[derive(Debug, Default)]
pub(super) struct HeldBack {
    seen: Vec<Seen>,
    /// When it is told at the latest.
    until: Duration,
}

impl HeldBack {
    /// When it is told at the latest, if there is something to tell.
    pub(super) fn wake(&self) -> Option<Duration> {
        (!self.seen.is_empty()).then_some(self.until)
    }
}

impl Client {
    /// All that is to be told now: what waited, and this; nothing, where this waits,
    /// too.
    pub(super) fn no_longer_held_back(&mut self, seen: &[Seen]) -> Vec<Seen> {
        let waits = !seen.is_empty() && self.may_wait(seen);
        let held = &mut self.held_back;
        if waits && held.seen.is_empty() {
            held.until = self.now + LONGEST;
        }
        held.seen.extend_from_slice(seen);
        if waits {
            return Vec::new();
        }
        std::mem::take(&mut held.seen)
    }

    /// Tells what waits, because the player has asked or done something (the answer
    /// comes first, it would cut this short), or because it has waited long enough.
    pub(super) fn tell_held_back(&mut self) -> Vec<Utterance> {
        if self.held_back.seen.is_empty() {
            return Vec::new();
        }
        self.announce(&[])
    }

    /// The same, once the time has come.
    pub(super) fn tell_when_due(&mut self) -> Vec<Utterance> {
        match self.held_back.wake() {
            Some(until) if until <= self.now => self.tell_held_back(),
            _ => Vec::new(),
        }
    }

    fn may_wait(&self, seen: &[Seen]) -> bool {
        let goes_on = self.told.phase() != Some(Phase::Over) && !self.told.is_my_turn();
        let joins = self.tutor.is_none() && self.announcer.joins();
        goes_on && joins && (seen.iter()).all(|event| decides_nothing(event, self.told.seat()))
    }
}

/// Whether it can wait to be told: others fold, check and call.
pub fn decides_nothing(event: &Seen, own: Seat) -> bool {
    match *event {
        Event::Folded { seat } | Event::Checked { seat } | Event::Passed { seat, .. } => {
            seat != own
        }
        Event::Called { seat, all_in, .. } => seat != own && !all_in,
        _ => false,
    }
}
