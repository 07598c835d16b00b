use super::value;
use crate::rules::cards::{Card, CardSet, HandValue, Strength, Tally, for_each_choice};
use crate::rules::{Event, Layer, MAX_SEATS, Seat, Seats, Seen, Tableau, Veiled, layers};

/// What the listener has been told of the hand under way, as far as later
/// sentences need it.
#[derive(Clone, Debug, Default)]
pub(super) struct SoFar {
    board: CardSet,
    /// How many community cards lie there, and how many of them can be picked.
    pub(super) laid: usize,
    pub(super) opened: usize,
    hole: [CardSet; MAX_SEATS],
    picks: [CardSet; MAX_SEATS],
    tableau: Tableau,
    /// How many pots there are: the last one is paid first, and its number
    /// tells.
    pub(super) pots: u8,
    /// Who shows down, and what their hands are worth where that is known.
    showing: Seats,
    pub(super) ranked: Vec<(Seat, HandValue)>,
}

impl SoFar {
    /// Every event is named, so that the compiler asks about a new one.
    pub(super) fn note(&mut self, event: &Seen) {
        self.tableau.note(event);
        match event {
            Event::HandStarted { .. } => *self = SoFar::default(),
            Event::Dealt { seat, cards } => {
                let hole = &mut self.hole[seat.index()];
                *hole = *hole | known(cards);
            }
            Event::Exchanged { seat, cards } => {
                let hole = &mut self.hole[seat.index()];
                *hole = *hole - known(cards);
            }
            Event::Shown { seat, cards } => {
                let hole = &mut self.hole[seat.index()];
                *hole = *hole | cards.set();
            }
            Event::PicksShown { seat, cards } => self.picks[seat.index()] = cards.set(),
            Event::Board { cards, .. } => {
                self.board = self.board | known(cards);
                self.laid += cards.count();
            }
            Event::Wave { cards, .. } => {
                self.board = self.board | cards.set();
                self.opened += cards.len();
            }
            Event::BoardDiscarded { card, .. } => {
                self.board = self.board - known(card);
                self.laid = self.laid.saturating_sub(1);
            }
            Event::Ranked { seat, strength } => {
                self.showing.insert(*seat);
                let value = self.value(*seat, *strength);
                self.ranked.extend(value.map(|value| (*seat, value)));
            }
            Event::Won { pot, .. } => self.pots = self.pots.max(pot + 1),
            Event::Ante { .. }
            | Event::Blind { .. }
            | Event::Burned
            | Event::TimedOut { .. }
            | Event::Folded { .. }
            | Event::Checked { .. }
            | Event::Called { .. }
            | Event::Bet { .. }
            | Event::Raised { .. }
            | Event::Continued { .. }
            | Event::Passed { .. }
            | Event::Picked { .. }
            | Event::PickingOver
            | Event::Returned { .. }
            | Event::Mucked { .. }
            | Event::WonUncontested { .. }
            | Event::HandOver
            | Event::LevelSoon { .. }
            | Event::LevelDue { .. }
            | Event::LevelStarted { .. }
            | Event::Scored { .. }
            | Event::Busted { .. }
            | Event::GameOver { .. } => {}
        }
    }

    /// Whether the player has exchanged cards: what they are dealt now is what
    /// they draw.
    pub(super) fn has_exchanged(&self, seat: Seat) -> bool {
        self.tableau.exchanged.contains(seat)
    }

    /// What a player's cards are worth, where all that count are known: five
    /// of the known ones must be worth what the hand is worth, whichever the
    /// game takes. Whoever has picked plays the picks, everyone else the board.
    pub(super) fn value(&self, seat: Seat, strength: Strength) -> Option<HandValue> {
        let picks = self.picks[seat.index()];
        let with = if picks.is_empty() { self.board } else { picks };
        let known: Vec<Card> = (self.hole[seat.index()] | with).into_iter().collect();
        let mut value = None;
        for_each_choice(&known, 5, Tally::EMPTY, &mut |five| {
            if value.is_none() && five.strength() == strength {
                value = Some(HandValue::of(five.cards()));
            }
        });
        value
    }

    /// A player's hole cards, as far as they are known.
    pub(super) fn hole_cards(&self, seat: Seat) -> CardSet {
        self.hole[seat.index()]
    }

    /// How many of its kickers to tell among the hands shown.
    pub(super) fn kickers(&self, value: &HandValue) -> usize {
        value::kickers_among(value, &self.values())
    }

    /// How many of its kickers decide among the hands shown.
    pub(super) fn deciding_kickers(&self, value: &HandValue) -> usize {
        value::deciding_kickers(value, &self.values())
    }

    fn values(&self) -> Vec<HandValue> {
        self.ranked.iter().map(|(_, value)| *value).collect()
    }

    /// Whether the player's hand is compared at the showdown.
    pub(super) fn shows_down(&self, seat: Seat) -> bool {
        self.showing.contains(seat)
    }

    /// Who can win that pot: those who put in at least what the pot's layer
    /// reaches to. `None` where that does not explain the pots.
    pub(super) fn contenders(&self, pot: u8) -> Option<Seats> {
        if self.pots == 1 {
            return Some(self.showing);
        }
        let put_in = |seat: Seat| self.tableau.put_in(seat);
        let reaching = |layer: Layer| -> Seats {
            let reaches = |seat: &Seat| layer.is_reached_by(put_in(*seat));
            self.showing.into_iter().filter(reaches).collect()
        };
        let pots = layers(self.showing.into_iter().map(put_in)).map(reaching);
        // A layer of one player was given back.
        let pots: Vec<Seats> = pots.filter(|pot| pot.len() > 1).collect();
        (pots.len() == usize::from(self.pots))
            .then(|| pots.get(usize::from(pot)).copied())
            .flatten()
    }
}

fn known(cards: &Veiled) -> CardSet {
    cards.known().map_or(CardSet::EMPTY, |row| row.set())
}
