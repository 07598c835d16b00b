//! A server and people at its table, all in one thread and by one seed: frames
//! are lost, come twice, late and in any order, lines are cut, devices change,
//! and the server is killed after any record.
//!
//! One judge for all of it: what each client has heard is what the journal says
//! that their seat saw, every act that was acknowledged was done once, chips are
//! constant, only the last owner of a table writes, and no card was sent to
//! anybody who might not see it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::net::{IpAddr, Ipv4Addr};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletalk::player::client::Client;
use tabletalk::player::commands::TableCommand;
use tabletalk::rules::*;
use tabletalk::server::hall::Outcome;
use tabletalk::server::hall::*;
use tabletalk::server::keep::*;
use tabletalk::server::wire::*;
use tabletalk::speech::{L10n, Language, Verbosities, Verbosity};
use tabletalk::table::*;

use crate::judge::{Heard, Judged, Noted, judge};

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// Who plays: the first is the host.
const NAMES: [&str; 3] = ["Olo", "Uwe", "Mimi"];

/// A store that outlives the servers that use it.
#[derive(Clone, Default)]
struct Disk(Arc<Mutex<InMemory>>);

impl Keep for Disk {
    fn tables(&mut self) -> Result<Vec<TableId>, KeepError> {
        self.0.lock().unwrap().tables()
    }

    fn claim(&mut self, table: TableId) -> Result<Epoch, KeepError> {
        self.0.lock().unwrap().claim(table)
    }

    fn append(&mut self, batch: &[Append]) -> Result<(), KeepError> {
        self.0.lock().unwrap().append(batch)
    }

    fn read(&mut self, table: TableId) -> Result<Vec<Entry>, KeepError> {
        self.0.lock().unwrap().read(table)
    }
}

/// How bad it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weather {
    /// One of so many steps cuts somebody's line.
    cuts: u32,
    /// One of so many calls kills the server.
    kills: u32,
}

impl Weather {
    const CALM: Weather = Weather {
        cuts: u32::MAX,
        kills: u32::MAX,
    };
}

/// What happened.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Toll {
    pub(crate) hands: u64,
    pub(crate) cuts: u64,
    pub(crate) kills: u64,
    pub(crate) devices: u64,
    pub(crate) judged: Judged,
}

struct Storm {
    weather: Weather,
    disk: Disk,
    hall: Hall,
    keeper: Keeper,
    now: Duration,
    chance: Xoshiro256PlusPlus,
    next_line: LineId,
    people: Vec<Person>,
    toll: Toll,
    /// What was sent to whom, since it was last judged.
    sent: Vec<(usize, String)>,
}

/// Somebody at the table.
struct Person {
    line: Option<LineId>,
    /// When they try again.
    again: Duration,
    token: Option<String>,
    client: Option<Client>,
    wire: Rc<RefCell<Wire>>,
    /// Towards them, and towards the server, with the moment of arrival.
    down: VecDeque<(Duration, String)>,
    up: VecDeque<(Duration, LineId, String)>,
    /// The end of a line that the server notices later.
    gone: VecDeque<(Duration, LineId)>,
    /// What each of their devices has heard.
    heard: Vec<Rc<RefCell<Heard>>>,
}

/// A client's end of the line.
#[derive(Default)]
struct Wire {
    up: Vec<String>,
    down: VecDeque<Arrival>,
}

struct End(Rc<RefCell<Wire>>);

impl Carrier for End {
    fn send(&mut self, text: String) {
        self.0.borrow_mut().up.push(text);
    }

    fn receive(&mut self) -> Option<Arrival> {
        self.0.borrow_mut().down.pop_front()
    }
}

fn options(seed: u64) -> Options {
    match seed % 3 {
        0 => Options::Holdem(HoldemOptions {
            players: 4,
            turn_timer: Some(20),
            ..HoldemOptions::default()
        }),
        1 => Options::Draw(DrawOptions {
            players: 4,
            ..DrawOptions::default()
        }),
        _ => Options::Unique(UniqueOptions {
            players: 4,
            ..UniqueOptions::default()
        }),
    }
}

