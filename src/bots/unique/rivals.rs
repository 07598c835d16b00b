//! What the others may hold, who stay in or have yet to decide.

use rand::RngExt;

use super::super::chance::Dice;
use super::holes::percentile;
use crate::rules::cards::{Card, CardSet};
use crate::rules::{Phase, Seat, SeatView, Seen, Status, View};

/// One of the others, as far as the hole cards are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rival {
    /// Has given up, or was not dealt in.
    Out,
    /// Was all in before there was anything to decide.
    Forced,
    /// Has paid to stay in.
    Stayed,
    /// Has yet to decide.
    Undecided,
}

impl Rival {
    /// Everyone at the table by seat; the viewer counts as out.
    pub(super) fn read(view: &View) -> Vec<Rival> {
        let stayed = |seat: Seat| {
            let paid =
                |seen: &Seen| matches!(seen, Seen::Continued { seat: it, .. } if *it == seat);
            view.seen.iter().any(paid)
        };
        let read = |seat: &SeatView| match seat.status {
            _ if view.viewer.is(seat.seat) => Rival::Out,
            Status::Folded | Status::Busted => Rival::Out,
            _ if stayed(seat.seat) => Rival::Stayed,
            Status::AllIn => Rival::Forced,
            Status::Active if view.phase == Phase::Continuing => Rival::Undecided,
            Status::Active => Rival::Forced,
        };
        view.seats.iter().map(read).collect()
    }
}

/// The cards that the viewer cannot see, to deal from.
pub(super) struct Unseen {
    deck: Vec<Card>,
    dealt: usize,
}

impl Unseen {
    pub(super) fn of(view: &View, hole: [Card; 2]) -> Unseen {
        let mut known: CardSet = hole.into_iter().collect();
        known = known | view.face_up();
        for seen in &view.seen {
            if let Seen::BoardDiscarded { card, .. } = seen {
                known = known | card.known().map_or(CardSet::EMPTY, |card| card.set());
            }
        }
        Unseen {
            deck: (!known).into_iter().collect(),
            dealt: 0,
        }
    }

    pub(super) fn shuffle(&mut self) {
        self.dealt = 0;
    }

    pub(super) fn draw(&mut self, dice: &mut Dice) -> Card {
        let other = dice.random_range(self.dealt..self.deck.len());
        self.deck.swap(self.dealt, other);
        self.dealt += 1;
        self.deck[self.dealt - 1]
    }

    /// Hole cards such as the rival may hold; `None` where the rival is out
    /// or would not stay with them.
    pub(super) fn hole_of(
        &mut self,
        rival: Rival,
        least: f32,
        dice: &mut Dice,
    ) -> Option<[Card; 2]> {
        if rival == Rival::Out {
            return None;
        }
        let mut tries = 0;
        loop {
            let hole = [self.draw(dice), self.draw(dice)];
            let stays = rival == Rival::Forced || would_stay(hole, least, dice);
            match rival {
                _ if stays => return Some(hole),
                Rival::Stayed if tries < MOST_TRIES => {
                    tries += 1;
                    self.dealt -= 2;
                }
                Rival::Stayed => return Some(hole),
                _ => return None,
            }
        }
    }
}

/// Hole cards that are tried before any will do.
const MOST_TRIES: u32 = 6;

/// How often players stay in with hole cards that they should give up, and
/// the other way round.
const ODD: f64 = 0.15;

fn would_stay(hole: [Card; 2], least: f32, dice: &mut Dice) -> bool {
    (percentile(hole) >= least) != dice.random_bool(ODD)
}
