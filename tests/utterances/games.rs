//! What must be true of everything that is announced.

use tabletalk::rules::*;
use tabletalk::speech::{
    Announcer, Cue, L10n, Language, Teller, Topic, Urgency, Utterance, Verbosities, Verbosity,
};

use super::random_games;
use super::runner::{names, seat};

/// Games with random actions: what one viewer gets of each input.
fn games(viewer: Viewer, mut heard: impl FnMut(&[Seen], &View)) {
    random_games::games(0..10, 20, |events, game| {
        let seen: Vec<Seen> = (events.iter())
            .filter_map(|event| event.seen_by(viewer))
            .collect();
        heard(&seen, &game.view(viewer).expect("a hand"));
    });
}

fn announcer(viewer: Viewer, verbosity: Verbosity) -> Announcer {
    Announcer::new(viewer, names(), Verbosities::all(verbosity))
}

#[test]
fn everything_announced_can_be_heard() {
    for &language in Language::ALL {
        let words = L10n::new(language);
        for viewer in [Viewer::Rail, Viewer::Seat(seat(0))] {
            for verbosity in Verbosity::ALL {
                let mut announcer = announcer(viewer, verbosity);
                games(viewer, |seen, view| {
                    for Utterance { text, pan, cue, .. } in announcer.announce(seen, view, &words) {
                        assert!(text.ends_with('.') && !text.contains(".,"), "{text}");
                        assert!(
                            !text.contains(['{', '}', '(', '\u{2068}', '\u{2069}']),
                            "{text}"
                        );
                        assert!(text.starts_with(char::is_uppercase), "{text}");
                        assert!((-1.0..=1.0).contains(&pan));
                        if let Some(Cue::Raise { size }) = cue {
                            assert!((0.0..=1.0).contains(&size));
                        }
                        let mine = viewer != Viewer::Rail && text.contains(&names()[0]);
                        assert!(!mine, "{text}");
                    }
                });
            }
        }
    }
}

/// What an account of the game says, a listener who wants to hear everything
/// hears exactly once.
#[test]
fn every_event_speaks_exactly_once() {
    let words = L10n::new(Language::English);
    let viewer = Viewer::Rail;
    let mut announcer = announcer(viewer, Verbosity::Full);
    let mut teller = Teller::new(viewer, names(), &words);
    let mut found = 0;
    games(viewer, |seen, view| {
        let said = announcer.announce(seen, view, &words);
        let all: Vec<String> = said.iter().map(|it| it.text.to_lowercase()).collect();
        let all = all.concat();
        let told = teller.tell_all(seen);
        // Antes are heard one by one, and blinds with their amounts.
        let as_told = |it: &&String| !it.contains("antes") && !it.contains("Blinds");
        for sentence in told
            .iter()
            .filter(as_told)
            .filter(|it| !it.contains("Level"))
        {
            let text = sentence.trim_end_matches('.').to_lowercase();
            let ends = [format!("{text}."), format!("{text},")];
            let heard: usize = ends
                .iter()
                .map(|text| all.matches(text.as_str()).count())
                .sum();
            let wanted = told.iter().filter(|it| *it == sentence).count();
            assert_eq!(heard, wanted, "{sentence} in {all}");
            found += 1;
        }
    });
    assert!(found > 1000, "{found}");
}

/// The listener's cards, all-ins, the hands at the showdown, player by
/// player, the listener's turn and results are utterances of their own,
/// whatever the verbosity.
#[test]
fn what_matters_is_never_dropped_or_merged() {
    let words = L10n::new(Language::English);
    let own = seat(0);
    let viewer = Viewer::Seat(own);
    for verbosity in Verbosity::ALL {
        let mut announcer = announcer(viewer, verbosity);
        games(viewer, |seen, view| {
            let said = announcer.announce(seen, view, &words);
            let count =
                |wanted: fn(&Utterance) -> bool| said.iter().filter(|it| wanted(it)).count();
            let events = |wanted: fn(&Seen) -> bool| seen.iter().filter(|it| wanted(it)).count();
            let all_ins = events(|event| {
                matches!(
                    event,
                    Event::Ante { all_in: true, .. }
                        | Event::Blind { all_in: true, .. }
                        | Event::Called { all_in: true, .. }
                        | Event::Bet { all_in: true, .. }
                        | Event::Raised { all_in: true, .. }
                        | Event::Continued { all_in: true, .. }
                        | Event::BoardDiscarded { all_in: true, .. }
                )
            });
            assert_eq!(count(|it| it.cue == Some(Cue::AllIn)), all_ins, "{said:?}");
            assert_eq!(
                count(|it| it.text.contains("all in") && it.cue == Some(Cue::AllIn)),
                all_ins
            );
            let dealt = events(|it| {
                matches!(
                    it,
                    Event::Dealt {
                        cards: Veiled::Known(_),
                        ..
                    }
                )
            });
            let cards = count(|it| {
                it.cue == Some(Cue::Deal)
                    && it.topic == Topic::Mine
                    && it.urgency == Urgency::Urgent
            });
            assert_eq!(cards, dealt, "{said:?}");
            let shown = said.iter().map(|it| it.text.matches(" shows ").count());
            assert!(shown.max() <= Some(1), "{said:?}");
            let results =
                events(|it| matches!(it, Event::Won { .. } | Event::WonUncontested { .. }));
            let told = count(|it| {
                it.urgency >= Urgency::Urgent
                    && (it.text.contains(" win") || it.text.contains(" split"))
            });
            assert!((results == 0) == (told == 0), "{said:?}");
        });
    }
}

/// A decision is told once: when it begins, and never again.
#[test]
fn every_decision_is_told_once() {
    let words = L10n::new(Language::English);
    let viewer = Viewer::Seat(seat(0));
    let mut announcer = announcer(viewer, Verbosity::Normal);
    let mut was_picking = false;
    games(viewer, |seen, view| {
        let said = announcer.announce(seen, view, &words);
        let turns = said.iter().filter(|it| it.topic == Topic::Turn).count();
        let picking = matches!(view.choices, Some(Choices::Pick { .. }));
        let begins = match view.choices {
            Some(Choices::Pick { .. }) => !was_picking,
            Some(_) => seen
                .iter()
                .any(|event| !matches!(event, Event::LevelSoon { .. })),
            None => false,
        };
        assert_eq!(turns, usize::from(begins), "{said:?}");
        was_picking = picking;
        assert_eq!(
            said.last().is_some_and(|it| it.topic == Topic::Turn),
            begins
        );
        assert!(announcer.announce(&[], view, &words).is_empty());
    });
}

#[test]
fn the_language_may_change_in_the_middle_of_a_hand() {
    let viewer = Viewer::Seat(seat(0));
    let (english, polish) = (L10n::new(Language::English), L10n::new(Language::Polish));
    let mut switching = announcer(viewer, Verbosity::Normal);
    let mut steady = announcer(viewer, Verbosity::Normal);
    let mut turn = 0;
    games(viewer, |seen, view| {
        turn += 1;
        let words = if turn % 2 == 0 { &english } else { &polish };
        let said = switching.announce(seen, view, words);
        let as_ever = steady.announce(seen, view, &english);
        assert_eq!(said.len(), as_ever.len());
        if turn % 2 == 0 {
            assert_eq!(said, as_ever);
        }
    });
}
