//! Every hand there is, against known counts and a plain evaluator.

use std::array;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use tabletalk::rules::Making;
use tabletalk::rules::cards::{
    Card, CardSet, Category, Deck, HandValue, Rank, Seed, Strength, Tally, evaluate, parse_cards,
};

/// How many hands of five, six and seven cards are in each category, high card
/// to royal flush.
const COUNTS: [[u32; 10]; 3] = [
    [
        1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4,
    ],
    [
        6_612_900, 9_730_740, 2_532_816, 732_160, 361_620, 205_792, 165_984, 14_664, 1_656, 188,
    ],
    [
        23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848,
        37_260, 4_324,
    ],
];

#[test]
fn six_and_seven_cards_have_the_known_counts() {
    for cards in [6, 7] {
        let counts = count_categories(cards);
        assert_eq!(counts, COUNTS[cards - 5], "{cards} cards");
    }
}

#[test]
fn five_cards_are_ordered_as_the_rules_say() {
    let mut classes = vec![None; Strength::CLASSES as usize];
    let mut counts = [0; 10];
    for_each_hand(Tally::EMPTY, &Card::ALL, 5, &mut |tally| {
        let strength = tally.strength();
        let class = &mut classes[strength.number() as usize];
        let rules = rules(tally.cards());
        assert_eq!(*class.get_or_insert(rules), rules, "{:?}", tally.cards());
        assert_eq!(strength.category(), rules.0, "{:?}", tally.cards());
        counts[rules.0 as usize] += 1;
    });
    assert_eq!(counts, COUNTS[0]);
    assert!(classes.iter().all(Option::is_some), "every class occurs");
    assert!(classes.is_sorted(), "a higher class is a better hand");
}

#[test]
fn values_are_ordered_like_strengths() {
    let mut worths = vec![None; Strength::CLASSES as usize];
    for_each_hand(Tally::EMPTY, &Card::ALL, 5, &mut |tally| {
        let strength = tally.strength();
        let value = HandValue::of(tally.cards());
        let worth = &mut worths[strength.number() as usize];
        assert_eq!(*worth.get_or_insert(value.worth()), value.worth());
        assert_eq!(value.five.set(), tally.cards());
        assert_eq!(value.category, strength.category());
    });
    assert!(worths.is_sorted_by(|low, high| low < high));
}

#[test]
fn of_six_and_seven_cards_the_best_five_count() {
    let seed = Seed::from(7);
    for hand in 0..200_000 {
        let mut deck = Deck::shuffled(&seed, hand);
        let seven: CardSet = (0..7).filter_map(|_| deck.draw()).collect();
        let six = seven.without(seven.into_iter().next().unwrap());
        for cards in [six, seven] {
            let best = fives(cards).max_by_key(|&five| rules(five)).unwrap();
            assert_eq!(evaluate(cards), evaluate(best), "{cards:?}");

            let value = HandValue::of(cards);
            assert_eq!(value.strength(), Some(evaluate(cards)), "{cards:?}");
            assert_eq!(value.worth(), HandValue::of(best).worth(), "{cards:?}");
            assert!(value.five.set().is_subset_of(cards), "{cards:?}");
        }
    }
}

#[test]
fn tallies_join_in_any_order() {
    let seven = &Card::ALL[20..27];
    let whole: Tally = seven.iter().copied().collect();
    for split in 0..=7 {
        let (board, hole) = seven.split_at(split);
        let board: Tally = board.iter().copied().collect();
        let hole: Tally = hole.iter().copied().collect();
        assert_eq!((board.plus(hole), hole.plus(board)), (whole, whole));
    }
    assert_eq!(Tally::from(whole.cards()), whole);
}

#[test]
fn heads_up_chances_are_exact() {
    check_chances("AhKh QsQd", [787_966, 6_732, 917_606]);
    check_chances("AsAh KsKh", [1_410_336, 9_308, 292_660]);
    check_chances("AsAh KdKc", [1_388_072, 6_538, 317_694]);
    check_chances("AsKs AdKd", [122_556, 1_467_192, 122_556]);
    check_chances("7c2d AsKs", [521_448, 8_354, 1_182_502]);
    check_chances("JhTh AsAd", [368_978, 5_757, 1_337_569]);
    check_chances("2c2d AhKs", [903_239, 9_946, 799_119]);
    check_chances("QcJc 8h8d", [838_940, 6_807, 866_557]);
}

/// Plays two hole cards against two others on every board: how often the first
/// win, tie and lose.
fn check_chances(holes: &str, expected: [u32; 3]) {
    let holes = parse_cards(holes).expect("hole cards");
    let [first, second] = [&holes[..2], &holes[2..]].map(|hole| hole.iter().copied().collect());
    let deck: Vec<Card> = (!CardSet::from_iter(holes.iter().copied()))
        .into_iter()
        .collect();
    let mut counts = [0; 3];
    for_each_hand(Tally::EMPTY, &deck, 5, &mut |board| {
        let [first, second] = [first, second].map(|hole| board.plus(hole).strength());
        counts[(second.cmp(&first) as i8 + 1) as usize] += 1;
    });
    assert_eq!(counts, expected, "{holes:?}");
}

