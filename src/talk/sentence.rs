//! Which message tells what.

use super::Verbosity;
use super::moment::{Moment, Who};
use super::speaker::Speaker;
use crate::engine::{Blind, Chips, Event, Pass, Picker, Seat, Seen, Street, Veiled};
use crate::l10n::Message;

impl Speaker<'_> {
    /// The sentence for a moment; `None` where it says nothing.
    pub(super) fn sentence(&self, moment: &Moment) -> Option<String> {
        match moment {
            Moment::Event(event) => self.event(event),
            Moment::Antes { amount, who, .. } => {
                let who = match who {
                    Who::Everyone => "all",
                    Who::TheRest => "rest",
                };
                let antes = Message::new("antes").with("who", who);
                Some(self.words.say(&antes.with("amount", *amount)))
            }
            Moment::Blinds { small, big } => Some(self.blinds(*small, *big)),
            Moment::BlindsInShort { small, big } => Some(self.blinds_in_short(*small, *big)),
            Moment::DealtToAll { count } => (self.own.is_none()).then(|| {
                let dealt = Message::new("dealt-all").with("count", *count);
                self.words.say(&dealt)
            }),
            Moment::Drawn { seat, cards } => {
                let draws = Message::new("draws").with("cards", self.cards(cards.known()?));
                Some(self.about(*seat, draws))
            }
            Moment::Reveal(reveal) => self.reveal(reveal),
            Moment::Won(won) => Some(self.won(won)),
            Moment::TimedOut { seat, then } => {
                let timed_out = Message::new("timed-out").with("then", then_what(then));
                Some(self.about(*seat, timed_out))
            }
            Moment::Together { what, seats } => self.together(what, seats),
            Moment::Folds { seats } => {
                let folds = Message::new("folds-counted").with("count", seats.len());
                Some(self.words.say(&folds))
            }
            Moment::Picks { cards, left } => {
                let picks = Message::new("picks-left").with("cards", self.cards(cards));
                Some(self.words.say(&picks.with("left", *left)))
            }
            Moment::PickedByChance { seat, cards } => {
                let picked = Message::new("picked-by-chance").with("cards", self.cards(cards));
                Some(self.about(*seat, picked))
            }
            Moment::Places { wave, from, to } => {
                let places = Message::new("wave-places").with("wave", *wave);
                let places = places.with("count", to + 1 - from);
                Some(self.words.say(&places.with("from", *from).with("to", *to)))
            }
            Moment::Rise {
                event,
                level,
                after_hand,
            } => self.rise(event, *level, *after_hand),
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
            Event::Folded { seat } => (*seat, Message::new("folds")),
            Event::Checked { seat } => (*seat, Message::new("checks")),
            Event::Called {
                seat,
                amount,
                all_in,
            } => {
                let calls = paid("calls", *amount, *all_in);
                return Some(self.paid_by(*seat, calls, *all_in));
            }
            Event::Bet { seat, to, all_in } => (*seat, paid("bets", *to, *all_in)),
            Event::Raised { seat, to, all_in } => (*seat, paid("raises", *to, *all_in)),
            Event::Continued {
                seat,
                amount,
                all_in,
            } => {
                let continues = paid("continues", *amount, *all_in);
                return Some(self.paid_by(*seat, continues, *all_in));
            }
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
                    Some(card) => paid("discards", *cost, *all_in).with("cards", self.cards(card)),
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
                (*seat, message.with("cards", self.cards(card)))
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
            Event::Board { .. } | Event::Wave { .. } | Event::PickingOver | Event::Burned => {
                return self.event_of_nobody(event);
            }
            Event::LevelSoon { .. } | Event::LevelDue { .. } | Event::LevelStarted { .. } => {
                return self.rise(event, None, None);
            }
            // Heard in what follows.
            Event::HandOver => return None,
            // Always a moment of their own.
            Event::TimedOut { .. }
            | Event::Shown { .. }
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
                    .with("cards", self.cards(cards)),
                Veiled::Hidden(count) => Message::new("board-unseen").with("count", *count),
            },
            Event::Wave { wave, cards } if cards.is_empty() => {
                Message::new("wave-empty").with("wave", *wave)
            }
            Event::Wave { wave, cards } => Message::new("wave")
                .with("wave", *wave)
                .with("cards", self.cards(cards)),
            Event::PickingOver => Message::new("picking-over"),
            // Otherwise heard in what follows.
            Event::Burned if self.verbosity.others == Verbosity::Full => Message::new("burned"),
            _ => return None,
        };
        Some(self.words.say(&message))
    }

    /// A player knows that the others have cards too.
    fn dealt(&self, seat: Seat, cards: &Veiled) -> Option<Message<'static>> {
        match cards {
            Veiled::Known(cards) => Some(Message::new("dealt").with("cards", self.cards(cards))),
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
            Veiled::Known(cards) => Some(Message::new("throws").with("cards", self.cards(cards))),
            Veiled::Hidden(count) => Some(Message::new("draws-unseen").with("count", *count)),
        }
    }
}

fn paid(key: &'static str, amount: Chips, all_in: bool) -> Message<'static> {
    Message::new(key)
        .with("amount", amount)
        .whether("all-in", all_in)
}

fn then_what(then: &Option<Seen>) -> &'static str {
    match then {
        Some(Event::Folded { .. }) => "folds",
        Some(Event::Checked { .. }) => "checks",
        Some(Event::Exchanged { .. }) => "stands-pat",
        Some(Event::Passed { .. }) => "passes",
        _ => "unknown",
    }
}

fn street_name(street: Street) -> &'static str {
    match street {
        Street::Flop => "flop",
        Street::Turn => "turn",
        Street::River => "river",
        Street::Preflop | Street::BeforeDraw | Street::AfterDraw | Street::Community => "community",
    }
}
