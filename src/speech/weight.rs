//! How much a statement matters, whom it is about and how it sounds.

use super::statement::Statement;
use super::{Cue, Topic, Urgency};
use crate::rules::{Chips, Event, Seat, Seen};

/// How a statement is told, besides its words.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weight {
    pub(super) urgency: Urgency,
    pub(super) topic: Topic,
    pub(super) cue: Option<Cue>,
    /// Who does it, where it is one player.
    pub(super) seat: Option<Seat>,
    pub(super) joint: Joint,
}

/// What a sentence may be joined to: one of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joint {
    /// Nothing: it is too important to be part of another sentence.
    None,
    /// The button and the forced bets.
    Start,
    /// What players do in turn.
    Action(Topic),
    /// The end of picking, and what chance picked.
    Picking,
    /// Points.
    Score,
}

/// Who listens, and what is in the middle.
pub(super) struct Ear {
    pub(super) own: Option<Seat>,
    pub(super) pot: Chips,
    /// The listener showed down and got nothing.
    pub(super) lost: bool,
}

impl Ear {
    pub(super) fn weigh(&self, statement: &Statement) -> Weight {
        match statement {
            Statement::Event(event) => self.weigh_event(event),
            Statement::Antes { .. } | Statement::BlindAmounts { .. } => self.start(None),
            Statement::OwnCards { seat, .. } => self.decisive(*seat, Cue::Deal),
            Statement::Blinds { small, big } | Statement::BlindsInShort { small, big } => {
                let own = [small.0, big.0].into_iter().find(|&seat| self.is_own(seat));
                self.start(own)
            }
            Statement::DealtToAll { .. } => self.of_table(Urgency::Low, Cue::Deal),
            Statement::Drawn { seat, .. } | Statement::OwnDraw { seat, .. } => {
                self.decisive(*seat, Cue::Deal)
            }
            Statement::Reveal(reveal) => self.decisive(reveal.seat, Cue::Show),
            Statement::Won(won) => {
                let own = won.winners.iter().find(|(seat, _)| self.is_own(*seat));
                match (own, won.winners.as_slice()) {
                    (Some((own, _)), _) => self.critical(*own, Cue::Win),
                    (None, [(seat, _)]) => self.decisive(*seat, self.loss()),
                    (None, _) => self.of_table(Urgency::Urgent, self.loss()),
                }
            }
            Statement::WonAll { seat, .. } if self.is_own(*seat) => self.critical(*seat, Cue::Win),
            Statement::WonAll { seat, .. } => self.decisive(*seat, self.loss()),
            Statement::WonWithPoints { won, .. } => self.weigh(won),
            Statement::TimedOut { seat, .. } if self.is_own(*seat) => {
                self.critical(*seat, Cue::Time)
            }
            Statement::TimedOut { seat, then } => {
                let cue = match then {
                    Some(Event::Folded { .. }) => Cue::Fold,
                    _ => Cue::Check,
                };
                self.done_by(*seat, cue)
            }
            Statement::Together { what, seats } => Weight {
                seat: seats.last().copied(),
                ..self.weigh_event(what)
            },
            Statement::Folds { seats } | Statement::RestFolds { seats } => Weight {
                joint: Joint::Action(Topic::Table),
                seat: seats.last().copied(),
                ..self.of_table(Urgency::Normal, Cue::Fold)
            },
            Statement::Picks { .. } => Weight {
                topic: Topic::Mine,
                ..self.of_table(Urgency::Urgent, Cue::Pick)
            },
            Statement::PickedByChance { seat, .. } => Weight {
                joint: Joint::Picking,
                ..self.decisive(*seat, Cue::Pick)
            },
            Statement::Wave { .. } | Statement::Places { .. } => {
                self.of_table(Urgency::Urgent, Cue::Wave)
            }
            Statement::Discard { event, .. } => self.weigh_event(event),
            Statement::Rise { .. } => self.of_table(Urgency::Normal, Cue::Level),
        }
    }

