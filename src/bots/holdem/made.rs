//! What hole cards have become on a board, for players who go by that.

use super::combos::{HoleCards, PAIRS};
use crate::cards::{CardSet, Category, Suit, evaluate};

/// Whether the hole cards make at least a pair with the board, or four to a
/// flush, or four in a row.
pub(in crate::bots) fn has_pair_or_good_draw(hole: HoleCards, board: CardSet) -> bool {
    let cards = hole.set() | board;
    let on_board = ranks(board);
    let own = ranks(hole.set());
    let paired = own & on_board != 0 || own.count_ones() == 1;
    if paired || evaluate(cards).category() >= Category::Straight {
        return true;
    }
    let flush_draw = Suit::ALL
        .into_iter()
        .any(|suit| cards.ranks_of(suit).count_ones() >= 4 && hole.set().ranks_of(suit) != 0);
    let four_in_a_row = (0..10).any(|low| {
        let row = 0b1111 << low;
        (own | on_board) & row == row && own & row != 0
    });
    board.len() < 5 && (flush_draw || four_in_a_row)
}

/// Whether few hands, if any, could beat these on the board as it is.
pub(in crate::bots) fn is_nearly_unbeatable(hole: HoleCards, board: CardSet) -> bool {
    let own = evaluate(hole.set() | board);
    let known = hole.set() | board;
    let others = PAIRS.iter().filter(|pair| !pair.intersects(known));
    others.filter(|&&pair| evaluate(pair | board) > own).count() <= 10
}

/// The ranks of the cards, a bit for each.
fn ranks(cards: CardSet) -> u16 {
    Suit::ALL
        .into_iter()
        .fold(0, |all, suit| all | cards.ranks_of(suit))
}
