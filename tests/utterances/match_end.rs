//! Around the hands: blinds that rise, who is out, who has won, points.

use expect_test::{Expect, expect};
use tabletalk::rules::cards::Seed;
use tabletalk::rules::*;
use tabletalk::speech::{Announcer, L10n, Language, Verbosities, Verbosity};

use super::runner::{names, seat, transcript};

/// What the first player hears, in brief, of a game in which everyone does
/// what is tried first and can be done.
fn check(options: Options, hands: usize, tries: &[Action], english: Expect, polish: Expect) {
    for (language, expect) in [(Language::English, english), (Language::Polish, polish)] {
        let words = L10n::new(language);
        let viewer = Viewer::Seat(seat(0));
        let verbosity = Verbosities::all(Verbosity::Brief);
        let mut announcer = Announcer::new(viewer, names(), verbosity);
        let mut game = Game::new(options.clone(), Seed::from(1)).expect("good options");
        let mut said = Vec::new();
        let mut heard = |game: &Game, events: Vec<Event>| {
            let seen: Vec<Seen> = events.iter().filter_map(|it| it.seen_by(viewer)).collect();
            said.extend(announcer.announce(&seen, &game.view(viewer).expect("a hand"), &words));
        };
        for _ in 0..hands {
            if game.winner().is_some() {
                break;
            }
            let events = game.apply(Input::Deal).expect("a deal").to_vec();
            heard(&game, events);
            while let Some(turn) = game.hand().and_then(Hand::turn) {
                let tried = tries.iter().find_map(|action| {
                    let mut after = game.clone();
                    let events = after.apply(Input::Act(turn, *action)).ok()?.to_vec();
                    Some((after, events))
                });
                let (after, events) = tried.expect("something can be done");
                game = after;
                heard(&game, events);
            }
        }
        expect.assert_eq(&transcript(&said));
    }
}

