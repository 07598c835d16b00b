//! A recorded hand, played through the engine.

use std::sync::Arc;

use super::record::{Deed, MaybeCard, Move, Player, Record};
use super::refusal::{Refusal, Refused};
use super::stacking::{Stacked, stack};
use super::veil::veil;
use crate::cards::{Card, CardSet, Row};
use crate::engine::{
    Action, Chips, Choices, Due, Event, Hand, Illegal, Input, Making, Seat, Seats, Seen, Showing,
    Status, Which,
};

/// How a hand ended.
pub(super) struct Ending {
    pub(super) button: Seat,
    pub(super) stacks: Vec<Chips>,
    pub(super) seen: Vec<Seen>,
}

/// Plays a record to its end. `watch` sees the hand after the deal, after
/// each action and after each street.
pub(super) fn play(
    record: &Record,
    watch: &mut dyn FnMut(&Hand, CardSet),
) -> Result<Ending, Refused> {
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
    button: Seat,
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
            button,
            made_up,
            mucking,
            dealt: vec![0; players],
            laid: 0,
            waves: 0,
        })
    }

    fn follow(&mut self, action: &Move) -> Result<(), Refusal> {
        match &action.deed {
            Deed::DealHole(seat, cards) => self.deal_hole(*seat, cards.len()),
            Deed::DealBoard(cards) => self.deal_board(cards.len()),
            Deed::Fold(seat) => self.decide(*seat, Action::Fold),
            Deed::CheckOrCall { seat, paid } => self.check_or_call(*seat, *paid),
            Deed::RaiseTo(seat, to) => self.decide(*seat, Action::RaiseTo(*to)),
            Deed::Exchange(seat, cards) => self.exchange(*seat, cards),
            Deed::Discard(seat, place) => self.decide(*seat, Action::Discard(*place)),
            Deed::Pass(seat) => self.decide(*seat, Action::Pass),
            Deed::Wave(cards) => self.open_wave(cards),
            Deed::Pick(seat, card) => self.pick(*seat, *card),
            Deed::EndPicking => self.end_picking(),
            Deed::Show(seat, _) | Deed::Muck(seat) => self.show(*seat),
            Deed::ShowAfter(seat, cards) => self.show_after(*seat, cards),
        }
    }

    fn deal_hole(&mut self, seat: Seat, count: usize) -> Result<(), Refusal> {
        let (has, dealt) = (self.cards_of(seat), self.dealt[seat.index()] + count);
        if dealt > has {
            let player = self.player(seat);
            return Err(Refusal::TooManyHoleCards { player, has, dealt });
        }
        self.dealt[seat.index()] = dealt;
        Ok(())
    }

    fn deal_board(&mut self, count: usize) -> Result<(), Refusal> {
        let (has, dealt) = (self.hand.board().len(), self.laid + count);
        if dealt > has {
            return Err(Refusal::TooManyBoardCards { has, dealt });
        }
        self.laid = dealt;
        Ok(())
    }

    fn check_or_call(&mut self, seat: Seat, paid: Option<Chips>) -> Result<(), Refusal> {
        if let Some(Choices::Continue { .. }) = self.hand.choices(seat) {
            return self.decide(seat, Action::Continue);
        }
        let Some(Choices::Bet(choices)) = self.hand.choices(seat) else {
            // Some programs ask a lone player with chips to check every
            // street. Our engine does not, and has gone on.
            return match self.is_alone(seat) && paid.unwrap_or(0) == 0 {
                true => Ok(()),
                false => self.decide(seat, Action::Check),
            };
        };
        let rules = choices.to_call;
        if let Some(recorded) = paid.filter(|&paid| paid != rules) {
            return Err(Refusal::OtherCall { rules, recorded });
        }
        let action = if rules == 0 {
            Action::Check
        } else {
            Action::Call
        };
        self.decide(seat, action)
    }

    fn exchange(&mut self, seat: Seat, cards: &[MaybeCard]) -> Result<(), Refusal> {
        let mut thrown = CardSet::EMPTY;
        for &card in cards.iter().flatten() {
            if !thrown.insert(card) {
                let player = self.player(seat);
                return Err(Refusal::ThrownTwice { player, card });
            }
        }
        // Of cards that nobody has seen, it does not matter which: the last
        // ones, as the deck is stacked for it.
        let unseen = (self.hand.hole_cards(seat).iter().rev())
            .filter(|card| self.made_up.contains(**card))
            .take(cards.len() - thrown.len());
        let thrown = unseen.fold(thrown, |thrown, card| thrown.with(*card));
        if thrown.len() < cards.len() {
            let player = self.player(seat);
            return Err(Refusal::UnknownThrown { player });
        }
        self.decide(seat, Action::Draw(thrown))
    }

    /// The first wave opens by itself, and the engine may be ahead.
    fn open_wave(&mut self, recorded: &[Card]) -> Result<(), Refusal> {
        self.check_cards()?;
        let wave = |hand: &Hand, number: usize| {
            let mut waves = hand.events().iter().filter_map(|event| match event {
                Event::Wave { cards, .. } => Some(*cards),
                _ => None,
            });
            waves.nth(number)
        };
        if wave(&self.hand, self.waves).is_none() {
            self.let_clock(Due::Wave)?;
        }
        let opened = wave(&self.hand, self.waves).unwrap_or_default();
        if opened[..] != *recorded {
            let recorded: Row = recorded.iter().copied().take(Row::CAPACITY).collect();
            return Err(Refusal::OtherCardsOpened {
                recorded: recorded.to_string(),
                rules: opened.to_string(),
            });
        }
        self.waves += 1;
        Ok(())
    }

    fn pick(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let place = self.hand.board().iter().position(|&lies| lies == card);
        let place = place.ok_or(Refusal::NotOnBoard { card })?;
        self.decide(seat, Action::Pick(place as u8))
    }

    /// Picking may have ended with the last pick.
    fn end_picking(&mut self) -> Result<(), Refusal> {
        match self.hand.events().contains(&Event::PickingOver) {
            true => Ok(()),
            false => self.let_clock(Due::PickingOver),
        }
    }

    fn let_clock(&mut self, due: Due) -> Result<(), Refusal> {
        let applied = self.hand.apply(Input::Clock(due));
        applied.map_err(|_| Refusal::NotTheTime)?;
        self.go_on();
        Ok(())
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

    /// Before a player acts, the record must have dealt what lies on the
    /// table. A player of whose cards it says nothing at all has unknown ones.
    fn check_cards(&self) -> Result<(), Refusal> {
        let (has, dealt) = (self.hand.board().len(), self.laid);
        if dealt < has && !self.hand.is_over() {
            return Err(Refusal::TooFewBoardCards { has, dealt });
        }
        // New cards are dealt only when everyone has thrown away.
        let turn = self.hand.turn();
        let choices = turn.and_then(|turn| self.hand.choices(turn));
        if matches!(choices, Some(Choices::Exchange { .. })) {
            return Ok(());
        }
        for seat in Seats::first(self.dealt.len()) {
            let (has, dealt) = (self.cards_of(seat), self.dealt[seat.index()]);
            if (1..has).contains(&dealt) {
                let player = self.player(seat);
                return Err(Refusal::TooFewHoleCards { player, has, dealt });
            }
        }
        Ok(())
    }

    /// The order in which hands are shown decides nothing, so each player's
    /// word is looked up when the engine asks for it.
    fn show(&mut self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        if self.hand.status(seat) == Status::Folded && !self.hand.is_over() {
            return Err(Refusal::HasFolded { player });
        }
        self.answer_showdown()?;
        if !self.hand.is_over() {
            let turn = self.whose_turn();
            return Err(Refusal::ShowsTooEarly { player, turn });
        }
        let known = !self.hand.hole_cards(seat).set().intersects(self.made_up);
        if known && !self.mucking.contains(seat) {
            // Who has shown already has no more to show.
            let _ = self.hand.apply(Input::Act(seat, Action::Show(Which::All)));
        }
        Ok(())
    }

    fn show_after(&mut self, seat: Seat, shown: &[MaybeCard]) -> Result<(), Refusal> {
        self.answer_showdown()?;
        let player = self.player(seat);
        let known = self.hand.hole_cards(seat).set() - self.made_up;
        let (first, rest) = shown.split_first().unwrap_or((&None, &[]));
        let which = match (first, rest) {
            (Some(_), rest) if rest.iter().all(Option::is_none) => Which::First,
            (None, [Some(_), rest @ ..]) if rest.iter().all(Option::is_none) => Which::Second,
            _ => Which::All,
        };
        let is_known = |card: &Card| known.contains(*card);
        if !self.hand.is_over() || !shown.iter().flatten().all(is_known) {
            let turn = self.whose_turn();
            return Err(Refusal::ShowsTooEarly { player, turn });
        }
        self.act(seat, Action::Show(which))
    }

    fn answer_showdown(&mut self) -> Result<(), Refusal> {
        while let Some(seat) = self.hand.turn() {
            if self.hand.choices(seat) != Some(Choices::Show) {
                break;
            }
            let answer = match self.mucking.contains(seat) {
                true => Action::Muck,
                false => Action::Show(Which::All),
            };
            self.act(seat, answer)?;
        }
        Ok(())
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
            button: self.button,
            stacks: self.hand.stacks()[..players].to_vec(),
            seen: events
                .filter_map(|event| veil(*event, self.made_up, self.record.viewer))
                .collect(),
        })
    }

    /// Made-up cards must never decide who wins.
    fn check_compared(&self) -> Result<(), Refusal> {
        for event in self.hand.events() {
            let Event::Ranked { seat, .. } = *event else {
                continue;
            };
            let (has, dealt) = (self.hand.board().len(), self.laid);
            if dealt < has {
                return Err(Refusal::BoardEndsEarly { has, dealt });
            }
            let compared = match self.record.rules.making {
                Making::BestWithBoard => self.hand.board(),
                Making::OwnAndPicks => self.hand.picks(seat),
            };
            if compared.set().intersects(self.made_up) {
                return Err(Refusal::UnknownBoard);
            }
            if self.hand.hole_cards(seat).set().intersects(self.made_up) {
                let player = self.player(seat);
                return Err(Refusal::UnknownHand { player });
            }
        }
        Ok(())
    }

    /// How many cards the engine has dealt to the player.
    fn cards_of(&self, seat: Seat) -> usize {
        let dealt = |event: &Event| match event {
            Event::Dealt { seat: to, cards } if *to == seat => cards.len(),
            _ => 0,
        };
        self.hand.events().iter().map(dealt).sum()
    }

    fn whose_turn(&self) -> Option<Player> {
        self.hand.turn().map(|seat| self.player(seat))
    }

    fn player(&self, seat: Seat) -> Player {
        self.record.players[seat.index()].clone()
    }
}

/// Those who give up at the showdown. The last word counts: some records keep
/// the cards of all-in players face down until the board is complete.
fn mucking(record: &Record) -> Seats {
    let mut mucking = Seats::NONE;
    for action in &record.moves {
        match action.deed {
            Deed::Muck(seat) => mucking.insert(seat),
            Deed::Show(seat, _) => mucking.remove(seat),
            _ => {}
        }
    }
    mucking
}
