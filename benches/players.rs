//! What players wait for: computer players who think, chances on a key, a game
//! that is continued, statistics, and a file of hands that is opened.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletalk::bots::{Bot, Style};
use tabletalk::player::histories::Histories;
use tabletalk::player::replay::Collection;
use tabletalk::rules::cards::{Deck, Seed};
use tabletalk::rules::{
    Choices, Game, GameKind, Hand, HoldemOptions, Input, Options, Seat, Seats, View, Viewer,
};
use tabletalk::speech::{L10n, Language, Question, answer};
use tabletalk::store::Folders;
use tabletalk::table::{
    Change, Journal, NextHand, Pacing, Record, Start, TablePace, TimeScale, Times, WhenKept,
};
use tabletalk_benches::report::{Goal, Line};
use tabletalk_benches::share_of;

/// Hands that each level plays against itself.
const THOUGHT_OVER: u64 = 100;
const LEFT: u64 = 10_000;
const KEPT: usize = 100_000;

fn main() {
    let folder = std::env::temp_dir().join(format!("tabletalk-players-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    println!("{:48}{:>12}", "what is waited for", "ms");
    decisions();
    chances();
    resuming(&folder.join("left"));
    recorded(&folder.join("kept"));
    let _ = fs::remove_dir_all(&folder);
}

fn add(work: &str, time: Duration, goal: Option<Goal>) {
    let ms = time.as_secs_f64() * 1e3;
    println!("{work:48}{ms:>12.3}");
    let mut line = Line::new(work, "ms", ms);
    line.goal = goal;
    line.add();
}

/// The middle one of three times.
fn timed(mut work: impl FnMut()) -> Duration {
    let mut times = [(); 3].map(|()| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    times.sort();
    times[1]
}

fn holdem() -> Options {
    Options::Holdem(HoldemOptions::default())
}

fn decisions() {
    let rules = std::sync::Arc::new(holdem().rules(0));
    for style in Style::levels(GameKind::Holdem) {
        let mut bots = [(); 6].map(|()| Bot::new(style, 1));
        let mut times = Vec::new();
        for number in 0..THOUGHT_OVER {
            let deck = Deck::shuffled(&Seed::from(1), number);
            let button = Seat::new(number as usize % 6).expect("a seat");
            let hand = Hand::deal(std::sync::Arc::clone(&rules), &[20_000; 6], button, deck);
            let mut hand = hand.expect("a hand");
            while let Some(seat) = hand.turn() {
                let view = hand.view(Viewer::Seat(seat), 6);
                let start = Instant::now();
                let action = bots[seat.index()].decide(&view);
                times.push(start.elapsed());
                let input = Input::Act(seat, action.expect("something to do"));
                hand.apply(input).expect("a legal action");
            }
            for seat in Seats::first(6) {
                bots[seat.index()].watch(&hand.view(Viewer::Seat(seat), 6));
            }
        }
        times.sort();
        let mean = times.iter().sum::<Duration>() / times.len() as u32;
        add(&format!("a decision of {}, mean", style.name), mean, None);
        let most = Some(Goal::AtMost(10.0));
        add(
            &format!("a decision of {}, p99", style.name),
            share_of(&times, 99),
            most,
        );
    }
}

fn chances() {
    let names: Vec<String> = (0..6).map(|seat| format!("Player {seat}")).collect();
    let words = L10n::new(Language::English);
    for (street, cards) in [
        ("before the flop", 0),
        ("on the flop", 3),
        ("on the turn", 4),
    ] {
        let view = view(cards);
        let ask = || {
            drop(answer(
                Question::Odds,
                &view,
                &Times::default(),
                &names,
                &words,
            ))
        };
        add(&format!("chances on a key, {street}"), timed(ask), None);
    }
}

/// Six players who all call.
fn view(cards: usize) -> View {
    let mut game = Game::new(holdem(), Seed::from(1)).expect("good options");
    game.apply(Input::Deal).expect("the first hand");
    loop {
        let hand = game.hand().expect("a hand");
        let seat = hand.turn().expect("a hand under way");
        let view = game.view(Viewer::Seat(seat)).expect("a hand");
        if view.board.len() == cards {
            return view;
        }
        let Some(Choices::Bet(bet)) = hand.choices(seat) else {
            unreachable!("nothing but bets");
        };
        let input = Input::Act(seat, bet.check_or_call());
        game.apply(input).expect("a free choice");
    }
}

/// A game of many hands, in which most players call and nobody raises.
fn resuming(folder: &Path) {
    let folders = folders(folder);
    let start = Start {
        options: Options::Holdem(HoldemOptions {
            starting_chips: 1_000_000,
            ..HoldemOptions::default()
        }),
        seed: Seed::from(1),
        people: Seat::FIRST.into(),
        styles: Style::levels(GameKind::Holdem).take(1).collect(),
        settings: TablePace {
            time_scale: TimeScale::Untimed,
            pacing: Pacing::Instant,
            next_hand: NextHand::WhenAsked,
        },
    };
    let mut game = Game::new(start.options.clone(), start.seed).expect("good options");
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut records = Vec::new();
    let mut keep = |game: &mut Game, change: Change| {
        let input = change.input().expect("an input");
        game.apply(input).expect("a legal input");
        let at = 0;
        records.push(Record { at, change });
    };
    for _ in 0..LEFT {
        let stacks = game.stacks().to_vec();
        keep(&mut game, Change::Deal(stacks));
        while let Some(seat) = game.hand().and_then(Hand::turn) {
            let Some(Choices::Bet(bet)) = game.hand().and_then(|hand| hand.choices(seat)) else {
                unreachable!("nothing but bets");
            };
            let action = match chance.random_range(0..5) {
                0 => bet.check_or_fold(),
                _ => bet.check_or_call(),
            };
            keep(&mut game, Change::Act(seat, action));
        }
    }
    let mut journal = Journal::begin(&folders, &start, WhenKept::Wait);
    records.chunks(1000).for_each(|some| journal.write(some));
    drop(journal);
    let names = |players| (0..players).map(|seat| format!("Player {seat}")).collect();
    let resume = || {
        let resumed = Journal::resume(&folders, names, Duration::ZERO, WhenKept::Wait);
        let resumed = resumed.expect("a game that was left");
        assert!(resumed.notice.is_none());
    };
    add("resuming a game of 10,000 hands", timed(resume), None);
}

/// The real hands of the tests, many times over.
fn recorded(folder: &Path) {
    let folders = folders(folder);
    let file: PathBuf = [
        env!("CARGO_MANIFEST_DIR"),
        "../tests/hands/pluribus-500.phhs",
    ]
    .iter()
    .collect();
    let hands = fs::read_to_string(file).expect("recorded hands");
    // Each is a table with a number of its own.
    let mut number = 0;
    let mut many = String::new();
    while number < KEPT {
        for line in hands.lines() {
            if line.starts_with('[') {
                number += 1;
                many.push_str(&format!("[{number}]"));
            } else {
                many.push_str(line);
            }
            many.push('\n');
        }
    }
    let histories = Histories::new(&folders);
    let path = histories.path("many.phhs");
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(&path, many).expect("a file");
    let open = || {
        let opened = Collection::open(&path).expect("a file of hands");
        assert_eq!(opened.len(), number);
    };
    add("opening a file of 100,000 hands", timed(open), None);
    let count = || drop(histories.statistics().expect("kept hands"));
    add("statistics over 100,000 kept hands", timed(count), None);
}

fn folders(folder: &Path) -> Folders {
    fs::create_dir_all(folder).expect("a folder");
    Folders::new(Some(folder.to_owned())).expect("a folder")
}
