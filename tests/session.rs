//! The running table: timers, pace, pause, and who is asked when. Time is
//! passed in, so nothing here waits.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::time::Duration;

use tabletalk::bots::Style;
use tabletalk::cards::Seed;
use tabletalk::client::{Client, Setup};
use tabletalk::engine::*;
use tabletalk::input::Command;
use tabletalk::l10n::{L10n, Language};
use tabletalk::outlets::time_to_say;
use tabletalk::session::{Moment, NextHand, Pacing, Session, Settings, TimeScale};
use tabletalk::talk::Verbosities;

const ME: usize = 0;

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn settings() -> Settings {
    Settings {
        time_scale: TimeScale::Times1,
        pacing: Pacing::Instant,
        next_hand: NextHand::WhenAsked,
    }
}

fn table(options: Options, settings: Settings) -> Session {
    let style = Style::named("always-call", options.kind()).unwrap();
    let me = Seat::new(ME).unwrap();
    Session::new(options, Seed::from(3), me, &[style], settings).unwrap()
}

fn names(moments: &[Moment]) -> Vec<String> {
    let seen = moments.iter().flat_map(|moment| &moment.seen);
    let text = seen.map(|seen| format!("{seen:?}"));
    text.map(|it| it.split([' ', '{']).next().unwrap().to_owned())
        .collect()
}

/// Deals, and lets the bots act until the person must.
fn start(session: &mut Session, now: Duration) -> Vec<Moment> {
    let mut moments = session.next_hand(now).unwrap();
    moments.extend(session.let_bots_decide(now));
    moments
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
    let mut session = table(holdem(Some(10), BlindsRise::Never), settings());
    start(&mut session, seconds(5));
    assert!(session.is_my_turn());
    assert_eq!(session.times().turn_left, Some(seconds(10)));
    assert_eq!(session.wake(), Some(seconds(15)));
    assert_eq!(session.tick(seconds(14)), []);
    assert_eq!(session.times().turn_left, Some(seconds(1)));
    let told = names(&session.tick(seconds(15)));
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
        let settings = Settings {
            time_scale,
            ..settings()
        };
        let mut session = table(holdem(Some(10), BlindsRise::Minutes(5)), settings);
        start(&mut session, seconds(0));
        assert_eq!(session.times().turn_left, left.map(seconds));
        if time_scale == TimeScale::Untimed {
            assert_eq!((session.times().level_left, session.wake()), (None, None));
            assert_eq!(session.tick(seconds(100_000)), []);
        }
    }
}

#[test]
fn a_pause_stops_the_whole_table() {
    let mut session = table(holdem(Some(10), BlindsRise::Minutes(5)), settings());
    start(&mut session, seconds(0));
    assert!(session.pause(seconds(4)));
    assert_eq!(session.wake(), None);
    assert_eq!(session.tick(seconds(1000)), []);
    assert!(session.times().paused);
    assert!(!session.pause(seconds(1000)));
    assert_eq!(session.times().turn_left, Some(seconds(6)));
    assert_eq!(session.times().level_left, Some(seconds(296)));
    assert_eq!(names(&session.tick(seconds(1006)))[0], "TimedOut");
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
        let mut session = table(holdem(Some(10), BlindsRise::Minutes(5)), settings());
        start(&mut session, seconds(5));
        session.let_hear(seconds(heard));
        if let Some(at) = acts {
            session.act(Action::Call, seconds(at)).unwrap();
            session.let_bots_decide(seconds(at));
            session.let_hear(seconds(at));
        }
        assert_eq!(session.wake(), Some(seconds(timed_out)));
        assert_eq!(session.tick(seconds(timed_out - 1)), []);
        assert_eq!(session.times().turn_left, Some(seconds(1)));
        assert_eq!(names(&session.tick(seconds(timed_out)))[0], "TimedOut");
    }
}

/// While others think there is nothing to decide, and so nothing to wait for.
#[test]
fn the_computer_players_do_not_wait_until_all_is_heard() {
    let settings = Settings {
        next_hand: NextHand::ByItself,
        pacing: Pacing::Normal,
        ..settings()
    };
    let mut session = table(holdem(None, BlindsRise::Never), settings);
    session.let_hear(seconds(60));
    assert_eq!(session.wake(), Some(seconds(3)));
}

