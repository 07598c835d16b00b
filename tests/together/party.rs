//! A host with several people, each with a real client at the end of a line
//! that carries JSON, and sometimes carries it late, twice or not at all.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::rc::Rc;
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use tabletalk::bots::Style;
use tabletalk::player::client::Client;
use tabletalk::player::commands::TableCommand;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::*;
use tabletalk::speech::{Buffer, L10n, Language, Topic, Verbosities, Verbosity};
use tabletalk::table::*;

/// The host, what waits on the lines, and what has happened.
pub(crate) struct Party {
    pub(crate) host: Host,
    now: Duration,
    /// For each seat, its line.
    lines: Vec<Line>,
    /// What changed the table, by the call in which it did.
    pub(crate) calls: Vec<Vec<Record>>,
}

/// What is between somebody and the host.
#[derive(Debug)]
pub(crate) struct Line {
    quality: Quality,
    /// How many chances to bring something it stays cut for.
    cut: usize,
    up: VecDeque<String>,
    down: VecDeque<Arrival>,
    chance: Xoshiro256PlusPlus,
    /// All that was ever told, also what was lost: each update as it was told
    /// first.
    updates: Vec<String>,
    /// What came of each ask.
    answers: BTreeMap<AskId, Result<(), Refusal>>,
    /// The asks to act.
    acts: BTreeSet<AskId>,
    /// How often somebody sat down.
    pub(crate) seated: usize,
    /// How many updates were told again.
    pub(crate) told_again: usize,
}

/// How well a line works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quality {
    /// Everything comes at once, and once.
    Good,
    /// Some of it comes late, some of it twice.
    Bad,
    /// Some of it is lost besides, and the line is cut at any moment.
    Losing,
}

impl Party {
    /// Lets something happen, and puts what is told on the lines.
    fn call(&mut self, happen: impl FnOnce(&mut Host, Duration)) {
        happen(&mut self.host, self.now);
        self.host.let_bots_decide(self.now);
        self.calls.push(self.host.take_records());
        for (seat, frame) in self.host.take_frames() {
            let line = &mut self.lines[seat.index()];
            line.note(&frame);
            line.bring_down(frame.to_json());
        }
    }

    /// Lets asks arrive that are on their way.
    fn bring_up(&mut self, seat: Seat) {
        while let Some(json) = self.lines[seat.index()].up.pop_front() {
            let asked = Asked::from_json(&json).unwrap();
            let line = &mut self.lines[seat.index()];
            if matches!(asked.ask, Ask::Act { .. }) {
                line.acts.insert(asked.id);
            }
            let times = if line.happens() { 2 } else { 1 };
            for _ in 0..times {
                let asked = asked.clone();
                self.call(|host, now| host.ask(seat, asked, now));
            }
        }
    }

    /// All that was done because somebody asked for it was asked for once.
    pub(crate) fn check_deeds(&self, people: Seats) {
        for seat in people {
            let line = self.line(seat);
            let records = self.calls.iter().flatten();
            let done = records.filter(|it| matches!(it.change, Change::Act(who, _) if who == seat));
            let granted = |id: &&AskId| line.answers.get(id) == Some(&Ok(()));
            let asked = line.acts.iter().filter(granted).count();
            assert_eq!(done.count(), asked, "{seat:?}");
        }
    }

    pub(crate) fn line(&self, seat: Seat) -> &Line {
        &self.lines[seat.index()]
    }
}

impl Line {
    fn new(quality: Quality, seed: u64) -> Line {
        Line {
            quality,
            cut: 0,
            up: VecDeque::new(),
            down: VecDeque::new(),
            chance: Xoshiro256PlusPlus::seed_from_u64(seed),
            updates: Vec::new(),
            answers: BTreeMap::new(),
            acts: BTreeSet::new(),
            seated: 0,
            told_again: 0,
        }
    }

    /// Whether something goes wrong now.
    fn happens(&mut self) -> bool {
        self.quality != Quality::Good && self.chance.random_range(0..3) == 0
    }

    fn loses(&mut self) -> bool {
        let losing = self.quality == Quality::Losing;
        self.cut > 0 || losing && self.chance.random_range(0..8) == 0
    }

    fn send(&mut self, json: String) {
        if !self.loses() {
            self.up.push_back(json);
        }
    }

    fn bring_down(&mut self, json: String) {
        if !self.loses() {
            self.down.push_back(Arrival::Text(json));
        }
    }

    /// Whatever is told again is the same, and so is whatever is answered
    /// again.
    fn note(&mut self, frame: &Frame) {
        for tell in frame {
            match tell {
                Tell::Update(update) => {
                    let json = vec![tell.clone()].to_json();
                    match self.updates.get(update.seq as usize - 1) {
                        Some(told) => {
                            assert_eq!(*told, json);
                            self.told_again += 1;
                        }
                        None => self.updates.push(json),
                    }
                    assert!(update.seq as usize <= self.updates.len());
                }
                Tell::Answered { id, answer } => {
                    let first = self.answers.entry(*id).or_insert(*answer);
                    assert_eq!(first, answer);
                }
                Tell::Seated(_) => self.seated += 1,
                Tell::Times(_)
                | Tell::Pace(_)
                | Tell::Notice(_)
                | Tell::Players(_)
                | Tell::Room(_)
                | Tell::Line(_) => {}
            }
        }
    }

    /// Sometimes cuts the line, mostly for a moment and sometimes for long.
    fn fail(&mut self) {
        if self.quality == Quality::Losing && self.chance.random_range(0..20) == 0 {
            let long = self.chance.random_range(0..4) == 0;
            self.cut = self.chance.random_range(1..if long { 80 } else { 6 });
            self.up.clear();
            self.down.clear();
        }
    }

