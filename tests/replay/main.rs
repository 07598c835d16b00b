//! Recorded hands, replayed through the engine: the files under
//! `tests/hands`, files that are wrong, and anything at all.

#[path = "../mutated/mod.rs"]
mod mutated;

mod anything;
mod files;
mod format;
mod refused;

use std::fs;
use std::path::PathBuf;

use expect_test::expect;
use tabletalk::player::replay::replay;
use tabletalk::speech::{L10n, Language};
use tabletalk::tools::replay::{ReplayArgs, run_into};

/// Recorded hands for the tests, and those that come with the program.
const FOLDERS: [&str; 2] = ["tests/hands", "assets/hands"];

fn hands(file: &str) -> PathBuf {
    let paths = FOLDERS.map(|folder| PathBuf::from(format!("{folder}/{file}")));
    let [first, _] = &paths;
    let there = paths.iter().find(|path| path.exists());
    there.unwrap_or(first).clone()
}

/// Every file of recorded hands, in order.
fn all_files() -> Vec<PathBuf> {
    let entries = FOLDERS.map(|folder| fs::read_dir(folder).expect("there are recorded hands"));
    let entries = entries.into_iter().flatten().flatten();
    let names = entries.map(|entry| entry.file_name());
    let mut files: Vec<PathBuf> = names.map(|name| hands(&name.to_string_lossy())).collect();
    files.retain(|file| file.extension().is_some());
    files.sort_by_key(|file| file.file_name().map(ToOwned::to_owned));
    files
}

/// Runs the command: exit code, standard output, standard error.
fn run(files: Vec<PathBuf>, check: bool, json: bool) -> (u8, String, String) {
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let args = ReplayArgs { files, check, json };
    let code = run_into(&args, &L10n::new(Language::English), &mut out, &mut errors);
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (code.expect("all is written"), text(out), text(errors))
}

