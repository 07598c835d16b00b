//! How often players enter, raise and win.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

mod temp_folder;

use std::time::Duration;

use expect_test::{Expect, expect};
use tabletalk::bots::Style;
use tabletalk::player::client::{Client, Setup, names};
use tabletalk::player::commands::{Context, TableCommand};
use tabletalk::player::histories::Histories;
use tabletalk::player::replay::replay;
use tabletalk::player::statistics::{PlayerTally, Statistics};
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{DrawOptions, HoldemOptions, Options, UniqueOptions};
use tabletalk::speech::{L10n, Language, Verbosities};
use tabletalk::store::Folders;
use tabletalk::table::{Journal, TablePace, WhenKept};
use temp_folder::TempFolder;

const NOW: Duration = Duration::ZERO;

/// Hold'em hands of Ann, who has the blind of one, Bob, who has the blind of
/// two, and Cid, who writes them down.
fn holdem(hands: &[&str]) -> Statistics {
    let mut statistics = Statistics::default();
    for actions in hands {
        let actions: Vec<String> = actions.split(',').map(|it| format!("'{it}'")).collect();
        let text = format!(
            "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n\
             starting_stacks = [100, 100, 100]\nplayers = ['Ann', 'Bob', 'Cid']\n\
             _viewer = 'p3'\nactions = [{}]\n",
            actions.join(", ")
        );
        for hand in replay("it.phh", text.as_bytes()) {
            statistics.add(&hand.outcome.unwrap());
        }
    }
    statistics
}

const FOLDS: &str = "p3 f,p1 f";
const RAISE: &str = "p3 cbr 6,p1 f,p2 f";
const SHOWDOWN: &str = "d dh p1 KhKd,d dh p2 QhQd,d dh p3 AhAd,p3 cc,p1 cbr 6,p2 f,p3 cc,\
                        d db 2c3c4s,p1 cbr 10,p3 cc,d db 8h,p1 cc,p3 cc,d db 9h,p1 cc,p3 cc,\
                        p1 sm KhKd,p3 sm AhAd";

#[test]
fn what_is_done_is_counted() {
    let statistics = holdem(&[FOLDS, RAISE, SHOWDOWN]);
    let cid = PlayerTally {
        hands: 3,
        won: 2,
        biggest_pot: 18,
        entered: 2,
        betting_hands: 3,
        raised: 1,
        bets: 1,
        calls: 3,
        showdowns: 1,
        showdowns_won: 1,
    };
    assert_eq!(*statistics.own(), cid);
    let (_, ann) = statistics.named("ANN").unwrap();
    let expected = PlayerTally {
        hands: 3,
        entered: 1,
        betting_hands: 3,
        raised: 1,
        bets: 2,
        showdowns: 1,
        ..PlayerTally::default()
    };
    assert_eq!(*ann, expected);
    let (_, bob) = statistics.named("bob").unwrap();
    let expected = PlayerTally {
        hands: 3,
        won: 1,
        biggest_pot: 1,
        betting_hands: 3,
        ..PlayerTally::default()
    };
    assert_eq!(*bob, expected);
}

fn check_words(statistics: &Statistics, english: Expect, polish: Expect) {
    for (language, expected) in [(Language::English, english), (Language::Polish, polish)] {
        let words = L10n::new(language);
        let mut said = statistics.say(&words);
        said.push(statistics.say_of("bob", &words));
        said.push(statistics.say_of("Zed", &words));
        expected.assert_eq(&said.join("\n"));
    }
}

