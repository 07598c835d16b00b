//! The line to one person, and how long they listen.

use std::collections::VecDeque;
use std::time::Duration;

use super::own_time::BANK;
use super::{Chair, Host, Sitter};
use crate::rules::{Action, Seat, Status};
use crate::table::TimeScale;
use crate::table::clock::WaitsFor;
use crate::table::protocol::{ANSWERS_KEPT, AskId, Decision, Refusal, Tell};

/// The line to one person: what they asked and were told.
#[derive(Debug, Default)]
pub(super) struct Line {
    /// When, by the time outside, they have heard what they were told.
    pub(super) heard: Duration,
    /// Whether they have said so since the cards to pick were opened.
    pub(super) listens: bool,
    /// Since when, by the time outside, they are away.
    pub(super) away: Option<Duration>,
    /// When, by the time outside, they came back.
    pub(super) back: Duration,
    /// How far they stretch their own time.
    pub(super) time: TimeScale,
    /// How much time they have beyond that.
    pub(super) bank: Duration,
    /// In which hand they last gave somebody time.
    pub(super) gave: Option<u64>,
    /// The number of the last update that was told to somebody else in their
    /// seat.
    pub(super) not_theirs: u64,
    /// What they had done last, and in which decision, when the table was brought
    /// back: the answer to it may never have reached them.
    pub(super) done: Option<(Decision, Action)>,
    /// The last answers, the newest last.
    answers: VecDeque<(AskId, Result<(), Refusal>)>,
}

impl Line {
    /// For somebody who takes a seat over that was told so much.
    pub(super) fn after(seq: u64) -> Line {
        Line {
            not_theirs: seq,
            bank: BANK,
            ..Line::default()
        }
    }

    /// What was answered to the same ask before. One that is forgotten does no
    /// harm either: it names a decision or a hand that is past, or a value that
    /// is set.
    pub(super) fn answer_to(&self, id: AskId) -> Option<Result<(), Refusal>> {
        let known = self.answers.iter().find(|(its, _)| *its == id);
        known.map(|(_, answer)| *answer)
    }

    pub(super) fn remember(&mut self, id: AskId, answer: Result<(), Refusal>) {
        // An ask may come again after all later ones that it allows, and after as
        // many older ones that had been lost on their way.
        if self.answers.len() == 2 * ANSWERS_KEPT {
            self.answers.pop_front();
        }
        self.answers.push_back((id, answer));
    }
}

impl Host {
    /// Somebody listens: no clock runs for them before they have heard all.
    ///
    /// Where others sit as well, they are not kept waiting for ever, and how
    /// long they wait must not tell what somebody else hears: not to the
    /// second, and not that somebody has picked a card.
    pub(super) fn listen(&mut self, seat: Seat, decision: Decision, time: Duration, now: Duration) {
        if decision != self.decision(seat) {
            return;
        }
        let alone = self.people().len() == 1;
        let latest = self.latest_hearing(seat);
        let picking = matches!(self.waits_for(), WaitsFor::Picks { .. });
        let Some(line) = self.line(seat) else {
            return;
        };
        let listened = std::mem::replace(&mut line.listens, true);
        line.heard = match alone {
            true => now + time,
            false if picking && listened => return,
            false => latest.min(now + coarse(time)),
        };
        let before = self.clock.times();
        self.clock.let_hear(self.heard());
        if self.clock.times() != before {
            self.tell(seat, Tell::Times(self.times(seat)));
        }
    }

    /// Nobody listens for longer, whatever their program says: with others a
    /// decision can be heard in so much time from when there is one, or from when
    /// they are there again to hear it.
    fn latest_hearing(&self, seat: Seat) -> Duration {
        let asked = self.clock.asked();
        let back = match self.chairs.get(seat.index()).map(|chair| &chair.sitter) {
            Some(Sitter::Person(line)) => line.back,
            Some(Sitter::Bot(_)) | None => Duration::ZERO,
        };
        let again = (back + LONGEST_HEARING).min(self.held_until(seat, back));
        again.max(asked + LONGEST_HEARING)
    }

    /// When all for whom the table waits have heard what to decide. While all
    /// pick, that is everybody in the hand: who has picked is a secret. Whoever
    /// is away when it is their turn hears nothing for a while.
    pub(super) fn heard(&self) -> Duration {
        let Some(hand) = self.game.hand() else {
            return Duration::ZERO;
        };
        let waits = |seat| match hand.turn() {
            Some(turn) => turn == seat,
            None => !hand.is_over() && hand.status(seat) != Status::Folded,
        };
        let heard = |chair: &Chair| match &chair.sitter {
            Sitter::Person(line) if waits(chair.seat) => match line.away {
                Some(since) if hand.turn().is_some() => self.held_until(chair.seat, since),
                _ => line.heard,
            },
            _ => Duration::ZERO,
        };
        self.chairs.iter().map(heard).max().unwrap_or_default()
    }
}

/// Where others wait, what there is to decide is heard in so much time.
const LONGEST_HEARING: Duration = Duration::from_secs(15);

/// In whole steps of five seconds, and not for longer than three of them.
fn coarse(time: Duration) -> Duration {
    const STEP: u64 = 5;
    let steps = (time.as_secs() / STEP + 1).min(3);
    Duration::from_secs(steps * STEP)
}
