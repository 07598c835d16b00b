//! What a client and its table say to each other, as it travels: frames of
//! whole hands as files, and what is not understood.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::time::Duration;

use expect_test::expect_file;
use serde_json::Value;
use tabletalk::bots::Style;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::*;
use tabletalk::store::Trouble;
use tabletalk::table::*;

/// A person and two who call everything.
fn host(options: Options, seed: u64) -> Host {
    let start = Start {
        styles: vec![Style::named("always-call", options.kind()).unwrap()],
        options,
        seed: Seed::from(seed),
        people: Seat::FIRST.into(),
        settings: TablePace::AT_ONCE,
    };
    let names = ["Ola", "Anna", "Bob"].map(str::to_owned);
    Host::new(&start, &names).unwrap()
}

/// What the person is told at one moment.
fn only_frame(host: &mut Host) -> Frame {
    let frames: Vec<_> = host.take_frames();
    assert_eq!(frames.len(), 1);
    frames.into_iter().flat_map(|(_, frame)| frame).collect()
}

/// The frames up and down, one a line, of a hand in which the person does
/// what is cheapest.
fn hand(options: Options, seed: u64) -> String {
    let mut host = host(options, seed);
    let mut lines = Vec::new();
    let mut told: Option<Told> = None;
    let hear = |host: &mut Host, told: &mut Option<Told>, lines: &mut Vec<String>| {
        let frame = only_frame(host);
        let json = frame.to_json();
        let again = Frame::from_json(&json).unwrap();
        assert_eq!(again, frame);
        lines.push(format!("< {json}"));
        match told {
            Some(told) => (again.into_iter()).for_each(|tell| told.hear(tell, Duration::ZERO)),
            None => *told = Told::new(vec![again], Duration::ZERO),
        }
    };
    hear(&mut host, &mut told, &mut lines);
    for id in 1.. {
        let knows = told.as_ref().unwrap();
        let ask = match knows.view() {
            None => Ask::Deal { hand: 1 },
            Some(view) if view.phase == Phase::Over => return lines.join("\n") + "\n",
            Some(view) => {
                let decision = knows.decision();
                match view.choices {
                    Some(choices) => Ask::Act {
                        decision,
                        action: cheapest(choices),
                    },
                    None => Ask::MoveOn { decision },
                }
            }
        };
        let asked = Asked { id, ask };
        let json = asked.to_json();
        assert_eq!(Asked::from_json(&json).unwrap(), asked);
        lines.push(format!("> {json}"));
        host.ask(Seat::FIRST, asked, Duration::ZERO);
        host.let_bots_decide(Duration::ZERO);
        hear(&mut host, &mut told, &mut lines);
    }
    unreachable!("a hand ends")
}

fn cheapest(choices: Choices) -> Action {
    match choices {
        Choices::Bet(bet) => bet.check_or_call(),
        Choices::Continue { .. } => Action::Continue,
        Choices::Exchange { .. } => Action::Draw(Default::default()),
        Choices::Discard { .. } => Action::Pass,
        Choices::Pick { left, .. } => Action::Pick(left - 1),
        Choices::Show => Action::Show(Which::All),
    }
}

fn three(options: Options) -> Options {
    match options {
        Options::Holdem(it) => Options::Holdem(HoldemOptions { players: 3, ..it }),
        Options::Draw(it) => Options::Draw(DrawOptions { players: 3, ..it }),
        Options::Unique(it) => Options::Unique(UniqueOptions { players: 3, ..it }),
    }
}

#[test]
fn hands_travel() {
    expect_file!["frames/holdem.txt"].assert_eq(&hand(three(GameKind::Holdem.usual()), 1));
    expect_file!["frames/draw.txt"].assert_eq(&hand(three(GameKind::Draw.usual()), 1));
    expect_file!["frames/unique.txt"].assert_eq(&hand(three(GameKind::Unique.usual()), 1));
}

