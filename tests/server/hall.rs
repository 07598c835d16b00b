//! All tables of a server without a network: what travels, as a file; what
//! nobody meant well; and lines and servers that break at any moment.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use expect_test::expect_file;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletalk::player::client::Client;
use tabletalk::player::commands::TableCommand;
use tabletalk::rules::*;
use tabletalk::server::hall::Outcome;
use tabletalk::server::hall::*;
use tabletalk::server::keep::*;
use tabletalk::server::wire::*;
use tabletalk::speech::{Buffer, L10n, Language, Verbosities, Verbosity};
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
    let (mut hall, now) = (hall(), Duration::ZERO);
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

/// A server and people at its table, all in one thread: lines are cut and the
/// server is killed at any moment.
struct World {
    hall: Hall,
    keeper: Keeper,
    now: Duration,
    chance: Xoshiro256PlusPlus,
    next_line: LineId,
    people: Vec<Somebody>,
    /// What is on its way, by line.
    down: BTreeMap<LineId, Vec<String>>,
}

/// Somebody at the table, and their end of the line.
struct Somebody {
    line: Option<LineId>,
    token: Option<String>,
    client: Option<Client>,
    wire: std::rc::Rc<std::cell::RefCell<Wire>>,
    /// All that was ever sent to them.
    received: Vec<String>,
}

#[derive(Default)]
struct Wire {
    up: Vec<String>,
    down: std::collections::VecDeque<Arrival>,
}

struct End(std::rc::Rc<std::cell::RefCell<Wire>>);

impl Carrier for End {
    fn send(&mut self, text: String) {
        self.0.borrow_mut().up.push(text);
    }

    fn receive(&mut self) -> Option<Arrival> {
        self.0.borrow_mut().down.pop_front()
    }
}

impl World {
    fn take(&mut self, outcome: Outcome) {
        // Told only after it is kept.
        self.keeper.write(&outcome.kept).unwrap();
        for out in outcome.sent {
            match out {
                Out::Send(line, text) => self.down.entry(line).or_default().push(text),
                Out::Close(line) => {
                    for one in &mut self.people {
                        one.line.take_if(|its| *its == line);
                    }
                }
            }
        }
        for outcome in decide(&mut self.hall, self.now) {
            self.take(outcome);
        }
    }

    fn say(&mut self, line: LineId, text: String) {
        let outcome = self.hall.hear(line, Came::Message(text), self.now);
        self.take(outcome);
    }

    fn connect(&mut self, who: usize, errand: &Up) {
        let line = self.next_line;
        self.next_line += 1;
        let outcome = self.hall.hear(line, Came::Connected(HERE), self.now);
        self.take(outcome);
        self.people[who].line = Some(line);
        self.say(line, hello().to_json());
        self.say(line, errand.to_json());
        self.bring(who);
    }

    /// Brings somebody what was sent to them.
    fn bring(&mut self, who: usize) {
        let one = &mut self.people[who];
        let texts = one.line.and_then(|line| self.down.remove(&line));
        for text in texts.unwrap_or_default() {
            one.received.push(text.clone());
            match Down::from_json(&text).unwrap() {
                Down::Seat { token, .. } => {
                    let back = one.token.replace(token).is_some();
                    if back && one.client.is_some() {
                        one.wire.borrow_mut().down.push_back(Arrival::Back);
                    }
                }
                Down::Frame(frame) if one.client.is_none() => {
                    let Some(told) = Told::new(vec![frame], self.now) else {
                        continue;
                    };
                    let table = Remote::new(End(one.wire.clone()), &told);
                    let verbosity = Verbosities::all(Verbosity::Full);
                    let words = L10n::new(Language::English);
                    let client = Client::sit(Box::new(table), told, verbosity, words);
                    one.client = Some(client);
                }
                Down::Frame(frame) => {
                    let arrival = Arrival::Text(frame.to_json());
                    one.wire.borrow_mut().down.push_back(arrival);
                }
                Down::Refused(reason) => panic!("{reason:?}"),
                Down::Welcome { .. } | Down::Knocking { .. } => {}
            }
        }
    }

    fn cut(&mut self, who: usize) {
        let one = &mut self.people[who];
        if let Some(line) = one.line.take() {
            self.down.remove(&line);
            one.wire.borrow_mut().up.clear();
            let outcome = self.hall.hear(line, Came::Gone, self.now);
            self.take(outcome);
        }
    }

    fn come_back(&mut self, who: usize) {
        let one = &self.people[who];
        if let (None, Some(token)) = (one.line, one.token.clone()) {
            let knows = match one.client {
                Some(_) => Knows::Table,
                None => Knows::Nothing,
            };
            self.connect(who, &Up::Return { token, knows });
        }
    }

    /// The server is killed, and started again.
    fn kill(&mut self) {
        let limits = Limits::default();
        self.hall = Hall::new(limits, self.chance.random());
        for (table, entries) in self.keeper.load().unwrap() {
            self.hall.restore(table, &entries, self.now).unwrap();
        }
        self.down.clear();
        for one in &mut self.people {
            one.line = None;
            one.wire.borrow_mut().up.clear();
        }
    }

