//! Hands that cannot be, and what is said of them.

use expect_test::{Expect, expect};

use super::{DEALT, limped, phh, refusal};

fn check_refused(cases: &[(&str, &[&str])], expected: Expect) {
    let messages: Vec<String> = (cases.iter())
        .map(|(fields, actions)| refusal(&phh(fields, actions)))
        .collect();
    expected.assert_eq(&(messages.join("\n") + "\n"));
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
            action 5 'p3 cc': p3 has folded
            action 4 'p3 cbr 3': the minimum bet or raise is to 4, and p3 has 20
            action 4 'p3 cbr 21': the maximum bet or raise of p3 is to 20
            action 5 'p1 cbr 20': p1 may not raise: all the chips do not go beyond a call
            action 7 'p3 cbr 20': p3 may not raise: nobody could put more in
            action 6 'p2 cbr 7': p2 may not raise: all the chips do not go beyond a call
            action 7 'p3 cbr 9': p3 may not raise: a short all-in does not reopen the betting
            action 4 'p3 cbr 5': the maximum bet or raise of p3 is to 4
            action 4 'p3 sd Qh': p3 cannot do this now
            action 6 'p2 cc': the hand is over
            action 6 'd db 2c3c4s': this makes 3 board cards where there are 0 in this part of the hand
            the record ends before the hand does: it is the turn of p1
            the record ends before the hand does: it is the turn of p3
            the record ends before the hand does: it is the turn of p3
            the record ends before the hand does: the record has dealt only 0 of the 5 board cards
            the record ends before the hand does: the record has dealt only 3 of the 5 board cards
            the hands are compared, but the board is not all known
            action 4 'p3 sm QhQd': p3 has nothing to show yet: it is the turn of p3
            action 5 'p3 sm QhQd': p3 has folded
            action 19 'p1 sm AhAc': p1 shows AhAc, but was dealt AhAd
            action 19 'p1 sm AhAdAc': p1 shows AhAdAc, but was dealt AhAd
            the hands are compared, but the cards of p1 are unknown
            action 18 'p2 sm KcKd': Kc is dealt twice: it was dealt in action 17 'p1 sm AhKc'
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
            action 2 'd dh p2 AhKd': Ah is dealt twice: it was dealt in action 1 'd dh p1 AhAd'
            action 1 'd dh p1 AhAh': Ah is dealt twice: it was dealt in action 1 'd dh p1 AhAh'
            action 7 'd db 2c3cQd': Qd is dealt twice: it was dealt in action 3 'd dh p3 QhQd'
            action 17 'p1 sm 9h9c': 9h is dealt twice: it was dealt in action 13 'd db 9h'
            action 1 'd dh p1 AhAdAc': this makes 3 cards for p1, who has 2 in this part of the hand
            action 2 'p3 cc': the record has dealt only 1 of the 2 cards of p1
            action 4 'd db 2c3c4s': this makes 3 board cards where there are 0 in this part of the hand
            action 7 'p1 cc': the record has dealt only 0 of the 3 board cards
            action 8 'p1 cc': the record has dealt only 2 of the 3 board cards
            action 7 'd db 2c3c4s5s': this makes 4 board cards where there are 3 in this part of the hand
            action 19 'd db Ts': this makes 6 board cards where there are 5 in this part of the hand
            action 1 'd dh p1 AhA': 'A' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah
            action 1 'd dh p1 Ax??': 'Ax' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah
            action 1 'd dh p1 ?h??': '?h' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah
            action 1 'd dh p1 żółć': 'żó' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah
        "#]],
    );
}