/// The order of five cards by the plain words of the rules: the category, then
/// the ranks, those that occur more often first.
fn rules(five: CardSet) -> (Category, [u8; 5]) {
    let mut ranks = [0; 5];
    for (rank, card) in ranks.iter_mut().zip(five) {
        *rank = card.rank() as u8;
    }
    let times = |rank| ranks.iter().filter(|&&other| other == rank).count();
    let mut sorted = ranks;
    sorted.sort_by_key(|&rank| (times(rank), rank));
    sorted.reverse();

    let mut suits = five.into_iter().map(Card::suit);
    let first_suit = suits.next();
    let flush = suits.all(|suit| Some(suit) == first_suit);

    let wheel = [Rank::Ace, Rank::Five, Rank::Four, Rank::Three, Rank::Two].map(|rank| rank as u8);
    let straight = sorted == wheel || sorted.windows(2).all(|pair| pair[0] == pair[1] + 1);
    if sorted == wheel {
        sorted.rotate_left(1); // The ace is the lowest.
    }

    let category = match (times(sorted[0]), times(sorted[3])) {
        _ if straight && flush && sorted[0] == Rank::Ace as u8 => Category::RoyalFlush,
        _ if straight && flush => Category::StraightFlush,
        (4, _) => Category::FourOfAKind,
        (3, 2) => Category::FullHouse,
        _ if flush => Category::Flush,
        _ if straight => Category::Straight,
        (3, _) => Category::ThreeOfAKind,
        (2, 2) => Category::TwoPair,
        (2, _) => Category::Pair,
        _ => Category::HighCard,
    };
    (category, sorted)
}

/// Every five of the cards.
fn fives(cards: CardSet) -> impl Iterator<Item = CardSet> {
    let all = 1u32 << cards.len();
    (0..all)
        .filter(|chosen| chosen.count_ones() == 5)
        .map(move |chosen| {
            let chosen_cards = cards.into_iter().enumerate();
            (chosen_cards.filter(|(i, _)| chosen >> i & 1 == 1))
                .map(|(_, card)| card)
                .collect()
        })
}

/// Adds every choice of so many of the cards to the tally.
fn for_each_hand(tally: Tally, from: &[Card], cards: usize, visit: &mut impl FnMut(Tally)) {
    if cards == 0 {
        return visit(tally);
    }
    for (i, &card) in from.iter().enumerate() {
        for_each_hand(tally.with(card), &from[i + 1..], cards - 1, visit);
    }
}

/// Counts the categories of all hands of so many cards, on all processors.
fn count_categories(cards: usize) -> [u32; 10] {
    let next_card = AtomicUsize::new(0);
    let count = || {
        let mut counts = [0; 10];
        while let Some(from) = Card::ALL.get(next_card.fetch_add(1, Ordering::Relaxed)..)
            && let Some((&first, rest)) = from.split_first()
        {
            for_each_hand(Tally::from(first), rest, cards - 1, &mut |tally| {
                counts[tally.strength().category() as usize] += 1;
            });
        }
        counts
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(count)).collect();
        let counts = threads
            .into_iter()
            .map(|thread| thread.join().expect("counted"));
        counts.fold([0; 10], |sum, counts| {
            array::from_fn(|i| sum[i] + counts[i])
        })
    })
}

const OMAHA: Making = Making::Exactly { own: 2, common: 3 };

/// The best of every two of four and three of five, found one by one.
fn best_of_sixty(own: &[Card], board: &[Card]) -> (u32, HandValue) {
    let mut hands = Vec::new();
    for (b, &second) in own.iter().enumerate() {
        for &first in &own[..b] {
            for (e, &fifth) in board.iter().enumerate() {
                for (d, &fourth) in board[..e].iter().enumerate() {
                    for &third in &board[..d] {
                        hands.push([first, second, third, fourth, fifth]);
                    }
                }
            }
        }
    }
    assert_eq!(hands.len(), 60);
    let values = hands.into_iter().map(|five| {
        let five: CardSet = five.into_iter().collect();
        (u32::from(evaluate(five).number()), HandValue::of(five))
    });
    values
        .max_by_key(|(number, _)| *number)
        .expect("nine cards make hands")
}

#[test]
fn omaha_hands_are_the_best_of_sixty() {
    for number in 0..10_000 {
        let mut deck = Deck::shuffled(&Seed::from(number), 0);
        let cards: Vec<Card> = std::iter::from_fn(|| deck.draw()).take(9).collect();
        let (own, board) = cards.split_at(4);
        let (strength, value) = best_of_sixty(own, board);
        let found = OMAHA.strength(own, board).expect("nine cards make hands");
        assert_eq!(u32::from(found.number()), strength, "{cards:?}");
        let [own, board] = [own, board].map(|row| row.iter().copied().collect());
        assert_eq!(OMAHA.value(own, board).worth(), value.worth(), "{cards:?}");
    }
}