/// What no such hand has in it.
#[test]
fn the_rest_travels() {
    let asks = [
        Ask::SetPaused(true),
        Ask::SetPace(TablePace::default()),
        Ask::Listen {
            decision: 7,
            for_millis: 1500,
        },
        Ask::Act {
            decision: 7,
            action: Action::RaiseTo(600),
        },
        Ask::Resume { last_seq: 12 },
        Ask::SetOwnTime(TimeScale::Times5),
        Ask::PlayToTheEnd,
    ];
    let tells = vec![
        Tell::Times(Times {
            starts_in: Duration::from_millis(1500),
            turn_left: Some(Duration::from_secs(20)),
            turn_length: Some(Duration::from_secs(30)),
            bank: Some(Duration::from_secs(60)),
            phase_left: None,
            wave_left: None,
            level_left: Some(Duration::from_secs(90)),
            paused: true,
        }),
        Tell::Pace(TablePace::AT_ONCE),
        Tell::Answered {
            id: 3,
            answer: Err(Refusal::Stale),
        },
        Tell::Answered {
            id: 4,
            answer: Err(Refusal::Illegal(Illegal::BelowMinimum {
                min: 400,
                have: 19_800,
            })),
        },
        Tell::Notice(GameNotice::KeptAgain),
        Tell::Notice(GameNotice::NotKept {
            folder: "/home/ola".into(),
            trouble: Trouble::DiskFull,
        }),
    ];
    let mut lines = String::new();
    for (id, ask) in (1..).zip(asks) {
        let asked = Asked { id, ask };
        assert_eq!(Asked::from_json(&asked.to_json()).unwrap(), asked);
        lines += &format!("> {}\n", asked.to_json());
    }
    assert_eq!(Frame::from_json(&tells.to_json()).unwrap(), tells);
    lines += &format!("< {}\n", tells.to_json());
    expect_file!["frames/others.txt"].assert_eq(&lines);
}

/// Somebody comes back in the middle of a hand, and somebody who was away for
/// too long.
#[test]
fn coming_back_travels() {
    let mut host = host(three(GameKind::Holdem.usual()), 1);
    let mut lines = Vec::new();
    let mut told: Vec<Frame> = Vec::new();
    let mut ask = |id, ask: Ask| {
        let asked = Asked { id, ask };
        lines.push(format!("> {}", asked.to_json()));
        host.ask(Seat::FIRST, asked, Duration::ZERO);
        host.let_bots_decide(Duration::ZERO);
        let frames = host.take_frames().into_iter().map(|(_, frame)| frame);
        let frames: Vec<Frame> = frames.collect();
        lines.extend(frames.iter().map(|it| format!("< {}", it.to_json())));
        frames
    };
    let updates = |frame: &Frame| -> Frame {
        let is_update = |it: &&Tell| matches!(it, Tell::Update(_));
        frame.iter().filter(is_update).cloned().collect()
    };
    told.extend(ask(1, Ask::Deal { hand: 1 }));
    let (decision, action) = (told.iter().flatten().rev())
        .find_map(|tell| match tell {
            Tell::Update(update) => Some((update.decision, cheapest(update.table.choices?))),
            _ => None,
        })
        .unwrap();
    told.extend(ask(2, Ask::Act { decision, action }));
    told = told.iter().map(updates).collect();

    // Nothing was heard: all of it comes again, moment by moment.
    let again = ask(0, Ask::Resume { last_seq: 0 });
    assert_eq!(again[..told.len()], told[..]);
    let [Tell::Pace(_), Tell::Times(_)] = again[told.len()][..] else {
        panic!("how the table runs now comes last");
    };
    // Everything was heard.
    let last_seq = told.iter().flatten().count() as u64;
    assert_eq!(ask(0, Ask::Resume { last_seq }), again[told.len()..]);
    // That cannot have been heard here.
    let anew = ask(0, Ask::Resume { last_seq: 1000 });
    let [Tell::Seated(_)] = anew[0][..] else {
        panic!("seated anew");
    };
    expect_file!["frames/coming_back.txt"].assert_eq(&(lines.join("\n") + "\n"));
}

