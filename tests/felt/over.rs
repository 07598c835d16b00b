//! Hands that are over: who has won what, with which cards.

use expect_test::expect;

use super::check;

#[test]
fn the_winning_five_are_lifted_and_the_others_dimmed() {
    check(
        "options Holdem((big_blind: 100))
         stacks 1000 1000 1000
         button 0
         hole 0 KsQd
         hole 1 KhJd
         hole 2 7c2d
         board Kd9h5c3s8h
         0 raise 300
         1 call; 2 fold
         1 check; 0 bet 200
         1 call
         1 check; 0 check
         1 check; 0 check",
        1,
        expect![[r#"
            banner: Anna wins 1,100, pair of kings, queen kicker
            board: ^Kd ^9h .5c .3s ^8h
              Bob | 500 | .Kh .Jd | pair of kings, jack kicker
            - Carol | 900 | folded
            * Anna | D | 1,600 | ^Ks ^Qd | pair of kings, queen kicker
            po polsku: Anna wygrywa 1 100, para króli, kiker dama
        "#]],
    );
}

#[test]
fn who_wins_without_a_showdown_shows_nothing() {
    check(
        "options Holdem((big_blind: 100))
         stacks 1000 1000 1000
         button 0
         hole 1 KhJd
         board Kd9h5c
         0 call
         1 call; 2 check
         1 bet 200
         2 fold; 0 fold",
        1,
        expect![[r#"
            banner: You win 500
            board: Kd 9h 5c _ _
            * Bob | 1,200 | Kh Jd
            - Carol | 900 | folded
            - Anna | D | 900 | folded
            po polsku: Wygrywasz 500
        "#]],
    );
}

#[test]
fn a_split_pot_has_several_winners() {
    check(
        "options Holdem((big_blind: 100))
         stacks 1000 1000 1000
         button 0
         hole 0 AsQd
         hole 1 AhQc
         hole 2 7c2d
         board Kd9h5c3s8h
         0 raise 300
         1 call; 2 call
         1 check; 2 check; 0 check
         1 check; 2 check; 0 check
         1 check; 2 check; 0 check",
        0,
        expect![[r#"
            banner: You and Bob split 900, ace high
            board: ^Kd ^9h .5c .3s ^8h
            * Anna | D | 1,150 | ^As ^Qd | ace high
            * Bob | 1,150 | ^Ah ^Qc | ace high
              Carol | 700 | .7c .2d | king high
            po polsku: Ty i Bob dzielicie 900, wysoka karta as
        "#]],
    );
}

#[test]
fn each_side_pot_is_told_whose_winners_differ() {
    check(
        "options Holdem((big_blind: 100))
         stacks 1000 2000 300 600 2000 2000
         button 0
         hole 2 AsAh
         hole 3 KsKh
         hole 1 QsQh
         hole 4 5s5h
         board 2c3c7d8d9s
         3 all-in
         4 call; 5 fold; 0 fold
         1 raise 1200
         2 all-in
         4 call
         1 check; 4 check
         1 bet 200
         4 call
         1 check; 4 check",
        1,
        expect![[r#"
            banner: Carol wins the main pot, 1,200, pair of aces
            banner: Dave wins side pot 1, 900, pair of kings
            banner: You win side pot 2, 1,600, pair of queens
            board: .2c .3c ^7d ^8d ^9s
            * Bob | 2,200 | ^Qs ^Qh | pair of queens
            * Carol | 1,200 | ^As ^Ah | pair of aces
            * Dave | 900 | ^Ks ^Kh | pair of kings
              Eve | 600 | .5s .5h | pair of fives
            - Frank | 2,000 | folded
            - Anna | D | 1,000 | folded
            po polsku: Carol wygrywa pulę główną, 1 200, para asów
            po polsku: Dave wygrywa pulę poboczną 1, 900, para króli
            po polsku: Wygrywasz pulę poboczną 2, 1 600, para dam
        "#]],
    );
}

#[test]
fn five_card_draw_shows_all_five() {
    check(
        "options Draw((players: 3))
         stacks 100 100 100
         button 2
         hole 0 KcKd2c3c4c
         hole 1 AsQsJsTs4h
         next 5dKh6c3h
         0 bet 2
         1 call; 2 fold
         0 draw 2c3c4c
         1 draw 4h
         0 bet 4
         1 call",
        1,
        expect![[r#"
            banner: Anna wins 18, three kings
              Bob | 92 | .As .Qs .Js .Ts .3h | ace high
            - Carol | D | 98 | folded
            * Anna | 110 | ^Kc ^Kd ^5d ^Kh ^6c | three kings
            po polsku: Anna wygrywa 18, trójka króli
        "#]],
    );
}

#[test]
fn unique_poker_has_picks_and_two_places() {
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
         0 pick 2; 1 pick 3
         0 wave
         0 pick 3
         0 wave
         1 pick 4; 1 pick 5; 2 pick 6; 2 pick 2; 2 pick 5
         0 over",
        2,
        expect![[r#"
            banner: Anna wins first place, 76, royal flush
            banner: Bob wins second place, 19, three nines
            board: ^Qs ^Js ^Ts .9c .5d .6h .2s
            taken away: 4h
              Carol | 970 | .Ac .Qd | .6h .Js .5d | ace high
            * Anna | D | 1,046 | ^As ^Ks | ^Qs ^Js ^Ts | royal flush
            * Bob | 984 | ^9h ^9d | ^Ts ^9c ^5d | three nines
            po polsku: Anna wygrywa pierwsze miejsce, 76, poker królewski
            po polsku: Bob wygrywa drugie miejsce, 19, trójka dziewiątek
        "#]],
    );
}
