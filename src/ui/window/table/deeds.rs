//! What everyone did last, and what lies before them: from what was seen.

use crate::rules::cards::Card;
use crate::rules::{Blind, Event, MAX_SEATS, Seat, Seen, View};

/// What is told of each seat besides its chips and its cards.
#[derive(Debug, Default)]
pub(super) struct Deeds {
    last: [Option<Deed>; MAX_SEATS],
    drawn: [Option<usize>; MAX_SEATS],
    blinds: [Option<Blind>; MAX_SEATS],
    /// Who was the last to do anything in this part of the hand.
    pub(super) latest: Option<Seat>,
    /// The community cards that players took away; `None` was not seen.
    pub(super) taken: Vec<Option<Card>>,
    /// How many cards are burned.
    pub(super) burned: usize,
}

/// What a player did, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Checked,
    Called,
    Bet,
    Raised,
    Continued,
    TookAway,
    Passed,
    Mucked,
}

impl Deeds {
    /// All that was seen of this hand.
    pub(super) fn of(view: &View) -> Deeds {
        let mut deeds = Deeds::default();
        view.seen.iter().for_each(|event| deeds.note(event));
        deeds
    }

    /// What the player did last in this part of the hand.
    pub(super) fn last(&self, seat: Seat) -> Option<Deed> {
        self.last[seat.index()]
    }

    /// How many cards the player has exchanged, once they have had the choice.
    pub(super) fn drawn(&self, seat: Seat) -> Option<usize> {
        self.drawn[seat.index()]
    }

    /// The blind that the player has posted.
    pub(super) fn blind(&self, seat: Seat) -> Option<Blind> {
        self.blinds[seat.index()]
    }

    fn note(&mut self, event: &Seen) {
        self.latest = match *event {
            Event::Folded { seat } | Event::Exchanged { seat, .. } => Some(seat),
            Event::Board { .. } | Event::Wave { .. } => None,
            _ => self.latest,
        };
        let (seat, deed) = match *event {
            Event::Checked { seat } => (seat, Deed::Checked),
            Event::Called { seat, .. } => (seat, Deed::Called),
            Event::Bet { seat, .. } => (seat, Deed::Bet),
            Event::Raised { seat, .. } => (seat, Deed::Raised),
            Event::Continued { seat, .. } => (seat, Deed::Continued),
            Event::Passed { seat, .. } => (seat, Deed::Passed),
            Event::Mucked { seat } => (seat, Deed::Mucked),
            Event::BoardDiscarded { seat, card, .. } => {
                let card = card.known().and_then(|row| row.first().copied());
                self.taken.push(card);
                (seat, Deed::TookAway)
            }
            Event::Exchanged { seat, cards } => {
                // With the first exchange a new part of the hand begins.
                if self.drawn == [None; MAX_SEATS] {
                    self.last = Default::default();
                }
                self.drawn[seat.index()] = Some(cards.count());
                return;
            }
            Event::Blind { seat, blind, .. } => {
                self.blinds[seat.index()] = Some(blind);
                return;
            }
            Event::Board { .. } | Event::Wave { .. } => {
                self.last = Default::default();
                return;
            }
            Event::Burned => {
                self.burned += 1;
                return;
            }
            _ => return,
        };
        self.last[seat.index()] = Some(deed);
        self.latest = Some(seat);
    }
}
