//! What the coach says after hands that were played well, and others.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

use expect_test::{Expect, expect};
use tabletalk::bots::Style;
use tabletalk::player::client::{Client, Setup};
use tabletalk::player::coach::{CoachReport, CoachedDecision, CoachedHand};
use tabletalk::player::commands::{GameQuestion, TableCommand};
use tabletalk::player::settings;
use tabletalk::rules::Action::*;
use tabletalk::rules::cards::{Deck, parse_cards};
use tabletalk::rules::{
    Action, DrawOptions, Due, Hand, HoldemOptions, Input, Options, Phase, Seat, UniqueOptions,
    Viewer,
};
use tabletalk::speech::{L10n, Language, Verbosities};
use tabletalk::table::{Local, TablePace};

const NOW: Duration = Duration::ZERO;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// A hand between two. The first player has the button and is coached; the
/// cards come in the order in which they are dealt, the other player's first.
fn past(options: Options, cards: &str, inputs: &[Input]) -> CoachedHand {
    let deck = Deck::stacked(&parse_cards(cards).unwrap()).unwrap();
    let rules = Arc::new(options.rules(0));
    let chips = options.starting_chips();
    let mut hand = Hand::deal(rules, &[chips, chips], seat(0), deck).unwrap();
    let me = Viewer::Seat(seat(0));
    let mut decisions = Vec::new();
    for &input in inputs {
        if let Input::Act(who, action) = input
            && who == seat(0)
        {
            let view = hand.view(me, 2);
            decisions.push(CoachedDecision { view, action });
        }
        hand.apply(input).unwrap();
    }
    assert!(hand.is_over());
    CoachedHand {
        decisions,
        end: hand.view(me, 2),
    }
}

fn acts(acts: &[(usize, Action)]) -> Vec<Input> {
    let act = |&(number, action): &(usize, Action)| Input::Act(seat(number), action);
    acts.iter().map(act).collect()
}

/// The headline and then everything, in all languages.
fn said(past: &CoachedHand) -> String {
    let report = CoachReport::of(past);
    let names = ["", "Anna"].map(str::to_owned);
    let mut lines = Vec::new();
    for &language in Language::ALL {
        let words = L10n::new(language);
        lines.push(report.headline(&words).unwrap_or("-".to_owned()));
        lines.extend(report.whole(&names, &words));
    }
    lines.join("\n").replace('\u{a0}', "_")
}

fn check(past: &CoachedHand, expected: Expect) {
    expected.assert_eq(&said(past));
}

fn holdem() -> Options {
    Options::Holdem(HoldemOptions::default())
}

/// Both stay in for nothing up to the river.
const TO_THE_RIVER: [(usize, Action); 6] = [
    (0, Call),
    (1, Check),
    (1, Check),
    (0, Check),
    (1, Check),
    (0, Check),
];

fn on_the_river(rest: &[(usize, Action)]) -> Vec<Input> {
    acts(&[&TO_THE_RIVER, rest].concat())
}

