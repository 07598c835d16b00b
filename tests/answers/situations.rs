//! The situations.

use expect_test::expect_file;
use tabletalk::rules::Action::*;
use tabletalk::rules::cards::{CardSet, parse_cards};
use tabletalk::rules::{
    BoardWhileDiscarding, Chips, CostOfDiscard, DrawOptions, Due, HoldemOptions, Input, Options,
    RaiseMode, UniqueOptions,
};
use tabletalk::table::Times;

use super::table::{answers, seconds, standing};
use crate::stacked_hand::{StackedHand, act};

macro_rules! check {
    ($file:literal, $view:expr, $times:expr) => {
        expect_file![concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/answers/",
            $file,
            ".txt"
        )]
        .assert_eq(&answers(&$view, &$times))
    };
}

pub(crate) fn holdem(inputs: Vec<Input>) -> StackedHand<'static> {
    StackedHand {
        options: Options::Holdem(HoldemOptions::default()),
        stacks: &[20_000; 6],
        button: 0,
        hole: &["AhKd", "9c8c", "KhQh", "2d7c", "6h6d", "3s9d"],
        later: "KsTdJh2cTs",
        inputs,
    }
}

/// Up to the flop: Eve, Anna, Bob and Carol are in, Carol bets 400.
fn flop() -> Vec<Input> {
    vec![
        act(3, Fold),
        act(4, Call),
        act(5, Fold),
        act(0, Call),
        act(1, Call),
        act(2, Check),
        act(1, Check),
        act(2, RaiseTo(400)),
        act(4, Fold),
    ]
}

#[test]
fn before_the_flop() {
    let table = holdem(vec![act(3, Fold), act(4, RaiseTo(600))]);
    let mut view = table.view(Some(5));
    view.standing = Some(standing(&table.options, &[]));
    let times = Times {
        turn_left: seconds(20),
        level_left: seconds(750),
        ..Times::default()
    };
    check!("holdem-preflop", view, times);
}

#[test]
fn a_bet_on_the_flop() {
    let table = holdem(flop());
    let mut view = table.view(Some(0));
    let mut standing = standing(&table.options, &[]);
    standing.hands_to_next_level = Some(3);
    view.standing = Some(standing);
    check!("holdem-flop", view, Times::default());
}

#[test]
fn waiting_on_the_flop() {
    let times = Times {
        turn_left: seconds(1),
        paused: true,
        ..Times::default()
    };
    check!("holdem-waiting", holdem(flop()).view(Some(1)), times);
}

#[test]
fn folded() {
    check!(
        "holdem-folded",
        holdem(flop()).view(Some(4)),
        Times::default()
    );
}

#[test]
fn at_the_rail() {
    check!("holdem-rail", holdem(flop()).view(None), Times::default());
}

#[test]
fn a_free_check_on_the_turn() {
    let mut inputs = flop();
    inputs.extend([act(0, Call), act(1, Call)]);
    let table = StackedHand {
        hole: &["AhKd", "9c8c", "KhQh", "2d7c", "6h6d", "3s9d"],
        later: "KsTcJc2cTs",
        ..holdem(inputs)
    };
    check!("holdem-turn", table.view(Some(1)), Times::default());
}

#[test]
fn side_pots() {
    let stacks: &[Chips] = &[5_000, 0, 900, 2_000, 20_000, 5_000];
    let table = StackedHand {
        stacks,
        inputs: vec![
            act(4, Call),
            act(5, Fold),
            act(0, RaiseTo(600)),
            act(2, AllIn),
            act(3, AllIn),
        ],
        ..holdem(Vec::new())
    };
    check!("holdem-side-pots", table.view(Some(4)), Times::default());
    check!("holdem-all-in", table.view(Some(2)), Times::default());
    check!("holdem-out", table.view(Some(1)), Times::default());
}

#[test]
fn heads_up_and_pot_limit() {
    let table = StackedHand {
        options: Options::Holdem(HoldemOptions {
            players: 2,
            ante: 10,
            raise_mode: RaiseMode::PotLimit,
            ..HoldemOptions::default()
        }),
        stacks: &[1_000, 3_000],
        hole: &["AhKd", "9c8c"],
        ..holdem(Vec::new())
    };
    check!("holdem-heads-up", table.view(Some(0)), Times::default());
}

