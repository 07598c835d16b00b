//! Golden transcripts of the other games.

use expect_test::expect;

use super::check;

#[test]
fn five_card_draw() {
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
        0,
        expect![[r#"
            .  Everyone antes 2.
            !  First to act: king of clubs, king of diamonds, two, three and four of clubs.
            !! Your turn, pot 6.
            -  You bet 2.
            -  Bob calls, Carol folds.
            !! Your turn, draw up to five cards, pot 10.
            !  You draw five of diamonds, king of hearts, six of clubs: three kings.
            -  Bob draws one card.
            !! Your turn, pot 10.
            -  You bet 4.
            -  Bob calls.
            !  Bob shows ace, queen, jack and ten of spades, three of hearts: ace high.
            !! You win 18 with three kings.
        "#]],
        expect![[r#"
            .  Wszyscy wpłacają ante 2.
            !  Pierwsze miejsce za dealerem: król trefl, król karo, dwójka, trójka i czwórka trefl.
            !! Twoja kolej, pula 6.
            -  Stawiasz 2.
            -  Bob sprawdza, Carol pasuje.
            !! Twoja kolej, możesz wymienić najwyżej pięć kart, pula 10.
            !  Dobierasz piątkę karo, króla kier, szóstkę trefl: trójka króli.
            -  Bob wymienia jedną kartę.
            !! Twoja kolej, pula 10.
            -  Stawiasz 4.
            -  Bob sprawdza.
            !  Bob pokazuje asa, damę, waleta i dziesiątkę pik, trójkę kier: wysoka karta as.
            !! Wygrywasz 18, mając trójkę króli.
        "#]],
        expect![[r#"
            brief:
            .  Everyone antes 2.
            !  First to act: king clubs, king diamonds, two clubs, three clubs, four clubs.
            !! Your turn.
            -  You bet 2.
            -  Bob calls, Carol folds.
            !! Your turn, draw up to five cards.
            !  You draw five diamonds, king hearts, six clubs: three kings.
            -  Bob draws one card.
            !! Your turn.
            -  You bet 4.
            -  Bob calls.
            !  Bob shows ace spades, queen spades, jack spades, ten spades, three hearts: ace high.
            !! You win 18 with three kings.
            brief in Polish:
            .  Wszyscy wpłacają ante 2.
            !  Pierwsze miejsce za dealerem: król trefl, król karo, dwójka trefl, trójka trefl, czwórka trefl.
            !! Twoja kolej.
            -  Stawiasz 2.
            -  Bob sprawdza, Carol pasuje.
            !! Twoja kolej, możesz wymienić najwyżej pięć kart.
            !  Dobierasz piątkę karo, króla kier, szóstkę trefl: trójka króli.
            -  Bob wymienia jedną kartę.
            !! Twoja kolej.
            -  Stawiasz 4.
            -  Bob sprawdza.
            !  Bob pokazuje asa pik, damę pik, waleta pik, dziesiątkę pik, trójkę kier: wysoka karta as.
            !! Wygrywasz 18, mając trójkę króli.
            full:
            .  Carol has the button, you ante 2, Bob antes 2, Carol antes 2.
            !  First to act: king of clubs, king of diamonds, two, three and four of clubs.
            !! Your turn, you can check, pot 6, bet 2.
            -  You bet 2.
            -  Bob calls 2, Carol folds.
            !! Your turn, draw up to five cards, pot 10.
            !  You draw five of diamonds, king of hearts, six of clubs: three kings.
            -  Bob draws one card.
            !! Your turn, you can check, pot 10, bet 4.
            -  You bet 4.
            -  Bob calls 4.
            !  You have three kings, six kicker.
            !  Bob shows ace, queen, jack and ten of spades, three of hearts: ace high, queen kicker.
            !! You win 18.
            full in Polish:
            .  Carol jest dealerem, wpłacasz ante 2, Bob wpłaca ante 2, Carol wpłaca ante 2.
            !  Pierwsze miejsce za dealerem: król trefl, król karo, dwójka, trójka i czwórka trefl.
            !! Twoja kolej, możesz czekać, pula 6, zakład 2.
            -  Stawiasz 2.
            -  Bob sprawdza 2, Carol pasuje.
            !! Twoja kolej, możesz wymienić najwyżej pięć kart, pula 10.
            !  Dobierasz piątkę karo, króla kier, szóstkę trefl: trójka króli.
            -  Bob wymienia jedną kartę.
            !! Twoja kolej, możesz czekać, pula 10, zakład 4.
            -  Stawiasz 4.
            -  Bob sprawdza 4.
            !  Masz trójkę króli, kiker szóstka.
            !  Bob pokazuje asa, damę, waleta i dziesiątkę pik, trójkę kier: wysoka karta as, kiker dama.
            !! Wygrywasz 18.
            words: brief 73, normal 84, full 111, naive 113
        "#]],
    );
}

#[test]
fn unique_poker_with_a_late_pick() {
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
         1 discard 3; 2 pass
         0 turn
         0 pick 1
         0 pick 2; 1 pick 3
         0 wave
         0 wave
         1 pick 4; 1 pick 5; 2 pick 7; 2 pick 2; 2 pick 5
         0 over",
        0,
        expect![[r#"
            .  Everyone antes 10.
            !  Button, last to act: ace and king of spades.
            -  Bob and Carol continue.
            !! Your turn, 20 to continue, pot 70.
            -  You continue.
            !  Community cards: queen, jack and ten of spades, nine of clubs, four of hearts, five of diamonds, six of hearts, two of spades.
            !  Bob discards ten of spades, place 3, for 5, the cards after it move down one place.
            -  Carol passes.
            !! Your turn, a discard costs 5, pot 95.
            !! Your time is up, you pass.
            !  Wave 1: 1, queen of spades; 2, jack of spades; 3, nine of clubs.
            !! Your turn, pick three cards.
            !  You pick queen of spades, two left.
            !  You pick jack of spades, one left.
            !  Wave 2: 4, four of hearts; 5, five of diamonds; 6, six of hearts.
            !  Wave 3: 7, two of spades.
            !  Picking is over, you get, at random, six of hearts.
            !  Bob shows nine of hearts, nine of diamonds, picks nine of clubs, four of hearts, five of diamonds: three nines.
            !  Carol shows ace of clubs, queen of diamonds, picks two and jack of spades, five of diamonds: ace high.
            !  You have ace high.
            !  Bob wins 76, first place.
            !! You win 19, second place with the king kicker.
        "#]],
        expect![[r#"
            .  Wszyscy wpłacają ante 10.
            !  Dealer, ostatnia pozycja: as i król pik.
            -  Bob i Carol grają dalej.
            !! Twoja kolej, dalsza gra za 20, pula 70.
            -  Grasz dalej.
            !  Karty wspólne: dama, walet i dziesiątka pik, dziewiątka trefl, czwórka kier, piątka karo, szóstka kier, dwójka pik.
            !  Bob odrzuca dziesiątkę pik, miejsce 3, za 5, dalsze karty przesuwają się o jedno miejsce.
            -  Carol nic nie odrzuca.
            !! Twoja kolej, odrzucenie karty kosztuje 5, pula 95.
            !! Twój czas minął, nic nie odrzucasz.
            !  Fala 1: 1, dama pik; 2, walet pik; 3, dziewiątka trefl.
            !! Twoja kolej, wybierz trzy karty.
            !  Wybierasz damę pik, jeszcze dwie.
            !  Wybierasz waleta pik, jeszcze jedna.
            !  Fala 2: 4, czwórka kier; 5, piątka karo; 6, szóstka kier.
            !  Fala 3: 7, dwójka pik.
            !  Koniec wybierania, losowo dostajesz szóstkę kier.
            !  Bob pokazuje dziewiątkę kier, dziewiątkę karo, wybiera dziewiątkę trefl, czwórkę kier, piątkę karo: trójka dziewiątek.
            !  Carol pokazuje asa trefl, damę karo, wybiera dwójkę i waleta pik, piątkę karo: wysoka karta as.
            !  Masz wysoką kartę asa.
            !  Bob wygrywa 76, pierwsze miejsce.
            !! Wygrywasz 19, drugie miejsce, decyduje kiker król.
        "#]],
        expect![[r#"
            brief:
            .  Everyone antes 10.
            !  Button, last to act: ace spades, king spades.
            -  Bob and Carol continue.
            !! Your turn, 20 to continue.
            -  You continue.
            !  Community cards: queen spades, jack spades, ten spades, nine clubs, four hearts, five diamonds, six hearts, two spades.
            !  Bob discards ten spades, place 3, for 5, the cards after it move down one place.
            -  Carol passes.
            !! Your turn, a discard costs 5.
            !! Your time is up, you pass.
            !  Wave 1, places 1 to 3.
            !! Your turn, pick three cards.
            !  You pick queen spades, two left.
            !  You pick jack spades, one left.
            !  Wave 2, places 4 to 6.
            !  Wave 3, place 7.
            !  Picking is over, you get, at random, six hearts.
            !  Bob shows nine hearts, nine diamonds, picks nine clubs, four hearts, five diamonds: three nines.
            !  Carol shows ace clubs, queen diamonds, picks two spades, jack spades, five diamonds: ace high.
            !  You have ace high.
            !  Bob wins 76, first place.
            !! You win 19, second place with the king kicker.
            brief in Polish:
            .  Wszyscy wpłacają ante 10.
            !  Dealer, ostatnia pozycja: as pik, król pik.
            -  Bob i Carol grają dalej.
            !! Twoja kolej, dalsza gra za 20.
            -  Grasz dalej.
            !  Karty wspólne: dama pik, walet pik, dziesiątka pik, dziewiątka trefl, czwórka kier, piątka karo, szóstka kier, dwójka pik.
            !  Bob odrzuca dziesiątkę pik, miejsce 3, za 5, dalsze karty przesuwają się o jedno miejsce.
            -  Carol nic nie odrzuca.
            !! Twoja kolej, odrzucenie karty kosztuje 5.
            !! Twój czas minął, nic nie odrzucasz.
            !  Fala 1, miejsca od pierwszego do trzeciego.
            !! Twoja kolej, wybierz trzy karty.
            !  Wybierasz damę pik, jeszcze dwie.
            !  Wybierasz waleta pik, jeszcze jedna.
            !  Fala 2, miejsca od czwartego do szóstego.
            !  Fala 3, miejsce 7.
            !  Koniec wybierania, losowo dostajesz szóstkę kier.
            !  Bob pokazuje dziewiątkę kier, dziewiątkę karo, wybiera dziewiątkę trefl, czwórkę kier, piątkę karo: trójka dziewiątek.
            !  Carol pokazuje asa trefl, damę karo, wybiera dwójkę pik, waleta pik, piątkę karo: wysoka karta as.
            !  Masz wysoką kartę asa.
            !  Bob wygrywa 76, pierwsze miejsce.
            !! Wygrywasz 19, drugie miejsce, decyduje kiker król.
            full:
            .  You have the button, Bob antes 10, Carol antes 10, you ante 10.
            !  Button, last to act: ace and king of spades.
            -  Bob continues for 20, Carol continues for 20.
            !! Your turn, 20 to continue, pot 70.
            -  You continue for 20.
            !  Community cards: queen, jack and ten of spades, nine of clubs, four of hearts, five of diamonds, six of hearts, two of spades.
            !  Bob discards ten of spades, place 3, for 5, the cards after it move down one place.
            -  Carol passes.
            !! Your turn, a discard costs 5, pot 95.
            !! Your time is up, you pass.
            !  Wave 1: 1, queen of spades; 2, jack of spades; 3, nine of clubs.
            !! Your turn, pick three cards.
            !  You pick queen of spades, two left.
            !  You pick jack of spades, one left.
            !  Wave 2: 4, four of hearts; 5, five of diamonds; 6, six of hearts.
            !  Wave 3: 7, two of spades.
            !  Picking is over, you get, at random, six of hearts.
            !  Bob shows nine of hearts, nine of diamonds, picks nine of clubs, four of hearts, five of diamonds: three nines, five kicker.
            !  Carol shows ace of clubs, queen of diamonds, picks two and jack of spades, five of diamonds: ace high, queen kicker.
            !  You have ace high, king kicker.
            !  Bob wins 76, first place.
            !! You win 19, second place with the king kicker.
            full in Polish:
            .  Jesteś dealerem, Bob wpłaca ante 10, Carol wpłaca ante 10, wpłacasz ante 10.
            !  Dealer, ostatnia pozycja: as i król pik.
            -  Bob gra dalej za 20, Carol gra dalej za 20.
            !! Twoja kolej, dalsza gra za 20, pula 70.
            -  Grasz dalej za 20.
            !  Karty wspólne: dama, walet i dziesiątka pik, dziewiątka trefl, czwórka kier, piątka karo, szóstka kier, dwójka pik.
            !  Bob odrzuca dziesiątkę pik, miejsce 3, za 5, dalsze karty przesuwają się o jedno miejsce.
            -  Carol nic nie odrzuca.
            !! Twoja kolej, odrzucenie karty kosztuje 5, pula 95.
            !! Twój czas minął, nic nie odrzucasz.
            !  Fala 1: 1, dama pik; 2, walet pik; 3, dziewiątka trefl.
            !! Twoja kolej, wybierz trzy karty.
            !  Wybierasz damę pik, jeszcze dwie.
            !  Wybierasz waleta pik, jeszcze jedna.
            !  Fala 2: 4, czwórka kier; 5, piątka karo; 6, szóstka kier.
            !  Fala 3: 7, dwójka pik.
            !  Koniec wybierania, losowo dostajesz szóstkę kier.
            !  Bob pokazuje dziewiątkę kier, dziewiątkę karo, wybiera dziewiątkę trefl, czwórkę kier, piątkę karo: trójka dziewiątek, kiker piątka.
            !  Carol pokazuje asa trefl, damę karo, wybiera dwójkę i waleta pik, piątkę karo: wysoka karta as, kiker dama.
            !  Masz wysoką kartę asa, kiker król.
            !  Bob wygrywa 76, pierwsze miejsce.
            !! Wygrywasz 19, drugie miejsce, decyduje kiker król.
            words: brief 160, normal 201, full 223, naive 232
        "#]],
    );
}

#[test]
fn unique_poker_by_the_highest_hole_card() {
    check(
        "options Unique((players: 3))
         stacks 1000 1000 1000
         button 2
         hole 0 Kh9d
         hole 1 9h9s
         hole 2 QdJh
         board KsQsJd9c4h5d6h2s
         0 continue
         1 fold
         2 continue
         0 pass
         2 discard 8
         2 pick 1; 0 pick 2; 0 pick 3
         0 wave
         0 pick 5; 2 pick 4
         2 pick 5
         0 wave
         0 over",
        2,
        expect![[r#"
            .  Everyone antes 10.
            !  Button, last to act: queen of diamonds, jack of hearts.
            -  Anna continues.
            -  Bob folds.
            !! Your turn, 20 to continue, pot 50.
            -  You continue.
            !  Community cards: king and queen of spades, jack of diamonds, nine of clubs, four of hearts, five of diamonds, six of hearts, two of spades.
            -  Anna passes.
            !! Your turn, a discard costs 5, pot 70.
            !  You discard two of spades, place 8, for 5.
            !  Wave 1: 1, king of spades; 2, queen of spades; 3, jack of diamonds.
            !! Your turn, pick three cards.
            !  You pick king of spades, two left.
            !  Wave 2: 4, nine of clubs; 5, four of hearts; 6, five of diamonds.
            !  You pick nine of clubs, one left.
            !  You pick four of hearts, that is all.
            !  Wave 3: 7, six of hearts.
            !  Picking is over.
            !  Anna shows king of hearts, nine of diamonds, picks queen of spades, jack of diamonds, four of hearts: king high.
            !  You have king high.
            !  Anna wins 60, first place, highest hole card king.
            !! You win 15, second place.
        "#]],
        expect![[r#"
            .  Wszyscy wpłacają ante 10.
            !  Dealer, ostatnia pozycja: dama karo, walet kier.
            -  Anna gra dalej.
            -  Bob pasuje.
            !! Twoja kolej, dalsza gra za 20, pula 50.
            -  Grasz dalej.
            !  Karty wspólne: król i dama pik, walet karo, dziewiątka trefl, czwórka kier, piątka karo, szóstka kier, dwójka pik.
            -  Anna nic nie odrzuca.
            !! Twoja kolej, odrzucenie karty kosztuje 5, pula 70.
            !  Odrzucasz dwójkę pik, miejsce 8, za 5.
            !  Fala 1: 1, król pik; 2, dama pik; 3, walet karo.
            !! Twoja kolej, wybierz trzy karty.
            !  Wybierasz króla pik, jeszcze dwie.
            !  Fala 2: 4, dziewiątka trefl; 5, czwórka kier; 6, piątka karo.
            !  Wybierasz dziewiątkę trefl, jeszcze jedna.
            !  Wybierasz czwórkę kier, komplet.
            !  Fala 3: 7, szóstka kier.
            !  Koniec wybierania.
            !  Anna pokazuje króla kier, dziewiątkę karo, wybiera damę pik, waleta karo, czwórkę kier: wysoka karta król.
            !  Masz wysoką kartę króla.
            !  Anna wygrywa 60, pierwsze miejsce, decyduje najwyższa karta własna król.
            !! Wygrywasz 15, drugie miejsce.
        "#]],
        expect![[r#"
            brief:
            .  Everyone antes 10.
            !  Button, last to act: queen diamonds, jack hearts.
            -  Anna continues.
            -  Bob folds.
            !! Your turn, 20 to continue.
            -  You continue.
            !  Community cards: king spades, queen spades, jack diamonds, nine clubs, four hearts, five diamonds, six hearts, two spades.
            -  Anna passes.
            !! Your turn, a discard costs 5.
            !  You discard two spades, place 8, for 5.
            !  Wave 1, places 1 to 3.
            !! Your turn, pick three cards.
            !  You pick king spades, two left.
            !  Wave 2, places 4 to 6.
            !  You pick nine clubs, one left.
            !  You pick four hearts, that is all.
            !  Wave 3, place 7.
            !  Picking is over.
            !  Anna shows king hearts, nine diamonds, picks queen spades, jack diamonds, four hearts: king high.
            !  You have king high.
            !  Anna wins 60, first place, highest hole card king.
            !! You win 15, second place.
            brief in Polish:
            .  Wszyscy wpłacają ante 10.
            !  Dealer, ostatnia pozycja: dama karo, walet kier.
            -  Anna gra dalej.
            -  Bob pasuje.
            !! Twoja kolej, dalsza gra za 20.
            -  Grasz dalej.
            !  Karty wspólne: król pik, dama pik, walet karo, dziewiątka trefl, czwórka kier, piątka karo, szóstka kier, dwójka pik.
            -  Anna nic nie odrzuca.
            !! Twoja kolej, odrzucenie karty kosztuje 5.
            !  Odrzucasz dwójkę pik, miejsce 8, za 5.
            !  Fala 1, miejsca od pierwszego do trzeciego.
            !! Twoja kolej, wybierz trzy karty.
            !  Wybierasz króla pik, jeszcze dwie.
            !  Fala 2, miejsca od czwartego do szóstego.
            !  Wybierasz dziewiątkę trefl, jeszcze jedna.
            !  Wybierasz czwórkę kier, komplet.
            !  Fala 3, miejsce 7.
            !  Koniec wybierania.
            !  Anna pokazuje króla kier, dziewiątkę karo, wybiera damę pik, waleta karo, czwórkę kier: wysoka karta król.
            !  Masz wysoką kartę króla.
            !  Anna wygrywa 60, pierwsze miejsce, decyduje najwyższa karta własna król.
            !! Wygrywasz 15, drugie miejsce.
            full:
            .  You have the button, Anna antes 10, Bob antes 10, you ante 10.
            !  Button, last to act: queen of diamonds, jack of hearts.
            -  Anna continues for 20.
            -  Bob folds.
            !! Your turn, 20 to continue, pot 50.
            -  You continue for 20.
            !  Community cards: king and queen of spades, jack of diamonds, nine of clubs, four of hearts, five of diamonds, six of hearts, two of spades.
            -  Anna passes.
            !! Your turn, a discard costs 5, pot 70.
            !  You discard two of spades, place 8, for 5.
            !  Wave 1: 1, king of spades; 2, queen of spades; 3, jack of diamonds.
            !! Your turn, pick three cards.
            !  You pick king of spades, two left.
            !  Wave 2: 4, nine of clubs; 5, four of hearts; 6, five of diamonds.
            !  You pick nine of clubs, one left.
            !  You pick four of hearts, that is all.
            !  Wave 3: 7, six of hearts.
            !  Picking is over.
            !  Anna shows king of hearts, nine of diamonds, picks queen of spades, jack of diamonds, four of hearts: king high, queen kicker.
            !  You have king high, queen kicker.
            !  Anna wins 60, first place, highest hole card king.
            !! You win 15, second place.
            full in Polish:
            .  Jesteś dealerem, Anna wpłaca ante 10, Bob wpłaca ante 10, wpłacasz ante 10.
            !  Dealer, ostatnia pozycja: dama karo, walet kier.
            -  Anna gra dalej za 20.
            -  Bob pasuje.
            !! Twoja kolej, dalsza gra za 20, pula 50.
            -  Grasz dalej za 20.
            !  Karty wspólne: król i dama pik, walet karo, dziewiątka trefl, czwórka kier, piątka karo, szóstka kier, dwójka pik.
            -  Anna nic nie odrzuca.
            !! Twoja kolej, odrzucenie karty kosztuje 5, pula 70.
            !  Odrzucasz dwójkę pik, miejsce 8, za 5.
            !  Fala 1: 1, król pik; 2, dama pik; 3, walet karo.
            !! Twoja kolej, wybierz trzy karty.
            !  Wybierasz króla pik, jeszcze dwie.
            !  Fala 2: 4, dziewiątka trefl; 5, czwórka kier; 6, piątka karo.
            !  Wybierasz dziewiątkę trefl, jeszcze jedna.
            !  Wybierasz czwórkę kier, komplet.
            !  Fala 3: 7, szóstka kier.
            !  Koniec wybierania.
            !  Anna pokazuje króla kier, dziewiątkę karo, wybiera damę pik, waleta karo, czwórkę kier: wysoka karta król, kiker dama.
            !  Masz wysoką kartę króla, kiker dama.
            !  Anna wygrywa 60, pierwsze miejsce, decyduje najwyższa karta własna król.
            !! Wygrywasz 15, drugie miejsce.
            words: brief 132, normal 172, full 190, naive 193
        "#]],
    );
}
