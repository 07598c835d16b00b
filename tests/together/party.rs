//! A host with several people, each with a real client at the end of a line
//! that carries JSON, and sometimes carries it late or twice.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use tabletalk::bots::Style;
use tabletalk::player::client::Client;
use tabletalk::player::commands::Command;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::*;
use tabletalk::speech::{Buffer, L10n, Language, Topic, Verbosities, Verbosity};
use tabletalk::table::*;

/// The host, what waits on the lines, and what has happened.
pub(crate) struct Party {
    pub(crate) host: Host,
    /// For each seat, the frames on their way.
    down: Vec<VecDeque<String>>,
    /// What changed the table, by the call in which it did.
    pub(crate) calls: Vec<Vec<Record>>,
}

impl Party {
    /// Lets something happen, and puts what is told on the lines: for each
    /// person one frame.
    fn call(&mut self, now: Duration, happen: impl FnOnce(&mut Host)) {
        happen(&mut self.host);
        self.host.let_bots_decide(now);
        self.calls.push(self.host.take_records());
        let mut frames: Vec<Frame> = vec![Frame::new(); self.down.len()];
        for (seat, tell) in self.host.take_tells() {
            frames[seat.index()].push(tell);
        }
        for (line, frame) in self.down.iter_mut().zip(frames) {
            if !frame.is_empty() {
                line.push_back(frame.to_json());
            }
        }
    }
}

/// How well a line works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quality {
    /// Everything comes at once, and once.
    Good,
    /// Some of it comes late, some of it twice. What is dropped is sent again,
    /// so that it is late, too.
    Bad,
}

struct Line {
    party: Rc<RefCell<Party>>,
    seat: Seat,
    quality: Quality,
    /// Asks on their way.
    up: VecDeque<String>,
    chance: Xoshiro256PlusPlus,
}

impl Line {
    fn is_bad(&mut self) -> bool {
        self.quality == Quality::Bad && self.chance.random_range(0..3) == 0
    }

    fn deliver(&mut self, now: Duration) {
        while let Some(json) = self.up.pop_front() {
            let times = if self.is_bad() { 2 } else { 1 };
            for _ in 0..times {
                let asked = Asked::from_json(&json).unwrap();
                let mut party = self.party.borrow_mut();
                party.call(now, |host| host.ask(self.seat, asked, now));
            }
        }
    }
}

impl Table for Line {
    fn ask(&mut self, asked: Asked, now: Duration) {
        self.up.push_back(asked.to_json());
        if !self.is_bad() {
            self.deliver(now);
        }
    }

    fn hear(&mut self, now: Duration) -> Vec<Frame> {
        if !self.is_bad() {
            self.deliver(now);
        }
        self.party.borrow_mut().call(now, |host| host.tick(now));
        let mut heard = Vec::new();
        while !self.is_bad() {
            let next = self.party.borrow_mut().down[self.seat.index()].pop_front();
            let Some(json) = next else { break };
            let times = if self.is_bad() { 2 } else { 1 };
            heard.extend((0..times).map(|_| Frame::from_json(&json).unwrap()));
        }
        heard
    }

    fn wake(&self) -> Option<Duration> {
        self.party.borrow().host.wake()
    }
}

/// Somebody at the table, who likes it this way.
pub(crate) struct Person {
    pub(crate) seat: Seat,
    pub(crate) language: Language,
    pub(crate) verbosity: Verbosities,
    pub(crate) client: Client,
}

/// A whole game.
pub(crate) struct Evening {
    pub(crate) start: Start,
    pub(crate) names: Vec<String>,
    pub(crate) party: Rc<RefCell<Party>>,
    pub(crate) people: Vec<Person>,
    now: Duration,
    chance: Xoshiro256PlusPlus,
}

