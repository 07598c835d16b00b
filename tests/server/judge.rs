//! Whether what clients have heard is what the journal of their table says.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::AddAssign;
use std::rc::Rc;
use std::time::Duration;

use serde_json::Value;
use tabletalk::rules::cards::{Card, CardSet};
use tabletalk::rules::*;
use tabletalk::server::keep::{Entry, Set};
use tabletalk::server::wire::Down;
use tabletalk::table::*;

/// What one device has asked and heard at a table.
pub(crate) struct Heard {
    /// The last update that it began with.
    from: u64,
    pub(crate) told: Vec<Tell>,
    pub(crate) acts: BTreeMap<AskId, (Decision, Action)>,
    is_cut: bool,
}

/// How much was judged.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Judged {
    /// Updates that were heard.
    pub(crate) updates: u64,
    /// How often somebody had to be seated anew.
    pub(crate) seated_anew: u64,
    /// Acts that were acknowledged.
    pub(crate) acts: u64,
    /// Acts that were done, and their acknowledgement was lost with the server.
    pub(crate) done_unheard: u64,
    /// Bytes that were looked through for hidden cards, and cards in them.
    pub(crate) bytes: u64,
    pub(crate) cards: u64,
}

impl AddAssign for Judged {
    fn add_assign(&mut self, other: Judged) {
        self.updates += other.updates;
        self.seated_anew += other.seated_anew;
        self.acts += other.acts;
        self.done_unheard += other.done_unheard;
        self.bytes += other.bytes;
        self.cards += other.cards;
    }
}

/// A table that notes what its client asks and hears.
pub(crate) struct Noted<T> {
    table: T,
    heard: Rc<RefCell<Heard>>,
}

impl<T: Table> Noted<T> {
    /// Notes what follows that update.
    pub(crate) fn new(table: T, from: u64) -> (Noted<T>, Rc<RefCell<Heard>>) {
        let heard = Rc::new(RefCell::new(Heard {
            from,
            told: Vec::new(),
            acts: BTreeMap::new(),
            is_cut: false,
        }));
        let noted = Noted {
            table,
            heard: heard.clone(),
        };
        (noted, heard)
    }
}

impl<T: Table> Table for Noted<T> {
    fn ask(&mut self, asked: Asked, now: Duration) {
        if let Ask::Act { decision, action } = asked.ask {
            let acts = &mut self.heard.borrow_mut().acts;
            acts.insert(asked.id, (decision, action));
        }
        self.table.ask(asked, now);
    }

    fn hear(&mut self, now: Duration) -> Vec<Frame> {
        let frames = self.table.hear(now);
        let mut heard = self.heard.borrow_mut();
        for tell in frames.iter().flatten() {
            match tell {
                Tell::Line(LineTell::Cut) => heard.is_cut = true,
                // That comes after all that was missed.
                Tell::Pace(_) | Tell::Seated(_) => heard.is_cut = false,
                _ => {}
            }
            heard.told.push(tell.clone());
        }
        frames
    }

    fn wake(&self) -> Option<Duration> {
        self.table.wake()
    }
}

impl Heard {
    /// Whether the line is cut, or what was missed has not come.
    pub(crate) fn is_cut(&self) -> bool {
        self.is_cut
    }
}

/// What the journal says that a seat saw.
struct Story {
    /// Each update: what was seen, and how it stood.
    updates: Vec<(Vec<Seen>, Snapshot)>,
    /// The cards that the seat might know by then, of this hand.
    known: Vec<CardSet>,
    /// What the seat did in which decision.
    acts: BTreeMap<Decision, Action>,
}

impl Story {
    fn of(set: &Set, records: &[Record], seat: Seat) -> Story {
        let mut game = Game::new(set.options.clone(), set.seed).unwrap();
        let viewer = Viewer::Seat(seat);
        let mut story = Story {
            updates: Vec::new(),
            known: Vec::new(),
            acts: BTreeMap::new(),
        };
        let (mut known, mut decision) = (CardSet::EMPTY, 0);
        for record in records {
            if let Change::Act(who, action) = record.change
                && who == seat
            {
                story.acts.insert(decision, action);
            }
            let events = record.apply_to(&mut game).unwrap().to_vec();
            decision += Decision::from(match record.change.input() {
                Some(Input::Act(who, Action::Pick(_))) => who == seat,
                Some(Input::Clock(Due::Level | Due::LevelSoon)) | None => false,
                Some(_) => true,
            });
            for event in &events {
                known = see(event, seat, known);
            }
            let seen: Vec<Seen> = events.iter().filter_map(|it| it.seen_by(viewer)).collect();
            if !seen.is_empty() {
                story.updates.push((seen, game.snapshot(viewer).unwrap()));
                story.known.push(known);
            }
        }
        story
    }

