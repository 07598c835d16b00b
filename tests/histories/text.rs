//! What a hand looks like in a file, and that nothing in a file can do harm.

use expect_test::{Expect, expect};
use proptest::prelude::*;
use tabletalk::player::replay::{Finished, replay};
use tabletalk::rules::*;
use tabletalk::speech::{L10n, Language};

use super::games::RandomGame;
use super::mutated::{keeps_all_chips, mutated};

/// The last of so many hands, as the first player knows it.
fn last_hand(options: Options, seed: u64, hands: usize) -> String {
    let names: Vec<String> = ["You", "Anna", "Bob"].map(str::to_owned).into();
    let mut text = String::new();
    RandomGame { options, seed }.play(hands, |game| {
        let me = Viewer::Seat(Seat::new(0).unwrap());
        text = Finished {
            view: &game.view(me).unwrap(),
            names: &names,
            options: game.options(),
            ended: Some(jiff::civil::date(2026, 11, 6).at(9, 5, 0, 0)),
        }
        .write();
    });
    text
}

fn check(options: Options, seed: u64, hands: usize, expected: Expect) {
    expected.assert_eq(&last_hand(options, seed, hands));
}

fn three(options: HoldemOptions) -> Options {
    Options::Holdem(HoldemOptions {
        players: 3,
        ..options
    })
}

fn draw() -> Options {
    Options::Draw(DrawOptions {
        players: 3,
        ..DrawOptions::default()
    })
}

fn unique() -> Options {
    Options::Unique(UniqueOptions {
        players: 3,
        board_while_discarding: BoardWhileDiscarding::FaceDown,
        ..UniqueOptions::default()
    })
}

