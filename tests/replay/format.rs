//! What the formats can say.

use std::fs;

use tabletalk::player::replay::{Played, Verdict, replay, replay_file};
use tabletalk::rules::{Event, Veiled};

use super::{DEALT, hands, limped, phh, refusal};

const BOARD: &str = "d db 2c3c4s8h9h";

/// The one hand of the file, played.
fn played(text: &str) -> Played {
    let mut hands: Vec<_> = replay("it.phh", text.as_bytes()).collect();
    assert_eq!(hands.len(), 1, "{text}");
    match hands.remove(0).outcome {
        Ok(played) => played,
        Err(refused) => panic!("{refused:?}\n{text}"),
    }
}

#[track_caller]
fn check_stacks(fields: &str, actions: &[&str], expected: &[u64]) {
    let played = played(&phh(fields, actions));
    assert_eq!(played.finishing_stacks, expected);
}

#[test]
fn the_ways_of_the_format() {
    let shows = ["p1 sm AhAd", "p2 sm KhKd", "p3 sm QhQd"];
    check_stacks("", &limped(&DEALT, &shows), &[24, 18, 18]);
    // Shows may be missing, or only say that the dealt cards are shown.
    check_stacks("", &limped(&DEALT, &[]), &[24, 18, 18]);
    check_stacks(
        "",
        &limped(&DEALT, &["p1 sm -", "p2 sm", "p3 sm"]),
        &[24, 18, 18],
    );
    // Who mucks wins nothing, and neither does who keeps the cards down.
    check_stacks(
        "",
        &limped(&DEALT, &["p1 sm", "p2 sm -", "p3 sm -"]),
        &[18, 24, 18],
    );
    check_stacks("", &limped(&DEALT, &["p1 sm ????"]), &[18, 24, 18]);
    check_stacks(
        "",
        &limped(&DEALT, &["p1 sm ????", "p1 sm AhAd"]),
        &[24, 18, 18],
    );
    // Cards may be known only when they are shown, or dealt one at a time.
    let unseen = ["d dh p1 ????", "d dh p2 Kh??", "d dh p3 Qh", "d dh p3 Qd"];
    check_stacks("", &limped(&unseen, &shows), &[24, 18, 18]);
    check_stacks("", &limped(&[], &shows), &[24, 18, 18]);
    // Comments, empty actions and whole floats.
    let comments = [
        "",
        "# shuffled",
        "d dh p1 AhAd # lucky",
        "  p3   cbr 6.0 ",
        "p1 f",
        "p2 f",
    ];
    let floats = "starting_stacks = [20.0, 20.0, 2e1]\nfinishing_stacks = [19.0, 18.0, 23]";
    check_stacks(floats, &comments, &[19, 18, 23]);
    // After everyone has folded, the winner may show or not.
    for show in ["p3 sm QhQd", "p3 sm"] {
        check_stacks("", &["p3 cbr 6", "p1 f", "p2 f", show], &[19, 18, 23]);
    }
}

#[test]
fn forced_bets_of_all_kinds() {
    let limp = limped(&DEALT, &[]);
    check_stacks(
        "antes = [1, 1, 1]\nante_trimming_status = true",
        &limp,
        &[26, 17, 17],
    );
    check_stacks("antes = [1, 1, 1]", &limp, &[26, 17, 17]);
    // The big blind antes for all, whatever the trimming status says.
    check_stacks("antes = [0, 2, 0]", &limp, &[26, 16, 18]);
    check_stacks(
        "antes = [0, 2, 0]\nante_trimming_status = true",
        &limp,
        &[26, 16, 18],
    );
    // A straddler acts last, also on the button.
    let straddle = "blinds_or_straddles = [1, 2, 4]";
    check_stacks(
        straddle,
        &["p1 cc", "p2 cbr 8", "p3 f", "p1 f"],
        &[16, 28, 16],
    );
    // With two players the button posts the first blind and the first ante.
    let two = "starting_stacks = [20, 20]\nblinds_or_straddles = [1, 2]\nantes = [0, 3]";
    check_stacks(two, &["p2 f"], &[21, 19]);
    // Who is all in for a dead ante can win all antes, but nothing more.
    let short = "starting_stacks = [2, 20, 20]\nantes = [3, 3, 3]";
    let all_in = ["p3 cbr 6", "p2 cbr 17", "p3 cc", BOARD];
    check_stacks(short, &[&DEALT[..], &all_in].concat(), &[8, 34, 0]);
    let trimmed = "starting_stacks = [2, 20, 20]\nantes = [3, 3, 3]\nante_trimming_status = true";
    check_stacks(trimmed, &[&DEALT[..], &all_in].concat(), &[6, 36, 0]);
    // Fixed limit.
    let fixed = "variant = 'FT'\nsmall_bet = 2\nbig_bet = 4";
    check_stacks(
        fixed,
        &["p3 cbr 4", "p1 cbr 6", "p2 cbr 8", "p3 f", "p1 f"],
        &[14, 30, 16],
    );
}

