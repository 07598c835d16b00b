use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats that a table has.
pub const MAX_SEATS: usize = 12;

/// A place at the table, counted clockwise from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with that number, where the table has it.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < MAX_SEATS {
            Some(Seat(number as u8))
        } else {
            None
        }
    }

    /// The seat before this one, whether or not anybody sits there.
    pub(super) const fn before(self) -> Seat {
        Seat((self.0 + MAX_SEATS as u8 - 1) % MAX_SEATS as u8)
    }

    /// The seat's number, for tables of things by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Seat, String> {
        Seat::new(number.into()).ok_or_else(|| format!("there is no seat {number}"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u16);

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.into_iter().collect()
    }
}

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first so many seats of the table.
    pub const fn first(count: usize) -> Seats {
        Seats((1 << count) - 1)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat away.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set without that seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The seats that are in both sets.
    #[must_use]
    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub(crate) const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat of a set of one.
    pub fn only(self) -> Option<Seat> {
        (self.len() == 1).then_some(Seat(self.0.trailing_zeros() as u8))
    }

    /// The first seat of the set clockwise after the given one, which itself
    /// comes last.
    pub(crate) const fn next_after(self, seat: Seat) -> Option<Seat> {
        self.clockwise_after(seat).first()
    }

    /// The seats of the set clockwise, starting with the given one.
    pub(super) const fn clockwise_from(self, seat: Seat) -> SeatIter {
        SeatIter::from(self, seat.0)
    }

    /// The seats of the set clockwise, starting after the given one.
    pub const fn clockwise_after(self, seat: Seat) -> SeatIter {
        SeatIter::from(self, seat.0 + 1)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatIter;
    fn into_iter(self) -> SeatIter {
        SeatIter::from(self, 0)
    }
}

/// The seats of a set, clockwise.
#[derive(Clone, Debug)]
pub struct SeatIter {
    /// The bits of the set, turned so that the first of them comes first.
    turned: u16,
    by: u8,
}

impl SeatIter {
    const fn from(seats: Seats, by: u8) -> SeatIter {
        SeatIter {
            turned: seats.0.rotate_right(by as u32),
            by,
        }
    }

    const fn first(&self) -> Option<Seat> {
        match self.turned {
            0 => None,
            turned => Some(Seat((turned.trailing_zeros() as u8 + self.by) % 16)),
        }
    }
}

impl Iterator for SeatIter {
    type Item = Seat;
    fn next(&mut self) -> Option<Seat> {
        let seat = self.first()?;
        self.turned &= self.turned - 1;
        Some(seat)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.into_iter().map(|s| s.0))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_round() {
        let seats: Seats = [1, 4, 9].into_iter().filter_map(Seat::new).collect();
        for seat in Seats::first(MAX_SEATS) {
            let order: Vec<usize> = seats.clockwise_after(seat).map(Seat::index).collect();
            let expected = match seat.index() {
                1..4 => [4, 9, 1],
                4..9 => [9, 1, 4],
                _ => [1, 4, 9],
            };
            assert_eq!(order, expected, "after {seat:?}");
            assert_eq!(seats.next_after(seat).map(Seat::index), Some(expected[0]));
        }
        assert_eq!(Seats::NONE.next_after(Seat(3)), None);
    }
}
