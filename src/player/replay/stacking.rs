//! The deck that deals what a record says.
//!
//! A record tells the cards where they were seen: when they were dealt, or
//! only when they were shown. The engine takes them from a deck, so the whole
//! record is read first and the deck stacked in the order in which the engine
//! draws. Cards that nobody recorded are made up, and remembered as such.

use super::record::{MaybeCard, Move, Place, Record, RecordedAction, spell};
use super::refusal::{Refusal, Refused};
use crate::rules::cards::{Card, CardSet, Deck};
use crate::rules::{Seat, Step};

pub(super) struct Stacked {
    pub(super) deck: Deck,
    /// The cards in the deck that stand for unknown ones.
    pub(super) made_up: CardSet,
}

pub(super) fn stack(record: &Record) -> Result<Stacked, Refused> {
    let mut recorded = RecordedCards {
        named: Vec::new(),
        hole: vec![Vec::new(); record.players.len()],
        board: Vec::new(),
        lying: Vec::new(),
        opened: 0,
    };
    for action in &record.moves {
        recorded.hear(action)?;
    }
    for action in &record.moves {
        recorded.hear_shown(action, record)?;
    }
    let named: CardSet = recorded.named.iter().map(|(card, _)| *card).collect();
    let mut unknown = (!named).into_iter();
    let mut made_up = CardSet::EMPTY;
    let mut top = Vec::new();
    for place in recorded.order(record) {
        // With all 52 gone, the engine will refuse to deal more by itself.
        let Some(card) = place.or_else(|| unknown.next()) else {
            break;
        };
        if place.is_none() {
            made_up.insert(card);
        }
        top.push(card);
    }
    let deck = Deck::stacked(&top).map_err(Refusal::CardInDeckTwice)?;
    Ok(Stacked { deck, made_up })
}

/// The cards of a record by where they went.
struct RecordedCards {
    named: Vec<(Card, Place)>,
    /// Each player's cards in the order in which they came.
    hole: Vec<Vec<MaybeCard>>,
    board: Vec<MaybeCard>,
    /// Which cards of the board nobody has taken away so far.
    lying: Vec<usize>,
    /// How many of those the waves have opened so far.
    opened: usize,
}

impl RecordedCards {
    fn hear(&mut self, action: &Move) -> Result<(), Refused> {
        match &action.what {
            RecordedAction::DealHole(seat, cards) => {
                self.name_all(cards, action)?;
                self.hole[seat.index()].extend(cards);
            }
            RecordedAction::DealBoard(cards) => {
                self.name_all(cards, action)?;
                let before = self.board.len();
                self.board.extend(cards);
                self.lying.extend(before..self.board.len());
            }
            // Where there is no such card, the engine will refuse it.
            RecordedAction::Discard(_, place) => {
                if usize::from(*place) < self.lying.len() {
                    self.lying.remove((*place).into());
                }
            }
            RecordedAction::Wave(cards) => self.open(cards, action)?,
            RecordedAction::Fold(_)
            | RecordedAction::CheckOrCall { .. }
            | RecordedAction::RaiseTo(..)
            | RecordedAction::Exchange(..)
            | RecordedAction::Pass(_)
            | RecordedAction::Pick(..)
            | RecordedAction::EndPicking
            | RecordedAction::Show(..)
            | RecordedAction::Muck(_)
            | RecordedAction::ShowAfter(..) => {}
        }
        Ok(())
    }

    /// A wave tells what has lain face down.
    fn open(&mut self, cards: &[Card], action: &Move) -> Result<(), Refused> {
        for &card in cards {
            let place = self.lying.get(self.opened).copied();
            let unseen = place.filter(|&place| self.board[place].is_none());
            if let Some(place) = unseen {
                self.board[place] = Some(card);
                self.name_all(&[Some(card)], action)?;
            }
            self.opened += 1;
        }
        Ok(())
    }

    fn hear_shown(&mut self, action: &Move, record: &Record) -> Result<(), Refused> {
        match &action.what {
            RecordedAction::Show(_, shown) if shown.is_empty() => Ok(()),
            RecordedAction::Show(seat, shown) if !exchanges(record) => {
                self.fill_any(*seat, shown, action, record)
            }
            RecordedAction::Show(seat, shown) | RecordedAction::ShowAfter(seat, shown) => {
                self.fill_places(*seat, shown, action, record)
            }
            _ => Ok(()),
        }
    }

    /// What a player shows fills the gaps in what was seen when it was dealt.
    fn fill_any(
        &mut self,
        seat: Seat,
        shown: &[MaybeCard],
        action: &Move,
        record: &Record,
    ) -> Result<(), Refused> {
        let held = &mut self.hole[seat.index()];
        held.resize(held.len().max(record.rules.hole_size()), None);
        let dealt = held.clone();
        let mut news = Vec::new();
        for &card in shown
            .iter()
            .flatten()
            .filter(|card| !dealt.contains(&Some(**card)))
        {
            let gap = held.iter_mut().find(|place| place.is_none());
            *gap.ok_or_else(|| shows_other_cards(seat, shown, &dealt, action, record))? =
                Some(card);
            news.push(Some(card));
        }
        self.name_all(&news, action)
    }

