//! Each event by itself.

use expect_test::expect;
use tabletalk::rules::{Blind, Event, Facing, Pass, Picker, Seen, Share, Street, Veiled, Viewer};

use super::{check_told, row, seat};

/// One of every event, by the player at that seat.
fn one_of_each(player: usize) -> Vec<Seen> {
    let seat = seat(player);
    let known = |cards: &str| Veiled::Known(row(cards));
    let up = Facing::Up;
    let down = Facing::Down;
    let board = |street, cards| Event::Board {
        street,
        cards,
        facing: up,
    };
    let won = |amount, pot, share| Event::Won {
        seat,
        pot,
        amount,
        share,
    };
    let all_in = true;
    vec![
        Event::HandStarted { button: seat },
        Event::Ante {
            seat,
            amount: 25,
            all_in: false,
        },
        Event::Ante {
            seat,
            amount: 10,
            all_in,
        },
        Event::Blind {
            seat,
            blind: Blind::Small,
            amount: 100,
            all_in: false,
        },
        Event::Blind {
            seat,
            blind: Blind::Big,
            amount: 150,
            all_in,
        },
        Event::Blind {
            seat,
            blind: Blind::Straddle,
            amount: 400,
            all_in: false,
        },
        Event::Dealt {
            seat,
            cards: known("Ac2d"),
        },
        Event::Dealt {
            seat,
            cards: Veiled::Hidden(2),
        },
        Event::Burned,
        board(Street::Flop, known("7sTdJh")),
        board(Street::Turn, known("2c")),
        board(Street::River, known("Ks")),
        board(Street::Community, known("2c3d4h5s6c7d8h9s")),
        Event::Board {
            street: Street::Community,
            cards: Veiled::Hidden(8),
            facing: down,
        },
        Event::TimedOut { seat },
        Event::Folded { seat },
        Event::Checked { seat },
        Event::Called {
            seat,
            amount: 1600,
            all_in: false,
        },
        Event::Called {
            seat,
            amount: 150,
            all_in,
        },
        Event::Bet {
            seat,
            to: 400,
            all_in: false,
        },
        Event::Bet {
            seat,
            to: 950,
            all_in,
        },
        Event::Raised {
            seat,
            to: 2400,
            all_in: false,
        },
        Event::Raised {
            seat,
            to: 1_234_567,
            all_in,
        },
        Event::Continued {
            seat,
            amount: 20,
            all_in: false,
        },
        Event::Exchanged {
            seat,
            cards: Veiled::Hidden(0),
        },
        Event::Exchanged {
            seat,
            cards: Veiled::Hidden(1),
        },
        Event::Exchanged {
            seat,
            cards: Veiled::Hidden(3),
        },
        Event::Exchanged {
            seat,
            cards: Veiled::Hidden(5),
        },
        Event::Exchanged {
            seat,
            cards: known("4c9h"),
        },
        Event::Dealt {
            seat,
            cards: known("KsQh"),
        },
        Event::Dealt {
            seat,
            cards: Veiled::Hidden(2),
        },
        Event::BoardDiscarded {
            seat,
            place: 2,
            card: known("Th"),
            facing: up,
            cost: 5,
            all_in: false,
        },
        Event::BoardDiscarded {
            seat,
            place: 0,
            card: Veiled::Hidden(1),
            facing: down,
            cost: 5,
            all_in,
        },
        Event::Passed {
            seat,
            why: Pass::Chosen,
        },
        Event::Passed {
            seat,
            why: Pass::CannotPay,
        },
        Event::Wave {
            wave: 1,
            cards: row("ThQcAs"),
        },
        Event::Wave {
            wave: 3,
            cards: row(""),
        },
        Event::Picked {
            seat,
            card: row("Ks")[0],
            by: Picker::Player,
        },
        Event::Picked {
            seat,
            card: row("Qs")[0],
            by: Picker::Chance,
        },
        Event::PickingOver,
        Event::Returned { seat, amount: 3000 },
        Event::Shown {
            seat,
            cards: row("AhJd"),
        },
        Event::Mucked { seat },
        won(300, 2, Share::Whole),
        won(600, 1, Share::Split),
        won(450, 0, Share::Split),
        won(160, 0, Share::First),
        won(40, 0, Share::Second),
        won(20, 0, Share::SecondSplit),
        Event::WonUncontested { seat, amount: 9400 },
        Event::HandOver,
        Event::LevelSoon { level: 3 },
        Event::LevelDue { level: 3 },
        Event::LevelStarted { level: 3 },
        Event::Scored {
            seat,
            points: 1,
            total: 1,
        },
        Event::Scored {
            seat,
            points: 22,
            total: 46,
        },
        Event::Scored {
            seat,
            points: 25,
            total: 1025,
        },
        Event::Busted { seat, place: 5 },
        Event::GameOver { winner: seat },
    ]
}

