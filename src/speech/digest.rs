//! As much of what happens as a listener wants to hear.

use std::mem::discriminant;

use super::statement::Statement;
use super::{Verbosities, Verbosity};
use crate::rules::cards::{Card, Row};
use crate::rules::{Chips, Choices, Event, Picker, Seat, Seen, View};

/// Decides what the listener hears, and in how many sentences.
pub(super) struct Digest<'a> {
    pub(super) own: Option<Seat>,
    pub(super) verbosity: Verbosities,
    /// The table after it.
    pub(super) view: &'a View,
}

impl Digest<'_> {
    /// Leaves out what is not wanted, and makes one statement of what several
    /// players do alike.
    pub(super) fn of(&self, statements: Vec<Statement>) -> Vec<Statement> {
        let told: Vec<Statement> = (statements.into_iter())
            .filter(|statement| self.is_told(statement))
            .flat_map(|statement| self.one_by_one(statement))
            .collect();
        let mut told: Vec<Statement> = (told
            .chunk_by(|statement, next| self.alike(statement, next)))
        .map(|run| self.as_one(run))
        .collect();
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

    /// In brief, what can be asked for and decides nothing is left out: the
    /// button and the forced bets of others. Blinds that nobody will post do
    /// not rise.
    fn is_told(&self, statement: &Statement) -> bool {
        let own = |seat: Seat| self.own == Some(seat);
        let over = |view: &View| (view.standing.as_ref()).is_some_and(|it| it.winner.is_some());
        match statement {
            Statement::Event(Event::LevelSoon { .. } | Event::LevelDue { .. })
                if over(self.view) =>
            {
                false
            }
            _ if self.verbosity.others != Verbosity::Brief => true,
            Statement::Event(Event::HandStarted { button }) => own(*button),
            Statement::Event(Event::Ante { seat, all_in, .. })
            | Statement::Event(Event::Blind { seat, all_in, .. }) => own(*seat) || *all_in,
            Statement::Blinds { small, big } => own(small.0) || own(big.0),
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
                let of_others = self.own != Some(seat) && self.own != Some(other);
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
                Picker::Player => Statement::Picks {
                    cards: Row::from_iter([*card]),
                    left: match self.view.choices {
                        Some(Choices::Pick { left, .. }) => left,
                        _ => 0,
                    },
                },
            },
            Statement::Event(Event::Wave { wave, cards }) => {
                self.places(*wave, cards).unwrap_or_else(|| run[0].clone())
            }
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
                Statement::BlindsInShort { small, big }
            }
            // The names of the hands say it; what decides between hands of
            // the same name is told with them.
            Statement::Reveal(reveal) if self.verbosity.others < Verbosity::Full => {
                Statement::Reveal(reveal.with_deciding_kickers())
            }
            first => first.clone(),
        }
    }

    /// In brief, a wave of cards that lay face up before is only their places.
    fn places(&self, wave: u8, cards: &Row) -> Option<Statement> {
        let face_up =
            |event: &Seen| matches!(event, Event::Board { cards, .. } if cards.known().is_some());
        if self.verbosity.others != Verbosity::Brief || !self.view.seen.iter().any(face_up) {
            return None;
        }
        let place = |card| Some(self.view.board.iter().position(|it| *it == Some(card))? + 1);
        Some(Statement::Places {
            wave,
            from: place(*cards.first()?)?,
            to: place(*cards.last()?)?,
        })
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
