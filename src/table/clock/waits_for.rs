use crate::rules::{Choices, Hand, Seats};

/// What a table waits for, as far as its timers are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::table) enum WaitsFor {
    /// All pick at once.
    Picks {
        /// Whether there is no further wave.
        all_open: bool,
    },
    /// A person takes a card from the board, or not.
    Discard,
    /// A person decides something else.
    Person,
    /// It is no person's turn.
    Others,
}

impl WaitsFor {
    pub(in crate::table) fn of(hand: &Hand, people: Seats) -> WaitsFor {
        match hand.turn() {
            None if hand.is_over() => WaitsFor::Others,
            None => WaitsFor::Picks {
                all_open: usize::from(hand.open_cards()) == hand.board().len(),
            },
            Some(turn) if !people.contains(turn) => WaitsFor::Others,
            Some(turn) => match hand.choices(turn) {
                Some(Choices::Discard { .. }) => WaitsFor::Discard,
                _ => WaitsFor::Person,
            },
        }
    }
}