#[test]
fn a_call_that_cannot_pay() {
    let cards = "Ah 7d Kd 2c 3c QsJs9d 4c 4s 5c 3h";
    let inputs = on_the_river(&[(1, RaiseTo(2000)), (0, Call)]);
    check(
        &past(holdem(), cards, &inputs),
        expect![[r#"
            On the river you called 2,000. Your chance to win was 4 percent, and you needed 46. Folding was better.
            Before the flop you called 100. Folding was better.
            On the flop you checked. Good.
            On the turn you checked. Good.
            On the river you called 2,000. Your chance to win was 4 percent, and you needed 46. Folding was better.
            On the river Anna bet 2,000 with ace high, king kicker. That was a bluff.
            Na riverze: sprawdzenie 2_000. Było 4 procent szans, a trzeba było 46. Lepiej było spasować.
            Przed flopem: sprawdzenie 100. Lepiej było spasować.
            Na flopie: czekanie. Dobrze.
            Na turnie: czekanie. Dobrze.
            Na riverze: sprawdzenie 2_000. Było 4 procent szans, a trzeba było 46. Lepiej było spasować.
            Na riverze Anna: zakład 2_000, ma wysoką kartę asa, kiker król. To był blef."#]],
    );
}

#[test]
fn a_hand_that_cannot_lose_is_not_given_up() {
    let cards = "2c Ah 7d Kh 3c QhJhTh 4c 4s 5c 3h";
    let inputs = on_the_river(&[(1, RaiseTo(400)), (0, Fold)]);
    check(
        &past(holdem(), cards, &inputs),
        expect![[r#"
            On the river you folded. Your chance to win was 100 percent, and you needed 34. Raising to 1,600 was better.
            Before the flop you called 100. Raising to 500 was better.
            On the flop you checked. Good.
            On the turn you checked. Good.
            On the river you folded. Your chance to win was 100 percent, and you needed 34. Raising to 1,600 was better.
            Na riverze: pas. Było 100 procent szans, a trzeba było 34. Lepiej było podbić na 1_600.
            Przed flopem: sprawdzenie 100. Lepiej było podbić na 500.
            Na flopie: czekanie. Dobrze.
            Na turnie: czekanie. Dobrze.
            Na riverze: pas. Było 100 procent szans, a trzeba było 34. Lepiej było podbić na 1_600."#]],
    );
}

#[test]
fn nothing_is_said_of_a_hand_well_played() {
    let cards = "2c Ah 7d Kh 3c QhJhTh 4c 4s 5c 3h";
    let raise = acts(&[(0, RaiseTo(600)), (1, Fold)]);
    let past = past(holdem(), cards, &raise);
    let words = L10n::new(Language::English);
    assert_eq!(CoachReport::of(&past).headline(&words), None);
    check(
        &past,
        expect![[r#"
            -
            Before the flop you raised to 600. Good.
            -
            Przed flopem: podbicie na 600. Dobrze."#]],
    );
}

fn draw() -> Options {
    Options::Draw(DrawOptions::default())
}

fn cards(text: &str) -> Action {
    Draw(parse_cards(text).unwrap().into_iter().collect())
}

#[test]
fn an_exchange_that_breaks_a_pair() {
    let dealt = "Ah Kc Td 8s 9c Kd 6d 5h 3s 2c";
    let inputs = acts(&[
        (1, Check),
        (0, Check),
        (1, cards("9c6d3s")),
        (0, cards("Kc8s")),
        (1, Check),
        (0, Check),
    ]);
    check(
        &past(draw(), dealt, &inputs),
        expect![[r#"
            At the draw you exchanged king of clubs, eight of spades. Exchanging eight of spades, five of hearts, two of clubs was better.
            Before the draw you checked. Good.
            At the draw you exchanged king of clubs, eight of spades. Exchanging eight of spades, five of hearts, two of clubs was better.
            After the draw you checked. Betting 4 was better.
            Przy wymianie oddane: król trefl, ósemka pik. Lepiej było wymienić ósemkę pik, piątkę kier, dwójkę trefl.
            Przed wymianą: czekanie. Dobrze.
            Przy wymianie oddane: król trefl, ósemka pik. Lepiej było wymienić ósemkę pik, piątkę kier, dwójkę trefl.
            Po wymianie: czekanie. Lepiej było postawić 4."#]],
    );
}

#[test]
fn the_others_reasons() {
    let dealt = "Ah Kc Td 8s 9c Kd 6d 5h 3s 2c AdTs4d Ks9h4c";
    let inputs = acts(&[
        (1, RaiseTo(2)),
        (0, Call),
        (1, cards("9c6d3s")),
        (0, cards("8s5h2c")),
        (1, RaiseTo(4)),
        (0, RaiseTo(8)),
        (1, Call),
    ]);
    check(
        &past(draw(), dealt, &inputs),
        expect![[r#"
            -
            Before the draw you called 2. Good.
            At the draw you exchanged eight of spades, five of hearts, two of clubs. Good.
            After the draw you raised to 8. Good.
            After the draw Anna bet 4 with two pair, aces and tens, four kicker. That was strong enough.
            After the draw Anna called 4 with two pair, aces and tens, four kicker. That was strong enough.
            -
            Przed wymianą: sprawdzenie 2. Dobrze.
            Przy wymianie oddane: ósemka pik, piątka kier, dwójka trefl. Dobrze.
            Po wymianie: podbicie na 8. Dobrze.
            Po wymianie Anna: zakład 4, ma dwie pary, asy i dziesiątki, kiker czwórka. Karty były wystarczająco mocne.
            Po wymianie Anna: sprawdzenie 4, ma dwie pary, asy i dziesiątki, kiker czwórka. Karty były wystarczająco mocne."#]],
    );
}

#[test]
fn picks_that_could_have_been_better() {
    let unique = Options::Unique(UniqueOptions::default());
    let dealt = "Ac 9s Ad 9h  4c9d8dKs5d2cQs4h";
    let mut inputs = acts(&[
        (1, Continue),
        (0, Continue),
        (1, Pass),
        (0, Pass),
        (0, Pick(0)),
        (0, Pick(1)),
        (0, Pick(2)),
        (1, Pick(0)),
    ]);
    inputs.extend([Due::Wave, Due::Wave, Due::PickingOver].map(Input::Clock));
    check(
        &past(unique, dealt, &inputs),
        expect![[r#"
            -
            At the start you paid to continue. Good.
            When discarding you passed. Good.
            Better picks were four of clubs, nine of diamonds, four of hearts: full house, nines over fours.
            At the start Anna paid to continue with ace of clubs, ace of diamonds. That was strong enough.
            -
            Na początku: dalsza gra. Dobrze.
            Przy odrzucaniu nic nie odrzucone. Dobrze.
            Lepszy wybór: czwórka trefl, dziewiątka karo, czwórka kier, czyli full, dziewiątki na czwórkach.
            Na początku Anna: dalsza gra, ma asa trefl, asa karo. Karty były wystarczająco mocne."#]],
    );
}

#[test]
fn a_discard_that_takes_the_best_card_away() {
    let unique = Options::Unique(UniqueOptions::default());
    let dealt = "Ac 9s Ad 9h  4c9d8dKs5d2cQs4h";
    let mut inputs = acts(&[(1, Continue), (0, Continue), (1, Discard(1)), (0, Pass)]);
    inputs.extend(acts(&[(0, Pick(0)), (0, Pick(1)), (0, Pick(2))]));
    inputs.extend([Due::Wave, Due::Wave, Due::PickingOver].map(Input::Clock));
    check(
        &past(unique, dealt, &inputs),
        expect![[r#"
            Better picks were four of clubs, four of hearts, king of spades: two pair, nines and fours, king kicker.
            At the start you paid to continue. Good.
            When discarding you passed. Good.
            Better picks were four of clubs, four of hearts, king of spades: two pair, nines and fours, king kicker.
            At the start Anna paid to continue with ace of clubs, ace of diamonds. That was strong enough.
            When discarding Anna discarded nine of diamonds with ace of clubs, ace of diamonds. Anna's expected share of the pot rose from 67 to 70 percent.
            Lepszy wybór: czwórka trefl, czwórka kier, król pik, czyli dwie pary, dziewiątki i czwórki, kiker król.
            Na początku: dalsza gra. Dobrze.
            Przy odrzucaniu nic nie odrzucone. Dobrze.
            Lepszy wybór: czwórka trefl, czwórka kier, król pik, czyli dwie pary, dziewiątki i czwórki, kiker król.
            Na początku Anna: dalsza gra, ma asa trefl, asa karo. Karty były wystarczająco mocne.
            Przy odrzucaniu Anna, odrzucona karta dziewiątka karo, ma asa trefl, asa karo. Spodziewana część puli wzrosła: było 67, jest 70 procent."#]],
    );
}

/// Until they are shown, the others' cards change nothing.
#[test]
fn the_coach_knows_no_secrets() {
    let inputs = on_the_river(&[(1, Check), (0, RaiseTo(400)), (1, Fold)]);
    let [one, other] = ["Ac 7d Kd 2c", "8h 7d 8s 2c"].map(|dealt| {
        let cards = format!("{dealt} 3c QsJs9d 4c 4s 5c 3h");
        said(&past(holdem(), &cards, &inputs))
    });
    assert_eq!(one, other);
    assert!(!one.contains("Anna"), "{one}");
}

fn coached(prepare: impl FnOnce(&mut Local)) -> Client {
    let options = holdem();
    let setup = Setup {
        styles: Style::levels(options.kind()).collect(),
        options,
        seed: "5".parse().unwrap(),
        settings: TablePace::AT_ONCE,
        verbosity: Verbosities::default(),
    };
    let words = L10n::new(Language::English);
    let mut table = setup.table(&words).unwrap();
    prepare(&mut table);
    let mut client = Client::at(table, setup.verbosity, words);
    let mut settings = settings::Settings::default();
    settings.aids.coach = true;
    client.serve(&settings);
    client
}

/// What the coach answers now.
fn asked(client: &mut Client) -> String {
    let said = client.tell_of_game(GameQuestion::Coach);
    said.into_iter().map(|it| it.text).collect()
}

/// In a thread of its own the coach says the same, only later.
#[test]
fn the_table_does_not_wait_for_the_coach() {
    let mut here = coached(|_| {});
    here.play(TableCommand::NextHand, NOW);
    while here.told().phase() != Some(Phase::Over) {
        here.play(TableCommand::CallOrCheck, NOW);
    }

    let (wake, woken) = channel();
    let woke = wake.clone();
    let mut elsewhere = coached(|table| table.think_in_thread(move || wake.send(()).unwrap()));
    elsewhere.coach_in_thread(move || woke.send(()).unwrap());
    let later = "The coach looks back on a hand when it is over.";
    assert_eq!(asked(&mut elsewhere), later);
    elsewhere.play(TableCommand::NextHand, NOW);
    while elsewhere.told().phase() != Some(Phase::Over) {
        if elsewhere.told().is_my_turn() {
            elsewhere.play(TableCommand::CallOrCheck, NOW);
        } else {
            woken.recv().unwrap();
            elsewhere.advance(NOW);
        }
    }
    while asked(&mut elsewhere) == later {
        woken.recv().unwrap();
        elsewhere.advance(NOW);
    }
    assert_eq!(asked(&mut elsewhere), asked(&mut here));
}

#[test]
fn a_coach_who_is_off_says_so() {
    let mut client = coached(|_| {});
    client.serve(&settings::Settings::default());
    let off = "The coach is off. Turn it on in the settings, under practice aids.";
    assert_eq!(asked(&mut client), off);
}
