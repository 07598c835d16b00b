//! The community cards, and the card at one place.

use std::ops::Range;

use super::Asked;
use crate::rules::{Making, Phase, Step};
use crate::speech::Message;

impl Asked<'_> {
    pub(super) fn community_cards(&self) -> Vec<String> {
        let board = &self.view.board;
        if board.is_empty() {
            return vec![self.no_board()];
        }
        let picking = self.view.phase == Phase::Picking;
        let open = if picking { self.view.open.into() } else { 0 };
        let seen = board.iter().take_while(|card| card.is_some()).count();
        let mut parts = Vec::new();
        if picking {
            parts.push(self.places("answer-board-open", 0..open));
            parts.push(self.places("answer-board-later", open..seen.max(open)));
        } else if seen > 0 {
            parts.push(self.cards("answer-cards", board.iter().flatten()));
        }
        parts.push(self.places("answer-board-down", seen..board.len()));
        parts
    }

    fn no_board(&self) -> String {
        let lays = |step: &Step| matches!(step, Step::DealBoard { .. });
        let when = match self.view.rules.script.iter().any(lays) {
            true if self.view.phase == Phase::Over => "past",
            true => "yet",
            false => "never",
        };
        self.say(&Message::new("answer-board-none").with("when", when))
    }

    /// Nothing where there is no such place.
    fn places(&self, key: &str, places: Range<usize>) -> String {
        if places.is_empty() {
            return String::new();
        }
        let cards = self.view.board[places.clone()].iter().flatten();
        let cards: String = cards.map(ToString::to_string).collect();
        let message = Message::new(key)
            .with("count", places.len())
            .with("from", places.start + 1)
            .with("last", places.end)
            .with("cards", cards);
        self.say(&message)
    }

    /// The card at a place counted from one: one's own cards first, then the
    /// community cards; only these where they are what players act on.
    pub(super) fn card(&self, place: u8) -> String {
        let none = || self.say(&Message::new("answer-card-none").with("place", place));
        let Some(index) = usize::from(place).checked_sub(1) else {
            return none();
        };
        let own = match self.view.rules.making {
            Making::BestWithBoard => self.view.rules.hole_size(),
            Making::OwnAndPicks => 0,
        };
        if index >= own {
            return self.board_card(index - own).unwrap_or_else(none);
        }
        match self.with_cards() {
            None => self.no_cards(),
            Some(me) => match me.cards.get(index) {
                Some(Some(card)) => self.cards("answer-cards", [card].into_iter()),
                _ => none(),
            },
        }
    }

    fn board_card(&self, index: usize) -> Option<String> {
        let Some(card) = self.view.board.get(index)? else {
            return Some(self.text("answer-card-down"));
        };
        let picked = (self.view.me()).is_some_and(|me| me.picks.contains(card));
        let key = match self.view.phase {
            _ if picked => "answer-card-picked",
            Phase::Picking if index < self.view.open.into() => "answer-card-open",
            Phase::Picking => "answer-card-later",
            _ => "answer-cards",
        };
        Some(self.cards(key, [card].into_iter()))
    }
}