#[test]
fn figures_are_told_in_words() {
    check_words(
        &Statistics::default(),
        expect![[r#"
        No hand has ended yet.
        Nobody here is called bob.
        Nobody here is called Zed."#]],
        expect![[r#"
        Nie skończyło się jeszcze żadne rozdanie.
        Nikt tutaj nie ma na imię bob.
        Nikt tutaj nie ma na imię Zed."#]],
    );
    check_words(
        &holdem(&[FOLDS]),
        expect![[r#"
            You: 1 hand. You play no hands.
            Ann plays no hands.
            Bob plays no hands.
            Bob: 1 hand, 1 won, biggest pot 1.
            Nobody here is called Zed."#]],
        expect![[r#"
            Ty: jedno rozdanie. Nie wchodzisz dobrowolnie do puli.
            Ann nie wchodzi dobrowolnie do puli.
            Bob nie wchodzi dobrowolnie do puli.
            Bob: jedno rozdanie, jedno wygrane, największa pula 1.
            Nikt tutaj nie ma na imię Zed."#]],
    );
    let many = holdem(&[FOLDS, RAISE, SHOWDOWN, FOLDS, FOLDS]);
    check_words(
        &many,
        expect![[r#"
            You: 5 hands, 2 won, biggest pot 18. You play 40 percent, raise 20.
            Ann plays 20 percent, raises 20.
            Bob plays no hands.
            Bob: 5 hands, 3 won, biggest pot 1.
            Nobody here is called Zed."#]],
        expect![[r#"
            Ty: 5 rozdań, 2 wygrane, największa pula 18. Grasz 40 procent rozdań, podbijasz 20.
            Ann gra 20 procent rozdań, podbija 20.
            Bob nie wchodzi dobrowolnie do puli.
            Bob: 5 rozdań, 3 wygrane, największa pula 1.
            Nikt tutaj nie ma na imię Zed."#]],
    );
}

fn sit_down(folders: &Folders, options: Options) -> Client {
    let setup = Setup {
        styles: vec![Style::named("random", options.kind()).unwrap()],
        options,
        seed: Seed::from(4),
        settings: TablePace::AT_ONCE,
        verbosity: Verbosities::default(),
    };
    let words = L10n::new(Language::English);
    let mut table = setup.table(&words).unwrap();
    setup.keep(&mut table, folders, WhenKept::Wait);
    Client::at(table, setup.verbosity, words)
}

/// Stays in until so many more hands are over.
fn play(client: &mut Client, hands: usize) {
    for _ in 0..hands {
        client.play(TableCommand::NextHand, NOW);
        while !client.told().waits_for_next_hand() && !client.is_over() {
            let done = match client.context() {
                Context::Drawing | Context::Choosing => TableCommand::DrawOrPass,
                _ => TableCommand::CallOrCheck,
            };
            client.play(done, NOW);
            client.advance(NOW);
        }
    }
}

/// What was counted at the table is what its file says, and what is known
/// when the game is continued.
fn check_table(options: Options) {
    let folder = TempFolder::new();
    let folders = Folders::new(Some(folder.path().to_owned())).unwrap();
    let game = options.kind();
    let mut client = sit_down(&folders, options);
    play(&mut client, 6);
    let counted = client.statistics();
    drop(client);
    assert!(counted.own().hands > 2, "{counted:?}");
    let mut kept = Histories::new(&folders).statistics().unwrap();
    assert_eq!(kept.len(), 1);
    let (kept_game, kept) = kept.remove(0);
    assert_eq!(kept_game, game.into());
    assert_eq!(kept.own(), counted.own());
    for (name, tally) in counted.others() {
        assert_eq!(kept.named(name).unwrap().1, tally, "{name}");
    }
    let words = L10n::new(Language::English);
    let names = |count| names(count, &words);
    let resumed = Journal::resume(&folders, names, NOW, WhenKept::Wait).unwrap();
    let (client, _) = Client::resume(resumed, Verbosities::default(), words, |_| {});
    assert_eq!(client.statistics(), counted);
}

#[test]
fn tables_and_files_have_the_same_figures() {
    check_table(Options::Holdem(HoldemOptions::default()));
    check_table(Options::Draw(DrawOptions {
        players: 4,
        target: 10_000,
        ..DrawOptions::default()
    }));
    check_table(Options::Unique(UniqueOptions::default()));
}

/// Nobody raises in Unique Poker.
#[test]
fn what_cannot_be_is_left_out() {
    let folder = TempFolder::new();
    let folders = Folders::new(Some(folder.path().to_owned())).unwrap();
    let mut client = sit_down(&folders, Options::Unique(UniqueOptions::default()));
    play(&mut client, 3);
    let said = client.statistics().say(&L10n::new(Language::English));
    assert!(said[0].ends_with("You play 100 percent."), "{said:?}");
    assert!(!said.concat().contains("raise"), "{said:?}");
}
