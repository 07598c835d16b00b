//! Every command, whatever it is typed at, is answered.

use std::sync::mpsc::channel;
use std::time::Duration;

use clap::Parser;

use super::lines::{TypedLine, TypedLines, Typist};
use super::review::TerminalReview;
use super::setup::{self, NewGame};
use super::table::TerminalGame;
use super::{AfterLine, TerminalArgs, manner};
use crate::bots::Style;
use crate::player::client::{Client, Setup};
use crate::player::commands::{COMMANDS, Context, TableCommand};
use crate::player::replay::Collection;
use crate::player::settings::Settings;
use crate::rules::GameKind;
use crate::rules::cards::Seed;
use crate::speech::{L10n, Language, Verbosities, Verbosity};
use crate::table::{NextHand, Pacing, TablePace, TimeScale};

const NOW: Duration = Duration::ZERO;
const FAMOUS: &[u8] = include_bytes!("../../../assets/hands/dwan-ivey-2009.phh");

/// Plays until the player is there.
fn at_table(game: GameKind, context: Context, language: Language) -> TerminalGame {
    let setup = Setup {
        options: game.usual(),
        seed: Seed::from(7),
        styles: Style::levels(game).collect(),
        settings: TablePace {
            pacing: match context {
                Context::Watching => Pacing::Leisurely,
                _ => Pacing::Instant,
            },
            ..TablePace::AT_ONCE
        },
        verbosity: Verbosities::default(),
    };
    let mut client = Client::new(setup, L10n::new(language)).unwrap();
    for _ in 0..100 {
        let command = match client.context() {
            here if here == context && client.view().is_some() => break,
            Context::Betting | Context::Continuing => TableCommand::CallOrCheck,
            Context::Drawing | Context::Choosing => TableCommand::DrawOrPass,
            _ => TableCommand::NextHand,
        };
        client.play(command, NOW);
        client.advance(NOW);
    }
    assert_eq!(client.context(), context);
    TerminalGame::new(client, Typist::Script)
}

/// The name of every command in this language.
fn lines(language: Language) -> impl Iterator<Item = String> {
    let words = L10n::new(language);
    COMMANDS.iter().map(move |entry| entry.name(&words))
}

fn assert_said(after: AfterLine, line: &str, place: &str) {
    match after {
        AfterLine::Say(said) => {
            let is_said = said.iter().any(|it| !it.is_empty());
            assert!(is_said, "{place}: nothing is said to '{line}'");
        }
        AfterLine::Leave => assert!(["quit", "wyjdź", "back", "wróć"].contains(&line), "{line}"),
    }
}

/// Nobody may muck in the games that are played here, so nobody is asked to
/// show.
#[test]
fn at_the_table_in_every_phase() {
    for &language in Language::ALL {
        for (game, context) in [
            (GameKind::Holdem, Context::Watching),
            (GameKind::Holdem, Context::Betting),
            (GameKind::Draw, Context::Drawing),
            (GameKind::Unique, Context::Continuing),
            (GameKind::Unique, Context::Choosing),
            (GameKind::Holdem, Context::AfterHand),
        ] {
            for line in lines(language) {
                let mut game = at_table(game, context, language);
                let after = game.obey(&line);
                assert_said(after, &line, &format!("{context:?}"));
            }
        }
    }
}

#[test]
fn while_something_is_asked() {
    for asks in ["raise", "all in"] {
        for line in lines(Language::English) {
            let mut game = at_table(GameKind::Holdem, Context::Betting, Language::English);
            game.obey(asks);
            let after = game.obey(&line);
            assert_said(after, &line, asks);
        }
    }
}

#[test]
fn in_a_hand_of_the_past() {
    for &language in Language::ALL {
        for line in lines(language) {
            let hands = Collection::read("dwan-ivey-2009.phh", FAMOUS).unwrap();
            let mut review = TerminalReview::new(hands, L10n::new(language));
            review.open(1);
            let after = review.obey(&line);
            assert_said(after, &line, "review");
        }
    }
}

/// A command line without a word.
#[derive(Parser)]
struct Asked {
    #[command(flatten)]
    args: TerminalArgs,
}

/// The same as in the window: whoever answers questions is asked for the level
/// of the others too, by number or by name.
#[test]
fn a_person_is_asked_who_plays() {
    let words = L10n::new(Language::English);
    for (typed, expected) in [
        (&["1"][..], Some(None)),
        (&[""], Some(None)),
        (&["9", "2"], Some(Some("rookie"))),
        (&["shark"], Some(Some("shark"))),
        (&["quit"], None),
    ] {
        let (sender, receiver) = channel();
        for line in typed {
            sender.send(TypedLine::Text((*line).to_owned())).unwrap();
        }
        let game = NewGame::Preset(GameKind::Holdem.usual());
        let mut lines = TypedLines::from(receiver);
        let args = Asked::parse_from(["tabletalk"]).args;
        let level = setup::opponents(&args, &game, &words, &mut lines).unwrap();
        let level = level.as_ref().map(|level| level.as_deref());
        assert_eq!(level, expected, "{typed:?}");
    }
}

/// Whatever the command line leaves open is asked, by number or by name; Enter
/// takes what is in the settings.
#[test]
fn a_person_is_asked_how_the_table_runs() {
    let words = L10n::new(Language::English);
    let usual = ("Untimed", "Quick", "ByItself", "Full Brief");
    for (arguments, typed, expected) in [
        (&[][..], &["", "", "", ""][..], Some(usual)),
        (
            &[],
            &["1", "4", "2", "3"],
            Some(("Times1", "Leisurely", "WhenAsked", "Full Full")),
        ),
        (
            &[],
            &["10", "act at once", "9", "by itself", "brief"],
            Some(("Times10", "Instant", "ByItself", "Full Brief")),
        ),
        (
            &["--time", "2", "--pace", "normal"],
            &["", "normal"],
            Some(("Times2", "Normal", "ByItself", "Normal Normal")),
        ),
        (
            &["--deal", "--verbosity", "brief"],
            &["", ""],
            Some(("Untimed", "Quick", "ByItself", "Brief Brief")),
        ),
        (&[], &["1", "quit"], None),
        (&[], &["1", "", "", "quit"], None),
    ] {
        let (sender, receiver) = channel();
        for line in typed {
            sender.send(TypedLine::Text((*line).to_owned())).unwrap();
        }
        drop(sender);
        let game = NewGame::Preset(GameKind::Holdem.usual());
        let mut lines = TypedLines::from(receiver);
        let args = ["tabletalk"].iter().chain(arguments);
        let args = Asked::parse_from(args).args;
        let settings = Settings {
            table: TablePace {
                time_scale: TimeScale::Untimed,
                pacing: Pacing::Quick,
                next_hand: NextHand::ByItself,
            },
            verbosity: Verbosities {
                own: Verbosity::Full,
                others: Verbosity::Brief,
            },
            ..Settings::default()
        };
        let manner = manner::ask(&args, &game, &settings, &words, &mut lines).unwrap();
        let chosen = manner.map(|it| {
            let (table, said) = (it.table, it.verbosity);
            [
                format!("{:?}", table.time_scale),
                format!("{:?}", table.pacing),
                format!("{:?}", table.next_hand),
                format!("{:?} {:?}", said.own, said.others),
            ]
        });
        let expected = expected.map(|it| [it.0, it.1, it.2, it.3].map(str::to_owned));
        assert_eq!(chosen, expected, "{arguments:?} {typed:?}");
    }
}
