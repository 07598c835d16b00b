//! What a record does not know is not told.

use crate::cards::CardSet;
use crate::engine::{Event, Seen, Veiled, View, Viewer};

/// The event with all cards that the record knows, or as the one knows it who
/// wrote the record. A player of whom it knows only some cards has unknown
/// ones.
pub(super) fn veil(event: Event, made_up: CardSet, viewer: Option<Viewer>) -> Option<Seen> {
    let seen = match viewer {
        Some(viewer) => event.seen_by(viewer)?,
        None => event.unveiled(),
    };
    Some(redact(seen, made_up))
}

/// The table without the cards that the record does not know.
pub(super) fn veil_view(mut view: View, made_up: CardSet) -> View {
    let own = view.seats.iter_mut().flat_map(|seat| &mut seat.cards);
    for place in own.chain(&mut view.board) {
        *place = place.filter(|card| !made_up.contains(*card));
    }
    for event in &mut view.seen {
        *event = redact(*event, made_up);
    }
    view
}

/// Where one card of several is unknown, all are.
fn redact(event: Seen, made_up: CardSet) -> Seen {
    let hide = |cards: Veiled| match cards {
        Veiled::Known(row) if row.set().intersects(made_up) => Veiled::Hidden(row.len() as u8),
        _ => cards,
    };
    event.veiled_more(hide)
}
