//! What must be true of everything that is said.

use tabletalk::rules::{Event, Seen, Viewer};
use tabletalk::speech::{L10n, Language};

use super::{names, random_games, seat, teller};

/// Games with random actions: what came of each input.
fn games(mut heard: impl FnMut(&[Event])) {
    random_games::games(0..20, 30, |events, _| heard(events));
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
