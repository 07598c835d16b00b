use std::borrow::Cow;
use std::slice;

use super::moment;
use super::so_far::SoFar;
use crate::engine::{Seat, Seen};
use crate::l10n::{L10n, Message};

/// Tells what happens at a table.
///
/// It remembers the hand under way, so every event of a hand must pass
/// through the same teller, in order.
pub struct Teller<'a> {
    pub(super) words: &'a L10n,
    names: Vec<String>,
    /// Who listens, where it is a player.
    pub(super) own: Option<Seat>,
    so_far: SoFar,
}

impl<'a> Teller<'a> {
    /// Tells somebody at the rail. The names are by seat.
    pub fn new(names: Vec<String>, words: &'a L10n) -> Teller<'a> {
        Teller {
            words,
            names,
            own: None,
            so_far: SoFar::default(),
        }
    }

    /// Tells the player at that seat, who is "you".
    pub fn for_seat(own: Seat, names: Vec<String>, words: &'a L10n) -> Teller<'a> {
        Teller {
            own: Some(own),
            ..Teller::new(names, words)
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
        moment::join(events, &mut self.so_far)
            .iter()
            .filter_map(|moment| self.sentence(moment))
            .collect()
    }

    /// The player's name, or the seat's for a player without one.
    pub(super) fn name(&self, seat: Seat) -> Cow<'_, str> {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => Cow::Borrowed(name),
            _ => {
                let unnamed = Message::new("seat").with("number", seat.index() + 1);
                Cow::Owned(self.words.say(&unnamed))
            }
        }
    }

    /// Several players' names, with that word for the listener.
    pub(super) fn names(&self, seats: &[Seat], you: &Message<'_>) -> String {
        let name = |&seat: &Seat| match self.own {
            Some(own) if own == seat => self.words.say(you),
            _ => self.name(seat).into_owned(),
        };
        self.words.list(&seats.iter().map(name).collect::<Vec<_>>())
    }

    /// A sentence about one player, in the form for whoever listens.
    pub(super) fn about(&self, seat: Seat, message: Message<'_>) -> String {
        if self.own == Some(seat) {
            return self.words.say(&message.form("you"));
        }
        let name = self.name(seat);
        self.words.say(&message.with("name", name.as_ref()))
    }
}
