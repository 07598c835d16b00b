//! What hands are worth, in words.

use expect_test::{Expect, expect};
use tabletalk::rules::cards::Tally;
use tabletalk::rules::{Event, Facing, Seen, Street, Veiled, Viewer};
use tabletalk::speech::{L10n, Language, hand_value};

use super::{check_told, row, seat};

fn check_values(hands: &[&str], expect: Expect) {
    let mut told = String::new();
    for &language in Language::ALL {
        let words = L10n::new(language);
        for cards in hands {
            told += &hand_value(&words, row(cards).set()).expect("five cards");
            told.push('\n');
        }
    }
    expect.assert_eq(&told);
}

#[test]
fn every_category() {
    check_values(
        &[
            "AsKsQsJsTs",
            "9h8h7h6h5h",
            "8c8d8h8sKc",
            "KcKdKh9s9c",
            "AhJh8h4h2h",
            "QhJcTd9s8c",
            "9c9d9hAsQc",
            "QcQd7h7sJc",
            "KcKdAh7s2c",
            "AhQc9d5s2c",
        ],
        expect![[r#"
            royal flush
            straight flush, nine high
            four eights
            full house, kings over nines
            flush, ace high
            straight, queen high
            three nines, ace kicker
            two pair, queens and sevens, jack kicker
            pair of kings, ace kicker
            ace high, queen kicker
            poker królewski
            poker do dziewiątki
            kareta ósemek
            full, króle na dziewiątkach
            kolor do asa
            strit do damy
            trójka dziewiątek, kiker as
            dwie pary, damy i siódemki, kiker walet
            para króli, kiker as
            wysoka karta as, kiker dama
        "#]],
    );
}

#[test]
fn every_rank_in_its_forms() {
    check_values(
        &[
            "2h2c2d2s3h",
            "3h3c4d4s5h",
            "5h4h3h2hAh",
            "6h6c6d7s7h",
            "7c6d5s4h3c",
            "8h7h5h3h2h",
            "9h9c3s5d7h",
            "TcTdTh2s3c",
            "JdTd8d4d2d",
            "KsKh2c2d7s",
            "AsAhAc6s6h",
        ],
        expect![[r#"
            four twos
            two pair, fours and threes, five kicker
            straight flush, five high
            full house, sixes over sevens
            straight, seven high
            flush, eight high
            pair of nines, seven kicker
            three tens, three kicker
            flush, jack high
            two pair, kings and twos, seven kicker
            full house, aces over sixes
            kareta dwójek
            dwie pary, czwórki i trójki, kiker piątka
            poker do piątki
            full, szóstki na siódemkach
            strit do siódemki
            kolor do ósemki
            para dziewiątek, kiker siódemka
            trójka dziesiątek, kiker trójka
            kolor do waleta
            dwie pary, króle i dwójki, kiker siódemka
            full, asy na szóstkach
        "#]],
    );
}

/// The events of a showdown, all hands at once.
fn showdown(board: &str, hands: &[&str]) -> Vec<Seen> {
    let mut events = vec![
        Event::HandStarted { button: seat(0) },
        Event::Board {
            street: Street::Community,
            cards: Veiled::Known(row(board)),
            facing: Facing::Up,
        },
    ];
    for (number, cards) in hands.iter().enumerate() {
        let (seat, cards) = (seat(number), row(cards));
        events.push(Event::Shown { seat, cards });
    }
    for (number, cards) in hands.iter().enumerate() {
        let tally: Tally = (row(board).iter().chain(row(cards).iter()))
            .copied()
            .collect();
        let strength = tally.strength();
        events.push(Event::Ranked {
            seat: seat(number),
            strength,
        });
    }
    events
}

#[test]
fn as_many_kickers_as_part_the_hands() {
    check_told(
        Viewer::Rail,
        &[showdown("KcKd9h4s2c", &["AhQd", "AsJh", "Qs3c"])],
        expect![[r#"
            Anna has the button.
            Community cards: king of clubs, king of diamonds, nine of hearts, four of spades, two of clubs.
            Anna shows ace of hearts, queen of diamonds: pair of kings, kickers ace, queen.
            Bob shows ace of spades, jack of hearts: pair of kings, kickers ace, jack.
            Carol shows queen of spades, three of clubs: pair of kings, queen kicker.
        "#]],
        expect![[r#"
            Anna jest dealerem.
            Karty wspólne: król trefl, król karo, dziewiątka kier, czwórka pik, dwójka trefl.
            Anna pokazuje asa kier, damę karo: para króli, kikery as, dama.
            Bob pokazuje asa pik, waleta kier: para króli, kikery as, walet.
            Carol pokazuje damę pik, trójkę trefl: para króli, kiker dama.
        "#]],
    );
    check_told(
        Viewer::Rail,
        &[showdown("KcKdAh9s4c", &["Qh2d", "Js3h", "Jc2h"])],
        expect![[r#"
            Anna has the button.
            Community cards: king of clubs, king of diamonds, ace of hearts, nine of spades, four of clubs.
            Anna shows queen of hearts, two of diamonds: pair of kings, kickers ace, queen.
            Bob shows jack of spades, three of hearts: pair of kings, kickers ace, jack.
            Carol shows jack of clubs, two of hearts: pair of kings, kickers ace, jack.
        "#]],
        expect![[r#"
            Anna jest dealerem.
            Karty wspólne: król trefl, król karo, as kier, dziewiątka pik, czwórka trefl.
            Anna pokazuje damę kier, dwójkę karo: para króli, kikery as, dama.
            Bob pokazuje waleta pik, trójkę kier: para króli, kikery as, walet.
            Carol pokazuje waleta trefl, dwójkę kier: para króli, kikery as, walet.
        "#]],
    );
    check_told(
        Viewer::Rail,
        &[showdown(
            "AcKc9c4s2d",
            &["Qc3c", "Jd3h", "JcTc", "8c8d", "8h8s"],
        )],
        expect![[r#"
            Anna has the button.
            Community cards: ace, king and nine of clubs, four of spades, two of diamonds.
            Anna shows queen and three of clubs: flush, ace high, then king, queen.
            Bob shows jack of diamonds, three of hearts: ace high, king kicker.
            Carol shows jack and ten of clubs: flush, ace high, then king, jack.
            Dave shows eight of clubs, eight of diamonds: pair of eights, ace kicker.
            Eve shows eight of hearts, eight of spades: pair of eights, ace kicker.
        "#]],
        expect![[r#"
            Anna jest dealerem.
            Karty wspólne: as, król i dziewiątka trefl, czwórka pik, dwójka karo.
            Anna pokazuje damę i trójkę trefl: kolor do asa, potem król, dama.
            Bob pokazuje waleta karo, trójkę kier: wysoka karta as, kiker król.
            Carol pokazuje waleta i dziesiątkę trefl: kolor do asa, potem król, walet.
            Dave pokazuje ósemkę trefl, ósemkę karo: para ósemek, kiker as.
            Eve pokazuje ósemkę kier, ósemkę pik: para ósemek, kiker as.
        "#]],
    );
}

#[test]
fn fewer_than_five_cards() {
    check_values(
        &["KsKh", "AsTc", "9h"],
        expect![[r#"
            pair of kings
            ace high, ten kicker
            nine high
            para króli
            wysoka karta as, kiker dziesiątka
            wysoka karta dziewiątka
        "#]],
    );
    let words = L10n::new(Language::English);
    assert_eq!(hand_value(&words, row("").set()), None);
}
