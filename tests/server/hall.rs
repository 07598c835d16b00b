//! All tables of a server without a network: what travels, as a file, and what
//! nobody meant well.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use expect_test::expect_file;
use tabletalk::rules::*;
use tabletalk::server::hall::Outcome;
use tabletalk::server::hall::*;
use tabletalk::server::wire::*;
use tabletalk::table::*;

use crate::mutate::{Mutator, rounds};

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

fn hall() -> Hall {
    Hall::new(Limits::default(), [7; 32])
}

fn new_table(players: u8) -> NewTable {
    NewTable {
        name: "Anna".to_owned(),
        options: Options::Holdem(HoldemOptions {
            players,
            ..HoldemOptions::default()
        }),
        pace: TablePace::AT_ONCE,
        door: Door::Open,
        bots: (1..=players).map(|it| format!("Bot {it}")).collect(),
        styles: vec!["always-call".to_owned()],
    }
}

fn hello() -> Up {
    Up::Hello { min: 1, max: 1 }
}

/// What is sent over a line, and nothing of the others.
fn sent(outcome: &Outcome, line: LineId) -> Vec<String> {
    let own = |out: &Out| match out {
        Out::Send(to, text) if *to == line => Some(text.clone()),
        Out::Close(to) if *to == line => Some("closed".to_owned()),
        Out::Send(..) | Out::Close(_) => None,
    };
    outcome.sent.iter().filter_map(own).collect()
}

#[test]
fn what_is_said_at_the_door_travels() {
    let (mut hall, now) = (hall().owned_by("Carol"), Duration::ZERO);
    let mut frames = Vec::new();
    let mut say = |hall: &mut Hall, line, up: &Up| {
        let json = up.to_json();
        assert_eq!(Up::from_json(&json).unwrap(), *up);
        frames.push(format!("{line} > {json}"));
        let outcome = hall.hear(line, Came::Message(json), now);
        let told: Vec<String> = (1..=3)
            .flat_map(|it| {
                let texts = sent(&outcome, it).into_iter();
                texts.map(move |text| format!("{it} < {text}"))
            })
            .collect();
        frames.extend(told.clone());
        told
    };
    for line in 1..=3 {
        hall.hear(line, Came::Connected(HERE), now);
    }
    say(&mut hall, 1, &hello());
    let mut table = new_table(2);
    table.door = Door::Knock;
    table.pace = TablePace::default();
    table.options = Options::Holdem(HoldemOptions {
        players: 2,
        turn_timer: Some(30),
        ..HoldemOptions::default()
    });
    let told = say(&mut hall, 1, &Up::Host(Box::new(table)));
    let seat = told[0].split_once("< ").unwrap().1;
    let Down::Seat { code, .. } = Down::from_json(seat).unwrap() else {
        panic!("{seat}")
    };
    say(&mut hall, 2, &hello());
    say(
        &mut hall,
        2,
        &Up::Join {
            code: code.clone(),
            name: "Bob".to_owned(),
        },
    );
    let ask = |id, ask| {
        Up::Ask(Asked {
            id,
            ask: Ask::Room(ask),
        })
    };
    say(&mut hall, 1, &ask(1, RoomAsk::Admit(1)));
    say(
        &mut hall,
        2,
        &ask(1, RoomAsk::Say(Talk::Phrase(Phrase::Hello))),
    );
    say(&mut hall, 2, &ask(2, RoomAsk::Remove(Seat::FIRST)));
    say(&mut hall, 2, &ask(3, RoomAsk::GiveTime(Seat::FIRST)));
    say(&mut hall, 3, &hello());
    say(
        &mut hall,
        3,
        &Up::Join {
            code,
            name: "Eve".to_owned(),
        },
    );
    expect_file!["../frames/server.txt"].assert_eq(&(frames.join("\n") + "\n"));
}

#[test]
fn versions_are_agreed_on() {
    assert_eq!(agree(1, 1), Ok(1));
    assert_eq!(agree(1, 9), Ok(VERSION));
    assert_eq!(agree(2, 9), Err(Reason::OldServer));
    assert_eq!(agree(0, 0), Err(Reason::OldClient));
    let (mut hall, now) = (hall(), Duration::ZERO);
    hall.hear(1, Came::Connected(HERE), now);
    let newer = Up::Hello { min: 7, max: 9 }.to_json();
    let outcome = hall.hear(1, Came::Message(newer), now);
    let refused = Down::Refused(Reason::OldServer).to_json();
    assert_eq!(sent(&outcome, 1), [refused, "closed".to_owned()]);
    assert_eq!(hall.guests(), 0);
}

