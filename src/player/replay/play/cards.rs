//! The cards that the record deals, throws away, opens in waves and picks, held
//! against those that the engine has dealt by itself.

use super::Replay;
use crate::player::replay::record::MaybeCard;
use crate::player::replay::refusal::Refusal;
use crate::rules::cards::{Card, CardSet, Row};
use crate::rules::{Action, Choices, Due, Event, Hand, Input, Seat, Seats};

impl Replay<'_> {
    pub(super) fn deal_hole(&mut self, seat: Seat, count: usize) -> Result<(), Refusal> {
        let (has, dealt) = (self.cards_of(seat), self.dealt[seat.index()] + count);
        if dealt > has {
            let player = self.player(seat);
            return Err(Refusal::TooManyHoleCards { player, has, dealt });
        }
        self.dealt[seat.index()] = dealt;
        Ok(())
    }

    pub(super) fn deal_board(&mut self, count: usize) -> Result<(), Refusal> {
        let (has, dealt) = (self.hand.board().len(), self.laid + count);
        if dealt > has {
            return Err(Refusal::TooManyBoardCards { has, dealt });
        }
        self.laid = dealt;
        Ok(())
    }

    pub(super) fn exchange(&mut self, seat: Seat, cards: &[MaybeCard]) -> Result<(), Refusal> {
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

    /// Before a player acts, the record must have dealt what lies on the
    /// table. A player of whose cards it says nothing at all has unknown ones.
    pub(super) fn check_cards(&self) -> Result<(), Refusal> {
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

    /// How many cards the engine has dealt to the player.
    fn cards_of(&self, seat: Seat) -> usize {
        let dealt = |event: &Event| match event {
            Event::Dealt { seat: to, cards } if *to == seat => cards.len(),
            _ => 0,
        };
        self.hand.events().iter().map(dealt).sum()
    }

    /// The first wave opens by itself, and the engine may be ahead.
    pub(super) fn open_wave(&mut self, recorded: &[Card]) -> Result<(), Refusal> {
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

    pub(super) fn pick(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let place = self.hand.board().iter().position(|&lies| lies == card);
        let place = place.ok_or(Refusal::NotOnBoard { card })?;
        self.decide(seat, Action::Pick(place as u8))
    }

    /// Picking may have ended with the last pick.
    pub(super) fn end_picking(&mut self) -> Result<(), Refusal> {
        if self.hand.events().contains(&Event::PickingOver) {
            Ok(())
        } else {
            self.let_clock(Due::PickingOver)
        }
    }

    fn let_clock(&mut self, due: Due) -> Result<(), Refusal> {
        let applied = self.hand.apply(Input::Clock(due));
        applied.map_err(|_| Refusal::NotTheTime)?;
        self.go_on();
        Ok(())
    }
}
