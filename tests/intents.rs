//! What a player chooses while others act, and what comes of it at their turn.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::time::Duration;

use expect_test::{Expect, expect};
use tabletalk::bots::Style;
use tabletalk::player::client::{Client, Setup};
use tabletalk::player::commands::{Context, Intent, TableCommand};
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{HoldemOptions, Options, UniqueOptions};
use tabletalk::speech::{L10n, Language, Question, Utterance, Verbosities, Verbosity};
use tabletalk::table::{Pacing, TablePace};

/// A player, and all that they have heard.
struct Ear {
    client: Client,
    now: Duration,
    heard: Vec<String>,
}

impl Ear {
    /// Six players whose cards come from that number.
    fn new(options: Options, seed: u64, language: Language, verbosity: Verbosities) -> Ear {
        let others = options.players() - 1;
        let styles: Vec<_> = Style::levels(options.kind()).collect();
        let setup = Setup {
            styles: styles.into_iter().cycle().take(others).collect(),
            options,
            seed: Seed::from(seed),
            settings: TablePace {
                pacing: Pacing::Normal,
                ..TablePace::default()
            },
            verbosity,
        };
        let client = Client::new(setup, L10n::new(language)).unwrap();
        let mut ear = Ear {
            client,
            now: Duration::ZERO,
            heard: Vec::new(),
        };
        ear.play(TableCommand::NextHand);
        ear
    }

    fn take(&mut self, said: Vec<Utterance>) {
        self.heard.extend(said.into_iter().map(|it| it.text));
    }

    fn play(&mut self, command: TableCommand) {
        let said = self.client.play(command, self.now);
        self.take(said);
    }

    fn intend(&mut self, intent: Intent) {
        self.play(TableCommand::Intend(intent));
    }

    /// Listens while the table is so, or until time alone brings nothing.
    fn listen_while(&mut self, goes_on: impl Fn(&Client) -> bool) {
        for _ in 0..1_000 {
            if !goes_on(&self.client) {
                return;
            }
            let Some(wake) = self.client.wake() else {
                return;
            };
            self.now = self.now.max(wake);
            let said = self.client.advance(self.now);
            self.take(said);
        }
        panic!("this goes on for ever: {:#?}", self.heard);
    }

    /// Listens until the player may do something.
    fn listen(&mut self) {
        self.listen_while(|client| client.context() == Context::Watching);
    }
}

fn holdem() -> Options {
    Options::Holdem(HoldemOptions {
        players: 6,
        ..HoldemOptions::default()
    })
}

/// What is heard in each language from the first turn of the hand on, where the
/// player chooses that while the others act, and then what the turn's key says.
fn check(options: &Options, seed: u64, intents: &[Intent], expected: Expect) {
    let mut lines = Vec::new();
    for &language in Language::ALL {
        let mut ear = Ear::new(options.clone(), seed, language, Verbosities::default());
        ear.heard.clear();
        intents.iter().for_each(|&intent| ear.intend(intent));
        let said = ear.client.answer(Question::Turn, ear.now);
        ear.take(said);
        ear.listen();
        lines.extend(ear.heard);
    }
    expected.assert_eq(&lines.join("\n").replace('\u{a0}', " "));
}