#[test]
fn blinds_rise_and_somebody_is_out() {
    check(
        Options::Holdem(HoldemOptions {
            players: 2,
            starting_chips: 400,
            big_blind: 100,
            ante: 10,
            ante_start_level: 2,
            blinds_rise: BlindsRise::Hands(1),
            ..HoldemOptions::default()
        }),
        9,
        &[Action::Check, Action::Call],
        expect![[r#"
            .  Blinds 50 and 100.
            !  Button and small blind: six hearts, four hearts.
            -  Blinds rise after this hand, to 100 and 200, ante 10.
            !! Your turn, 50 to call.
            -  You call.
            -  Bob checks.
            !  Flop: nine diamonds, three clubs, three spades.
            -  Bob checks.
            !! Your turn.
            -  You check.
            !  Turn card: ten hearts.
            -  Bob checks.
            !! Your turn.
            -  You check.
            !  River: jack spades.
            -  Bob checks.
            !! Your turn.
            -  You check.
            !  Bob shows ace diamonds, five diamonds: pair of threes.
            !  You have a pair of threes.
            !  Bob wins 200 with the ace kicker.
            -  Blinds rise next hand, to 100 and 200, ante 10.
            -  Blinds are now 100 and 200, ante 10.
            !  Big blind: two clubs, four diamonds.
            -  Blinds rise after this hand, to 150 and 300, ante 10.
            -  Bob calls.
            !! Your turn.
            -  You check.
            !  Flop: seven clubs, five diamonds, eight spades.
            !! Your turn.
            -  You check.
            -  Bob checks.
            !  Turn card: three spades.
            !! Your turn.
            -  You check.
            -  Bob checks.
            !  River: five hearts.
            !! Your turn.
            -  You check.
            -  Bob checks.
            !  You have a pair of fives.
            !  Bob shows king clubs, seven spades: two pair, sevens and fives.
            !  Bob wins 420.
            -  Blinds rise next hand, to 150 and 300, ante 10.
            -  Blinds are now 150 and 300, ante 10.
            !! You post the small blind of 80, all in.
            !  Button and small blind: six spades, four diamonds.
            -  Bob gets 220 back.
            !  Bob shows ten diamonds, eight hearts.
            !  Flop: ten hearts, five clubs, queen spades.
            !  Turn card: nine clubs.
            !  River: six clubs.
            !  You have a pair of sixes.
            !  Bob wins 180 with a pair of tens.
            !! You are out in second place.
            !! Bob wins the game.
        "#]],
        expect![[r#"
            .  Ciemne 50 i 100.
            !  Dealer i mała ciemna: szóstka kier, czwórka kier.
            -  Po tym rozdaniu ciemne rosną na 100 i 200, ante 10.
            !! Twoja kolej, 50 do sprawdzenia.
            -  Sprawdzasz.
            -  Bob czeka.
            !  Flop: dziewiątka karo, trójka trefl, trójka pik.
            -  Bob czeka.
            !! Twoja kolej.
            -  Czekasz.
            !  Turn: dziesiątka kier.
            -  Bob czeka.
            !! Twoja kolej.
            -  Czekasz.
            !  River: walet pik.
            -  Bob czeka.
            !! Twoja kolej.
            -  Czekasz.
            !  Bob pokazuje asa karo, piątkę karo: para trójek.
            !  Masz parę trójek.
            !  Bob wygrywa 200, decyduje kiker as.
            -  Od następnego rozdania ciemne rosną na 100 i 200, ante 10.
            -  Ciemne wynoszą teraz 100 i 200, ante 10.
            !  Duża ciemna: dwójka trefl, czwórka karo.
            -  Po tym rozdaniu ciemne rosną na 150 i 300, ante 10.
            -  Bob sprawdza.
            !! Twoja kolej.
            -  Czekasz.
            !  Flop: siódemka trefl, piątka karo, ósemka pik.
            !! Twoja kolej.
            -  Czekasz.
            -  Bob czeka.
            !  Turn: trójka pik.
            !! Twoja kolej.
            -  Czekasz.
            -  Bob czeka.
            !  River: piątka kier.
            !! Twoja kolej.
            -  Czekasz.
            -  Bob czeka.
            !  Masz parę piątek.
            !  Bob pokazuje króla trefl, siódemkę pik: dwie pary, siódemki i piątki.
            !  Bob wygrywa 420.
            -  Od następnego rozdania ciemne rosną na 150 i 300, ante 10.
            -  Ciemne wynoszą teraz 150 i 300, ante 10.
            !! Wpłacasz małą ciemną 80, all-in.
            !  Dealer i mała ciemna: szóstka pik, czwórka karo.
            -  Bob odzyskuje 220.
            !  Bob pokazuje dziesiątkę karo, ósemkę kier.
            !  Flop: dziesiątka kier, piątka trefl, dama pik.
            !  Turn: dziewiątka trefl.
            !  River: szóstka trefl.
            !  Masz parę szóstek.
            !  Bob wygrywa 180, mając parę dziesiątek.
            !! Odpadasz na drugim miejscu.
            !! Bob wygrywa grę.
        "#]],
    );
}

#[test]
fn points_are_scored() {
    check(
        Options::Draw(DrawOptions {
            target: 10,
            ..DrawOptions::default()
        }),
        9,
        &[
            Action::RaiseTo(2),
            Action::RaiseTo(4),
            Action::Call,
            Action::Draw(Default::default()),
        ],
        expect![[r#"
            .  Everyone antes 2.
            !  Button, last to act: six hearts, four hearts, nine diamonds, three spades, ten hearts.
            -  Bob bets 2.
            !! Your turn.
            -  You raise to 4.
            -  Bob calls.
            -  Bob stands pat.
            !! Your turn, draw up to five cards.
            -  You stand pat.
            -  Bob bets 4.
            !! Your turn.
            -  You call.
            !  Bob shows ace diamonds, five diamonds, five spades, three clubs, six spades: pair of fives.
            !  You have ten high.
            !  Bob wins 20, 20 points in all.
            !! Bob wins the game.
        "#]],
        expect![[r#"
            .  Wszyscy wpłacają ante 2.
            !  Dealer, ostatnia pozycja: szóstka kier, czwórka kier, dziewiątka karo, trójka pik, dziesiątka kier.
            -  Bob stawia 2.
            !! Twoja kolej.
            -  Podbijasz na 4.
            -  Bob sprawdza.
            -  Bob nie wymienia kart.
            !! Twoja kolej, możesz wymienić najwyżej pięć kart.
            -  Nie wymieniasz kart.
            -  Bob stawia 4.
            !! Twoja kolej.
            -  Sprawdzasz.
            !  Bob pokazuje asa karo, piątkę karo, piątkę pik, trójkę trefl, szóstkę pik: para piątek.
            !  Masz wysoką kartę dziesiątkę.
            !  Bob wygrywa 20, łącznie 20 punktów.
            !! Bob wygrywa grę.
        "#]],
    );
}

/// Blinds by the clock: the listener hears of it a minute before.
#[test]
fn blinds_rise_by_the_clock() {
    let mut game = Game::new(Options::Holdem(HoldemOptions::default()), Seed::from(1)).unwrap();
    let viewer = Viewer::Rail;
    let mut announcer = Announcer::new(viewer, names(), Verbosities::default());
    let words = L10n::new(Language::English);
    game.apply(Input::Deal).unwrap();
    let mut said = Vec::new();
    for due in [Due::LevelSoon, Due::Level] {
        let events = game.apply(Input::Clock(due)).unwrap();
        let seen: Vec<Seen> = events.iter().filter_map(|it| it.seen_by(viewer)).collect();
        said.extend(announcer.announce(&seen, &game.view(viewer).unwrap(), &words));
    }
    said.push(announcer.time_left(5, &words));
    said.push(announcer.time_left(2, &L10n::new(Language::Polish)));
    expect![[r#"
        -  Blinds rise in a minute, to 200 and 400.
        -  Blinds rise next hand, to 200 and 400.
        !! Only 5 seconds left.
        !! Zostały dwie sekundy.
    "#]]
    .assert_eq(&transcript(&said));
}