impl Storm {
    fn begin(seed: u64, weather: Weather) -> Storm {
        let disk = Disk::default();
        let mut storm = Storm {
            weather: Weather::CALM,
            hall: Hall::new(limits(), [seed as u8; 32]),
            keeper: Keeper::new(Box::new(disk.clone())),
            disk,
            now: Duration::ZERO,
            chance: Xoshiro256PlusPlus::seed_from_u64(seed),
            next_line: 1,
            people: Vec::new(),
            toll: Toll::default(),
            sent: Vec::new(),
        };
        let options = options(seed);
        let table = NewTable {
            name: NAMES[0].to_owned(),
            pace: TablePace {
                time_scale: TimeScale::Times1,
                pacing: Pacing::Instant,
                next_hand: NextHand::ByItself,
            },
            door: Door::Open,
            bots: (1..=4).map(|it| format!("Bot {it}")).collect(),
            styles: vec!["random".to_owned()],
            options,
        };
        storm.enter(&Up::Host(Box::new(table)));
        let code = storm.code();
        for name in &NAMES[1..] {
            storm.enter(&Up::Join {
                code: code.clone(),
                name: (*name).to_owned(),
            });
        }
        storm.weather = weather;
        storm
    }

    /// Somebody comes in while nothing goes wrong.
    fn enter(&mut self, errand: &Up) {
        self.people.push(Person {
            line: None,
            again: Duration::ZERO,
            token: None,
            client: None,
            wire: Rc::default(),
            down: VecDeque::new(),
            up: VecDeque::new(),
            gone: VecDeque::new(),
            heard: Vec::new(),
        });
        let who = self.people.len() - 1;
        self.connect(who, errand);
        self.bring(who);
    }

    fn code(&self) -> String {
        let entries = self.entries();
        let Some(Entry::Set(set)) = entries.first() else {
            panic!("the table was not kept");
        };
        set.code.clone()
    }

    fn entries(&self) -> Vec<Entry> {
        self.disk.clone().read(1).unwrap()
    }

    /// One of so many times.
    fn happens(&mut self, one_of: u32) -> bool {
        one_of < u32::MAX && self.chance.random_range(0..one_of) == 0
    }

    /// So long something is on its way.
    fn delay(&mut self) -> Duration {
        let long = self.happens(20);
        let most = if long { 2500 } else { 120 };
        Duration::from_millis(self.chance.random_range(0..most))
    }

    /// What came of a call is kept and then sent, unless the server is killed
    /// before, between or after.
    fn take(&mut self, outcome: Outcome) {
        let kills = self.happens(self.weather.kills);
        let when = self.chance.random_range(0..3);
        if kills && when == 0 {
            return self.kill();
        }
        self.keeper.write(&outcome.kept).unwrap();
        if kills && when == 1 {
            return self.kill();
        }
        for out in outcome.sent {
            match out {
                Out::Send(line, text) => self.send(line, text),
                Out::Close(line) => {
                    let mut people = self.people.iter_mut();
                    if let Some(one) = people.find(|one| one.line == Some(line)) {
                        one.lose_line(self.now);
                    }
                }
            }
        }
        if kills {
            return self.kill();
        }
        let deaths = self.toll.kills;
        for (table, job) in self.hall.jobs() {
            // Whoever was killed no longer hears of it.
            if self.toll.kills == deaths {
                let outcome = self.hall.decided(table, &job, job.decide(), self.now);
                self.take(outcome);
            }
        }
    }

    fn send(&mut self, line: LineId, text: String) {
        let Some(who) = self.people.iter().position(|one| one.line == Some(line)) else {
            return;
        };
        self.sent.push((who, text.clone()));
        let is_frame = matches!(Down::from_json(&text), Ok(Down::Frame(_)));
        // A real line loses nothing without being cut, and whoever sits down has
        // only that.
        let sits_down = self.people[who].client.is_none();
        let calm = self.weather.cuts == u32::MAX || !is_frame || sits_down;
        if calm {
            let after = self.people[who].down.iter().map(|(at, _)| *at).max();
            let at = after.unwrap_or_default().max(self.now);
            return self.people[who].down.push_back((at, text));
        }
        if self.happens(25) {
            return;
        }
        for _ in 0..if self.happens(15) { 2 } else { 1 } {
            let at = self.now + self.delay();
            self.people[who].down.push_back((at, text.clone()));
        }
    }

    fn say(&mut self, line: LineId, came: Came) {
        let outcome = self.hall.hear(line, came, self.now);
        self.take(outcome);
    }

