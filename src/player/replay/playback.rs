//! A recorded hand to look at. What a record does not know is not told.

use super::Refused;
use super::play::play;
use super::record::{Player, Record};
use crate::rules::cards::CardSet;
use crate::rules::{Event, Hand, Seat, Seen, Veiled, View, Viewer};
use crate::speech::Decimals;

/// A recorded hand, moment by moment: after the deal, after each action and
/// after each street. Nobody sees more of it than they saw then.
pub struct Playback {
    names: Vec<String>,
    me: Option<Seat>,
    decimals: Decimals,
    moments: Vec<Hand>,
    /// Cards that stand for unknown ones.
    made_up: CardSet,
}

impl Playback {
    pub(super) fn of(record: &Record) -> Result<Playback, Refused> {
        let (mut moments, mut made_up) = (Vec::new(), CardSet::EMPTY);
        play(record, &mut |hand, cards| {
            moments.push(hand.clone());
            made_up = cards;
        })?;
        Ok(Playback {
            names: record.players.iter().map(Player::name).collect(),
            me: record.me(),
            decimals: record.decimals,
            moments,
            made_up,
        })
    }

    /// Who sits where.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Whose record it is, where it is one player's own.
    pub(crate) fn me(&self) -> Option<Seat> {
        self.me
    }

    /// How finely chips are counted.
    pub(crate) fn decimals(&self) -> Decimals {
        self.decimals
    }

    /// The last moment, counted from zero.
    pub fn last(&self) -> usize {
        self.moments.len().saturating_sub(1)
    }

    /// The table at a moment as the viewer knew it then.
    pub fn view(&self, moment: usize, viewer: Viewer) -> View {
        let hand = &self.moments[moment.min(self.last())];
        veil_view(hand.view(viewer, self.names.len()), self.made_up)
    }

    /// Whether the player had something to decide at that moment.
    pub(crate) fn decides(&self, moment: usize, seat: Seat) -> bool {
        let hand = self.moments.get(moment);
        hand.is_some_and(|hand| hand.choices(seat).is_some())
    }
}

/// The event with all cards that the record knows, or with those that its
/// writer saw.
pub(super) fn veil(event: Event, made_up: CardSet, viewer: Option<Viewer>) -> Option<Seen> {
    let seen = match viewer {
        Some(viewer) => event.seen_by(viewer)?,
        None => event.unveiled(),
    };
    Some(redact(seen, made_up))
}

/// The table without the cards that the record does not know.
fn veil_view(mut view: View, made_up: CardSet) -> View {
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
