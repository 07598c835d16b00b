//! A recorded hand, played through the engine.

mod cards;
mod showdown;

use std::sync::Arc;

use super::playback::veil;
use super::record::{Move, Player, Record, RecordedAction};
use super::refusal::{Refusal, Refused};
use super::stacking::{Stacked, stack};
use crate::rules::cards::CardSet;
use crate::rules::{
    Action, Chips, Choices, Event, Hand, Illegal, Input, Seat, Seats, Seen, Showing, Status,
};
use showdown::mucking;

/// How a hand ended.
pub(super) struct Ending {
    pub(super) stacks: Vec<Chips>,
    pub(super) seen: Vec<Seen>,
}

/// Plays a record to its end. `watch` sees the hand after the deal, after
/// each action and after each street.
pub(super) fn play(
    record: &Record,
    watch: &mut dyn FnMut(&Hand, CardSet),
) -> Result<Ending, Refused> {
    // Amounts in a reason are in the same parts of chips.
    let decimals = record.decimals;
    follow_all(record, watch).map_err(|refused| Refused {
        decimals,
        ..refused
    })
}

fn follow_all(record: &Record, watch: &mut dyn FnMut(&Hand, CardSet)) -> Result<Ending, Refused> {
    let mut replay = Replay::start(record, watch)?;
    for action in &record.moves {
        (replay.follow(action)).map_err(|why| Refused::at(action, why))?;
    }
    replay.finish()
}

struct Replay<'a> {
    record: &'a Record,
    watch: &'a mut dyn FnMut(&Hand, CardSet),
    hand: Hand,
    made_up: CardSet,
    /// Those who give up at the showdown.
    mucking: Seats,
    /// Cards that the record has dealt so far; the engine, which deals by
    /// itself, may be ahead of it.
    dealt: Vec<usize>,
    laid: usize,
    /// Waves that the record has opened so far.
    waves: usize,
}

impl<'a> Replay<'a> {
    fn start(
        record: &'a Record,
        watch: &'a mut dyn FnMut(&Hand, CardSet),
    ) -> Result<Replay<'a>, Refused> {
        let Stacked { deck, made_up } = stack(record)?;
        let mucking = mucking(record);
        let mut rules = record.rules.clone();
        if !mucking.is_empty() {
            rules.showing = Showing::InTurn;
        }
        let players = record.players.len();
        let button = Seat::new(players.saturating_sub(1)).ok_or(Refusal::PlayerCount(players))?;
        let mut hand = Hand::deal(Arc::new(rules), &record.stacks, button, deck)
            .map_err(Refusal::CannotDeal)?;
        hand.wait_with_chores();
        watch(&hand, made_up);
        Ok(Replay {
            record,
            watch,
            hand,
            made_up,
            mucking,
            dealt: vec![0; players],
            laid: 0,
            waves: 0,
        })
    }

    fn follow(&mut self, action: &Move) -> Result<(), Refusal> {
        match &action.what {
            RecordedAction::DealHole(seat, cards) => self.deal_hole(*seat, cards.len()),
            RecordedAction::DealBoard(cards) => self.deal_board(cards.len()),
            RecordedAction::Fold(seat) => self.decide(*seat, Action::Fold),
            RecordedAction::CheckOrCall { seat, paid } => self.check_or_call(*seat, *paid),
            RecordedAction::RaiseTo(seat, to) => self.decide(*seat, Action::RaiseTo(*to)),
            RecordedAction::Exchange(seat, cards) => self.exchange(*seat, cards),
            RecordedAction::Discard(seat, place) => self.decide(*seat, Action::Discard(*place)),
            RecordedAction::Pass(seat) => self.decide(*seat, Action::Pass),
            RecordedAction::Wave(cards) => self.open_wave(cards),
            RecordedAction::Pick(seat, card) => self.pick(*seat, *card),
            RecordedAction::EndPicking => self.end_picking(),
            RecordedAction::Show(seat, _) | RecordedAction::Muck(seat) => self.show(*seat),
            RecordedAction::ShowAfter(seat, cards) => self.show_after(*seat, cards),
        }
    }

    fn check_or_call(&mut self, seat: Seat, paid: Option<Chips>) -> Result<(), Refusal> {
        if let Some(Choices::Continue { .. }) = self.hand.choices(seat) {
            return self.decide(seat, Action::Continue);
        }
        let Some(Choices::Bet(choices)) = self.hand.choices(seat) else {
            // Some programs ask a lone player with chips to check every
            // street. Our engine does not, and has gone on.
            return if self.is_alone(seat) && paid.unwrap_or(0) == 0 {
                Ok(())
            } else {
                self.decide(seat, Action::Check)
            };
        };
        let rules = choices.to_call;
        if let Some(recorded) = paid.filter(|&paid| paid != rules) {
            return Err(Refusal::OtherCall { rules, recorded });
        }
        self.decide(seat, choices.check_or_call())
    }

    /// Whether the player has chips and nobody is left to bet against.
    fn is_alone(&self, seat: Seat) -> bool {
        let others = || {
            let others = Seats::first(self.record.players.len()).without(seat);
            others.into_iter().map(|other| self.hand.status(other))
        };
        self.hand.status(seat) == Status::Active
            && others().all(|other| other != Status::Active)
            && others().any(|other| other == Status::AllIn)
    }

    fn decide(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_cards()?;
        self.act(seat, action)
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let refused = match self.hand.apply(Input::Act(seat, action)) {
            Ok(_) => {
                self.go_on();
                return Ok(());
            }
            Err(why) => why,
        };
        let player = self.player(seat);
        let is_out = self.hand.status(seat) == Status::Folded;
        Err(match refused {
            Illegal::NotYourTurn { .. } if is_out => Refusal::HasFolded { player },
            why => {
                let turn = self.whose_turn();
                Refusal::Illegal { player, turn, why }
            }
        })
    }

    /// Does what happens by itself now, and lets every street be seen: when
    /// all is done that comes with it, such as whose turn it is.
    fn go_on(&mut self) {
        (self.watch)(&self.hand, self.made_up);
        let mut told = self.hand.events().len();
        let mut street = None;
        while self.hand.do_chore() {
            let news = &self.hand.events()[told..];
            if news.is_empty() {
                street = street.map(|_| self.hand.clone());
                continue;
            }
            if let Some(street) = street.take() {
                (self.watch)(&street, self.made_up);
            }
            if news.iter().any(|it| matches!(it, Event::Board { .. })) {
                told = self.hand.events().len();
                street = Some(self.hand.clone());
            }
        }
        if street.is_some() || self.hand.events().len() > told {
            (self.watch)(&self.hand, self.made_up);
        }
    }

    fn finish(mut self) -> Result<Ending, Refused> {
        self.answer_showdown()?;
        if !self.hand.is_over() {
            let turn = self.whose_turn();
            return Err(Refusal::EndsEarly { turn }.into());
        }
        self.check_compared()?;
        let players = self.record.players.len();
        let events = self.hand.events().iter();
        Ok(Ending {
            stacks: self.hand.stacks()[..players].to_vec(),
            seen: events
                .filter_map(|event| veil(*event, self.made_up, self.record.viewer))
                .collect(),
        })
    }

    fn whose_turn(&self) -> Option<Player> {
        self.hand.turn().map(|seat| self.player(seat))
    }

    fn player(&self, seat: Seat) -> Player {
        self.record.players[seat.index()].clone()
    }
}