    fn connect(&mut self, who: usize, errand: &Up) {
        let line = self.next_line;
        self.next_line += 1;
        self.people[who].line = Some(line);
        self.say(line, Came::Connected(HERE));
        for up in [&Up::Hello { min: 1, max: 1 }, errand] {
            // Killed meanwhile, the server knows nothing of it.
            if self.people[who].line == Some(line) {
                self.say(line, Came::Message(up.to_json()));
            }
        }
    }

    fn come_back(&mut self, who: usize) {
        let new_device = self.happens(40);
        let one = &mut self.people[who];
        let Some(token) = one.token.clone() else {
            return;
        };
        if new_device {
            one.client = None;
            one.wire = Rc::default();
            self.toll.devices += 1;
        }
        let knows = match self.people[who].client {
            Some(_) => Knows::Table,
            None => Knows::Nothing,
        };
        self.connect(who, &Up::Return { token, knows });
    }

    /// A line is cut. The server notices it now, later, or when there is a newer
    /// one.
    fn cut(&mut self, who: usize) {
        let notices = self.chance.random_range(0..3);
        let later = self.now + Duration::from_millis(self.chance.random_range(0..9000));
        // Some are away for long.
        let long = self.happens(60);
        let away = if long { 60_000..180_000 } else { 0..4000 };
        let again = self.now + Duration::from_millis(self.chance.random_range(away));
        let one = &mut self.people[who];
        let Some(line) = one.line else { return };
        self.toll.cuts += 1;
        one.lose_line(again);
        match notices {
            0 => self.say(line, Came::Gone),
            1 => one.gone.push_back((later, line)),
            _ => self.say(line, Came::Silence),
        }
    }

    /// The server is killed, and started again from its store. The one before
    /// wakes up once more, and can write nothing.
    fn kill(&mut self) {
        self.toll.kills += 1;
        self.hall = Hall::new(limits(), self.chance.random());
        let mut old = std::mem::replace(&mut self.keeper, Keeper::new(Box::new(self.disk.clone())));
        for (table, entries) in self.keeper.load().unwrap() {
            self.hall.restore(table, &entries, self.now).unwrap();
            let late = Kept {
                table,
                what: What::Entry(u64::MAX, Box::new(Entry::Host(Seat::FIRST))),
            };
            assert!(matches!(old.write(&[late]), Err(KeepError::Claimed(_))));
        }
        for who in 0..self.people.len() {
            let again = self.now + Duration::from_millis(self.chance.random_range(0..2000));
            self.people[who].lose_line(again);
            self.people[who].up.clear();
            self.people[who].gone.clear();
        }
    }

    /// Brings somebody what has arrived by now.
    fn bring(&mut self, who: usize) {
        let now = self.now;
        let one = &mut self.people[who];
        let (here, later) = one
            .down
            .drain(..)
            .partition::<Vec<_>, _>(|(at, _)| *at <= now);
        one.down = later.into();
        for (_, text) in here {
            let one = &mut self.people[who];
            match Down::from_json(&text).unwrap() {
                Down::Seat { token, .. } => {
                    one.token = Some(token);
                    if one.client.is_some() {
                        one.wire.borrow_mut().down.push_back(Arrival::Back);
                    }
                }
                Down::Frame(frame) if one.client.is_none() => one.sit_down(frame, now),
                Down::Frame(frame) => {
                    let arrival = Arrival::Text(frame.to_json());
                    one.wire.borrow_mut().down.push_back(arrival);
                }
                Down::Refused(reason) => {
                    assert_eq!(reason, Reason::TakenOver);
                    one.lose_line(now);
                }
                Down::Welcome { .. } | Down::Knocking { .. } => {}
            }
        }
    }

    /// Brings the server what has arrived by now.
    fn bring_up(&mut self, who: usize) {
        let texts = std::mem::take(&mut self.people[who].wire.borrow_mut().up);
        if let Some(line) = self.people[who].line {
            for text in texts {
                if self.happens(25) {
                    continue;
                }
                for _ in 0..if self.happens(15) { 2 } else { 1 } {
                    let at = self.now + self.delay();
                    let text = format!("{{\"Ask\":{text}}}");
                    self.people[who].up.push_back((at, line, text));
                }
            }
        }
        let (now, one) = (self.now, &mut self.people[who]);
        let is_here = |at: &Duration| *at <= now;
        let (here, later) = one
            .up
            .drain(..)
            .partition::<Vec<_>, _>(|(at, ..)| is_here(at));
        one.up = later.into();
        let (gone, later) = one
            .gone
            .drain(..)
            .partition::<Vec<_>, _>(|(at, _)| is_here(at));
        one.gone = later.into();
        let kills = self.toll.kills;
        for (_, line, text) in here {
            // What was on its way to a server that was killed is lost.
            if self.toll.kills == kills {
                self.say(line, Came::Message(text));
            }
        }
        for (_, line) in gone {
            if self.toll.kills == kills {
                self.say(line, Came::Gone);
            }
        }
    }

