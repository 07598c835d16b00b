//! The running table: timers, pace, pause, and who is asked when. Time is
//! passed in, so nothing here waits.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::time::Duration;

use tabletalk::bots::Style;
use tabletalk::player::client::{Client, Setup};
use tabletalk::player::commands::TableCommand;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::*;
use tabletalk::speech::{L10n, Language, Verbosities, time_to_say};
use tabletalk::table::{
    Ask, Asked, Frame, Host, NextHand, Pacing, Refusal, Start, TablePace, TimeScale, Told, Travels,
    Update,
};

#[path = "one_person/mod.rs"]
mod one_person;

use one_person::OnePerson;

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn settings() -> TablePace {
    TablePace {
        time_scale: TimeScale::Times1,
        pacing: Pacing::Instant,
        next_hand: NextHand::WhenAsked,
    }
}

fn set(options: Options, settings: TablePace) -> OnePerson {
    let style = Style::named("always-call", options.kind()).unwrap();
    sit_down(options, Seed::from(3), vec![style], settings)
}

fn sit_down(
    options: Options,
    seed: Seed,
    styles: Vec<&'static Style>,
    settings: TablePace,
) -> OnePerson {
    let start = Start {
        options,
        seed,
        people: Seat::FIRST.into(),
        styles,
        settings,
    };
    OnePerson::new(&start).unwrap()
}

fn names(updates: &[Update]) -> Vec<String> {
    let seen = updates.iter().flat_map(|update| &update.seen);
    let text = seen.map(|seen| format!("{seen:?}"));
    text.map(|it| it.split([' ', '{']).next().unwrap().to_owned())
        .collect()
}

/// Deals, and lets the bots act until the person must.
fn start(table: &mut OnePerson, now: Duration) -> Vec<Update> {
    let mut updates = table.next_hand(now).unwrap();
    updates.extend(table.let_bots_decide(now));
    updates
}

fn holdem(turn_timer: TurnTimer, blinds_rise: BlindsRise) -> Options {
    Options::Holdem(HoldemOptions {
        turn_timer,
        blinds_rise,
        ..HoldemOptions::default()
    })
}

#[test]
fn a_turn_that_runs_out_checks_or_folds() {
    let mut table = set(holdem(Some(10), BlindsRise::Never), settings());
    start(&mut table, seconds(5));
    assert!(table.is_my_turn());
    assert_eq!(table.times().turn_left, Some(seconds(10)));
    assert_eq!(table.wake(), Some(seconds(15)));
    assert_eq!(table.tick(seconds(14)), []);
    assert_eq!(table.times().turn_left, Some(seconds(1)));
    let told = names(&table.tick(seconds(15)));
    assert_eq!(told[0], "TimedOut");
    assert!(told[1] == "Folded" || told[1] == "Checked", "{told:?}");
}

#[test]
fn time_stretches_and_stops() {
    let scales = [
        (TimeScale::Times2, Some(20)),
        (TimeScale::Times10, Some(100)),
        (TimeScale::Untimed, None),
    ];
    for (time_scale, left) in scales {
        let settings = TablePace {
            time_scale,
            ..settings()
        };
        let mut table = set(holdem(Some(10), BlindsRise::Minutes(5)), settings);
        start(&mut table, seconds(0));
        assert_eq!(table.times().turn_left, left.map(seconds));
        if time_scale == TimeScale::Untimed {
            assert_eq!((table.times().level_left, table.wake()), (None, None));
            assert_eq!(table.tick(seconds(100_000)), []);
        }
    }
}

#[test]
fn a_pause_stops_the_whole_table() {
    let mut table = set(holdem(Some(10), BlindsRise::Minutes(5)), settings());
    start(&mut table, seconds(0));
    assert!(table.pause(seconds(4)));
    assert_eq!(table.wake(), None);
    assert_eq!(table.tick(seconds(1000)), []);
    assert!(table.times().paused);
    assert!(!table.pause(seconds(1000)));
    assert_eq!(table.times().turn_left, Some(seconds(6)));
    assert_eq!(table.times().level_left, Some(seconds(296)));
    assert_eq!(names(&table.tick(seconds(1006)))[0], "TimedOut");
}