#[test]
fn after_the_hand() {
    let mut inputs = flop();
    inputs.extend([act(0, RaiseTo(2_000)), act(1, Fold), act(2, Call)]);
    inputs.extend([2, 0, 2, 0].map(|player| act(player, Check)));
    let view = holdem(inputs).view(Some(0));
    check!("holdem-over", view, Times::default());
}

fn draw(inputs: Vec<Input>) -> StackedHand<'static> {
    StackedHand {
        options: Options::Draw(DrawOptions::default()),
        stacks: &[100, 100],
        button: 0,
        hole: &["AhKhQh9h2c", "9c9dTs5d3c"],
        later: "AcTdTc",
        inputs,
    }
}

fn set(cards: &str) -> CardSet {
    parse_cards(cards).expect("cards").into_iter().collect()
}

#[test]
fn before_the_draw() {
    let table = draw(vec![act(1, RaiseTo(2))]);
    let mut view = table.view(Some(0));
    view.standing = Some(standing(&table.options, &[12, 31]));
    check!("draw-before", view, Times::default());
}

#[test]
fn the_draw() {
    let inputs = vec![act(1, RaiseTo(2)), act(0, Call), act(1, Draw(set("5d3c")))];
    let table = draw(inputs.clone());
    check!("draw-exchange", table.view(Some(0)), Times::default());
    check!("draw-exchanged", table.view(Some(1)), Times::default());
    let mut after = inputs;
    after.extend([act(0, Draw(set("2c"))), act(1, Check)]);
    check!("draw-after", draw(after).view(Some(0)), Times::default());
}

fn unique(inputs: Vec<Input>) -> StackedHand<'static> {
    StackedHand {
        options: Options::Unique(UniqueOptions::default()),
        stacks: &[1_000, 1_000, 24, 1_000],
        button: 3,
        hole: &["AhKd", "9c8c", "KhQh", "2d7c"],
        later: "KsTdJh2cTs7h6h5c",
        inputs,
    }
}

fn discarding() -> Vec<Input> {
    vec![
        act(0, Continue),
        act(1, Continue),
        act(2, Continue),
        act(3, Fold),
    ]
}

fn picking() -> Vec<Input> {
    let mut inputs = discarding();
    inputs.extend([act(0, Discard(7)), act(1, Pass)]);
    inputs
}

#[test]
fn continuing() {
    let table = unique(vec![act(0, Continue), act(1, Continue)]);
    check!("unique-continuing", table.view(Some(2)), Times::default());
    check!("unique-continued", table.view(Some(0)), Times::default());
    check!("unique-watching", table.view(None), Times::default());
}

#[test]
fn discarding_community_cards() {
    let times = Times {
        turn_left: seconds(3),
        ..Times::default()
    };
    check!(
        "unique-discarding",
        unique(discarding()).view(Some(0)),
        times
    );
    let table = StackedHand {
        options: Options::Unique(UniqueOptions {
            board_while_discarding: BoardWhileDiscarding::FaceDown,
            discard_cost: CostOfDiscard::TimesPot(50),
            ..UniqueOptions::default()
        }),
        ..unique(discarding())
    };
    check!("unique-face-down", table.view(Some(1)), times);
}

#[test]
fn picking_community_cards() {
    let times = Times {
        phase_left: seconds(7),
        wave_left: seconds(2),
        ..Times::default()
    };
    let mut inputs = picking();
    inputs.push(act(0, Pick(0)));
    check!(
        "unique-picking",
        unique(inputs.clone()).view(Some(0)),
        times
    );
    let face_down = StackedHand {
        options: Options::Unique(UniqueOptions {
            board_while_discarding: BoardWhileDiscarding::FaceDown,
            ..UniqueOptions::default()
        }),
        ..unique(inputs.clone())
    };
    check!("unique-picking-unseen", face_down.view(Some(1)), times);
    inputs.extend([Input::Clock(Due::Wave), act(0, Pick(4)), act(0, Pick(2))]);
    check!("unique-picked", unique(inputs).view(Some(0)), times);
}
