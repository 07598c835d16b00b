//! `tabletalk odds` by what it prints.

use clap::Parser;
use expect_test::{Expect, expect};
use tabletalk::speech::{L10n, Language};
use tabletalk::tools::odds::{OddsArgs, answer};

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    odds: OddsArgs,
}

/// Runs the command and says what it prints, or its error after `error: `.
fn run_in(language: Language, line: &str) -> String {
    let line = ["odds"].into_iter().chain(line.split_whitespace());
    let args = Cli::try_parse_from(line).expect("arguments").odds;
    let words = L10n::new(language);
    answer(&args, &words).unwrap_or_else(|bad| format!("error: {}", bad.say(&words)))
}

fn run(line: &str) -> String {
    run_in(Language::English, line)
}

fn check(lines: &[&str], expected: Expect) {
    check_in(Language::English, lines, expected);
}

fn check_in(language: Language, lines: &[&str], expected: Expect) {
    let told: Vec<String> = (lines.iter())
        .map(|line| format!("odds {line}\n{}\n", run_in(language, line)))
        .collect();
    expected.assert_eq(&told.join("\n"));
}

#[test]
fn exact_odds() {
    check(
        &[
            "AhKh QsQd",
            "AhKh QsQd --board 2h7hQc",
            "AhKh QsQd --board 2h7hQc --dead 2s2d2c",
            "AhKh QsQd 8c7c 2c2d",
            "KhKd KsKc --board AhAdAsAc2c",
            "AhKh --against 1 --board 2h7hQcTs3d",
            "AhKh --against 1 --board 2h7hQc",
            "AhKh QsQd --against 1 --board 2h7hTs8d",
        ],
        expect![[r#"
            odds AhKh QsQd
            Ace and king of hearts: wins 46 percent, loses 54, ties less than one.
            Queen of spades, queen of diamonds: wins 54 percent, loses 46, ties less than one.

            odds AhKh QsQd --board 2h7hQc
            Ace and king of hearts: wins 26 percent, loses 74, never ties.
            Queen of spades, queen of diamonds: wins 74 percent, loses 26, never ties.

            odds AhKh QsQd --board 2h7hQc --dead 2s2d2c
            Ace and king of hearts: wins 29 percent, loses 71, never ties.
            Queen of spades, queen of diamonds: wins 71 percent, loses 29, never ties.

            odds AhKh QsQd 8c7c 2c2d
            Ace and king of hearts: wins 32 percent, loses 68, ties less than one.
            Queen of spades, queen of diamonds: wins 32 percent, loses 67, ties less than one.
            Eight and seven of clubs: wins 21 percent, loses 79, ties less than one.
            Two of clubs, two of diamonds: wins 14 percent, loses 85, ties less than one.

            odds KhKd KsKc --board AhAdAsAc2c
            King of hearts, king of diamonds: never wins, never loses, always ties.
            King of spades, king of clubs: never wins, never loses, always ties.

            odds AhKh --against 1 --board 2h7hQcTs3d
            Ace and king of hearts: wins 39 percent, loses 60, ties 1.

            odds AhKh --against 1 --board 2h7hQc
            Ace and king of hearts: wins 72 percent, loses 27, ties 1.

            odds AhKh QsQd --against 1 --board 2h7hTs8d
            Ace and king of hearts: wins 32 percent, loses 68, ties less than one.
            Queen of spades, queen of diamonds: wins 52 percent, loses 48, ties less than one.
        "#]],
    );
}

#[test]
fn sampled_odds_say_so() {
    check(
        &[
            "AhKh --against 1 --samples 100000",
            "AhKh QsQd --against 3 --samples 100000 --seed 2",
            "AhKh --against 22 --samples 1000",
            "AhKh QsQd --samples 100000",
        ],
        expect![[r#"
            odds AhKh --against 1 --samples 100000
            Ace and king of hearts: wins 66 percent, loses 32, ties 2.
            Estimated from 100,000 random deals, give or take 0.15 percent.

            odds AhKh QsQd --against 3 --samples 100000 --seed 2
            Ace and king of hearts: wins 31 percent, loses 68, ties 1.
            Queen of spades, queen of diamonds: wins 35 percent, loses 64, ties 1.
            Estimated from 100,000 random deals, give or take 0.15 percent.

            odds AhKh --against 22 --samples 1000
            Ace and king of hearts: wins 8 percent, loses 90, ties 2.
            Estimated from 1,000 random deals, give or take 0.89 percent.

            odds AhKh QsQd --samples 100000
            Ace and king of hearts: wins 46 percent, loses 54, ties less than one.
            Queen of spades, queen of diamonds: wins 54 percent, loses 46, ties less than one.
            Estimated from 100,000 random deals, give or take 0.16 percent.
        "#]],
    );
    let estimated = "Estimated from 2,000,000 random deals, give or take 0.03 percent.";
    assert!(run("AhKh --against 8").ends_with(estimated));
}

#[test]
fn odds_as_json() {
    check(
        &[
            "AhKh QsQd --json",
            "AhKh --against 1 --board 2h7hQcTs3d --json",
            "AhKh --against 2 --samples 1000 --json",
        ],
        expect![[r#"
            odds AhKh QsQd --json
            {"exact":true,"boards":1712304,"hands":[{"hand":"AhKh","win":787966,"tie":6732,"lose":917606,"share":0.46214457245909607},{"hand":"QsQd","win":917606,"tie":6732,"lose":787966,"share":0.537855427540904}]}

            odds AhKh --against 1 --board 2h7hQcTs3d --json
            {"exact":true,"deals":990,"hands":[{"hand":"AhKh","win":384,"tie":9,"lose":597,"share":0.3924242424242424}]}

            odds AhKh --against 2 --samples 1000 --json
            {"exact":false,"samples":1000,"hands":[{"hand":"AhKh","win":504,"tie":12,"lose":484,"share":0.5095,"standard_error":0.01572131514854912}]}
        "#]],
    );
}

#[test]
fn every_error_says_what_to_do() {
    check(
        &[
            "AhKh",
            "AhKx QsQd",
            "AhK QsQd",
            "10hKh QsQd",
            "Ah QsQd",
            "AhKhQh QsQd",
            "AhKh AhQd",
            "AhAh QsQd",
            "AhKh QsQd --board 2h2h3c",
            "AhKh QsQd --board 2h3cQd",
            "AhKh QsQd --board 2h",
            "AhKh QsQd --board 2h3c",
            "AhKh QsQd --board 2h3c4c5c6c7c",
            "AhKh QsQd --board 2h3c4",
            "AhKh QsQd --dead 2c2c",
            "AhKh QsQd --dead Kh",
            "AhKh QsQd --board 2h3c4c --dead 4c",
            "AhKh QsQd --dead what",
            "AhKh --against 0",
            "AhKh --against -1",
            "AhKh --against 23",
            "AhKh QsQd --against 22",
            "AhKh --against 22 --dead 2c3c",
            "AhKh QsQd --samples 0",
        ],
        expect![[r#"
            odds AhKh
            error: there is no opponent: give another hand, or --against 1 for a random one

            odds AhKx QsQd
            error: 'Kx' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah

            odds AhK QsQd
            error: 'K' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah

            odds 10hKh QsQd
            error: '10' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah

            odds Ah QsQd
            error: 'Ah' is not a hand: give each hand two cards, such as AhKh

            odds AhKhQh QsQd
            error: 'AhKhQh' is not a hand: give each hand two cards, such as AhKh

            odds AhKh AhQd
            error: ace of hearts is given twice: each card can be in one place only

            odds AhAh QsQd
            error: ace of hearts is given twice: each card can be in one place only

            odds AhKh QsQd --board 2h2h3c
            error: two of hearts is given twice: each card can be in one place only

            odds AhKh QsQd --board 2h3cQd
            error: queen of diamonds is given twice: each card can be in one place only

            odds AhKh QsQd --board 2h
            error: a board of 1 is not possible: give 3, 4 or 5 cards, or leave --board out for the odds before the flop

            odds AhKh QsQd --board 2h3c
            error: a board of 2 is not possible: give 3, 4 or 5 cards, or leave --board out for the odds before the flop

            odds AhKh QsQd --board 2h3c4c5c6c7c
            error: a board of 6 is not possible: give 3, 4 or 5 cards, or leave --board out for the odds before the flop

            odds AhKh QsQd --board 2h3c4
            error: '4' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah

            odds AhKh QsQd --dead 2c2c
            error: two of clubs is given twice: each card can be in one place only

            odds AhKh QsQd --dead Kh
            error: king of hearts is given twice: each card can be in one place only

            odds AhKh QsQd --board 2h3c4c --dead 4c
            error: four of clubs is given twice: each card can be in one place only

            odds AhKh QsQd --dead what
            error: 'wh' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah

            odds AhKh --against 0
            error: --against 0 is not possible: give a number of opponents from 1 to 22

            odds AhKh --against -1
            error: --against -1 is not possible: give a number of opponents from 1 to 22

            odds AhKh --against 23
            error: --against 23 is not possible: give a number of opponents from 1 to 22

            odds AhKh QsQd --against 22
            error: hands, board and dead cards are 53 cards, and the deck has 52: give fewer hands, opponents or dead cards

            odds AhKh --against 22 --dead 2c3c
            error: hands, board and dead cards are 53 cards, and the deck has 52: give fewer hands, opponents or dead cards

            odds AhKh QsQd --samples 0
            error: --samples 0 tells nothing: give at least 1
        "#]],
    );
}

#[test]
fn odds_are_told_in_the_language_that_is_asked_for() {
    check_in(
        Language::Polish,
        &[
            "AhKh QsQd --board 2h7hQc",
            "AhKh --against 1 --board 2h7hQcTs3d",
            "AhKh QsQd --samples 1000",
            "AhKh",
            "AhKx QsQd",
            "Ah QsQd",
            "AhKh AhQd",
            "AhKh QsQd --board 2h",
            "AhKh --against 23",
            "AhKh QsQd --against 22",
            "AhKh QsQd --samples 0",
        ],
        expect![[r#"
            odds AhKh QsQd --board 2h7hQc
            As i król kier: wygrana 26 procent, przegrana 74, nigdy nie remisuje.
            Dama pik, dama karo: wygrana 74 procent, przegrana 26, nigdy nie remisuje.

            odds AhKh --against 1 --board 2h7hQcTs3d
            As i król kier: wygrana 39 procent, przegrana 60, remis 1.

            odds AhKh QsQd --samples 1000
            As i król kier: wygrana 46 procent, przegrana 53, remis mniej niż jeden.
            Dama pik, dama karo: wygrana 53 procent, przegrana 46, remis mniej niż jeden.
            Oszacowanie z losowych rozdań: 1 000, możliwy błąd 1,58 procent.

            odds AhKh
            error: nie ma przeciwnika: podaj jeszcze jedne karty albo --against 1, żeby dodać losowe

            odds AhKx QsQd
            error: 'Kx' nie jest kartą: napisz wartość 2-9 T J Q K A i kolor c d h s, na przykład Ah

            odds Ah QsQd
            error: 'Ah' to nie są karty gracza: podaj każdemu dwie, na przykład AhKh

            odds AhKh AhQd
            error: as kier: ta karta jest podana dwa razy, a może być tylko w jednym miejscu

            odds AhKh QsQd --board 2h
            error: kart wspólnych nie może być 1: podaj 3, 4 albo 5 albo opuść --board, żeby poznać szanse przed flopem

            odds AhKh --against 23
            error: --against 23 jest niemożliwe: podaj liczbę przeciwników, minimum 1, maksimum 22

            odds AhKh QsQd --against 22
            error: kart graczy, wspólnych i martwych jest razem 53, a talia ma 52: podaj mniej kart, przeciwników albo martwych kart

            odds AhKh QsQd --samples 0
            error: --samples 0 nic nie powie: podaj co najmniej 1
        "#]],
    );
}

/// What clap refuses, it refuses with a usage line and the same exit code.
#[test]
fn what_is_no_number_is_refused() {
    for line in [
        "",
        "AhKh --against x",
        "AhKh QsQd --samples -1",
        "AhKh QsQd --seed x",
    ] {
        let words = ["odds"].into_iter().chain(line.split_whitespace());
        let refused = Cli::try_parse_from(words).err().unwrap();
        assert_eq!(refused.exit_code(), 2, "{line}");
    }
}