/// Whoever listens has as much time to think as whoever reads.
#[test]
fn clocks_start_when_the_person_has_heard_what_to_decide() {
    for (heard, acts, timed_out) in [
        // Nobody speaks.
        (0, None, 15),
        (9, None, 19),
        // Who acts in the middle of it has heard enough: the next turn is
        // heard by itself.
        (9, Some(6), 16),
    ] {
        let mut table = set(holdem(Some(10), BlindsRise::Minutes(5)), settings());
        start(&mut table, seconds(5));
        table.let_hear(seconds(heard));
        if let Some(at) = acts {
            table.act(Action::Call, seconds(at)).unwrap();
            table.let_bots_decide(seconds(at));
            table.let_hear(seconds(at));
        }
        assert_eq!(table.wake(), Some(seconds(timed_out)));
        assert_eq!(table.tick(seconds(timed_out - 1)), []);
        assert_eq!(table.times().turn_left, Some(seconds(1)));
        assert_eq!(names(&table.tick(seconds(timed_out)))[0], "TimedOut");
    }
}

/// While others think there is nothing to decide, and so nothing to wait for.
#[test]
fn the_computer_players_do_not_wait_until_all_is_heard() {
    let settings = TablePace {
        next_hand: NextHand::ByItself,
        pacing: Pacing::Normal,
        ..settings()
    };
    let mut table = set(holdem(None, BlindsRise::Never), settings);
    table.let_hear(seconds(60));
    assert_eq!(table.wake(), Some(seconds(3)));
}

/// A laptop that sleeps, or a process that is stopped: what was asked for
/// happens as if it had been called in time.
#[test]
fn time_in_which_the_program_could_not_run_counts_for_nobody() {
    for (called, level_left) in [(20, 280), (22, 278), (3600, 280)] {
        let mut table = set(holdem(Some(20), BlindsRise::Minutes(5)), settings());
        start(&mut table, seconds(0));
        assert_eq!(table.wake(), Some(seconds(20)));
        assert_eq!(names(&table.tick(seconds(called)))[0], "TimedOut");
        assert_eq!(table.times().level_left, Some(seconds(level_left)));
    }
}

/// While the table is kept it is called every second, and so hardly a second
/// of a sleep is counted.
#[test]
fn a_turn_lasts_through_a_sleep() {
    let mut table = set(holdem(Some(20), BlindsRise::Never), settings());
    table.start_records();
    start(&mut table, seconds(0));
    for second in [1, 2, 3] {
        assert_eq!(table.tick(seconds(second)), []);
    }
    assert_eq!(table.tick(seconds(3600)), []);
    assert_eq!(table.times().turn_left, Some(seconds(16)));
    // A key may be the first thing that comes after it.
    assert!(table.pause(seconds(7200)));
    assert!(!table.pause(seconds(7200)));
    assert_eq!(table.times().turn_left, Some(seconds(15)));
    // Nor is anything heard meanwhile.
    table.let_hear(seconds(7210));
    assert_eq!(table.tick(seconds(9000)), []);
    assert_eq!(table.times().turn_left, Some(seconds(15)));
    assert_eq!(table.tick(seconds(9001)), []);
    assert_eq!(table.times().turn_left, Some(seconds(15)));
}

#[test]
fn the_blinds_are_announced_and_rise_with_the_next_hand() {
    let mut table = set(holdem(None, BlindsRise::Minutes(5)), settings());
    start(&mut table, seconds(0));
    assert_eq!(table.tick(seconds(239)), []);
    assert_eq!(names(&table.tick(seconds(240))), ["LevelSoon"]);
    assert_eq!(names(&table.tick(seconds(300))), ["LevelDue"]);
    assert_eq!(table.times().level_left, Some(seconds(300)));
    assert_eq!(names(&table.tick(seconds(539))), [""; 0]);
    while table.is_my_turn() {
        table.act(Action::Fold, seconds(301)).unwrap();
        table.let_bots_decide(seconds(301));
    }
    let told = names(&start(&mut table, seconds(302)));
    assert_eq!(told[0], "LevelStarted");
}

