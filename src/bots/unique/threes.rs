//! All ways to choose three of the community cards, and which to lock next.

use crate::rules::cards::{Card, Tally};
use crate::rules::{Action, View};

/// Every three of a board, and which places they lie at.
#[derive(Clone, Debug)]
pub(in crate::bots) struct Threes {
    all: Vec<Three>,
}

#[derive(Clone, Copy, Debug)]
struct Three {
    cards: Tally,
    /// A bit for each place.
    places: u8,
}

/// A hand as hands are compared: strength first, then the higher hole card.
pub(in crate::bots) type Score = u32;

impl Threes {
    /// The ways in the order of their places, so that cards which open early
    /// come first.
    pub(in crate::bots) fn of(board: &[Card]) -> Threes {
        let mut all = Vec::with_capacity(56);
        for (third, &c) in board.iter().enumerate() {
            for (second, &b) in board[..third].iter().enumerate() {
                for (first, &a) in board[..second].iter().enumerate() {
                    all.push(Three {
                        cards: Tally::from(a).with(b).with(c),
                        places: 1 << first | 1 << second | 1 << third,
                    });
                }
            }
        }
        Threes { all }
    }

    /// The best hand with these hole cards.
    pub(in crate::bots) fn best(&self, hole: [Card; 2]) -> Score {
        let own = Tally::from(hole[0]).with(hole[1]);
        let strengths = (self.all.iter()).map(|three| three.cards.plus(own).strength().number());
        score(strengths.max().unwrap_or(0), hole)
    }

    /// The best hand as the board is, and without the card at each place.
    pub(super) fn best_without(&self, hole: [Card; 2]) -> ([Score; 8], Score) {
        let own = Tally::from(hole[0]).with(hole[1]);
        let mut without = [0; 8];
        let mut whole = 0;
        for three in &self.all {
            let strength = three.cards.plus(own).strength().number();
            whole = whole.max(strength);
            for (place, best) in without.iter_mut().enumerate() {
                // Only a three that does not need the card counts.
                let counts = u16::from(three.places >> place & 1 == 0);
                *best = (*best).max(strength * counts);
            }
        }
        (
            without.map(|strength| score(strength, hole)),
            score(whole, hole),
        )
    }

    /// The places of the best three among those that include the given ones,
    /// and the hand that they make. Of equal ones the first to open.
    pub(in crate::bots) fn best_places(
        &self,
        hole: [Card; 2],
        included: u8,
    ) -> Option<(u8, Score)> {
        let own = Tally::from(hole[0]).with(hole[1]);
        let mut best: Option<(u8, u16)> = None;
        for three in &self.all {
            if three.places & included != included {
                continue;
            }
            let strength = three.cards.plus(own).strength().number();
            if best.is_none_or(|(_, most)| strength > most) {
                best = Some((three.places, strength));
            }
        }
        best.map(|(places, strength)| (places, score(strength, hole)))
    }
}

fn score(strength: u16, hole: [Card; 2]) -> Score {
    let high = hole[0].rank().max(hole[1].rank());
    u32::from(strength) << 8 | high as u32
}

/// The cards of the board that the player has locked, a bit for each place.
pub(in crate::bots) fn locked(view: &View) -> u8 {
    let picks = view.me().map_or(&[][..], |me| &me.picks[..]);
    let is_locked = |card: &Option<Card>| card.is_some_and(|card| picks.contains(&card));
    (0..)
        .zip(&view.board)
        .filter(|(_, card)| is_locked(card))
        .fold(0, |places, (place, _)| places | 1 << place)
}

/// The best three of these cards from the front of the board that include
/// what is locked, and what hand they make.
pub(super) fn plan(view: &View, hole: [Card; 2], cards: &[Card]) -> Option<(u8, Score)> {
    Threes::of(cards).best_places(hole, locked(view))
}

/// Locks the first open card of the plan; `None` waits for it to open.
pub(super) fn next(view: &View, plan: u8) -> Option<Action> {
    let missing = plan & !locked(view);
    let open = (0..view.open).find(|place| missing >> place & 1 == 1);
    open.map(Action::Pick)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::{CardSet, Category, HandValue, parse_cards};

    fn cards(text: &str) -> Vec<Card> {
        parse_cards(text).unwrap()
    }

    /// The places of the best three, and what they make.
    fn check(hole: &str, board: &str, places: u8, category: Category) {
        let (hole, board) = (cards(hole), cards(board));
        let threes = Threes::of(&board);
        let hole = [hole[0], hole[1]];
        let (best, score) = threes.best_places(hole, 0).unwrap();
        assert_eq!(best, places, "{best:08b}");
        assert_eq!(score, threes.best(hole));
        let chosen = (0..8).filter(|place| best >> place & 1 == 1);
        let five: CardSet = chosen.map(|place| board[place]).chain(hole).collect();
        assert_eq!(HandValue::of(five).category, category);
    }

    #[test]
    fn exactly_three_cards_of_the_board_count() {
        check(
            "AhKd",
            "AcKs7h7d7c2s3s9d",
            0b0001_1100,
            Category::ThreeOfAKind,
        );
        check("AhKh", "2h9c5h7d8hTsJcQd", 0b0001_0101, Category::Flush);
        // Four hearts on the board do not make one heart a flush.
        check("Ah2c", "3h5h7h9hKcKdTsJc", 0b1011_0000, Category::Pair);
    }

    #[test]
    fn the_best_without_a_card_is_the_best_of_the_rest() {
        let board = cards("AcKs7h7d7c2s3s9d");
        let hole = [cards("AhKd")[0], cards("AhKd")[1]];
        let (without, whole) = Threes::of(&board).best_without(hole);
        assert_eq!(whole, Threes::of(&board).best(hole));
        for (place, best) in without.into_iter().enumerate() {
            let mut rest = board.clone();
            rest.remove(place);
            assert_eq!(best, Threes::of(&rest).best(hole), "{place}");
        }
    }
}
