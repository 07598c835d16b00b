//! The program as its users start it.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::process::{Command, Output};

fn tabletalk(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tabletalk"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn simulate(arguments: &[&str]) -> serde_json::Value {
    let output = tabletalk(&[&["sim", "--json"], arguments].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn sim_reports_the_same_for_any_number_of_threads() {
    for game in ["holdem", "draw", "unique"] {
        let run = |threads| {
            let hands = ["--game", game, "--hands", "20500", "--seed", "7"];
            simulate(&[&hands[..], &["--threads", threads]].concat())
        };
        let (one, three) = (run("1"), run("3"));
        for field in [
            "game",
            "players",
            "hands",
            "chips_in",
            "chips_out",
            "digest",
        ] {
            assert_eq!(one[field], three[field], "{game}: {field}");
        }
        assert_eq!(one["chips_in"], one["chips_out"], "{game}");
        assert!(one["seconds"].as_f64().unwrap() > 0.0);
        assert!(one["hands_per_second"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn another_seed_is_another_simulation() {
    let digest = |seed| simulate(&["--hands", "2000", "--seed", seed])["digest"].clone();
    assert_eq!(digest("1"), digest("1"));
    assert_ne!(digest("1"), digest("2"));
}

#[test]
fn sim_refuses_what_no_table_has() {
    let output = tabletalk(&["sim", "--players", "13"]);
    assert_eq!(output.status.code(), Some(2));
    let told = "tabletalk sim: players is 13: allowed is 2 to 12\n";
    assert_eq!(text(&output.stderr), told);
    for bad in [["--game", "chess"], ["--hands", "-1"], ["--threads", "0"]] {
        let output = tabletalk(&[&["sim"], &bad[..]].concat());
        assert_eq!(output.status.code(), Some(2), "{bad:?}");
    }
}

#[test]
fn replay_checks_recorded_hands_and_sums_up() {
    let output = tabletalk(&["replay", "--check", "tests/hands/pluribus-500.phhs"]);
    assert!(output.status.success());
    let told = text(&output.stdout);
    assert_eq!(
        told.lines().last(),
        Some("500 hands: 498 match, 0 differ, 2 refused")
    );
    assert_eq!(text(&output.stderr).matches("half chips").count(), 2);
}

#[test]
fn replay_speaks_the_language_that_is_asked_for() {
    let file = "assets/hands/dwan-ivey-2009.phh";
    let english = text(&tabletalk(&["--lang", "en", "replay", file]).stdout);
    let polish = text(&tabletalk(&["replay", file, "--lang", "pl"]).stdout);
    assert!(english.contains("Tom Dwan wins 1,109,500."), "{english}");
    assert!(
        polish.contains("Tom Dwan wygrywa 1\u{a0}109\u{a0}500."),
        "{polish}"
    );
    assert_eq!(
        tabletalk(&["--lang", "xx", "replay", file]).status.code(),
        Some(2)
    );
}