/// Who sits down and thinks first does not play at higher blinds.
#[test]
fn the_blind_timer_starts_with_the_first_hand() {
    let mut table = set(holdem(None, BlindsRise::Minutes(5)), settings());
    assert_eq!(table.wake(), None);
    assert_eq!(table.tick(seconds(10_000)), []);
    start(&mut table, seconds(10_000));
    assert_eq!(table.times().level_left, Some(seconds(300)));
}

#[test]
fn bots_take_their_time() {
    let settings = TablePace {
        pacing: Pacing::Normal,
        ..settings()
    };
    let mut table = set(holdem(None, BlindsRise::Never), settings);
    table.next_hand(seconds(0)).unwrap();
    let Some(job) = table.job() else {
        assert!(table.is_my_turn());
        return;
    };
    let action = job.decide();
    assert_eq!(table.answer(&job, action, seconds(0)), []);
    assert!(table.job().is_none(), "it is decided");
    let wake = table.wake().unwrap();
    assert!(wake > seconds(0));
    assert_eq!(table.tick(wake - Duration::from_millis(1)), []);
    assert_eq!(table.tick(wake).len(), 1);
}

/// Timers bind everybody: a pause is never longer than the time that a player
/// has, everybody can ask for it, and whoever does not answer in it is out of
/// time.
#[test]
fn bots_keep_to_the_time_they_have() {
    let settings = TablePace {
        pacing: Pacing::Leisurely,
        ..settings()
    };
    let mut slow = sit_down(
        holdem(Some(5), BlindsRise::Never),
        Seed::from(3),
        vec![Style::named("rookie", GameKind::Holdem).unwrap()],
        settings,
    );
    let mut now = seconds(0);
    slow.next_hand(now).unwrap();
    slow.act(Action::Fold, now).unwrap();
    let mut thought = 0;
    while let Some(job) = slow.job() {
        assert_eq!(slow.times().turn_left, Some(seconds(5)));
        slow.answer(&job, job.decide(), now);
        let wake = slow.wake().unwrap();
        assert!(wake <= now + Duration::from_millis(3_750));
        // Nobody called before the time was over.
        now = wake + seconds(2);
        let told = names(&slow.tick(now));
        assert!(!told.contains(&"TimedOut".to_owned()), "{told:?}");
        thought += 1;
    }
    assert!(thought > 4, "the others play on");
    let mut silent = set(holdem(Some(5), BlindsRise::Never), slow.settings().clone());
    silent.next_hand(seconds(0)).unwrap();
    silent.act(Action::Fold, seconds(0)).unwrap();
    let job = silent.job().unwrap();
    assert_eq!(silent.wake(), Some(seconds(5)));
    assert_eq!(names(&silent.tick(seconds(5)))[..2], ["TimedOut", "Folded"]);
    assert_eq!(silent.answer(&job, job.decide(), seconds(5)), []);
}

#[test]
fn an_answer_that_comes_too_late_is_dropped() {
    let mut table = set(holdem(None, BlindsRise::Never), settings());
    start(&mut table, seconds(0));
    table
        .act(Action::Call, seconds(0))
        .or_else(|_| table.act(Action::Check, seconds(0)))
        .unwrap();
    let job = table.job().unwrap();
    table.let_bots_decide(seconds(0));
    let before = table.view();
    assert_eq!(table.answer(&job, Some(Action::Fold), seconds(0)), []);
    assert_eq!(table.view(), before);
}

#[test]
fn the_next_hand_comes_by_itself_where_that_is_chosen() {
    let settings = TablePace {
        next_hand: NextHand::ByItself,
        pacing: Pacing::Normal,
        ..settings()
    };
    let mut table = set(holdem(None, BlindsRise::Never), settings);
    assert_eq!(table.wake(), Some(seconds(3)));
    assert_eq!(names(&table.tick(seconds(3)))[0], "HandStarted");
}

