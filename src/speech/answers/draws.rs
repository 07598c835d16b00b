//! What a hand may still become.

use super::Asked;
use crate::rules::cards::{Card, CardSet, Category, HandValue, Rank, Suit};
use crate::rules::{Event, Making, Phase, Step, View};
use crate::speech::msg;

/// What one more card may make of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Draws {
    /// Cards that make a flush.
    flush: CardSet,
    /// Cards that make a straight.
    straight: CardSet,
}

/// Where the next card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextCard {
    Own,
    Board,
}

impl Draws {
    /// The draws of one's own cards with that board. What the board makes
    /// without them is nobody's draw.
    fn of(making: Making, own: CardSet, board: CardSet, next: NextCard) -> Draws {
        let (all, made) = (own | board, making.value(own, board).category);
        let mut draws = Draws::default();
        for card in !all {
            let better = |wanted: Category| {
                if made >= wanted {
                    return false;
                }
                let (own, board) = match next {
                    NextCard::Own => (own.with(card), board),
                    NextCard::Board => (own, board.with(card)),
                };
                let with = making.value(own, board);
                with.category >= wanted
                    && !(making.may_play_the_board()
                        && with.worth() <= HandValue::of(board).worth())
            };
            if completes_flush(all, card) && better(Category::Flush) {
                draws.flush.insert(card);
            } else if completes_straight(all, card) && better(Category::Straight) {
                draws.straight.insert(card);
            }
        }
        draws
    }
}

/// A quick look before a closer one.
fn completes_flush(cards: CardSet, card: Card) -> bool {
    cards.ranks_of(card.suit()).count_ones() >= 4
}

fn completes_straight(cards: CardSet, card: Card) -> bool {
    let ranks = Suit::ALL.map(|suit| cards.ranks_of(suit));
    let ranks = ranks.into_iter().fold(0, |all, ranks| all | ranks);
    let five_in_a_row = |ranks: u16| {
        // The ace is also below the two.
        let row = u32::from(ranks) << 1 | u32::from(ranks >> (Rank::Ace as u16) & 1);
        row & row >> 1 & row >> 2 & row >> 3 & row >> 4 != 0
    };
    five_in_a_row(ranks | 1 << card.rank() as u16)
}

impl Asked<'_> {
    /// The draws to come, in words; none once nothing more is dealt.
    pub(super) fn draws(&self) -> Vec<String> {
        let Some(draws) = self.open_draws() else {
            return Vec::new();
        };
        // Cards that make a flush as well count for the straight, too.
        let straights = draws.straight.into_iter().map(Card::rank);
        let ends = straights
            .map(|rank| 1u16 << rank as u16)
            .fold(0u16, |all, bit| all | bit);
        let told = match (draws.flush.is_empty(), ends.count_ones()) {
            (true, 0) => None,
            (false, 0) => Some(self.text(msg::ANSWER_DRAWS_FLUSH)),
            (true, ends) => Some(self.say(&msg!(answer_draws_straight { ends }))),
            (false, ends) => Some(self.say(&msg!(answer_draws_both { ends }))),
        };
        told.into_iter().collect()
    }

    /// How many cards complete a draw.
    pub(super) fn outs(&self) -> Option<String> {
        let draws = self.open_draws()?;
        let count = (draws.flush | draws.straight).len();
        let outs = msg!(answer_outs { count });
        (count > 0).then(|| self.say(&outs))
    }

    fn open_draws(&self) -> Option<Draws> {
        let me = self.with_cards().filter(|me| me.is_live())?;
        let (next, making) = (next_card(self.view)?, self.view.rules.making);
        Some(Draws::of(
            making,
            me.known_cards(),
            self.view.face_up(),
            next,
        ))
    }
}

/// Where a card may still come from that makes a hand of five, if it may.
/// Whoever picks chooses among cards that are there.
fn next_card(view: &View) -> Option<NextCard> {
    let rules = &view.rules;
    if view.phase == Phase::Over || rules.picks().is_some() {
        return None;
    }
    let exchanges = rules.has(|step| matches!(step, Step::Exchange { .. }));
    let exchanged = (view.seen.iter())
        .any(|event| matches!(event, Event::Exchanged { seat, .. } if view.viewer.is(*seat)));
    if exchanges && !exchanged {
        return Some(NextCard::Own);
    }
    let board = view.board.len();
    (board > 0 && board < rules.board_size()).then_some(NextCard::Board)
}
