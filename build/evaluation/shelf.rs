//! Fits rows full of gaps into each other.

use std::cmp::Reverse;

/// Numbered places, each empty or with a value. Rows are put so that their
/// values come to lie in the gaps of other rows, or on equal values.
pub(crate) struct Shelf {
    values: Vec<Option<u16>>,
    /// A bit for each place, set where it is empty, to try 64 at once.
    empty: Vec<u64>,
    /// Where each value lies.
    places: Vec<Vec<usize>>,
}

/// The values of a row, each with its distance from the first.
type Slots = [(usize, u16)];

impl Shelf {
    pub(crate) fn new(places: usize) -> Shelf {
        Shelf {
            values: vec![None; places],
            empty: vec![!0; places / 64],
            places: Vec::new(),
        }
    }

    /// Puts a row down and returns where its first value is.
    pub(crate) fn put(&mut self, row: &Slots) -> usize {
        let start = self.most_shared(row).unwrap_or_else(|| self.first_gap(row));
        for &(distance, value) in row {
            let place = start + distance;
            if self.values[place].is_none() {
                self.values[place] = Some(value);
                self.empty[place / 64] &= !(1 << (place % 64));
                let value = value as usize;
                self.places
                    .resize_with(self.places.len().max(value + 1), Vec::new);
                self.places[value].push(place);
            }
        }
        start
    }

    pub(crate) fn into_values(self) -> Vec<u16> {
        (self.values.into_iter())
            .map(Option::unwrap_or_default)
            .collect()
    }

    /// Where the most values of the row lie already and no other value is in
    /// its way.
    fn most_shared(&self, row: &Slots) -> Option<usize> {
        (row.iter())
            .flat_map(|&(distance, value)| {
                let places = self.places.get(value as usize).into_iter().flatten();
                places.filter_map(move |place| place.checked_sub(distance))
            })
            .filter_map(|start| Some((self.shared(row, start)?, start)))
            .max_by_key(|&(shared, start)| (shared, Reverse(start)))
            .map(|(_, start)| start)
    }

    /// How many values the row would share there, unless it does not fit.
    fn shared(&self, row: &Slots, start: usize) -> Option<usize> {
        let mut shared = 0;
        for &(distance, value) in row {
            match self.values.get(start + distance)? {
                Some(there) if *there == value => shared += 1,
                Some(_) => return None,
                None => {}
            }
        }
        Some(shared)
    }

    /// The first start from which all the row's places are empty.
    fn first_gap(&self, row: &Slots) -> usize {
        (0..self.values.len())
            .step_by(64)
            .find_map(|start| {
                let fits = (row.iter()).try_fold(!0, |fits, (distance, _)| {
                    let fits = fits & self.empty_from(start + distance);
                    (fits != 0).then_some(fits)
                })?;
                Some(start + fits.trailing_zeros() as usize)
            })
            .expect("the shelf is long enough")
    }

    /// Which of the 64 places from this one on are empty.
    fn empty_from(&self, place: usize) -> u64 {
        let word = |i| self.empty.get(i).copied().unwrap_or(0);
        let (i, shift) = (place / 64, place % 64);
        let upper = word(i + 1).checked_shl(64 - shift as u32).unwrap_or(0);
        word(i) >> shift | upper
    }
}
