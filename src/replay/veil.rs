//! What a record does not know is not told.

use crate::cards::{CardSet, Row};
use crate::engine::{Event, Seen, Veiled};

/// The event with all cards that the record knows. A player of whom it knows
/// only some cards has unknown ones.
pub(super) fn veil(event: Event, made_up: CardSet) -> Seen {
    let hide = |cards: Row| match cards.set().intersects(made_up) {
        true => Veiled::Hidden(cards.len() as u8),
        false => Veiled::Known(cards),
    };
    match event {
        Event::Dealt { seat, cards } => Event::Dealt {
            seat,
            cards: hide(cards),
        },
        Event::Exchanged { seat, cards } => Event::Exchanged {
            seat,
            cards: hide(cards),
        },
        Event::Board {
            street,
            cards,
            facing,
        } => Event::Board {
            street,
            cards: hide(cards),
            facing,
        },
        _ => event.unveiled(),
    }
}
