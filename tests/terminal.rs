//! Whole games as a player of the terminal hears them, and past hands,
//! in both languages.
//!
//! Each `tests/terminal/NAME.txt` is what is typed: the arguments, then line
//! after line. `NAME.en.out` and `NAME.pl.out` are what is said. To write them
//! anew: `UPDATE_EXPECT=1 cargo test --test terminal`, and then read them.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

mod temp_folder;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use expect_test::expect_file;
use tabletalk::player::commands::COMMANDS;
use tabletalk::speech::{L10n, Language};
use temp_folder::TempFolder;

/// Plays with nothing kept before.
fn play(arguments: &[&str], typed: impl AsRef<[u8]>) -> Output {
    play_in(&TempFolder::new(), arguments, typed.as_ref())
}

fn play_in(folder: &TempFolder, arguments: &[&str], typed: &[u8]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tabletalk"))
        .arg("--terminal")
        .arg("--config")
        .arg(folder.path())
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    // A game may end before everything typed is read.
    let _ = input.write_all(typed);
    drop(input);
    program.wait_with_output().unwrap()
}

fn scripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/terminal");
    let files = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let is_script = |path: &PathBuf| path.extension().is_some_and(|it| it == "txt");
    let mut scripts: Vec<PathBuf> = files.filter(is_script).collect();
    scripts.sort();
    scripts
}

#[test]
fn transcripts() {
    let scripts = scripts();
    assert!(scripts.len() >= 8);
    for script in scripts {
        let text = fs::read_to_string(&script).unwrap();
        let (arguments, typed) = text.split_once('\n').unwrap();
        for language in ["en", "pl"] {
            let mut all: Vec<&str> = arguments.split_whitespace().collect();
            all.extend(["--lang", language]);
            let output = play(&all, typed);
            assert!(output.status.success(), "{script:?}: {output:?}");
            let said = String::from_utf8(output.stdout).unwrap();
            expect_file![script.with_extension(format!("{language}.out"))].assert_eq(&said);
        }
    }
}

/// What the README shows is what somebody hears.
#[test]
fn the_sample_in_the_readme_is_real() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let (_, rest) = readme.split_once("```text\n").unwrap();
    let (sample, _) = rest.split_once("```").unwrap();
    let heard = fs::read_to_string(root.join("tests/terminal/holdem-odds.en.out")).unwrap();
    assert!(heard.contains(sample), "{sample}");
}

#[test]
fn the_end_of_input_leaves_cleanly() {
    for typed in ["", "1\n", "1\nc\n", "9\n", "\u{fffd}\0\n1\n"] {
        let output = play(&["--lang", "en"], typed);
        assert!(output.status.success(), "{typed:?}");
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(said.lines().last(), Some("Goodbye."), "{typed:?}");
    }
}

/// The game goes on after it, at the setup and at the table.
#[test]
fn a_line_that_cannot_be_read_is_told() {
    const NOT_TEXT: &str = "Nie udało się odczytać tego wiersza";
    const TOO_LONG: &str = "Ten wiersz jest za długi.";
    let long = "szukaj ".repeat(1_500_000);
    let lines: [(&[u8], &str); 3] = [
        (b"podbij o p\xf3\xb3", NOT_TEXT),
        (b"\xff\xfe", NOT_TEXT),
        (long.as_bytes(), TOO_LONG),
    ];
    for (line, told) in lines {
        let typed = [b"\xef\xbb\xbf1\n", line, b"\n1\n", line, b"\nkoniec\n"].concat();
        let output = play(&["--lang", "pl", "--seed", "1"], typed);
        assert!(output.status.success());
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(said.matches(told).count(), 2, "{said}");
        assert!(said.contains("Twoja kolej"), "{said}");
        assert_eq!(said.lines().last(), Some("Do zobaczenia."), "{said}");
    }
}

/// What is no choice says so, and the question is asked again. One leaves by
/// quit, and draw is a game.
#[test]
fn every_command_before_the_table_is_answered() {
    let words = L10n::new(Language::English);
    let names = COMMANDS.iter().map(|entry| entry.name(&words));
    let is_answered = |name: &String| !["quit", "draw"].contains(&name.as_str());
    let lines: Vec<String> = names.filter(is_answered).collect();
    let output = play(&["--lang", "en"], lines.join("\n"));
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    let mut answers = said.split("Which game? ");
    assert!(answers.next().unwrap().starts_with("Tabletalk."), "{said}");
    assert_eq!(answers.clone().count(), lines.len() + 1, "{said}");
    for (answer, line) in answers.zip(lines) {
        assert!(answer.lines().count() > 1, "{line}: {answer}");
    }
}

#[test]
fn a_table_that_cannot_be_set_says_why() {
    for (arguments, why) in [
        (
            &["--options", "tests/no-such-file.ron"][..],
            "The options cannot be read from tests/no-such-file.ron",
        ),
        (&["--game", "holdem", "--players", "13"][..], "13"),
        (
            &["--options", "tests/terminal/misspelt.options"][..],
            "tests/terminal/misspelt.options, line 1: \
             There is no option called dicard_cost. Did you mean discard_cost?",
        ),
        (
            &["--options", "/dev/zero"][..],
            "The options cannot be read from /dev/zero: ",
        ),
        (
            &["--game", "draw", "--opponents", "pro"][..],
            "There is no computer player called pro: choose one of classic and strong.",
        ),
    ] {
        let output = play(&[&["--lang", "en"], arguments].concat(), "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(why), "{told}");
    }
}

/// What is said when the lesson is begun, or gone on with, and left again.
#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let folder = TempFolder::new();
    let learn = |typed: &str| {
        let output = play_in(
            &folder,
            &["--lang", "en", "learn", "draw"],
            typed.as_bytes(),
        );
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let first = learn("\nw\ng\nquit\n");
    assert!(first.contains("This is Five-Card Draw"), "{first}");
    let second = learn("c\n");
    let expected = "Tabletalk. Type help at any time, quit to leave.\n\
        The lesson goes on.\n\
        King of clubs, eight of spades, king of diamonds, five of hearts, two of clubs.\n\
        2 to call Anna, pot 6. Pair of kings.\n\
        A pair of kings is good before the draw.";
    assert!(second.starts_with(expected), "{second}");
    assert!(second.contains("You call."), "{second}");
    let third = learn("mark 2\nmark 4\nmark 5\ndraw\nvalue\nraise\nscore\n");
    assert!(
        third.ends_with("You have finished the lesson.\nGoodbye.\n"),
        "{third}"
    );
    let again = learn("");
    assert!(again.contains("This is Five-Card Draw"), "{again}");
}
