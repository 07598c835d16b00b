//! What the narrator does when, with a system that does as it is told.

use std::cell::RefCell;
use std::sync::mpsc::{Receiver, channel};

use super::super::status::VoiceState;
use super::*;
use crate::player::settings::VoiceSettings;
use crate::speech::{Language, Topic};

/// How the system behaves, and what it was asked to do.
#[derive(Default)]
struct FakeSystem {
    opens: Option<Silence>,
    speaks: Option<Silence>,
    stops: Option<Silence>,
    mute_about_ends: bool,
    log: Vec<String>,
}

thread_local! {
    static FAKE_SYSTEM: RefCell<FakeSystem> = RefCell::default();
}

fn system<T>(work: impl FnOnce(&mut FakeSystem) -> T) -> T {
    FAKE_SYSTEM.with_borrow_mut(work)
}

fn result<T>(fault: Option<Silence>, value: T) -> Result<T, Silence> {
    fault.map_or(Ok(value), Err)
}

#[derive(Debug)]
struct FakeEngine;

impl Engine for FakeEngine {
    fn open(
        manner: &Manner,
        _: impl Fn(News) + Clone + Send + 'static,
    ) -> Result<FakeEngine, Silence> {
        system(|system| {
            system.log.push(format!("open {}", manner.rate));
            result(system.opens, FakeEngine)
        })
    }

    fn speak(&mut self, text: &str) -> Result<Spoken, Silence> {
        system(|system| {
            system.log.push(text.to_owned());
            result(system.speaks, Spoken(text.to_owned()))
        })
    }

    fn set_volume(&mut self, volume: i8) -> Result<(), Silence> {
        system(|system| system.log.push(format!("volume {volume}")));
        Ok(())
    }

    fn stop(&mut self) -> Result<(), Silence> {
        system(|system| {
            system.log.push("stop".to_owned());
            result(system.stops, ())
        })
    }

    fn tells_ends(&self) -> bool {
        system(|system| !system.mute_about_ends)
    }

    fn voices(_: Language) -> Result<Vec<SystemVoice>, Silence> {
        Ok(vec![SystemVoice {
            id: "1".to_owned(),
            name: "Zosia".to_owned(),
            language: "pl-PL".to_owned(),
        }])
    }
}

struct Narration {
    narrator: Narrator<FakeEngine>,
    inbox: Receiver<VoiceMessage>,
    known: VoiceState,
    now: Instant,
}

impl Narration {
    fn new() -> Narration {
        let (post, inbox) = channel();
        let known = VoiceState::default();
        let board = StatusBoard::new(known.clone(), || ());
        let now = Instant::now();
        Narration {
            narrator: Narrator::new(manner(0), board, post, now),
            inbox,
            known,
            now,
        }
    }

    fn read(&mut self, message: VoiceMessage) {
        self.narrator.read(message, self.now);
        self.narrator.go_on(self.now);
    }

    fn say(&mut self, topic: Topic, text: &str) {
        let urgency = match topic {
            Topic::Turn | Topic::Time => crate::speech::Urgency::Critical,
            _ => crate::speech::Urgency::Normal,
        };
        self.read(VoiceMessage::Say(Utterance::new(
            text.to_owned(),
            urgency,
            topic,
        )));
    }

    fn hear(&mut self, news: News) {
        let connection = self.narrator.connection;
        self.read(VoiceMessage::Heard { connection, news });
    }

    fn end(&mut self, text: &str) {
        self.hear(News::Ended(Spoken(text.to_owned())));
    }

    /// Lets time pass up to the moment for which the narrator has asked.
    fn pass(&mut self) -> u128 {
        let wake = self.narrator.wake().expect("it waits for nothing");
        let passed = wake - self.now;
        self.now = wake;
        self.narrator.go_on(self.now);
        passed.as_millis()
    }

    fn log(&self) -> String {
        system(|system| std::mem::take(&mut system.log)).join(", ")
    }
}

fn manner(rate: i8) -> Manner {
    let settings = VoiceSettings {
        rate,
        ..VoiceSettings::default()
    };
    Manner::new(settings, Language::English)
}

#[test]
fn one_utterance_is_given_at_a_time() {
    let mut narration = Narration::new();
    narration.say(Topic::Table, "a");
    narration.say(Topic::Table, "b");
    assert_eq!(narration.log(), "open 0, a");
    narration.end("something else");
    assert_eq!(narration.log(), "");
    narration.end("a");
    assert_eq!(narration.log(), "b");
    narration.say(Topic::Answer, "c");
    assert_eq!(narration.log(), "stop, c");
    narration.end("b");
    assert_eq!(narration.log(), "", "the end of what was cut");
    narration.read(VoiceMessage::Key);
    assert_eq!(narration.log(), "stop, b");
    narration.read(VoiceMessage::Stop);
    narration.read(VoiceMessage::Stop);
    assert_eq!(narration.log(), "stop");
}

#[test]
fn some_things_are_said_more_softly() {
    let mut narration = Narration::new();
    for (text, volume) in [("a", 100), ("b", 50), ("c", 50), ("d", 0), ("e", 100)] {
        let said = Utterance::new(text.to_owned(), crate::speech::Urgency::Normal, Topic::Talk);
        narration.read(VoiceMessage::Say(Utterance { volume, ..said }));
    }
    for text in ["a", "b", "c"] {
        narration.end(text);
    }
    assert_eq!(narration.log(), "open 0, a, volume -50, b, c, volume 0, e");
}

#[test]
fn nothing_and_control_characters_are_not_given() {
    let mut narration = Narration::new();
    narration.say(Topic::Table, "");
    narration.say(Topic::Table, "\0\r\n");
    narration.say(Topic::Table, "a\0b");
    assert_eq!(narration.log(), "open 0, a b");
}

