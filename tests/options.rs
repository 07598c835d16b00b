//! Options: their ranges, their files, their presets.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use expect_test::expect;
use tabletalk::rules::*;

/// Refused with the option, the value and what is allowed.
fn refusal(ron: &str) -> String {
    let options: Options = ron::from_str(ron).unwrap();
    options
        .check()
        .map_or_else(|bad| bad.to_string(), |()| "fine".to_owned())
}

#[test]
fn every_bound_is_kept() {
    let cases = [
        ("Holdem((players: 1))", "Holdem((players: 2))"),
        ("Holdem((players: 13))", "Holdem((players: 12))"),
        (
            "Holdem((starting_chips: 99))",
            "Holdem((starting_chips: 100))",
        ),
        (
            "Holdem((starting_chips: 1000001))",
            "Holdem((starting_chips: 1000000))",
        ),
        ("Holdem((big_blind: 0))", "Holdem((big_blind: 1))"),
        (
            "Holdem((big_blind: 1000001))",
            "Holdem((big_blind: 1000000))",
        ),
        ("Holdem((ante: 1000001))", "Holdem((ante: 1000000))"),
        (
            "Holdem((ante_start_level: 21))",
            "Holdem((ante_start_level: 20))",
        ),
        (
            "Holdem((turn_timer: Some(7)))",
            "Holdem((turn_timer: Some(90)))",
        ),
        (
            "Holdem((blinds_rise: Minutes(12)))",
            "Holdem((blinds_rise: Minutes(30)))",
        ),
        (
            "Holdem((blinds_rise: Hands(0)))",
            "Holdem((blinds_rise: Hands(1)))",
        ),
        (
            "Holdem((blinds_rise: Hands(101)))",
            "Holdem((blinds_rise: Hands(100)))",
        ),
        ("Holdem((max_raises: 11))", "Holdem((max_raises: 10))"),
        ("Draw((players: 6))", "Draw((players: 5))"),
        ("Draw((starting_chips: 9))", "Draw((starting_chips: 10))"),
        ("Draw((target: 9))", "Draw((target: 10))"),
        ("Draw((target: 10001))", "Draw((target: 10000))"),
        ("Draw((max_raises: 11))", "Draw((max_raises: 10))"),
        ("Draw((turn_timer: Some(0)))", "Draw((turn_timer: Some(5)))"),
        ("Unique((players: 9))", "Unique((players: 8))"),
        ("Unique((ante: 0))", "Unique((ante: 1))"),
        (
            "Unique((continuation_multiplier: 0))",
            "Unique((continuation_multiplier: 1))",
        ),
        (
            "Unique((continuation_multiplier: 11))",
            "Unique((continuation_multiplier: 10))",
        ),
        (
            "Unique((starting_chips: 29))",
            "Unique((starting_chips: 30))",
        ),
        (
            "Unique((discard_cost: Fixed(0)))",
            "Unique((discard_cost: Fixed(1)))",
        ),
        (
            "Unique((discard_cost: TimesPot(0)))",
            "Unique((discard_cost: TimesPot(5)))",
        ),
        (
            "Unique((discard_time: Some(0)))",
            "Unique((discard_time: None))",
        ),
        (
            "Unique((discard_time: Some(61)))",
            "Unique((discard_time: Some(60)))",
        ),
        (
            "Unique((waves: (open: (0, 5, 5), end: 10)))",
            "Unique((waves: (open: (0, 5, 6), end: 10)))",
        ),
        (
            "Unique((waves: (open: (0, 5, 8), end: 8)))",
            "Unique((waves: (open: (0, 5, 8), end: 9)))",
        ),
        (
            "Unique((turn_timer: Some(1)))",
            "Unique((turn_timer: None))",
        ),
    ];
    let mut refusals = String::new();
    for (bad, good) in cases {
        assert_eq!(refusal(good), "fine", "{good}");
        refusals += &format!("{}\n", refusal(bad));
    }
    expect![[r#"
        players is 1: allowed is 2 to 12
        players is 13: allowed is 2 to 12
        starting_chips is 99: allowed is 100 to 1000000
        starting_chips is 1000001: allowed is 100 to 1000000
        big_blind is 0: allowed is 1 to 1000000
        big_blind is 1000001: allowed is 1 to 1000000
        ante is 1000001: allowed is 0 to 1000000
        ante_start_level is 21: allowed is 0 to 20
        turn_timer is 7: allowed is one of [5, 10, 15, 20, 30, 45, 60, 90]
        blinds_rise is 12: allowed is one of [5, 10, 15, 20, 30]
        blinds_rise is 0: allowed is 1 to 100
        blinds_rise is 101: allowed is 1 to 100
        max_raises is 11: allowed is 0 to 10
        players is 6: allowed is 2 to 5
        starting_chips is 9: allowed is 10 to 1000000
        target is 9: allowed is 10 to 10000
        target is 10001: allowed is 10 to 10000
        max_raises is 11: allowed is 0 to 10
        turn_timer is 0: allowed is one of [5, 10, 15, 20, 30, 45, 60, 90]
        players is 9: allowed is 2 to 8
        ante is 0: allowed is 1 to 1000000
        continuation_multiplier is 0: allowed is 1 to 10
        continuation_multiplier is 11: allowed is 1 to 10
        starting_chips is 29: allowed is 30 to 1000000000
        discard_cost is 0: allowed is 1 to 1000000
        discard_cost is 0: allowed is 1 to 10000
        discard_time is 0: allowed is 1 to 60
        discard_time is 61: allowed is 1 to 60
        third_wave is 5: allowed is 6 to 600
        picking_time is 8: allowed is 9 to 600
        turn_timer is 1: allowed is one of [5, 10, 15, 20, 30, 45, 60, 90]
    "#]]
    .assert_eq(&refusals);
}

#[test]
fn a_file_may_leave_options_out_and_know_more_than_we_do() {
    let options: Options = ron::from_str("Holdem((players: 3, colour: \"red\"))").unwrap();
    let expected = HoldemOptions {
        players: 3,
        ..HoldemOptions::default()
    };
    assert_eq!(options, Options::Holdem(expected));
    for nonsense in [
        "",
        "Chess(())",
        "Holdem((players: many))",
        "Holdem((players: -1))",
        "Holdem(",
    ] {
        assert!(ron::from_str::<Options>(nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn presets_are_legal_and_read_back() {
    let presets = Options::presets();
    let mut names: Vec<&str> = presets.iter().map(|(name, _)| *name).collect();
    names.sort();
    names.dedup();
    assert_eq!(
        names.len(),
        presets.len(),
        "each preset has a name of its own"
    );
    for (name, options) in presets {
        assert_eq!(options.check(), Ok(()), "{name}");
        let text = ron::to_string(&options).unwrap();
        assert_eq!(ron::from_str::<Options>(&text).unwrap(), options, "{name}");
    }
}
