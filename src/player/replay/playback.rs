//! A recorded hand to look at. What a record does not know is not told.

use std::sync::Arc;
use std::time::Duration;

use super::Refused;
use super::play::play;
use super::record::{Player, Record};
use crate::rules::cards::CardSet;
use crate::rules::{Event, Hand, Seat, Seen, Snapshot, Veiled, View, Viewer};
use crate::speech::Decimals;
use crate::table::{Recorded, Table, Tell};

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

    /// The hand as the viewer knew it then, moment by moment.
    pub fn views(&self, viewer: Viewer) -> Vec<Arc<View>> {
        let Some(hand) = self.moments.first() else {
            return Vec::new();
        };
        let mut seen = Vec::new();
        let tells = self
            .table(viewer)
            .hear(Duration::ZERO)
            .into_iter()
            .flatten();
        let updates = tells.filter_map(|tell| match tell {
            Tell::Update(update) => Some(update),
            _ => None,
        });
        updates
            .map(|update| {
                seen.extend(update.seen);
                let rules = Arc::clone(hand.rules());
                Arc::new(update.table.into_view(rules, seen.clone()))
            })
            .collect()
    }

    /// The table that tells it so.
    fn table(&self, viewer: Viewer) -> Recorded {
        let mut told = 0;
        Recorded::new(self.moments.iter().map(|hand| {
            let seen: Vec<Seen> = hand.seen_by(viewer).skip(told).collect();
            told += seen.len();
            let seen = seen.into_iter().map(|it| redact(it, self.made_up));
            let table = hand.snapshot(viewer, self.names.len());
            (seen.collect(), veil_table(table, self.made_up))
        }))
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
fn veil_table(mut table: Snapshot, made_up: CardSet) -> Snapshot {
    let own = table.seats.iter_mut().flat_map(|seat| &mut seat.cards);
    for place in own.chain(&mut table.board) {
        *place = place.filter(|card| !made_up.contains(*card));
    }
    table
}

/// Where one card of several is unknown, all are.
fn redact(event: Seen, made_up: CardSet) -> Seen {
    let hide = |cards: Veiled| match cards {
        Veiled::Known(row) if row.set().intersects(made_up) => Veiled::Hidden(row.len() as u8),
        _ => cards,
    };
    event.veiled_more(hide)
}
