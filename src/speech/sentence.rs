//! Which message tells what, and what the listener is asked to decide.

use super::Verbosity;
use super::speaker::Speaker;
use super::statement::{Statement, Who};
use crate::rules::{
    BetChoices, Blind, Chips, Choices, Event, Level, NoRaise, Pass, Picker, RaiseRange, Seat, Seen,
    Street, Veiled, View,
};
use crate::speech::Message;

impl Speaker<'_> {
    /// The sentence for a statement; `None` where it says nothing.
    pub(super) fn sentence(&self, statement: &Statement) -> Option<String> {
        match statement {
            Statement::Event(event) => self.event(event),
            Statement::Antes { amount, who, .. } => {
                let who = match who {
                    Who::Everyone => "all",
                    Who::TheRest => "rest",
                };
                let antes = Message::new("antes").with("who", who);
                Some(self.words.say(&antes.with("amount", *amount)))
            }
            Statement::Blinds { small, big } => Some(self.blinds(*small, *big)),
            Statement::BlindsInShort { small, big } => Some(self.blinds_in_short(*small, *big)),
            Statement::DealtToAll { count } => (self.own.is_none()).then(|| {
                let dealt = Message::new("dealt-all").with("count", *count);
                self.words.say(&dealt)
            }),
            Statement::Drawn { seat, cards } => {
                let draws = Message::new("draws").with("cards", self.cards(cards.known()?));
                Some(self.about(*seat, draws))
            }
            Statement::Reveal(reveal) => self.reveal(reveal),
            Statement::Won(won) => Some(self.won(won)),
            Statement::TimedOut { seat, then } => {
                let timed_out = Message::new("timed-out").with("then", then_what(then));
                Some(self.about(*seat, timed_out))
            }
            Statement::Together { what, seats } => self.together(what, seats),
            Statement::Folds { seats } => {
                let folds = Message::new("folds-counted").with("count", seats.len());
                Some(self.words.say(&folds))
            }
            Statement::Picks { cards, left } => {
                let picks = Message::new("picks-left").with("cards", self.cards(cards));
                Some(self.words.say(&picks.with("left", *left)))
            }
            Statement::PickedByChance { seat, cards } => {
                let picked = Message::new("picked-by-chance").with("cards", self.cards(cards));
                Some(self.about(*seat, picked))
            }
            Statement::Places { wave, from, to } => {
                let places = Message::new("wave-places").with("wave", *wave);
                let places = places.with("count", to + 1 - from);
                Some(self.words.say(&places.with("from", *from).with("to", *to)))
            }
            Statement::Rise {
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
            // These always have a statement of their own.
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

    /// A call, or a payment like one. Whoever calls has just been told the amount,
    /// so in brief it need not be told again.
    fn paid_by(&self, seat: Seat, paid: Message<'_>, all_in: bool) -> String {
        if self.own == Some(seat) && self.verbosity.own == Verbosity::Brief && !all_in {
            return self.words.say(&paid.form("you-brief"));
        }
        self.about(seat, paid)
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

    fn blinds_in_short(&self, small: (Seat, Chips), big: (Seat, Chips)) -> String {
        let you = Message::new("you");
        let blinds = Message::new("blinds")
            .form("short")
            .with("first", self.names(&[small.0], &you))
            .with("second", self.names(&[big.0], &you))
            .with("small", small.1);
        self.words.say(&blinds.with("big", big.1))
    }

    /// The same from several players, none of whom listens.
    fn together(&self, what: &Seen, seats: &[Seat]) -> Option<String> {
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
    fn rise(&self, event: &Seen, level: Option<Level>, after_hand: Option<bool>) -> Option<String> {
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

    /// The sentence that says what the listener must decide, with what
    /// matters for it, the pot where it is news; `None` where they need not.
    pub(super) fn turn(&self, view: &View, pot: Option<Chips>) -> Option<String> {
        let message = match view.choices? {
            Choices::Bet(choices) => self.turn_to_bet(view, choices),
            Choices::Continue { price } => {
                let price_tag = Message::new("turn-continue").with("price", price);
                price_tag.whether("all-in", takes_all(view, price))
            }
            Choices::Exchange { most } => Message::new("turn-exchange").with("count", most),
            Choices::Discard { cost } => Message::new("turn-discard").with("price", cost),
            Choices::Pick { left, .. } => Message::new("turn-pick").with("count", left),
            Choices::Show => Message::new("turn-show"),
        };
        let told = if pot.is_some() { "told" } else { "untold" };
        let message = message.with("pot-told", told);
        Some(self.words.say(&message.with("total", pot.unwrap_or(0))))
    }

    fn turn_to_bet(&self, view: &View, choices: BetChoices) -> Message<'static> {
        let opens = view.to_match == 0;
        let (raise, range) = match choices.raise {
            _ if self.verbosity.own != Verbosity::Full => ("untold", None),
            Ok(range) if range.min == range.max && opens => ("bet", Some(range)),
            Ok(range) if range.min == range.max => ("raise", Some(range)),
            Ok(range) if opens => ("bet-range", Some(range)),
            Ok(range) => ("raise-range", Some(range)),
            // The amount to call says it.
            Err(NoRaise::CoveredByBet) => ("untold", None),
            Err(_) => ("never", None),
        };
        let RaiseRange { min, max } = range.unwrap_or(RaiseRange { min: 0, max: 0 });
        Message::new("turn-bet")
            .with("to-call", choices.to_call)
            .whether("all-in", takes_all(view, choices.to_call))
            .with("raise", raise)
            .with("min", min)
            .with("max", max)
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

/// Whether paying that takes the listener's last chips.
fn takes_all(view: &View, price: Chips) -> bool {
    view.me().is_some_and(|me| price > 0 && price >= me.stack)
}