/// Each in a batch of its own.
fn one_by_one(player: usize) -> Vec<Vec<Seen>> {
    one_of_each(player)
        .into_iter()
        .map(|event| vec![event])
        .collect()
}

#[test]
fn told_at_the_rail() {
    check_told(
        Viewer::Rail,
        &one_by_one(1),
        expect![[r#"
            Bob has the button.
            Bob antes 25.
            Bob antes 10, all in.
            Bob posts the small blind of 100.
            Bob posts the big blind of 150, all in.
            Bob posts a straddle of 400.
            Bob is dealt ace of clubs, two of diamonds.
            Bob is dealt two cards.
            Flop: seven of spades, ten of diamonds, jack of hearts.
            Turn card: two of clubs.
            River: king of spades.
            Community cards: two of clubs, three of diamonds, four of hearts, five of spades, six of clubs, seven of diamonds, eight of hearts, nine of spades.
            Community cards face down: 8.
            Bob runs out of time.
            Bob folds.
            Bob checks.
            Bob calls 1,600.
            Bob calls 150, all in.
            Bob bets 400.
            Bob bets 950, all in.
            Bob raises to 2,400.
            Bob raises to 1,234,567, all in.
            Bob continues for 20.
            Bob stands pat.
            Bob draws one card.
            Bob draws three cards.
            Bob draws five cards.
            Bob discards four of clubs, nine of hearts.
            Bob draws king of spades, queen of hearts.
            Bob discards ten of hearts, place 3, for 5, the cards after it move down one place.
            Bob discards an unseen card, place 1, for 5, all in, the cards after it move down one place.
            Bob passes.
            Bob cannot pay for a discard.
            Wave 1: 1, ten of hearts; 2, queen of clubs; 3, ace of spades.
            Wave 3 brings no more cards.
            Bob picks king of spades.
            Bob gets, at random, queen of spades.
            Picking is over.
            Bob gets 3,000 back.
            Bob shows ace of hearts, jack of diamonds.
            Bob mucks.
            Bob wins the second side pot of 300.
            Bob wins 600, a share of the first side pot.
            Bob wins 450, a share of the main pot.
            Bob wins 160, first place in the main pot.
            Bob wins 40, second place in the main pot.
            Bob wins 20, a share of second place in the main pot.
            Bob wins the pot of 9,400.
            Blinds rise soon, to level 3.
            Blinds rise next hand, to level 3.
            Level 3 begins.
            Bob scores 1 point, 1 in all.
            Bob scores 22 points, 46 in all.
            Bob scores 25 points, 1,025 in all.
            Bob is out in fifth place.
            Bob wins the game.
        "#]],
        expect![[r#"
            Bob jest dealerem.
            Bob wpłaca ante 25.
            Bob wpłaca ante 10, all-in.
            Bob wpłaca małą ciemną 100.
            Bob wpłaca dużą ciemną 150, all-in.
            Bob wpłaca straddle 400.
            Bob dostaje asa trefl, dwójkę karo.
            Bob dostaje dwie karty.
            Flop: siódemka pik, dziesiątka karo, walet kier.
            Turn: dwójka trefl.
            River: król pik.
            Karty wspólne: dwójka trefl, trójka karo, czwórka kier, piątka pik, szóstka trefl, siódemka karo, ósemka kier, dziewiątka pik.
            Zakryte karty wspólne: 8.
            Bob przekracza czas.
            Bob pasuje.
            Bob czeka.
            Bob sprawdza 1_600.
            Bob sprawdza 150, all-in.
            Bob stawia 400.
            Bob stawia 950, all-in.
            Bob podbija na 2_400.
            Bob podbija na 1_234_567, all-in.
            Bob gra dalej za 20.
            Bob nie wymienia kart.
            Bob wymienia jedną kartę.
            Bob wymienia trzy karty.
            Bob wymienia pięć kart.
            Bob odrzuca czwórkę trefl, dziewiątkę kier.
            Bob dobiera króla pik, damę kier.
            Bob odrzuca dziesiątkę kier, miejsce 3, za 5, dalsze karty przesuwają się o jedno miejsce.
            Bob odrzuca zakrytą kartę, miejsce 1, za 5, all-in, dalsze karty przesuwają się o jedno miejsce.
            Bob nic nie odrzuca.
            Bob nie może zapłacić za odrzucenie.
            Fala 1: 1, dziesiątka kier; 2, dama trefl; 3, as pik.
            Fala 3 nie przynosi już kart.
            Bob wybiera króla pik.
            Bob losowo dostaje damę pik.
            Koniec wybierania.
            Bob odzyskuje 3_000.
            Bob pokazuje asa kier, waleta karo.
            Bob nie pokazuje kart.
            Bob wygrywa drugą pulę poboczną 300.
            Bob wygrywa 600, część pierwszej puli pobocznej.
            Bob wygrywa 450, część puli głównej.
            Bob wygrywa 160, pierwsze miejsce w puli głównej.
            Bob wygrywa 40, drugie miejsce w puli głównej.
            Bob wygrywa 20, część drugiego miejsca w puli głównej.
            Bob wygrywa pulę 9_400.
            Ciemne wkrótce rosną do poziomu 3.
            Od następnego rozdania ciemne rosną do poziomu 3.
            Zaczyna się poziom 3.
            Bob zdobywa 1 punkt, razem 1.
            Bob zdobywa 22 punkty, razem 46.
            Bob zdobywa 25 punktów, razem 1_025.
            Bob odpada na piątym miejscu.
            Bob wygrywa grę.
        "#]],
    );
}

#[test]
fn told_to_the_player_who_does_it() {
    check_told(
        Viewer::Seat(seat(1)),
        &one_by_one(1),
        expect![[r#"
            You have the button.
            You ante 25.
            You ante 10, all in.
            You post the small blind of 100.
            You post the big blind of 150, all in.
            You post a straddle of 400.
            Your cards: ace of clubs, two of diamonds.
            You are dealt two cards.
            Flop: seven of spades, ten of diamonds, jack of hearts.
            Turn card: two of clubs.
            River: king of spades.
            Community cards: two of clubs, three of diamonds, four of hearts, five of spades, six of clubs, seven of diamonds, eight of hearts, nine of spades.
            Community cards face down: 8.
            Your time is up.
            You fold.
            You check.
            You call 1,600.
            You call 150, all in.
            You bet 400.
            You bet 950, all in.
            You raise to 2,400.
            You raise to 1,234,567, all in.
            You continue for 20.
            You stand pat.
            You draw one card.
            You draw three cards.
            You draw five cards.
            You draw king of spades, queen of hearts.
            You discard ten of hearts, place 3, for 5, the cards after it move down one place.
            You discard an unseen card, place 1, for 5, all in, the cards after it move down one place.
            You pass.
            You cannot pay for a discard.
            Wave 1: 1, ten of hearts; 2, queen of clubs; 3, ace of spades.
            Wave 3 brings no more cards.
            You pick king of spades.
            You get, at random, queen of spades.
            Picking is over.
            You get 3,000 back.
            You show ace of hearts, jack of diamonds.
            You muck.
            You win the second side pot of 300.
            You win 600, a share of the first side pot.
            You win 450, a share of the main pot.
            You win 160, first place in the main pot.
            You win 40, second place in the main pot.
            You win 20, a share of second place in the main pot.
            You win the pot of 9,400.
            Blinds rise soon, to level 3.
            Blinds rise next hand, to level 3.
            Level 3 begins.
            You score 1 point, 1 in all.
            You score 22 points, 46 in all.
            You score 25 points, 1,025 in all.
            You are out in fifth place.
            You win the game.
        "#]],
        expect![[r#"
            Jesteś dealerem.
            Wpłacasz ante 25.
            Wpłacasz ante 10, all-in.
            Wpłacasz małą ciemną 100.
            Wpłacasz dużą ciemną 150, all-in.
            Wpłacasz straddle 400.
            Twoje karty: as trefl, dwójka karo.
            Dostajesz dwie karty.
            Flop: siódemka pik, dziesiątka karo, walet kier.
            Turn: dwójka trefl.
            River: król pik.
            Karty wspólne: dwójka trefl, trójka karo, czwórka kier, piątka pik, szóstka trefl, siódemka karo, ósemka kier, dziewiątka pik.
            Zakryte karty wspólne: 8.
            Twój czas minął.
            Pasujesz.
            Czekasz.
            Sprawdzasz 1_600.
            Sprawdzasz 150, all-in.
            Stawiasz 400.
            Stawiasz 950, all-in.
            Podbijasz na 2_400.
            Podbijasz na 1_234_567, all-in.
            Grasz dalej za 20.
            Nie wymieniasz kart.
            Wymieniasz jedną kartę.
            Wymieniasz trzy karty.
            Wymieniasz pięć kart.
            Dobierasz króla pik, damę kier.
            Odrzucasz dziesiątkę kier, miejsce 3, za 5, dalsze karty przesuwają się o jedno miejsce.
            Odrzucasz zakrytą kartę, miejsce 1, za 5, all-in, dalsze karty przesuwają się o jedno miejsce.
            Nic nie odrzucasz.
            Nie możesz zapłacić za odrzucenie.
            Fala 1: 1, dziesiątka kier; 2, dama trefl; 3, as pik.
            Fala 3 nie przynosi już kart.
            Wybierasz króla pik.
            Losowo dostajesz damę pik.
            Koniec wybierania.
            Odzyskujesz 3_000.
            Pokazujesz asa kier, waleta karo.
            Nie pokazujesz kart.
            Wygrywasz drugą pulę poboczną 300.
            Wygrywasz 600, część pierwszej puli pobocznej.
            Wygrywasz 450, część puli głównej.
            Wygrywasz 160, pierwsze miejsce w puli głównej.
            Wygrywasz 40, drugie miejsce w puli głównej.
            Wygrywasz 20, część drugiego miejsca w puli głównej.
            Wygrywasz pulę 9_400.
            Ciemne wkrótce rosną do poziomu 3.
            Od następnego rozdania ciemne rosną do poziomu 3.
            Zaczyna się poziom 3.
            Zdobywasz 1 punkt, razem 1.
            Zdobywasz 22 punkty, razem 46.
            Zdobywasz 25 punktów, razem 1_025.
            Odpadasz na piątym miejscu.
            Wygrywasz grę.
        "#]],
    );
}

/// Shares of pots, as they come at the end of a hand.
fn shares() -> Vec<Vec<Seen>> {
    let won = |player, pot, amount, share| Event::Won {
        seat: seat(player),
        pot,
        amount,
        share,
    };
    let start = Event::HandStarted { button: seat(5) };
    vec![
        vec![start, won(2, 0, 1600, Share::Whole)],
        vec![
            start,
            won(0, 0, 451, Share::Split),
            won(1, 0, 450, Share::Split),
        ],
        vec![
            start,
            won(1, 1, 300, Share::Whole),
            won(0, 0, 334, Share::Split),
            won(1, 0, 334, Share::Split),
            won(2, 0, 333, Share::Split),
        ],
        vec![
            start,
            won(3, 1, 80, Share::First),
            won(1, 1, 20, Share::Second),
            won(0, 0, 160, Share::First),
            won(1, 0, 20, Share::SecondSplit),
            won(3, 0, 20, Share::SecondSplit),
        ],
    ]
}

#[test]
fn shares_of_pots() {
    check_told(
        Viewer::Rail,
        &shares(),
        expect![[r#"
            Frank has the button.
            Carol wins 1,600.
            Frank has the button.
            Anna and Bob split the pot of 901, 450 each, odd chip to Anna.
            Frank has the button.
            Bob wins the side pot of 300.
            Anna, Bob and Carol split the main pot of 1,001, 333 each, an odd chip each to Anna and Bob.
            Frank has the button.
            Dave wins 80, first place in the side pot.
            Bob wins 20, second place in the side pot.
            Anna wins 160, first place in the main pot.
            Bob and Dave split 40, second place in the main pot, 20 each.
        "#]],
        expect![[r#"
            Frank jest dealerem.
            Carol wygrywa 1_600.
            Frank jest dealerem.
            Anna i Bob dzielą pulę 901, po 450, dodatkowy żeton: Anna.
            Frank jest dealerem.
            Bob wygrywa pulę poboczną 300.
            Anna, Bob i Carol dzielą pulę główną 1_001, po 333, dodatkowy żeton: Anna i Bob.
            Frank jest dealerem.
            Dave wygrywa 80, pierwsze miejsce w puli pobocznej.
            Bob wygrywa 20, drugie miejsce w puli pobocznej.
            Anna wygrywa 160, pierwsze miejsce w puli głównej.
            Bob i Dave dzielą 40, drugie miejsce w puli głównej, po 20.
        "#]],
    );
    let bob = Viewer::Seat(seat(1));
    check_told(
        bob,
        &shares(),
        expect![[r#"
            Frank has the button.
            Carol wins 1,600.
            Frank has the button.
            You and Anna split the pot of 901, 450 each, odd chip to Anna.
            Frank has the button.
            You win the side pot of 300.
            You, Anna and Carol split the main pot of 1,001, 333 each, an odd chip each to Anna and you.
            Frank has the button.
            Dave wins 80, first place in the side pot.
            You win 20, second place in the side pot.
            Anna wins 160, first place in the main pot.
            You and Dave split 40, second place in the main pot, 20 each.
        "#]],
        expect![[r#"
            Frank jest dealerem.
            Carol wygrywa 1_600.
            Frank jest dealerem.
            Ty i Anna dzielicie pulę 901, po 450, dodatkowy żeton: Anna.
            Frank jest dealerem.
            Wygrywasz pulę poboczną 300.
            Ty, Anna i Carol dzielicie pulę główną 1_001, po 333, dodatkowy żeton: Anna i ty.
            Frank jest dealerem.
            Dave wygrywa 80, pierwsze miejsce w puli pobocznej.
            Wygrywasz 20, drugie miejsce w puli pobocznej.
            Anna wygrywa 160, pierwsze miejsce w puli głównej.
            Ty i Dave dzielicie 40, drugie miejsce w puli głównej, po 20.
        "#]],
    );
}