#[test]
fn every_recorded_hand_plays_to_the_chip() {
    let mut sums = String::new();
    for file in all_files() {
        let (code, out, _) = run(vec![file.clone()], true, false);
        let sum = out.lines().last().unwrap_or_default();
        let name = file.file_name().unwrap().to_string_lossy();
        sums += &format!("{name}: exit {code}, {sum}\n");
    }
    expect![[r#"
        alice-carol-wikipedia.phh: exit 0, 1 hand: 0 match, 0 differ, 1 refused
        antonius-blom-2009.phh: exit 0, 1 hand: 1 match, 0 differ, 0 refused
        arieh-yockey-2019.phh: exit 0, 1 hand: 0 match, 0 differ, 1 refused
        dwan-ivey-2009.phh: exit 0, 1 hand: 1 match, 0 differ, 0 refused
        gen_fl5draw-200.jsonl: exit 0, 200 hands: 200 match, 0 differ, 0 refused
        gen_nlhe-400.jsonl: exit 0, 400 hands: 400 match, 0 differ, 0 refused
        gen_plo-100.phhs: exit 0, 100 hands: 100 match, 0 differ, 0 refused
        phua-xuan-2019.phh: exit 0, 1 hand: 0 match, 0 differ, 1 refused
        pluribus-500.phhs: exit 0, 500 hands: 500 match, 0 differ, 0 refused
    "#]]
    .assert_eq(&sums);
}

#[test]
fn what_is_not_played_is_refused_in_words() {
    let (_, _, errors) = run(all_files(), true, false);
    expect![[r#"
        tests/hands/alice-carol-wikipedia.phh: hand 1: this game is not played here: FB, fixed-limit badugi
        tests/hands/arieh-yockey-2019.phh: hand 1: this game is not played here: F2L3D, fixed-limit deuce-to-seven triple draw
        tests/hands/phua-xuan-2019.phh: hand 1: this game is not played here: NS, no-limit short-deck hold'em
    "#]]
    .assert_eq(&errors);
}

#[test]
fn a_hand_is_told_in_sentences() {
    let (code, out, errors) = run(vec![hands("dwan-ivey-2009.phh")], false, false);
    assert_eq!((code, errors.as_str()), (0, ""));
    expect![[r#"
        assets/hands/dwan-ivey-2009.phh: hand 1, Full Tilt Million Dollar Cash Game S4E12, recorded by Juho Kim
        Phil Ivey: 1,125,600 chips, Patrik Antonius: 2,000,000 chips and Tom Dwan: 553,500 chips
        Tom Dwan has the button.
        Everyone antes 500.
        Phil Ivey posts the small blind of 1,000, Patrik Antonius the big blind of 2,000.
        Phil Ivey is dealt ace of clubs, two of diamonds.
        Patrik Antonius is dealt two cards.
        Tom Dwan is dealt seven and six of hearts.
        Tom Dwan raises to 7,000.
        Phil Ivey raises to 23,000.
        Patrik Antonius folds.
        Tom Dwan calls 16,000.
        Flop: jack of clubs, three of diamonds, five of clubs.
        Phil Ivey bets 35,000.
        Tom Dwan calls 35,000.
        Turn card: four of hearts.
        Phil Ivey bets 90,000.
        Tom Dwan raises to 232,600.
        Phil Ivey raises to 1,067,100, all in.
        Tom Dwan calls 262,400, all in.
        Phil Ivey gets 572,100 back.
        Phil Ivey shows ace of clubs, two of diamonds.
        Tom Dwan shows seven and six of hearts.
        River: jack of hearts.
        Phil Ivey has a straight, five high.
        Tom Dwan has a straight, seven high.
        Tom Dwan wins 1,109,500.
    "#]].assert_eq(&out);
}

/// The file was written in Polish, and calls whoever wrote it "Ty".
#[test]
fn whoever_recorded_a_hand_is_you_in_every_language() {
    let told = |language| {
        let words = L10n::new(language);
        let args = ReplayArgs {
            files: vec!["tests/terminal/review-own.phh".into()],
            check: false,
            json: false,
        };
        let mut out = Vec::new();
        run_into(&args, &words, &mut out, &mut Vec::new()).expect("all is written");
        let text = String::from_utf8(out).expect("text");
        text.lines().skip(1).take(9).collect::<Vec<_>>().join("\n")
    };
    expect![[r#"
        Celina: 20,000 chips, Dawid: 20,000 chips, Ewa: 20,000 chips, Filip: 20,000 chips, You: 20,000 chips and Anna: 20,000 chips
        Anna has the button.
        Celina posts the small blind of 100, Dawid the big blind of 200.
        Your cards: three and nine of spades.
        Ewa folds.
        Filip folds.
        You call 200.
        Anna folds.
        Celina folds."#]].assert_eq(&told(Language::English));
    expect![[r#"
        Celina: 20 000 żetonów, Dawid: 20 000 żetonów, Ewa: 20 000 żetonów, Filip: 20 000 żetonów, Ty: 20 000 żetonów i Anna: 20 000 żetonów
        Anna jest dealerem.
        Celina wpłaca małą ciemną 100, Dawid dużą ciemną 200.
        Twoje karty: trójka i dziewiątka pik.
        Ewa pasuje.
        Filip pasuje.
        Sprawdzasz 200.
        Anna pasuje.
        Celina pasuje."#]].assert_eq(&told(Language::Polish));
}

/// Three players, blinds 1 and 2, twenty chips each.
fn phh(fields: &str, actions: &[&str]) -> String {
    let defaults = [
        ("variant", "'NT'"),
        ("antes", "[0, 0, 0]"),
        ("blinds_or_straddles", "[1, 2, 0]"),
        ("min_bet", "2"),
        ("starting_stacks", "[20, 20, 20]"),
    ];
    let mut text = format!("{fields}\nactions = {actions:?}\n");
    for (field, value) in defaults {
        if !fields.contains(field) {
            text += &format!("{field} = {value}\n");
        }
    }
    text
}

const DEALT: [&str; 3] = ["d dh p1 AhAd", "d dh p2 KhKd", "d dh p3 QhQd"];
const CHECKS: [&str; 9] = [
    "d db 2c3c4s",
    "p1 cc",
    "p2 cc",
    "p3 cc",
    "d db 8h",
    "p1 cc",
    "p2 cc",
    "p3 cc",
    "d db 9h",
];
const LAST_CHECKS: [&str; 3] = ["p1 cc", "p2 cc", "p3 cc"];

/// A hand in which everyone calls and checks to the end.
fn limped<'a>(before: &[&'a str], after: &[&'a str]) -> Vec<&'a str> {
    let calls = ["p3 cc", "p1 cc", "p2 cc"];
    [before, &calls, &CHECKS, &LAST_CHECKS, after].concat()
}

/// What is said of the first hand that is refused.
fn refusal(text: &str) -> String {
    refusal_in(Language::English, text)
}

fn refusal_in(language: Language, text: &str) -> String {
    let words = L10n::new(language);
    let mut refused = replay("it.phh", text.as_bytes()).filter_map(|hand| hand.outcome.err());
    let first = refused.next().map(|refused| refused.say(&words));
    first.unwrap_or("not refused".to_owned())
}
