//! Golden transcripts of Hold'em. Read them as if you heard them.

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
            .  Anna has the button, blinds: Bob 100, you 200.
            !  Your cards: king of hearts, queen of hearts.
            -  Dave folds.
            -  Eve calls 200.
            -  Frank folds.
            -  Anna calls 200, Bob calls 100.
            !! Your turn, you can check, pot 800.
            -  You check.
            !  Flop: seven of spades, ten of diamonds, jack of hearts.
            -  Bob checks.
            !! Your turn, you can check.
            -  You bet 400.
            -  Eve folds, Anna calls 400, Bob folds.
            !  Turn: two of clubs.
            !! Your turn, you can check, pot 1,600.
            -  You bet 800.
            -  Anna raises to 2,400.
            !! Your turn, 1,600 to call, pot 4,800.
            -  You call 1,600.
            !  River: king of spades.
            !! Your turn, you can check, pot 6,400.
            -  You check.
            -  Anna bets 3,000.
            !! Your turn, 3,000 to call, pot 9,400.
            -  You fold.
            !  Anna wins the pot of 9,400.
        "#]],
        expect![[r#"
            .  Dealer: Anna, ciemne: Bob 100, ty 200.
            !  Twoje karty: król kier, dama kier.
            -  Dave pasuje.
            -  Eve sprawdza 200.
            -  Frank pasuje.
            -  Anna sprawdza 200, Bob sprawdza 100.
            !! Twoja kolej, możesz czekać, pula 800.
            -  Czekasz.
            !  Flop: siódemka pik, dziesiątka karo, walet kier.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać.
            -  Stawiasz 400.
            -  Eve pasuje, Anna sprawdza 400, Bob pasuje.
            !  Turn: dwójka trefl.
            !! Twoja kolej, możesz czekać, pula 1_600.
            -  Stawiasz 800.
            -  Anna podbija do 2_400.
            !! Twoja kolej, 1_600 do sprawdzenia, pula 4_800.
            -  Sprawdzasz 1_600.
            !  River: król pik.
            !! Twoja kolej, możesz czekać, pula 6_400.
            -  Czekasz.
            -  Anna stawia 3_000.
            !! Twoja kolej, 3_000 do sprawdzenia, pula 9_400.
            -  Pasujesz.
            !  Anna wygrywa pulę 9_400.
        "#]],
        expect![[r#"
            brief:
            .  Blinds: Bob 100, you 200.
            !  Your cards: king hearts, queen hearts.
            -  Dave folds.
            -  Eve calls 200.
            -  Frank folds.
            -  Anna calls 200, Bob calls 100.
            !! Your turn, you can check.
            -  You check.
            !  Flop: seven spades, ten diamonds, jack hearts.
            -  Bob checks.
            !! Your turn, you can check.
            -  You bet 400.
            -  Eve folds, Anna calls 400, Bob folds.
            !  Turn: two clubs.
            !! Your turn, you can check.
            -  You bet 800.
            -  Anna raises to 2,400.
            !! Your turn, 1,600 to call.
            -  You call.
            !  River: king spades.
            !! Your turn, you can check.
            -  You check.
            -  Anna bets 3,000.
            !! Your turn, 3,000 to call.
            -  You fold.
            !  Anna wins the pot of 9,400.
            brief in Polish:
            .  Ciemne: Bob 100, ty 200.
            !  Twoje karty: król kier, dama kier.
            -  Dave pasuje.
            -  Eve sprawdza 200.
            -  Frank pasuje.
            -  Anna sprawdza 200, Bob sprawdza 100.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            !  Flop: siódemka pik, dziesiątka karo, walet kier.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać.
            -  Stawiasz 400.
            -  Eve pasuje, Anna sprawdza 400, Bob pasuje.
            !  Turn: dwójka trefl.
            !! Twoja kolej, możesz czekać.
            -  Stawiasz 800.
            -  Anna podbija do 2_400.
            !! Twoja kolej, 1_600 do sprawdzenia.
            -  Sprawdzasz.
            !  River: król pik.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            -  Anna stawia 3_000.
            !! Twoja kolej, 3_000 do sprawdzenia.
            -  Pasujesz.
            !  Anna wygrywa pulę 9_400.
            full:
            .  Anna has the button, Bob posts the small blind of 100, you the big blind of 200.
            !  Your cards: king of hearts, queen of hearts.
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
            !  Turn: two of clubs.
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
            .  Dealer: Anna, Bob wpłaca małą ciemną 100, ty dużą ciemną 200.
            !  Twoje karty: król kier, dama kier.
            -  Dave pasuje.
            -  Eve sprawdza 200.
            -  Frank pasuje.
            -  Anna sprawdza 200, Bob sprawdza 100.
            !! Twoja kolej, możesz czekać, pula 800, podbicie od 400 do 20_000.
            -  Czekasz.
            .  Karta spalona.
            !  Flop: siódemka pik, dziesiątka karo, walet kier.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać, pula 800, zakład od 200 do 19_800.
            -  Stawiasz 400.
            -  Eve pasuje, Anna sprawdza 400, Bob pasuje.
            .  Karta spalona.
            !  Turn: dwójka trefl.
            !! Twoja kolej, możesz czekać, pula 1_600, zakład od 200 do 19_400.
            -  Stawiasz 800.
            -  Anna podbija do 2_400.
            !! Twoja kolej, 1_600 do sprawdzenia, pula 4_800, podbicie od 4_000 do 19_400.
            -  Sprawdzasz 1_600.
            .  Karta spalona.
            !  River: król pik.
            !! Twoja kolej, możesz czekać, pula 6_400, zakład od 200 do 17_000.
            -  Czekasz.
            -  Anna stawia 3_000.
            !! Twoja kolej, 3_000 do sprawdzenia, pula 9_400, podbicie od 6_000 do 17_000.
            -  Pasujesz.
            !  Anna wygrywa pulę 9_400.
            words: brief 103, normal 125, full 171, naive 128
        "#]],
    );
}

#[test]
fn a_showdown_with_side_pots() {
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
            .  Anna has the button, blinds: you 50, Carol 100.
            !  Your cards: queen of spades, queen of hearts.
            !! Dave raises to 600, all in.
            -  Eve calls 600, Frank and Anna fold.
            !! Your turn, 550 to call, pot 1,350.
            -  You raise to 1,200.
            !! Carol calls 200, all in.
            -  Eve calls 600.
            !  Flop: two of clubs, three of clubs, seven of diamonds.
            !! Your turn, you can check, pot 3,300.
            -  You check.
            -  Eve checks.
            !  Turn: eight of diamonds.
            !! Your turn, you can check.
            -  You bet 200.
            -  Eve calls 200.
            !  River: nine of spades.
            !! Your turn, you can check, pot 3,700.
            -  You check.
            -  Eve checks.
            !  You have a pair of queens.
            !  Carol shows ace of spades, ace of hearts: pair of aces.
            !  Dave shows king of spades, king of hearts: pair of kings.
            !  Eve shows five of spades, five of hearts: pair of fives.
            !! You win side pot 2 of 1,600 against Eve.
            !  Dave wins side pot 1 of 900 against you and Eve.
            !  Carol wins the main pot of 1,200.
        "#]],
        expect![[r#"
            .  Dealer: Anna, ciemne: ty 50, Carol 100.
            !  Twoje karty: dama pik, dama kier.
            !! Dave podbija do 600, all-in.
            -  Eve sprawdza 600, Frank i Anna pasują.
            !! Twoja kolej, 550 do sprawdzenia, pula 1_350.
            -  Podbijasz do 1_200.
            !! Carol sprawdza 200, all-in.
            -  Eve sprawdza 600.
            !  Flop: dwójka trefl, trójka trefl, siódemka karo.
            !! Twoja kolej, możesz czekać, pula 3_300.
            -  Czekasz.
            -  Eve czeka.
            !  Turn: ósemka karo.
            !! Twoja kolej, możesz czekać.
            -  Stawiasz 200.
            -  Eve sprawdza 200.
            !  River: dziewiątka pik.
            !! Twoja kolej, możesz czekać, pula 3_700.
            -  Czekasz.
            -  Eve czeka.
            !  Masz parę dam.
            !  Carol pokazuje asa pik, asa kier: para asów.
            !  Dave pokazuje króla pik, króla kier: para króli.
            !  Eve pokazuje piątkę pik, piątkę kier: para piątek.
            !! Wygrywasz pulę poboczną numer 2, 1_600, w grze też Eve.
            !  Dave wygrywa pulę poboczną numer 1, 900, w grze też ty i Eve.
            !  Carol wygrywa pulę główną 1_200.
        "#]],
        expect![[r#"
            brief:
            .  Blinds: you 50, Carol 100.
            !  Your cards: queen spades, queen hearts.
            !! Dave raises to 600, all in.
            -  Eve calls 600, two folds.
            !! Your turn, 550 to call.
            -  You raise to 1,200.
            !! Carol calls 200, all in.
            -  Eve calls 600.
            !  Flop: two clubs, three clubs, seven diamonds.
            !! Your turn, you can check.
            -  You check.
            -  Eve checks.
            !  Turn: eight diamonds.
            !! Your turn, you can check.
            -  You bet 200.
            -  Eve calls 200.
            !  River: nine spades.
            !! Your turn, you can check.
            -  You check.
            -  Eve checks.
            !  You have a pair of queens.
            !  Carol shows ace spades, ace hearts: pair of aces.
            !  Dave shows king spades, king hearts: pair of kings.
            !  Eve shows five spades, five hearts: pair of fives.
            !! You win side pot 2 of 1,600 against Eve.
            !  Dave wins side pot 1 of 900 against you and Eve.
            !  Carol wins the main pot of 1,200.
            brief in Polish:
            .  Ciemne: ty 50, Carol 100.
            !  Twoje karty: dama pik, dama kier.
            !! Dave podbija do 600, all-in.
            -  Eve sprawdza 600, dwa pasy.
            !! Twoja kolej, 550 do sprawdzenia.
            -  Podbijasz do 1_200.
            !! Carol sprawdza 200, all-in.
            -  Eve sprawdza 600.
            !  Flop: dwójka trefl, trójka trefl, siódemka karo.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            -  Eve czeka.
            !  Turn: ósemka karo.
            !! Twoja kolej, możesz czekać.
            -  Stawiasz 200.
            -  Eve sprawdza 200.
            !  River: dziewiątka pik.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            -  Eve czeka.
            !  Masz parę dam.
            !  Carol pokazuje asa pik, asa kier: para asów.
            !  Dave pokazuje króla pik, króla kier: para króli.
            !  Eve pokazuje piątkę pik, piątkę kier: para piątek.
            !! Wygrywasz pulę poboczną numer 2, 1_600, w grze też Eve.
            !  Dave wygrywa pulę poboczną numer 1, 900, w grze też ty i Eve.
            !  Carol wygrywa pulę główną 1_200.
            full:
            .  Anna has the button, you post the small blind of 50, Carol the big blind of 100.
            !  Your cards: queen of spades, queen of hearts.
            !! Dave raises to 600, all in.
            -  Eve calls 600, Frank folds, Anna folds.
            !! Your turn, 550 to call, pot 1,350, raise from 1,100 to 2,000.
            -  You raise to 1,200.
            !! Carol calls 200, all in.
            -  Eve calls 600.
            .  Burn card.
            !  Flop: two of clubs, three of clubs, seven of diamonds.
            !! Your turn, you can check, pot 3,300, bet from 100 to 800.
            -  You check.
            -  Eve checks.
            .  Burn card.
            !  Turn: eight of diamonds.
            !! Your turn, you can check, pot 3,300, bet from 100 to 800.
            -  You bet 200.
            -  Eve calls 200.
            .  Burn card.
            !  River: nine of spades.
            !! Your turn, you can check, pot 3,700, bet from 100 to 600.
            -  You check.
            -  Eve checks.
            !  You have a pair of queens, nine kicker.
            !  Carol shows ace of spades, ace of hearts: pair of aces, nine kicker.
            !  Dave shows king of spades, king of hearts: pair of kings, nine kicker.
            !  Eve shows five of spades, five of hearts: pair of fives, nine kicker.
            !! You win side pot 2 of 1,600 against Eve.
            !  Dave wins side pot 1 of 900 against you and Eve.
            !  Carol wins the main pot of 1,200.
            full in Polish:
            .  Dealer: Anna, wpłacasz małą ciemną 50, Carol dużą ciemną 100.
            !  Twoje karty: dama pik, dama kier.
            !! Dave podbija do 600, all-in.
            -  Eve sprawdza 600, Frank pasuje, Anna pasuje.
            !! Twoja kolej, 550 do sprawdzenia, pula 1_350, podbicie od 1_100 do 2_000.
            -  Podbijasz do 1_200.
            !! Carol sprawdza 200, all-in.
            -  Eve sprawdza 600.
            .  Karta spalona.
            !  Flop: dwójka trefl, trójka trefl, siódemka karo.
            !! Twoja kolej, możesz czekać, pula 3_300, zakład od 100 do 800.
            -  Czekasz.
            -  Eve czeka.
            .  Karta spalona.
            !  Turn: ósemka karo.
            !! Twoja kolej, możesz czekać, pula 3_300, zakład od 100 do 800.
            -  Stawiasz 200.
            -  Eve sprawdza 200.
            .  Karta spalona.
            !  River: dziewiątka pik.
            !! Twoja kolej, możesz czekać, pula 3_700, zakład od 100 do 600.
            -  Czekasz.
            -  Eve czeka.
            !  Masz parę dam, kicker dziewiątka.
            !  Carol pokazuje asa pik, asa kier: para asów, kicker dziewiątka.
            !  Dave pokazuje króla pik, króla kier: para króli, kicker dziewiątka.
            !  Eve pokazuje piątkę pik, piątkę kier: para piątek, kicker dziewiątka.
            !! Wygrywasz pulę poboczną numer 2, 1_600, w grze też Eve.
            !  Dave wygrywa pulę poboczną numer 1, 900, w grze też ty i Eve.
            !  Carol wygrywa pulę główną 1_200.
            words: brief 141, normal 166, full 210, naive 200
        "#]],
    );
}

#[test]
fn a_side_pot_heard_by_its_loser() {
    check(
        "options Holdem((big_blind: 100))
         stacks 300 1000 1000
         button 2
         hole 0 AsKs
         hole 1 AhKh
         hole 2 QsQh
         board 2c3c7d8dAc
         2 raise 600
         0 all-in
         1 call
         1 check; 2 check
         1 check; 2 check
         1 check; 2 check",
        2,
        expect![[r#"
            .  You have the button, blinds: Anna 50, Bob 100.
            !  Your cards: queen of spades, queen of hearts.
            !! Your turn, 100 to call, pot 150.
            -  You raise to 600.
            !! Anna calls 250, all in.
            -  Bob calls 500.
            !  Flop: two of clubs, three of clubs, seven of diamonds.
            -  Bob checks.
            -  You check.
            !  Turn: eight of diamonds.
            -  Bob checks.
            -  You check.
            !  River: ace of clubs.
            -  Bob checks.
            -  You check.
            !  Anna shows ace of spades, king of spades: pair of aces.
            !  Bob shows ace of hearts, king of hearts: pair of aces.
            !  You have a pair of queens.
            !  Bob wins the side pot of 600 against you.
            !  Anna and Bob split the main pot of 900, 450 each.
        "#]],
        expect![[r#"
            .  Jesteś dealerem, ciemne: Anna 50, Bob 100.
            !  Twoje karty: dama pik, dama kier.
            !! Twoja kolej, 100 do sprawdzenia, pula 150.
            -  Podbijasz do 600.
            !! Anna sprawdza 250, all-in.
            -  Bob sprawdza 500.
            !  Flop: dwójka trefl, trójka trefl, siódemka karo.
            -  Bob czeka.
            -  Czekasz.
            !  Turn: ósemka karo.
            -  Bob czeka.
            -  Czekasz.
            !  River: as trefl.
            -  Bob czeka.
            -  Czekasz.
            !  Anna pokazuje asa pik, króla pik: para asów.
            !  Bob pokazuje asa kier, króla kier: para asów.
            !  Masz parę dam.
            !  Bob wygrywa pulę poboczną 600, w grze też ty.
            !  Anna i Bob dzielą pulę główną 900, po 450.
        "#]],
        expect![[r#"
            brief:
            .  You have the button.
            !  Your cards: queen spades, queen hearts.
            !! Your turn, 100 to call.
            -  You raise to 600.
            !! Anna calls 250, all in.
            -  Bob calls 500.
            !  Flop: two clubs, three clubs, seven diamonds.
            -  Bob checks.
            -  You check.
            !  Turn: eight diamonds.
            -  Bob checks.
            -  You check.
            !  River: ace clubs.
            -  Bob checks.
            -  You check.
            !  Anna shows ace spades, king spades: pair of aces.
            !  Bob shows ace hearts, king hearts: pair of aces.
            !  You have a pair of queens.
            !  Bob wins the side pot of 600 against you.
            !  Anna and Bob split the main pot of 900, 450 each.
            brief in Polish:
            .  Jesteś dealerem.
            !  Twoje karty: dama pik, dama kier.
            !! Twoja kolej, 100 do sprawdzenia.
            -  Podbijasz do 600.
            !! Anna sprawdza 250, all-in.
            -  Bob sprawdza 500.
            !  Flop: dwójka trefl, trójka trefl, siódemka karo.
            -  Bob czeka.
            -  Czekasz.
            !  Turn: ósemka karo.
            -  Bob czeka.
            -  Czekasz.
            !  River: as trefl.
            -  Bob czeka.
            -  Czekasz.
            !  Anna pokazuje asa pik, króla pik: para asów.
            !  Bob pokazuje asa kier, króla kier: para asów.
            !  Masz parę dam.
            !  Bob wygrywa pulę poboczną 600, w grze też ty.
            !  Anna i Bob dzielą pulę główną 900, po 450.
            full:
            .  You have the button, Anna posts the small blind of 50, Bob the big blind of 100.
            !  Your cards: queen of spades, queen of hearts.
            !! Your turn, 100 to call, pot 150, raise from 200 to 1,000.
            -  You raise to 600.
            !! Anna calls 250, all in.
            -  Bob calls 500.
            .  Burn card.
            !  Flop: two of clubs, three of clubs, seven of diamonds.
            -  Bob checks.
            -  You check.
            .  Burn card.
            !  Turn: eight of diamonds.
            -  Bob checks.
            -  You check.
            .  Burn card.
            !  River: ace of clubs.
            -  Bob checks.
            -  You check.
            !  Anna shows ace of spades, king of spades: pair of aces, king kicker.
            !  Bob shows ace of hearts, king of hearts: pair of aces, king kicker.
            !  You have a pair of queens, ace kicker.
            !  Bob wins the side pot of 600 against you.
            !  Anna and Bob split the main pot of 900, 450 each.
            full in Polish:
            .  Jesteś dealerem, Anna wpłaca małą ciemną 50, Bob dużą ciemną 100.
            !  Twoje karty: dama pik, dama kier.
            !! Twoja kolej, 100 do sprawdzenia, pula 150, podbicie od 200 do 1_000.
            -  Podbijasz do 600.
            !! Anna sprawdza 250, all-in.
            -  Bob sprawdza 500.
            .  Karta spalona.
            !  Flop: dwójka trefl, trójka trefl, siódemka karo.
            -  Bob czeka.
            -  Czekasz.
            .  Karta spalona.
            !  Turn: ósemka karo.
            -  Bob czeka.
            -  Czekasz.
            .  Karta spalona.
            !  River: as trefl.
            -  Bob czeka.
            -  Czekasz.
            !  Anna pokazuje asa pik, króla pik: para asów, kicker król.
            !  Bob pokazuje asa kier, króla kier: para asów, kicker król.
            !  Masz parę dam, kicker as.
            !  Bob wygrywa pulę poboczną 600, w grze też ty.
            !  Anna i Bob dzielą pulę główną 900, po 450.
            words: brief 96, normal 114, full 139, naive 161
        "#]],
    );
}

#[test]
fn a_split_pot() {
    check(
        "options Holdem((big_blind: 100, ante: 5))
         stacks 1000 1000 1000
         button 0
         hole 0 AsKs
         hole 1 AhKh
         board AcKc7d8d9s
         0 raise 300
         1 call; 2 fold
         1 check
         0 check; 1 check
         0 check; 1 check
         0 check",
        0,
        expect![[r#"
            .  You have the button, everyone antes 5, blinds: Bob 50, Carol 100.
            !  Your cards: ace of spades, king of spades.
            !! Your turn, 100 to call, pot 165.
            -  You raise to 300.
            -  Bob calls 250, Carol folds.
            !  Flop: ace of clubs, king of clubs, seven of diamonds.
            -  Bob checks.
            !! Your turn, you can check, pot 715.
            -  You check.
            !  Turn: eight of diamonds.
            -  Bob checks.
            !! Your turn, you can check.
            -  You check.
            !  River: nine of spades.
            -  Bob checks.
            !! Your turn, you can check.
            -  You check.
            !  Bob shows ace of hearts, king of hearts: two pair, aces and kings.
            !  You have two pair, aces and kings.
            !! You and Bob split the pot of 715, 357 each, Bob one more.
        "#]],
        expect![[r#"
            .  Jesteś dealerem, wszyscy wpłacają ante 5, ciemne: Bob 50, Carol 100.
            !  Twoje karty: as pik, król pik.
            !! Twoja kolej, 100 do sprawdzenia, pula 165.
            -  Podbijasz do 300.
            -  Bob sprawdza 250, Carol pasuje.
            !  Flop: as trefl, król trefl, siódemka karo.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać, pula 715.
            -  Czekasz.
            !  Turn: ósemka karo.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            !  River: dziewiątka pik.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            !  Bob pokazuje asa kier, króla kier: dwie pary, asy i króle.
            !  Masz dwie pary, asy i króle.
            !! Ty i Bob dzielicie pulę 715, po 357, Bob o jeden więcej.
        "#]],
        expect![[r#"
            brief:
            .  You have the button, everyone antes 5.
            !  Your cards: ace spades, king spades.
            !! Your turn, 100 to call.
            -  You raise to 300.
            -  Bob calls 250, Carol folds.
            !  Flop: ace clubs, king clubs, seven diamonds.
            -  Bob checks.
            !! Your turn, you can check.
            -  You check.
            !  Turn: eight diamonds.
            -  Bob checks.
            !! Your turn, you can check.
            -  You check.
            !  River: nine spades.
            -  Bob checks.
            !! Your turn, you can check.
            -  You check.
            !  Bob shows ace hearts, king hearts: two pair, aces and kings.
            !  You have two pair, aces and kings.
            !! You and Bob split the pot of 715, 357 each, Bob one more.
            brief in Polish:
            .  Jesteś dealerem, wszyscy wpłacają ante 5.
            !  Twoje karty: as pik, król pik.
            !! Twoja kolej, 100 do sprawdzenia.
            -  Podbijasz do 300.
            -  Bob sprawdza 250, Carol pasuje.
            !  Flop: as trefl, król trefl, siódemka karo.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            !  Turn: ósemka karo.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            !  River: dziewiątka pik.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            !  Bob pokazuje asa kier, króla kier: dwie pary, asy i króle.
            !  Masz dwie pary, asy i króle.
            !! Ty i Bob dzielicie pulę 715, po 357, Bob o jeden więcej.
            full:
            .  You have the button, Bob antes 5, Carol antes 5, you ante 5, Bob posts the small blind of 50, Carol the big blind of 100.
            !  Your cards: ace of spades, king of spades.
            !! Your turn, 100 to call, pot 165, raise from 200 to 995.
            -  You raise to 300.
            -  Bob calls 250, Carol folds.
            .  Burn card.
            !  Flop: ace of clubs, king of clubs, seven of diamonds.
            -  Bob checks.
            !! Your turn, you can check, pot 715, bet from 100 to 695.
            -  You check.
            .  Burn card.
            !  Turn: eight of diamonds.
            -  Bob checks.
            !! Your turn, you can check, pot 715, bet from 100 to 695.
            -  You check.
            .  Burn card.
            !  River: nine of spades.
            -  Bob checks.
            !! Your turn, you can check, pot 715, bet from 100 to 695.
            -  You check.
            !  Bob shows ace of hearts, king of hearts: two pair, aces and kings, nine kicker.
            !  You have two pair, aces and kings, nine kicker.
            !! You and Bob split the pot of 715, 357 each, Bob one more.
            full in Polish:
            .  Jesteś dealerem, Bob wpłaca ante 5, Carol wpłaca ante 5, wpłacasz ante 5, Bob wpłaca małą ciemną 50, Carol dużą ciemną 100.
            !  Twoje karty: as pik, król pik.
            !! Twoja kolej, 100 do sprawdzenia, pula 165, podbicie od 200 do 995.
            -  Podbijasz do 300.
            -  Bob sprawdza 250, Carol pasuje.
            .  Karta spalona.
            !  Flop: as trefl, król trefl, siódemka karo.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać, pula 715, zakład od 100 do 695.
            -  Czekasz.
            .  Karta spalona.
            !  Turn: ósemka karo.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać, pula 715, zakład od 100 do 695.
            -  Czekasz.
            .  Karta spalona.
            !  River: dziewiątka pik.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać, pula 715, zakład od 100 do 695.
            -  Czekasz.
            !  Bob pokazuje asa kier, króla kier: dwie pary, asy i króle, kicker dziewiątka.
            !  Masz dwie pary, asy i króle, kicker dziewiątka.
            !! Ty i Bob dzielicie pulę 715, po 357, Bob o jeden więcej.
            words: brief 98, normal 116, full 164, naive 142
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
            .  You have the button, blinds: you 50, Bob 100.
            !  Your cards: queen of spades, queen of hearts.
            !! Your turn, 50 to call, pot 150.
            -  You raise to 300.
            !! Bob raises to 1,000, all in.
            !! Your turn, 700 to call, pot 1,300.
            -  You call 700.
            !  Bob shows ace of spades, king of spades.
            !  You show queen of spades, queen of hearts.
            !  Flop: king of clubs, seven of diamonds, eight of diamonds.
            !  Turn: nine of spades.
            !  River: two of hearts.
            !  Bob has a pair of kings.
            !  You have a pair of queens.
            !  Bob wins 2,000.
        "#]],
        expect![[r#"
            .  Jesteś dealerem, ciemne: ty 50, Bob 100.
            !  Twoje karty: dama pik, dama kier.
            !! Twoja kolej, 50 do sprawdzenia, pula 150.
            -  Podbijasz do 300.
            !! Bob podbija do 1_000, all-in.
            !! Twoja kolej, 700 do sprawdzenia, pula 1_300.
            -  Sprawdzasz 700.
            !  Bob pokazuje asa pik, króla pik.
            !  Pokazujesz damę pik, damę kier.
            !  Flop: król trefl, siódemka karo, ósemka karo.
            !  Turn: dziewiątka pik.
            !  River: dwójka kier.
            !  Bob ma parę króli.
            !  Masz parę dam.
            !  Bob wygrywa 2_000.
        "#]],
        expect![[r#"
            brief:
            .  You have the button, blinds: you 50, Bob 100.
            !  Your cards: queen spades, queen hearts.
            !! Your turn, 50 to call.
            -  You raise to 300.
            !! Bob raises to 1,000, all in.
            !! Your turn, 700 to call.
            -  You call.
            !  Bob shows ace spades, king spades.
            !  You show queen spades, queen hearts.
            !  Flop: king clubs, seven diamonds, eight diamonds.
            !  Turn: nine spades.
            !  River: two hearts.
            !  Bob has a pair of kings.
            !  You have a pair of queens.
            !  Bob wins 2,000.
            brief in Polish:
            .  Jesteś dealerem, ciemne: ty 50, Bob 100.
            !  Twoje karty: dama pik, dama kier.
            !! Twoja kolej, 50 do sprawdzenia.
            -  Podbijasz do 300.
            !! Bob podbija do 1_000, all-in.
            !! Twoja kolej, 700 do sprawdzenia.
            -  Sprawdzasz.
            !  Bob pokazuje asa pik, króla pik.
            !  Pokazujesz damę pik, damę kier.
            !  Flop: król trefl, siódemka karo, ósemka karo.
            !  Turn: dziewiątka pik.
            !  River: dwójka kier.
            !  Bob ma parę króli.
            !  Masz parę dam.
            !  Bob wygrywa 2_000.
            full:
            .  You have the button, you post the small blind of 50, Bob the big blind of 100.
            !  Your cards: queen of spades, queen of hearts.
            !! Your turn, 50 to call, pot 150, raise from 200 to 1,500.
            -  You raise to 300.
            !! Bob raises to 1,000, all in.
            !! Your turn, 700 to call, pot 1,300, no raise possible.
            -  You call 700.
            !  Bob shows ace of spades, king of spades.
            !  You show queen of spades, queen of hearts.
            .  Burn card.
            !  Flop: king of clubs, seven of diamonds, eight of diamonds.
            .  Burn card.
            !  Turn: nine of spades.
            .  Burn card.
            !  River: two of hearts.
            !  Bob has a pair of kings, ace kicker.
            !  You have a pair of queens, king kicker.
            !  Bob wins 2,000.
            full in Polish:
            .  Jesteś dealerem, wpłacasz małą ciemną 50, Bob dużą ciemną 100.
            !  Twoje karty: dama pik, dama kier.
            !! Twoja kolej, 50 do sprawdzenia, pula 150, podbicie od 200 do 1_500.
            -  Podbijasz do 300.
            !! Bob podbija do 1_000, all-in.
            !! Twoja kolej, 700 do sprawdzenia, pula 1_300, podbić nie można.
            -  Sprawdzasz 700.
            !  Bob pokazuje asa pik, króla pik.
            !  Pokazujesz damę pik, damę kier.
            .  Karta spalona.
            !  Flop: król trefl, siódemka karo, ósemka karo.
            .  Karta spalona.
            !  Turn: dziewiątka pik.
            .  Karta spalona.
            !  River: dwójka kier.
            !  Bob ma parę króli, kicker as.
            !  Masz parę dam, kicker król.
            !  Bob wygrywa 2_000.
            words: brief 77, normal 93, full 119, naive 98
        "#]],
    );
}

#[test]
fn a_kicker_decides() {
    check(
        "options Holdem((big_blind: 100))
         stacks 1000 1000 1000
         button 2
         hole 0 AsKs
         hole 1 KhQh
         board Kc7d8d3s2h
         2 turn
         0 raise 300
         1 call
         0 bet 300
         1 call
         0 check
         1 check
         0 check
         1 check",
        1,
        expect![[r#"
            .  Carol has the button, blinds: Anna 50, you 100.
            !  Your cards: king of hearts, queen of hearts.
            -  Carol runs out of time and folds.
            -  Anna raises to 300.
            !! Your turn, 200 to call, pot 400.
            -  You call 200.
            !  Flop: king of clubs, seven of diamonds, eight of diamonds.
            -  Anna bets 300.
            !! Your turn, 300 to call, pot 900.
            -  You call 300.
            !  Turn: three of spades.
            -  Anna checks.
            !! Your turn, you can check, pot 1,200.
            -  You check.
            !  River: two of hearts.
            -  Anna checks.
            !! Your turn, you can check.
            -  You check.
            !  Anna shows ace of spades, king of spades: pair of kings, ace kicker.
            !  You have a pair of kings, queen kicker.
            !  Anna wins 1,200, ace kicker plays.
        "#]],
        expect![[r#"
            .  Dealer: Carol, ciemne: Anna 50, ty 100.
            !  Twoje karty: król kier, dama kier.
            -  Carol przekracza czas i pasuje.
            -  Anna podbija do 300.
            !! Twoja kolej, 200 do sprawdzenia, pula 400.
            -  Sprawdzasz 200.
            !  Flop: król trefl, siódemka karo, ósemka karo.
            -  Anna stawia 300.
            !! Twoja kolej, 300 do sprawdzenia, pula 900.
            -  Sprawdzasz 300.
            !  Turn: trójka pik.
            -  Anna czeka.
            !! Twoja kolej, możesz czekać, pula 1_200.
            -  Czekasz.
            !  River: dwójka kier.
            -  Anna czeka.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            !  Anna pokazuje asa pik, króla pik: para króli, kicker as.
            !  Masz parę króli, kicker dama.
            !  Anna wygrywa 1_200, decyduje kicker as.
        "#]],
        expect![[r#"
            brief:
            .  Blinds: Anna 50, you 100.
            !  Your cards: king hearts, queen hearts.
            -  Carol runs out of time and folds.
            -  Anna raises to 300.
            !! Your turn, 200 to call.
            -  You call.
            !  Flop: king clubs, seven diamonds, eight diamonds.
            -  Anna bets 300.
            !! Your turn, 300 to call.
            -  You call.
            !  Turn: three spades.
            -  Anna checks.
            !! Your turn, you can check.
            -  You check.
            !  River: two hearts.
            -  Anna checks.
            !! Your turn, you can check.
            -  You check.
            !  Anna shows ace spades, king spades: pair of kings, ace kicker.
            !  You have a pair of kings, queen kicker.
            !  Anna wins 1,200, ace kicker plays.
            brief in Polish:
            .  Ciemne: Anna 50, ty 100.
            !  Twoje karty: król kier, dama kier.
            -  Carol przekracza czas i pasuje.
            -  Anna podbija do 300.
            !! Twoja kolej, 200 do sprawdzenia.
            -  Sprawdzasz.
            !  Flop: król trefl, siódemka karo, ósemka karo.
            -  Anna stawia 300.
            !! Twoja kolej, 300 do sprawdzenia.
            -  Sprawdzasz.
            !  Turn: trójka pik.
            -  Anna czeka.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            !  River: dwójka kier.
            -  Anna czeka.
            !! Twoja kolej, możesz czekać.
            -  Czekasz.
            !  Anna pokazuje asa pik, króla pik: para króli, kicker as.
            !  Masz parę króli, kicker dama.
            !  Anna wygrywa 1_200, decyduje kicker as.
            full:
            .  Carol has the button, Anna posts the small blind of 50, you the big blind of 100.
            !  Your cards: king of hearts, queen of hearts.
            -  Carol runs out of time and folds.
            -  Anna raises to 300.
            !! Your turn, 200 to call, pot 400, raise from 500 to 1,000.
            -  You call 200.
            .  Burn card.
            !  Flop: king of clubs, seven of diamonds, eight of diamonds.
            -  Anna bets 300.
            !! Your turn, 300 to call, pot 900, raise from 600 to 700.
            -  You call 300.
            .  Burn card.
            !  Turn: three of spades.
            -  Anna checks.
            !! Your turn, you can check, pot 1,200, bet from 100 to 400.
            -  You check.
            .  Burn card.
            !  River: two of hearts.
            -  Anna checks.
            !! Your turn, you can check, pot 1,200, bet from 100 to 400.
            -  You check.
            !  Anna shows ace of spades, king of spades: pair of kings, ace kicker.
            !  You have a pair of kings, queen kicker.
            !  Anna wins 1,200, ace kicker plays.
            full in Polish:
            .  Dealer: Carol, Anna wpłaca małą ciemną 50, ty dużą ciemną 100.
            !  Twoje karty: król kier, dama kier.
            -  Carol przekracza czas i pasuje.
            -  Anna podbija do 300.
            !! Twoja kolej, 200 do sprawdzenia, pula 400, podbicie od 500 do 1_000.
            -  Sprawdzasz 200.
            .  Karta spalona.
            !  Flop: król trefl, siódemka karo, ósemka karo.
            -  Anna stawia 300.
            !! Twoja kolej, 300 do sprawdzenia, pula 900, podbicie od 600 do 700.
            -  Sprawdzasz 300.
            .  Karta spalona.
            !  Turn: trójka pik.
            -  Anna czeka.
            !! Twoja kolej, możesz czekać, pula 1_200, zakład od 100 do 400.
            -  Czekasz.
            .  Karta spalona.
            !  River: dwójka kier.
            -  Anna czeka.
            !! Twoja kolej, możesz czekać, pula 1_200, zakład od 100 do 400.
            -  Czekasz.
            !  Anna pokazuje asa pik, króla pik: para króli, kicker as.
            !  Masz parę króli, kicker dama.
            !  Anna wygrywa 1_200, decyduje kicker as.
            words: brief 95, normal 116, full 152, naive 128
        "#]],
    );
}
