//! The community cards, and the card at one place.

use std::ops::Range;

use super::Asked;
use super::cards::letters;
use crate::rules::cards::{Card, Suit};
use crate::rules::{Phase, Step};
use crate::speech::msg;

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
            parts.extend(self.open_places(0..open));
            parts.extend(self.later_places(open..seen.max(open)));
        } else if seen > 0 {
            parts.push(self.cards(board.iter().flatten()));
        }
        parts.extend(self.places_down(seen..board.len()));
        parts
    }

    /// The ranks of the cards that lie face up, and of which suits there are so many
    /// that somebody may have a flush.
    pub(super) fn board_in_brief(&self) -> Option<String> {
        let cards: Vec<&Card> = self.view.board.iter().flatten().collect();
        let rank = |card: &&Card| {
            let rank = card.rank().letter().to_string();
            self.say(&msg!(answer_board_rank { rank }))
        };
        let ranks = self.words.one_after_another(cards.iter().map(rank));
        let suited = Suit::ALL.into_iter().filter_map(|suit| {
            let count = cards.iter().filter(|card| card.suit() == suit).count();
            let suit = suit.letter().to_string();
            (count >= 3).then(|| self.say(&msg!(answer_board_suited { count, suit })))
        });
        (!cards.is_empty()).then(|| self.words.series([ranks].into_iter().chain(suited)))
    }

    fn no_board(&self) -> String {
        let lays = |step: &Step| matches!(step, Step::DealBoard { .. });
        let when = match self.view.rules.has(lays) {
            true if self.view.phase == Phase::Over => "past",
            true => "yet",
            false => "never",
        };
        self.say(&msg!(answer_board_none { when }))
    }

    fn open_places(&self, places: Range<usize>) -> Option<String> {
        let open = msg!(answer_board_open {
            count: places.len(),
            from: places.start + 1,
            last: places.end,
            cards: self.cards_at(&places),
        });
        (!places.is_empty()).then(|| self.say(&open))
    }

    fn later_places(&self, places: Range<usize>) -> Option<String> {
        let later = msg!(answer_board_later {
            count: places.len(),
            from: places.start + 1,
            last: places.end,
            cards: self.cards_at(&places),
        });
        (!places.is_empty()).then(|| self.say(&later))
    }

    fn places_down(&self, places: Range<usize>) -> Option<String> {
        let down = msg!(answer_board_down {
            count: places.len(),
            from: places.start + 1,
            last: places.end,
        });
        (!places.is_empty()).then(|| self.say(&down))
    }

    fn cards_at(&self, places: &Range<usize>) -> String {
        letters(self.view.board[places.clone()].iter().flatten())
    }

    /// The card at a place counted from one: one's own cards first, then the
    /// community cards; only these where they are what players act on.
    pub(super) fn card(&self, place: u8) -> String {
        let none = || self.say(&msg!(answer_card_none { place }));
        let Some(index) = usize::from(place).checked_sub(1) else {
            return none();
        };
        let own = self.view.rules.own_places();
        if index >= own {
            return self.board_card(index - own).unwrap_or_else(none);
        }
        match self.with_cards() {
            None => self.no_cards(),
            Some(me) => match me.cards.get(index) {
                Some(Some(card)) => self.cards([card].into_iter()),
                _ => none(),
            },
        }
    }

    fn board_card(&self, index: usize) -> Option<String> {
        let Some(card) = self.view.board.get(index)? else {
            return Some(self.text(msg::ANSWER_CARD_DOWN));
        };
        let picked = (self.view.me()).is_some_and(|me| me.picks.contains(card));
        let cards = card.to_string();
        Some(self.say(&match self.view.phase {
            _ if picked => msg!(answer_card_picked { cards }),
            Phase::Picking if index < self.view.open.into() => msg!(answer_card_open { cards }),
            Phase::Picking => msg!(answer_card_later { cards }),
            _ => msg!(answer_cards { cards }),
        }))
    }
}