impl Evening {
    /// So many of the players are people; the rest are computer players.
    pub(crate) fn begin(options: Options, people: usize, seed: u64, quality: Quality) -> Evening {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        let start = Start {
            styles: vec![Style::named("random", options.kind()).unwrap()],
            seed: Seed::from(seed),
            people: Seats::first(people),
            settings: TablePace {
                time_scale: TimeScale::Times1,
                pacing: Pacing::Quick,
                next_hand: NextHand::WhenAsked,
            },
            options,
        };
        let names: Vec<String> = ('A'..='L').map(|it| format!("{it}dam")).collect();
        let names = names[..start.options.players()].to_vec();
        let mut host = Host::new(&start, &names).unwrap();
        host.start_records();
        let party = Rc::new(RefCell::new(Party {
            host,
            down: vec![VecDeque::new(); names.len()],
            calls: Vec::new(),
        }));
        party.borrow_mut().call(Duration::ZERO, |_| {});
        let sit = |seat: Seat| {
            let seated = party.borrow_mut().down[seat.index()].pop_front().unwrap();
            let seated = Frame::from_json(&seated).unwrap();
            let told = Told::new(vec![seated], Duration::ZERO).unwrap();
            let line = Line {
                party: Rc::clone(&party),
                seat,
                quality,
                up: VecDeque::new(),
                chance: Xoshiro256PlusPlus::seed_from_u64(chance.next_u64()),
            };
            let language = Language::ALL[seat.index() % Language::ALL.len()];
            let verbosity = Verbosities::all(Verbosity::ALL[seat.index() % 3]);
            let words = L10n::new(language);
            let mut client = Client::sit(Box::new(line), told, verbosity, words);
            // Some see the table, some hear it, each at their own rate.
            let rates = [None, Some(-50), Some(0), Some(100)];
            client.set_speech(rates[seat.index() % rates.len()]);
            Person {
                seat,
                language,
                verbosity,
                client,
            }
        };
        let people = start.people.into_iter().map(sit).collect();
        Evening {
            start,
            names,
            party,
            people,
            now: Duration::ZERO,
            chance,
        }
    }

    /// Lets so much happen.
    pub(crate) fn play(&mut self, steps: usize) {
        for _ in 0..steps {
            self.now += Duration::from_millis(self.chance.random_range(0..900));
            let (dice, who) = (self.chance.next_u32(), self.chance.next_u32());
            let who = who as usize % self.people.len();
            let client = &mut self.people[who].client;
            client.advance(self.now);
            let Some(view) = client.view() else {
                client.command(Command::NextHand, self.now);
                continue;
            };
            let raise = match view.choices {
                Some(Choices::Bet(BetChoices { raise: Ok(it), .. })) => Some(it),
                _ => None,
            };
            let free = matches!(view.choices, Some(Choices::Bet(it)) if it.to_call == 0);
            let now = self.now;
            match (view.phase, view.choices) {
                (Phase::Over, _) if client.told().waits_for_next_hand() => {
                    client.command(Command::NextHand, now);
                }
                (_, None) => {}
                (Phase::Betting, _) => match (dice % 8, raise) {
                    (0, Some(raise)) => drop(client.raise_to(raise.min, now)),
                    (1, Some(raise)) => drop(client.raise_to(raise.max, now)),
                    (2, _) if !free => drop(client.command(Command::Fold, now)),
                    _ => drop(client.command(Command::CallOrCheck, now)),
                },
                (Phase::Continuing, _) => drop(client.command(Command::CallOrCheck, now)),
                (Phase::Picking, Some(Choices::Pick { open, .. })) => {
                    let place = (dice % u32::from(open.max(1))) as u8 + 1;
                    client.command(Command::ActOnCard(place), now);
                }
                (Phase::Discarding, _) if dice % 2 == 0 => {
                    client.command(Command::ActOnCard(1), now);
                }
                _ => drop(client.command(Command::DrawOrPass, now)),
            }
        }
    }

    /// Lets everything arrive that is on its way.
    pub(crate) fn settle(&mut self) {
        for _ in 0..50 {
            for person in &mut self.people {
                person.client.advance(self.now);
            }
        }
    }

    /// What a person has heard of the table.
    pub(crate) fn heard(person: &Person) -> Vec<String> {
        let of_table = |topic| matches!(topic, Topic::Table | Topic::Mine | Topic::Turn);
        let all = person.client.log().messages(Buffer::All);
        let of_table = all.filter(|it| of_table(it.topic));
        of_table.map(|it| it.text.clone()).collect()
    }
}
