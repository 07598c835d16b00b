//! The deck that deals what a record says.
//!
//! A record tells the cards where they were seen: when they were dealt, or
//! only when they were shown. The engine takes them from a deck, so the whole
//! record is read first and the deck stacked in the order in which the engine
//! draws. Cards that nobody recorded are made up, and remembered as such.

use super::record::{Deed, MaybeCard, Move, Place, Record};
use super::refusal::{Refusal, Refused};
use crate::cards::{Card, CardSet, Deck};
use crate::engine::{Seat, Step};

pub(super) struct Stacked {
    pub(super) deck: Deck,
    /// The cards in the deck that stand for unknown ones.
    pub(super) made_up: CardSet,
}

pub(super) fn stack(record: &Record) -> Result<Stacked, Refused> {
    let mut told = Told {
        named: Vec::new(),
        hole: vec![Vec::new(); record.players.len()],
        board: Vec::new(),
    };
    for action in &record.moves {
        told.hear(action)?;
    }
    for action in &record.moves {
        told.hear_shown(action, record)?;
    }
    let named: CardSet = told.named.iter().map(|(card, _)| *card).collect();
    let mut unknown = (!named).into_iter();
    let mut made_up = CardSet::EMPTY;
    let mut top = Vec::new();
    for place in told.order(record) {
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
struct Told {
    named: Vec<(Card, Place)>,
    /// Each player's cards in the order in which they came.
    hole: Vec<Vec<MaybeCard>>,
    board: Vec<MaybeCard>,
}

impl Told {
    fn hear(&mut self, action: &Move) -> Result<(), Refused> {
        match &action.deed {
            Deed::DealHole(seat, cards) => {
                self.name_all(cards, action)?;
                self.hole[seat.index()].extend(cards);
            }
            Deed::DealBoard(cards) => {
                self.name_all(cards, action)?;
                self.board.extend(cards);
            }
            _ => {}
        }
        Ok(())
    }

    /// What a player shows fills the gaps in what was seen when it was dealt.
    fn hear_shown(&mut self, action: &Move, record: &Record) -> Result<(), Refused> {
        let Deed::Show(seat, shown) = &action.deed else {
            return Ok(());
        };
        if shown.is_empty() || exchanges(record) {
            return Ok(());
        }
        let held = &mut self.hole[seat.index()];
        held.resize(held.len().max(hole_cards(record)), None);
        let dealt = held.clone();
        let mut news = Vec::new();
        for &card in shown
            .iter()
            .flatten()
            .filter(|card| !dealt.contains(&Some(**card)))
        {
            let gap = held.iter_mut().find(|place| place.is_none());
            *gap.ok_or_else(|| {
                Refused::at(
                    action,
                    Refusal::ShowsOtherCards {
                        player: record.players[seat.index()].clone(),
                        shown: spell(shown),
                        dealt: spell(&dealt),
                    },
                )
            })? = Some(card);
            news.push(Some(card));
        }
        self.name_all(&news, action)
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
    record.moves.iter().filter_map(|action| match &action.deed {
        Deed::Exchange(seat, cards) => Some((*seat, cards.len())),
        _ => None,
    })
}

fn exchanges(record: &Record) -> bool {
    let is_exchange = |step: &Step| matches!(step, Step::Exchange { .. });
    record.rules.script.iter().any(is_exchange)
}

/// How many cards each player is dealt.
fn hole_cards(record: &Record) -> usize {
    let dealt = |step: &Step| match *step {
        Step::DealDown(cards) => cards.into(),
        _ => 0,
    };
    record.rules.script.iter().map(dealt).sum()
}

/// Cards as the format writes them.
fn spell(cards: &[MaybeCard]) -> String {
    let card = |card: &MaybeCard| card.map_or("??".to_owned(), |card| card.to_string());
    cards.iter().map(card).collect()
}
