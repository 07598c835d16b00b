//! How fast equities are found, beside the published crate that samples them.

use std::hint::black_box;

use rs_poker::core::Hand;
use rs_poker::holdem::MonteCarloGame;
use tabletalk::bots::equity::{Holding, Range, Spot};
use tabletalk::rules::cards::{Card, CardSet, parse_cards};
use tabletalk_benches::report::{Goal, Line};
use tabletalk_benches::{Work, compare, heading};

const SAMPLES: u64 = 1_000_000;

fn main() {
    let random = Holding::Random;
    let uneven = uneven_range();
    let range = Holding::Range(&uneven);

    heading("M samples/s", "x rs_poker");
    let [peer, ours] = compare(
        "Ah Kh against 1 random hand",
        [("rs_poker", peer()), ("tabletalk", sampled(&[random], ""))],
    );
    Line::new(
        "chances of Ah Kh against a random hand",
        "M samples/s",
        ours.speed,
    )
    .beside("rs_poker", peer.speed, ours.ratio)
    .goal(Goal::AtLeast(20.0))
    .add();
    heading("M samples/s", "x 1 hand");
    compare(
        "Ah Kh against random hands",
        [
            ("1", sampled(&[random], "")),
            ("2", sampled(&[random; 2], "")),
            ("5", sampled(&[random; 5], "")),
            ("11", sampled(&[random; 11], "")),
            ("1, flop", sampled(&[random], FLOP)),
        ],
    );
    compare(
        "Ah Kh against ranges",
        [
            ("1", sampled(&[range], "")),
            ("2", sampled(&[range; 2], "")),
            ("5", sampled(&[range; 5], "")),
            ("1, flop", sampled(&[range], FLOP)),
        ],
    );
    heading("answers/s", "x before flop");
    compare(
        "Ah Kh against Qs Qd, exact",
        [
            ("before flop", counted(&[given("QsQd")], "")),
            ("flop", counted(&[given("QsQd")], FLOP)),
        ],
    );
    heading("answers/s", "x flop");
    compare(
        "Ah Kh against 1 random hand, exact",
        [
            ("flop", counted(&[random], FLOP)),
            ("turn", counted(&[random], TURN)),
            ("river", counted(&[random], RIVER)),
        ],
    );
    compare(
        "Ah Kh against 1 range, exact",
        [
            ("flop", counted(&[range], FLOP)),
            ("turn", counted(&[range], TURN)),
            ("river", counted(&[range], RIVER)),
        ],
    );
}

const FLOP: &str = "2h7hQc";
const TURN: &str = "2h7hQcTs";
const RIVER: &str = "2h7hQcTs3d";

fn given(hand: &str) -> Holding<'static> {
    Holding::Hand(cards(hand).try_into().expect("two cards"))
}

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).expect("cards")
}

/// Every hand, high cards likelier.
fn uneven_range() -> Range {
    let mut range = Range::FULL;
    range.learn(|hand| hand.iter().map(|card| f64::from(card.rank() as u8)).sum());
    range
}

fn spot(others: &[Holding<'_>], board: &str) -> Spot {
    let players = [&[given("AhKh")], others].concat();
    Spot::new(&players, &cards(board), CardSet::EMPTY).expect("a spot")
}

fn sampled(others: &[Holding<'_>], board: &str) -> Work<'static> {
    let spot = spot(others, board);
    Box::new(move || {
        let odds = black_box(&spot).sample(SAMPLES, 1);
        assert_eq!(black_box(odds).deals(), SAMPLES);
        SAMPLES as f64 / 1e6
    })
}

/// Reads the question too, as a computer player asks each only once.
fn counted<'a>(others: &'a [Holding<'a>], board: &'a str) -> Work<'a> {
    Box::new(move || {
        let odds = spot(black_box(others), board).exact(u64::MAX);
        assert!(black_box(odds).is_some());
        1.0
    })
}

/// Its samples come several from one shuffle.
fn peer() -> Work<'static> {
    Box::new(|| {
        let hero = Hand::new_from_str("AhKh").expect("a hand");
        let mut game = MonteCarloGame::new(vec![hero, Hand::default()]).expect("a game");
        let samples = SAMPLES / 5;
        black_box(game.estimate_equity(samples as usize));
        samples as f64 / 1e6
    })
}
