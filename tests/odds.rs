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
            Exact count, boards: 1712304.
            hand                win                tie               lose    share
            AhKh     787966  46.02%       6732   0.39%     917606  53.59%   46.21%
            QsQd     917606  53.59%       6732   0.39%     787966  46.02%   53.79%

            odds AhKh QsQd --board 2h7hQc
            Exact count, boards: 990.
            hand                win                tie               lose    share
            AhKh        253  25.56%          0   0.00%        737  74.44%   25.56%
            QsQd        737  74.44%          0   0.00%        253  25.56%   74.44%

            odds AhKh QsQd --board 2h7hQc --dead 2s2d2c
            Exact count, boards: 861.
            hand                win                tie               lose    share
            AhKh        253  29.38%          0   0.00%        608  70.62%   29.38%
            QsQd        608  70.62%          0   0.00%        253  29.38%   70.62%

            odds AhKh QsQd 8c7c 2c2d
            Exact count, boards: 1086008.
            hand                win                tie               lose    share
            AhKh     346676  31.92%       1943   0.18%     737389  67.90%   31.97%
            QsQd     352924  32.50%       1943   0.18%     731141  67.32%   32.54%
            8c7c     227514  20.95%       1943   0.18%     856551  78.87%   20.99%
            2c2d     156951  14.45%       1943   0.18%     927114  85.37%   14.50%

            odds KhKd KsKc --board AhAdAsAc2c
            Exact count, boards: 1.
            hand                win                tie               lose    share
            KhKd          0   0.00%          1 100.00%          0   0.00%   50.00%
            KsKc          0   0.00%          1 100.00%          0   0.00%   50.00%

            odds AhKh --against 1 --board 2h7hQcTs3d
            Exact count, deals of board and random hands: 990.
            hand                win                tie               lose    share
            AhKh        384  38.79%          9   0.91%        597  60.30%   39.24%

            odds AhKh --against 1 --board 2h7hQc
            Exact count, deals of board and random hands: 1070190.
            hand                win                tie               lose    share
            AhKh     773529  72.28%       7687   0.72%     288974  27.00%   72.64%

            odds AhKh QsQd --against 1 --board 2h7hTs8d
            Exact count, deals of board and random hands: 39732.
            hand                win                tie               lose    share
            AhKh      12706  31.98%         36   0.09%      26990  67.93%   32.02%
            QsQd      20501  51.60%         28   0.07%      19203  48.33%   51.63%
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
            Monte Carlo, samples: 100000, standard error of a share: 0.147%.
            hand                win                tie               lose    share
            AhKh      66352  66.35%       1715   1.71%      31933  31.93%   67.21%

            odds AhKh QsQd --against 3 --samples 100000 --seed 2
            Monte Carlo, samples: 100000, standard error of a share: 0.151%.
            hand                win                tie               lose    share
            AhKh      31060  31.06%       1126   1.13%      67814  67.81%   31.55%
            QsQd      35431  35.43%        547   0.55%      64022  64.02%   35.64%

            odds AhKh --against 22 --samples 1000
            Monte Carlo, samples: 1000, standard error of a share: 0.886%.
            hand                win                tie               lose    share
            AhKh         83   8.30%         18   1.80%        899  89.90%    9.06%

            odds AhKh QsQd --samples 100000
            Monte Carlo, samples: 100000, standard error of a share: 0.157%.
            hand                win                tie               lose    share
            AhKh      45876  45.88%        396   0.40%      53728  53.73%   46.07%
            QsQd      53728  53.73%        396   0.40%      45876  45.88%   53.93%
        "#]],
    );
    assert!(run("AhKh --against 8").starts_with("Monte Carlo, samples: 2000000,"));
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
            Dokładne obliczenie, układy kart wspólnych: 990.
            karty            wygrane             remisy          przegrane   udział
            AhKh        253  25,56%          0   0,00%        737  74,44%   25,56%
            QsQd        737  74,44%          0   0,00%        253  25,56%   74,44%

            odds AhKh --against 1 --board 2h7hQcTs3d
            Dokładne obliczenie, układy kart wspólnych i losowych kart graczy: 990.
            karty            wygrane             remisy          przegrane   udział
            AhKh        384  38,79%          9   0,91%        597  60,30%   39,24%

            odds AhKh QsQd --samples 1000
            Monte Carlo, próby: 1000, błąd standardowy udziału: 1,576%.
            karty            wygrane             remisy          przegrane   udział
            AhKh        464  46,40%          2   0,20%        534  53,40%   46,50%
            QsQd        534  53,40%          2   0,20%        464  46,40%   53,50%

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
            error: --against 23 jest niemożliwe: podaj liczbę przeciwników od 1 do 22

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