/// Waves and the end of picking come at their times, stretched.
#[test]
fn unique_poker_runs_by_the_clock() {
    let settings = TablePace {
        time_scale: TimeScale::Times2,
        ..settings()
    };
    let mut table = set(Options::Unique(UniqueOptions::default()), settings);
    start(&mut table, seconds(0));
    table.act(Action::Continue, seconds(0)).unwrap();
    table.let_bots_decide(seconds(0));
    if table.phase() == Some(Phase::Discarding) {
        assert_eq!(table.times().turn_left, Some(seconds(6)));
        table.act(Action::Pass, seconds(1)).unwrap();
        table.let_bots_decide(seconds(1));
    }
    assert_eq!(table.phase(), Some(Phase::Picking));
    let start = seconds(1);
    let left = |table: &OnePerson| (table.times().wave_left, table.times().phase_left);
    assert_eq!(table.tick(start + seconds(9)), []);
    assert_eq!(left(&table), (Some(seconds(1)), Some(seconds(11))));
    assert_eq!(names(&table.tick(start + seconds(10))), ["Wave"]);
    assert_eq!(left(&table), (Some(seconds(6)), Some(seconds(10))));
    assert_eq!(names(&table.tick(start + seconds(16))), ["Wave"]);
    assert_eq!(left(&table), (None, Some(seconds(4))));
    assert_eq!(table.tick(start + seconds(19)), []);
    let told = names(&table.tick(start + seconds(20)));
    assert!(told.contains(&"PickingOver".to_owned()), "{told:?}");
    assert!(table.waits_for_next_hand());
}

#[test]
fn untimed_picking_moves_on_when_the_person_says_so() {
    let settings = TablePace {
        time_scale: TimeScale::Untimed,
        ..settings()
    };
    let mut table = set(Options::Unique(UniqueOptions::default()), settings);
    let now = seconds(0);
    start(&mut table, now);
    assert_eq!(
        table.move_on(now),
        Err(Refusal::Illegal(Illegal::NothingDue))
    );
    table.act(Action::Continue, now).unwrap();
    table.let_bots_decide(now);
    if table.phase() == Some(Phase::Discarding) {
        table.act(Action::Pass, now).unwrap();
        table.let_bots_decide(now);
    }
    assert_eq!(names(&table.move_on(now).unwrap()), ["Wave"]);
    assert_eq!(names(&table.move_on(now).unwrap()), ["Wave"]);
    assert!(names(&table.move_on(now).unwrap()).contains(&"PickingOver".to_owned()));
}

/// Whole games with every style, the person folding or passing.
#[test]
fn games_run_to_their_end() {
    for (name, options) in Options::presets() {
        let styles: Vec<_> = Style::all(options.kind()).collect();
        let settings = TablePace {
            time_scale: TimeScale::Untimed,
            ..settings()
        };
        let mut table = sit_down(options, Seed::from(5), styles, settings);
        let now = seconds(0);
        for _ in 0..40 {
            if table.winner().is_some() {
                break;
            }
            start(&mut table, now);
            while !table.waits_for_next_hand() && table.winner().is_none() {
                let done = match table.view().unwrap().choices {
                    Some(Choices::Bet(BetChoices { to_call: 0, .. })) => {
                        table.act(Action::Check, now)
                    }
                    Some(Choices::Exchange { .. }) => {
                        table.act(Action::Draw(Default::default()), now)
                    }
                    Some(Choices::Discard { .. }) => table.act(Action::Pass, now),
                    Some(Choices::Pick { .. }) | None => table.move_on(now),
                    Some(_) => table
                        .act(Action::Call, now)
                        .or_else(|_| table.act(Action::Continue, now)),
                };
                done.unwrap_or_else(|illegal| panic!("{name}: {illegal:?}"));
                table.let_bots_decide(now);
            }
        }
    }
}

