use std::borrow::Cow;
use std::fmt::Display;

use super::{Listener, Verbosities, Verbosity};
use crate::rules::Seat;
use crate::speech::{About, L10n, Message, msg};

/// Who is told, and in which words: what all sentences need.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub(super) words: &'a L10n,
    /// By seat.
    pub(super) names: &'a [String],
    pub(super) listener: Listener,
    pub(super) verbosity: Verbosities,
}

impl<'a> Speaker<'a> {
    /// The player's name, or the seat's for a player without one.
    pub(super) fn name(&self, seat: Seat) -> Cow<'a, str> {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => Cow::Borrowed(name),
            _ => {
                let unnamed = msg!(seat {
                    number: seat.index() + 1
                });
                Cow::Owned(self.words.say(&unnamed))
            }
        }
    }

    /// Several players' names.
    pub(super) fn names(&self, seats: &[Seat]) -> String {
        let name = |&seat: &Seat| self.who(seat).into_owned();
        self.words.list(&seats.iter().map(name).collect::<Vec<_>>())
    }

    /// The player's name, or the word for the listener.
    pub(super) fn who(&self, seat: Seat) -> Cow<'a, str> {
        if self.listener.is(seat) {
            Cow::Owned(self.words.text(msg::YOU))
        } else {
            self.name(seat)
        }
    }

    /// Cards as messages take them: in brief their shortest names.
    pub(super) fn cards(&self, cards: impl Display) -> String {
        match self.verbosity.others {
            Verbosity::Brief => format!("-{cards}"),
            Verbosity::Normal | Verbosity::Full => cards.to_string(),
        }
    }

    /// Something about one player, in the form for whoever listens.
    pub(super) fn about(&self, seat: Seat, about: About<'_>) -> String {
        self.words.say(&self.of(seat, about))
    }

    /// The message about one player, in the form for whoever listens.
    pub(super) fn of<'m>(&self, seat: Seat, about: About<'m>) -> Message<'m>
    where
        'a: 'm,
    {
        if self.listener.is(seat) {
            about.for_them()
        } else {
            about.called(self.name(seat))
        }
    }
}
