//! As much of what happens as a listener wants to hear.

use std::mem::discriminant;

use super::answers::Position;
use super::statement::Statement;
use super::{Listener, Verbosities, Verbosity};
use crate::rules::cards::{Card, Row};
use crate::rules::{Blind, Chips, Choices, Event, Picker, Seat, Seen, Share, Veiled, View};

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
            told = with_points(all_pots(told));
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
        let full = self.verbosity.others == Verbosity::Full;
        match (shared_action(event), shared_action(next)) {
            (Some((seat, amount)), Some((other, next_amount))) => {
                let of_others = !self.listener.is(seat) && !self.listener.is(other);
                of_others
                    && !full
                    && amount == next_amount
                    && discriminant(event) == discriminant(next)
            }
            _ => false,
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
            Statement::Event(what) if run.len() > 1 => {
                let seats = events
                    .filter_map(shared_action)
                    .map(|(seat, _)| seat)
                    .collect();
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

/// One player who wins every pot of the hand wins them in one sentence.
fn all_pots(told: Vec<Statement>) -> Vec<Statement> {
    let sole = |statement: &Statement| match statement {
        Statement::Won(won) if won.share == Share::Whole => match won.winners[..] {
            [(seat, amount)] => Some((seat, amount, won.reason)),
            _ => None,
        },
        _ => None,
    };
    let wins = || told.iter().filter(|it| matches!(it, Statement::Won(_)));
    let each: Option<Vec<_>> = wins().map(sole).collect();
    let Some([(seat, amount, reason), rest @ ..]) = each.as_deref() else {
        return told;
    };
    if rest.is_empty() || rest.iter().any(|(other, ..)| other != seat) {
        return told;
    }
    let all = Statement::WonAll {
        seat: *seat,
        pots: rest.len() + 1,
        amount: amount + rest.iter().map(|(_, amount, _)| amount).sum::<Chips>(),
        reason: reason.or(rest.iter().find_map(|(.., reason)| *reason)),
    };
    let mut all = Some(all);
    let told = told.into_iter().filter_map(|statement| match statement {
        Statement::Won(_) => all.take(),
        _ => Some(statement),
    });
    told.collect()
}

/// A win and the points for it are told as one.
fn with_points(told: Vec<Statement>) -> Vec<Statement> {
    let mut joined: Vec<Statement> = Vec::new();
    for statement in told {
        // That the hand is over is not told.
        let told = |it: &&mut Statement| !matches!(it, Statement::Event(Event::HandOver));
        match (statement, joined.iter_mut().rfind(told)) {
            (Statement::Event(Event::Scored { seat, total, .. }), Some(won))
                if won.winners() == [seat] =>
            {
                *won = Statement::WonWithPoints {
                    won: Box::new(won.clone()),
                    points: total,
                };
            }
            (statement, _) => joined.push(statement),
        }
    }
    joined
}

/// What several players can do alike, and the amount of it. An all-in is
/// never one of several.
fn shared_action(event: &Seen) -> Option<(Seat, Chips)> {
    match event {
        Event::Folded { seat } | Event::Checked { seat } | Event::Passed { seat, .. } => {
            Some((*seat, 0))
        }
        Event::Called {
            seat,
            amount,
            all_in: false,
        }
        | Event::Continued {
            seat,
            amount,
            all_in: false,
        } => Some((*seat, *amount)),
        _ => None,
    }
}

fn picked(event: &Seen) -> Option<Card> {
    match event {
        Event::Picked { card, .. } => Some(*card),
        _ => None,
    }
}
