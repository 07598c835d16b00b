//! The exact counts against known figures and against a slow count that shares
//! nothing with them; the samples against the exact counts.

mod slowly;

use std::array;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::rules::cards::{Card, CardSet, parse_cards};
use slowly::count_slowly;

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).unwrap()
}

fn hand(text: &str) -> [Card; 2] {
    cards(text).try_into().unwrap()
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// A range from hands and weights such as `AsAh 3 KsKh 1`.
fn range(text: &str) -> Range {
    let words: Vec<&str> = text.split_whitespace().collect();
    (words.chunks(2))
        .map(|it| (hand(it[0]), it[1].parse().unwrap()))
        .collect()
}

fn counts(outcome: &Outcome) -> (u64, u64, u64) {
    (outcome.wins, outcome.ties, outcome.losses)
}

fn check_exact(players: &[Holding<'_>], board: &[Card], dead: CardSet) {
    let spot = Spot::new(players, board, dead).unwrap();
    let odds = spot.exact(u64::MAX).unwrap();
    let expected = count_slowly(players, board, dead);
    for (outcome, expected) in odds.players.iter().zip(&expected) {
        let difference = (outcome.share() - expected.share()).abs();
        assert_eq!(
            counts(outcome),
            counts(expected),
            "{players:?} {board:?} {dead:?}"
        );
        assert!(difference < 1e-9, "{players:?} {board:?} {dead:?}");
    }
}

/// Samples and exact counts agree within four standard errors.
fn check_samples(players: &[Holding<'_>], board: &str, dead: &str) {
    let spot = Spot::new(players, &cards(board), set(dead)).unwrap();
    let exact = spot.exact(u64::MAX).unwrap();
    let sampled = spot.sample(400_000, 7);
    assert_eq!(sampled.deals(), 400_000);
    for (exact, sampled) in exact.players.iter().zip(&sampled.players) {
        let difference = (exact.share() - sampled.share()).abs();
        let error = sampled.standard_error();
        assert!(
            difference <= 4.0 * error,
            "{difference} > 4 * {error}: {spot:?}"
        );
    }
}

#[test]
fn two_hands_before_the_flop() {
    let check = |first, second, expected| {
        let players = [first, second].map(|text| Holding::Hand(hand(text)));
        let spot = Spot::new(&players, &[], CardSet::EMPTY).unwrap();
        let odds = spot.exact(u64::MAX).unwrap();
        assert_eq!(odds.deals(), 1_712_304);
        assert_eq!(counts(&odds.players[0]), expected, "{first} {second}");
        let (wins, ties, losses) = expected;
        assert_eq!(counts(&odds.players[1]), (losses, ties, wins));
    };
    check("AhKh", "QsQd", (787_966, 6_732, 917_606));
    check("AsAh", "KsKh", (1_410_336, 9_308, 292_660));
    check("AsAh", "KdKc", (1_388_072, 6_538, 317_694));
    check("AsKs", "AdKd", (122_556, 1_467_192, 122_556));
    check("7c2d", "AsKs", (521_448, 8_354, 1_182_502));
    check("JhTh", "AsAd", (368_978, 5_757, 1_337_569));
    check("2c2d", "AhKs", (903_239, 9_946, 799_119));
    check("QcJc", "8h8d", (838_940, 6_807, 866_557));
}

/// Spots of every kind, with few enough deals for the slow count.
#[test]
fn counts_agree_with_a_slow_count() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
    for case in 0..60 {
        let mut deck = Card::ALL.to_vec();
        let mut draw = |count: usize| -> Vec<Card> {
            (0..count)
                .map(|_| deck.swap_remove(chance.random_range(0..deck.len())))
                .collect()
        };
        let hands: [[Card; 2]; 3] = array::from_fn(|_| draw(2).try_into().unwrap());
        let board = draw([5, 4, 3][case % 3]);
        let dead: CardSet = draw(case % 7).into_iter().collect();
        // Ranges also of cards that are known, and that the others have.
        let ranges: [Range; 2] = array::from_fn(|_| {
            let choices = Range::FULL
                .hands()
                .filter(|_| chance.random_range(0..60) == 0);
            let hands: Vec<_> = choices.map(|(hand, _)| hand).collect();
            let weighted = hands
                .into_iter()
                .map(|hand| (hand, chance.random_range(1..9)));
            // Weights with no common divisor are counted as they are.
            weighted
                .chain(Range::FULL.hands().map(|(hand, _)| (hand, 1)).take(9))
                .collect()
        });
        let [one, two, three] = hands.map(Holding::Hand);
        let [range, other] = ranges.each_ref().map(Holding::Range);
        check_exact(&[one, two], &board, dead);
        check_exact(&[one, two, three], &board, dead);
        check_exact(&[range, one], &board, dead);
        check_exact(&[one, range, two], &board, dead);
        if board.len() >= 4 {
            check_exact(&[one, Holding::Random], &board, dead);
            check_exact(&[range, other, three], &board, dead);
        }
        if board.len() == 5 {
            check_exact(&[Holding::Random, range, one], &board, dead);
        }
    }
}

/// A card or two short of a flop, before which nothing special happens.
#[test]
fn boards_of_any_length() {
    let [one, two] = ["AhKh", "QsQd"].map(|text| Holding::Hand(hand(text)));
    let dead = set("2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s");
    for board in ["", "Ts", "TsTh", "TsTh9c", "TsTh9c9d", "TsTh9c9d8h"] {
        check_exact(&[one, two], &cards(board), dead);
    }
}

/// With the weights of a range equal, whatever they are, counts are numbers of
/// deals, and a range of every hand is the same as a random hand.
#[test]
fn ranges_without_nuances_count_deals() {
    let board = cards("2h7hQcTs");
    let hero = Holding::Hand(hand("AhKh"));
    let exact = |other| {
        let spot = Spot::new(&[hero, other], &board, CardSet::EMPTY).unwrap();
        spot.exact(u64::MAX).unwrap()
    };
    let random = exact(Holding::Random);
    assert_eq!(random.deals(), 46 * 990);
    assert_eq!(exact(Holding::Range(&Range::FULL)), random);

    let [same, nuanced] = ["QsQd 700 JsTh 700", "QsQd 600 JsTh 200"].map(range);
    let [same, nuanced] = [&same, &nuanced].map(|range| exact(Holding::Range(range)));
    assert_eq!((same.deals(), nuanced.deals()), (2 * 44, 4 * 44));
    let alone = ["QsQd", "JsTh"].map(|text| exact(Holding::Hand(hand(text))).players[0].share());
    assert!((nuanced.players[0].share() - (3.0 * alone[0] + alone[1]) / 4.0).abs() < 1e-12);
}

#[test]
fn shares_of_a_tie() {
    // The board plays for all; the ace of spades is in nobody's hand.
    let board = cards("AcKcQcJcTc");
    let players = ["2h2d", "3h3d", "4h4d"].map(|text| Holding::Hand(hand(text)));
    let odds = Spot::new(&players, &board, CardSet::EMPTY).unwrap();
    let odds = odds.exact(u64::MAX).unwrap();
    for outcome in &odds.players {
        assert_eq!((counts(outcome), outcome.share()), ((0, 1, 0), 1.0 / 3.0));
    }
    // Two share, the third has nothing of it.
    let players = ["AhKd", "AdKh", "2c2d"].map(|text| Holding::Hand(hand(text)));
    let odds = Spot::new(&players, &cards("AsKs9h7d3c"), CardSet::EMPTY).unwrap();
    let odds = odds.exact(u64::MAX).unwrap();
    let shares: Vec<f64> = odds.players.iter().map(Outcome::share).collect();
    assert_eq!(shares, [0.5, 0.5, 0.0]);
}

#[test]
fn shares_sum_to_one() {
    let range = range("AsAh 5 KsKh 3 7c7d 2 AdKd 9");
    let (hero, range) = (Holding::Hand(hand("QhJh")), Holding::Range(&range));
    for players in 2..=MAX_PLAYERS {
        let mut all = vec![Holding::Random; players];
        all[0] = range;
        all[players - 1] = hero;
        let spot = Spot::new(&all, &cards("QsJs2h"), CardSet::EMPTY).unwrap();
        let odds = spot.sample(20_000, 3);
        assert_eq!(odds.deals(), 20_000);
        let sum: f64 = odds.players.iter().map(Outcome::share).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{players}: {sum}");
        assert!(odds.players.iter().all(|it| it.deals() == 20_000));
    }
}

#[test]
fn samples_agree_with_counts() {
    let narrow = range("AsAh 5 AsAd 5 AhAd 5 KsKh 1 AdKd 9 7c6c 30");
    let other = range("AsAc 1 AhKh 4 KsKd 8 AdQd 2 7c7d 9");
    let mut wide = Range::FULL;
    assert!(wide.learn(|[low, high]| 1.0 + f64::from(low.rank() as u8 * high.rank() as u8)));
    let [hero, villain] = ["QhJh", "8s8d"].map(|text| Holding::Hand(hand(text)));
    let [narrow, other, wide] = [&narrow, &other, &wide].map(Holding::Range);

    check_samples(&[hero, villain], "", "");
    check_samples(&[hero, villain], "", "QsQdJcTh9h");
    check_samples(&[villain, Holding::Random], "Ts9h2h", "AsAh");
    check_samples(&[wide, hero], "Ts9h2h", "");
    check_samples(&[hero, Holding::Random, villain], "Ts9h2h3c", "Ac");
    check_samples(&[hero, Holding::Random, Holding::Random], "Ts9h2h3c2c", "");
    // Hands of two ranges that often collide: the deals that remain have the
    // weights of both.
    check_samples(&[narrow, other], "", "");
    check_samples(&[narrow, hero, other], "Ts9h2h", "");
    check_samples(&[narrow, other, narrow], "Ts9h2h", "");
    check_samples(&[narrow, wide, Holding::Random], "Ts9h2h3c2c", "");
}

#[test]
fn a_seed_gives_the_same_samples() {
    let players = [
        Holding::Hand(hand("AhKh")),
        Holding::Random,
        Holding::Random,
    ];
    let spot = Spot::new(&players, &[], CardSet::EMPTY).unwrap();
    assert_eq!(spot.sample(10_000, 5), spot.sample(10_000, 5));
    assert_ne!(spot.sample(10_000, 5), spot.sample(10_000, 6));
}

#[test]
fn ranges_that_leave_no_deal() {
    let aces = range("AsAh 1");
    let players = [Holding::Range(&aces), Holding::Range(&aces)];
    let spot = Spot::new(&players, &cards("2c3c4c"), CardSet::EMPTY).unwrap();
    for odds in [spot.exact(u64::MAX).unwrap(), spot.sample(100, 1)] {
        assert_eq!((odds.deals(), odds.players[0].share()), (0, 0.0));
    }
}

#[test]
fn what_is_too_much_is_not_counted() {
    let players = [Holding::Hand(hand("AhKh")), Holding::Random];
    let spot = Spot::new(&players, &cards("2c3c4c5d"), CardSet::EMPTY).unwrap();
    let effort = |comparisons| Effort {
        comparisons,
        samples: 1000,
        seed: 1,
    };
    assert!(spot.odds(effort(100_000)).exact);
    let odds = spot.odds(effort(10_000));
    assert_eq!((odds.exact, odds.deals()), (false, 1000));

    let mut nuances = Range::FULL;
    nuances.set(hand("2d2h"), 65534);
    let players = [Holding::Range(&nuances); 6];
    let spot = Spot::new(&players, &cards("2c3c4c5d7h"), CardSet::EMPTY).unwrap();
    assert_eq!(spot.exact(u64::MAX), None);
}

#[test]
fn bad_spots() {
    let check = |players: &[Holding<'_>], board, dead, expected: &str| {
        let bad = Spot::new(players, &cards(board), set(dead)).unwrap_err();
        assert_eq!(bad.to_string(), expected);
    };
    let hero = Holding::Hand(hand("AhKh"));
    let aces = range("AsAh 1 AdAh 1");
    check(&[], "", "", "there is no opponent");
    check(&[hero], "", "", "there is no opponent");
    check(&[hero, hero], "", "", "Ah is in two places");
    check(
        &[hero, Holding::Random],
        "2c3cKh",
        "",
        "Kh is in two places",
    );
    check(
        &[hero, Holding::Random],
        "2c3c4c",
        "4c5c",
        "4c is in two places",
    );
    check(
        &[hero, Holding::Random],
        "2c2c4c",
        "",
        "2c is in two places",
    );
    check(
        &[hero, Holding::Random],
        "2c3c4c5c6c7c",
        "",
        "the board has 6 cards, more than five",
    );
    check(
        &[Holding::Random; 24],
        "",
        "",
        "53 cards are needed and the deck has 52",
    );
    check(
        &[Holding::Random; 23],
        "",
        "2c2d",
        "53 cards are needed and the deck has 52",
    );
    check(
        &[hero, Holding::Range(&aces)],
        "",
        "",
        "no hand in the range of player 1 is possible",
    );
}

#[test]
fn one_call_for_a_decision() {
    let effort = Effort {
        comparisons: 3_000_000,
        samples: 20_000,
        seed: 1,
    };
    let queens = range("QsQd 1 QsQc 1 QdQc 1");
    let players = [Holding::Hand(hand("AhKh")), Holding::Range(&queens)];
    for (board, tolerance) in [
        ("", 0.015),
        ("2h7h9c", 0.0),
        ("2h7h9cTs", 0.0),
        ("2h7h9cTs3d", 0.0),
    ] {
        let spot = Spot::new(&players, &cards(board), CardSet::EMPTY).unwrap();
        let share = spot.odds(effort).players[0].share();
        let exact = spot.exact(u64::MAX).unwrap().players[0].share();
        assert!(
            (share - exact).abs() <= tolerance,
            "{board}: {share} {exact}"
        );
        assert_eq!(share == exact, tolerance == 0.0);
    }
}
