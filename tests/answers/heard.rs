//! What must be true of every answer.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{
    BlindsRise, DrawOptions, Game, HoldemOptions, Input, LimitStyle, Options, UniqueOptions, View,
    Viewer,
};
use tabletalk::speech::{L10n, Language, Question, answer, more, status_line};
use tabletalk::table::Times;
use tabletalk::tools::sim::random_input;

use super::table::seconds;
use crate::stacked_hand::{names, seat};

/// Games with random actions, seen from a seat and from the rail.
fn views(mut seen: impl FnMut(&View)) {
    for options in [
        Options::Holdem(HoldemOptions {
            starting_chips: 1_000,
            ante: 7,
            blinds_rise: BlindsRise::Hands(2),
            max_raises: 3,
            ..HoldemOptions::default()
        }),
        Options::Draw(DrawOptions {
            players: 5,
            limit_style: LimitStyle::UpTo,
            ..DrawOptions::default()
        }),
        Options::Unique(UniqueOptions::default()),
    ] {
        for number in 0..3 {
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(number);
            let mut game = Game::new(options.clone(), Seed::from(number)).expect("good options");
            for _ in 0..8 {
                if game.winner().is_some() {
                    break;
                }
                game.apply(Input::Deal).expect("a deal");
                loop {
                    for viewer in [Viewer::Rail, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))] {
                        seen(&game.view(viewer).expect("a hand"));
                    }
                    let input = game.hand().and_then(|it| random_input(it, &mut chance));
                    let Some(input) = input else { break };
                    game.apply(input).expect("a legal input");
                }
            }
        }
    }
}

#[test]
fn every_answer_can_be_heard() {
    let words = Language::ALL.iter().map(|&language| L10n::new(language));
    let words: Vec<L10n> = words.collect();
    let times = Times {
        turn_left: seconds(61),
        phase_left: seconds(2),
        level_left: seconds(0),
        ..Times::default()
    };
    let mut count = 0;
    let mut check = |what: &str, said: &str| {
        count += 1;
        assert!(said.ends_with('.'), "{what}: {said}");
        assert!(
            said.starts_with(|c: char| !c.is_lowercase()),
            "{what}: {said}"
        );
        for bad in [
            "answer-", "hand-", "{", "}", "(", "  ", "..", " ,", " .", "\u{2068}",
        ] {
            assert!(!said.contains(bad), "{what} has '{bad}': {said}");
        }
    };
    views(|view| {
        let names = names();
        for words in &words {
            for question in Question::ALL {
                let said = answer(question, view, &times, &names, words);
                check(&format!("{question:?}"), &said);
                if let (Viewer::Seat(own), true) = (view.viewer, question != Question::HandSoFar) {
                    let own = &names[own.index()];
                    assert!(!said.contains(own), "{question:?} names the asker: {said}");
                }
            }
            for place in 0..10 {
                check(
                    "card",
                    &answer(Question::Card(place), view, &times, &names, words),
                );
            }
            for question in [Question::Brief, Question::Turn] {
                if let Some(more) = more(question, view, &times, &names, words) {
                    check("more", &more);
                }
            }
            let line = status_line(view, words);
            assert!(!line.contains("status-") && !line.ends_with(' '), "{line}");
        }
    });
    assert!(count > 1_000, "{count}");
}
