//! Hands under way: what everybody did last, and what is open and picked.

use expect_test::expect;

use super::check;

#[test]
fn the_last_action_stays_until_the_next_street() {
    check(
        "options Holdem((big_blind: 100))
         stacks 1000 1000 1000 400
         button 0
         hole 1 KhJd
         board Kd9h5c
         3 call; 0 raise 300
         1 call; 2 fold",
        1,
        expect![[r#"
            pot: Pot 800
            board: _ _ _ _ _
              Bob | SB | 700 | bet 300 | call | Kh Jd
            - Carol | BB | 900 | bet 100 | [folded]
            > Dave | 300 | bet 100 | call | # #
              Anna | D | 700 | bet 300 | raise | # #
        "#]],
    );
    check(
        "options Holdem((big_blind: 100))
         stacks 1000 1000 1000 400
         button 0
         hole 1 KhJd
         board Kd9h5c
         3 call; 0 raise 300
         1 call; 2 fold
         3 all-in; 0 call
         1 call; 1 check",
        1,
        expect![[r#"
            pot: Pot 1,300
            board: Kd 9h 5c _ _
              Bob | SB | 600 | [check] | Kh Jd
            - Carol | BB | 900 | folded
              Dave | 0 | all in | # #
            > Anna | D | 600 | # #
        "#]],
    );
}

#[test]
fn with_two_players_the_button_is_the_small_blind() {
    check(
        "options Holdem((players: 2))
         stacks 1000 1000
         button 0
         hole 1 KhJd",
        1,
        expect![[r#"
            pot: Pot 300
            board: _ _ _ _ _
              Bob | BB | 800 | bet 200 | Kh Jd
            > Anna | D SB | 900 | bet 100 | # #
        "#]],
    );
}

#[test]
fn exchanges_stay_in_sight() {
    check(
        "options Draw((players: 3))
         stacks 100 100 100
         button 2
         hole 0 KcKd2c3c4c
         hole 2 AsQsJsTs4h
         next 5dKh6c3h
         0 bet 2
         1 call; 2 call
         0 draw 3c
         1 draw none; 2 draw 4h
         0 bet 4",
        2,
        expect![[r#"
            pot: Pot 16
              Carol | D | 96 | As Qs Js Ts Kh
              Anna | 92 | bet 4 | [bet] | # # # # # | drew 1
            > Bob | 96 | # # # # # | stood pat
        "#]],
    );
}

#[test]
fn what_is_open_picked_and_taken_away() {
    check(
        "options Unique((players: 3))
         stacks 1000 1000 1000
         button 0
         hole 0 AsKs
         hole 1 9h9d
         hole 2 AcQd
         board QsJsTs9c4h5d6h2s
         1 continue; 2 continue
         0 continue
         1 discard 5; 2 pass
         0 pass
         0 pick 1
         0 wave",
        0,
        expect![[r#"
            pot: Pot 95
            board: vQs Js Ts 9c 5d 6h ~2s
            taken away: 4h
              Anna | D | 970 | As Ks | Qs _ _
              Bob | 965 | # #
              Carol | 970 | # #
        "#]],
    );
}
