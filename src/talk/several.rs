//! Sentences about several players, and about the game around the hand.

use super::Verbosity;
use super::speaker::Speaker;
use crate::engine::{Chips, Event, Level, Seat, Seen};
use crate::l10n::Message;

impl Speaker<'_> {
    /// A call, or what is like one. Who calls has just been told the amount,
    /// so in brief it need not be told again.
    pub(super) fn paid_by(&self, seat: Seat, paid: Message<'_>, all_in: bool) -> String {
        if self.own == Some(seat) && self.verbosity.own == Verbosity::Brief && !all_in {
            return self.words.say(&paid.form("you-brief"));
        }
        self.about(seat, paid)
    }

    pub(super) fn blinds(&self, small: (Seat, Chips), big: (Seat, Chips)) -> String {
        let (first, second) = (self.name(small.0), self.name(big.0));
        let blinds = Message::new("blinds")
            .with("first", first.as_ref())
            .with("second", second.as_ref())
            .with("small", small.1)
            .with("big", big.1);
        self.words.say(&match self.own {
            Some(own) if own == small.0 => blinds.form("you-first"),
            Some(own) if own == big.0 => blinds.form("you-second"),
            _ => blinds,
        })
    }

    pub(super) fn blinds_in_short(&self, small: (Seat, Chips), big: (Seat, Chips)) -> String {
        let you = Message::new("you");
        let blinds = Message::new("blinds")
            .form("short")
            .with("first", self.names(&[small.0], &you))
            .with("second", self.names(&[big.0], &you))
            .with("small", small.1);
        self.words.say(&blinds.with("big", big.1))
    }

    /// The same from several players, none of whom listens.
    pub(super) fn together(&self, what: &Seen, seats: &[Seat]) -> Option<String> {
        let message = match what {
            Event::Folded { .. } => Message::new("fold-together"),
            Event::Checked { .. } => Message::new("check-together"),
            Event::Passed { .. } => Message::new("pass-together"),
            Event::Called { amount, .. } => Message::new("call-together").with("amount", *amount),
            Event::Continued { amount, .. } => {
                Message::new("continue-together").with("amount", *amount)
            }
            _ => return None,
        };
        let names = self.names(seats, &Message::new("you"));
        Some(self.words.say(&message.with("names", names)))
    }

    /// The blinds rise, to these where they are known: after this hand or in
    /// a minute.
    pub(super) fn rise(
        &self,
        event: &Seen,
        level: Option<Level>,
        after_hand: Option<bool>,
    ) -> Option<String> {
        let (message, number) = match event {
            Event::LevelSoon { level } => {
                let when = match after_hand {
                    Some(true) => "hand",
                    Some(false) => "minute",
                    None => "soon",
                };
                (Message::new("level-soon").with("when", when), *level)
            }
            Event::LevelDue { level } => (Message::new("level-due"), *level),
            Event::LevelStarted { level } => (Message::new("level-started"), *level),
            _ => return None,
        };
        let level = level.filter(|level| level.number == number);
        let blinds = level.map_or((0, 0, 0), |it| (it.small_blind, it.big_blind, it.ante));
        let message = message.whether("known", level.is_some());
        let message = message.with("level", number);
        let message = message.with("small", blinds.0).with("big", blinds.1);
        Some(self.words.say(&message.with("ante", blinds.2)))
    }
}
