//! Golden transcripts of Hold'em: hands of the same name, which share or are
//! parted by a kicker.

use expect_test::expect;

use super::check;

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
            .  Everyone antes 5, blinds 50 and 100.
            !  Button: ace and king of spades.
            !! Your turn, 100 to call, pot 165.
            -  You raise to 300.
            -  Bob calls, Carol folds.
            !  Flop: ace and king of clubs, seven of diamonds.
            -  Bob checks.
            !! Your turn, pot 715.
            -  You check.
            !  Turn card: eight of diamonds.
            -  Bob checks.
            !! Your turn, pot 715.
            -  You check.
            !  River: nine of spades.
            -  Bob checks.
            !! Your turn, pot 715.
            -  You check.
            !  Bob shows ace and king of hearts: two pair, aces and kings.
            !  You have two pair, aces and kings.
            !! You and Bob split the pot of 715, 357 each, odd chip to Bob.
        "#]],
        expect![[r#"
            .  Wszyscy wpłacają ante 5, ciemne 50 i 100.
            !  Dealer: as i król pik.
            !! Twoja kolej, 100 do sprawdzenia, pula 165.
            -  Podbijasz na 300.
            -  Bob sprawdza, Carol pasuje.
            !  Flop: as i król trefl, siódemka karo.
            -  Bob czeka.
            !! Twoja kolej, pula 715.
            -  Czekasz.
            !  Turn: ósemka karo.
            -  Bob czeka.
            !! Twoja kolej, pula 715.
            -  Czekasz.
            !  River: dziewiątka pik.
            -  Bob czeka.
            !! Twoja kolej, pula 715.
            -  Czekasz.
            !  Bob pokazuje asa i króla kier: dwie pary, asy i króle.
            !  Masz dwie pary, asy i króle.
            !! Ty i Bob dzielicie pulę 715, po 357, dodatkowy żeton: Bob.
        "#]],
        expect![[r#"
            brief:
            .  Everyone antes 5, blinds 50 and 100.
            !  Button: ace spades, king spades.
            !! Your turn, 100 to call.
            -  You raise to 300.
            -  Bob calls, Carol folds.
            !  Flop: ace clubs, king clubs, seven diamonds.
            -  Bob checks.
            !! Your turn.
            -  You check.
            !  Turn card: eight diamonds.
            -  Bob checks.
            !! Your turn.
            -  You check.
            !  River: nine spades.
            -  Bob checks.
            !! Your turn.
            -  You check.
            !  Bob shows ace hearts, king hearts: two pair, aces and kings.
            !  You have two pair, aces and kings.
            !! You and Bob split the pot of 715, 357 each, odd chip to Bob.
            brief in Polish:
            .  Wszyscy wpłacają ante 5, ciemne 50 i 100.
            !  Dealer: as pik, król pik.
            !! Twoja kolej, 100 do sprawdzenia.
            -  Podbijasz na 300.
            -  Bob sprawdza, Carol pasuje.
            !  Flop: as trefl, król trefl, siódemka karo.
            -  Bob czeka.
            !! Twoja kolej.
            -  Czekasz.
            !  Turn: ósemka karo.
            -  Bob czeka.
            !! Twoja kolej.
            -  Czekasz.
            !  River: dziewiątka pik.
            -  Bob czeka.
            !! Twoja kolej.
            -  Czekasz.
            !  Bob pokazuje asa kier, króla kier: dwie pary, asy i króle.
            !  Masz dwie pary, asy i króle.
            !! Ty i Bob dzielicie pulę 715, po 357, dodatkowy żeton: Bob.
            full:
            .  You have the button, Bob antes 5, Carol antes 5, you ante 5, Bob posts the small blind of 50, Carol the big blind of 100.
            !  Button: ace and king of spades.
            !! Your turn, 100 to call, pot 165, raise from 200 to 995.
            -  You raise to 300.
            -  Bob calls 250, Carol folds.
            .  Burn card.
            !  Flop: ace and king of clubs, seven of diamonds.
            -  Bob checks.
            !! Your turn, you can check, pot 715, bet from 100 to 695.
            -  You check.
            .  Burn card.
            !  Turn card: eight of diamonds.
            -  Bob checks.
            !! Your turn, you can check, pot 715, bet from 100 to 695.
            -  You check.
            .  Burn card.
            !  River: nine of spades.
            -  Bob checks.
            !! Your turn, you can check, pot 715, bet from 100 to 695.
            -  You check.
            !  Bob shows ace and king of hearts: two pair, aces and kings, nine kicker.
            !  You have two pair, aces and kings, nine kicker.
            !! You and Bob split the pot of 715, 357 each, odd chip to Bob.
            full in Polish:
            .  Jesteś dealerem, Bob wpłaca ante 5, Carol wpłaca ante 5, wpłacasz ante 5, Bob wpłaca małą ciemną 50, Carol dużą ciemną 100.
            !  Dealer: as i król pik.
            !! Twoja kolej, 100 do sprawdzenia, pula 165, podbicie: minimum 200, maksimum 995.
            -  Podbijasz na 300.
            -  Bob sprawdza 250, Carol pasuje.
            .  Karta spalona.
            !  Flop: as i król trefl, siódemka karo.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać, pula 715, zakład: minimum 100, maksimum 695.
            -  Czekasz.
            .  Karta spalona.
            !  Turn: ósemka karo.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać, pula 715, zakład: minimum 100, maksimum 695.
            -  Czekasz.
            .  Karta spalona.
            !  River: dziewiątka pik.
            -  Bob czeka.
            !! Twoja kolej, możesz czekać, pula 715, zakład: minimum 100, maksimum 695.
            -  Czekasz.
            !  Bob pokazuje asa i króla kier: dwie pary, asy i króle, kiker dziewiątka.
            !  Masz dwie pary, asy i króle, kiker dziewiątka.
            !! Ty i Bob dzielicie pulę 715, po 357, dodatkowy żeton: Bob.
            words: brief 89, normal 103, full 162, naive 139
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
            .  Blinds 50 and 100.
            !  Big blind: king and queen of hearts.
            -  Carol runs out of time and folds.
            -  Anna raises to 300.
            !! Your turn, 200 to call, pot 400.
            -  You call.
            !  Flop: king of clubs, seven and eight of diamonds.
            -  Anna bets 300.
            !! Your turn, pot 900.
            -  You call.
            !  Turn card: three of spades.
            -  Anna checks.
            !! Your turn, pot 1,200.
            -  You check.
            !  River: two of hearts.
            -  Anna checks.
            !! Your turn, pot 1,200.
            -  You check.
            !  Anna shows ace and king of spades: pair of kings.
            !  You have a pair of kings.
            !  Anna wins 1,200 with the ace kicker.
        "#]],
        expect![[r#"
            .  Ciemne 50 i 100.
            !  Duża ciemna: król i dama kier.
            -  Carol przekracza czas i pasuje.
            -  Anna podbija na 300.
            !! Twoja kolej, 200 do sprawdzenia, pula 400.
            -  Sprawdzasz.
            !  Flop: król trefl, siódemka i ósemka karo.
            -  Anna stawia 300.
            !! Twoja kolej, pula 900.
            -  Sprawdzasz.
            !  Turn: trójka pik.
            -  Anna czeka.
            !! Twoja kolej, pula 1_200.
            -  Czekasz.
            !  River: dwójka kier.
            -  Anna czeka.
            !! Twoja kolej, pula 1_200.
            -  Czekasz.
            !  Anna pokazuje asa i króla pik: para króli.
            !  Masz parę króli.
            !  Anna wygrywa 1_200, decyduje kiker as.
        "#]],
        expect![[r#"
            brief:
            .  Blinds 50 and 100.
            !  Big blind: king hearts, queen hearts.
            -  Carol runs out of time and folds.
            -  Anna raises to 300.
            !! Your turn, 200 to call.
            -  You call.
            !  Flop: king clubs, seven diamonds, eight diamonds.
            -  Anna bets 300.
            !! Your turn.
            -  You call.
            !  Turn card: three spades.
            -  Anna checks.
            !! Your turn.
            -  You check.
            !  River: two hearts.
            -  Anna checks.
            !! Your turn.
            -  You check.
            !  Anna shows ace spades, king spades: pair of kings.
            !  You have a pair of kings.
            !  Anna wins 1,200 with the ace kicker.
            brief in Polish:
            .  Ciemne 50 i 100.
            !  Duża ciemna: król kier, dama kier.
            -  Carol przekracza czas i pasuje.
            -  Anna podbija na 300.
            !! Twoja kolej, 200 do sprawdzenia.
            -  Sprawdzasz.
            !  Flop: król trefl, siódemka karo, ósemka karo.
            -  Anna stawia 300.
            !! Twoja kolej.
            -  Sprawdzasz.
            !  Turn: trójka pik.
            -  Anna czeka.
            !! Twoja kolej.
            -  Czekasz.
            !  River: dwójka kier.
            -  Anna czeka.
            !! Twoja kolej.
            -  Czekasz.
            !  Anna pokazuje asa pik, króla pik: para króli.
            !  Masz parę króli.
            !  Anna wygrywa 1_200, decyduje kiker as.
            full:
            .  Carol has the button, Anna posts the small blind of 50, you the big blind of 100.
            !  Big blind: king and queen of hearts.
            -  Carol runs out of time and folds.
            -  Anna raises to 300.
            !! Your turn, 200 to call, pot 400, raise from 500 to 1,000.
            -  You call 200.
            .  Burn card.
            !  Flop: king of clubs, seven and eight of diamonds.
            -  Anna bets 300.
            !! Your turn, 300 to call, pot 900, raise from 600 to 700.
            -  You call 300.
            .  Burn card.
            !  Turn card: three of spades.
            -  Anna checks.
            !! Your turn, you can check, pot 1,200, bet from 100 to 400.
            -  You check.
            .  Burn card.
            !  River: two of hearts.
            -  Anna checks.
            !! Your turn, you can check, pot 1,200, bet from 100 to 400.
            -  You check.
            !  Anna shows ace and king of spades: pair of kings, ace kicker.
            !  You have a pair of kings, queen kicker.
            !  Anna wins 1,200 with the ace kicker.
            full in Polish:
            .  Carol jest dealerem, Anna wpłaca małą ciemną 50, ty dużą ciemną 100.
            !  Duża ciemna: król i dama kier.
            -  Carol przekracza czas i pasuje.
            -  Anna podbija na 300.
            !! Twoja kolej, 200 do sprawdzenia, pula 400, podbicie: minimum 500, maksimum 1_000.
            -  Sprawdzasz 200.
            .  Karta spalona.
            !  Flop: król trefl, siódemka i ósemka karo.
            -  Anna stawia 300.
            !! Twoja kolej, 300 do sprawdzenia, pula 900, podbicie: minimum 600, maksimum 700.
            -  Sprawdzasz 300.
            .  Karta spalona.
            !  Turn: trójka pik.
            -  Anna czeka.
            !! Twoja kolej, możesz czekać, pula 1_200, zakład: minimum 100, maksimum 400.
            -  Czekasz.
            .  Karta spalona.
            !  River: dwójka kier.
            -  Anna czeka.
            !! Twoja kolej, możesz czekać, pula 1_200, zakład: minimum 100, maksimum 400.
            -  Czekasz.
            !  Anna pokazuje asa i króla pik: para króli, kiker as.
            !  Masz parę króli, kiker dama.
            !  Anna wygrywa 1_200, decyduje kiker as.
            words: brief 83, normal 97, full 151, naive 126
        "#]],
    );
}
