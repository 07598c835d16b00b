//! The records of a table bring it back, from wherever they end.

use std::time::Duration;

use proptest::prelude::*;
use tabletalk::bots::Memory;
use tabletalk::rules::{BlindsRise, HoldemOptions, Options, View};
use tabletalk::table::{Change, NextHand, Pacing, Record, Start, TablePace, Times};

use super::one_person::OnePerson;
use super::player::step;
use super::{any_options, start};

/// A table, and what was written down of it.
struct Run {
    table: OnePerson,
    now: Duration,
    records: Vec<Record>,
}

/// How a table looks from outside.
type Look = (Option<View>, Times, Option<usize>);

impl Run {
    fn begin(start: &Start) -> Run {
        let mut table = OnePerson::new(start).unwrap();
        table.start_records();
        Run {
            table,
            now: Duration::ZERO,
            records: Vec::new(),
        }
    }

    /// From records as they come from a file.
    fn resume(start: &Start, records: &[Record], now: Duration) -> Run {
        let json = serde_json::to_string(records).unwrap();
        let records: Vec<Record> = serde_json::from_str(&json).unwrap();
        let (mut table, followed) = OnePerson::resume(start, &records, now).unwrap();
        assert_eq!(followed, records.len());
        table.start_records();
        Run {
            table,
            now,
            records,
        }
    }

    fn step(&mut self) {
        step(&mut self.table, &mut self.now);
        self.records.extend(self.table.take_records());
    }

    fn is_over(&self) -> bool {
        self.table.winner().is_some()
    }

    /// What the computer player has learnt whose turn it is.
    fn memory(&self) -> Option<Memory> {
        let job = self.table.job()?;
        Some(job.parts().0.memory().clone())
    }

    fn look(&self) -> Look {
        let winner = self.table.winner().map(|seat| seat.index());
        (self.table.view(), self.table.times(), winner)
    }
}

/// Plays so many steps. After every few of them the table comes back from
/// what is written down by then, and goes on from there as it went on.
fn check(start: &Start, steps: usize, every: usize) -> Run {
    let mut run = Run::begin(start);
    let mut marks = Vec::new();
    for step in 0..steps {
        if run.is_over() {
            break;
        }
        if step % every == 0 {
            marks.push((run.records.len(), run.now, run.look(), run.memory()));
        }
        run.step();
    }
    for (place, (written, now, look, memory)) in marks.into_iter().enumerate() {
        let mut again = Run::resume(start, &run.records[..written], now);
        assert_eq!(again.look(), look, "at step {place} of {every}");
        if let (Some(memory), Some(other)) = (memory, again.memory()) {
            assert_eq!(memory, other, "at step {place} of {every}");
        }
        while again.records.len() < run.records.len() && !again.is_over() {
            again.step();
        }
        for (own, other) in run.records.iter().zip(&again.records) {
            assert_eq!(own, other, "from step {place} of {every}");
        }
        assert!(again.records.len() >= run.records.len());
    }
    run
}

fn settings(next_hand: NextHand) -> TablePace {
    TablePace {
        pacing: Pacing::Normal,
        next_hand,
        ..TablePace::default()
    }
}

fn holdem() -> impl Strategy<Value = Options> {
    let rises = prop_oneof![
        Just(BlindsRise::Minutes(5)),
        (5u16..10).prop_map(BlindsRise::Hands)
    ];
    (2u8..=6, rises, 100u64..3000).prop_map(|(players, blinds_rise, starting_chips)| {
        Options::Holdem(HoldemOptions {
            players,
            blinds_rise,
            starting_chips,
            big_blind: 20,
            turn_timer: Some(10),
            ..HoldemOptions::default()
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn any_table_comes_back_from_any_prefix(
        options in prop_oneof![holdem(), any_options::draw(), any_options::unique()],
        seed: u64,
        by_itself: bool,
    ) {
        let next_hand = if by_itself { NextHand::ByItself } else { NextHand::WhenAsked };
        let start = start(options, seed, &["random", "always-call"], settings(next_hand));
        check(&start, 150, 1);
    }
}

/// Those who learn go on as if nothing had happened, before and after what
/// they have learnt is written down.
#[test]
fn what_was_learnt_is_not_forgotten() {
    let options = Options::Holdem(HoldemOptions {
        players: 6,
        starting_chips: 1_000_000,
        blinds_rise: BlindsRise::Never,
        ..HoldemOptions::default()
    });
    let settings = TablePace {
        pacing: Pacing::Instant,
        next_hand: NextHand::ByItself,
        ..TablePace::default()
    };
    let start = start(options, 11, &["pro", "rock"], settings);
    let run = check(&start, 1500, 130);
    let lesson = |record: &Record| matches!(record.change, Change::Learnt(_));
    assert!(run.records.iter().any(lesson));
}

/// After the last blind level its timer has nothing to announce.
#[test]
fn a_timer_that_is_let_go_stays_so() {
    let options = Options::Holdem(HoldemOptions {
        blinds_rise: BlindsRise::Minutes(5),
        ..HoldemOptions::default()
    });
    let start = start(options, 1, &["always-call"], settings(NextHand::WhenAsked));
    let mut run = Run::begin(&start);
    while !run.table.is_my_turn() {
        run.step();
    }
    while let Some(wake) = run.table.wake() {
        run.now = wake;
        run.table.tick(wake);
        run.records.extend(run.table.take_records());
    }
    let let_go = |record: &Record| record.change == Change::Forget;
    assert!(run.records.iter().any(let_go));
    let again = Run::resume(&start, &run.records, run.now);
    assert_eq!(again.look(), run.look());
    assert_eq!(again.table.wake(), None);
}

/// Records of another game are followed as long as they make sense.
#[test]
fn records_that_make_no_sense_are_not_followed() {
    let game = |seed| {
        start(
            Options::presets()[0].1.clone(),
            seed,
            &["random"],
            settings(NextHand::WhenAsked),
        )
    };
    let mut run = Run::begin(&game(1));
    (0..150).for_each(|_| run.step());
    let (_, followed) = OnePerson::resume(&game(2), &run.records, Duration::ZERO).unwrap();
    assert!(followed < run.records.len());

    let mut backwards = run.records.clone();
    let place = backwards.len() / 2;
    backwards[place].at = 0;
    let (table, followed) = OnePerson::resume(&game(1), &backwards, Duration::ZERO).unwrap();
    assert_eq!(followed, place);
    let prefix = Run::resume(&game(1), &run.records[..place], Duration::ZERO);
    assert_eq!(table.view(), prefix.table.view());
}
