use serde::{Deserialize, Serialize};

use super::{Event, Seat};
use crate::rules::cards::Row;

/// Cards as one viewer may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// Cards that are safe to send to the viewer whom they were redacted for. What
/// holds other cards cannot be serialized:
///
/// ```compile_fail
/// use tabletalk::rules::{Event, Seat};
/// use tabletalk::rules::cards::Row;
/// let dealt: Event<Row> = Event::Dealt { seat: Seat::FIRST, cards: Row::EMPTY };
/// serde_json::to_string(&dealt);
/// ```
pub trait Redacted: Serialize {}

impl Redacted for Veiled {}

/// An event as one viewer may know it.
pub type Seen = Event<Veiled>;

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
