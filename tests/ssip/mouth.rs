//! One voice for all clients, which takes its time.

use std::sync::PoisonError;
use std::time::Instant;

use super::{Room, Speech, State};

/// Says what waits, in the order in which it came, until the server is dead.
pub(super) fn speak(room: &Room) {
    let mut state = room.state();
    while !state.dead {
        let Some((client, end)) = state.next() else {
            let waited = room.changed.wait(state);
            state = waited.unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            state.finish(client, "end", 702);
            room.changed.notify_all();
        } else {
            // It may be cut meanwhile.
            let waited = room.changed.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl State {
    /// Whose text is being said, and when it comes to its end.
    fn next(&mut self) -> Option<(usize, Instant)> {
        let Speech::PerLetter(letter) = self.habits.speech else {
            return None;
        };
        let clients = self.clients.iter().enumerate();
        let firsts = clients.filter_map(|(client, it)| Some((it.queue.front()?.0, client)));
        let (id, client) = firsts.min()?;
        let said = &mut self.said[id - 1];
        let begun = *said.begun.get_or_insert_with(Instant::now);
        Some((client, begun + said.time(letter)))
    }
}