/// Whatever is kept for those who come back is bounded, and comes from the
/// records as well.
#[test]
fn a_host_that_was_brought_back_tells_what_was_missed() {
    let options = three(GameKind::Holdem.usual());
    let start = Start {
        styles: vec![Style::named("always-call", options.kind()).unwrap()],
        options,
        seed: Seed::from(5),
        people: Seat::FIRST.into(),
        settings: TablePace {
            next_hand: NextHand::ByItself,
            ..TablePace::AT_ONCE
        },
    };
    let mut host = Host::new(&start, &[]).unwrap();
    host.start_records();
    let mut told = Vec::new();
    for id in 1..60 {
        host.tick(Duration::ZERO);
        host.let_bots_decide(Duration::ZERO);
        told.extend(host.take_frames().into_iter().flat_map(|it| it.1));
        if let Some(choices) = host.view(Seat::FIRST).and_then(|it| it.choices) {
            let (decision, action) = (host.decision(Seat::FIRST), cheapest(choices));
            let ask = Ask::Act { decision, action };
            host.ask(Seat::FIRST, Asked { id, ask }, Duration::ZERO);
        }
    }
    told.extend(host.take_frames().into_iter().flat_map(|it| it.1));
    told.retain(|it| matches!(it, Tell::Update(_)));
    let records = host.take_records();
    let (mut again, _) = Host::resume(&start, &[], &records, Duration::ZERO).unwrap();
    again.take_frames();
    let mut retold = |last_seq: usize| -> Frame {
        let last_seq = last_seq as u64;
        let ask = Ask::Resume { last_seq };
        again.ask(Seat::FIRST, Asked { id: 0, ask }, Duration::ZERO);
        again
            .take_frames()
            .into_iter()
            .flat_map(|it| it.1)
            .collect()
    };
    assert!(told.len() > 100, "{}", told.len());
    for missed in [1, 7, 40] {
        let retold = retold(told.len() - missed);
        assert_eq!(retold[..missed], told[told.len() - missed..]);
    }
    let too_long_ago = retold(told.len() - 100);
    assert!(matches!(too_long_ago[..], [Tell::Seated(_)]));
}

/// Adds a field to every object that is a struct: those whose names begin with
/// a small letter.
fn with_more(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(with_more),
        Value::Object(fields) => {
            fields.values_mut().for_each(with_more);
            if fields.keys().all(|it| it.starts_with(char::is_lowercase)) {
                fields.insert("colour".to_owned(), Value::from("green"));
            }
        }
        _ => {}
    }
}

#[test]
fn unknown_fields_are_ignored() {
    for kind in GameKind::ALL {
        for line in hand(three(kind.usual()), 2).lines() {
            let (way, json) = line.split_at(2);
            let mut value: Value = serde_json::from_str(json).unwrap();
            with_more(&mut value);
            let more = value.to_string();
            assert!(more.contains("green"), "{more}");
            match way {
                "> " => assert_eq!(
                    Asked::from_json(&more).unwrap(),
                    Asked::from_json(json).unwrap()
                ),
                _ => assert_eq!(
                    Frame::from_json(&more).unwrap(),
                    Frame::from_json(json).unwrap()
                ),
            }
        }
    }
}

#[test]
fn what_is_not_known_is_named() {
    let asked = r#"{"id":1,"ask":{"Straddle":{"to":400}}}"#;
    let error = Asked::from_json(asked).unwrap_err().to_string();
    assert!(error.contains("unknown variant `Straddle`"), "{error}");
    let frame = r#"[{"Applause":{}}]"#;
    let error = Frame::from_json(frame).unwrap_err().to_string();
    assert!(error.contains("unknown variant `Applause`"), "{error}");
    for bad in [
        r#"{"id":1,"ask":{"Act":{"decision":1,"action":{"Draw":"AhAx"}}}}"#,
        r#"{"id":-1,"ask":"Deal"}"#,
        r#"{"id":1}"#,
        "[",
        "",
    ] {
        assert!(Asked::from_json(bad).is_err(), "{bad}");
    }
}

