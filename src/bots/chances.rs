//! How often a player wins from some moment on, as far as they can know.
//!
//! It comes from a [`View`], of now or of an earlier moment, and from nothing
//! else: the others may hold anything that the viewer has not seen. Deals are
//! counted where they are few and sampled otherwise, always the same ones, so
//! that the same view gives the same answer, and soon enough to be asked for
//! by a key.

use std::cmp::Ordering;

use super::equity::{Dice, Effort, Holding, Shuffle, Spot};
use super::unique::{Score, Threes, locked};
use crate::rules::cards::{Card, CardSet, Strength};
use crate::rules::{Common, Making, Phase, SeatView, Seen, Sharing, Step, View};

/// How often a player wins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Chances {
    /// How many others are still in.
    pub(crate) against: usize,
    /// The share of deals in which the player has the best hand. One that
    /// several have counts for each in part.
    pub(crate) first: f64,
    /// The share of deals in which the player has the second-best hand, where
    /// that is paid, too.
    pub(crate) second: f64,
    /// The part of the pot to expect.
    pub(crate) pot: f64,
}

/// How often the viewer wins from here; nothing, where they are not in the
/// hand any more, or no hand is played.
pub(crate) fn chances(view: &View) -> Option<Chances> {
    let me = view.me().filter(|me| me.is_live())?;
    let others: Vec<&SeatView> = (view.seats.iter())
        .filter(|it| it.is_live() && it.seat != me.seat)
        .collect();
    // What is told of a table may leave too few cards for those in the hand.
    let unseen = (!seen(view)).len();
    let most = others.len() * view.rules.hole_size() + view.rules.board_size();
    if view.phase == Phase::Over || others.is_empty() || unseen < most {
        return None;
    }
    let own: Option<Vec<Card>> = me.cards.iter().copied().collect();
    let (first, second) = places(view, &own?, &others);
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
pub(crate) fn percent(share: f64) -> u64 {
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

/// First and second places. What is dealt in two ways has a quicker one.
fn places(view: &View, own: &[Card], others: &[&SeatView]) -> (f64, f64) {
    let rules = &view.rules;
    let quickly = match (rules.making, own, rules.board_size(), rules.picks()) {
        (Making::Any, &[one, other], 5, None) => with_board(view, [one, other], others),
        (Making::Exactly { own: 2, common: 3 }, &[one, other], ..=8, Some(3)) => {
            with_picks(view, [one, other], others)
        }
        _ => None,
    };
    quickly.unwrap_or_else(|| by_dealing(view, own, others))
}

/// Two own cards and a board of five.
fn with_board(view: &View, own: [Card; 2], others: &[&SeatView]) -> Option<(f64, f64)> {
    /// Deals are counted up to this many comparisons of hands: a turn between two
    /// needs half of them.
    const COMPARISONS: u64 = 200_000;
    /// Otherwise this many hands are dealt, the player's own included.
    const HANDS: u64 = 60_000;

    let mut used: CardSet = own.into_iter().collect();
    let mut players = vec![Holding::Hand(own)];
    for other in others {
        players.push(match shown(other).as_deref() {
            Some(&[one, other]) => {
                used = used | [one, other].into_iter().collect();
                Holding::Hand([one, other])
            }
            _ => Holding::Random,
        });
    }
    let board: Vec<Card> = view.board.iter().flatten().copied().collect();
    used = used | board.iter().copied().collect();
    let spot = Spot::new(&players, &board, seen(view) - used).ok()?;
    let odds = spot.odds(Effort {
        comparisons: COMPARISONS,
        samples: HANDS / players.len() as u64,
        seed: SEED,
    });
    Some((odds.players.first()?.share(), 0.0))
}

/// Whatever makes a hand: own cards as they stand, and the board dealt to its
/// end. Where players pick, all pick as well as can be.
fn by_dealing(view: &View, own: &[Card], others: &[&SeatView]) -> (f64, f64) {
    /// How many hands of others are dealt, and how many hands of five are
    /// looked at.
    const HANDS: usize = 40_000;
    const FIVES: usize = 1_500_000;

    let rules = &view.rules;
    let mut board = view.board.clone();
    if !rules.has(|step| matches!(step, Step::DiscardFromBoard { .. })) || board.is_empty() {
        board.resize(rules.board_size().max(board.len()), None);
    }
    let hidden = board.iter().filter(|card| card.is_none()).count();
    let size = rules.hole_size();
    let holes: Vec<Option<Vec<Card>>> = others.iter().map(|other| shown(other)).collect();
    let unknown = holes.iter().filter(|hole| hole.is_none()).count();
    let picked = view.me().map_or(CardSet::EMPTY, |me| me.picks.set());
    let fives = rules.making.choices(size, board.len()) * (others.len() + 1);
    let deals = (HANDS / unknown.max(1)).min(FIVES / fives.max(1)).max(1);
    let mut shuffle = Shuffle::new(!seen(view));
    let mut dice = Dice::new(SEED);
    let mut places = Places::default();
    for _ in 0..deals {
        let cards = shuffle.deal(hidden + size * unknown, CardSet::EMPTY, &mut dice);
        let (laid, dealt) = cards.split_at(hidden);
        let mut laid = laid.iter().copied();
        let board: Vec<Card> = (board.iter())
            .filter_map(|card| card.or_else(|| laid.next()))
            .collect();
        let common = Common::from(&board[..]);
        let mut dealt = dealt.chunks(size.max(1));
        let strengths: Vec<Option<Strength>> = (holes.iter())
            .map(|hole| match hole {
                Some(hole) => rules.making.strength(hole, common),
                None => rules.making.strength(dealt.next()?, common),
            })
            .collect();
        let own = if picked.is_empty() {
            rules.making.strength(own, common)
        } else {
            with_picked(view, own, picked, &board)
        };
        places.count(&own, &strengths);
    }
    places.shares()
}

/// The best hand with the cards that are locked already.
fn with_picked(view: &View, own: &[Card], picked: CardSet, board: &[Card]) -> Option<Strength> {
    let rules = &view.rules;
    let own = own.iter().copied().collect();
    let open: Vec<Card> = (board.iter().copied())
        .filter(|card| !picked.contains(*card))
        .collect();
    let more = rules.picks()?.saturating_sub(picked.len());
    let (_, best) = rules.making.best_picks(own, picked, &open, more)?;
    best.strength()
}

/// Two own cards and three picks. The others pick as well as can be.
fn with_picks(view: &View, own: [Card; 2], others: &[&SeatView]) -> Option<(f64, f64)> {
    /// How many ways to pick are looked at: each hand has up to 56.
    const WAYS: usize = 120_000;
    /// The most ways that a hand has.
    const WAYS_OF_HAND: usize = 56;

    let board = match view.board.len() {
        0 => vec![None; view.rules.board_size()],
        _ => view.board.clone(),
    };
    let picked = locked(view);
    let holes: Vec<Option<[Card; 2]>> = (others.iter())
        .map(|it| shown(it)?.try_into().ok())
        .collect();
    let hidden = board.iter().filter(|card| card.is_none()).count();
    let unknown = holes.iter().filter(|hole| hole.is_none()).count();
    let known: Option<Vec<Card>> = board.iter().copied().collect();
    let known = known.map(|cards| Threes::of(&cards));
    let mut shuffle = Shuffle::new(!seen(view));
    let mut dice = Dice::new(SEED);
    let mut places = Places::default();
    let mut scores: Vec<Score> = Vec::with_capacity(others.len());
    for _ in 0..WAYS / (WAYS_OF_HAND * (others.len() + 1)) {
        let cards = shuffle.deal(hidden + 2 * unknown, CardSet::EMPTY, &mut dice);
        let (laid, dealt) = cards.split_at(hidden);
        let filled;
        let threes = match &known {
            Some(threes) => threes,
            None => {
                let mut laid = laid.iter().copied();
                let cards = board.iter().filter_map(|card| card.or_else(|| laid.next()));
                filled = Threes::of(&cards.collect::<Vec<Card>>());
                &filled
            }
        };
        let mut dealt = dealt.as_chunks::<2>().0.iter();
        scores.clear();
        scores.extend((holes.iter()).filter_map(|hole| {
            let hole = hole.or_else(|| dealt.next().copied())?;
            Some(threes.best(hole))
        }));
        let (_, own) = threes.best_places(own, picked)?;
        places.count(&own, &scores);
    }
    Some(places.shares())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::cards::{Deck, parse_cards};
    use crate::rules::{
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
