//! What players have done in many hands: how often they enter, raise and go
//! to the showdown, and what they win. Counted at the table hand by hand, or
//! from the files of finished hands.

mod tally;
mod words;

pub use tally::PlayerTally;
pub(crate) use words::Share;

use crate::player::replay::Played;
use crate::rules::{Seat, Seats, Viewer};
use crate::speech::unmarked;

/// Everyone's figures in some hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    own: PlayerTally,
    /// Those who have played the most hands first.
    others: Vec<(String, PlayerTally)>,
}

impl Statistics {
    /// The figures of a table, which were counted by seat.
    pub(crate) fn of_table(names: &[String], me: Seat, tallies: &[PlayerTally]) -> Statistics {
        let mut all = Statistics::default();
        let seats = Seats::first(names.len()).into_iter();
        for ((seat, name), tally) in seats.zip(names).zip(tallies) {
            if seat == me {
                all.own = *tally
            } else {
                all.others.push((name.clone(), *tally))
            }
        }
        all
    }

    /// Adds a hand of a file. The one who recorded it is the player; the
    /// others are known by name.
    pub fn add(&mut self, played: &Played) {
        for (seat, mut tally) in PlayerTally::of_hand(&played.seen, &played.rules) {
            tally.biggest_pot /= played.decimals.parts();
            if played.viewer == Some(Viewer::Seat(seat)) {
                self.own.add(&tally);
                continue;
            }
            let name = played.players[seat.index()].name();
            match self.others.iter_mut().find(|(other, _)| *other == name) {
                Some((_, sum)) => sum.add(&tally),
                None => self.others.push((name, tally)),
            }
        }
        self.others.sort_by_key(|(_, tally)| u64::MAX - tally.hands);
    }

    /// The player's own figures.
    pub fn own(&self) -> &PlayerTally {
        &self.own
    }

    /// Everyone else's, by name.
    pub fn others(&self) -> &[(String, PlayerTally)] {
        &self.others
    }

    /// Whether there is no hand to tell of.
    pub(crate) fn is_empty(&self) -> bool {
        self.own.hands == 0 && self.others.iter().all(|(_, tally)| tally.hands == 0)
    }

    /// Somebody by name, however it is typed.
    pub fn named(&self, name: &str) -> Option<(&str, &PlayerTally)> {
        let wanted = unmarked(name.trim());
        let mut others = self.others.iter();
        let (name, tally) = others.find(|(other, _)| unmarked(other) == wanted)?;
        Some((name, tally))
    }
}
