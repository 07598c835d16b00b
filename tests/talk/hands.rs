//! Whole hands, played by the engine and heard as they happen.

use expect_test::expect;
use tabletalk::rules::{
    Action, DrawOptions, Due, Event, HoldemOptions, Input, Options, Seen, UniqueOptions, Viewer,
};

use super::check_told;
use super::stacked_hand::{StackedHand, act, cards_of, seat};

impl StackedHand<'_> {
    /// The batches of events that the viewer gets.
    fn seen_by(&self, viewer: Viewer) -> Vec<Vec<Seen>> {
        let seen = |batch: Vec<Event>| batch.into_iter().filter_map(|it| it.seen_by(viewer));
        self.batches()
            .into_iter()
            .map(|batch| seen(batch).collect())
            .collect()
    }

    /// All events with all cards, as a record of the hand has them.
    fn record(&self) -> Vec<Seen> {
        self.batches()
            .into_iter()
            .flatten()
            .map(Event::unveiled)
            .collect()
    }

    /// What came of the deal and of each input, up to the end.
    fn batches(&self) -> Vec<Vec<Event>> {
        let (hand, batches) = self.play();
        assert!(hand.is_over());
        batches
    }
}

/// Six players; Alice's part is Anna's.
fn example_hand() -> StackedHand<'static> {
    use Action::*;
    StackedHand {
        options: Options::Holdem(HoldemOptions::default()),
        stacks: &[20_000; 6],
        button: 0,
        hole: &["AhAd", "9c8c", "KhQh", "2d7c", "6h6d", "3s9d"],
        later: "7sTdJh2cKs",
        inputs: vec![
            act(3, Fold),
            act(4, Call),
            act(5, Fold),
            act(0, Call),
            act(1, Call),
            act(2, Check),
            act(1, Check),
            act(2, RaiseTo(400)),
            act(4, Fold),
            act(0, Call),
            act(1, Fold),
            act(2, RaiseTo(800)),
            act(0, RaiseTo(2400)),
            act(2, Call),
            act(2, Check),
            act(0, RaiseTo(3000)),
            act(2, Fold),
        ],
    }
}