/// A laptop that sleeps, or a process that is stopped: what was asked for
/// happens as if it had been called in time.
#[test]
fn time_in_which_the_program_could_not_run_counts_for_nobody() {
    for (called, level_left) in [(20, 280), (22, 278), (3600, 280)] {
        let mut session = table(holdem(Some(20), BlindsRise::Minutes(5)), settings());
        start(&mut session, seconds(0));
        assert_eq!(session.wake(), Some(seconds(20)));
        assert_eq!(names(&session.tick(seconds(called)))[0], "TimedOut");
        assert_eq!(session.times().level_left, Some(seconds(level_left)));
    }
}

/// While the table is kept it is called every second, and so hardly a second
/// of a sleep is counted.
#[test]
fn a_turn_lasts_through_a_sleep() {
    let mut session = table(holdem(Some(20), BlindsRise::Never), settings());
    session.start_records();
    start(&mut session, seconds(0));
    for second in [1, 2, 3] {
        assert_eq!(session.tick(seconds(second)), []);
    }
    assert_eq!(session.tick(seconds(3600)), []);
    assert_eq!(session.times().turn_left, Some(seconds(16)));
    // A key may be the first thing that comes after it.
    assert!(session.pause(seconds(7200)));
    assert!(!session.pause(seconds(7200)));
    assert_eq!(session.times().turn_left, Some(seconds(15)));
    // Nor is anything heard meanwhile.
    session.let_hear(seconds(7210));
    assert_eq!(session.tick(seconds(9000)), []);
    assert_eq!(session.times().turn_left, Some(seconds(15)));
    assert_eq!(session.tick(seconds(9001)), []);
    assert_eq!(session.times().turn_left, Some(seconds(15)));
}

#[test]
fn the_blinds_are_announced_and_rise_with_the_next_hand() {
    let mut session = table(holdem(None, BlindsRise::Minutes(5)), settings());
    start(&mut session, seconds(0));
    assert_eq!(session.tick(seconds(239)), []);
    assert_eq!(names(&session.tick(seconds(240))), ["LevelSoon"]);
    assert_eq!(names(&session.tick(seconds(300))), ["LevelDue"]);
    assert_eq!(session.times().level_left, Some(seconds(300)));
    assert_eq!(names(&session.tick(seconds(539))), [""; 0]);
    while session.is_my_turn() {
        session.act(Action::Fold, seconds(301)).unwrap();
        session.let_bots_decide(seconds(301));
    }
    let told = names(&start(&mut session, seconds(302)));
    assert_eq!(told[0], "LevelStarted");
}

/// Who sits down and thinks first does not play at higher blinds.
#[test]
fn the_blind_timer_starts_with_the_first_hand() {
    let mut session = table(holdem(None, BlindsRise::Minutes(5)), settings());
    assert_eq!(session.wake(), None);
    assert_eq!(session.tick(seconds(10_000)), []);
    start(&mut session, seconds(10_000));
    assert_eq!(session.times().level_left, Some(seconds(300)));
}

#[test]
fn bots_take_their_time() {
    let settings = Settings {
        pacing: Pacing::Normal,
        ..settings()
    };
    let mut session = table(holdem(None, BlindsRise::Never), settings);
    session.next_hand(seconds(0)).unwrap();
    let Some(job) = session.job() else {
        assert!(session.is_my_turn());
        return;
    };
    let action = job.decide();
    assert_eq!(session.answer(&job, action, seconds(0)), []);
    assert!(session.job().is_none(), "it is decided");
    let wake = session.wake().unwrap();
    assert!(wake > seconds(0));
    assert_eq!(session.tick(wake - Duration::from_millis(1)), []);
    assert_eq!(session.tick(wake).len(), 1);
}

#[test]
fn an_answer_that_comes_too_late_is_dropped() {
    let mut session = table(holdem(None, BlindsRise::Never), settings());
    start(&mut session, seconds(0));
    session
        .act(Action::Call, seconds(0))
        .or_else(|_| session.act(Action::Check, seconds(0)))
        .unwrap();
    let job = session.job().unwrap();
    session.let_bots_decide(seconds(0));
    let before = session.view();
    assert_eq!(session.answer(&job, Some(Action::Fold), seconds(0)), []);
    assert_eq!(session.view(), before);
}

