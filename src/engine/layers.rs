//! What was put in, cut into layers: each is matched by all who reach its top.

use super::{Chips, MAX_SEATS};

/// A slice of everyone's chips between two heights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layer {
    floor: Chips,
    top: Chips,
}

impl Layer {
    /// How much of what someone has put in lies in it.
    pub fn of(self, put_in: Chips) -> Chips {
        put_in.min(self.top).saturating_sub(self.floor)
    }

    /// Whether someone has put in enough to have a share in all of it.
    pub fn is_reached_by(self, put_in: Chips) -> bool {
        put_in >= self.top
    }
}

/// The layers from the lowest, one up to each different height. The one up to
/// nothing is there where someone has put in nothing: dead money is won in it.
pub fn layers(heights: impl Iterator<Item = Chips>) -> impl Iterator<Item = Layer> {
    // Every player and the sky. Computer players cut layers for each hand
    // that they imagine, so this is no place for a list on the heap.
    let mut tops = [0; MAX_SEATS + 1];
    let mut count = 0;
    for (top, height) in tops.iter_mut().zip(heights) {
        *top = height;
        count += 1;
    }
    tops[..count].sort_unstable();
    let mut below = None;
    tops.into_iter().take(count).filter_map(move |top| {
        let floor = below.replace(top);
        (floor != Some(top)).then_some(Layer {
            floor: floor.unwrap_or(0),
            top,
        })
    })
}
