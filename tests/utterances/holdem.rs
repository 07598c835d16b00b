//! Golden transcripts of Hold'em: a hand from the deal to the last fold, and
//! one that is all in. Read them as if you heard them.

use expect_test::expect;

use super::check;

#[test]
fn the_example_hand() {
    check(
        "stacks 20000 20000 20000 20000 20000 20000
         button 0
         hole 2 KhQh
         board 7sTdJh2cKs
         3 fold
         4 call
         5 fold
         0 call; 1 call
         2 check
         1 check
         2 bet 400
         4 fold; 0 call; 1 fold
         2 bet 800
         0 raise 2400
         2 call
         2 check
         0 bet 3000
         2 fold",
        2,
        expect![[r#"
            .  Blinds 100 and 200.
            !  Big blind: king and queen of hearts.
            -  Dave folds.
            -  Eve calls.
            -  Frank folds.
            -  Anna and Bob call.
            !! Your turn, pot 800.
            -  You check.
            !  Flop: seven of spades, ten of diamonds, jack of hearts.
            -  Bob checks.
            !! Your turn, pot 800.
            -  You bet 400.
            -  Eve folds, Anna calls, Bob folds.
            !  Turn card: two of clubs.
            !! Your turn, pot 1,600.
            -  You bet 800.
            -  Anna raises to 2,400.
            !! Your turn, 1,600 to call, pot 4,800.
            -  You call.
            !  River: king of spades.
            !! Your turn, pot 6,400.
            -  You check.
            -  Anna bets 3,000.
            !! Your turn, pot 9,400.
            -  You fold.
            !  Anna wins the pot of 9,400.
        "#]],
        expect![[r#"
            .  Ciemne 100 i 200.
            !  Duża ciemna: król i dama kier.
            -  Dave pasuje.
            -  Eve sprawdza.
            -  Frank pasuje.
            -  Anna i Bob sprawdzają.
            !! Twoja kolej, pula 800.
            -  Czekasz.
            !  Flop: siódemka pik, dziesiątka karo, walet kier.
            -  Bob czeka.
            !! Twoja kolej, pula 800.
            -  Stawiasz 400.
            -  Eve pasuje, Anna sprawdza, Bob pasuje.
            !  Turn: dwójka trefl.
            !! Twoja kolej, pula 1_600.
            -  Stawiasz 800.
            -  Anna podbija na 2_400.
            !! Twoja kolej, 1_600 do sprawdzenia, pula 4_800.
            -  Sprawdzasz.
            !  River: król pik.
            !! Twoja kolej, pula 6_400.
            -  Czekasz.
            -  Anna stawia 3_000.
            !! Twoja kolej, pula 9_400.
            -  Pasujesz.
            !  Anna wygrywa pulę 9_400.
        "#]],
        expect![[r#"
            brief:
            .  Blinds 100 and 200.
            !  Big blind: king hearts, queen hearts.
            -  Dave folds.
            -  Eve calls.
            -  Frank folds.
            -  Anna and Bob call.
            !! Your turn.
            -  You check.
            !  Flop: seven spades, ten diamonds, jack hearts.
            -  Bob checks.
            !! Your turn.
            -  You bet 400.
            -  Eve folds, Anna calls, Bob folds.
            !  Turn card: two clubs.
            !! Your turn.
            -  You bet 800.
            -  Anna raises to 2,400.
            !! Your turn, 1,600 to call.
            -  You call.
            !  River: king spades.
            !! Your turn.
            -  You check.
            -  Anna bets 3,000.
            !! Your turn.
            -  You fold.
            !  Anna wins the pot of 9,400.
            brief in Polish:
            .  Ciemne 100 i 200.
            !  Duża ciemna: król kier, dama kier.
            -  Dave pasuje.
            -  Eve sprawdza.
            -  Frank pasuje.
            -  Anna i Bob sprawdzają.
            !! Twoja kolej.
            -  Czekasz.
            !  Flop: siódemka pik, dziesiątka karo, walet kier.
            -  Bob czeka.
            !! Twoja kolej.
            -  Stawiasz 400.
            -  Eve pasuje, Anna sprawdza, Bob pasuje.
            !  Turn: dwójka trefl.
            !! Twoja kolej.
            -  Stawiasz 800.
            -  Anna podbija na 2_400.
            !! Twoja kolej, 1_600 do sprawdzenia.
            -  Sprawdzasz.
            !  River: król pik.
            !! Twoja kolej.
            -  Czekasz.
            -  Anna stawia 3_000.
            !! Twoja kolej.
            -  Pasujesz.
            !  Anna wygrywa pulę 9_400.
            full:
            .  Anna has the button, Bob posts the small blind of 100, you the big blind of 200.
            !  Big blind: king and queen of hearts.
            -  Dave folds.
            -  Eve calls 200.
            -  Frank folds.
            -  Anna calls 200, Bob calls 100.
            !! Your turn, you can check, pot 800, raise from 400 to 20,000.
            -  You check.
            .  Burn card.
            !  Flop: seven of spades, ten of diamonds, jack of hearts.
            -  Bob checks.
            !! Your turn, you can check, pot 800, bet from 200 to 19,800.
            -  You bet 400.
            -  Eve folds, Anna calls 400, Bob folds.
            .  Burn card.
            !  Turn card: two of clubs.
            !! Your turn, you can check, pot 1,600, bet from 200 to 19,400.
            -  You bet 800.
            -  Anna raises to 2,400.
            !! Your turn, 1,600 to call, pot 4,800, raise from 4,000 to 19,400.
            -  You call 1,600.
            .  Burn card.
            !  River: king of spades.
            !! Your turn, you can check, pot 6,400, bet from 200 to 17,000.
            -  You check.
            -  Anna bets 3,000.
            !! Your turn, 3,000 to call, pot 9,400, raise from 6,000 to 17,000.
            -  You fold.
            !  Anna wins the pot of 9,400.
            full in Polish:
            .  Anna jest dealerem, Bob wpłaca małą ciemną 100, ty dużą ciemną 200.
            !  Duża ciemna: król i dama kier.
            -  Dave pasuje.
            -  Eve sprawdza 200.
            -  Frank pasuje.
            -  Anna sprawdza 200, Bob sprawdza 100.
            !! Twoja kolej, możesz czekać, pula 800, podbicie: minimum 400, maksimum 20_000.
            -  Czekasz.
            .  Karta spalona.
            !  Flop: siódemka pik, dziesiątka karo, walet kier.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać, pula 800, zakład: minimum 200, maksimum 19_800.
            -  Stawiasz 400.
            -  Eve pasuje, Anna sprawdza 400, Bob pasuje.
            .  Karta spalona.
            !  Turn: dwójka trefl.
            !! Twoja kolej, możesz czekać, pula 1_600, zakład: minimum 200, maksimum 19_400.
            -  Stawiasz 800.
            -  Anna podbija na 2_400.
            !! Twoja kolej, 1_600 do sprawdzenia, pula 4_800, podbicie: minimum 4_000, maksimum 19_400.
            -  Sprawdzasz 1_600.
            .  Karta spalona.
            !  River: król pik.
            !! Twoja kolej, możesz czekać, pula 6_400, zakład: minimum 200, maksimum 17_000.
            -  Czekasz.
            -  Anna stawia 3_000.
            !! Twoja kolej, 3_000 do sprawdzenia, pula 9_400, podbicie: minimum 6_000, maksimum 17_000.
            -  Pasujesz.
            !  Anna wygrywa pulę 9_400.
            words: brief 84, normal 102, full 171, naive 128
        "#]],
    );
}

#[test]
fn an_all_in_is_run_out_street_by_street() {
    check(
        "options Holdem((big_blind: 100))
         stacks 1500 1000
         button 0
         hole 0 QsQh
         hole 1 AsKs
         board Kc7d8d9s2h
         0 raise 300
         1 all-in
         0 call",
        0,
        expect![[r#"
            .  Blinds 50 and 100.
            !  Button and small blind: queen of spades, queen of hearts.
            !! Your turn, 50 to call, pot 150.
            -  You raise to 300.
            !! Bob raises to 1,000, all in.
            !! Your turn, 700 to call, pot 1,300.
            -  You call.
            !  Bob shows ace and king of spades.
            !  Flop: king of clubs, seven and eight of diamonds.
            !  Turn card: nine of spades.
            !  River: two of hearts.
            !  You have a pair of queens.
            !  Bob wins 2,000 with a pair of kings.
        "#]],
        expect![[r#"
            .  Ciemne 50 i 100.
            !  Dealer i mała ciemna: dama pik, dama kier.
            !! Twoja kolej, 50 do sprawdzenia, pula 150.
            -  Podbijasz na 300.
            !! Bob podbija na 1_000, all-in.
            !! Twoja kolej, 700 do sprawdzenia, pula 1_300.
            -  Sprawdzasz.
            !  Bob pokazuje asa i króla pik.
            !  Flop: król trefl, siódemka i ósemka karo.
            !  Turn: dziewiątka pik.
            !  River: dwójka kier.
            !  Masz parę dam.
            !  Bob wygrywa 2_000, mając parę króli.
        "#]],
        expect![[r#"
            brief:
            .  Blinds 50 and 100.
            !  Button and small blind: queen spades, queen hearts.
            !! Your turn, 50 to call.
            -  You raise to 300.
            !! Bob raises to 1,000, all in.
            !! Your turn, 700 to call.
            -  You call.
            !  Bob shows ace spades, king spades.
            !  Flop: king clubs, seven diamonds, eight diamonds.
            !  Turn card: nine spades.
            !  River: two hearts.
            !  You have a pair of queens.
            !  Bob wins 2,000 with a pair of kings.
            brief in Polish:
            .  Ciemne 50 i 100.
            !  Dealer i mała ciemna: dama pik, dama kier.
            !! Twoja kolej, 50 do sprawdzenia.
            -  Podbijasz na 300.
            !! Bob podbija na 1_000, all-in.
            !! Twoja kolej, 700 do sprawdzenia.
            -  Sprawdzasz.
            !  Bob pokazuje asa pik, króla pik.
            !  Flop: król trefl, siódemka karo, ósemka karo.
            !  Turn: dziewiątka pik.
            !  River: dwójka kier.
            !  Masz parę dam.
            !  Bob wygrywa 2_000, mając parę króli.
            full:
            .  You have the button, you post the small blind of 50, Bob the big blind of 100.
            !  Button and small blind: queen of spades, queen of hearts.
            !! Your turn, 50 to call, pot 150, raise from 200 to 1,500.
            -  You raise to 300.
            !! Bob raises to 1,000, all in.
            !! Your turn, 700 to call, pot 1,300, no raise possible.
            -  You call 700.
            !  Bob shows ace and king of spades.
            !  You show queen of spades, queen of hearts.
            .  Burn card.
            !  Flop: king of clubs, seven and eight of diamonds.
            .  Burn card.
            !  Turn card: nine of spades.
            .  Burn card.
            !  River: two of hearts.
            !  Bob has a pair of kings, ace kicker.
            !  You have a pair of queens, king kicker.
            !  Bob wins 2,000.
            full in Polish:
            .  Jesteś dealerem, wpłacasz małą ciemną 50, Bob dużą ciemną 100.
            !  Dealer i mała ciemna: dama pik, dama kier.
            !! Twoja kolej, 50 do sprawdzenia, pula 150, podbicie: minimum 200, maksimum 1_500.
            -  Podbijasz na 300.
            !! Bob podbija na 1_000, all-in.
            !! Twoja kolej, 700 do sprawdzenia, pula 1_300, podbić nie można.
            -  Sprawdzasz 700.
            !  Bob pokazuje asa i króla pik.
            !  Pokazujesz damę pik, damę kier.
            .  Karta spalona.
            !  Flop: król trefl, siódemka i ósemka karo.
            .  Karta spalona.
            !  Turn: dziewiątka pik.
            .  Karta spalona.
            !  River: dwójka kier.
            !  Bob ma parę króli, kiker as.
            !  Masz parę dam, kiker król.
            !  Bob wygrywa 2_000.
            words: brief 68, normal 79, full 120, naive 97
        "#]],
    );
}