#[test]
fn no_limit_holdem_is_standard() {
    check(
        three(HoldemOptions::default()),
        5,
        2,
        expect![[r#"
            variant = "NT"
            ante_trimming_status = true
            antes = [0, 0, 0]
            blinds_or_straddles = [100, 200, 0]
            min_bet = 200
            starting_stacks = [20300, 19800, 19900]
            actions = [
              "d dh p1 ????", "d dh p2 ????", "d dh p3 9sKc", "p3 cc", "p1 cbr 20300", "p2 f", "p3 f",
            ]
            time = 09:05:00
            day = 6
            month = 11
            year = 2026
            hand = 2
            level = 1
            seats = [2, 3, 1]
            seat_count = 3
            players = ["Anna", "Bob", "You"]
            finishing_stacks = [20700, 19600, 19700]
            _viewer = "p3"
            _shown = ["p1 KdJc"]
        "#]],
    );
}

#[test]
fn other_games_have_names_and_rules_of_our_own() {
    let pot_limit = HoldemOptions {
        raise_mode: RaiseMode::PotLimit,
        ..HoldemOptions::default()
    };
    check(
        three(pot_limit),
        2,
        1,
        expect![[r#"
            variant = "tabletalk-holdem"
            ante_trimming_status = true
            antes = [0, 0, 0]
            blinds_or_straddles = [100, 200, 0]
            min_bet = 200
            starting_stacks = [20000, 20000, 20000]
            actions = [
              "d dh p1 6c4c", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f",
            ]
            time = 09:05:00
            day = 6
            month = 11
            year = 2026
            hand = 1
            level = 1
            seats = [1, 2, 3]
            seat_count = 3
            players = ["You", "Anna", "Bob"]
            finishing_stacks = [19900, 20100, 20000]
            _viewer = "p1"
            _options = { Holdem = { players = 3, starting_chips = 20000, big_blind = 200, ante = 0, ante_start_level = 0, blinds_rise = { Minutes = 20 }, raise_mode = "PotLimit", max_raises = 0 } }
        "#]],
    );
    check(
        draw(),
        6,
        1,
        expect![[r#"
            variant = "tabletalk-draw"
            ante_trimming_status = true
            antes = [2, 2, 2]
            blinds_or_straddles = [0, 0, 0]
            small_bet = 2
            big_bet = 4
            starting_stacks = [100, 100, 100]
            actions = [
              "d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 2h4d4h7s8h", "p1 cbr 2", "p2 cc", "p3 f", "p1 sd ????????", "d dh p1 ????????", "p2 sd", "p1 cbr 4", "p2 cbr 8", "p1 cc", "p2 sm 3sKh3h2dJd", "p1 sm 7dJhTd6s3d",
            ]
            time = 09:05:00
            day = 6
            month = 11
            year = 2026
            hand = 1
            seats = [2, 3, 1]
            seat_count = 3
            players = ["Anna", "Bob", "You"]
            finishing_stacks = [88, 114, 98]
            _viewer = "p3"
            _shown = ["p3 2h4d4h7s8h"]
            _options = { Draw = { players = 3, starting_chips = 100, target = 100, limit_style = "Fixed", max_raises = 0 } }
        "#]],
    );
    check(
        unique(),
        3,
        1,
        expect![[r#"
            variant = "tabletalk-unique"
            ante_trimming_status = true
            antes = [10, 10, 10]
            blinds_or_straddles = [0, 0, 0]
            starting_stacks = [1000, 1000, 1000]
            actions = [
              "d dh p1 ????", "d dh p2 8s8h", "d dh p3 ????", "p1 cc", "p2 cc", "p3 cc",
              "d db ????????????????", "p1 pass", "p2 discard 1", "p3 pass",
              "d wave KcQh6d", "p2 pick Kc",
              "d wave 4s6h9c",
              "d wave 4h", "p2 pick 6d", "p2 pick 4s", "p1 pick 4h", "p1 pick 6h", "p1 pick Kc", "p3 pick 4h", "p3 pick Kc", "p3 pick 6h", "d end", "p1 sm 3hTc", "p2 sm 8s8h", "p3 sm Jc9d",
            ]
            time = 09:05:00
            day = 6
            month = 11
            year = 2026
            hand = 1
            seats = [3, 1, 2]
            seat_count = 3
            players = ["Bob", "You", "Anna"]
            finishing_stacks = [970, 1041, 989]
            _viewer = "p2"
            _options = { Unique = { players = 3, ante = 10, continuation_multiplier = 2, starting_chips = 1000, discard_cost = { Fixed = 5 }, discard_time = 3, board_while_discarding = "FaceDown", waves = { open = [5, 8], end = 10 }, end_picking_early = false } }
        "#]],
    );
}

/// What is said of a hand with something changed in it.
fn changed(text: &str, from: &str, to: &str) -> String {
    let words = L10n::new(Language::English);
    let text = text.replacen(from, to, 1);
    let mut said = String::new();
    for hand in replay("it.phh", text.as_bytes()) {
        match hand.outcome {
            Ok(_) => said += "played",
            Err(refused) => said += &refused.say(&words),
        }
    }
    said
}

#[test]
fn what_cannot_be_is_refused_with_a_reason() {
    let (draw, unique) = (last_hand(draw(), 6, 1), last_hand(unique(), 3, 1));
    let cases = [
        (&unique, "_viewer = \"p", "_viewer = \"q"),
        (&unique, "_viewer = \"p", "_viewer = \"p9"),
        (&unique, "_options", "_choices"),
        (&unique, "Unique = {", "Holdem = {"),
        (&unique, "Unique = {", "Chess = {"),
        (&unique, "ante = 10", "ante = 0"),
        (&unique, "d wave ", "d wave 2c"),
        (&unique, " pick ", " pick Zz"),
        (&unique, " pass", " discard 9"),
        (&unique, " pass", " discard 0"),
        (&unique, " pass", " sm"),
        (&draw, " sd ??", " sd ????????????"),
        (&draw, "tabletalk-draw", "tabletalk-chess"),
    ];
    let said: Vec<String> = cases
        .into_iter()
        .map(|(text, from, to)| format!("{from} → {to}: {}\n", changed(text, from, to)))
        .collect();
    expect![[r#"
        _viewer = "p → _viewer = "q: _viewer must be a player such as p1, or rail
        _viewer = "p → _viewer = "p9: there is no player p92 in a hand of 3
        _options → _choices: _options is missing
        Unique = { → Holdem = {: _options must be the options of the variant
        Unique = { → Chess = {: _options must be the options of a game
        ante = 10 → ante = 0: _options: Ante cannot be 0, only 1 to 1,000,000
        d wave  → d wave 2c: action 11 'd wave 2cKcQh6d': this opens 2cKcQh6d, where the rules open 2cKcQh
         pick  →  pick Zz: action 12 'p2 pick ZzKc': 'ZzKc' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah
         pass →  discard 9: action 8 'p1 discard 9': there is no card there, the last place is 8
         pass →  discard 0: action 8 'p1 discard 0': this is not an action: write a place, counted from one
         pass →  sm: action 8 'p1 sm': p1 (Bob) has nothing to show yet: it is the turn of p1 (Bob)
         sd ?? →  sd ????????????: action 7 'p1 sd ??????????????????': p1 (Anna) does not hold so many unknown cards
        tabletalk-draw → tabletalk-chess: this game is not played here: tabletalk-chess
    "#]].assert_eq(&said.concat());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn nothing_panics(
        draw in mutated(last_hand(draw(), 6, 1).into_bytes()),
        unique in mutated(last_hand(unique(), 3, 1).into_bytes()),
    ) {
        for content in [draw, unique] {
            keeps_all_chips("a.phh", &content)?;
        }
    }
}