/// Some programs ask a player with nobody left to bet against.
#[test]
fn checks_of_a_lone_player_are_passed_over() {
    let stacks = "starting_stacks = [20, 40, 20]";
    let actions = [
        &DEALT[..],
        &[
            "p3 cbr 20",
            "p1 cc",
            "p2 cc",
            "d db 2c3c4s",
            "p2 cc",
            "d db 8h",
            "p2 cc",
            "d db 9h",
        ],
        &["p2 cc", "p1 sm AhAd"],
    ];
    check_stacks(stacks, &actions.concat(), &[60, 20, 0]);
    let message = refusal(&phh(stacks, &[&actions.concat()[..], &["p3 cc"]].concat()));
    assert_eq!(message, "action 14 'p3 cc': the hand is over");
}

#[test]
fn checks_of_a_lone_player_are_passed_over_before_a_draw() {
    let line = r#"{"game":"fl5draw","n":3,"ante":1,"blinds":[1,2],"min_bet":2,
        "stacks":[26,29,3],"final":[24,26,8],"ops":[
        ["deal",1,"2h"],["deal",1,"4c"],["deal",1,"6d"],["deal",1,"8s"],["deal",1,"Th"],
        ["deal",2,"Ah"],["deal",2,"Ac"],["deal",2,"Kd"],["deal",2,"Qs"],["deal",2,"Jh"],
        ["check_call",2,2],["fold",0],["check_call",1,0],
        ["discard",1,"2h"],["discard",2,""],["deal",1,"3h"]]}"#;
    let line = line.replace('\n', " ");
    let replayed = replay("it.jsonl", line.as_bytes()).next();
    assert_eq!(replayed.map(|hand| hand.verdict()), Some(Verdict::Match));
}

#[test]
fn unknown_cards_are_never_made_up() {
    let all: Vec<_> = replay_file(&hands("dwan-ivey-2009.phh")).collect();
    let [replayed] = &all[..] else {
        panic!("one hand");
    };
    let played = replayed.outcome.as_ref().unwrap();
    let dealt: Vec<Option<String>> = (played.seen.iter())
        .filter_map(|seen| match seen {
            Event::Dealt { cards, .. } => Some(cards.known().map(ToString::to_string)),
            _ => None,
        })
        .collect();
    assert_eq!(
        dealt,
        [Some("Ac2d".to_owned()), None, Some("7h6h".to_owned())]
    );
    assert_eq!(played.finishing_stacks, [572_100, 1_997_500, 1_109_500]);
    // A board that nobody recorded, and a card that nobody saw beside one
    // that everybody did.
    let unseen = [
        "d dh p1 Ah??",
        "p3 f",
        "p1 cc",
        "p2 cc",
        "d db ??????",
        "p1 f",
    ];
    let played = played_cards(&phh("", &unseen));
    assert_eq!(
        played,
        [
            Veiled::Hidden(2),
            Veiled::Hidden(2),
            Veiled::Hidden(2),
            Veiled::Hidden(3)
        ]
    );
}

fn played_cards(text: &str) -> Vec<Veiled> {
    let cards = |seen| match seen {
        Event::Dealt { cards, .. } | Event::Board { cards, .. } => Some(cards),
        _ => None,
    };
    played(text).seen.into_iter().filter_map(cards).collect()
}

#[test]
fn a_draw_hand_is_recorded_card_by_card() {
    let verdict = |text: &str| {
        replay("it.jsonl", text.as_bytes())
            .next()
            .unwrap()
            .verdict()
    };
    let hands = fs::read_to_string(hands("gen_fl5draw-200.jsonl")).unwrap();
    let hand = hands.lines().next().unwrap();
    assert_eq!(verdict(hand), Verdict::Match);
    assert_eq!(
        verdict(&hand.replace("\"final\":[57", "\"final\":[58")),
        Verdict::Differ
    );
    assert_eq!(
        verdict(&hand.replace("\"final\"", "\"last\"")),
        Verdict::NothingRecorded
    );
    assert_eq!(
        verdict(&hand.replace("\"2s5h\"", "\"2s5c\"")),
        Verdict::Refused
    );
}
