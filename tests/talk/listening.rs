//! What must be true of everything that is said.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletalk::cards::Seed;
use tabletalk::engine::{
    BlindsRise, DrawOptions, Event, Game, HoldemOptions, Input, Options, Seen, UniqueOptions,
    Viewer,
};
use tabletalk::l10n::{L10n, Language};
use tabletalk::sim::random_input;

use super::{names, seat, teller};

/// Games with random actions: what came of each input.
fn games(mut heard: impl FnMut(&[Event])) {
    for options in [
        Options::Holdem(HoldemOptions {
            starting_chips: 1000,
            ante: 7,
            blinds_rise: BlindsRise::Hands(2),
            ..HoldemOptions::default()
        }),
        Options::Draw(DrawOptions {
            players: 5,
            ..DrawOptions::default()
        }),
        Options::Unique(UniqueOptions::default()),
    ] {
        for number in 0..20 {
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(number);
            let mut game = Game::new(options.clone(), Seed::from(number)).expect("good options");
            for _ in 0..30 {
                if game.winner().is_some() {
                    break;
                }
                heard(game.apply(Input::Deal).expect("a deal"));
                while let Some(input) = game.hand().and_then(|hand| random_input(hand, &mut chance))
                {
                    heard(game.apply(input).expect("a legal input"));
                }
            }
        }
    }
}

#[test]
fn every_sentence_can_be_heard() {
    for &language in Language::ALL {
        let words = L10n::new(language);
        for viewer in [Viewer::Rail, Viewer::Seat(seat(0))] {
            let mut teller = teller(viewer, &words);
            let mut sentences = 0;
            games(|events| {
                let seen: Vec<Seen> = events
                    .iter()
                    .filter_map(|event| event.seen_by(viewer))
                    .collect();
                for sentence in teller.tell_all(&seen) {
                    sentences += 1;
                    assert!(sentence.ends_with('.'), "{sentence}");
                    assert!(
                        !sentence.contains(['{', '}', '(', '\u{2068}', '\u{2069}']),
                        "{sentence}"
                    );
                    if viewer != Viewer::Rail {
                        assert!(!sentence.contains(&names()[0]), "{sentence}");
                    }
                }
            });
            assert!(sentences > 1000, "{sentences}");
        }
    }
}

/// What is said of an event alone is not lost where it is joined to others,
/// and no hand is ranked without its value being told.
#[test]
fn every_event_is_told_alone_or_joined() {
    let words = L10n::new(Language::English);
    let mut joined = teller(Viewer::Rail, &words);
    let mut alone = teller(Viewer::Rail, &words);
    games(|events| {
        let seen: Vec<Seen> = (events.iter())
            .filter_map(|event| event.seen_by(Viewer::Rail))
            .collect();
        let told = joined.tell_all(&seen);
        for event in &seen {
            let Some(sentence) = alone.tell(event) else {
                assert!(!matches!(event, Event::Ranked { .. }), "{event:?}");
                continue;
            };
            // Whoever does something is named, or "everyone" does it.
            if let Some(name) = names().iter().find(|name| sentence.contains(*name)) {
                let named = |told: &String| told.contains(name) || told.contains("Everyone");
                assert!(told.iter().any(named), "{sentence} is lost in {told:?}");
            }
        }
    });
}
