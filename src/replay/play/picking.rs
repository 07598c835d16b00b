//! Community cards that open in waves, and who picks them.

use super::Replay;
use crate::cards::{Card, Row};
use crate::engine::{Action, Due, Event, Hand, Input, Seat};
use crate::replay::refusal::Refusal;

impl Replay<'_> {
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
}
