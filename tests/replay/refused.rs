//! Hands that cannot be, and what is said of them.

use expect_test::{Expect, expect};
use tabletalk::speech::Language;

use super::{DEALT, limped, phh, refusal, refusal_in};

/// What is said of each case, in English and then in Polish.
fn check_refused(cases: &[(&str, &[&str])], expected: Expect) {
    let texts = cases.iter().map(|(fields, actions)| phh(fields, actions));
    let messages = texts.map(|text| {
        let said = [Language::English, Language::Polish].map(|it| refusal_in(it, &text));
        said.join("\n  ") + "\n"
    });
    expected.assert_eq(&messages.collect::<String>());
}

/// Omaha for twelve: their own cards and the board are more than a deck.
#[test]
fn more_players_than_the_deck_has_cards_for_are_refused() {
    let text = format!(
        "variant = 'PO'\nantes = {:?}\nblinds_or_straddles = {:?}\nmin_bet = 2\n\
         starting_stacks = {:?}\nactions = []\n",
        [0; 12],
        [1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [100; 12],
    );
    for (language, expected) in [
        (
            Language::English,
            "the deck has too few cards for so many players",
        ),
        (
            Language::Polish,
            "w talii jest za mało kart dla tylu graczy",
        ),
    ] {
        assert_eq!(refusal_in(language, &text), expected);
    }
}

#[test]
fn impossible_actions_are_refused() {
    let dealt = |actions: &[&'static str]| [&DEALT[..], actions].concat();
    let limp = |after: &[&'static str]| limped(&DEALT, after);
    check_refused(
        &[
            ("", &dealt(&["p1 cc"])),
            ("", &dealt(&["p3 f", "p3 cc"])),
            ("", &dealt(&["p3 cbr 3"])),
            ("", &dealt(&["p3 cbr 21"])),
            ("", &dealt(&["p3 cbr 20", "p1 cbr 20"])),
            (
                "starting_stacks = [9, 7, 20]",
                &dealt(&["p3 cbr 6", "p1 cbr 9", "p2 cc", "p3 cbr 20"]),
            ),
            (
                "starting_stacks = [9, 7, 20]",
                &dealt(&["p3 cc", "p1 cbr 8", "p2 cbr 7"]),
            ),
            (
                "starting_stacks = [20, 3, 20]",
                &dealt(&["p3 cc", "p1 cc", "p2 cbr 3", "p3 cbr 9"]),
            ),
            (
                "variant = 'FT'\nsmall_bet = 2\nbig_bet = 4",
                &dealt(&["p3 cbr 5"]),
            ),
            ("", &dealt(&["p3 sd Qh"])),
            ("", &dealt(&["p3 f", "p1 f", "p2 cc"])),
            ("", &dealt(&["p3 f", "p1 f", "d db 2c3c4s"])),
            ("", &dealt(&["p3 f"])),
            ("", &dealt(&[])),
            ("", &[]),
            ("", &dealt(&["p3 cbr 20", "p1 cc", "p2 cc"])),
            ("", &dealt(&["p3 cbr 20", "p1 cc", "p2 f", "d db 2c3c4s"])),
            (
                "",
                &dealt(&["p3 cbr 20", "p1 cc", "p2 f", "d db 2c3c4s5s??"]),
            ),
            ("", &dealt(&["p3 sm QhQd"])),
            ("", &dealt(&["p3 f", "p3 sm QhQd"])),
            ("", &limp(&["p1 sm AhAc"])),
            ("", &limp(&["p1 sm AhAdAc"])),
            ("", &limped(&DEALT[1..], &[])),
            (
                "",
                &limped(&["d dh p1 Ah??"], &["p1 sm AhKc", "p2 sm KcKd"]),
            ),
        ],
        expect![[r#"
            action 4 'p1 cc': it is the turn of p3, not of p1
              akcja 4 'p1 cc': kolej ma p3, a nie p1
            action 5 'p3 cc': p3 has folded
              akcja 5 'p3 cc': p3 po pasie nie gra już w tym rozdaniu
            action 4 'p3 cbr 3': the minimum bet or raise is to 4, and p3 has 20
              akcja 4 'p3 cbr 3': najmniejszy zakład lub podbicie na 4, a p3 ma 20
            action 4 'p3 cbr 21': the maximum bet or raise of p3 is to 20
              akcja 4 'p3 cbr 21': p3: największy zakład lub podbicie na 20
            action 5 'p1 cbr 20': p1 may not raise: all the chips do not go beyond a call
              akcja 5 'p1 cbr 20': p1 nie może podbić: wszystkie żetony nie wystarczą na więcej niż sprawdzenie
            action 7 'p3 cbr 20': p3 may not raise: nobody could put more in
              akcja 7 'p3 cbr 20': p3 nie może podbić: nikt nie mógłby dołożyć więcej
            action 6 'p2 cbr 7': p2 may not raise: all the chips do not go beyond a call
              akcja 6 'p2 cbr 7': p2 nie może podbić: wszystkie żetony nie wystarczą na więcej niż sprawdzenie
            action 7 'p3 cbr 9': p3 may not raise: a short all-in does not reopen the betting
              akcja 7 'p3 cbr 9': p3 nie może podbić: ostatnie all-in jest za małe, żeby znów otworzyć licytację
            action 4 'p3 cbr 5': the maximum bet or raise of p3 is to 4
              akcja 4 'p3 cbr 5': p3: największy zakład lub podbicie na 4
            action 4 'p3 sd Qh': p3 cannot do this now
              akcja 4 'p3 sd Qh': p3 nie może tego teraz zrobić
            action 6 'p2 cc': the hand is over
              akcja 6 'p2 cc': rozdanie skończone
            action 6 'd db 2c3c4s': this puts three cards on the board, and this part of the hand has 0
              akcja 6 'd db 2c3c4s': to wykłada na stół trzy karty, a w tej części rozdania jest 0
            the record ends before the hand does: it is the turn of p1
              zapis kończy się przed końcem rozdania: kolej ma p1
            the record ends before the hand does: it is the turn of p3
              zapis kończy się przed końcem rozdania: kolej ma p3
            the record ends before the hand does: it is the turn of p3
              zapis kończy się przed końcem rozdania: kolej ma p3
            the record ends before the hand does: it has dealt only 0 of the 5 board cards
              zapis kończy się przed końcem rozdania, karty na stole: w zapisie 0, a powinno być 5
            the record ends before the hand does: it has dealt only 3 of the 5 board cards
              zapis kończy się przed końcem rozdania, karty na stole: w zapisie 3, a powinno być 5
            the hands are compared, but the board is not all known
              porównuje się układy, ale nie wszystkie karty na stole są znane
            action 4 'p3 sm QhQd': p3 has nothing to show yet: it is the turn of p3
              akcja 4 'p3 sm QhQd': p3 nie ma jeszcze czego pokazać: kolej ma p3
            action 5 'p3 sm QhQd': p3 has folded
              akcja 5 'p3 sm QhQd': p3 po pasie nie gra już w tym rozdaniu
            action 19 'p1 sm AhAc': p1 shows AhAc, but was dealt AhAd
              akcja 19 'p1 sm AhAc': p1 pokazuje AhAc, a ma AhAd
            action 19 'p1 sm AhAdAc': p1 shows AhAdAc, but was dealt AhAd
              akcja 19 'p1 sm AhAdAc': p1 pokazuje AhAdAc, a ma AhAd
            the hands are compared, but the cards of p1 are unknown
              porównuje się układy, ale karty gracza p1 są nieznane
            action 18 'p2 sm KcKd': king of clubs is dealt twice: it was dealt in action 17 'p1 sm AhKc'
              akcja 18 'p2 sm KcKd': król trefl: ta karta jest rozdana dwa razy, pierwszy raz to akcja 17 'p1 sm AhKc'
        "#]],
    );
}

#[test]
fn impossible_cards_are_refused() {
    let dealt = |actions: &[&'static str]| [&DEALT[..], actions].concat();
    let calls = ["p3 cc", "p1 cc", "p2 cc"];
    let flop = |actions: &[&'static str]| dealt(&[&calls[..], actions].concat());
    check_refused(
        &[
            ("", &["d dh p1 AhAd", "d dh p2 AhKd"]),
            ("", &["d dh p1 AhAh"]),
            ("", &flop(&["d db 2c3cQd"])),
            ("", &limped(&["d dh p1 ????"], &["p1 sm 9h9c"])),
            ("", &["d dh p1 AhAdAc"]),
            ("", &["d dh p1 Ah", "p3 cc"]),
            ("", &dealt(&["d db 2c3c4s"])),
            ("", &flop(&["p1 cc"])),
            ("", &flop(&["d db 2c3c", "p1 cc"])),
            ("", &flop(&["d db 2c3c4s5s", "p1 cc"])),
            ("", &limped(&DEALT, &["d db Ts"])),
            ("", &["d dh p1 AhA"]),
            ("", &["d dh p1 Ax??"]),
            ("", &["d dh p1 ?h??"]),
            ("", &["d dh p1 żółć"]),
        ],
        expect![[r#"
            action 2 'd dh p2 AhKd': ace of hearts is dealt twice: it was dealt in action 1 'd dh p1 AhAd'
              akcja 2 'd dh p2 AhKd': as kier: ta karta jest rozdana dwa razy, pierwszy raz to akcja 1 'd dh p1 AhAd'
            action 1 'd dh p1 AhAh': ace of hearts is dealt twice: it was dealt in action 1 'd dh p1 AhAh'
              akcja 1 'd dh p1 AhAh': as kier: ta karta jest rozdana dwa razy, pierwszy raz to akcja 1 'd dh p1 AhAh'
            action 7 'd db 2c3cQd': queen of diamonds is dealt twice: it was dealt in action 3 'd dh p3 QhQd'
              akcja 7 'd db 2c3cQd': dama karo: ta karta jest rozdana dwa razy, pierwszy raz to akcja 3 'd dh p3 QhQd'
            action 17 'p1 sm 9h9c': nine of hearts is dealt twice: it was dealt in action 13 'd db 9h'
              akcja 17 'p1 sm 9h9c': dziewiątka kier: ta karta jest rozdana dwa razy, pierwszy raz to akcja 13 'd db 9h'
            action 1 'd dh p1 AhAdAc': this makes three cards for p1, who has 2 in this part of the hand
              akcja 1 'd dh p1 AhAdAc': p1 dostaje razem trzy karty, a w tej części rozdania ma 2
            action 2 'p3 cc': the record has dealt only 1 of the 2 cards of p1
              akcja 2 'p3 cc': karty gracza p1: w zapisie 1, a powinno być 2
            action 4 'd db 2c3c4s': this puts three cards on the board, and this part of the hand has 0
              akcja 4 'd db 2c3c4s': to wykłada na stół trzy karty, a w tej części rozdania jest 0
            action 7 'p1 cc': the record has dealt only 0 of the 3 board cards
              akcja 7 'p1 cc': karty na stole: w zapisie 0, a powinno być 3
            action 8 'p1 cc': the record has dealt only 2 of the 3 board cards
              akcja 8 'p1 cc': karty na stole: w zapisie 2, a powinno być 3
            action 7 'd db 2c3c4s5s': this puts four cards on the board, and this part of the hand has 3
              akcja 7 'd db 2c3c4s5s': to wykłada na stół cztery karty, a w tej części rozdania jest 3
            action 19 'd db Ts': this puts 6 cards on the board, and this part of the hand has 5
              akcja 19 'd db Ts': to wykłada na stół 6 kart, a w tej części rozdania jest 5
            action 1 'd dh p1 AhA': 'A' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah
              akcja 1 'd dh p1 AhA': 'A' nie jest kartą: napisz wartość 2-9 T J Q K A i kolor c d h s, na przykład Ah
            action 1 'd dh p1 Ax??': 'Ax' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah
              akcja 1 'd dh p1 Ax??': 'Ax' nie jest kartą: napisz wartość 2-9 T J Q K A i kolor c d h s, na przykład Ah
            action 1 'd dh p1 ?h??': '?h' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah
              akcja 1 'd dh p1 ?h??': '?h' nie jest kartą: napisz wartość 2-9 T J Q K A i kolor c d h s, na przykład Ah
            action 1 'd dh p1 żółć': 'żó' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah
              akcja 1 'd dh p1 żółć': 'żó' nie jest kartą: napisz wartość 2-9 T J Q K A i kolor c d h s, na przykład Ah
        "#]],
    );
}

#[test]
fn impossible_fields_are_refused() {
    check_refused(
        &[
            ("variant = 'NS'", &[]),
            ("variant = 'XX'", &[]),
            ("variant = 7", &[]),
            ("min_bet = 0", &[]),
            ("min_bet = '2'", &[]),
            ("antes = [0, 0]", &[]),
            ("antes = 0", &[]),
            ("antes = [0, 0, -1]", &[]),
            ("antes = [0, 0, 0.00005]", &[]),
            ("blinds_or_straddles = [1, 2, -2]", &[]),
            ("blinds_or_straddles = [1, 2, 'x']", &[]),
            ("ante_trimming_status = 1", &[]),
            ("starting_stacks = [20, 20, 0]", &[]),
            ("starting_stacks = [20, 20, inf]", &[]),
            ("starting_stacks = [20, 20, nan]", &[]),
            ("starting_stacks = [20, 20, 9e15]", &[]),
            ("starting_stacks = [20]", &[]),
            (
                "starting_stacks = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]",
                &[],
            ),
            ("finishing_stacks = [20, 20.00005, 19.99995]", &[]),
            ("finishing_stacks = [20, 20]", &[]),
            ("players = ['Ann', 'Bob']", &[]),
            ("players = ['Ann', 'Bob', 3]", &[]),
            ("players = ['Ann', ' ', 'Żaneta']", &["p1 f"]),
            ("", &["p3"]),
            ("", &["p3 xx"]),
            ("", &["p3 cbr"]),
            ("", &["p3 cbr lots"]),
            ("", &["p3 cbr 4.00005"]),
            ("", &["p3 cbr -4"]),
            ("", &["p3 cbr 99999999999999999999"]),
            ("", &["p4 f"]),
            ("", &["p0 f"]),
            ("", &["p99999999999999999999 f"]),
            ("", &["p f"]),
            ("", &["x3 f"]),
            ("", &["p3 pb"]),
        ],
        expect![[r#"
            this game is not played here: NS, no-limit short-deck hold'em
              w tę grę się tu nie gra: NS, hold'em z krótką talią bez limitu
            this game is not played here: XX
              w tę grę się tu nie gra: XX
            variant must be text
              pole variant musi zawierać tekst
            min_bet: must be more than zero
              pole min_bet: musi być więcej niż zero
            min_bet must be a number
              pole min_bet musi zawierać liczbę
            antes has 2 entries for 3 players
              pole antes ma 2 wpisy, a liczba graczy to 3
            antes must be an array
              pole antes musi zawierać tablicę
            antes: -1 is less than nothing
              pole antes: -1 to mniej niż nic
            antes: 0.00005 divides a chip more finely than can be told here
              pole antes: 0.00005 dzieli żeton drobniej, niż da się tu podać
            a player posts to come in, -2 in blinds_or_straddles, which is not played here
              gracz wpłaca, żeby wejść do gry, -2 w polu blinds_or_straddles, a tutaj tak się nie gra
            blinds_or_straddles must be an array of numbers
              pole blinds_or_straddles musi zawierać tablicę liczb
            ante_trimming_status must be true or false
              pole ante_trimming_status musi zawierać true albo false
            starting_stacks: must be more than zero
              pole starting_stacks: musi być więcej niż zero
            starting_stacks: the amount is unknown: inf
              pole starting_stacks: kwota jest nieznana: inf
            starting_stacks: the amount is unknown: NaN
              pole starting_stacks: kwota jest nieznana: NaN
            starting_stacks: 9000000000000000 is more than can be counted
              pole starting_stacks: 9000000000000000 to więcej, niż można policzyć
            a hand has 2 to 12 players, not 1
              liczba graczy w rozdaniu: minimum 2, maksimum 12, a nie 1
            a hand has 2 to 12 players, not 13
              liczba graczy w rozdaniu: minimum 2, maksimum 12, a nie 13
            finishing_stacks: 20.00005 divides a chip more finely than can be told here
              pole finishing_stacks: 20.00005 dzieli żeton drobniej, niż da się tu podać
            finishing_stacks has 2 entries for 3 players
              pole finishing_stacks ma 2 wpisy, a liczba graczy to 3
            players has 2 entries for 3 players
              pole players ma 2 wpisy, a liczba graczy to 3
            players must be an array of texts
              pole players musi zawierać tablicę tekstów
            action 1 'p1 f': it is the turn of p3 (Żaneta), not of p1 (Ann)
              akcja 1 'p1 f': kolej ma p3 (Żaneta), a nie p1 (Ann)
            action 1 'p3': this is not an action: write one of d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS], pN sm [CARDS]
              akcja 1 'p3': to nie jest akcja: napisz jedno z d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS], pN sm [CARDS]
            action 1 'p3 xx': this is not an action: write one of d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS], pN sm [CARDS]
              akcja 1 'p3 xx': to nie jest akcja: napisz jedno z d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS], pN sm [CARDS]
            action 1 'p3 cbr': this is not an action: write one of d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS], pN sm [CARDS]
              akcja 1 'p3 cbr': to nie jest akcja: napisz jedno z d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS], pN sm [CARDS]
            action 1 'p3 cbr lots': 'lots' is not a number
              akcja 1 'p3 cbr lots': 'lots' nie jest liczbą
            action 1 'p3 cbr 4.00005': 4.00005 divides a chip more finely than can be told here
              akcja 1 'p3 cbr 4.00005': 4.00005 dzieli żeton drobniej, niż da się tu podać
            action 1 'p3 cbr -4': -4 is less than nothing
              akcja 1 'p3 cbr -4': -4 to mniej niż nic
            action 1 'p3 cbr 99999999999999999999': 99999999999999999999 is more than can be counted
              akcja 1 'p3 cbr 99999999999999999999': 99999999999999999999 to więcej, niż można policzyć
            action 1 'p4 f': there is no player p4 in a hand of 3
              akcja 1 'p4 f': w rozdaniu nie ma gracza p4, liczba graczy to 3
            action 1 'p0 f': there is no player p0 in a hand of 3
              akcja 1 'p0 f': w rozdaniu nie ma gracza p0, liczba graczy to 3
            action 1 'p99999999999999999999 f': there is no player p99999999999999999999 in a hand of 3
              akcja 1 'p99999999999999999999 f': w rozdaniu nie ma gracza p99999999999999999999, liczba graczy to 3
            action 1 'p f': there is no player p in a hand of 3
              akcja 1 'p f': w rozdaniu nie ma gracza p, liczba graczy to 3
            action 1 'x3 f': this is not an action: write one of d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS], pN sm [CARDS]
              akcja 1 'x3 f': to nie jest akcja: napisz jedno z d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS], pN sm [CARDS]
            action 1 'p3 pb': this is not an action: write one of d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS], pN sm [CARDS]
              akcja 1 'p3 pb': to nie jest akcja: napisz jedno z d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS], pN sm [CARDS]
        "#]],
    );
    let missing = "variant = 'NT'\nantes = [0, 0]\nmin_bet = 2\nstarting_stacks = [9, 9]";
    assert_eq!(refusal(missing), "blinds_or_straddles is missing");
    assert_eq!(refusal("actions = []"), "variant is missing");
}