    /// Does something, where there is something to do.
    fn play(&mut self, who: usize) {
        let (dice, now) = (self.chance.random_range(0..12), self.now);
        let Some(client) = &mut self.people[who].client else {
            return;
        };
        client.advance(now);
        if client.awaits_answer() {
            return;
        }
        let told = client.told();
        let Some(view) = client.view().filter(|_| told.is_my_turn()) else {
            if told.waits_for_next_hand() {
                client.play(TableCommand::NextHand, now);
            }
            return;
        };
        match (view.phase, view.choices, dice) {
            (Phase::Showing, ..) => drop(client.play(TableCommand::ShowBoth, now)),
            (_, Some(Choices::Bet(BetChoices { raise: Ok(it), .. })), 0 | 1) => {
                drop(client.raise_to(it.min, now));
            }
            (_, Some(Choices::Bet(it)), 2) if it.to_call > 0 => {
                drop(client.play(TableCommand::Fold, now));
            }
            (_, Some(Choices::Pick { open, .. }), _) => {
                let place = dice as u8 % open.max(1) + 1;
                drop(client.play(TableCommand::ActOnCard(place), now));
            }
            (Phase::Betting | Phase::Continuing, ..) => {
                drop(client.play(TableCommand::CallOrCheck, now));
            }
            _ => drop(client.play(TableCommand::DrawOrPass, now)),
        }
    }

    fn step(&mut self) {
        self.now += Duration::from_millis(100);
        let outcome = self.hall.tick(self.now);
        self.take(outcome);
        for who in 0..self.people.len() {
            if self.happens(self.weather.cuts) {
                self.cut(who);
            }
            if self.people[who].line.is_none() && self.people[who].again <= self.now {
                self.come_back(who);
            }
            self.bring(who);
            self.play(who);
            self.bring_up(who);
        }
    }

    /// All lines are mended, and everybody hears the rest while nobody acts.
    fn settle(&mut self) {
        let weather = std::mem::replace(&mut self.weather, Weather::CALM);
        // Whoever does not know that they have missed something asks after a while.
        for _ in 0..1200 {
            self.now += Duration::from_millis(50);
            for who in 0..self.people.len() {
                if self.people[who].line.is_none() {
                    self.come_back(who);
                }
                self.bring(who);
                if let Some(client) = &mut self.people[who].client {
                    client.advance(self.now);
                }
                let texts = std::mem::take(&mut self.people[who].wire.borrow_mut().up);
                for text in texts {
                    if let Some(line) = self.people[who].line {
                        self.say(line, Came::Message(format!("{{\"Ask\":{text}}}")));
                    }
                }
                self.bring_up(who);
            }
        }
        for who in 0..self.people.len() {
            self.bring(who);
            if let Some(client) = &mut self.people[who].client {
                client.advance(self.now);
            }
        }
        self.weather = weather;
    }

    /// Everything that was heard, done and sent so far.
    fn judge(&mut self) {
        let entries = self.entries();
        let heard: Vec<Vec<Rc<RefCell<Heard>>>> =
            self.people.iter().map(|one| one.heard.clone()).collect();
        let seats: Vec<Seat> = self
            .people
            .iter()
            .map(|one| one.client.as_ref().unwrap().told().seat())
            .collect();
        for one in &self.people {
            let client = one.client.as_ref().unwrap();
            let view = client.view().unwrap();
            let chips: Chips = view.seats.iter().map(|it| it.stack).sum();
            let all = 4 * client.told().options().starting_chips();
            assert_eq!(chips + view.pot(), all);
        }
        self.toll.hands = self.people[0].client.as_ref().unwrap().told().hands();
        let judged = judge(&entries, &seats, &heard, &self.sent);
        self.toll.judged += judged;
    }
}

impl Person {
    fn lose_line(&mut self, again: Duration) {
        if self.line.take().is_some() {
            // What was on its way to them is lost, and what they sent may come
            // after what they send over the next line.
            self.down.clear();
            let mut wire = self.wire.borrow_mut();
            wire.up.clear();
            wire.down.push_back(Arrival::Cut);
        }
        self.again = again;
    }