    /// The line is there again.
    fn come_back(&mut self) {
        self.cut = 0;
        self.down.push_back(Arrival::Back);
    }
}

/// Somebody's end of their line.
struct End {
    party: Rc<RefCell<Party>>,
    seat: Seat,
    /// What comes twice.
    again: Option<Arrival>,
}

impl Carrier for End {
    fn send(&mut self, text: String) {
        let mut party = self.party.borrow_mut();
        let line = &mut party.lines[self.seat.index()];
        line.send(text);
        if !line.happens() {
            party.bring_up(self.seat);
        }
    }

    fn receive(&mut self) -> Option<Arrival> {
        if let Some(again) = self.again.take() {
            return Some(again);
        }
        let mut party = self.party.borrow_mut();
        let line = &mut party.lines[self.seat.index()];
        line.fail();
        if line.cut > 0 {
            line.cut -= 1;
            if line.cut == 0 {
                line.come_back();
            }
            return None;
        }
        if line.happens() {
            return None;
        }
        party.bring_up(self.seat);
        party.call(|host, now| host.tick(now));
        let line = &mut party.lines[self.seat.index()];
        let arrival = line.down.pop_front()?;
        if line.happens() {
            self.again = Some(arrival.clone());
        }
        Some(arrival)
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
        let good_line = |_: &String| Line::new(Quality::Good, chance.next_u64());
        let lines = names.iter().map(good_line).collect();
        let party = Rc::new(RefCell::new(Party {
            host,
            now: Duration::ZERO,
            lines,
            calls: Vec::new(),
        }));
        party.borrow_mut().call(|_, _| {});
        let sit = |seat: Seat| {
            let mut at = party.borrow_mut();
            let line = &mut at.lines[seat.index()];
            let Some(Arrival::Text(seated)) = line.down.pop_front() else {
                unreachable!("everybody is seated");
            };
            line.quality = quality;
            let seated = Frame::from_json(&seated).unwrap();
            let told = Told::new(vec![seated], Duration::ZERO).unwrap();
            let line = End {
                party: Rc::clone(&party),
                seat,
                again: None,
            };
            let line = Remote::new(line, &told);
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
            self.party.borrow_mut().now = self.now;
            let (dice, who) = (self.chance.next_u32(), self.chance.next_u32());
            let who = who as usize % self.people.len();
            let client = &mut self.people[who].client;
            client.advance(self.now);
            let Some(view) = client.view() else {
                client.play(TableCommand::NextHand, self.now);
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
                    client.play(TableCommand::NextHand, now);
                }
                (_, None) => {}
                (Phase::Betting, _) => match (dice % 8, raise) {
                    (0, Some(raise)) => drop(client.raise_to(raise.min, now)),
                    (1, Some(raise)) => drop(client.raise_to(raise.max, now)),
                    (2, _) if !free => drop(client.play(TableCommand::Fold, now)),
                    _ => drop(client.play(TableCommand::CallOrCheck, now)),
                },
                (Phase::Continuing, _) => drop(client.play(TableCommand::CallOrCheck, now)),
                (Phase::Picking, Some(Choices::Pick { open, .. })) => {
                    let place = (dice % u32::from(open.max(1))) as u8 + 1;
                    client.play(TableCommand::ActOnCard(place), now);
                }
                (Phase::Discarding, _) if dice % 2 == 0 => {
                    client.play(TableCommand::ActOnCard(1), now);
                }
                _ => drop(client.play(TableCommand::DrawOrPass, now)),
            }
        }
    }

    /// Cuts somebody's line until all are mended.
    pub(crate) fn cut(&mut self, person: usize) {
        self.party.borrow_mut().lines[person].cut = usize::MAX;
    }

    /// Mends the line of somebody who is seated anew, whatever they have missed.
    pub(crate) fn seat_anew(&mut self, person: usize) {
        let mut party = self.party.borrow_mut();
        party.lines[person].cut = 0;
        let ask = Ask::Resume { last_seq: u64::MAX };
        let seat = self.people[person].seat;
        party.call(|host, now| host.ask(seat, Asked { id: 0, ask }, now));
    }

    /// Mends all lines, and lets everything arrive that is on its way.
    pub(crate) fn settle(&mut self) {
        let quality = |line: &mut Line| std::mem::replace(&mut line.quality, Quality::Good);
        let before: Vec<Quality> = {
            let mut party = self.party.borrow_mut();
            party.lines.iter_mut().for_each(Line::come_back);
            party.lines.iter_mut().map(quality).collect()
        };
        for _ in 0..4 {
            for person in &mut self.people {
                person.client.advance(self.now);
            }
        }
        // Whoever still looks at the streets of a hand that is over does not wait.
        for person in &mut self.people {
            let view = self.party.borrow().host.view(person.seat);
            let is_over = view.is_some_and(|view| view.phase == Phase::Over);
            if is_over && person.client.told().phase() != Some(Phase::Over) {
                person.client.play(TableCommand::NextHand, self.now);
            }
        }
        let mut party = self.party.borrow_mut();
        for (line, quality) in party.lines.iter_mut().zip(before) {
            line.quality = quality;
        }
    }

    /// What a person has heard of the table.
    pub(crate) fn heard(person: &Person) -> Vec<(Topic, String)> {
        let of_table = |topic| matches!(topic, Topic::Table | Topic::Mine | Topic::Turn);
        let all = person.client.log().messages(Buffer::All);
        let of_table = all.filter(|it| of_table(it.topic));
        of_table.map(|it| (it.topic, it.text.clone())).collect()
    }
}
