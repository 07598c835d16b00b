use super::Review;
use crate::engine::{Phase, Street, Viewer};
use crate::l10n::L10n;
use crate::talk::{Question, Utterance};

/// A way through a hand: on (1) or back (-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// To the next moment of which something is told.
    Moment(isize),
    /// To the beginning of another part of the hand.
    Street(isize),
    /// To a decision of the player with whose eyes one looks.
    Decision(isize),
    /// To their last decision.
    LastDecision,
}

impl Review {
    /// Goes there and tells the moment, or says why not.
    pub(super) fn go(&mut self, step: Step, words: &L10n) -> Vec<Utterance> {
        let to = match step {
            Step::Moment(way) => self.find(self.at, way, |at| !self.said(at, words).is_empty()),
            Step::Street(way) => self.street(way),
            Step::Decision(way) => self.find(self.at, way, |at| self.is_decision(at)),
            Step::LastDecision => self.find(self.past.last() + 1, -1, |at| self.is_decision(at)),
        };
        match to {
            Some(to) => {
                self.at = to;
                let mut said = self.tell(words);
                // A player hears that it is their turn; at the rail one
                // wants to know whose decision this is.
                let decision = matches!(step, Step::Decision(_) | Step::LastDecision);
                if decision && self.eyes == Viewer::Rail {
                    said.push(Utterance::answer(self.reads(Question::Turn, words)));
                }
                said
            }
            None => {
                let key = match step {
                    Step::Moment(1) | Step::Street(1) => "review-at-end",
                    Step::Moment(_) | Step::Street(_) => "review-at-start",
                    Step::Decision(_) | Step::LastDecision => "review-no-decision",
                };
                vec![Utterance::answer(words.text(key))]
            }
        }
    }

    /// The nearest moment that way for which it is so.
    fn find(&self, from: usize, way: isize, is: impl Fn(usize) -> bool) -> Option<usize> {
        let next = |at: &usize| {
            at.checked_add_signed(way)
                .filter(|&at| at <= self.past.last())
        };
        std::iter::successors(next(&from), next).find(|&at| is(at))
    }

    /// On, the next part; back, the beginning of this part, or of the one
    /// before when this is its beginning.
    fn street(&self, way: isize) -> Option<usize> {
        self.find(self.at, way, |at| {
            at == 0 || self.part(at) != self.part(at - 1)
        })
    }

    /// The part of the hand at a moment.
    fn part(&self, at: usize) -> (Street, Phase) {
        let view = self.past.view(at, self.eyes);
        (view.street, view.phase)
    }

    fn is_decision(&self, at: usize) -> bool {
        match self.eyes {
            Viewer::Seat(seat) => self.past.decides(at, seat),
            Viewer::Rail => self.past.view(at, self.eyes).turn.is_some(),
        }
    }
}
