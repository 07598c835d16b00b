//! The program as its users start it.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

mod temp_folder;

use std::fs;
use std::process::{Command, Output};

use expect_test::expect;
use temp_folder::TempFolder;

fn tabletalk(arguments: &[&str]) -> Output {
    tabletalk_in(&TempFolder::new(), arguments)
}

fn tabletalk_in(folder: &TempFolder, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tabletalk"))
        .arg("--config")
        .arg(folder.path())
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

/// On every system.
#[test]
fn a_seed_is_the_same_simulation_for_ever() {
    let digests = ["holdem", "draw", "unique"].map(|game| {
        let digest = simulate(&["--game", game, "--hands", "2000", "--seed", "7"]);
        format!("{game} {}\n", digest["digest"])
    });
    expect![[r#"
        holdem "4d1b71a95ba116db"
        draw "3b982b9360f75d26"
        unique "0a4bff9879421b3f"
    "#]]
    .assert_eq(&digests.concat());
}

#[test]
fn another_seed_is_another_simulation() {
    let digest = |seed| simulate(&["--hands", "2000", "--seed", seed])["digest"].clone();
    assert_eq!(digest("1"), digest("1"));
    assert_ne!(digest("1"), digest("2"));
}

#[test]
fn sim_refuses_what_no_table_has() {
    let output = tabletalk(&["--lang", "en", "sim", "--players", "13"]);
    assert_eq!(output.status.code(), Some(2));
    let told = "Players cannot be 13, only 2 to 12.\n";
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
        Some("500 hands: 500 match, 0 differ, 0 refused")
    );
    let output = tabletalk(&["replay", "--check", "tests/hands/arieh-yockey-2019.phh"]);
    let refused = text(&output.stderr);
    assert_eq!(refused.matches("this game is not played here").count(), 1);
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

/// Whoever asks for something that is not there is told what is, in their own
/// language.
#[test]
fn what_is_refused_is_told_in_the_language_that_is_asked_for() {
    let bots = ["bots", "--decks", "1"];
    for (arguments, english, polish) in [
        (
            &[&bots[..], &["--hero", "nobody", "--against", "rock"]].concat()[..],
            "There is no computer player called nobody: choose one of rookie, ",
            "Nie ma gracza komputerowego o nazwie nobody. Do wyboru: rookie, ",
        ),
        (
            &[
                &bots[..],
                &["--hero", "rock", "--against", "rock", "--players", "13"],
            ]
            .concat(),
            "Players cannot be 13, only 2 to 12.\n",
            "Liczba graczy: nie może być 13, minimum 2, maksimum 12.\n",
        ),
        (
            &["odds", "AhKh"],
            "there is no opponent: ",
            "nie ma przeciwnika: ",
        ),
        (
            &["replay", "nowhere.phh"],
            "nowhere.phh: there is no such file\n",
            "nowhere.phh: nie ma takiego pliku\n",
        ),
        (
            &["review", "nowhere.phh"],
            "nowhere.phh: This cannot be opened: there is no such file.\n",
            "nowhere.phh: Nie można tego otworzyć: nie ma takiego pliku.\n",
        ),
    ] {
        for (language, told) in [("en", english), ("pl", polish)] {
            let output = tabletalk(&[&["--lang", language], arguments].concat());
            assert_eq!(output.status.code(), Some(2), "{arguments:?}");
            let errors = text(&output.stderr);
            assert!(errors.starts_with(told), "{errors}");
        }
    }
}

#[test]
fn the_language_of_the_settings_is_spoken_unless_another_is_asked_for() {
    let folder = TempFolder::new();
    let settings = folder.path().join("settings.ron");
    fs::write(&settings, r#"(language: Some("pl"))"#).unwrap();
    let told = |arguments: &[&str]| text(&tabletalk_in(&folder, arguments).stderr);
    assert_eq!(
        told(&["replay", "nowhere.phh"]),
        "nowhere.phh: nie ma takiego pliku\n"
    );
    assert_eq!(
        told(&["--lang", "en", "replay", "nowhere.phh"]),
        "nowhere.phh: there is no such file\n"
    );
    let terminal = tabletalk_in(&folder, &["--terminal", "--options", "nowhere.ron"]);
    let said = text(&terminal.stdout) + &text(&terminal.stderr);
    assert!(said.contains("Nie da się odczytać opcji"), "{said}");
    // What is wrong with the settings is told once, whatever is asked for.
    fs::write(&settings, r#"(language: Some("xx"))"#).unwrap();
    let replay = ["--lang", "en", "replay", "nowhere.phh"];
    let both = told(&replay);
    assert!(both.contains("language"), "{both}");
    assert!(both.ends_with("there is no such file\n"), "{both}");
    assert_eq!(told(&replay), "nowhere.phh: there is no such file\n");
}

/// What is wrong in a file of options is told with its line.
#[test]
fn a_file_of_options_is_printed_read_and_refused() {
    let folder = TempFolder::new();
    let file = folder.path().join("my.options");
    let path = file.to_str().unwrap();
    for (language, line) in [
        ("en", "line 2: Players cannot be 13, only 2 to 12.\n"),
        (
            "pl",
            "wiersz 2: Liczba graczy: nie może być 13, minimum 2, maksimum 12.\n",
        ),
    ] {
        let lang = ["--lang", language];
        let play = || tabletalk(&[&lang[..], &["--terminal", "--options", path]].concat());
        let example = tabletalk(&[&lang[..], &["options", "holdem"]].concat());
        fs::write(&file, example.stdout).unwrap();
        let played = play();
        assert!(played.status.success(), "{}", text(&played.stderr));
        fs::write(&file, "Holdem(\n    players: 13,\n)").unwrap();
        let refused = play();
        assert_eq!(refused.status.code(), Some(2));
        assert_eq!(text(&refused.stderr), format!("{path}, {line}"));
    }
}

/// Nobody, not even root, can write there.
#[cfg(target_os = "linux")]
#[test]
fn settings_that_cannot_be_kept_are_told() {
    let nowhere = "/sys/kernel/tabletalk";
    let told = "The settings cannot be saved in /sys/kernel/tabletalk: ";
    for (arguments, starts) in [(&["--terminal"][..], 0), (&["odds", "AA", "KK"], 1)] {
        let settings = ["--lang", "en", "--config", nowhere, "--sounds", "40"];
        let output = Command::new(env!("CARGO_BIN_EXE_tabletalk"))
            .args(settings)
            .args(arguments)
            .stdin(std::process::Stdio::null())
            .output()
            .unwrap();
        let said = [output.stdout, output.stderr].map(|it| text(&it));
        let found = said.map(|it| it.matches(told).count());
        let mut expected = [0, 0];
        expected[starts] = 1;
        assert_eq!(found, expected, "{arguments:?}");
    }
}

/// What a command prints must have these beginnings, line by line.
fn told(line: &str, language: &str, beginnings: &[&str]) {
    let arguments: Vec<&str> = line.split(' ').chain(["--lang", language]).collect();
    let told = text(&tabletalk(&arguments).stdout);
    assert_eq!(told.lines().count(), beginnings.len(), "{told}");
    for (said, beginning) in told.lines().zip(beginnings) {
        assert!(said.starts_with(beginning), "{said}");
        assert!(said.ends_with('.'), "{said}");
    }
}

#[test]
fn a_match_of_computer_players_is_told() {
    let line = "bots --hero rock --against rookie --decks 2 --players 2 --seed 1";
    told(
        line,
        "en",
        &[
            "Rock ",
            "Texas Hold'em with 2 players, 2 decks.",
            "Half of the decisions took at most ",
        ],
    );
    told(
        line,
        "pl",
        &[
            "Rock ",
            "Texas Hold'em, liczba graczy 2, 2 talie.",
            "Połowa decyzji trwa najwyżej ",
        ],
    );
}

#[test]
fn a_simulation_is_told() {
    let line = "sim --hands 2000 --game draw";
    told(
        line,
        "en",
        &[
            "2,000 hands of Five-Card Draw with 2 players in 0.",
            "All chips accounted for.",
            "Digest ",
        ],
    );
    told(
        line,
        "pl",
        &[
            "2\u{a0}000 rozdań, Poker pięciokartowy dobierany, liczba graczy 2, czas 0,",
            "Żetony się zgadzają.",
            "Skrót ",
        ],
    );
}

/// A program whose output goes into a device that is always full, or to
/// nobody.
#[cfg(target_os = "linux")]
mod outputs {
    use std::fs::File;
    use std::process::{Command, Stdio};

    use super::{TempFolder, text};

    const HAND: &str = "assets/hands/dwan-ivey-2009.phh";

    fn program(folder: &TempFolder, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabletalk"));
        command
            .args(["--lang", "en", "--config"])
            .arg(folder.path())
            .args(arguments.split(' '))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdin(Stdio::null());
        command
    }

    fn full() -> File {
        File::options().write(true).open("/dev/full").unwrap()
    }

    /// Everything that prints something, and in the end succeeds.
    fn printing() -> Vec<String> {
        [
            "sim --hands 10",
            "sim --hands 10 --json",
            "bots --hero rock --against rock --decks 1",
            "odds AhKh QsQd --samples 10",
            "options unique",
            &format!("replay {HAND}"),
            &format!("replay --check {HAND}"),
            &format!("replay --json {HAND}"),
            &format!("review {HAND}"),
            "learn holdem",
            "--terminal --game holdem",
            "--help",
            "--version",
        ]
        .map(str::to_owned)
        .to_vec()
    }

    #[test]
    fn output_that_is_lost_is_a_failure_that_is_told() {
        for arguments in printing() {
            let folder = TempFolder::new();
            let output = program(&folder, &arguments)
                .stdout(full())
                .output()
                .unwrap();
            assert_eq!(output.status.code(), Some(1), "{arguments}");
            let told = text(&output.stderr);
            assert_eq!(told.lines().count(), 1, "{arguments}: {told}");
            assert!(
                told.contains("No space left on device"),
                "{arguments}: {told}"
            );
        }
    }

    #[test]
    fn output_that_nobody_reads_is_no_failure() {
        for arguments in printing() {
            let folder = TempFolder::new();
            let (reader, writer) = std::io::pipe().unwrap();
            drop(reader);
            let output = program(&folder, &arguments)
                .stdout(writer)
                .output()
                .unwrap();
            assert_eq!(output.status.code(), Some(0), "{arguments}");
            assert_eq!(text(&output.stderr), "", "{arguments}");
        }
    }

    #[test]
    fn complaints_that_cannot_be_written_do_no_harm() {
        for arguments in [
            "sim --players 13",
            "bots --hero x --against y",
            "odds AhKh",
            "replay nowhere.phh",
            "review nowhere.phh",
            "--terminal --game holdem --players 13",
            "--options nowhere.ron",
            "man nowhere/at/all",
            "--no-such-option",
        ] {
            let folder = TempFolder::new();
            let output = program(&folder, arguments).stderr(full()).output().unwrap();
            let code = if arguments.starts_with("man") { 1 } else { 2 };
            assert_eq!(output.status.code(), Some(code), "{arguments}");
        }
    }

    /// Threads with a stack that no computer has room for cannot be started.
    #[test]
    fn without_threads_everything_is_done_in_one() {
        for arguments in [
            "sim --hands 3000 --threads 3",
            "bots --hero rock --against rock --decks 2 --threads 2",
            "odds AhKh QsQd",
            "learn holdem",
            "--terminal --game holdem --seed 1",
        ] {
            let folder = TempFolder::new();
            let output = program(&folder, arguments)
                .env("RUST_MIN_STACK", (1u64 << 46).to_string())
                .output()
                .unwrap();
            let told = text(&output.stdout) + &text(&output.stderr);
            assert_eq!(output.status.code(), Some(0), "{arguments}: {told}");
            assert!(!told.contains("panicked"), "{arguments}: {told}");
            if arguments.starts_with("--terminal") {
                assert!(told.contains("Your turn"), "{told}");
                assert!(told.contains("cannot be saved"), "{told}");
            }
        }
    }
}
