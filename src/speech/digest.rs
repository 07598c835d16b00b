//! As much of what happens as a listener wants to hear.

use std::mem::discriminant;

use super::answers::Position;
use super::ending::ending;
use super::statement::Statement;
use super::{Listener, Verbosities, Verbosity};
use crate::rules::cards::{Card, Row};
use crate::rules::{Blind, Chips, Choices, Event, Phase, Picker, Seat, Seen, Veiled, View};

/// Decides what the listener hears, and in how many sentences.
pub(super) struct Digest<'a> {
    pub(super) listener: Listener,
    pub(super) verbosity: Verbosities,
    /// The table after it.
    pub(super) view: &'a View,
    pub(super) forced: &'a mut ForcedBets,
}

/// The forced bets as the listener was told them last.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ForcedBets {
    blinds: Option<(Chips, Chips)>,
    ante: Option<Chips>,
}

impl Digest<'_> {
    /// Leaves out what is not wanted, and makes one statement of what several
    /// players do alike.
    pub(super) fn of(&mut self, statements: Vec<Statement>) -> Vec<Statement> {
        let mut told = Vec::new();
        for statement in statements {
            if self.is_told(&statement) {
                told.extend(self.one_by_one(statement));
            }
        }
        let mut told: Vec<Statement> = (told
            .chunk_by(|statement, next| self.alike(statement, next)))
        .map(|run| self.as_one(run))
        .collect();
        if self.verbosity.others < Verbosity::Full {
            self.rest_fold(&mut told);
            told = ending(told, self.listener);
        }
        // First that it is over, then what chance does because of it.
        for place in 1..told.len() {
            if let [
                Statement::PickedByChance { .. },
                Statement::Event(Event::PickingOver),
            ] = &told[place - 1..=place]
            {
                told.swap(place - 1, place);
            }
        }
        told
    }

    /// What can be asked for and decides nothing is left out: a player hears with
    /// the cards where they sit, so the button is not told, and forced bets only
    /// where they have changed. In brief a spectator does not hear of them either.
    /// Blinds that nobody will post do not rise.
    fn is_told(&mut self, statement: &Statement) -> bool {
        let over = |view: &View| (view.standing.as_ref()).is_some_and(|it| it.winner.is_some());
        let brief = self.verbosity.others == Verbosity::Brief;
        match statement {
            Statement::Event(Event::LevelSoon { .. } | Event::LevelDue { .. })
                if over(self.view) =>
            {
                false
            }
            Statement::Event(Event::LevelStarted { .. }) => {
                if let Some(level) = self.view.standing.as_ref().and_then(|it| it.level) {
                    self.forced.blinds = Some((level.small_blind, level.big_blind));
                    self.forced.ante = Some(level.ante);
                }
                true
            }
            _ if self.verbosity.others == Verbosity::Full => true,
            _ if self.listener.watches() && !brief => true,
            Statement::Event(Event::HandStarted { .. }) => false,
            Statement::Event(Event::Ante { seat, all_in, .. }) => {
                !brief || *all_in || self.listener.is(*seat)
            }
            Statement::Event(Event::Blind { blind, all_in, .. }) => {
                *all_in || *blind == Blind::Straddle
            }
            Statement::Event(Event::Returned { seat, .. }) => !self.is_covered_by(*seat),
            Statement::Blinds { small, big } => {
                let blinds = Some((small.1, big.1));
                !self.listener.watches() && self.forced.blinds.replace((small.1, big.1)) != blinds
            }
            Statement::Antes { amount, .. } => {
                !self.listener.watches() && self.forced.ante.replace(*amount) != Some(*amount)
            }
            _ => true,
        }
    }

    /// The listener is all in against that player alone, who has more: how much of the
    /// bet was too much follows from what was told.
    fn is_covered_by(&self, seat: Seat) -> bool {
        let all_in = |event: &Seen| match *event {
            Event::Called {
                seat, all_in: true, ..
            }
            | Event::Bet {
                seat, all_in: true, ..
            }
            | Event::Raised {
                seat, all_in: true, ..
            } => self.listener.is(seat),
            _ => false,
        };
        let mut others = self.view.seats.iter().filter(|it| it.is_live());
        others.all(|it| it.seat == seat || self.listener.is(it.seat))
            && !self.listener.is(seat)
            && self.view.seen.iter().any(all_in)
    }

    /// In full, everyone's ante is told.
    fn one_by_one(&self, statement: Statement) -> Vec<Statement> {
        match statement {
            Statement::Antes { amount, seats, .. } if self.verbosity.others == Verbosity::Full => {
                let ante = |seat| Event::Ante {
                    seat,
                    amount,
                    all_in: false,
                };
                seats.into_iter().map(ante).map(Statement::Event).collect()
            }
            _ => vec![statement],
        }
    }

    fn alike(&self, statement: &Statement, next: &Statement) -> bool {
        let (Statement::Event(event), Statement::Event(next)) = (statement, next) else {
            return false;
        };
        let by_chance = |event: &Seen| {
            let chance = Picker::Chance;
            matches!(event, Event::Picked { by, .. } if *by == chance)
        };
        if by_chance(event) && by_chance(next) {
            return true;
        }
        match (self.shared_action(event), self.shared_action(next)) {
            (Some(_), Some(_)) => discriminant(event) == discriminant(next),
            _ => false,
        }
    }

    /// Who does what several players can do alike. A call has no amount: it is that of
    /// the bet. An all-in is never one of several.
    fn shared_action(&self, event: &Seen) -> Option<Seat> {
        let seat = match *event {
            Event::Folded { seat } | Event::Checked { seat } | Event::Passed { seat, .. } => seat,
            _ => paid(event)?,
        };
        let told_alone = self.listener.is(seat) || self.verbosity.others == Verbosity::Full;
        (!told_alone).then_some(seat)
    }

    /// Where all others fold but the one who has just acted, who they are is known.
    fn rest_fold(&self, told: &mut [Statement]) {
        let is_fold = |it: &Statement| {
            matches!(
                it,
                Statement::Together {
                    what: Event::Folded { .. },
                    ..
                }
            )
        };
        let Some(place) = told.iter().rposition(is_fold) else {
            return;
        };
        let others = self.view.seats.iter().filter(|it| it.is_live());
        let others: Vec<Seat> = others
            .map(|it| it.seat)
            .filter(|seat| !self.listener.is(*seat))
            .collect();
        let before = place
            .checked_sub(1)
            .and_then(|before| acting(&told[before]));
        // Who is out of the game when the hand is over may have been in it till then.
        let is_won = |it: &Statement| matches!(it, Statement::Event(Event::WonUncontested { .. }));
        let stands = self.view.phase != Phase::Over || told.iter().any(is_won);
        let folds = |it: &Statement| matches!(it, Statement::Event(Event::Folded { .. }));
        let is_clear = stands
            && !told[place..].iter().any(folds)
            && match others[..] {
                [] => true,
                [last] => before == Some(last),
                _ => false,
            };
        let fold = &mut told[place];
        if let (true, Statement::Together { seats, .. }) = (is_clear, &*fold) {
            *fold = Statement::RestFolds {
                seats: seats.clone(),
            };
        }
    }

    fn as_one(&self, run: &[Statement]) -> Statement {
        let events = run.iter().filter_map(|statement| match statement {
            Statement::Event(event) => Some(event),
            _ => None,
        });
        match &run[0] {
            Statement::Event(Event::Picked { seat, card, by }) => match by {
                Picker::Chance => Statement::PickedByChance {
                    seat: *seat,
                    cards: events.filter_map(picked).collect(),
                },
                Picker::Player if !self.listener.is(*seat) => run[0].clone(),
                Picker::Player => Statement::Picks {
                    cards: Row::from_iter([*card]),
                    left: match self.view.choices {
                        Some(Choices::Pick { left, .. }) => left,
                        _ => 0,
                    },
                },
            },
            Statement::Wave { wave, from, cards } => self
                .places(*wave, *from, cards)
                .unwrap_or_else(|| run[0].clone()),
            Statement::Drawn {
                seat,
                cards: Veiled::Known(cards),
            } if self.listener.sees_as(*seat) => self.own_draw(*seat, *cards),
            Statement::Event(
                event @ (Event::LevelSoon { .. }
                | Event::LevelDue { .. }
                | Event::LevelStarted { .. }),
            ) => self.rise(event),
            Statement::Event(what)
                if run.len() > 1 || paid(what).and(self.shared_action(what)).is_some() =>
            {
                let seats = events.filter_map(|it| self.shared_action(it)).collect();
                match what {
                    Event::Folded { .. } if self.verbosity.others == Verbosity::Brief => {
                        Statement::Folds { seats }
                    }
                    _ => Statement::Together { what: *what, seats },
                }
            }
            Statement::Blinds { small, big } if self.verbosity.others < Verbosity::Full => {
                let (small, big) = (*small, *big);
                if self.listener.watches() {
                    Statement::BlindsInShort { small, big }
                } else {
                    Statement::BlindAmounts {
                        small: small.1,
                        big: big.1,
                    }
                }
            }
            Statement::Event(Event::Dealt {
                seat,
                cards: Veiled::Known(cards),
            }) if self.listener.sees_as(*seat) => Statement::OwnCards {
                seat: *seat,
                position: Position::of(self.view),
                cards: *cards,
            },
            // The names of the hands say it; what decides between hands of
            // the same name is told with the win.
            Statement::Reveal(reveal) if self.verbosity.others < Verbosity::Full => {
                Statement::Reveal(reveal.without_kickers())
            }
            first => first.clone(),
        }
    }

    /// In brief, a wave of cards that lay face up before is only their places.
    fn places(&self, wave: u8, from: usize, cards: &Row) -> Option<Statement> {
        let face_up =
            |event: &Seen| matches!(event, Event::Board { cards, .. } if cards.known().is_some());
        if self.verbosity.others != Verbosity::Brief || !self.view.seen.iter().any(face_up) {
            return None;
        }
        Some(Statement::Places {
            wave,
            from,
            to: from + cards.len() - 1,
        })
    }

    /// New cards matter by what they make.
    fn own_draw(&self, seat: Seat, cards: Row) -> Statement {
        let own = self.view.me().map_or(cards.set(), |me| me.known_cards());
        let value = self.view.rules.making.value(own, self.view.face_up());
        Statement::OwnDraw { seat, cards, value }
    }

    fn rise(&self, event: &Seen) -> Statement {
        let standing = self.view.standing.as_ref();
        Statement::Rise {
            event: *event,
            level: standing.and_then(|standing| match event {
                Event::LevelStarted { .. } => standing.level,
                _ => standing.next_level,
            }),
            after_hand: standing.map(|standing| standing.hands_to_next_level.is_some()),
        }
    }
}

/// Who pays the price that all pay, with chips left.
fn paid(event: &Seen) -> Option<Seat> {
    match *event {
        Event::Called {
            seat,
            all_in: false,
            ..
        }
        | Event::Continued {
            seat,
            all_in: false,
            ..
        } => Some(seat),
        _ => None,
    }
}

/// Who acted by it, and stays in the hand.
fn acting(statement: &Statement) -> Option<Seat> {
    match statement {
        Statement::Event(
            Event::Bet { seat, .. } | Event::Raised { seat, .. } | Event::Called { seat, .. },
        ) => Some(*seat),
        Statement::Together {
            what: Event::Called { .. },
            seats,
        } => seats.last().copied(),
        _ => None,
    }
}

fn picked(event: &Seen) -> Option<Card> {
    match event {
        Event::Picked { card, .. } => Some(*card),
        _ => None,
    }
}
