//! What is typed as the amount of a raise, and what is heard of it.

use std::time::Duration;

use expect_test::expect;
use tabletalk::bots::Style;
use tabletalk::player::client::{Asking, Client, Setup};
use tabletalk::player::commands::{Context, TableCommand};
use tabletalk::rules::GameKind;
use tabletalk::rules::cards::Seed;
use tabletalk::speech::{L10n, Language, Verbosities};
use tabletalk::table::TablePace;

const NOW: Duration = Duration::ZERO;

/// A player who is asked how much to raise to.
fn asked(language: Language) -> Client {
    let setup = Setup {
        options: GameKind::Holdem.usual(),
        seed: Seed::from(7),
        styles: Style::levels(GameKind::Holdem).collect(),
        settings: TablePace::AT_ONCE,
        verbosity: Verbosities::default(),
    };
    let mut client = Client::new(setup, L10n::new(language)).unwrap();
    client.play(TableCommand::NextHand, NOW);
    assert_eq!(client.context(), Context::Betting);
    client.play(TableCommand::Raise, NOW);
    assert_eq!(client.asking(), Some(Asking::Amount));
    client
}

fn raise(client: &mut Client, typed: &str) -> String {
    let said = client.raise_to_typed(typed, NOW);
    let said: Vec<String> = said.into_iter().map(|it| it.text).collect();
    said.join(" ")
}

/// Each is refused with its reason, and the amount is asked for still.
fn refusals(language: Language) -> String {
    let mut client = asked(language);
    let pot = client.view().unwrap().pot();
    let mut heard = String::new();
    for typed in [
        "0",
        "1",
        "399",
        "20001",
        "1000000000000000000000000000000",
        "12x",
        "six",
        "-5",
        "+500",
        "1.5",
        "10 00",
        "1  000",
        "1,000.000",
        "500 zł",
        "",
        "٣",
    ] {
        let said = raise(&mut client, typed);
        assert_eq!(client.asking(), Some(Asking::Amount), "{typed}");
        assert_eq!(client.wrong_amount(), Some(said.as_str()));
        assert_eq!(client.view().unwrap().pot(), pot);
        heard += &format!("{typed:?}: {said}\n");
    }
    heard
}

#[test]
fn what_is_wrong_with_an_amount_is_told_with_the_limits() {
    expect![[r#"
        "0": The minimum raise is to 400.
        "1": The minimum raise is to 400.
        "399": The minimum raise is to 400.
        "20001": The maximum raise is to 20,000, all in.
        "1000000000000000000000000000000": The maximum raise is to 20,000, all in.
        "12x": Not an amount: 12x. Give a total from 400 to 20,000.
        "six": Not an amount: six. Give a total from 400 to 20,000.
        "-5": Not an amount: -5. Give a total from 400 to 20,000.
        "+500": Not an amount: +500. Give a total from 400 to 20,000.
        "1.5": Not an amount: 1.5. Give a total from 400 to 20,000.
        "10 00": Not an amount: 10 00. Give a total from 400 to 20,000.
        "1  000": Not an amount: 1  000. Give a total from 400 to 20,000.
        "1,000.000": Not an amount: 1,000.000. Give a total from 400 to 20,000.
        "500 zł": Not an amount: 500 zł. Give a total from 400 to 20,000.
        "": Raise to how much? From 400 to 20,000.
        "٣": Not an amount: ٣. Give a total from 400 to 20,000.
    "#]]
    .assert_eq(&refusals(Language::English));
    expect![[r#"
        "0": Najmniejsze podbicie na 400.
        "1": Najmniejsze podbicie na 400.
        "399": Najmniejsze podbicie na 400.
        "20001": Największe podbicie na 20 000, all-in.
        "1000000000000000000000000000000": Największe podbicie na 20 000, all-in.
        "12x": To nie kwota: 12x. Podaj łączną kwotę: minimum 400, maksimum 20 000.
        "six": To nie kwota: six. Podaj łączną kwotę: minimum 400, maksimum 20 000.
        "-5": To nie kwota: -5. Podaj łączną kwotę: minimum 400, maksimum 20 000.
        "+500": To nie kwota: +500. Podaj łączną kwotę: minimum 400, maksimum 20 000.
        "1.5": To nie kwota: 1.5. Podaj łączną kwotę: minimum 400, maksimum 20 000.
        "10 00": To nie kwota: 10 00. Podaj łączną kwotę: minimum 400, maksimum 20 000.
        "1  000": To nie kwota: 1  000. Podaj łączną kwotę: minimum 400, maksimum 20 000.
        "1,000.000": To nie kwota: 1,000.000. Podaj łączną kwotę: minimum 400, maksimum 20 000.
        "500 zł": To nie kwota: 500 zł. Podaj łączną kwotę: minimum 400, maksimum 20 000.
        "": Na ile podbijasz? Minimum 400, maksimum 20 000.
        "٣": To nie kwota: ٣. Podaj łączną kwotę: minimum 400, maksimum 20 000.
    "#]]
    .assert_eq(&refusals(Language::Polish));
}

#[test]
fn an_amount_is_read_however_its_digits_are_grouped() {
    for typed in [
        "1000",
        " 1000 ",
        "1 000",
        "1,000",
        "1.000",
        "1'000",
        "1\u{a0}000",
        "1\u{202f}000",
    ] {
        for (language, raised) in [
            (Language::English, "You raise to 1,000."),
            (Language::Polish, "Podbijasz na 1\u{a0}000."),
        ] {
            let mut client = asked(language);
            let said = raise(&mut client, typed);
            assert!(said.starts_with(raised), "{typed:?}: {said:?}");
            assert_eq!(client.wrong_amount(), None);
        }
    }
}

/// Where nothing can be raised, that is what is wrong, whatever the amount.
#[test]
fn a_raise_out_of_turn_says_why_whatever_is_typed() {
    let mut client = asked(Language::English);
    client.play(TableCommand::Fold, NOW);
    for typed in ["12x", "600"] {
        let said = raise(&mut client, typed);
        assert!(!said.contains("amount"), "{said}");
        assert_eq!(client.asking(), None);
    }
}