/// Whoever is out watches hand by hand, or skips the rest, whatever is timed and
/// whatever brings the next hand; and a game can be brought back from that.
#[test]
fn whoever_is_out_watches_or_skips_to_the_end() {
    let holdem = |blinds_rise| {
        Options::Holdem(HoldemOptions {
            players: 4,
            blinds_rise,
            ..HoldemOptions::default()
        })
    };
    let unique = Options::Unique(UniqueOptions {
        starting_chips: 60,
        ..UniqueOptions::default()
    });
    for options in [
        holdem(BlindsRise::Minutes(20)),
        holdem(BlindsRise::Never),
        unique,
    ] {
        for time_scale in [TimeScale::Times1, TimeScale::Untimed] {
            let settings = TablePace {
                time_scale,
                next_hand: NextHand::ByItself,
                ..settings()
            };
            let game = Start {
                styles: Style::all(options.kind()).collect(),
                options: options.clone(),
                seed: Seed::from(8),
                people: Seat::FIRST.into(),
                settings,
            };
            let mut table = OnePerson::new(&game).unwrap();
            table.start_records();
            let mut now = seconds(0);
            let refused = Err(Refusal::Illegal(Illegal::NotNow));
            assert_eq!(
                table.ask(Ask::PlayToTheEnd, now),
                refused,
                "before the first hand"
            );
            table.tick(now);
            table.let_bots_decide(now);
            while !table.waits_for_next_hand() {
                assert_eq!(table.ask(Ask::PlayToTheEnd, now), refused);
                let lose = match table.view().unwrap().choices {
                    Some(Choices::Bet(_)) => table.act(Action::AllIn, now),
                    Some(Choices::Continue { .. }) => table.act(Action::Continue, now),
                    Some(Choices::Discard { .. }) => table.act(Action::Pass, now),
                    _ => table.move_on(now),
                };
                if lose.is_err() {
                    now += seconds(1);
                    table.tick(now);
                }
                table.let_bots_decide(now);
            }
            assert_eq!(table.winner(), None);
            assert_eq!(
                table.tick(now + seconds(60)),
                [],
                "nobody has asked to watch"
            );
            let hands = |table: &OnePerson| table.view().unwrap().standing.unwrap().hands;
            let before = hands(&table);
            table.ask(Ask::PlayToTheEnd, now + seconds(60)).unwrap();
            table.let_bots_decide(now + seconds(60));
            assert!(table.winner().is_some());
            assert!((before..before + 2_000).contains(&hands(&table)));
            let records = table.take_records();
            let (resumed, followed) = OnePerson::resume(&game, &records, now).unwrap();
            assert_eq!(followed, records.len());
            assert_eq!(resumed.view(), table.view());
        }
    }
}

/// The three seconds to discard, and the times of the waves, begin after the
/// cards have been heard, however fast they are spoken.
#[test]
fn what_must_be_heard_takes_no_time_away() {
    for rate in [None, Some(-100), Some(0), Some(100)] {
        let options = Options::Unique(UniqueOptions::default());
        let setup = Setup {
            styles: vec![Style::named("always-call", options.kind()).unwrap()],
            options,
            seed: Seed::from(3),
            settings: settings(),
            verbosity: Verbosities::default(),
        };
        let mut client = Client::new(setup, L10n::new(Language::English)).unwrap();
        client.set_speech(rate);
        let mut now = seconds(1);
        let mut limits = Vec::new();
        for command in [
            TableCommand::NextHand,
            TableCommand::CallOrCheck,
            TableCommand::DrawOrPass,
        ] {
            let said = client.play(command, now);
            let speech: Duration = (said.iter())
                .map(|it| rate.map_or(Duration::ZERO, |rate| time_to_say(&it.text, rate)))
                .sum();
            let wake = client.wake();
            let limit = wake.map(|wake| (wake - now - speech).as_secs_f32().round());
            limits.push((client.told().phase().unwrap(), limit));
            assert_eq!(rate.is_some(), speech > seconds(1), "{said:?}");
            // Whoever waits until all is said has as much time as ever.
            now += speech;
            assert_eq!(client.advance(now), []);
        }
        let expected = [
            (Phase::Continuing, None),
            (Phase::Discarding, Some(3.0)),
            (Phase::Picking, Some(5.0)),
        ];
        assert_eq!(limits, expected, "{rate:?}");
    }
}

