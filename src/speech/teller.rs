use std::slice;

use super::join::join;
use super::so_far::SoFar;
use super::speaker::Speaker;
use super::verbosity::{Verbosities, Verbosity};
use crate::rules::Seen;
use crate::speech::{L10n, Listener};

/// Tells what happens at a table, as an account of it to read.
///
/// It remembers the hand under way, so every event of a hand must pass
/// through the same teller, in order.
pub struct Teller<'a> {
    words: &'a L10n,
    names: Vec<String>,
    listener: Listener,
    so_far: SoFar,
}

impl<'a> Teller<'a> {
    /// Tells that listener. The names are by seat.
    pub fn new(listener: impl Into<Listener>, names: Vec<String>, words: &'a L10n) -> Teller<'a> {
        Teller {
            words,
            names,
            listener: listener.into(),
            so_far: SoFar::default(),
        }
    }

    /// Tells one event by itself; `None` where it says nothing.
    pub fn tell(&mut self, event: &Seen) -> Option<String> {
        self.tell_all(slice::from_ref(event)).pop()
    }

    /// Tells events one sentence after another. What happens at the same
    /// moment is one sentence: the blinds, a hand shown and its value, the
    /// shares of a pot.
    pub fn tell_all(&mut self, events: &[Seen]) -> Vec<String> {
        let parts = self.parts(events).into_iter();
        parts.map(|part| self.words.sentence(&part)).collect()
    }

    /// The same, as parts of sentences.
    pub(super) fn parts(&mut self, events: &[Seen]) -> Vec<String> {
        let statements = join(events, &mut self.so_far);
        let speaker = Speaker {
            words: self.words,
            names: &self.names,
            listener: self.listener,
            // An account is read later, so it has every amount.
            verbosity: Verbosities {
                own: Verbosity::Full,
                ..Verbosities::default()
            },
        };
        (statements.iter())
            .filter_map(|statement| speaker.part(statement))
            .collect()
    }
}