    /// Judges what a device has heard. Tells in which decisions it was
    /// acknowledged that something was done.
    fn judge(&self, heard: &Heard, judged: &mut Judged) -> BTreeSet<Decision> {
        let mut acknowledged = BTreeSet::new();
        let mut last = heard.from;
        for tell in &heard.told {
            match tell {
                Tell::Update(update) => {
                    assert_eq!(update.seq, last + 1, "lost, doubled or out of order");
                    let (seen, stands) = &self.updates[last as usize];
                    assert_eq!((&update.seen, &update.table), (seen, stands));
                    last += 1;
                    judged.updates += 1;
                }
                Tell::Seated(seated) => {
                    assert!(seated.seq() > last, "told again");
                    last = seated.seq();
                    let stands = &self.updates[last as usize - 1].1;
                    assert_eq!(seated.so_far.as_ref().map(|it| &it.table), Some(stands));
                    judged.seated_anew += 1;
                }
                Tell::Answered { id, answer: Ok(()) } => {
                    if let Some((decision, action)) = heard.acts.get(id) {
                        assert_eq!(self.acts.get(decision), Some(action), "acknowledged");
                        acknowledged.insert(*decision);
                    }
                }
                _ => {}
            }
        }
        acknowledged
    }
}

/// The cards of this hand that the seat may know after that.
fn see(event: &Event, seat: Seat, known: CardSet) -> CardSet {
    let shown = match event {
        Event::HandStarted { .. } => return CardSet::EMPTY,
        Event::Dealt { seat: who, cards } if *who == seat => cards.set(),
        Event::Board {
            cards,
            facing: Facing::Up,
            ..
        }
        | Event::Wave { cards, .. }
        | Event::Shown { cards, .. }
        | Event::PicksShown { cards, .. } => cards.set(),
        _ => CardSet::EMPTY,
    };
    known | shown
}

/// Judges all that was heard by people and sent to them.
pub(crate) fn judge(
    entries: &[Entry],
    seats: &[Seat],
    heard: &[Vec<Rc<RefCell<Heard>>>],
    sent: &[(usize, String)],
) -> Judged {
    let mut judged = Judged::default();
    let Some(Entry::Set(set)) = entries.first() else {
        panic!("what is kept begins with how the table was set");
    };
    let records = entries.iter().filter_map(|entry| match entry {
        Entry::Record(record) => Some(record.clone()),
        _ => None,
    });
    let records: Vec<Record> = records.collect();
    for (who, (seat, devices)) in seats.iter().zip(heard).enumerate() {
        let story = Story::of(set, &records, *seat);
        let mut acknowledged = BTreeSet::new();
        for device in devices {
            acknowledged.extend(story.judge(&device.borrow(), &mut judged));
        }
        // Whoever is there now knows everything.
        let last = devices.last().unwrap().borrow();
        let seq = last.told.iter().rev().find_map(|tell| match tell {
            Tell::Update(update) => Some(update.seq),
            Tell::Seated(seated) => Some(seated.seq()),
            _ => None,
        });
        assert_eq!(seq.unwrap_or(last.from), story.updates.len() as u64);
        // Nothing was done that nobody asked for, and nothing twice.
        let wanted: Vec<(Decision, Action)> = devices
            .iter()
            .flat_map(|it| it.borrow().acts.values().copied().collect::<Vec<_>>())
            .collect();
        for (decision, action) in &story.acts {
            assert!(
                wanted.contains(&(*decision, *action)),
                "{decision} {action:?}"
            );
        }
        judged.acts += acknowledged.len() as u64;
        judged.done_unheard += (story.acts.len() - acknowledged.len()) as u64;
        for (_, text) in sent.iter().filter(|(to, _)| *to == who) {
            judged.bytes += text.len() as u64;
            judged.cards += scan(text, &story);
        }
    }
    judged
}

/// Looks through what was sent for cards that the seat could not know; tells how
/// many there were.
fn scan(text: &str, story: &Story) -> u64 {
    let Ok(Down::Frame(frame)) = Down::from_json(text) else {
        return 0;
    };
    let told: Value = serde_json::from_str(text).unwrap();
    let told = told["Frame"].as_array().unwrap();
    let mut count = 0;
    for (tell, json) in frame.iter().zip(told) {
        let seq = match tell {
            Tell::Update(update) => update.seq,
            Tell::Seated(seated) => seated.seq(),
            _ => 0,
        };
        let may_know = match seq.checked_sub(1) {
            Some(place) => story.known[place as usize],
            None => CardSet::EMPTY,
        };
        let mut cards = Vec::new();
        find_cards(json, &mut cards);
        for card in &cards {
            assert!(may_know.contains(*card), "{card} in {text}");
        }
        count += cards.len() as u64;
    }
    count
}

/// Every text that reads like cards.
fn find_cards(json: &Value, found: &mut Vec<Card>) {
    match json {
        Value::String(text) => {
            let pairs = text.as_bytes().chunks(2);
            let cards = pairs.map(|pair| std::str::from_utf8(pair).ok()?.parse::<Card>().ok());
            if let Some(cards) = cards.collect::<Option<Vec<Card>>>() {
                found.extend(cards);
            }
        }
        Value::Array(all) => all.iter().for_each(|it| find_cards(it, found)),
        Value::Object(all) => all.values().for_each(|it| find_cards(it, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[test]
fn cards_are_found_in_what_is_sent() {
    let json = r#"{"a":[null,"Ah"],"b":{"c":"Kd2s"},"d":"Mimi","e":7,"f":""}"#;
    let mut found = Vec::new();
    find_cards(&serde_json::from_str(json).unwrap(), &mut found);
    let found: Vec<String> = found.iter().map(Card::to_string).collect();
    assert_eq!(found, ["Ah", "Kd", "2s"]);
}
