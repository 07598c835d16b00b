//! Cards marked for the exchange.

use super::Client;
use crate::rules::cards::{Card, CardSet};
use crate::rules::{Choices, Illegal};
use crate::speech::{Utterance, msg};

impl Client {
    /// The cards that are marked for the exchange.
    pub fn marked(&self) -> CardSet {
        self.marked
    }

    /// Marks a card for the exchange, or keeps it after all.
    pub(super) fn mark(&mut self, index: u8) -> Vec<Utterance> {
        let Some(card) = self.own_card(index) else {
            let me = self.view().and_then(|view| view.me());
            let places = me.map_or(0, |me| me.cards.len() as u8);
            return self.refuse(Illegal::NoSuchPlace { places });
        };
        let marked = self.marked.insert(card);
        if !marked {
            self.marked = self.marked.without(card);
        }
        let (card, count) = (card.to_string(), self.marked.len());
        let text = self.words.say(&if marked {
            msg!(card_marked { card, count })
        } else {
            msg!(card_kept { card, count })
        });
        self.say(Utterance::answer(text))
    }

    /// What is marked, as a sentence.
    pub(super) fn all_marked(&self) -> Option<String> {
        let exchanges = matches!(self.view()?.choices, Some(Choices::Exchange { .. }));
        let own = self.view()?.me()?.cards.iter().flatten();
        let cards: String = (own.filter(|card| self.marked.contains(**card)))
            .map(Card::to_string)
            .collect();
        (exchanges && !cards.is_empty()).then(|| self.words.say(&msg!(marked_cards { cards })))
    }

    /// That the card at that place is marked, counted from one.
    pub(super) fn is_marked(&self, place: u8) -> Option<String> {
        let card = self.own_card(place.checked_sub(1)?)?;
        (self.marked.contains(card)).then(|| self.words.text(msg::MARKED_CARD))
    }

    fn own_card(&self, index: u8) -> Option<Card> {
        let me = self.view()?.me()?;
        me.cards.get(usize::from(index)).copied().flatten()
    }
}