/// A system that never tells an end does not hold up the rest.
#[test]
fn an_end_that_is_not_told_is_not_waited_for() {
    let mut narration = Narration::new();
    narration.say(Topic::Table, "a");
    narration.say(Topic::Table, "b");
    narration.log();
    assert!(narration.pass() > PATIENCE.as_millis());
    assert_eq!(narration.log(), "stop, b");

    system(|system| system.mute_about_ends = true);
    narration.say(Topic::Table, "c");
    narration.end("b");
    assert_eq!(narration.log(), "c");
    narration.say(Topic::Table, "d");
    assert!(narration.pass() < PATIENCE.as_millis());
    assert_eq!(
        narration.log(),
        "d",
        "it may be a little late: nothing is cut"
    );
}

/// As speech-dispatcher does without a sound card.
#[test]
fn a_system_that_gets_stuck_is_left() {
    let mut narration = Narration::new();
    narration.say(Topic::Table, "a");
    system(|system| {
        system.stops = Some(Silence::NotAnswering);
        system.opens = Some(Silence::NotAnswering);
    });
    narration.log();
    narration.pass();
    assert_eq!(narration.log(), "stop");
    let silent = VoiceStatus::Silent(Silence::NotAnswering);
    assert_eq!(narration.known.status(), silent);
    narration.hear(News::Lost);
    assert_eq!(narration.known.status(), silent, "it was left before");
    assert_eq!(narration.pass(), 500);
    assert_eq!(narration.log(), "open 0");
    assert_eq!(narration.known.status(), silent);
    system(|system| *system = FakeSystem::default());
    narration.pass();
    assert_eq!(narration.log(), "open 0, a", "nobody has heard it");
    assert_eq!(narration.known.status(), VoiceStatus::Ready);
}

#[test]
fn a_lost_voice_comes_back_by_itself() {
    let mut narration = Narration::new();
    assert_eq!(narration.known.status(), VoiceStatus::Starting);
    narration.say(Topic::Table, "a");
    assert_eq!(narration.known.status(), VoiceStatus::Ready);
    narration.end("a");
    narration.say(Topic::Table, "b");
    narration.say(Topic::Table, "c");
    narration.log();
    narration.hear(News::Lost);
    assert_eq!(narration.known.status(), VoiceStatus::Starting);
    assert_eq!(narration.log(), "");
    narration.say(Topic::Table, "d");
    assert_eq!(narration.pass(), 500);
    assert_eq!(narration.log(), "open 0, c");
    narration.read(VoiceMessage::Heard {
        connection: 1,
        news: News::Lost,
    });
    assert_eq!(
        narration.known.status(),
        VoiceStatus::Ready,
        "it was the old one"
    );
    narration.end("c");
    assert_eq!(narration.log(), "d");
}

#[test]
fn without_a_system_it_tries_later_and_later() {
    system(|system| system.opens = Some(Silence::NoService));
    let mut narration = Narration::new();
    for (topic, text) in [
        (Topic::Turn, "your turn"),
        (Topic::Table, "old"),
        (Topic::Table, "new"),
    ] {
        narration.say(topic, text);
    }
    let silent = VoiceStatus::Silent(Silence::NoService);
    assert_eq!(narration.known.status(), silent);
    let passed: Vec<u128> = (0..7).map(|_| narration.pass()).collect();
    assert_eq!(passed, [500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    system(|system| *system = FakeSystem::default());
    narration.pass();
    assert_eq!(narration.log(), "open 0, your turn");
    narration.end("your turn");
    assert_eq!(narration.log(), "new");
}

/// It connects and fails at the first word, again and again.
#[test]
fn a_refused_message_is_tried_twice_and_ever_later() {
    system(|system| system.speaks = Some(Silence::Refused));
    let mut narration = Narration::new();
    narration.say(Topic::Table, "a");
    let silent = VoiceStatus::Silent(Silence::Refused);
    assert_eq!(narration.known.status(), silent);
    assert_eq!([narration.pass(), narration.pass()], [500, 1000]);
    assert_eq!(narration.log(), "open 0, a, open 0, a, open 0");
}

#[test]
fn a_new_manner_counts_from_the_next_utterance_on() {
    let mut narration = Narration::new();
    narration.say(Topic::Turn, "a");
    narration.say(Topic::Table, "b");
    narration.read(VoiceMessage::Configure(manner(20)));
    assert_eq!(narration.log(), "open 0, a");
    narration.end("a");
    assert_eq!(narration.log(), "open 20, b");
    narration.read(VoiceMessage::Configure(manner(20)));
    narration.end("b");
    narration.say(Topic::Table, "c");
    assert_eq!(narration.log(), "c", "nothing has changed");
}

/// The list is made in the first quiet moment, once.
#[test]
fn the_status_tells_when_no_voice_speaks_the_language() {
    let mut narration = Narration::new();
    narration.say(Topic::Table, "a");
    assert!(narration.inbox.try_recv().is_err());
    narration.end("a");
    let voices = narration.inbox.recv().expect("the list comes");
    narration.read(voices);
    assert_eq!(narration.known.voices()[0].name, "Zosia");
    assert_eq!(narration.known.status(), VoiceStatus::OtherLanguage);
    let polish = Manner {
        language: Language::Polish,
        ..manner(0)
    };
    narration.read(VoiceMessage::Configure(polish));
    assert_eq!(narration.known.status(), VoiceStatus::Ready);
    narration.say(Topic::Table, "b");
    narration.end("b");
    narration.read(VoiceMessage::ListVoices);
    assert!(narration.inbox.try_recv().is_err(), "it is known");
}
