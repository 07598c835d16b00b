//! Golden transcripts of Hold'em: who can win which pot.

use expect_test::expect;

use super::check;

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
            .  Blinds 50 and 100.
            !  Small blind: queen of spades, queen of hearts.
            !! Dave raises to 600, all in.
            -  Eve calls, Frank and Anna fold.
            !! Your turn, 550 to call, pot 1,350.
            -  You raise to 1,200.
            !! Carol calls 200, all in.
            -  Eve calls.
            !  Flop: two and three of clubs, seven of diamonds.
            !! Your turn, pot 3,300.
            -  You check.
            -  Eve checks.
            !  Turn card: eight of diamonds.
            !! Your turn, pot 3,300.
            -  You bet 200.
            -  Eve calls.
            !  River: nine of spades.
            !! Your turn, pot 3,700.
            -  You check.
            -  Eve checks.
            !  You have a pair of queens.
            !  Carol shows ace of spades, ace of hearts: pair of aces.
            !  Dave shows king of spades, king of hearts: pair of kings.
            !  Eve shows five of spades, five of hearts: pair of fives.
            !! You win the second side pot of 1,600 against Eve.
            !  Dave wins the first side pot of 900 against you and Eve.
            !  Carol wins the main pot of 1,200.
        "#]],
        expect![[r#"
            .  Ciemne 50 i 100.
            !  Mała ciemna: dama pik, dama kier.
            !! Dave podbija na 600, all-in.
            -  Eve sprawdza, Frank i Anna pasują.
            !! Twoja kolej, 550 do sprawdzenia, pula 1_350.
            -  Podbijasz na 1_200.
            !! Carol sprawdza 200, all-in.
            -  Eve sprawdza.
            !  Flop: dwójka i trójka trefl, siódemka karo.
            !! Twoja kolej, pula 3_300.
            -  Czekasz.
            -  Eve czeka.
            !  Turn: ósemka karo.
            !! Twoja kolej, pula 3_300.
            -  Stawiasz 200.
            -  Eve sprawdza.
            !  River: dziewiątka pik.
            !! Twoja kolej, pula 3_700.
            -  Czekasz.
            -  Eve czeka.
            !  Masz parę dam.
            !  Carol pokazuje asa pik, asa kier: para asów.
            !  Dave pokazuje króla pik, króla kier: para króli.
            !  Eve pokazuje piątkę pik, piątkę kier: para piątek.
            !! Wygrywasz drugą pulę poboczną 1_600, rywal: Eve.
            !  Dave wygrywa pierwszą pulę poboczną 900, rywale: ty i Eve.
            !  Carol wygrywa pulę główną 1_200.
        "#]],
        expect![[r#"
            brief:
            .  Blinds 50 and 100.
            !  Small blind: queen spades, queen hearts.
            !! Dave raises to 600, all in.
            -  Eve calls, two folds.
            !! Your turn, 550 to call.
            -  You raise to 1,200.
            !! Carol calls 200, all in.
            -  Eve calls.
            !  Flop: two clubs, three clubs, seven diamonds.
            !! Your turn.
            -  You check.
            -  Eve checks.
            !  Turn card: eight diamonds.
            !! Your turn.
            -  You bet 200.
            -  Eve calls.
            !  River: nine spades.
            !! Your turn.
            -  You check.
            -  Eve checks.
            !  You have a pair of queens.
            !  Carol shows ace spades, ace hearts: pair of aces.
            !  Dave shows king spades, king hearts: pair of kings.
            !  Eve shows five spades, five hearts: pair of fives.
            !! You win the second side pot of 1,600 against Eve.
            !  Dave wins the first side pot of 900 against you and Eve.
            !  Carol wins the main pot of 1,200.
            brief in Polish:
            .  Ciemne 50 i 100.
            !  Mała ciemna: dama pik, dama kier.
            !! Dave podbija na 600, all-in.
            -  Eve sprawdza, dwa pasy.
            !! Twoja kolej, 550 do sprawdzenia.
            -  Podbijasz na 1_200.
            !! Carol sprawdza 200, all-in.
            -  Eve sprawdza.
            !  Flop: dwójka trefl, trójka trefl, siódemka karo.
            !! Twoja kolej.
            -  Czekasz.
            -  Eve czeka.
            !  Turn: ósemka karo.
            !! Twoja kolej.
            -  Stawiasz 200.
            -  Eve sprawdza.
            !  River: dziewiątka pik.
            !! Twoja kolej.
            -  Czekasz.
            -  Eve czeka.
            !  Masz parę dam.
            !  Carol pokazuje asa pik, asa kier: para asów.
            !  Dave pokazuje króla pik, króla kier: para króli.
            !  Eve pokazuje piątkę pik, piątkę kier: para piątek.
            !! Wygrywasz drugą pulę poboczną 1_600, rywal: Eve.
            !  Dave wygrywa pierwszą pulę poboczną 900, rywale: ty i Eve.
            !  Carol wygrywa pulę główną 1_200.
            full:
            .  Anna has the button, you post the small blind of 50, Carol the big blind of 100.
            !  Small blind: queen of spades, queen of hearts.
            !! Dave raises to 600, all in.
            -  Eve calls 600, Frank folds, Anna folds.
            !! Your turn, 550 to call, pot 1,350, raise from 1,100 to 2,000.
            -  You raise to 1,200.
            !! Carol calls 200, all in.
            -  Eve calls 600.
            .  Burn card.
            !  Flop: two and three of clubs, seven of diamonds.
            !! Your turn, you can check, pot 3,300, bet from 100 to 800.
            -  You check.
            -  Eve checks.
            .  Burn card.
            !  Turn card: eight of diamonds.
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
            !! You win the second side pot of 1,600 against Eve.
            !  Dave wins the first side pot of 900 against you and Eve.
            !  Carol wins the main pot of 1,200.
            full in Polish:
            .  Anna jest dealerem, wpłacasz małą ciemną 50, Carol dużą ciemną 100.
            !  Mała ciemna: dama pik, dama kier.
            !! Dave podbija na 600, all-in.
            -  Eve sprawdza 600, Frank pasuje, Anna pasuje.
            !! Twoja kolej, 550 do sprawdzenia, pula 1_350, podbicie: minimum 1_100, maksimum 2_000.
            -  Podbijasz na 1_200.
            !! Carol sprawdza 200, all-in.
            -  Eve sprawdza 600.
            .  Karta spalona.
            !  Flop: dwójka i trójka trefl, siódemka karo.
            !! Twoja kolej, możesz czekać, pula 3_300, zakład: minimum 100, maksimum 800.
            -  Czekasz.
            -  Eve czeka.
            .  Karta spalona.
            !  Turn: ósemka karo.
            !! Twoja kolej, możesz czekać, pula 3_300, zakład: minimum 100, maksimum 800.
            -  Stawiasz 200.
            -  Eve sprawdza 200.
            .  Karta spalona.
            !  River: dziewiątka pik.
            !! Twoja kolej, możesz czekać, pula 3_700, zakład: minimum 100, maksimum 600.
            -  Czekasz.
            -  Eve czeka.
            !  Masz parę dam, kiker dziewiątka.
            !  Carol pokazuje asa pik, asa kier: para asów, kiker dziewiątka.
            !  Dave pokazuje króla pik, króla kier: para króli, kiker dziewiątka.
            !  Eve pokazuje piątkę pik, piątkę kier: para piątek, kiker dziewiątka.
            !! Wygrywasz drugą pulę poboczną 1_600, rywal: Eve.
            !  Dave wygrywa pierwszą pulę poboczną 900, rywale: ty i Eve.
            !  Carol wygrywa pulę główną 1_200.
            words: brief 131, normal 153, full 212, naive 202
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
            .  Blinds 50 and 100.
            !  Button: queen of spades, queen of hearts.
            !! Your turn, 100 to call, pot 150.
            -  You raise to 600.
            !! Anna calls 250, all in.
            -  Bob calls.
            !  Flop: two and three of clubs, seven of diamonds.
            -  Bob checks.
            -  You check.
            !  Turn card: eight of diamonds.
            -  Bob checks.
            -  You check.
            !  River: ace of clubs.
            -  Bob checks.
            -  You check.
            !  Anna shows ace and king of spades: pair of aces.
            !  Bob shows ace and king of hearts: pair of aces.
            !  You have a pair of queens.
            !  Bob wins the side pot of 600 against you.
            !  Anna and Bob split the main pot of 900, 450 each.
        "#]],
        expect![[r#"
            .  Ciemne 50 i 100.
            !  Dealer: dama pik, dama kier.
            !! Twoja kolej, 100 do sprawdzenia, pula 150.
            -  Podbijasz na 600.
            !! Anna sprawdza 250, all-in.
            -  Bob sprawdza.
            !  Flop: dwójka i trójka trefl, siódemka karo.
            -  Bob czeka.
            -  Czekasz.
            !  Turn: ósemka karo.
            -  Bob czeka.
            -  Czekasz.
            !  River: as trefl.
            -  Bob czeka.
            -  Czekasz.
            !  Anna pokazuje asa i króla pik: para asów.
            !  Bob pokazuje asa i króla kier: para asów.
            !  Masz parę dam.
            !  Bob wygrywa pulę poboczną 600, rywal: ty.
            !  Anna i Bob dzielą pulę główną 900, po 450.
        "#]],
        expect![[r#"
            brief:
            .  Blinds 50 and 100.
            !  Button: queen spades, queen hearts.
            !! Your turn, 100 to call.
            -  You raise to 600.
            !! Anna calls 250, all in.
            -  Bob calls.
            !  Flop: two clubs, three clubs, seven diamonds.
            -  Bob checks.
            -  You check.
            !  Turn card: eight diamonds.
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
            .  Ciemne 50 i 100.
            !  Dealer: dama pik, dama kier.
            !! Twoja kolej, 100 do sprawdzenia.
            -  Podbijasz na 600.
            !! Anna sprawdza 250, all-in.
            -  Bob sprawdza.
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
            !  Bob wygrywa pulę poboczną 600, rywal: ty.
            !  Anna i Bob dzielą pulę główną 900, po 450.
            full:
            .  You have the button, Anna posts the small blind of 50, Bob the big blind of 100.
            !  Button: queen of spades, queen of hearts.
            !! Your turn, 100 to call, pot 150, raise from 200 to 1,000.
            -  You raise to 600.
            !! Anna calls 250, all in.
            -  Bob calls 500.
            .  Burn card.
            !  Flop: two and three of clubs, seven of diamonds.
            -  Bob checks.
            -  You check.
            .  Burn card.
            !  Turn card: eight of diamonds.
            -  Bob checks.
            -  You check.
            .  Burn card.
            !  River: ace of clubs.
            -  Bob checks.
            -  You check.
            !  Anna shows ace and king of spades: pair of aces, king kicker.
            !  Bob shows ace and king of hearts: pair of aces, king kicker.
            !  You have a pair of queens, ace kicker.
            !  Bob wins the side pot of 600 against you.
            !  Anna and Bob split the main pot of 900, 450 each.
            full in Polish:
            .  Jesteś dealerem, Anna wpłaca małą ciemną 50, Bob dużą ciemną 100.
            !  Dealer: dama pik, dama kier.
            !! Twoja kolej, 100 do sprawdzenia, pula 150, podbicie: minimum 200, maksimum 1_000.
            -  Podbijasz na 600.
            !! Anna sprawdza 250, all-in.
            -  Bob sprawdza 500.
            .  Karta spalona.
            !  Flop: dwójka i trójka trefl, siódemka karo.
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
            !  Anna pokazuje asa i króla pik: para asów, kiker król.
            !  Bob pokazuje asa i króla kier: para asów, kiker król.
            !  Masz parę dam, kiker as.
            !  Bob wygrywa pulę poboczną 600, rywal: ty.
            !  Anna i Bob dzielą pulę główną 900, po 450.
            words: brief 95, normal 105, full 136, naive 159
        "#]],
    );
}