    fn weigh_event(&self, event: &Seen) -> Weight {
        match event {
            Event::Ante {
                seat, all_in: true, ..
            }
            | Event::Blind {
                seat, all_in: true, ..
            }
            | Event::Called {
                seat, all_in: true, ..
            }
            | Event::Bet {
                seat, all_in: true, ..
            }
            | Event::Raised {
                seat, all_in: true, ..
            }
            | Event::Continued {
                seat, all_in: true, ..
            }
            | Event::BoardDiscarded {
                seat, all_in: true, ..
            } => self.critical(*seat, Cue::AllIn),
            Event::HandStarted { button: seat } => Weight {
                cue: None,
                ..self.start(Some(*seat))
            },
            Event::Ante { seat, .. } | Event::Blind { seat, .. } => self.start(Some(*seat)),
            Event::Dealt { seat, .. } if self.is_own(*seat) => self.decisive(*seat, Cue::Deal),
            Event::Dealt { seat, .. } => Weight {
                urgency: Urgency::Low,
                ..self.decisive(*seat, Cue::Deal)
            },
            Event::Folded { seat } => self.done_by(*seat, Cue::Fold),
            Event::Checked { seat } | Event::Passed { seat, .. } => self.done_by(*seat, Cue::Check),
            Event::Called { seat, .. } | Event::Continued { seat, .. } => {
                self.done_by(*seat, Cue::Call)
            }
            Event::Bet { seat, to, .. } | Event::Raised { seat, to, .. } => {
                let size = (*to as f32 / self.pot.max(1) as f32).min(1.0);
                self.done_by(*seat, Cue::Raise { size })
            }
            Event::Exchanged { seat, .. } => self.done_by(*seat, Cue::Deal),
            // It changes everyone's cards.
            Event::BoardDiscarded { seat, .. } => self.decisive(*seat, Cue::Fold),
            Event::Board { .. } => self.of_table(Urgency::Urgent, Cue::Board),
            Event::Wave { .. } => self.of_table(Urgency::Urgent, Cue::Wave),
            Event::PickingOver => Weight {
                joint: Joint::Picking,
                ..self.of_table(Urgency::Urgent, Cue::Time)
            },
            Event::Returned { seat, .. } => Weight {
                urgency: Urgency::Normal,
                ..self.decisive(*seat, Cue::Chips)
            },
            Event::Mucked { seat } => self.decisive(*seat, Cue::Fold),
            Event::WonUncontested { seat, .. } if self.is_own(*seat) => {
                self.critical(*seat, Cue::Win)
            }
            Event::WonUncontested { seat, .. } => self.decisive(*seat, Cue::Chips),
            Event::Scored { seat, .. } => Weight {
                joint: Joint::Score,
                urgency: Urgency::Normal,
                cue: None,
                ..self.decisive(*seat, Cue::Chips)
            },
            Event::Busted { seat, .. } if self.is_own(*seat) => self.critical(*seat, Cue::Lose),
            Event::Busted { seat, .. } => Weight {
                cue: None,
                ..self.decisive(*seat, Cue::Chips)
            },
            Event::GameOver { winner } => match self.own {
                Some(own) if own != *winner => self.critical(*winner, Cue::Lose),
                _ => self.critical(*winner, Cue::Win),
            },
            _ => Weight {
                cue: None,
                ..self.of_table(Urgency::Low, Cue::Chips)
            },
        }
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.own == Some(seat)
    }

    fn topic(&self, seat: Seat) -> Topic {
        if self.is_own(seat) {
            Topic::Mine
        } else {
            Topic::Table
        }
    }

    fn loss(&self) -> Cue {
        if self.lost { Cue::Lose } else { Cue::Chips }
    }

    fn of_table(&self, urgency: Urgency, cue: Cue) -> Weight {
        Weight {
            urgency,
            topic: Topic::Table,
            cue: Some(cue),
            seat: None,
            joint: Joint::None,
        }
    }

    fn decisive(&self, seat: Seat, cue: Cue) -> Weight {
        Weight {
            topic: self.topic(seat),
            seat: Some(seat),
            ..self.of_table(Urgency::Urgent, cue)
        }
    }

    fn critical(&self, seat: Seat, cue: Cue) -> Weight {
        Weight {
            urgency: Urgency::Critical,
            ..self.decisive(seat, cue)
        }
    }

    fn done_by(&self, seat: Seat, cue: Cue) -> Weight {
        Weight {
            urgency: Urgency::Normal,
            joint: Joint::Action(self.topic(seat)),
            ..self.decisive(seat, cue)
        }
    }

    fn start(&self, seat: Option<Seat>) -> Weight {
        Weight {
            topic: seat.map_or(Topic::Table, |seat| self.topic(seat)),
            seat,
            joint: Joint::Start,
            ..self.of_table(Urgency::Low, Cue::Chips)
        }
    }
}
