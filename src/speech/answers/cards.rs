//! The asker's own cards and what they are worth.

use super::Asked;
use crate::rules::cards::{Card, HandValue, Row};
use crate::rules::{Phase, SeatView, Status};
use crate::speech::msg;
use crate::speech::value::HandWords;

/// How much of a hand's value is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// The hand's name, and only what the cards themselves do not tell.
    Brief,
    /// All kickers.
    Full,
}

impl Asked<'_> {
    pub(super) fn hole_cards(&self) -> Vec<String> {
        let Some(me) = self.with_cards() else {
            return self.no_own_cards();
        };
        let cards = letters(me.cards.iter().flatten());
        let own = match me.status {
            Status::Folded => msg!(answer_own_cards_folded { cards }),
            _ => msg!(answer_own_cards { cards }),
        };
        let mut parts = vec![self.about(me.seat, own)];
        if !me.picks.is_empty() {
            let cards = letters(me.picks.iter());
            parts.push(self.say(&msg!(answer_cards_picked { cards })));
        }
        parts
    }

    /// The asker's seat, where it was dealt cards that are known. In a hand of
    /// the past they may not be.
    pub(super) fn with_cards(&self) -> Option<&SeatView> {
        let known = |me: &&SeatView| me.cards.iter().all(Option::is_some);
        self.view
            .me()
            .filter(|me| !me.cards.is_empty())
            .filter(known)
    }

    pub(super) fn no_cards(&self) -> String {
        match self.view.me() {
            Some(me) if me.cards.is_empty() => self.about(me.seat, msg!(answer_no_cards)),
            Some(_) => self.text(msg::ANSWER_CARDS_UNKNOWN),
            None => self.say(&msg!(answer_no_cards).for_them()),
        }
    }

    /// Whoever has no cards hears those that are shown.
    fn no_own_cards(&self) -> Vec<String> {
        let mut parts = vec![self.no_cards()];
        for seat in self.around() {
            let shown: Row = seat.cards.iter().flatten().copied().collect();
            if !shown.is_empty() {
                parts.push(self.say(&msg!(answer_cards_of {
                    name: self.who(seat.seat),
                    cards: shown.to_string(),
                })));
            }
        }
        parts
    }

    pub(super) fn cards<'c>(&self, cards: impl Iterator<Item = &'c Card>) -> String {
        let cards = letters(cards);
        self.say(&msg!(answer_cards { cards }))
    }

    /// What the asker's cards are worth and may become, with whose they are.
    pub(super) fn value(&self, detail: Detail) -> Vec<String> {
        self.value_with(detail, self.draws())
    }

    /// The same with these draws.
    pub(super) fn value_with(&self, detail: Detail, draws: Vec<String>) -> Vec<String> {
        let mut parts = self.value_and_draws(detail, draws);
        if let (Some(_), Some(first)) = (self.with_cards(), parts.first_mut()) {
            *first = self.of_eyes(std::mem::take(first));
        }
        parts
    }

    /// What the asker's cards are worth and may become, as one.
    fn value_and_draws(&self, detail: Detail, draws: Vec<String>) -> Vec<String> {
        let mut parts = self.hand_value(detail);
        let last = parts.pop();
        let worth = self.words.series(last.into_iter().chain(draws));
        parts.extend(Some(worth).filter(|it| !it.is_empty()));
        parts
    }

    /// What the asker's cards are worth.
    pub(super) fn hand_value(&self, detail: Detail) -> Vec<String> {
        let Some(me) = self.with_cards() else {
            return vec![self.no_cards()];
        };
        match self.view.rules.picks() {
            None => self.value_with_board(me, detail),
            Some(_) => self.value_with_picks(me, detail),
        }
    }

    fn value_with_board(&self, me: &SeatView, detail: Detail) -> Vec<String> {
        let (board, making) = (self.view.face_up(), self.view.rules.making);
        let value = making.value(me.known_cards(), board);
        if let ([Some(first), Some(second)], 0) = (&me.cards[..], board.len()) {
            return vec![self.starting_hand(*first, *second)];
        }
        let whole = making.may_play_the_board()
            && board.len() >= 5
            && HandValue::of(board).worth() == value.worth();
        let hand = self.said(&value, detail);
        vec![match me.status {
            Status::Folded => self.say(&msg!(answer_value_folded { hand })),
            _ if whole => self.say(&msg!(answer_value_board { hand })),
            _ => hand,
        }]
    }

    /// What players call two cards before the flop.
    fn starting_hand(&self, first: Card, second: Card) -> String {
        let (high, low) = (
            first.rank().max(second.rank()),
            first.rank().min(second.rank()),
        );
        let kind = match first.suit() == second.suit() {
            _ if high == low => "pair",
            true => "suited",
            false => "offsuit",
        };
        self.say(&msg!(answer_starting_hand {
            kind,
            high: high.letter().to_string(),
            low: low.letter().to_string(),
        }))
    }

    fn value_with_picks(&self, me: &SeatView, detail: Detail) -> Vec<String> {
        let (own, picked, making) = (me.known_cards(), me.picks.set(), self.view.rules.making);
        let value = making.value(own, picked);
        let hand = self.said(&value, detail);
        if me.status == Status::Folded {
            return vec![self.say(&msg!(answer_value_folded { hand }))];
        }
        let plain = detail == Detail::Brief && value.five.len() <= 2;
        let more = self.picks_left(me);
        let best = making.best_picks(own, picked, &self.pickable(me), more);
        let Some((_, best)) = best.filter(|_| more > 0) else {
            return if plain { Vec::new() } else { vec![hand] };
        };
        let what = match self.view.phase {
            Phase::Picking => "open",
            _ => "table",
        };
        let best = self.said(&best, detail);
        let mut parts = Vec::new();
        if !plain && hand != best {
            parts.push(self.say(&msg!(answer_value_now { hand })));
        }
        parts.push(self.say(&msg!(answer_value_best { what, hand: best })));
        parts
    }

    /// The cards that the asker can still pick, as far as they are seen: the
    /// open ones, or all before picking begins.
    fn pickable(&self, me: &SeatView) -> Vec<Card> {
        let open = match self.view.phase {
            Phase::Picking => usize::from(self.view.open),
            Phase::Discarding => self.view.board.len(),
            _ => 0,
        };
        self.view
            .board
            .iter()
            .take(open)
            .flatten()
            .copied()
            .filter(|card| !me.picks.contains(card))
            .collect()
    }

    pub(super) fn picks_left(&self, me: &SeatView) -> usize {
        let count = self.view.rules.picks().unwrap_or(0);
        count.saturating_sub(me.picks.len())
    }

    fn said(&self, value: &HandValue, detail: Detail) -> String {
        let kickers = match detail {
            Detail::Brief => 0,
            Detail::Full => value.kickers.len(),
        };
        self.say(&HandWords::of(value, kickers).alone())
    }
}

/// Cards as messages take them.
pub(super) fn letters<'c>(cards: impl Iterator<Item = &'c Card>) -> String {
    cards.map(Card::to_string).collect()
}
