//! Which message tells what.

use super::Verbosity;
use super::reason::because;
use super::speaker::Speaker;
use super::statement::{Statement, Who};
use super::value::HandWords;
use crate::rules::cards::{Card, Row};
use crate::rules::{Blind, Chips, Event, Level, Pass, Picker, Seat, Seen, Street, Veiled};
use crate::speech::{About, Text, msg};

impl Speaker<'_> {
    /// A statement as a part of a sentence; `None` where it says nothing.
    pub(super) fn part(&self, statement: &Statement) -> Option<String> {
        match statement {
            Statement::Event(event) => self.event(event),
            Statement::Antes { amount, who, .. } => {
                let who = match who {
                    Who::Everyone => "all",
                    Who::TheRest => "rest",
                };
                Some(self.words.say(&msg!(antes { who, amount })))
            }
            Statement::Blinds { small, big } => Some(self.blinds(*small, *big)),
            Statement::BlindsInShort { small, big } => Some(self.blinds_in_short(*small, *big)),
            Statement::BlindAmounts { small, big } => {
                Some(self.words.say(&msg!(answer_blinds { small, big })))
            }
            Statement::OwnCards {
                seat,
                position,
                cards,
            } => {
                let dealt = msg!(dealt_at {
                    position: position.say(self.words),
                    cards: self.cards(cards)
                });
                Some(self.about(*seat, dealt))
            }
            Statement::DealtToAll { count } => self.listener.watches().then(|| {
                let dealt = msg!(dealt_all { count });
                self.words.say(&dealt)
            }),
            Statement::Drawn { seat, cards } => {
                let draws = msg!(draws {
                    cards: self.cards(cards.known()?)
                });
                Some(self.about(*seat, draws))
            }
            Statement::OwnDraw { cards, value, .. } => Some(self.words.say(&msg!(draws_worth {
                cards: self.cards(cards),
                hand: self.words.say(&HandWords::of(value, 0).alone()),
            }))),
            Statement::Wave { wave, from, cards } => {
                let cards = self.at_places(*from, cards);
                Some(self.words.say(&msg!(wave { wave, cards })))
            }
            Statement::Discard { event, left } => self.discard(event, *left),
            Statement::Reveal(reveal) => self.reveal(reveal),
            Statement::Won(won) => Some(self.won(won)),
            Statement::WonAll {
                seat,
                pots,
                amount,
                reason,
            } => {
                let (reason, decider) = because(*reason);
                let wins = msg!(wins_all {
                    pots,
                    amount,
                    reason,
                    decider
                });
                Some(self.about(*seat, wins))
            }
            Statement::WonWithPoints { won, points } => {
                let won = self.part(won)?;
                Some(self.words.say(&msg!(wins_points { won, points })))
            }
            Statement::TimedOut { seat, then } => {
                let timed_out = msg!(timed_out {
                    then: then_what(then)
                });
                Some(self.about(*seat, timed_out))
            }
            Statement::Together { what, seats } => self.together(what, seats),
            Statement::Folds { seats } => {
                let folds = msg!(folds_counted { count: seats.len() });
                Some(self.words.say(&folds))
            }
            Statement::RestFolds { .. } => Some(self.words.text(msg::FOLDS_REST)),
            Statement::Picks { cards, left } => {
                let cards = self.cards(cards);
                Some(self.words.say(&msg!(picks_left { cards, left })))
            }
            Statement::PickedByChance { seat, cards } => {
                let cards = self.cards(cards);
                Some(self.about(*seat, msg!(picked_by_chance { cards })))
            }
            Statement::Places { wave, from, to } => Some(self.words.say(&msg!(wave_places {
                wave,
                count: to + 1 - from,
                from,
                to
            }))),
            Statement::Rise {
                event,
                level,
                after_hand,
            } => self.rise(event, *level, *after_hand),
        }
    }

    fn event(&self, event: &Seen) -> Option<String> {
        let (seat, message) = match event {
            Event::HandStarted { button } => (*button, msg!(button)),
            Event::Ante {
                seat,
                amount,
                all_in,
            } => (
                *seat,
                msg!(ante {
                    amount,
                    all_in: *all_in
                }),
            ),
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
                (
                    *seat,
                    msg!(blind {
                        blind,
                        amount,
                        all_in
                    }),
                )
            }
            Event::Dealt { seat, cards } => (*seat, self.dealt(*seat, cards)?),
            Event::Folded { seat } => (*seat, msg!(folds)),
            Event::Checked { seat } => (*seat, msg!(checks)),
            Event::Called {
                seat,
                amount,
                all_in,
            } => {
                let calls = msg!(calls { amount, all_in });
                return Some(self.paid_by(*seat, calls, msg::CALLS_YOU_BRIEF, *all_in));
            }
            Event::Bet { seat, to, all_in } => (*seat, msg!(bets { amount: to, all_in })),
            Event::Raised { seat, to, all_in } => (*seat, msg!(raises { amount: to, all_in })),
            Event::Continued {
                seat,
                amount,
                all_in,
            } => {
                let continues = msg!(continues { amount, all_in });
                let brief = msg::CONTINUES_YOU_BRIEF;
                return Some(self.paid_by(*seat, continues, brief, *all_in));
            }
            Event::Exchanged { seat, cards } => (*seat, self.exchanged(*seat, cards)?),
            Event::Passed { seat, why } => (
                *seat,
                match why {
                    Pass::Chosen => msg!(passes),
                    Pass::CannotPay => msg!(cannot_discard),
                },
            ),
            Event::Picked { seat, card, by } => {
                let cards = self.cards(card);
                let message = match by {
                    Picker::Player => msg!(picks { cards }),
                    Picker::Chance => msg!(picked_by_chance { cards }),
                };
                (*seat, message)
            }
            Event::Returned { seat, amount } => (*seat, msg!(returned { amount })),
            Event::Mucked { seat } => (*seat, msg!(mucks)),
            Event::WonUncontested { seat, amount } => (*seat, msg!(wins_pot { amount })),
            Event::Scored {
                seat,
                points,
                total,
            } => (*seat, msg!(scores { points, total })),
            Event::Busted { seat, place } => (*seat, msg!(busted { place })),
            Event::GameOver { winner } => (*winner, msg!(game_over)),
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
            | Event::BoardDiscarded { .. }
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
                Veiled::Known(cards) => msg!(board {
                    street: street_name(*street),
                    cards: self.cards(cards)
                }),
                Veiled::Hidden(count) => msg!(board_unseen { count }),
            },
            // One with cards has a statement of its own.
            Event::Wave { wave, .. } => msg!(wave_empty { wave }),
            Event::PickingOver => msg::PICKING_OVER.into(),
            // Otherwise heard in what follows.
            Event::Burned if self.verbosity.others == Verbosity::Full => msg::BURNED.into(),
            _ => return None,
        };
        Some(self.words.say(&message))
    }

    /// Cards with their places, which the listener acts on.
    fn at_places(&self, from: usize, cards: &Row) -> String {
        let card_at = |(place, card): (usize, &Card)| {
            let cards = self.cards(card);
            self.words.say(&msg!(card_at { place, cards }))
        };
        let all = (from..).zip(cards.iter()).map(card_at);
        let both = |first, second| self.words.say(&msg!(places_list { first, second }));
        all.reduce(both).unwrap_or_default()
    }

    /// A community card is taken away, and the cards after it have other places.
    fn discard(&self, event: &Seen, left: usize) -> Option<String> {
        let Event::BoardDiscarded {
            seat,
            place,
            card,
            cost: amount,
            all_in,
            ..
        } = event
        else {
            return None;
        };
        let place = usize::from(*place) + 1;
        let (moved, from) = ((left + 1).saturating_sub(place), place + 1);
        let message = match card.known() {
            Some(card) => msg!(discards {
                cards: self.cards(card),
                place,
                amount,
                all_in,
                moved,
                from,
            }),
            None => msg!(discards_unseen {
                place,
                amount,
                all_in,
                moved,
                from,
            }),
        };
        Some(self.about(*seat, message))
    }

    /// A player knows that the others have cards too.
    fn dealt(&self, seat: Seat, cards: &Veiled) -> Option<About<'static>> {
        match cards {
            Veiled::Known(cards) => Some(msg!(dealt {
                cards: self.cards(cards)
            })),
            Veiled::Hidden(_) if !self.listener.watches() && !self.listener.sees_as(seat) => None,
            Veiled::Hidden(count) => Some(msg!(dealt_unseen { count })),
        }
    }

    /// What a player gave back themselves they need not hear, only what they
    /// get for it.
    fn exchanged(&self, seat: Seat, cards: &Veiled) -> Option<About<'static>> {
        match cards {
            _ if cards.count() == 0 => Some(msg!(stands_pat)),
            Veiled::Known(_) if self.listener.is(seat) => None,
            Veiled::Known(cards) => Some(msg!(throws {
                cards: self.cards(cards)
            })),
            Veiled::Hidden(count) => Some(msg!(draws_unseen { count })),
        }
    }

    /// A call, or a payment like one. Whoever calls knows the amount.
    fn paid_by(&self, seat: Seat, paid: About<'_>, brief: Text, all_in: bool) -> String {
        if !self.listener.is(seat) || self.verbosity.own == Verbosity::Full {
            self.about(seat, paid)
        } else if all_in {
            self.about(seat, msg!(answer_all_in))
        } else {
            self.words.text(brief)
        }
    }

    fn blinds(&self, small: (Seat, Chips), big: (Seat, Chips)) -> String {
        let ((first, small), (second, big)) = (small, big);
        self.words.say(&match self.listener.you {
            Some(own) if own == first => msg!(blinds_you_first {
                second: self.name(second),
                small,
                big,
            }),
            Some(own) if own == second => msg!(blinds_you_second {
                first: self.name(first),
                small,
                big,
            }),
            _ => msg!(blinds {
                first: self.name(first),
                second: self.name(second),
                small,
                big,
            }),
        })
    }

    fn blinds_in_short(&self, small: (Seat, Chips), big: (Seat, Chips)) -> String {
        self.words.say(&msg!(blinds_short {
            first: self.names(&[small.0]),
            second: self.names(&[big.0]),
            small: small.1,
            big: big.1,
        }))
    }

    /// The same from several players, none of whom listens. The price is known to
    /// whoever hears that they pay it.
    fn together(&self, what: &Seen, seats: &[Seat]) -> Option<String> {
        let (names, count) = (self.names(seats), seats.len());
        Some(self.words.say(&match what {
            Event::Folded { .. } => msg!(fold_together { names }),
            Event::Checked { .. } => msg!(check_together { names }),
            Event::Passed { .. } => msg!(pass_together { names }),
            Event::Called { .. } => msg!(call_together { names, count }),
            Event::Continued { .. } => msg!(continue_together { names, count }),
            _ => return None,
        }))
    }

    /// The blinds rise, to these where they are known: after this hand or in
    /// a minute.
    fn rise(&self, event: &Seen, level: Option<Level>, after_hand: Option<bool>) -> Option<String> {
        let (Event::LevelSoon { level: number }
        | Event::LevelDue { level: number }
        | Event::LevelStarted { level: number }) = event
        else {
            return None;
        };
        let blinds = level.filter(|level| level.number == *number);
        let known = blinds.is_some();
        let (small, big, ante) =
            blinds.map_or((0, 0, 0), |it| (it.small_blind, it.big_blind, it.ante));
        let level = number;
        let when = match after_hand {
            Some(true) => "hand",
            Some(false) => "minute",
            None => "soon",
        };
        Some(self.words.say(&match event {
            Event::LevelSoon { .. } => msg!(level_soon {
                when,
                known,
                level,
                small,
                big,
                ante
            }),
            Event::LevelDue { .. } => msg!(level_due {
                known,
                level,
                small,
                big,
                ante
            }),
            _ => msg!(level_started {
                known,
                level,
                small,
                big,
                ante
            }),
        }))
    }
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
