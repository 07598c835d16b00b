//! How often a player wins from some moment on, as far as they can know.
//!
//! It comes from a [`View`], of now or of an earlier moment, and from nothing
//! else: the others may hold anything that the viewer has not seen. Deals are
//! counted where they are few and sampled otherwise, always the same ones, so
//! that the same view gives the same answer, and soon enough to be asked for
//! by a key.

mod with_board;
mod with_five;
mod with_picks;

use std::cmp::Ordering;

use crate::cards::{Card, CardSet};
use crate::engine::{Making, Phase, SeatView, Seen, Sharing, View};

/// How often a player wins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// How many others are still in.
    pub against: usize,
    /// The share of deals in which the player has the best hand. One that
    /// several have counts for each in part.
    pub first: f64,
    /// The share of deals in which the player has the second-best hand, where
    /// that is paid, too.
    pub second: f64,
    /// The part of the pot to expect.
    pub pot: f64,
}

/// How often the viewer wins from here; nothing, where they are not in the
/// hand any more, or no hand is played.
pub fn chances(view: &View) -> Option<Chances> {
    let me = view.me().filter(|me| me.is_live())?;
    let others: Vec<&SeatView> = (view.seats.iter())
        .filter(|it| it.is_live() && it.seat != me.seat)
        .collect();
    if view.phase == Phase::Over || others.is_empty() {
        return None;
    }
    let own: Option<Vec<Card>> = me.cards.iter().copied().collect();
    let (first, second) = match (view.rules.making, &own?[..]) {
        (Making::BestWithBoard, &[one, other]) => with_board::places(view, [one, other], &others)?,
        (Making::BestWithBoard, five @ [_, _, _, _, _]) if view.rules.board_size() == 0 => {
            with_five::places(view, five.iter().copied().collect(), &others)
        }
        (Making::OwnAndPicks, &[one, other]) => with_picks::places(view, [one, other], &others)?,
        _ => return None,
    };
    let pot = match view.rules.sharing {
        Sharing::BestTakesAll => first,
        Sharing::TwoPlaces { second: percent } => {
            let part = f64::from(percent) / 100.0;
            first * (1.0 - part) + second * part
        }
    };
    Some(Chances {
        against: others.len(),
        first,
        second,
        pot,
    })
}

/// A share as people say it.
pub fn percent(share: f64) -> u64 {
    (share * 100.0).round() as u64
}

/// The samples are the same each time.
const SEED: u64 = 1;

/// First and second places over many deals.
#[derive(Clone, Copy, Debug, Default)]
struct Places {
    first: f64,
    second: f64,
    deals: u32,
}

impl Places {
    /// Counts a deal in which the player and the others have hands of these
    /// strengths. Those who share the first place share the second, too.
    fn count<T: Ord>(&mut self, own: &T, others: &[T]) {
        self.deals += 1;
        let (mut better, mut equal) = (0, 0);
        for other in others {
            match other.cmp(own) {
                Ordering::Greater => better += 1,
                Ordering::Equal => equal += 1,
                Ordering::Less => {}
            }
        }
        let part = 1.0 / f64::from(equal + 1);
        match (better, equal) {
            (0, 0) => self.first += 1.0,
            (0, _) => {
                self.first += part;
                self.second += part;
            }
            (1, _) => self.second += part,
            _ => {}
        }
    }

    fn shares(self) -> (f64, f64) {
        let deals = f64::from(self.deals.max(1));
        (self.first / deals, self.second / deals)
    }
}

/// All hole cards of a player, where the viewer has seen them.
fn shown(seat: &SeatView) -> Option<Vec<Card>> {
    seat.cards.iter().copied().collect()
}

