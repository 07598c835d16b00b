use crate::rules::{Choices, Hand, Seats};

/// What a table waits for, as far as its timers are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::table) enum WaitsFor {
    /// All pick at once.
    Picks {
        /// Whether there is no further wave.
        all_open: bool,
    },
    /// Somebody takes a card from the board, or not.
    Discard(Decider),
    /// Somebody decides something else.
    Turn(Decider),
    /// It is nobody's turn.
    Nobody,
}

/// Who decides. Time is the same for everybody, but a computer player need not
/// be told first what there is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::table) enum Decider {
    Person,
    Bot,
}

impl WaitsFor {
    pub(in crate::table) fn of(hand: &Hand, people: Seats) -> WaitsFor {
        match hand.turn() {
            None if hand.is_over() => WaitsFor::Nobody,
            None => WaitsFor::Picks {
                all_open: usize::from(hand.open_cards()) == hand.board().len(),
            },
            Some(turn) => {
                let decider = if people.contains(turn) {
                    Decider::Person
                } else {
                    Decider::Bot
                };
                match hand.choices(turn) {
                    Some(Choices::Discard { .. }) => WaitsFor::Discard(decider),
                    _ => WaitsFor::Turn(decider),
                }
            }
        }
    }

    /// Whether people must hear what there is to decide before their time runs.
    pub(super) fn is_heard(self) -> bool {
        match self {
            WaitsFor::Picks { .. } => true,
            WaitsFor::Discard(decider) | WaitsFor::Turn(decider) => decider == Decider::Person,
            WaitsFor::Nobody => false,
        }
    }
}