#[test]
fn folds_to_a_bet() {
    check(
        &holdem(),
        1,
        &[Intent::FoldToBet],
        expect![[r#"
        You will fold to a bet.
        Dave to act. You will fold to a bet.
        Dave and Eve fold.
        You fold, as planned.
        Anna raises to 600.
        Bob and Carol fold.
        Anna wins the pot of 900.
        Spasujesz, jeśli ktoś postawi.
        Teraz Dawid. Spasujesz, jeśli ktoś postawi.
        Dawid i Ewa pasują.
        Pasujesz zgodnie z planem.
        Anna podbija na 600.
        Bartek i Celina pasują.
        Anna wygrywa pulę 900."#]],
    );
    check(
        &holdem(),
        1,
        &[Intent::CheckOrFold],
        expect![[r#"
        You will check or fold.
        Dave to act. You will check or fold.
        Dave and Eve fold.
        You fold, as planned.
        Anna raises to 600.
        Bob and Carol fold.
        Anna wins the pot of 900.
        Zaczekasz albo spasujesz.
        Teraz Dawid. Zaczekasz albo spasujesz.
        Dawid i Ewa pasują.
        Pasujesz zgodnie z planem.
        Anna podbija na 600.
        Bartek i Celina pasują.
        Anna wygrywa pulę 900."#]],
    );
}

#[test]
fn calls_any_bet() {
    check(
        &holdem(),
        1,
        &[Intent::CallAny],
        expect![[r#"
            You will call any bet.
            Dave to act. You will call any bet.
            Dave and Eve fold.
            You call, as planned.
            Anna raises to 800.
            Bob and Carol fold.
            Your turn, 600 to call, pot 1,300.
            Sprawdzisz każdy zakład.
            Teraz Dawid. Sprawdzisz każdy zakład.
            Dawid i Ewa pasują.
            Sprawdzasz zgodnie z planem.
            Anna podbija na 800.
            Bartek i Celina pasują.
            Twoja kolej, 600 do sprawdzenia, pula 1 300."#]],
    );
}

#[test]
fn the_last_choice_counts_and_the_same_again_takes_it_back() {
    let fold_then_call = [Intent::CheckOrFold, Intent::CallAny];
    check(
        &holdem(),
        1,
        &fold_then_call,
        expect![[r#"
            You will check or fold.
            You will call any bet.
            Dave to act. You will call any bet.
            Dave and Eve fold.
            You call, as planned.
            Anna raises to 800.
            Bob and Carol fold.
            Your turn, 600 to call, pot 1,300.
            Zaczekasz albo spasujesz.
            Sprawdzisz każdy zakład.
            Teraz Dawid. Sprawdzisz każdy zakład.
            Dawid i Ewa pasują.
            Sprawdzasz zgodnie z planem.
            Anna podbija na 800.
            Bartek i Celina pasują.
            Twoja kolej, 600 do sprawdzenia, pula 1 300."#]],
    );
    let taken_back = [Intent::CheckOrFold, Intent::CheckOrFold];
    check(
        &holdem(),
        1,
        &taken_back,
        expect![[r#"
            You will check or fold.
            Cancelled.
            Dave to act.
            Dave and Eve fold.
            Your turn, 200 to call, pot 300.
            Zaczekasz albo spasujesz.
            Cofnięte.
            Teraz Dawid.
            Dawid i Ewa pasują.
            Twoja kolej, 200 do sprawdzenia, pula 300."#]],
    );
}

#[test]
fn never_calls_with_everything() {
    let short = Options::Holdem(HoldemOptions {
        players: 6,
        starting_chips: 200,
        ..HoldemOptions::default()
    });
    check(
        &short,
        1,
        &[Intent::CallAny],
        expect![[r#"
            You will call any bet.
            Dave to act. You will call any bet.
            Dave and Eve fold.
            Your turn, all in for 200, pot 300.
            A call would put you all in, so it is up to you.
            Sprawdzisz każdy zakład.
            Teraz Dawid. Sprawdzisz każdy zakład.
            Dawid i Ewa pasują.
            Twoja kolej, all-in za 200, pula 300.
            To byłoby all-in, więc decyzja jest twoja."#]],
    );
}

#[test]
fn is_heard_however_little_is_told() {
    let verbosity = Verbosities::all(Verbosity::Brief);
    let mut ear = Ear::new(holdem(), 1, Language::English, verbosity);
    ear.intend(Intent::CallAny);
    ear.heard.clear();
    ear.listen();
    expect![[r#"
        Two folds.
        You call, as planned.
        Anna raises to 800.
        Two folds.
        Your turn, 600 to call."#]]
    .assert_eq(&ear.heard.join("\n"));
}

#[test]
fn whoever_sits_out_decides_nothing_until_they_are_back() {
    for options in [holdem(), Options::Unique(UniqueOptions::default())] {
        let mut ear = Ear::new(options, 1, Language::English, Verbosities::default());
        ear.intend(Intent::SitOut);
        for _ in 0..3 {
            ear.listen_while(|client| client.context() != Context::AfterHand);
            assert_eq!(ear.client.context(), Context::AfterHand);
            ear.play(TableCommand::NextHand);
        }
        ear.heard.clear();
        ear.intend(Intent::SitOut);
        ear.listen();
        let back = ear.heard.first().map(String::as_str);
        assert_eq!(back, Some("You are back in."), "{:#?}", ear.heard);
        assert!(ear.client.told().is_my_turn(), "{:#?}", ear.heard);
    }
}