#[test]
fn the_next_hand_comes_by_itself_where_that_is_chosen() {
    let settings = Settings {
        next_hand: NextHand::ByItself,
        pacing: Pacing::Normal,
        ..settings()
    };
    let mut session = table(holdem(None, BlindsRise::Never), settings);
    assert_eq!(session.wake(), Some(seconds(3)));
    assert_eq!(names(&session.tick(seconds(3)))[0], "HandStarted");
}

/// Waves and the end of picking come at their times, stretched.
#[test]
fn unique_poker_runs_by_the_clock() {
    let settings = Settings {
        time_scale: TimeScale::Times2,
        ..settings()
    };
    let mut session = table(Options::Unique(UniqueOptions::default()), settings);
    start(&mut session, seconds(0));
    session.act(Action::Continue, seconds(0)).unwrap();
    session.let_bots_decide(seconds(0));
    if session.phase() == Some(Phase::Discarding) {
        assert_eq!(session.times().turn_left, Some(seconds(6)));
        session.act(Action::Pass, seconds(1)).unwrap();
        session.let_bots_decide(seconds(1));
    }
    assert_eq!(session.phase(), Some(Phase::Picking));
    let start = seconds(1);
    assert_eq!(session.tick(start + seconds(9)), []);
    assert_eq!(names(&session.tick(start + seconds(10))), ["Wave"]);
    assert_eq!(names(&session.tick(start + seconds(16))), ["Wave"]);
    assert_eq!(session.tick(start + seconds(19)), []);
    let told = names(&session.tick(start + seconds(20)));
    assert!(told.contains(&"PickingOver".to_owned()), "{told:?}");
    assert!(session.waits_for_next_hand());
}

#[test]
fn untimed_picking_moves_on_when_the_person_says_so() {
    let settings = Settings {
        time_scale: TimeScale::Untimed,
        ..settings()
    };
    let mut session = table(Options::Unique(UniqueOptions::default()), settings);
    let now = seconds(0);
    start(&mut session, now);
    assert_eq!(session.move_on(now), Err(Illegal::NothingDue));
    session.act(Action::Continue, now).unwrap();
    session.let_bots_decide(now);
    if session.phase() == Some(Phase::Discarding) {
        session.act(Action::Pass, now).unwrap();
        session.let_bots_decide(now);
    }
    assert_eq!(names(&session.move_on(now).unwrap()), ["Wave"]);
    assert_eq!(names(&session.move_on(now).unwrap()), ["Wave"]);
    assert!(names(&session.move_on(now).unwrap()).contains(&"PickingOver".to_owned()));
}

/// Whole games with every style, the person folding or passing.
#[test]
fn games_run_to_their_end() {
    for (name, options) in Options::presets() {
        let styles: Vec<_> = Style::all(options.kind()).collect();
        let me = Seat::new(ME).unwrap();
        let settings = Settings {
            time_scale: TimeScale::Untimed,
            ..settings()
        };
        let mut session = Session::new(options, Seed::from(5), me, &styles, settings).unwrap();
        let now = seconds(0);
        for _ in 0..40 {
            if session.winner().is_some() {
                break;
            }
            start(&mut session, now);
            while !session.waits_for_next_hand() && session.winner().is_none() {
                let done = match session.view().unwrap().choices {
                    Some(Choices::Bet(BetChoices { to_call: 0, .. })) => {
                        session.act(Action::Check, now)
                    }
                    Some(Choices::Exchange { .. }) => {
                        session.act(Action::Draw(Default::default()), now)
                    }
                    Some(Choices::Discard { .. }) => session.act(Action::Pass, now),
                    Some(Choices::Pick { .. }) | None => session.move_on(now),
                    Some(_) => session
                        .act(Action::Call, now)
                        .or_else(|_| session.act(Action::Continue, now)),
                };
                done.unwrap_or_else(|illegal| panic!("{name}: {illegal:?}"));
                session.let_bots_decide(now);
            }
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
        for command in [Command::NextHand, Command::CallOrCheck, Command::DrawOrPass] {
            let said = client.command(command, now);
            let speech: Duration = (said.iter())
                .map(|it| rate.map_or(Duration::ZERO, |rate| time_to_say(&it.text, rate)))
                .sum();
            let wake = client.session().wake();
            let limit = wake.map(|wake| (wake - now - speech).as_secs_f32().round());
            limits.push((client.session().phase().unwrap(), limit));
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
