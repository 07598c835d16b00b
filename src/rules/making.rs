//! Which cards make a hand of five, and the best that they make.

use super::cards::{Card, CardSet, HandValue, Strength, Tally, for_each_choice, number_of_choices};

/// Which cards make a hand of five: a player's own and common ones. These are
/// the community cards or, where each player picks some of them, the picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Making {
    /// The best five of all, whosever they are.
    Any,
    /// Exactly so many of each, five together.
    Exactly {
        /// How many of the player's own cards.
        own: u8,
        /// How many of the common cards.
        common: u8,
    },
}

/// Common cards, added up once for the hands of several players.
#[derive(Clone, Copy, Debug)]
pub struct Common<'a> {
    cards: &'a [Card],
    all: Tally,
}

impl<'a> From<&'a [Card]> for Common<'a> {
    fn from(cards: &'a [Card]) -> Common<'a> {
        let all = cards.iter().copied().collect();
        Common { cards, all }
    }
}

/// The most cards that can be evaluated at once.
const AT_ONCE: usize = 7;

impl Making {
    /// How strong the best hand is; `None` where there are not cards enough
    /// for five.
    pub fn strength<'a>(self, own: &[Card], common: impl Into<Common<'a>>) -> Option<Strength> {
        let common = common.into();
        let mut best = None;
        if self.hand_size(own.len(), common.cards.len()) >= 5 {
            self.for_each_hand(own, common, &mut |hand| {
                best = best.max(Some(hand.strength()));
            });
        }
        best
    }

    /// How many cards there are in each hand that so many cards make.
    fn hand_size(self, own: usize, common: usize) -> usize {
        match self {
            Making::Any => AT_ONCE.min(own + common),
            Making::Exactly {
                own: of_own,
                common: of_common,
            } => own.min(of_own.into()) + common.min(of_common.into()),
        }
    }

    /// The best hand so far, of fewer than five cards where no more may be
    /// used yet.
    pub fn value(self, own: CardSet, common: CardSet) -> HandValue {
        let [own, common] = [own, common].map(|cards| cards.into_iter().collect::<Vec<_>>());
        let mut best = None;
        self.for_each_hand(&own, common[..].into(), &mut |hand| {
            let cards = hand.cards();
            let order = match cards.len() {
                5.. => (Some(hand.strength()), None),
                _ => (None, Some(HandValue::of(cards).worth())),
            };
            if best.is_none_or(|(highest, _)| order > highest) {
                best = Some((order, cards));
            }
        });
        HandValue::of(best.map_or(CardSet::EMPTY, |(_, cards)| cards))
    }

    /// The best hand that so many more of these cards make beside those picked
    /// already, and which they are; `None` where there are not so many.
    pub(crate) fn best_picks(
        self,
        own: CardSet,
        picked: CardSet,
        from: &[Card],
        more: usize,
    ) -> Option<(CardSet, HandValue)> {
        let mut best: Option<(CardSet, HandValue)> = None;
        for_each_choice(from, more, Tally::EMPTY, &mut |chosen| {
            let value = self.value(own, picked | chosen.cards());
            if best.is_none_or(|(_, highest)| value.worth() > highest.worth()) {
                best = Some((chosen.cards(), value));
            }
        });
        best
    }

    /// Whether a hand may be nothing but common cards, so that everybody has
    /// it.
    pub(crate) fn may_play_the_board(self) -> bool {
        match self {
            Making::Any => true,
            Making::Exactly { own, .. } => own == 0,
        }
    }

    /// How many hands so many cards make: how long it takes to find the best.
    pub(crate) fn choices(self, own: usize, common: usize) -> usize {
        let ways = match self {
            Making::Any => number_of_choices(own + common, AT_ONCE.min(own + common)),
            Making::Exactly {
                own: of_own,
                common: of_common,
            } => {
                number_of_choices(own, of_own.into()) * number_of_choices(common, of_common.into())
            }
        };
        ways as usize
    }

    /// Every choice of cards that may make a hand.
    #[inline]
    fn for_each_hand(self, own: &[Card], common: Common<'_>, each: &mut impl FnMut(Tally)) {
        let Common { cards: common, all } = common;
        match self {
            Making::Any if own.len() + common.len() <= AT_ONCE => {
                each(own.iter().fold(all, |all, &card| all.with(card)));
            }
            Making::Any => {
                let all = [own, common].concat();
                for_each_choice(&all, AT_ONCE, Tally::EMPTY, each);
            }
            Making::Exactly {
                own: of_own,
                common: of_common,
            } => {
                let of_own = usize::from(of_own).min(own.len());
                let of_common = usize::from(of_common).min(common.len());
                for_each_choice(common, of_common, Tally::EMPTY, &mut |with| {
                    for_each_choice(own, of_own, with, each);
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::{Category, Rank, parse_cards};

    const OMAHA: Making = Making::Exactly { own: 2, common: 3 };

    fn check(making: Making, own: &str, common: &str, category: Category, high: Rank) {
        let [own, common] = [own, common].map(|cards| parse_cards(cards).unwrap());
        let [all_own, all_common] = [&own, &common].map(|row| row.iter().copied().collect());
        let value = making.value(all_own, all_common);
        assert_eq!((value.category, value.ranks.0), (category, high), "{own:?}");
        assert_eq!(value.strength(), making.strength(&own, &common[..]));
    }

    #[test]
    fn exactly_two_of_four_count() {
        // One heart makes no flush of four, and four of a kind in the hand are
        // a pair.
        let hearts = "2h5h9hJhKc";
        check(OMAHA, "Ah3s4d8c", hearts, Category::HighCard, Rank::Ace);
        check(OMAHA, "Ah3h4d8c", hearts, Category::Flush, Rank::Ace);
        check(OMAHA, "AhAsAdAc", hearts, Category::Pair, Rank::Ace);
        // The straight on the board is nobody's.
        check(OMAHA, "AhAs2d2c", "5c6d7h8s9c", Category::Pair, Rank::Ace);
        check(
            OMAHA,
            "ThJs2d2c",
            "5c6d7h8s9c",
            Category::Straight,
            Rank::Jack,
        );
        let any = Making::Any;
        check(any, "AhAs", "5c6d7h8s9c", Category::Straight, Rank::Nine);
    }

    #[test]
    fn before_the_board_the_best_two_count() {
        check(OMAHA, "KhKsQdQc", "", Category::Pair, Rank::King);
        check(OMAHA, "Kh7s2dAc", "", Category::HighCard, Rank::Ace);
        check(Making::Any, "KhKs", "", Category::Pair, Rank::King);
    }

    #[test]
    fn more_cards_than_can_be_evaluated_at_once() {
        let (own, common) = ("2c2d7h7s9c", "JdJsKhAhAs");
        check(Making::Any, own, common, Category::TwoPair, Rank::Ace);
        check(OMAHA, own, common, Category::TwoPair, Rank::Ace);
        check(OMAHA, own, "JdJsJhAhAs", Category::FullHouse, Rank::Jack);
    }
}
