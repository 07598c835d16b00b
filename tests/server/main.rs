//! People at a real server, over real lines on this machine: each a client as
//! in a window or a terminal.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "../temp_folder/mod.rs"]
mod temp_folder;

#[path = "../fuzz/mutate.rs"]
#[expect(dead_code, reason = "other tests use more of it")]
mod mutate;

mod guest;
mod hall;
mod hostile;
mod judge;
mod nearby;
mod processes;
mod proxy;
mod siege;
mod storm;

use std::sync::Arc;
use std::time::Duration;

use tabletalk::player::commands::CompanyCommand;
use tabletalk::rules::*;
use tabletalk::server::dial::*;
use tabletalk::server::hall::Limits;
use tabletalk::server::serve::*;
use tabletalk::server::wire::*;
use tabletalk::speech::Language;
use tabletalk::table::*;

use guest::{Guest, Outcome};
use temp_folder::TempFolder;

/// A server that keeps its tables there.
fn serve(folder: &TempFolder, listen: &str, privacy: Privacy) -> Serve {
    let options = ServeOptions {
        listen: listen.parse().unwrap(),
        folder: Some(folder.path().to_owned()),
        privacy,
        owner: None,
        limits: Limits {
            grace: Duration::from_secs(2),
            ..Limits::default()
        },
        connections: 100,
        connections_of_address: 100,
    };
    Serve::start(options, Arc::new(|_| {})).unwrap()
}

fn address(server: &Serve) -> Address {
    server.address().to_string().parse().unwrap()
}

fn new_table(name: &str, players: u8) -> Errand {
    let options = Options::Holdem(HoldemOptions {
        players,
        ..HoldemOptions::default()
    });
    let bots = (1..=players).map(|it| format!("Bot {it}")).collect();
    Errand::Host(Box::new(NewTable {
        name: name.to_owned(),
        options,
        pace: TablePace::AT_ONCE,
        door: Door::Knock,
        bots,
        styles: vec!["always-call".to_owned()],
    }))
}

fn join(code: &str, name: &str) -> Errand {
    Errand::Join {
        code: code.to_owned(),
        name: name.to_owned(),
    }
}

/// A host and a guest play, each in their own language; the server is stopped
/// in the middle of a hand and started again, and both play on.
#[test]
fn people_play_and_a_server_that_comes_back_plays_on() {
    let folder = TempFolder::new();
    let server = serve(&folder, "127.0.0.1:0", Privacy::Own);
    let place = server.address().to_string();
    let here = address(&server);
    let mut anna = Guest::sit(&here, new_table("Anna", 4), Language::English);
    let code = anna.client.code().unwrap().to_owned();
    let bob = Guest::dial(&here, join(&code, "Bob"));
    anna.until(|anna| !anna.client.knocks().is_empty());
    assert!(anna.heard("Bob would like to sit down. Yes or no?"));
    let said = anna.client.meet(CompanyCommand::Admit, "", anna.now());
    anna.note(said);
    let mut bob = bob.into_guest(Language::Polish);
    anna.until(|anna| anna.heard("Bob has sat down."));
    assert_eq!(bob.client.names()[0], "Anna");

    anna.deal();
    bob.until(|bob| bob.client.view().is_some());
    let mut server = Some(server);
    let mut hands = 0;
    for round in 0..400 {
        for one in [&mut anna, &mut bob] {
            one.play();
        }
        hands = anna.client.told().hands();
        if round == 25 {
            // Its tables are there again.
            drop(server.take());
            server = Some(serve(&folder, &place, Privacy::Own));
        }
        if hands >= 12 {
            break;
        }
    }
    assert!(hands >= 12, "{hands}");
    anna.until(|anna| anna.client.told().hands() == bob.client.told().hands());
    anna.until(|anna| anna.heard("The connection is lost. Trying again."));
    bob.until(|bob| bob.heard("Połączenie zerwane. Próbuję ponownie."));
}