#[test]
fn there_are_limits() {
    let second = Duration::from_secs(1);
    let refused = |reason| Down::Refused(reason).to_json();
    let (mut hall, mut now) = (hall(), Duration::ZERO);
    // Ten wrong codes a minute, however often one connects.
    let knock = |hall: &mut Hall, line, now| {
        hall.hear(line, Came::Connected(HERE), now);
        hall.hear(line, Came::Message(hello().to_json()), now);
        let join = Up::Join {
            code: "12345678".to_owned(),
            name: "Eve".to_owned(),
        };
        sent(&hall.hear(line, Came::Message(join.to_json()), now), line).swap_remove(0)
    };
    for line in 1..=10 {
        assert_eq!(knock(&mut hall, line, now), refused(Reason::NoSuchTable));
    }
    assert_eq!(knock(&mut hall, 11, now), refused(Reason::TooFast));
    now += second * 61;
    assert_eq!(knock(&mut hall, 12, now), refused(Reason::NoSuchTable));
    // Whoever says nothing goes.
    hall.hear(13, Came::Connected(HERE), now);
    assert_eq!(hall.wake(), Some(now + second * 10));
    let outcome = hall.tick(now + second * 10);
    assert_eq!(sent(&outcome, 13)[0], refused(Reason::TooSlow));
    assert_eq!(hall.guests(), 0);
    // Whoever says too much goes, too.
    hall.hear(14, Came::Connected(HERE), now);
    let told: Vec<String> = (0..60)
        .flat_map(|_| {
            let outcome = hall.hear(14, Came::Message(hello().to_json()), now);
            sent(&outcome, 14)
        })
        .collect();
    assert_eq!(told.last().unwrap(), "closed");
}

/// Whatever comes over one line, nothing panics, nothing grows, and the
/// table of others stays as it was.
#[test]
fn hostile_messages_do_no_harm() {
    let asks = [
        Ask::Act {
            decision: 1,
            action: Action::RaiseTo(600),
        },
        Ask::Deal { hand: 1 },
        Ask::Resume { last_seq: 3 },
        Ask::Listen {
            decision: 1,
            for_millis: 900,
        },
        Ask::Room(RoomAsk::Say(Talk::Text("good evening".to_owned()))),
        Ask::Room(RoomAsk::Admit(1)),
        Ask::Room(RoomAsk::GiveTime(Seat::FIRST)),
        Ask::Room(RoomAsk::Remove(Seat::FIRST)),
    ];
    let asks = asks.into_iter().map(|ask| Up::Ask(Asked { id: 1, ask }));
    let mut samples = vec![
        hello(),
        Up::Host(Box::new(new_table(3))),
        Up::Join {
            code: "12345678".to_owned(),
            name: "Bob".to_owned(),
        },
        Up::Return {
            token: "00".repeat(32),
            knows: Knows::Table,
        },
    ];
    samples.extend(asks);
    let samples: Vec<Vec<u8>> = samples.iter().map(|it| it.to_json().into_bytes()).collect();
    let (mut hall, mut now) = (hall(), Duration::ZERO);
    let mut line = 0;
    for seed in 0..rounds() {
        let bytes = Mutator::new(seed).changed(&samples);
        let Ok(text) = String::from_utf8(bytes) else {
            continue;
        };
        line += 1;
        now += Duration::from_secs(1);
        hall.hear(line, Came::Connected(HERE), now);
        // Before anybody says hello, after it, and in a seat.
        if line % 3 > 0 {
            hall.hear(line, Came::Message(hello().to_json()), now);
        }
        if line % 3 > 1 {
            let table = Up::Host(Box::new(new_table(3))).to_json();
            hall.hear(line, Came::Message(table), now);
        }
        for _ in 0..2 {
            hall.hear(line, Came::Message(text.clone()), now);
        }
        decide(&mut hall, now);
        let leave = Up::Ask(Asked {
            id: 2,
            ask: Ask::Room(RoomAsk::Leave),
        });
        hall.hear(line, Came::Message(leave.to_json()), now);
        hall.hear(line, Came::Gone, now);
        assert_eq!(hall.guests(), 0);
        assert!(hall.tables() <= 10, "{}", hall.tables());
    }
}

/// Lets computer players decide.
fn decide(hall: &mut Hall, now: Duration) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    loop {
        let jobs = hall.jobs();
        if jobs.is_empty() {
            return outcomes;
        }
        for (table, job) in jobs {
            outcomes.push(hall.decided(table, &job, job.decide(), now));
        }
    }
}

/// Whoever is put out hears that the host wanted it, and whoever goes, nothing.
#[test]
fn whoever_is_removed_is_told_so() {
    for (ask, is_told) in [
        (RoomAsk::Remove(Seat::new(1).unwrap()), true),
        (RoomAsk::Leave, false),
    ] {
        let (mut hall, now) = (hall(), Duration::ZERO);
        for line in 1..=2 {
            hall.hear(line, Came::Connected(HERE), now);
            hall.hear(line, Came::Message(hello().to_json()), now);
        }
        let table = Up::Host(Box::new(new_table(2))).to_json();
        let outcome = hall.hear(1, Came::Message(table), now);
        let Down::Seat { code, .. } = Down::from_json(&sent(&outcome, 1)[0]).unwrap() else {
            panic!("no seat")
        };
        let name = "Bob".to_owned();
        let join = Up::Join { code, name }.to_json();
        hall.hear(2, Came::Message(join), now);
        let who = if ask == RoomAsk::Leave { 2 } else { 1 };
        let asked = Up::Ask(Asked {
            id: 1,
            ask: Ask::Room(ask),
        });
        let outcome = hall.hear(who, Came::Message(asked.to_json()), now);
        let told_bob = sent(&outcome, 2);
        assert_eq!(told_bob.last().unwrap(), "closed");
        let removed = Down::Refused(Reason::Removed).to_json();
        assert_eq!(told_bob.contains(&removed), is_told);
    }
}
