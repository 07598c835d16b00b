//! Several people at one host: each hears what their seat would hear alone,
//! whatever the lines do, and nobody is sent a card that is not theirs.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "../any_table/mod.rs"]
#[expect(dead_code, reason = "other tests use more of it")]
mod any_table;
mod party;
mod secrets;

use proptest::prelude::*;
use tabletalk::rules::*;
use tabletalk::speech::{Announcer, L10n, Topic, Verbosities, Verbosity};
use tabletalk::table::Change;

use party::{Evening, Person, Quality};

fn any_game() -> impl Strategy<Value = Options> {
    let rises = prop_oneof![Just(BlindsRise::Minutes(5)), Just(BlindsRise::Hands(2))];
    let holdem = (2u8..=12, rises).prop_map(|(players, blinds_rise)| {
        Options::Holdem(HoldemOptions {
            players,
            blinds_rise,
            turn_timer: Some(10),
            starting_chips: 2000,
            ..HoldemOptions::default()
        })
    });
    let draw = (2u8..=5).prop_map(|players| {
        Options::Draw(DrawOptions {
            players,
            ..DrawOptions::default()
        })
    });
    let unique = (2u8..=8).prop_map(|players| {
        Options::Unique(UniqueOptions {
            players,
            ..UniqueOptions::default()
        })
    });
    prop_oneof![holdem, draw, unique]
}

/// What the journal says that this person has heard: what happened in one call
/// is told as one.
fn expected(evening: &Evening, person: &Person) -> Vec<(Topic, String)> {
    let (start, viewer) = (&evening.start, Viewer::Seat(person.seat));
    let mut game = Game::new(start.options.clone(), start.seed).unwrap();
    let words = L10n::new(person.language);
    let mut announcer = Announcer::new(viewer, evening.names.clone(), person.verbosity);
    let mut told = Vec::new();
    for call in &evening.party.borrow().calls {
        let mut seen: Vec<Seen> = Vec::new();
        for record in call {
            let events = record.apply_to(&mut game).unwrap();
            seen.extend(events.iter().filter_map(|it| it.seen_by(viewer)));
        }
        if let Some(view) = game.view(viewer).filter(|_| !seen.is_empty()) {
            told.extend(announcer.announce(&seen, &view, &words));
        }
    }
    told.into_iter().map(|it| (it.topic, it.text)).collect()
}

/// Chips of a table, in stacks and in the middle.
fn chips(view: &View) -> Chips {
    view.seats.iter().map(|it| it.stack).sum::<Chips>() + view.pot()
}

fn check(evening: &Evening) {
    let party = evening.party.borrow();
    let options = &evening.start.options;
    for person in &evening.people {
        let view = party.host.view(person.seat);
        assert_eq!(person.client.view(), view.as_ref(), "{:?}", person.seat);
        let all = options.players() as Chips * options.starting_chips();
        assert!(view.is_none_or(|view| chips(&view) == all));
        let (heard, expected) = (Evening::heard(person), expected(evening, person));
        match party.line(person.seat).seated {
            1 if person.verbosity == Verbosities::all(Verbosity::Full) => {
                assert_eq!(heard, expected, "{:?}", person.seat);
            }
            1 => assert_eq!(own(heard), own(expected), "{:?}", person.seat),
            _ => check_once(&heard, &expected),
        }
    }
    party.check_deeds(evening.start.people);
}

/// What is told of oneself. What others do is told together, and how much of it together
/// depends on when it came.
fn own(told: Vec<(Topic, String)>) -> Vec<(Topic, String)> {
    let mut told = told;
    told.retain(|it| matches!(it.0, Topic::Mine | Topic::Turn));
    told
}

/// Whoever sat down anew has not heard everything, and nothing twice. How it
/// stands they were told once more, with whose turn it is.
fn check_once(heard: &[(Topic, String)], expected: &[(Topic, String)]) {
    for told in heard.iter().filter(|it| it.0 != Topic::Turn) {
        let times = |all: &[(Topic, String)]| all.iter().filter(|it| *it == told).count();
        if expected.contains(told) {
            assert!(times(heard) <= times(expected), "{}", told.1);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn everybody_hears_what_their_seat_would_hear_alone(
        options in any_game(),
        bots in 0usize..=4,
        seed: u64,
        quality in prop_oneof![
            1 => Just(Quality::Good),
            1 => Just(Quality::Bad),
            2 => Just(Quality::Losing),
        ],
    ) {
        let people = options.players().saturating_sub(bots).max(2);
        let mut evening = Evening::begin(options, people, seed, quality);
        for _ in 0..10 {
            evening.play(40);
            evening.settle();
            check(&evening);
        }
    }
}

/// Lines that lose things: every hand that is asked for is dealt once, and all
/// that was missed is told, or somebody is seated anew.
#[test]
fn nothing_is_done_twice() {
    let options = Options::Holdem(HoldemOptions {
        players: 4,
        turn_timer: Some(10),
        ..HoldemOptions::default()
    });
    let (mut dealt, mut told_again, mut seated_anew) = (0, 0, 0);
    for (seed, quality) in (0..20).zip([Quality::Bad, Quality::Losing].into_iter().cycle()) {
        let mut evening = Evening::begin(options.clone(), 4, seed, quality);
        evening.play(200);
        evening.settle();
        check(&evening);
        evening.cut(seed as usize % 4);
        evening.play(1200);
        evening.settle();
        check(&evening);
        let party = evening.party.borrow();
        let records = party.calls.iter().flatten();
        let deals = records.filter(|it| matches!(it.change, Change::Deal(_)));
        let hands = evening.people[0].client.told().hands();
        assert_eq!(deals.count() as u64, hands);
        dealt += hands;
        for person in &evening.people {
            let line = party.line(person.seat);
            told_again += line.told_again;
            seated_anew += line.seated - 1;
        }
    }
    assert!(dealt > 20, "{dealt}");
    assert!(told_again > 100, "{told_again}");
    assert!(seated_anew > 0, "{seated_anew}");
}

/// Even in the middle of a hand of which they have heard the beginning.
#[test]
fn whoever_sits_down_anew_hears_nothing_twice() {
    let options = Options::Holdem(HoldemOptions {
        players: 3,
        turn_timer: Some(10),
        ..HoldemOptions::default()
    });
    for seed in 0..20 {
        let mut evening = Evening::begin(options.clone(), 3, seed, Quality::Good);
        evening.play(20);
        evening.cut(0);
        evening.play(40);
        evening.seat_anew(0);
        evening.settle();
        check(&evening);
    }
}