#[test]
fn the_example_hand_at_the_rail() {
    check_told(
        Viewer::Rail,
        &example_hand().seen_by(Viewer::Rail),
        expect![[r#"
            Anna has the button.
            Bob posts the small blind of 100, Carol the big blind of 200.
            Everyone is dealt two cards.
            Dave folds.
            Eve calls 200.
            Frank folds.
            Anna calls 200.
            Bob calls 100.
            Carol checks.
            Flop: seven of spades, ten of diamonds, jack of hearts.
            Bob checks.
            Carol bets 400.
            Eve folds.
            Anna calls 400.
            Bob folds.
            Turn card: two of clubs.
            Carol bets 800.
            Anna raises to 2,400.
            Carol calls 1,600.
            River: king of spades.
            Carol checks.
            Anna bets 3,000.
            Carol folds.
            Anna wins the pot of 9,400.
        "#]],
        expect![[r#"
            Anna jest dealerem.
            Bob wpłaca małą ciemną 100, Carol dużą ciemną 200.
            Każdy dostaje dwie karty.
            Dave pasuje.
            Eve sprawdza 200.
            Frank pasuje.
            Anna sprawdza 200.
            Bob sprawdza 100.
            Carol czeka.
            Flop: siódemka pik, dziesiątka karo, walet kier.
            Bob czeka.
            Carol stawia 400.
            Eve pasuje.
            Anna sprawdza 400.
            Bob pasuje.
            Turn: dwójka trefl.
            Carol stawia 800.
            Anna podbija na 2_400.
            Carol sprawdza 1_600.
            River: król pik.
            Carol czeka.
            Anna stawia 3_000.
            Carol pasuje.
            Anna wygrywa pulę 9_400.
        "#]],
    );
}

#[test]
fn the_example_hand_as_carol_hears_it() {
    let carol = Viewer::Seat(seat(2));
    check_told(
        carol,
        &example_hand().seen_by(carol),
        expect![[r#"
            Anna has the button.
            Bob posts the small blind of 100, you the big blind of 200.
            Your cards: king and queen of hearts.
            Dave folds.
            Eve calls 200.
            Frank folds.
            Anna calls 200.
            Bob calls 100.
            You check.
            Flop: seven of spades, ten of diamonds, jack of hearts.
            Bob checks.
            You bet 400.
            Eve folds.
            Anna calls 400.
            Bob folds.
            Turn card: two of clubs.
            You bet 800.
            Anna raises to 2,400.
            You call 1,600.
            River: king of spades.
            You check.
            Anna bets 3,000.
            You fold.
            Anna wins the pot of 9,400.
        "#]],
        expect![[r#"
            Anna jest dealerem.
            Bob wpłaca małą ciemną 100, ty dużą ciemną 200.
            Twoje karty: król i dama kier.
            Dave pasuje.
            Eve sprawdza 200.
            Frank pasuje.
            Anna sprawdza 200.
            Bob sprawdza 100.
            Czekasz.
            Flop: siódemka pik, dziesiątka karo, walet kier.
            Bob czeka.
            Stawiasz 400.
            Eve pasuje.
            Anna sprawdza 400.
            Bob pasuje.
            Turn: dwójka trefl.
            Stawiasz 800.
            Anna podbija na 2_400.
            Sprawdzasz 1_600.
            River: król pik.
            Czekasz.
            Anna stawia 3_000.
            Pasujesz.
            Anna wygrywa pulę 9_400.
        "#]],
    );
}

#[test]
fn all_in_with_a_side_pot_and_a_split() {
    use Action::*;
    let script = StackedHand {
        options: Options::Holdem(HoldemOptions {
            ante: 5,
            big_blind: 100,
            ..HoldemOptions::default()
        }),
        stacks: &[305, 1005, 1005, 3],
        button: 0,
        hole: &["AsKs", "AhKh", "QsQh", "2d3d"],
        later: "2c3c7d8dAc",
        inputs: vec![act(0, AllIn), act(1, AllIn), act(2, Call)],
    };
    check_told(
        Viewer::Rail,
        &script.seen_by(Viewer::Rail),
        expect![[r#"
            Anna has the button.
            Dave antes 3, all in.
            Everyone else antes 5.
            Bob posts the small blind of 50, Carol the big blind of 100.
            Everyone is dealt two cards.
            Anna raises to 300, all in.
            Bob raises to 1,000, all in.
            Carol calls 900, all in.
            Bob shows ace and king of hearts.
            Carol shows queen of spades, queen of hearts.
            Dave shows two and three of diamonds.
            Anna shows ace and king of spades.
            Flop: two and three of clubs, seven of diamonds.
            Turn card: eight of diamonds.
            River: ace of clubs.
            Bob has a pair of aces, king kicker.
            Carol has a pair of queens, ace kicker.
            Dave has two pair, threes and twos, ace kicker.
            Anna has a pair of aces, king kicker.
            Bob wins the second side pot of 1,400 against Carol.
            Bob and Anna split the first side pot of 906 against Carol, 453 each.
            Dave wins the main pot of 12.
        "#]],
        expect![[r#"
            Anna jest dealerem.
            Dave wpłaca ante 3, all-in.
            Pozostali wpłacają ante 5.
            Bob wpłaca małą ciemną 50, Carol dużą ciemną 100.
            Każdy dostaje dwie karty.
            Anna podbija na 300, all-in.
            Bob podbija na 1_000, all-in.
            Carol sprawdza 900, all-in.
            Bob pokazuje asa i króla kier.
            Carol pokazuje damę pik, damę kier.
            Dave pokazuje dwójkę i trójkę karo.
            Anna pokazuje asa i króla pik.
            Flop: dwójka i trójka trefl, siódemka karo.
            Turn: ósemka karo.
            River: as trefl.
            Bob ma parę asów, kiker król.
            Carol ma parę dam, kiker as.
            Dave ma dwie pary, trójki i dwójki, kiker as.
            Anna ma parę asów, kiker król.
            Bob wygrywa drugą pulę poboczną 1_400, rywal: Carol.
            Bob i Anna dzielą pierwszą pulę poboczną 906, po 453, rywal: Carol.
            Dave wygrywa pulę główną 12.
        "#]],
    );
    let anna = Viewer::Seat(seat(0));
    check_told(
        anna,
        &script.seen_by(anna),
        expect![[r#"
            You have the button.
            Dave antes 3, all in.
            Everyone else antes 5.
            Bob posts the small blind of 50, Carol the big blind of 100.
            Your cards: ace and king of spades.
            You raise to 300, all in.
            Bob raises to 1,000, all in.
            Carol calls 900, all in.
            Bob shows ace and king of hearts.
            Carol shows queen of spades, queen of hearts.
            Dave shows two and three of diamonds.
            You show ace and king of spades.
            Flop: two and three of clubs, seven of diamonds.
            Turn card: eight of diamonds.
            River: ace of clubs.
            Bob has a pair of aces, king kicker.
            Carol has a pair of queens, ace kicker.
            Dave has two pair, threes and twos, ace kicker.
            You have a pair of aces, king kicker.
            Bob wins the second side pot of 1,400 against Carol.
            You and Bob split the first side pot of 906 against Carol, 453 each.
            Dave wins the main pot of 12.
        "#]],
        expect![[r#"
            Jesteś dealerem.
            Dave wpłaca ante 3, all-in.
            Pozostali wpłacają ante 5.
            Bob wpłaca małą ciemną 50, Carol dużą ciemną 100.
            Twoje karty: as i król pik.
            Podbijasz na 300, all-in.
            Bob podbija na 1_000, all-in.
            Carol sprawdza 900, all-in.
            Bob pokazuje asa i króla kier.
            Carol pokazuje damę pik, damę kier.
            Dave pokazuje dwójkę i trójkę karo.
            Pokazujesz asa i króla pik.
            Flop: dwójka i trójka trefl, siódemka karo.
            Turn: ósemka karo.
            River: as trefl.
            Bob ma parę asów, kiker król.
            Carol ma parę dam, kiker as.
            Dave ma dwie pary, trójki i dwójki, kiker as.
            Masz parę asów, kiker król.
            Bob wygrywa drugą pulę poboczną 1_400, rywal: Carol.
            Ty i Bob dzielicie pierwszą pulę poboczną 906, po 453, rywal: Carol.
            Dave wygrywa pulę główną 12.
        "#]],
    );
}

fn draw_hand() -> StackedHand<'static> {
    use Action::*;
    let draw = |cards: &str| Draw(cards_of(cards).into_iter().collect());
    StackedHand {
        options: Options::Draw(DrawOptions::default()),
        stacks: &[100, 100],
        button: 0,
        hole: &["KcKd4h7s9d", "AsQsJsTs2c"],
        later: "3h5dKh6c",
        inputs: vec![
            act(1, Check),
            act(0, RaiseTo(2)),
            act(1, Call),
            act(1, draw("2c")),
            act(0, draw("4h7s9d")),
            act(1, Check),
            act(0, RaiseTo(4)),
            act(1, Call),
        ],
    }
}

#[test]
fn five_card_draw() {
    let script = draw_hand();
    check_told(
        Viewer::Rail,
        &script.seen_by(Viewer::Rail),
        expect![[r#"
            Anna has the button.
            Everyone antes 2.
            Everyone is dealt five cards.
            Bob checks.
            Anna bets 2.
            Bob calls 2.
            Bob draws one card.
            Anna draws three cards.
            Bob checks.
            Anna bets 4.
            Bob calls 4.
            Anna shows king of clubs, king and five of diamonds, king of hearts, six of clubs: three kings, six kicker.
            Bob shows ace, queen, jack and ten of spades, three of hearts: ace high, queen kicker.
            Anna wins 16.
        "#]],
        expect![[r#"
            Anna jest dealerem.
            Wszyscy wpłacają ante 2.
            Każdy dostaje pięć kart.
            Bob czeka.
            Anna stawia 2.
            Bob sprawdza 2.
            Bob wymienia jedną kartę.
            Anna wymienia trzy karty.
            Bob czeka.
            Anna stawia 4.
            Bob sprawdza 4.
            Anna pokazuje króla trefl, króla i piątkę karo, króla kier, szóstkę trefl: trójka króli, kiker szóstka.
            Bob pokazuje asa, damę, waleta i dziesiątkę pik, trójkę kier: wysoka karta as, kiker dama.
            Anna wygrywa 16.
        "#]],
    );
    let anna = Viewer::Seat(seat(0));
    check_told(
        anna,
        &script.seen_by(anna),
        expect![[r#"
            You have the button.
            Everyone antes 2.
            Your cards: king of clubs, king of diamonds, four of hearts, seven of spades, nine of diamonds.
            Bob checks.
            You bet 2.
            Bob calls 2.
            Bob draws one card.
            You draw five of diamonds, king of hearts, six of clubs.
            Bob checks.
            You bet 4.
            Bob calls 4.
            You have three kings, six kicker.
            Bob shows ace, queen, jack and ten of spades, three of hearts: ace high, queen kicker.
            You win 16.
        "#]],
        expect![[r#"
            Jesteś dealerem.
            Wszyscy wpłacają ante 2.
            Twoje karty: król trefl, król karo, czwórka kier, siódemka pik, dziewiątka karo.
            Bob czeka.
            Stawiasz 2.
            Bob sprawdza 2.
            Bob wymienia jedną kartę.
            Dobierasz piątkę karo, króla kier, szóstkę trefl.
            Bob czeka.
            Stawiasz 4.
            Bob sprawdza 4.
            Masz trójkę króli, kiker szóstka.
            Bob pokazuje asa, damę, waleta i dziesiątkę pik, trójkę kier: wysoka karta as, kiker dama.
            Wygrywasz 16.
        "#]],
    );
}

#[test]
fn a_record_tells_every_card() {
    check_told(
        Viewer::Rail,
        &[draw_hand().record()],
        expect![[r#"
            Anna has the button.
            Everyone antes 2.
            Bob is dealt ace, queen, jack and ten of spades, two of clubs.
            Anna is dealt king of clubs, king of diamonds, four of hearts, seven of spades, nine of diamonds.
            Bob checks.
            Anna bets 2.
            Bob calls 2.
            Bob discards two of clubs.
            Bob draws three of hearts.
            Anna discards four of hearts, seven of spades, nine of diamonds.
            Anna draws five of diamonds, king of hearts, six of clubs.
            Bob checks.
            Anna bets 4.
            Bob calls 4.
            Anna shows king of clubs, king and five of diamonds, king of hearts, six of clubs: three kings, six kicker.
            Bob shows ace, queen, jack and ten of spades, three of hearts: ace high, queen kicker.
            Anna wins 16.
        "#]],
        expect![[r#"
            Anna jest dealerem.
            Wszyscy wpłacają ante 2.
            Bob dostaje asa, damę, waleta i dziesiątkę pik, dwójkę trefl.
            Anna dostaje króla trefl, króla karo, czwórkę kier, siódemkę pik, dziewiątkę karo.
            Bob czeka.
            Anna stawia 2.
            Bob sprawdza 2.
            Bob odrzuca dwójkę trefl.
            Bob dobiera trójkę kier.
            Anna odrzuca czwórkę kier, siódemkę pik, dziewiątkę karo.
            Anna dobiera piątkę karo, króla kier, szóstkę trefl.
            Bob czeka.
            Anna stawia 4.
            Bob sprawdza 4.
            Anna pokazuje króla trefl, króla i piątkę karo, króla kier, szóstkę trefl: trójka króli, kiker szóstka.
            Bob pokazuje asa, damę, waleta i dziesiątkę pik, trójkę kier: wysoka karta as, kiker dama.
            Anna wygrywa 16.
        "#]],
    );
}

#[test]
fn unique_poker() {
    use Action::*;
    let script = StackedHand {
        options: Options::Unique(UniqueOptions {
            players: 3,
            ..UniqueOptions::default()
        }),
        stacks: &[1000, 1000, 1000],
        button: 0,
        hole: &["AsKs", "9h9d", "Qc2d"],
        later: "QsJsTs9c4h5d6h2s",
        inputs: vec![
            act(1, Continue),
            act(2, Continue),
            act(0, Continue),
            act(1, Discard(2)),
            act(2, Pass),
            Input::Clock(Due::Turn),
            act(0, Pick(0)),
            act(0, Pick(1)),
            act(1, Pick(2)),
            Input::Clock(Due::Wave),
            Input::Clock(Due::Wave),
            act(0, Pick(6)),
            act(1, Pick(3)),
            act(1, Pick(4)),
            act(2, Pick(6)),
            act(2, Pick(0)),
            act(2, Pick(4)),
            Input::Clock(Due::PickingOver),
        ],
    };
    check_told(
        Viewer::Rail,
        &script.seen_by(Viewer::Rail),
        expect![[r#"
            Anna has the button.
            Everyone antes 10.
            Everyone is dealt two cards.
            Bob continues for 20.
            Carol continues for 20.
            Anna continues for 20.
            Community cards: queen, jack and ten of spades, nine of clubs, four of hearts, five of diamonds, six of hearts, two of spades.
            Bob discards ten of spades, place 3, for 5, the cards after it move down one place.
            Carol passes.
            Anna runs out of time and passes.
            Wave 1: 1, queen of spades; 2, jack of spades; 3, nine of clubs.
            Wave 2: 4, four of hearts; 5, five of diamonds; 6, six of hearts.
            Wave 3: 7, two of spades.
            Picking is over.
            Bob shows nine of hearts, nine of diamonds, picks nine of clubs, four of hearts, five of diamonds: three nines, five kicker.
            Carol shows queen of clubs, two of diamonds, picks two and queen of spades, five of diamonds: two pair, queens and twos, five kicker.
            Anna shows ace and king of spades, picks queen, jack and two of spades: flush, ace high.
            Anna wins 76, first place.
            Bob wins 19, second place.
        "#]],
        expect![[r#"
            Anna jest dealerem.
            Wszyscy wpłacają ante 10.
            Każdy dostaje dwie karty.
            Bob gra dalej za 20.
            Carol gra dalej za 20.
            Anna gra dalej za 20.
            Karty wspólne: dama, walet i dziesiątka pik, dziewiątka trefl, czwórka kier, piątka karo, szóstka kier, dwójka pik.
            Bob odrzuca dziesiątkę pik, miejsce 3, za 5, dalsze karty przesuwają się o jedno miejsce.
            Carol nic nie odrzuca.
            Anna przekracza czas i nic nie odrzuca.
            Fala 1: 1, dama pik; 2, walet pik; 3, dziewiątka trefl.
            Fala 2: 4, czwórka kier; 5, piątka karo; 6, szóstka kier.
            Fala 3: 7, dwójka pik.
            Koniec wybierania.
            Bob pokazuje dziewiątkę kier, dziewiątkę karo, wybiera dziewiątkę trefl, czwórkę kier, piątkę karo: trójka dziewiątek, kiker piątka.
            Carol pokazuje damę trefl, dwójkę karo, wybiera dwójkę i damę pik, piątkę karo: dwie pary, damy i dwójki, kiker piątka.
            Anna pokazuje asa i króla pik, wybiera damę, waleta i dwójkę pik: kolor do asa.
            Anna wygrywa 76, pierwsze miejsce.
            Bob wygrywa 19, drugie miejsce.
        "#]],
    );
    let anna = Viewer::Seat(seat(0));
    check_told(
        anna,
        &script.seen_by(anna),
        expect![[r#"
            You have the button.
            Everyone antes 10.
            Your cards: ace and king of spades.
            Bob continues for 20.
            Carol continues for 20.
            You continue for 20.
            Community cards: queen, jack and ten of spades, nine of clubs, four of hearts, five of diamonds, six of hearts, two of spades.
            Bob discards ten of spades, place 3, for 5, the cards after it move down one place.
            Carol passes.
            Your time is up, you pass.
            Wave 1: 1, queen of spades; 2, jack of spades; 3, nine of clubs.
            You pick queen of spades.
            You pick jack of spades.
            Wave 2: 4, four of hearts; 5, five of diamonds; 6, six of hearts.
            Wave 3: 7, two of spades.
            You pick two of spades.
            Picking is over.
            Bob shows nine of hearts, nine of diamonds, picks nine of clubs, four of hearts, five of diamonds: three nines, five kicker.
            Carol shows queen of clubs, two of diamonds, picks two and queen of spades, five of diamonds: two pair, queens and twos, five kicker.
            You have a flush, ace high.
            You win 76, first place.
            Bob wins 19, second place.
        "#]],
        expect![[r#"
            Jesteś dealerem.
            Wszyscy wpłacają ante 10.
            Twoje karty: as i król pik.
            Bob gra dalej za 20.
            Carol gra dalej za 20.
            Grasz dalej za 20.
            Karty wspólne: dama, walet i dziesiątka pik, dziewiątka trefl, czwórka kier, piątka karo, szóstka kier, dwójka pik.
            Bob odrzuca dziesiątkę pik, miejsce 3, za 5, dalsze karty przesuwają się o jedno miejsce.
            Carol nic nie odrzuca.
            Twój czas minął, nic nie odrzucasz.
            Fala 1: 1, dama pik; 2, walet pik; 3, dziewiątka trefl.
            Wybierasz damę pik.
            Wybierasz waleta pik.
            Fala 2: 4, czwórka kier; 5, piątka karo; 6, szóstka kier.
            Fala 3: 7, dwójka pik.
            Wybierasz dwójkę pik.
            Koniec wybierania.
            Bob pokazuje dziewiątkę kier, dziewiątkę karo, wybiera dziewiątkę trefl, czwórkę kier, piątkę karo: trójka dziewiątek, kiker piątka.
            Carol pokazuje damę trefl, dwójkę karo, wybiera dwójkę i damę pik, piątkę karo: dwie pary, damy i dwójki, kiker piątka.
            Masz kolor do asa.
            Wygrywasz 76, pierwsze miejsce.
            Bob wygrywa 19, drugie miejsce.
        "#]],
    );
}
