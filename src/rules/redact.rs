//! From what has happened to what one viewer may know of it.

use super::{Event, Facing, Seat, Seen, Veiled, Viewer};

impl Event {
    /// The event as the viewer may know it; `None` where the viewer may not
    /// even know that it happened.
    pub fn seen_by(self, viewer: Viewer) -> Option<Seen> {
        match self {
            Event::Picked { seat, .. } if !viewer.is(seat) => None,
            _ => Some(self.map_cards(|secret, cards| match secret {
                Secret::Of(seat) if viewer.is(seat) => Veiled::Known(cards),
                Secret::Facing(Facing::Up) => Veiled::Known(cards),
                _ => Veiled::Hidden(cards.len() as u8),
            })),
        }
    }

    /// The event with every card told, for the record of a finished hand.
    pub fn unveiled(self) -> Seen {
        self.map_cards(|_, cards| Veiled::Known(cards))
    }
}

impl Seen {
    /// The event with fewer of its cards told, for whoever knows less than
    /// the viewer.
    pub(crate) fn veiled_more(self, veil: impl Fn(Veiled) -> Veiled) -> Seen {
        self.map_cards(|_, cards| veil(cards))
    }
}

impl<Cards> Event<Cards> {
    /// Every place where an event holds cards that may be secret passes
    /// through here, so a new one cannot be forgotten.
    fn map_cards<T>(self, veil: impl Fn(Secret, Cards) -> T) -> Event<T> {
        match self {
            Event::Dealt { seat, cards } => Event::Dealt {
                seat,
                cards: veil(Secret::Of(seat), cards),
            },
            Event::Exchanged { seat, cards } => Event::Exchanged {
                seat,
                cards: veil(Secret::Of(seat), cards),
            },
            Event::Board {
                street,
                cards,
                facing,
            } => Event::Board {
                street,
                cards: veil(Secret::Facing(facing), cards),
                facing,
            },
            Event::BoardDiscarded {
                seat,
                place,
                card,
                facing,
                cost,
                all_in,
            } => Event::BoardDiscarded {
                seat,
                place,
                card: veil(Secret::Facing(facing), card),
                facing,
                cost,
                all_in,
            },
            Event::HandStarted { button } => Event::HandStarted { button },
            Event::Ante {
                seat,
                amount,
                all_in,
            } => Event::Ante {
                seat,
                amount,
                all_in,
            },
            Event::Blind {
                seat,
                blind,
                amount,
                all_in,
            } => Event::Blind {
                seat,
                blind,
                amount,
                all_in,
            },
            Event::Burned => Event::Burned,
            Event::TimedOut { seat } => Event::TimedOut { seat },
            Event::Folded { seat } => Event::Folded { seat },
            Event::Checked { seat } => Event::Checked { seat },
            Event::Called {
                seat,
                amount,
                all_in,
            } => Event::Called {
                seat,
                amount,
                all_in,
            },
            Event::Bet { seat, to, all_in } => Event::Bet { seat, to, all_in },
            Event::Raised { seat, to, all_in } => Event::Raised { seat, to, all_in },
            Event::Continued {
                seat,
                amount,
                all_in,
            } => Event::Continued {
                seat,
                amount,
                all_in,
            },
            Event::Passed { seat, why } => Event::Passed { seat, why },
            Event::Wave { wave, cards } => Event::Wave { wave, cards },
            Event::Picked { seat, card, by } => Event::Picked { seat, card, by },
            Event::PickingOver => Event::PickingOver,
            Event::Returned { seat, amount } => Event::Returned { seat, amount },
            Event::Shown { seat, cards } => Event::Shown { seat, cards },
            Event::PicksShown { seat, cards } => Event::PicksShown { seat, cards },
            Event::Ranked { seat, strength } => Event::Ranked { seat, strength },
            Event::Mucked { seat } => Event::Mucked { seat },
            Event::Won {
                seat,
                pot,
                amount,
                share,
            } => Event::Won {
                seat,
                pot,
                amount,
                share,
            },
            Event::WonUncontested { seat, amount } => Event::WonUncontested { seat, amount },
            Event::HandOver => Event::HandOver,
            Event::LevelSoon { level } => Event::LevelSoon { level },
            Event::LevelDue { level } => Event::LevelDue { level },
            Event::LevelStarted { level } => Event::LevelStarted { level },
            Event::Scored {
                seat,
                points,
                total,
            } => Event::Scored {
                seat,
                points,
                total,
            },
            Event::Busted { seat, place } => Event::Busted { seat, place },
            Event::GameOver { winner } => Event::GameOver { winner },
        }
    }
}

/// Why cards in an event may be secret.
enum Secret {
    /// They are a player's own.
    Of(Seat),
    /// They lie on the board, face up or down.
    Facing(Facing),
}
