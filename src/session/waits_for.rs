use crate::engine::{Choices, Hand, Seat};

/// What a table waits for, as far as its timers are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WaitsFor {
    /// All pick at once.
    Picks {
        /// Whether there is no further wave.
        all_open: bool,
    },
    /// The person takes a card from the board, or not.
    Discard,
    /// The person decides something else.
    Person,
    /// It is not the person's turn.
    Others,
}

impl WaitsFor {
    pub(super) fn of(hand: &Hand, person: Seat) -> WaitsFor {
        match hand.turn() {
            None if hand.is_over() => WaitsFor::Others,
            None => WaitsFor::Picks {
                all_open: usize::from(hand.open_cards()) == hand.board().len(),
            },
            Some(turn) if turn != person => WaitsFor::Others,
            Some(_) => match hand.choices(person) {
                Some(Choices::Discard { .. }) => WaitsFor::Discard,
                _ => WaitsFor::Person,
            },
        }
    }
}
