//! Why something was refused.

use std::fmt::Write;

use expect_test::expect_file;
use tabletalk::rules::Action::{AllIn, Call, Check, Fold};
use tabletalk::rules::{
    Action, BadOption, BlindsRise, CostOfDiscard, DrawOptions, HoldemOptions, Illegal, NoRaise,
    Options, UniqueOptions, View, WaveTimes,
};
use tabletalk::speech::{L10n, Language, bad_option, no_hand, refusal};

use super::situations::holdem;
use crate::stacked_hand::{act, names, seat};

fn in_both(text: &mut String, what: &str, said: impl Fn(&L10n) -> String) {
    writeln!(text, "{what}").expect("text");
    for &language in Language::ALL {
        let said = said(&L10n::new(language)).replace('\u{a0}', "_");
        writeln!(text, "    {said}").expect("text");
    }
}

fn every_illegal() -> Vec<Illegal> {
    vec![
        Illegal::HandOver,
        Illegal::GameOver,
        Illegal::NotYourTurn {
            turn: Some(seat(1)),
        },
        Illegal::NotYourTurn { turn: None },
        Illegal::NotInHand,
        Illegal::NotNow,
        Illegal::CannotCheck { to_call: 400 },
        Illegal::NothingToCall,
        Illegal::CannotRaise(NoRaise::CoveredByBet),
        Illegal::CannotRaise(NoRaise::NotReopened),
        Illegal::CannotRaise(NoRaise::Capped { raises: 4 }),
        Illegal::CannotRaise(NoRaise::NobodyLeft),
        Illegal::BelowMinimum {
            min: 600,
            have: 2_450,
        },
        Illegal::AboveMaximum { max: 1_200 },
        Illegal::AboveMaximum { max: 20_000 },
        Illegal::NotYourCard("Qs".parse().expect("a card")),
        Illegal::TooManyCards { most: 3 },
        Illegal::NoSuchPlace { places: 7 },
        Illegal::NotOpen,
        Illegal::AlreadyPicked,
        Illegal::PicksComplete,
        Illegal::AlreadyShown,
        Illegal::NothingDue,
    ]
}

#[test]
fn refusals() {
    let mut text = String::new();
    let mut check = |view: &View| {
        for illegal in every_illegal() {
            in_both(&mut text, &format!("{illegal:?}"), |words| {
                refusal(&illegal, view, &names(), words)
            });
        }
    };
    check(&holdem(vec![]).view(Some(3)));
    let mut now = |view: &View| {
        in_both(&mut text, "What can be done instead", |words| {
            refusal(&Illegal::NotNow, view, &names(), words)
        });
    };
    let limped = [
        act(3, Fold),
        act(4, Fold),
        act(5, Fold),
        act(0, Fold),
        act(1, Call),
    ];
    now(&holdem(limped.to_vec()).view(Some(2)));
    let flop: Vec<_> = limped.into_iter().chain([act(2, Check)]).collect();
    now(&holdem(flop).view(Some(1)));
    let all_in = [
        act(3, AllIn),
        act(4, Fold),
        act(5, Fold),
        act(0, Fold),
        act(1, Fold),
    ];
    now(&holdem(all_in.to_vec()).view(Some(2)));
    expect_file![concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/answers/refused.txt"
    )]
    .assert_eq(&text);
}

/// Who has folded hears that, not whose turn it is.
#[test]
fn refusals_after_a_fold() {
    let view = holdem(vec![act(3, Action::Fold)]).view(Some(3));
    let illegal = Illegal::NotYourTurn {
        turn: Some(seat(4)),
    };
    let said = |language| refusal(&illegal, &view, &names(), &L10n::new(language));
    assert_eq!(said(Language::English), "You have folded.");
    assert_eq!(said(Language::Polish), "Nie grasz już w tym rozdaniu.");
}

fn bad(options: Options) -> BadOption {
    options.check().expect_err("a bad option")
}

#[test]
fn options() {
    let holdem = HoldemOptions::default;
    let draw = DrawOptions::default;
    let unique = UniqueOptions::default;
    let mut text = String::new();
    for bad in [
        bad(Options::Holdem(HoldemOptions {
            players: 13,
            ..holdem()
        })),
        bad(Options::Holdem(HoldemOptions {
            starting_chips: 10,
            ..holdem()
        })),
        bad(Options::Holdem(HoldemOptions {
            big_blind: 0,
            ..holdem()
        })),
        bad(Options::Holdem(HoldemOptions {
            ante: 2_000_000,
            ..holdem()
        })),
        bad(Options::Holdem(HoldemOptions {
            ante_start_level: 30,
            ..holdem()
        })),
        bad(Options::Holdem(HoldemOptions {
            turn_timer: Some(7),
            ..holdem()
        })),
        bad(Options::Holdem(HoldemOptions {
            blinds_rise: BlindsRise::Minutes(7),
            ..holdem()
        })),
        bad(Options::Holdem(HoldemOptions {
            blinds_rise: BlindsRise::Hands(101),
            ..holdem()
        })),
        bad(Options::Holdem(HoldemOptions {
            max_raises: 11,
            ..holdem()
        })),
        bad(Options::Draw(DrawOptions {
            target: 5,
            ..draw()
        })),
        bad(Options::Unique(UniqueOptions {
            continuation_multiplier: 0,
            ..unique()
        })),
        bad(Options::Unique(UniqueOptions {
            discard_cost: CostOfDiscard::Fixed(0),
            ..unique()
        })),
        bad(Options::Unique(UniqueOptions {
            discard_time: Some(61),
            ..unique()
        })),
        bad(Options::Unique(UniqueOptions {
            waves: WaveTimes {
                open: [5, 5],
                end: 10,
            },
            ..unique()
        })),
    ] {
        in_both(&mut text, &bad.to_string(), |words| bad_option(&bad, words));
    }
    in_both(&mut text, "no hand", no_hand);
    expect_file![concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/answers/options.txt"
    )]
    .assert_eq(&text);
}