/// Every card that the viewer sees or has seen in this hand: nobody else can
/// have it now.
fn seen(view: &View) -> CardSet {
    let lying = view.seats.iter().flat_map(|seat| &seat.cards);
    let lying = lying.chain(&view.board).flatten().copied();
    let gone = view.seen.iter().filter_map(|event| match event {
        Seen::Exchanged { cards, .. } | Seen::BoardDiscarded { card: cards, .. } => cards.known(),
        _ => None,
    });
    let gone = gone.flat_map(|row| row.iter().copied());
    lying.chain(gone).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::{Deck, parse_cards};
    use crate::engine::{
        Action, DrawOptions, Hand, HoldemOptions, Input, Options, Seat, UniqueOptions, Viewer,
    };

    #[test]
    fn places_are_shared() {
        for (own, others, first, second) in [
            (5, &[3, 4][..], 1.0, 0.0),
            (5, &[5, 4], 0.5, 0.5),
            (5, &[6, 4], 0.0, 1.0),
            (5, &[6, 5], 0.0, 0.5),
            (5, &[6, 6, 5], 0.0, 0.0),
            (5, &[6, 7], 0.0, 0.0),
        ] {
            let mut places = Places::default();
            places.count(&own, others);
            assert_eq!(places.shares(), (first, second), "{own} {others:?}");
        }
    }

    /// A hand between two, the first of whom has the button and looks.
    fn percents(options: Options, cards: &str, acts: &[(usize, Action)]) -> [u64; 3] {
        let deck = Deck::stacked(&parse_cards(cards).unwrap()).unwrap();
        let seat = |number| Seat::new(number).unwrap();
        let rules = Arc::new(options.rules(0));
        let mut hand = Hand::deal(rules, &[1000, 1000], seat(0), deck).unwrap();
        for &(number, action) in acts {
            hand.apply(Input::Act(seat(number), action)).unwrap();
        }
        let view = hand.view(Viewer::Seat(seat(0)), 2);
        let found = chances(&view).unwrap();
        assert_eq!((found.against, Some(found)), (1, chances(&view)));
        [found.first, found.second, found.pot].map(|share| (share * 100.0).round() as u64)
    }

    #[test]
    fn hands_win_as_often_as_is_known() {
        let holdem = || Options::Holdem(HoldemOptions::default());
        // The cards come by turns, the other player's first.
        assert_eq!(percents(holdem(), "2c Ah 7d As", &[]), [85, 0, 85]);
        assert_eq!(percents(holdem(), "2c 3h 7d 2s", &[]), [32, 0, 32]);
        let to_the_river = [
            (0, Action::Call),
            (1, Action::Check),
            (1, Action::Check),
            (0, Action::Check),
            (1, Action::Check),
            (0, Action::Check),
        ];
        let royal = "2c Ah 7d Kh 3c QhJhTh 4c 2d 5c 2s";
        assert_eq!(percents(holdem(), royal, &to_the_river), [100, 0, 100]);
        let on_the_board = "2c Ah 7d 3h 3c QsJsTs 4c Ks 5c As";
        assert_eq!(percents(holdem(), on_the_board, &to_the_river), [50, 0, 50]);
    }

    #[test]
    fn five_cards_win_as_they_stand() {
        let draw = || Options::Draw(DrawOptions::default());
        let percents = |cards| percents(draw(), cards, &[]);
        assert_eq!(percents("2c Ah 7d Kh 3c Qh 4d Jh 9s Th"), [100, 0, 100]);
        // Half of all hands are less than a pair.
        assert_eq!(percents("2d Ah 7d Kh 3d Qd 4s Jh 9s 9c")[0], 50);
    }

    #[test]
    fn picks_win_one_place_or_the_other() {
        let unique = || Options::Unique(UniqueOptions::default());
        let stay = [(1, Action::Continue), (0, Action::Continue)];
        let royal = "2c Ah 7d Kh QhJhTh 4c 2d 5c 2s 9d";
        assert_eq!(percents(unique(), royal, &stay), [100, 0, 80]);
        let before = percents(unique(), "2c Ah 7d As", &[(1, Action::Continue)]);
        assert_eq!(before[0] + before[1], 100);
        assert!((75..90).contains(&before[0]), "{before:?}");
    }
}
