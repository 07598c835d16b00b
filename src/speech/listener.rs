use crate::rules::{Seat, Viewer};

/// Whom sentences are for.
///
/// At a table both are the same person. Whoever goes through a hand of theirs
/// may see it with another player's eyes, and is "you" all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listener {
    /// Through whose eyes the table is seen: what may be known.
    pub(crate) eyes: Viewer,
    /// The player who is "you"; all others are called by name.
    pub(crate) you: Option<Seat>,
}

impl Listener {
    /// Whether the player is "you".
    pub(super) fn is(self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// Whether the table is seen from that seat.
    pub(super) fn sees_as(self, seat: Seat) -> bool {
        self.eyes.is(seat)
    }

    /// Whether the table is seen by somebody who does not play.
    pub(super) fn watches(self) -> bool {
        self.eyes == Viewer::Rail
    }
}

/// Somebody with their own eyes.
impl From<Viewer> for Listener {
    fn from(eyes: Viewer) -> Listener {
        let you = eyes.seat();
        Listener { eyes, you }
    }
}