#[test]
fn impossible_fields_are_refused() {
    check_refused(
        &[
            ("variant = 'PO'", &[]),
            ("variant = 'XX'", &[]),
            ("variant = 7", &[]),
            ("min_bet = 0", &[]),
            ("min_bet = '2'", &[]),
            ("antes = [0, 0]", &[]),
            ("antes = 0", &[]),
            ("antes = [0, 0, -1]", &[]),
            ("antes = [0, 0, 0.5]", &[]),
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
            ("finishing_stacks = [20, 20.5, 19.5]", &[]),
            ("finishing_stacks = [20, 20]", &[]),
            ("players = ['Ann', 'Bob']", &[]),
            ("players = ['Ann', 'Bob', 3]", &[]),
            ("players = ['Ann', ' ', 'Żaneta']", &["p1 f"]),
            ("", &["p3"]),
            ("", &["p3 xx"]),
            ("", &["p3 cbr"]),
            ("", &["p3 cbr lots"]),
            ("", &["p3 cbr 4.5"]),
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
            this game is not played here: PO (pot-limit Omaha)
            this game is not played here: XX (unknown)
            variant must be text
            min_bet: must be more than zero
            min_bet must be a number
            antes has 2 entries for 3 players
            antes must be an array
            antes: -1 is less than nothing
            antes: half chips or smaller (0.5) are recorded, and chips are whole here
            a player posts to come in (-2 in blinds_or_straddles), which is not played here
            blinds_or_straddles must be an array of numbers
            ante_trimming_status must be true or false
            starting_stacks: must be more than zero
            starting_stacks: the amount is unknown (inf)
            starting_stacks: the amount is unknown (NaN)
            starting_stacks: 9000000000000000 is more than can be counted
            a hand has 2 to 12 players, not 1
            a hand has 2 to 12 players, not 13
            finishing_stacks: half chips or smaller (20.5) are recorded, and chips are whole here
            finishing_stacks has 2 entries for 3 players
            players has 2 entries for 3 players
            players must be an array of texts
            action 1 'p1 f': it is the turn of p3 (Żaneta), not of p1 (Ann)
            action 1 'p3': not an action: expected 'd dh pN CARDS', 'd db CARDS', 'pN f', 'pN cc', 'pN cbr AMOUNT', 'pN sd [CARDS]' or 'pN sm [CARDS]'
            action 1 'p3 xx': not an action: expected 'd dh pN CARDS', 'd db CARDS', 'pN f', 'pN cc', 'pN cbr AMOUNT', 'pN sd [CARDS]' or 'pN sm [CARDS]'
            action 1 'p3 cbr': not an action: expected 'd dh pN CARDS', 'd db CARDS', 'pN f', 'pN cc', 'pN cbr AMOUNT', 'pN sd [CARDS]' or 'pN sm [CARDS]'
            action 1 'p3 cbr lots': 'lots' is not a number
            action 1 'p3 cbr 4.5': half chips or smaller (4.5) are recorded, and chips are whole here
            action 1 'p3 cbr -4': -4 is less than nothing
            action 1 'p3 cbr 99999999999999999999': 99999999999999999999 is more than can be counted
            action 1 'p4 f': there is no player p4 in a hand of 3
            action 1 'p0 f': there is no player p0 in a hand of 3
            action 1 'p99999999999999999999 f': there is no player p99999999999999999999 in a hand of 3
            action 1 'p f': there is no player p in a hand of 3
            action 1 'x3 f': not an action: expected 'd dh pN CARDS', 'd db CARDS', 'pN f', 'pN cc', 'pN cbr AMOUNT', 'pN sd [CARDS]' or 'pN sm [CARDS]'
            action 1 'p3 pb': not an action: expected 'd dh pN CARDS', 'd db CARDS', 'pN f', 'pN cc', 'pN cbr AMOUNT', 'pN sd [CARDS]' or 'pN sm [CARDS]'
        "#]],
    );
    let missing = "variant = 'NT'\nantes = [0, 0]\nmin_bet = 2\nstarting_stacks = [9, 9]";
    assert_eq!(refusal(missing), "blinds_or_straddles is missing");
    assert_eq!(refusal("actions = []"), "variant is missing");
}