    fn play(&mut self, who: usize) {
        self.bring(who);
        let one = &mut self.people[who];
        let Some(client) = &mut one.client else {
            return;
        };
        client.advance(self.now);
        let told = client.told();
        let command = match told.phase() {
            Some(Phase::Showing) if told.is_my_turn() => TableCommand::ShowBoth,
            _ if told.is_my_turn() => TableCommand::CallOrCheck,
            _ if told.waits_for_next_hand() => TableCommand::NextHand,
            _ => TableCommand::Pause,
        };
        if command != TableCommand::Pause {
            client.play(command, self.now);
        }
        let up: Vec<String> = std::mem::take(&mut one.wire.borrow_mut().up);
        for text in up {
            if let Some(line) = self.people[who].line {
                self.say(line, format!("{{\"Ask\":{text}}}"));
            }
        }
    }
}

/// Cuts and kills at any moment: each client hears every update of their seat
/// once and in order, chips are constant, and no card is sent to anybody
/// whose it is not.
#[test]
fn cuts_and_kills_lose_nothing() {
    let (mut hands, mut cuts, mut kills) = (0, 0, 0);
    for seed in 0..8 {
        let mut world = World {
            hall: hall(),
            keeper: Keeper::new(Box::<InMemory>::default()),
            now: Duration::ZERO,
            chance: Xoshiro256PlusPlus::seed_from_u64(seed),
            next_line: 1,
            people: Vec::new(),
            down: BTreeMap::new(),
        };
        for _ in 0..3 {
            world.people.push(Somebody {
                line: None,
                token: None,
                client: None,
                wire: Default::default(),
                received: Vec::new(),
            });
        }
        world.connect(0, &Up::Host(Box::new(new_table(4))));
        let anna = world.people[0].client.as_mut().unwrap();
        anna.advance(world.now);
        let code = world.people[0]
            .client
            .as_ref()
            .unwrap()
            .code()
            .unwrap()
            .to_owned();
        for (who, name) in [(1, "Bob"), (2, "Carol")] {
            let name = name.to_owned();
            world.connect(
                who,
                &Up::Join {
                    code: code.clone(),
                    name,
                },
            );
        }
        for _ in 0..1500 {
            world.now += Duration::from_millis(200);
            let outcome = world.hall.tick(world.now);
            world.take(outcome);
            let who = world.chance.random_range(0..3);
            match world.chance.random_range(0..60) {
                0 => {
                    world.kill();
                    kills += 1;
                }
                1..=6 => {
                    world.cut(who);
                    cuts += 1;
                }
                _ => world.come_back(who),
            }
            world.play(who);
        }
        // Everybody comes back and hears the rest.
        for _ in 0..100 {
            world.now += Duration::from_millis(500);
            for who in 0..3 {
                world.come_back(who);
                world.bring(who);
                let client = world.people[who].client.as_mut().unwrap();
                client.advance(world.now);
                let up: Vec<String> = std::mem::take(&mut world.people[who].wire.borrow_mut().up);
                for text in up {
                    if let Some(line) = world.people[who].line {
                        world.say(line, format!("{{\"Ask\":{text}}}"));
                    }
                }
            }
        }
        let clients = world.people.iter().map(|one| one.client.as_ref().unwrap());
        let clients: Vec<&Client> = clients.collect();
        let played = clients[0].told().hands();
        hands += played;
        for client in &clients {
            assert_eq!(client.told().hands(), played);
            let view = client.view().unwrap();
            let chips: Chips = view.seats.iter().map(|it| it.stack).sum();
            assert_eq!(chips + view.pot(), 4 * 20_000);
            assert!(client.log().messages(Buffer::All).count() > 10);
        }
        for one in &world.people {
            check_received(one);
        }
    }
    assert!(
        hands > 60 && cuts > 100 && kills > 50,
        "{hands} {cuts} {kills}"
    );
}

/// What was sent to somebody: updates of one number are the same each time,
/// no number is left out, and no other's cards are known before they are
/// shown.
fn check_received(one: &Somebody) {
    let me = one.client.as_ref().unwrap().told().seat();
    let mut updates: BTreeMap<u64, Update> = BTreeMap::new();
    let mut seated = 0;
    for text in &one.received {
        let Down::Frame(frame) = Down::from_json(text).unwrap() else {
            continue;
        };
        for tell in frame {
            seated += usize::from(matches!(tell, Tell::Seated(_)));
            let Tell::Update(update) = tell else {
                continue;
            };
            for event in &update.seen {
                if let Event::Dealt { seat, cards } = event {
                    let known = matches!(cards, Veiled::Known(_));
                    assert_eq!(known, *seat == me, "{text}");
                }
            }
            let first = updates
                .entry(update.seq)
                .or_insert_with(|| (*update).clone());
            assert_eq!(first.seen, update.seen);
            assert_eq!(first.table, update.table);
        }
    }
    let numbers: Vec<u64> = updates.keys().copied().collect();
    let first = *numbers.first().unwrap();
    // Whoever was away for too long sits down anew instead.
    if seated == 1 {
        assert_eq!(numbers.len() as u64, numbers.last().unwrap() - first + 1);
    }
}