    /// As [`RecordedCards::fill_any`], where each card is shown at its place. Of an
    /// exchange that nobody saw, the last cards are those thrown away.
    fn fill_places(
        &mut self,
        seat: Seat,
        shown: &[MaybeCard],
        action: &Move,
        record: &Record,
    ) -> Result<(), Refused> {
        let places = self.places_at_the_end(seat, record);
        let held = &mut self.hole[seat.index()];
        let last = places.iter().max().map_or(0, |place| place + 1);
        held.resize(held.len().max(last), None);
        let dealt: Vec<MaybeCard> = places.iter().map(|&place| held[place]).collect();
        let is_news = |card: &&MaybeCard| card.is_some() && !dealt.contains(card);
        if !shown.iter().any(|card| is_news(&card)) {
            return Ok(());
        }
        let mut news = Vec::new();
        for (place, &card) in shown.iter().enumerate() {
            let known = dealt.get(place).copied();
            match (known, card) {
                (_, None) => {}
                (Some(None), Some(_)) => {
                    held[places[place]] = card;
                    news.push(card);
                }
                (known, card) if known == Some(card) => {}
                _ => return Err(shows_other_cards(seat, shown, &dealt, action, record)),
            }
        }
        self.name_all(&news, action)
    }

    /// Where in the order in which the player's cards came those are that
    /// the player has in the end.
    fn places_at_the_end(&self, seat: Seat, record: &Record) -> Vec<usize> {
        let held = &self.hole[seat.index()];
        let first = record.rules.hole_size();
        let mut places: Vec<usize> = (0..first).collect();
        let thrown = (record.moves.iter()).find_map(|action| match &action.what {
            RecordedAction::Exchange(by, cards) if *by == seat => Some(cards),
            _ => None,
        });
        let Some(thrown) = thrown else { return places };
        let card_at = |place: usize| held.get(place).copied().flatten();
        let mut gone: Vec<usize> = if thrown.iter().all(Option::is_some) {
            (0..first)
                .filter(|&place| card_at(place).is_some() && thrown.contains(&card_at(place)))
                .collect()
        } else {
            (0..first)
                .rev()
                .filter(|&place| card_at(place).is_none())
                .take(thrown.len())
                .collect()
        };
        gone.sort_unstable();
        for (place, new) in gone.into_iter().zip(first..) {
            places[place] = new;
        }
        places
    }

    fn name_all(&mut self, cards: &[MaybeCard], action: &Move) -> Result<(), Refused> {
        for &card in cards.iter().flatten() {
            if let Some((_, first)) = self.named.iter().find(|(named, _)| *named == card) {
                let first = first.clone();
                return Err(Refused::at(action, Refusal::CardTwice { card, first }));
            }
            self.named.push((card, action.place()));
        }
        Ok(())
    }

    /// Every place of the deck that the script may come to.
    fn order(&self, record: &Record) -> Vec<MaybeCard> {
        let mut order = Vec::new();
        let mut dealt = vec![0; self.hole.len()];
        let mut laid = 0;
        let next = |cards: &[MaybeCard], count: &mut usize| {
            let card = cards.get(*count).copied().flatten();
            *count += 1;
            card
        };
        for step in &record.rules.script {
            match *step {
                Step::DealDown(cards) => {
                    for _ in 0..cards {
                        for (hole, dealt) in self.hole.iter().zip(&mut dealt) {
                            order.push(next(hole, dealt));
                        }
                    }
                }
                Step::Burn => order.push(None),
                Step::DealBoard { cards, .. } => {
                    order.extend((0..cards).map(|_| next(&self.board, &mut laid)));
                }
                Step::Exchange { .. } => {
                    for (seat, count) in thrown(record) {
                        let (hole, dealt) = (&self.hole[seat.index()], &mut dealt[seat.index()]);
                        order.extend((0..count).map(|_| next(hole, dealt)));
                    }
                }
                _ => {}
            }
        }
        order
    }
}

/// Who exchanges how many cards, in order.
fn thrown(record: &Record) -> impl Iterator<Item = (Seat, usize)> {
    record.moves.iter().filter_map(|action| match &action.what {
        RecordedAction::Exchange(seat, cards) => Some((*seat, cards.len())),
        _ => None,
    })
}

fn exchanges(record: &Record) -> bool {
    let is_exchange = |step: &Step| matches!(step, Step::Exchange { .. });
    record.rules.script.iter().any(is_exchange)
}

fn shows_other_cards(
    seat: Seat,
    shown: &[MaybeCard],
    dealt: &[MaybeCard],
    action: &Move,
    record: &Record,
) -> Refused {
    Refused::at(
        action,
        Refusal::ShowsOtherCards {
            player: record.players[seat.index()].clone(),
            shown: spell(shown),
            dealt: spell(dealt),
        },
    )
}
