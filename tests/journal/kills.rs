//! The program is killed in the middle of a game, over and over, and
//! continued: nothing is lost, and nothing happens twice.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
#[cfg(unix)]
use std::process::Command;

use tabletalk::player::histories::Histories;
use tabletalk::store::Folders;
use tabletalk::table::Journal;

use super::folders;
#[cfg(unix)]
use super::program::{arguments, run};
use super::program::{play, spawn};
use super::temp_folder::TempFolder;

/// A game that somebody plays to its end.
struct Game {
    options: &'static str,
    opponents: &'static str,
    /// What is typed again and again, whatever happens: at any moment one of
    /// them makes sense, and the others change nothing.
    typed: &'static [&'static str],
}

const GAMES: [Game; 3] = [
    Game {
        options: "Holdem((players: 6))",
        opponents: "rookie",
        typed: &["c\n", "\n"],
    },
    Game {
        options: "Draw(())",
        opponents: "classic",
        typed: &["c\n", "d\n", "\n"],
    },
    Game {
        options: "Unique((players: 2, starting_chips: 100))",
        opponents: "simple",
        typed: &["c\n", "d\n", "\n"],
    },
];

impl Game {
    /// How it is started.
    fn arguments(&self, folder: &Path, seed: usize) -> [String; 6] {
        let options = folder.join("options.ron");
        fs::write(&options, self.options).unwrap();
        let options = options.to_str().unwrap();
        let (opponents, seed) = (self.opponents, &seed.to_string());
        [
            "--options",
            options,
            "--opponents",
            opponents,
            "--seed",
            seed,
        ]
        .map(str::to_owned)
    }

    fn typed(&self, first: &str, lines: usize) -> String {
        let typed: String = self.typed.iter().copied().cycle().take(lines).collect();
        first.to_owned() + &typed
    }
}

/// Types that, and kills the program when it has said so many lines. Tells
/// what it said.
fn play_until(folder: &Path, more: &[&str], typed: &str, lines: usize) -> String {
    let mut program = spawn(folder, more);
    let mut input = program.stdin.take().unwrap();
    let written = input.write_all(typed.as_bytes());
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

/// More kills: `TABLETALK_KILLS=10000`.
#[test]
fn games_that_are_killed_again_and_again_are_the_same_games() {
    let wanted = std::env::var("TABLETALK_KILLS").ok();
    let wanted = wanted.map_or(25, |kills| kills.parse().unwrap());
    let mut kills = [0; GAMES.len()];
    for seed in 8.. {
        let least = kills.iter_mut().zip(&GAMES).min_by_key(|it| *it.0);
        let (count, game) = least.unwrap();
        *count += kill_again_and_again(game, seed);
        if kills.iter().sum::<usize>() >= wanted && !kills.contains(&0) {
            break;
        }
    }
    println!("killed, game by game: {kills:?}");
}

/// Kills one game until it is over; how often.
fn kill_again_and_again(game: &Game, seed: usize) -> usize {
    let whole_folder = TempFolder::new();
    let arguments = game.arguments(whole_folder.path(), seed);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let whole = play(
        spawn(whole_folder.path(), &arguments),
        &game.typed("", 5000),
    );
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
            Some(_) => {
                let typed = game.typed("continue\n", lines);
                told += &play_until(folder.path(), &[], &typed, lines);
            }
            None => {
                let typed = game.typed("", lines);
                told = play_until(folder.path(), &arguments, &typed, lines);
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
    let game = &GAMES[1];
    let more = game.arguments(folder.path(), 8);
    let more: Vec<&str> = more.iter().map(String::as_str).collect();
    command.args(arguments(folder.path(), &more));
    let said = play(run(&mut command), &game.typed("", 5000));
    let told =
        "The game goes on, but you cannot continue it after you leave: it cannot be saved in ";
    assert_eq!(said.matches(told).count(), 1, "{said}");
    assert!(said.contains(": the disk is full, so delete something.\n"));
    assert!(said.ends_with("Goodbye.\n"));
    // What had room is whole.
    assert!(Journal::unfinished(&folders(&folder)).unwrap().is_some());
    let said = play(spawn(folder.path(), &[]), "continue\n");
    assert!(said.contains("Five-Card Draw goes on with hand"), "{said}");
}
