use super::{Event, Seat};
use crate::cards::Row;

/// Cards as one viewer may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Veiled {
    /// These.
    Known(Row),
    /// So many, unseen.
    Hidden(u8),
}

impl Veiled {
    /// The cards, where they may be known.
    pub fn known(&self) -> Option<&Row> {
        match self {
            Veiled::Known(row) => Some(row),
            Veiled::Hidden(_) => None,
        }
    }

    /// How many cards there are.
    pub fn count(&self) -> usize {
        match self {
            Veiled::Known(row) => row.len(),
            Veiled::Hidden(count) => (*count).into(),
        }
    }
}

/// An event as one viewer may know it.
pub type Seen = Event<Veiled>;

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody at the rail, who sees what everyone sees.
    Rail,
}

impl Viewer {
    /// Whether the viewer sits there.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Where the viewer sits, unless they stand at the rail.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Rail => None,
        }
    }
}