    fn sit_down(&mut self, frame: Frame, now: Duration) {
        let Some(told) = Told::new(vec![frame], now) else {
            return;
        };
        let table = Remote::new(End(self.wire.clone()), &told);
        let (table, heard) = Noted::new(table, told.seq());
        self.heard.push(heard);
        let verbosity = Verbosities::all(Verbosity::Full);
        let language = Language::ALL[self.heard.len() % Language::ALL.len()];
        let mut client = Client::sit(Box::new(table), told, verbosity, L10n::new(language));
        client.set_speech(Some(100));
        self.client = Some(client);
    }
}

fn limits() -> Limits {
    Limits {
        messages: 1e6,
        wrong_codes: usize::MAX,
        ..Limits::default()
    }
}

/// Storms until so many hands were played, so many lines were cut and the
/// server was killed so often.
fn storms(hands: u64, cuts: u64, kills: u64) -> Toll {
    let mut all = Toll::default();
    for seed in 0.. {
        let weather = Weather {
            cuts: 40,
            kills: 1500,
        };
        let mut storm = Storm::begin(seed, weather);
        for _ in 0..10 {
            for _ in 0..200 {
                storm.step();
            }
            if storm
                .people
                .iter()
                .all(|one| one.client.as_ref().is_some_and(Client::is_over))
            {
                break;
            }
        }
        storm.settle();
        storm.judge();
        let toll = storm.toll;
        all.hands += toll.hands;
        all.cuts += toll.cuts;
        all.kills += toll.kills;
        all.devices += toll.devices;
        all.judged += toll.judged;
        let every_game = seed >= 2;
        if every_game && all.hands >= hands && all.cuts >= cuts && all.kills >= kills {
            return all;
        }
    }
    unreachable!("storms do not end")
}

/// Whatever is wrong with what was heard, done or sent is found.
#[test]
fn the_judge_can_fail() {
    let mut storm = Storm::begin(1, Weather::CALM);
    for _ in 0..100 {
        storm.step();
    }
    storm.settle();
    let fails = |storm: &mut Storm| {
        let judged = AssertUnwindSafe(|| storm.judge());
        catch_unwind(judged).is_err()
    };
    assert!(!fails(&mut storm));
    let heard = storm.people[1].heard[0].clone();
    let is_update = |tell: &Tell| matches!(tell, Tell::Update(_));
    let told = heard.borrow().told.clone();
    let updates = (0..told.len()).filter(|at| is_update(&told[*at]));
    let updates: Vec<usize> = updates.collect();
    let (one, next) = (updates[3], updates[4]);
    type Change<'a> = &'a dyn Fn(&mut Vec<Tell>);
    let wrongs: [(&str, Change<'_>); 4] = [
        ("lost", &|told| drop(told.remove(one))),
        ("doubled", &|told| told.insert(one, told[one].clone())),
        ("out of order", &|told| told.swap(one, next)),
        ("another", &|told| {
            let Tell::Update(update) = &mut told[one] else {
                unreachable!("it is one");
            };
            update.seen.clear();
        }),
    ];
    for (wrong, change) in wrongs {
        change(&mut heard.borrow_mut().told);
        assert!(fails(&mut storm), "{wrong}");
        heard.borrow_mut().told = told.clone();
    }
    // What was sent to somebody else.
    let anna = storm.sent.iter().filter(|(who, _)| *who == 0);
    let anna: Vec<(usize, String)> = anna.map(|(_, text)| (1, text.clone())).collect();
    storm.sent.extend(anna);
    assert!(fails(&mut storm));
    storm.sent.clear();
    // An act that is not in the journal.
    let done = heard.borrow().acts.clone();
    heard.borrow_mut().acts.clear();
    assert!(fails(&mut storm));
    heard.borrow_mut().acts = done;
    assert!(!fails(&mut storm));
}

/// `TABLETALK_STORM` asks for so many hands, ten times as many cuts and a tenth
/// as many kills.
#[test]
fn storms_lose_nothing() {
    let wanted = std::env::var("TABLETALK_STORM").ok();
    let hands = wanted.map_or(40, |hands| hands.parse().expect("a number of hands"));
    let toll = storms(hands, hands * 10, hands / 10);
    println!("{toll:#?}");
    assert!(
        toll.judged.updates > hands && toll.judged.acts > 0,
        "{toll:?}"
    );
}