/// Asking again gets the same answer, and nothing is done twice.
#[test]
fn an_ask_is_done_once() {
    let mut host = host(three(GameKind::Holdem.usual()), 3);
    let mut ask = |id, ask: Ask| {
        host.take_frames();
        host.ask(Seat::FIRST, Asked { id, ask }, Duration::ZERO);
        host.let_bots_decide(Duration::ZERO);
        only_frame(&mut host)
    };
    let answers = |frame: &Frame| -> Vec<Result<(), Refusal>> {
        let answer = |tell: &Tell| match tell {
            Tell::Answered { answer, .. } => Some(*answer),
            _ => None,
        };
        frame.iter().filter_map(answer).collect()
    };
    let dealt = ask(1, Ask::Deal { hand: 1 });
    assert_eq!(answers(&dealt), [Ok(())]);
    assert!(dealt.len() > 1);
    let again = ask(1, Ask::Deal { hand: 1 });
    assert_eq!((answers(&again), again.len()), (vec![Ok(())], 1));
    // Somebody else may have asked for the same hand.
    let late = ask(2, Ask::Deal { hand: 1 });
    assert_eq!((answers(&late), late.len()), (vec![Ok(())], 1));

    let decision = dealt.iter().rev().find_map(|tell| match tell {
        Tell::Update(update) => Some((update.decision, cheapest(update.table.choices?))),
        _ => None,
    });
    let (decision, action) = decision.unwrap();
    let called = ask(3, Ask::Act { decision, action });
    assert_eq!(answers(&called), [Ok(())]);
    let again = ask(3, Ask::Act { decision, action });
    assert_eq!((answers(&again), again.len()), (vec![Ok(())], 1));
    // A call that was meant for the street before.
    let stale = ask(4, Ask::Act { decision, action });
    assert_eq!(answers(&stale), [Err(Refusal::Stale)]);
    let again = ask(4, Ask::Act { decision, action });
    assert_eq!(answers(&again), [Err(Refusal::Stale)]);
}

/// The table is brought back after somebody has acted, before they have heard so:
/// they are told that it is done, and only that.
#[test]
fn an_act_just_before_the_end_is_answered() {
    let options = three(GameKind::Holdem.usual());
    let start = Start {
        styles: vec![Style::named("always-call", options.kind()).unwrap()],
        options,
        seed: Seed::from(3),
        people: Seat::FIRST.into(),
        settings: TablePace::AT_ONCE,
    };
    let mut host = Host::new(&start, &[]).unwrap();
    host.start_records();
    let mut next = 1;
    let mut ask = |host: &mut Host, ask: Ask| {
        host.take_frames();
        let asked = Asked { id: next, ask };
        next += 1;
        host.ask(Seat::FIRST, asked, Duration::ZERO);
        let told = only_frame(host);
        told.iter().find_map(|tell| match tell {
            Tell::Answered { answer, .. } => Some(*answer),
            _ => None,
        })
    };
    ask(&mut host, Ask::Deal { hand: 1 });
    host.let_bots_decide(Duration::ZERO);
    let decision = host.decision(Seat::FIRST);
    let choices = host.view(Seat::FIRST).unwrap().choices.unwrap();
    let call = Ask::Act {
        decision,
        action: cheapest(choices),
    };
    assert_eq!(ask(&mut host, call.clone()), Some(Ok(())));
    assert!(matches!(ask(&mut host, call.clone()), Some(Err(_))));
    let records = host.take_records();
    let (mut again, _) = Host::resume(&start, &[], &records, Duration::ZERO).unwrap();
    again.start_records();
    assert_eq!(ask(&mut again, call), Some(Ok(())));
    assert_eq!(again.take_records(), []);
    let fold = Ask::Act {
        decision,
        action: Action::Fold,
    };
    assert!(matches!(ask(&mut again, fold), Some(Err(_))));
}

/// A folder may have a name that is no text.
#[cfg(unix)]
#[test]
fn any_path_travels() {
    use std::os::unix::ffi::OsStringExt;
    let folder = std::ffi::OsString::from_vec(b"/home/\xff".to_vec());
    let notice = GameNotice::NotKept {
        folder: folder.into(),
        trouble: Trouble::ReadOnly,
    };
    let json = vec![Tell::Notice(notice)].to_json();
    assert!(json.contains("/home/\u{fffd}"), "{json}");
}
