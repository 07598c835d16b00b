use std::time::Duration;

use super::{Room, Sitter};
use crate::rules::Seat;
use crate::server::hall::Limits;
use crate::server::hall::token::Hash;
use crate::server::keep::{Entry, TableId};
use crate::table::{Host, Presence};

impl Room {
    /// A table as it was when its last entry was kept. Everybody is away until
    /// they come back. `None` where the entries are of no table.
    pub(in crate::server::hall) fn restore(
        id: TableId,
        entries: &[Entry],
        limits: &Limits,
        now: Duration,
    ) -> Option<Room> {
        let (first, rest) = entries.split_first()?;
        let Entry::Set(set) = first else {
            return None;
        };
        let mut records = Vec::new();
        let mut people: Vec<(Seat, Hash)> = Vec::new();
        let mut master = Seat::FIRST;
        for entry in rest {
            match entry {
                Entry::Record(record) => records.push(record.clone()),
                Entry::Token(seat, hash) => {
                    people.retain(|(its, _)| its != seat);
                    people.push((*seat, hash.clone()));
                }
                Entry::NoToken(seat) => people.retain(|(its, _)| its != seat),
                Entry::Host(seat) => master = *seat,
                Entry::Set(_) => return None,
            }
        }
        let (start, names, grace) = (set.start()?, &set.names, limits.grace);
        let (mut host, followed) =
            Host::resume_company(&start, names, &records, now, grace).ok()?;
        if followed < records.len() {
            return None;
        }
        host.start_records();
        let mut room = Room::around(id, (**set).clone(), host, limits);
        room.entries = entries.len() as u64;
        room.master = master;
        room.empty = Some(now);
        for (seat, hash) in people {
            let sitter = Sitter {
                hash,
                line: None,
                away_at: None,
                hears_from: 0,
                given: None,
            };
            room.people.insert(seat, sitter);
            room.host.set_presence(seat, Presence::Away, now);
        }
        // Nobody is there to hear it.
        room.host.take_frames();
        Some(room)
    }
}
