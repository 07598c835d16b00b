//! How fast whole hands are played, with all their events.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use tabletalk::rules::{DrawOptions, HoldemOptions, Options, UniqueOptions};
use tabletalk::tools::sim::Simulation;
use tabletalk_benches::report::{Goal, Line};
use tabletalk_benches::{Work, compare, heading};

const HANDS: u64 = 200_000;

/// Where the program of the package in `arena` is.
const ARENA: &str = "TABLETALK_BENCH_ARENA";

fn main() {
    let holdem = || ours(Options::Holdem(HoldemOptions::default()));
    heading("k hands/s", "x Hold'em");
    let [_, draw, unique] = compare(
        "our games, usual options",
        [
            ("Hold'em", holdem()),
            ("Draw", ours(Options::Draw(DrawOptions::default()))),
            ("Unique", ours(Options::Unique(UniqueOptions::default()))),
        ],
    );
    match std::env::var_os(ARENA) {
        None => println!("{ARENA} is not set: no other engine beside ours"),
        Some(arena) => {
            heading("k hands/s", "x rs_poker");
            let arena = RefCell::new(Arena::start(Command::new(arena)));
            let theirs: Work<'_> = Box::new(|| arena.borrow_mut().play());
            let [peer, ours] = compare(
                "six players, no limit",
                [("rs_poker", theirs), ("tabletalk", holdem())],
            );
            Line::new(
                "whole hands of Hold'em, six players",
                "k hands/s",
                ours.speed,
            )
            .beside("rs_poker", peer.speed, ours.ratio)
            .goal(Goal::AtLeast(1000.0))
            .add();
        }
    }
    for (name, game) in [("Five-Card Draw", draw), ("Unique Poker", unique)] {
        Line::new(&format!("whole hands of {name}"), "k hands/s", game.speed).add();
    }
}

/// The other engine: a program that plays so many hands for each line.
struct Arena {
    program: Child,
    lines: BufReader<std::process::ChildStdout>,
}

impl Arena {
    /// It is some twenty times slower.
    const HANDS: u64 = HANDS / 20;

    fn start(mut command: Command) -> Arena {
        let program = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = program.spawn().expect("the other engine starts");
        let lines = BufReader::new(program.stdout.take().expect("its output"));
        Arena { program, lines }
    }

    fn play(&mut self) -> f64 {
        let asked = self.program.stdin.as_mut().expect("its input");
        writeln!(asked, "{}", Arena::HANDS).expect("it listens");
        let read = self.lines.read_line(&mut String::new());
        assert!(read.is_ok_and(|bytes| bytes > 0), "it plays on");
        Arena::HANDS as f64 / 1e3
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        drop(self.program.stdin.take());
        let _ = self.program.wait();
    }
}

fn ours(options: Options) -> Work<'static> {
    Box::new(move || {
        let report = Simulation {
            options: options.clone(),
            hands: HANDS,
            seed: 1,
            threads: 1,
        }
        .run();
        assert_eq!(report.chips_in, report.chips_out);
        HANDS as f64 / 1e3
    })
}