/// A game that goes on later than the program began has the time it was left
/// with, and what is told of it takes none of that.
#[test]
fn a_game_that_goes_on_later_has_the_time_it_had() {
    let mut table = set(holdem(Some(20), BlindsRise::Never), settings());
    table.start_records();
    start(&mut table, seconds(0));
    table.tick(seconds(1));
    table.tick(seconds(2));
    let records = table.take_records();
    let start = Start {
        options: holdem(Some(20), BlindsRise::Never),
        seed: Seed::from(3),
        people: Seat::FIRST.into(),
        styles: vec![Style::named("always-call", GameKind::Holdem).unwrap()],
        settings: settings(),
    };
    let now = seconds(40);
    let (host, _) = Host::resume(&start, &[], &records, now).unwrap();
    let mut host = host;
    let frames = host.take_frames().into_iter().map(|(_, frame)| frame);
    let told = Told::new(frames.collect(), now).unwrap();
    assert_eq!(told.times(now).turn_left, Some(seconds(18)));
    assert_eq!(host.wake(), Some(seconds(58)));
}

/// Two people: what one of them hears before their turn is told to nobody
/// else, holds nobody up for long, and warns nobody else of their time.
#[test]
fn what_one_hears_is_no_business_of_others() {
    let start = Start {
        options: Options::Holdem(HoldemOptions {
            players: 2,
            turn_timer: Some(20),
            ..HoldemOptions::default()
        }),
        seed: Seed::from(3),
        people: Seats::first(2),
        styles: Vec::new(),
        settings: settings(),
    };
    let told = |for_millis: u64| {
        let mut host = Host::new(&start, &[]).unwrap();
        let ask = |host: &mut Host, seat: Seat, id, ask| {
            host.ask(seat, Asked { id, ask }, seconds(1));
        };
        ask(&mut host, Seat::FIRST, 1, Ask::Deal { hand: 1 });
        let turn = host.view(Seat::FIRST).unwrap().turn.unwrap();
        let decision = host.decision(turn);
        let listen = Ask::Listen {
            decision,
            for_millis,
        };
        ask(&mut host, turn, 0, listen);
        let other = Seat::new(1 - turn.index()).unwrap();
        let action = Action::Call;
        ask(&mut host, turn, 2, Ask::Act { decision, action });
        let frames = host.take_frames().into_iter();
        let others: Frame = (frames.filter(|it| it.0 == other))
            .flat_map(|it| it.1)
            .collect();
        (others.to_json(), host.wake())
    };
    assert_eq!(told(1_200), told(3_700));
    let mut host = Host::new(&start, &[]).unwrap();
    let deal = Ask::Deal { hand: 1 };
    host.ask(Seat::FIRST, Asked { id: 1, ask: deal }, seconds(1));
    let turn = host.view(Seat::FIRST).unwrap().turn.unwrap();
    let listen = Ask::Listen {
        decision: host.decision(turn),
        for_millis: u64::MAX,
    };
    host.ask(turn, Asked { id: 2, ask: listen }, seconds(1));
    assert_eq!(host.wake(), Some(seconds(1 + 15 + 20)));
}

/// What was meant for one hand does nothing in a later one.
#[test]
fn what_comes_a_hand_too_late_does_nothing() {
    let mut table = set(holdem(None, BlindsRise::Never), settings());
    let now = seconds(0);
    let mut decisions = Vec::new();
    for _ in 0..2 {
        start(&mut table, now);
        while table.is_my_turn() {
            table.act(Action::Fold, now).unwrap();
            table.let_bots_decide(now);
        }
        decisions.push(table.decision());
    }
    let [first, second] = decisions[..] else {
        unreachable!("two hands")
    };
    let show = |decision| Ask::Act {
        decision,
        action: Action::Show(Which::All),
    };
    assert_eq!(table.ask(show(first), now), Err(Refusal::Stale));
    assert_eq!(table.ask(Ask::Deal { hand: 1 }, now), Ok(vec![]));
    assert_eq!(table.ask(Ask::Deal { hand: 9 }, now), Err(Refusal::Stale));
    assert!(table.ask(show(second), now).is_ok());
}
