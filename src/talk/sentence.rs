//! Which message tells what.

use super::Teller;
use super::moment::{Moment, Who};
use crate::engine::{Blind, Chips, Event, Pass, Picker, Seat, Seen, Street, Veiled};
use crate::l10n::Message;

impl Teller<'_> {
    /// The sentence for a moment; `None` where it says nothing.
    pub(super) fn sentence(&self, moment: &Moment) -> Option<String> {
        match moment {
            Moment::Event(event) => self.event(event),
            Moment::Antes { amount, who } => {
                let who = match who {
                    Who::Everyone => "all",
                    Who::TheRest => "rest",
                };
                let antes = Message::new("antes").with("who", who);
                Some(self.words.say(&antes.with("amount", *amount)))
            }
            Moment::Blinds { small, big } => Some(self.blinds(*small, *big)),
            Moment::DealtToAll { count } => (self.own.is_none()).then(|| {
                let dealt = Message::new("dealt-all").with("count", *count);
                self.words.say(&dealt)
            }),
            Moment::Drawn { seat, cards } => {
                let draws = Message::new("draws").with("cards", cards.known()?.to_string());
                Some(self.about(*seat, draws))
            }
            Moment::Reveal(reveal) => self.reveal(reveal),
            Moment::Won {
                pot,
                share,
                winners,
            } => Some(self.won(*pot, *share, winners)),
        }
    }

    fn event(&self, event: &Seen) -> Option<String> {
        let (seat, message) = match event {
            Event::HandStarted { button } => (*button, Message::new("button")),
            Event::Ante {
                seat,
                amount,
                all_in,
            } => (*seat, paid("ante", *amount, *all_in)),
            Event::Blind {
                seat,
                blind,
                amount,
                all_in,
            } => {
                let blind = match blind {
                    Blind::Small => "small",
                    Blind::Big => "big",
                    Blind::Straddle => "straddle",
                };
                (*seat, paid("blind", *amount, *all_in).with("blind", blind))
            }
            Event::Dealt { seat, cards } => (*seat, self.dealt(*seat, cards)?),
            Event::TimedOut { seat } => (*seat, Message::new("timed-out")),
            Event::Folded { seat } => (*seat, Message::new("folds")),
            Event::Checked { seat } => (*seat, Message::new("checks")),
            Event::Called {
                seat,
                amount,
                all_in,
            } => (*seat, paid("calls", *amount, *all_in)),
            Event::Bet { seat, to, all_in } => (*seat, paid("bets", *to, *all_in)),
            Event::Raised { seat, to, all_in } => (*seat, paid("raises", *to, *all_in)),
            Event::Continued {
                seat,
                amount,
                all_in,
            } => (*seat, paid("continues", *amount, *all_in)),
            Event::Exchanged { seat, cards } => (*seat, self.exchanged(*seat, cards)?),
            Event::BoardDiscarded {
                seat,
                place,
                card,
                cost,
                all_in,
                ..
            } => {
                let message = match card.known() {
                    Some(card) => paid("discards", *cost, *all_in).with("cards", card.to_string()),
                    None => paid("discards-unseen", *cost, *all_in),
                };
                (*seat, message.with("place", place + 1))
            }
            Event::Passed { seat, why } => (
                *seat,
                Message::new(match why {
                    Pass::Chosen => "passes",
                    Pass::CannotPay => "cannot-discard",
                }),
            ),
            Event::Picked { seat, card, by } => {
                let message = Message::new(match by {
                    Picker::Player => "picks",
                    Picker::Chance => "picked-by-chance",
                });
                (*seat, message.with("cards", card.to_string()))
            }
            Event::Returned { seat, amount } => {
                (*seat, Message::new("returned").with("amount", *amount))
            }
            Event::Mucked { seat } => (*seat, Message::new("mucks")),
            Event::WonUncontested { seat, amount } => {
                (*seat, Message::new("wins-pot").with("amount", *amount))
            }
            Event::Scored {
                seat,
                points,
                total,
            } => {
                let scores = Message::new("scores").with("points", *points);
                (*seat, scores.with("total", *total))
            }
            Event::Busted { seat, place } => (*seat, Message::new("busted").with("place", *place)),
            Event::GameOver { winner } => (*winner, Message::new("game-over")),
            Event::Board { .. }
            | Event::Wave { .. }
            | Event::PickingOver
            | Event::LevelSoon { .. }
            | Event::LevelDue { .. }
            | Event::LevelStarted { .. } => return self.event_of_nobody(event),
            // Heard in what follows.
            Event::Burned | Event::HandOver => return None,
            // Always a moment of their own.
            Event::Shown { .. }
            | Event::PicksShown { .. }
            | Event::Ranked { .. }
            | Event::Won { .. } => return None,
        };
        Some(self.about(seat, message))
    }

    /// What no player does.
    fn event_of_nobody(&self, event: &Seen) -> Option<String> {
        let message = match event {
            Event::Board { street, cards, .. } => match cards {
                Veiled::Known(cards) => Message::new("board")
                    .with("street", street_name(*street))
                    .with("cards", cards.to_string()),
                Veiled::Hidden(count) => Message::new("board-unseen").with("count", *count),
            },
            Event::Wave { wave, cards } if cards.is_empty() => {
                Message::new("wave-empty").with("wave", *wave)
            }
            Event::Wave { wave, cards } => Message::new("wave")
                .with("wave", *wave)
                .with("cards", cards.to_string()),
            Event::PickingOver => Message::new("picking-over"),
            Event::LevelSoon { level } => Message::new("level-soon").with("level", *level),
            Event::LevelDue { level } => Message::new("level-due").with("level", *level),
            Event::LevelStarted { level } => Message::new("level-started").with("level", *level),
            _ => return None,
        };
        Some(self.words.say(&message))
    }

    /// A player knows that the others have cards too.
    fn dealt(&self, seat: Seat, cards: &Veiled) -> Option<Message<'static>> {
        match cards {
            Veiled::Known(cards) => Some(Message::new("dealt").with("cards", cards.to_string())),
            Veiled::Hidden(_) if self.own.is_some_and(|own| own != seat) => None,
            Veiled::Hidden(count) => Some(Message::new("dealt-unseen").with("count", *count)),
        }
    }

    /// What a player gave back themselves they need not hear, only what they
    /// get for it.
    fn exchanged(&self, seat: Seat, cards: &Veiled) -> Option<Message<'static>> {
        match cards {
            _ if cards.count() == 0 => Some(Message::new("stands-pat")),
            _ if self.own == Some(seat) => None,
            Veiled::Known(cards) => Some(Message::new("throws").with("cards", cards.to_string())),
            Veiled::Hidden(count) => Some(Message::new("draws-unseen").with("count", *count)),
        }
    }

    fn blinds(&self, small: (Seat, Chips), big: (Seat, Chips)) -> String {
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
}

fn paid(key: &'static str, amount: Chips, all_in: bool) -> Message<'static> {
    let all_in = if all_in { "yes" } else { "no" };
    Message::new(key)
        .with("amount", amount)
        .with("all-in", all_in)
}

fn street_name(street: Street) -> &'static str {
    match street {
        Street::Flop => "flop",
        Street::Turn => "turn",
        Street::River => "river",
        Street::Preflop | Street::BeforeDraw | Street::AfterDraw | Street::Community => "community",
    }
}
