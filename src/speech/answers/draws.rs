//! What a hand may still become.

use super::Asked;
use crate::rules::cards::{Card, CardSet, Category, HandValue, Rank, Suit, evaluate};
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

impl Draws {
    /// The draws of one's own cards with that board. What the board makes
    /// without them is nobody's draw.
    fn of(own: CardSet, board: CardSet) -> Draws {
        let (all, made) = (own | board, HandValue::of(own | board).category);
        let mut draws = Draws::default();
        for card in !all {
            let better = |wanted: Category| {
                let (with, without) = (HandValue::of(all.with(card)), board.with(card));
                made < wanted
                    && with.category >= wanted
                    && with.worth() > HandValue::of(without).worth()
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
    cards.ranks_of(card.suit()).count_ones() == 4
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

/// The best hand that so many of the cards make together with those held.
pub(super) fn best_with_picks(held: CardSet, cards: CardSet, picks: usize) -> Option<HandValue> {
    let cards = cards - held;
    if picks == 0 || cards.len() < picks {
        return None;
    }
    let mut best = None;
    choose(held, cards, picks, &mut |hand| {
        best = best.max(Some((evaluate(hand), hand)));
    });
    best.map(|(_, hand)| HandValue::of(hand))
}

fn choose(held: CardSet, cards: CardSet, left: usize, each: &mut impl FnMut(CardSet)) {
    if left == 0 {
        return each(held);
    }
    let mut later = cards;
    for card in cards {
        later = later.without(card);
        choose(held.with(card), later, left - 1, each);
    }
}

impl Asked<'_> {
    /// The draws to come, in words; none once nothing more is dealt.
    pub(super) fn draws(&self) -> Vec<String> {
        let Some(draws) = self.open_draws() else {
            return Vec::new();
        };
        let mut parts = Vec::new();
        if !draws.flush.is_empty() {
            parts.push(self.text(msg::ANSWER_DRAWS_FLUSH));
        }
        // Cards that make a flush as well count for the straight, too.
        let straights = draws.straight.into_iter().map(Card::rank);
        let ends = straights
            .map(|rank| 1u16 << rank as u16)
            .fold(0, |all, bit| all | bit);
        if ends != 0 {
            let ends = ends.count_ones();
            parts.push(self.say(&msg!(answer_draws_straight { ends })));
        }
        parts
    }

    /// How many cards complete a draw.
    pub(super) fn outs(&self) -> Option<String> {
        let draws = self.open_draws()?;
        let count = (draws.flush | draws.straight).len();
        let outs = msg!(answer_outs { count });
        (count > 0).then(|| self.say(&outs))
    }

    fn open_draws(&self) -> Option<Draws> {
        let me = self.with_cards()?;
        let more = self.view.rules.making == Making::BestWithBoard && more_cards(self.view);
        (more && me.is_live()).then(|| Draws::of(me.known_cards(), self.view.face_up()))
    }
}

/// Whether the asker may still get a card that makes a hand of five.
fn more_cards(view: &View) -> bool {
    let script = &view.rules.script;
    let exchanges = script
        .iter()
        .any(|step| matches!(step, Step::Exchange { .. }));
    let exchanged = (view.seen.iter())
        .any(|event| matches!(event, Event::Exchanged { seat, .. } if view.viewer.is(*seat)));
    let board = view.board.len();
    view.phase != Phase::Over
        && ((exchanges && !exchanged) || (board > 0 && board < view.rules.board_size()))
}
