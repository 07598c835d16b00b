use super::value;
use crate::cards::{CardSet, HandValue, Strength};
use crate::engine::{Event, MAX_SEATS, Seat, Seats, Seen, Veiled};

/// What the listener has been told of the hand under way, as far as later
/// sentences need it.
#[derive(Clone, Debug, Default)]
pub(super) struct SoFar {
    board: CardSet,
    hole: [CardSet; MAX_SEATS],
    picks: [CardSet; MAX_SEATS],
    /// Who has exchanged cards: what they are dealt now is what they draw.
    pub(super) exchanged: Seats,
    /// How many pots there are, from the first one paid: the last comes
    /// first.
    pub(super) pots: u8,
    /// What the hands of the showdown are worth.
    values: Vec<HandValue>,
}

impl SoFar {
    pub(super) fn note(&mut self, event: &Seen) {
        match event {
            Event::HandStarted { .. } => *self = SoFar::default(),
            Event::Dealt { seat, cards } => {
                let hole = &mut self.hole[seat.index()];
                *hole = *hole | known(cards);
            }
            Event::Exchanged { seat, cards } => {
                let hole = &mut self.hole[seat.index()];
                *hole = *hole - known(cards);
                self.exchanged.insert(*seat);
            }
            Event::Shown { seat, cards } => {
                let hole = &mut self.hole[seat.index()];
                *hole = *hole | cards.set();
            }
            Event::PicksShown { seat, cards } => self.picks[seat.index()] = cards.set(),
            Event::Board { cards, .. } => self.board = self.board | known(cards),
            Event::Wave { cards, .. } => self.board = self.board | cards.set(),
            Event::BoardDiscarded { card, .. } => self.board = self.board - known(card),
            Event::Ranked { seat, strength } => self.values.extend(self.value(*seat, *strength)),
            Event::Won { pot, .. } => self.pots = self.pots.max(pot + 1),
            _ => {}
        }
    }

    /// What a player's cards are worth, where all that count are known: what
    /// the known ones are worth must be what the hand is worth. Whoever has
    /// picked plays the picks, everyone else the board.
    pub(super) fn value(&self, seat: Seat, strength: Strength) -> Option<HandValue> {
        let picks = self.picks[seat.index()];
        let with = if picks.is_empty() { self.board } else { picks };
        let value = HandValue::of(self.hole[seat.index()] | with);
        (value.strength() == Some(strength)).then_some(value)
    }

    /// How many of its kickers to tell among the hands shown.
    pub(super) fn kickers(&self, value: &HandValue) -> usize {
        value::kickers_among(value, &self.values)
    }
}

fn known(cards: &Veiled) -> CardSet {
    cards.known().map_or(CardSet::EMPTY, |row| row.set())
}
