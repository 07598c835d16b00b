//! The program is killed in the middle of a game, over and over, and
//! continued: nothing is lost, and nothing happens twice.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
#[cfg(unix)]
use std::process::Command;

use tabletalk::store::{Folders, Histories, Journal};

use super::folders;
#[cfg(unix)]
use super::program::{arguments, run};
use super::program::{play, spawn};
use super::temp_folder::TempFolder;

const GAME: [&str; 6] = ["--game", "draw", "--opponents", "classic", "--seed", "8"];

/// Calls, draws nothing and asks for the next hand, whatever happens. What
/// makes no sense changes nothing.
const TYPED: [&str; 3] = ["c\n", "d\n", "\n"];

fn typed(first: &str, lines: usize) -> String {
    let typed: String = TYPED.into_iter().cycle().take(lines).collect();
    first.to_owned() + &typed
}

/// Types so many lines, and kills the program when it has said as many: it
/// says something to each. Tells what it said.
fn play_until(folder: &Path, more: &[&str], first: &str, lines: usize) -> String {
    let mut program = spawn(folder, more);
    let mut input = program.stdin.take().unwrap();
    let written = input.write_all(typed(first, lines).as_bytes());
    let mut output = BufReader::new(program.stdout.take().unwrap());
    let mut said = String::new();
    for _ in 0..lines {
        output.read_line(&mut said).unwrap();
    }
    program.kill().unwrap();
    output.read_to_string(&mut said).unwrap();
    program.wait().unwrap();
    written.unwrap();
    said
}

/// Everything but the first line, which has the time in it.
fn records(folders: &Folders) -> String {
    let journal = fs::read_to_string(folders.previous_game()).unwrap();
    journal.split_once('\n').unwrap().1.to_owned()
}

/// The finished hands, apart from when they ended and from what is about the
/// file.
fn hands(folders: &Folders) -> Vec<String> {
    let histories = Histories::new(folders);
    let files = histories.list().unwrap();
    assert_eq!(files.len(), 1, "{files:?}");
    let text = fs::read_to_string(histories.path(&files[0].name)).unwrap();
    let is_other = |line: &&str| {
        ["#", "time =", "day =", "month =", "year ="]
            .iter()
            .any(|it| line.starts_with(it))
    };
    let lines = text.lines().filter(|line| !is_other(line));
    lines.map(str::to_owned).collect()
}

/// What is said of the cards that the player is dealt, once a hand.
fn cards(said: &str) -> Vec<&str> {
    let is_about_cards = |line: &&str| line.starts_with("Your cards:");
    said.lines().filter(is_about_cards).collect()
}

/// More kills: `TABLETALK_KILLS=3000`.
#[test]
fn a_game_that_is_killed_again_and_again_is_the_same_game() {
    let wanted = std::env::var("TABLETALK_KILLS").ok();
    let wanted = wanted.map_or(25, |kills| kills.parse().unwrap());
    let mut kills = 0;
    for seed in 8.. {
        if kills >= wanted {
            break;
        }
        kills += kill_again_and_again(seed);
    }
}

/// Kills one game until it is over; how often.
fn kill_again_and_again(seed: usize) -> usize {
    let seed_text = seed.to_string();
    let mut game = GAME;
    game[5] = &seed_text;
    let whole_folder = TempFolder::new();
    let whole = play(spawn(whole_folder.path(), &game), &typed("", 5000));
    assert!(whole.ends_with("Goodbye.\n"), "{whole}");
    let whole_records = records(&folders(&whole_folder));
    let whole_hands = hands(&folders(&whole_folder));

    let folder = TempFolder::new();
    let folders = folders(&folder);
    let (mut told, mut kills, mut lot) = (String::new(), 0, 12345 + seed);
    while !folders.previous_game().exists() {
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let lines = (lot >> 33) % 12;
        match Journal::unfinished(&folders).unwrap() {
            Some(_) => told += &play_until(folder.path(), &[], "continue\n", lines),
            None => {
                told = play_until(folder.path(), &game, "", lines);
                assert!(whole.starts_with(&told), "{told}");
            }
        }
        kills += 1;
    }
    assert_eq!(records(&folders), whole_records);
    assert_eq!(hands(&folders), whole_hands);
    // Some of it was never told, but none of it twice or out of order.
    let mut expected = cards(&whole).into_iter();
    for line in cards(&told) {
        assert!(expected.any(|it| it == line), "{line} in {told}");
    }
    kills
}

/// A limit for the size of files is the same to the program as a full disk.
#[cfg(unix)]
#[test]
fn a_full_disk_stops_nobody() {
    let folder = TempFolder::new();
    let limited = "trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\"";
    let mut command = Command::new("sh");
    command.args(["-c", limited, env!("CARGO_BIN_EXE_tabletalk")]);
    command.args(arguments(folder.path(), &GAME));
    let said = play(run(&mut command), &typed("", 5000));
    let told = "The game goes on, but it can no longer be continued after you leave. It cannot be kept in ";
    assert_eq!(said.matches(told).count(), 1, "{said}");
    assert!(said.contains(": the disk is full, so delete something.\n"));
    assert!(said.ends_with("Goodbye.\n"));
    // What had room is whole.
    assert!(Journal::unfinished(&folders(&folder)).unwrap().is_some());
    let said = play(spawn(folder.path(), &[]), "continue\n");
    assert!(said.contains("Five-Card Draw goes on with hand"), "{said}");
}