#[test]
fn whoever_is_given_time_hears_from_whom() {
    let folder = TempFolder::new();
    let server = serve(&folder, "127.0.0.1:0", Privacy::Own);
    let here = address(&server);
    let Errand::Host(mut table) = new_table("Anna", 2) else {
        panic!("it is set")
    };
    table.door = Door::Open;
    table.pace = TablePace::default();
    table.options = Options::Holdem(HoldemOptions {
        players: 2,
        turn_timer: Some(30),
        ..HoldemOptions::default()
    });
    let mut anna = Guest::sit(&here, Errand::Host(table), Language::English);
    let code = anna.client.code().unwrap().to_owned();
    let mut bob = Guest::dial(&here, join(&code, "Bob")).into_guest(Language::Polish);
    anna.until(|anna| anna.heard("Bob has sat down."));
    for (name, told) in [
        ("", "Bob gets more time."),
        ("bob", "You can give time once a hand."),
        ("Eve", "There is no other person called Eve here."),
    ] {
        let said = (anna.client).meet(CompanyCommand::GiveTime, name, anna.now());
        anna.note(said);
        anna.until(|anna| anna.heard(told));
    }
    bob.until(|bob| bob.heard("Anna daje ci więcej czasu: 30 sekund."));
}

#[test]
fn every_way_it_can_fail_has_its_reason() {
    let folder = TempFolder::new();
    let server = serve(&folder, "127.0.0.1:0", Privacy::Own);
    let here = address(&server);
    let mut anna = Guest::sit(&here, new_table("Anna", 2), Language::English);
    let code = anna.client.code().unwrap().to_owned();
    let fails = |errand| match Guest::dial(&here, errand).wait() {
        Outcome::Failed(failure) => failure,
        Outcome::Seated(_) => panic!("sat down"),
    };
    let refused = |reason| Failure::Refused(reason);
    assert_eq!(fails(join("1", "Bob")), refused(Reason::NoSuchTable));
    assert_eq!(fails(join(&code, " \u{202e} ")), refused(Reason::BadName));
    let token = "00".to_owned();
    assert_eq!(fails(Errand::Return { token }), refused(Reason::SeatGone));

    let waiting = Guest::dial(&here, join(&code, "Bob"));
    anna.until(|anna| !anna.client.knocks().is_empty());
    let said = anna.client.meet(CompanyCommand::TurnAway, "", anna.now());
    anna.note(said);
    let Outcome::Failed(failure) = waiting.wait() else {
        panic!("sat down")
    };
    assert_eq!(failure, refused(Reason::HostRefused));

    let bob = Guest::dial(&here, join(&code, "anna"));
    anna.until(|anna| !anna.client.knocks().is_empty());
    anna.client.meet(CompanyCommand::Admit, "", anna.now());
    let _bob = bob.into_guest(Language::English);
    anna.until(|anna| anna.client.names().iter().any(|it| it == "anna 2"));
    assert_eq!(fails(join(&code, "Eve")), refused(Reason::TableFull));

    let elsewhere: Address = "127.0.0.1:1".parse().unwrap();
    let nobody = Guest::dial(&elsewhere, join(&code, "Eve")).wait();
    assert!(matches!(nobody, Outcome::Failed(Failure::NoServer(_))));
    let plain = Address {
        line: LineKind::Plain,
        ..here.clone()
    };
    let wrong = Guest::dial(&plain, join(&code, "Eve")).wait();
    assert!(matches!(wrong, Outcome::Failed(Failure::NotTabletalk)));

    // The server is known; another one in its place is not.
    let known = TempFolder::new();
    let trust = Trust::at(known.path().join("servers.toml"));
    let call = |trust: &Trust| Guest::dial_with(&here, join("1", "Eve"), trust.clone()).wait();
    let Outcome::Failed(failure) = call(&trust) else {
        panic!("sat down")
    };
    assert_eq!(failure, refused(Reason::NoSuchTable));
    trust
        .accept(&Known {
            server: here.to_string(),
            fingerprint: "ff".to_owned(),
        })
        .unwrap();
    let Outcome::Failed(Failure::OtherCertificate(now)) = call(&trust) else {
        panic!("another certificate was trusted")
    };
    assert_eq!(Some(now.fingerprint.as_str()), server.fingerprint());
    trust.accept(&now).unwrap();
    let Outcome::Failed(failure) = call(&trust) else {
        panic!("sat down")
    };
    assert_eq!(failure, refused(Reason::NoSuchTable));
}
