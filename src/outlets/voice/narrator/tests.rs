//! What the narrator does when, with a system that does as it is told.

use std::cell::RefCell;
use std::sync::mpsc::{Receiver, channel};

use super::super::status::Known;
use super::*;
use crate::l10n::Language;
use crate::outlets::VoiceSettings;
use crate::talk::Topic;

/// How the system behaves, and what it was asked to do.
#[derive(Default)]
struct Stage {
    opens: Option<Silence>,
    speaks: Option<Silence>,
    stops: Option<Silence>,
    mute_about_ends: bool,
    log: Vec<String>,
}

thread_local! {
    static STAGE: RefCell<Stage> = RefCell::default();
}

fn stage<T>(work: impl FnOnce(&mut Stage) -> T) -> T {
    STAGE.with_borrow_mut(work)
}

fn result<T>(fault: Option<Silence>, value: T) -> Result<T, Silence> {
    fault.map_or(Ok(value), Err)
}

#[derive(Debug)]
struct Actor;

impl Engine for Actor {
    fn open(manner: &Manner, _: impl Fn(News) + Clone + Send + 'static) -> Result<Actor, Silence> {
        stage(|stage| {
            stage.log.push(format!("open {}", manner.rate));
            result(stage.opens, Actor)
        })
    }

    fn speak(&mut self, text: &str) -> Result<Spoken, Silence> {
        stage(|stage| {
            stage.log.push(text.to_owned());
            result(stage.speaks, Spoken(text.to_owned()))
        })
    }

    fn stop(&mut self) -> Result<(), Silence> {
        stage(|stage| {
            stage.log.push("stop".to_owned());
            result(stage.stops, ())
        })
    }

    fn tells_ends(&self) -> bool {
        stage(|stage| !stage.mute_about_ends)
    }

    fn voices(_: Language) -> Result<Vec<SystemVoice>, Silence> {
        Ok(vec![SystemVoice {
            id: "1".to_owned(),
            name: "Zosia".to_owned(),
            language: "pl-PL".to_owned(),
        }])
    }
}

struct Scene {
    narrator: Narrator<Actor>,
    inbox: Receiver<Letter>,
    known: Known,
    now: Instant,
}

impl Scene {
    fn new() -> Scene {
        let (post, inbox) = channel();
        let known = Known::default();
        let board = Board::new(known.clone(), || ());
        let now = Instant::now();
        Scene {
            narrator: Narrator::new(manner(0), board, post, now),
            inbox,
            known,
            now,
        }
    }

    fn read(&mut self, letter: Letter) {
        self.narrator.read(letter, self.now);
        self.narrator.go_on(self.now);
    }

    fn say(&mut self, topic: Topic, text: &str) {
        let urgency = match topic {
            Topic::Turn | Topic::Time => crate::talk::Urgency::Critical,
            _ => crate::talk::Urgency::Normal,
        };
        self.read(Letter::Say(Utterance::new(text.to_owned(), urgency, topic)));
    }

    fn hear(&mut self, news: News) {
        let connection = self.narrator.connection;
        self.read(Letter::Heard { connection, news });
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
        stage(|stage| std::mem::take(&mut stage.log)).join(", ")
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
    let mut scene = Scene::new();
    scene.say(Topic::Table, "a");
    scene.say(Topic::Table, "b");
    assert_eq!(scene.log(), "open 0, a");
    scene.end("something else");
    assert_eq!(scene.log(), "");
    scene.end("a");
    assert_eq!(scene.log(), "b");
    scene.say(Topic::Answer, "c");
    assert_eq!(scene.log(), "stop, c");
    scene.end("b");
    assert_eq!(scene.log(), "", "the end of what was cut");
    scene.read(Letter::Key);
    assert_eq!(scene.log(), "stop, b");
    scene.read(Letter::Stop);
    scene.read(Letter::Stop);
    assert_eq!(scene.log(), "stop");
}

#[test]
fn nothing_and_control_characters_are_not_given() {
    let mut scene = Scene::new();
    scene.say(Topic::Table, "");
    scene.say(Topic::Table, "\0\r\n");
    scene.say(Topic::Table, "a\0b");
    assert_eq!(scene.log(), "open 0, a b");
}

/// A system that never tells an end does not hold up the rest.
#[test]
fn an_end_that_is_not_told_is_not_waited_for() {
    let mut scene = Scene::new();
    scene.say(Topic::Table, "a");
    scene.say(Topic::Table, "b");
    scene.log();
    assert!(scene.pass() > PATIENCE.as_millis());
    assert_eq!(scene.log(), "stop, b");

    stage(|stage| stage.mute_about_ends = true);
    scene.say(Topic::Table, "c");
    scene.end("b");
    assert_eq!(scene.log(), "c");
    scene.say(Topic::Table, "d");
    assert!(scene.pass() < PATIENCE.as_millis());
    assert_eq!(scene.log(), "d", "it may be a little late: nothing is cut");
}

/// As speech-dispatcher does without a sound card.
#[test]
fn a_system_that_gets_stuck_is_left() {
    let mut scene = Scene::new();
    scene.say(Topic::Table, "a");
    stage(|stage| {
        stage.stops = Some(Silence::NotAnswering);
        stage.opens = Some(Silence::NotAnswering);
    });
    scene.log();
    scene.pass();
    assert_eq!(scene.log(), "stop");
    let silent = VoiceStatus::Silent(Silence::NotAnswering);
    assert_eq!(scene.known.status(), silent);
    scene.hear(News::Lost);
    assert_eq!(scene.known.status(), silent, "it was left before");
    assert_eq!(scene.pass(), 500);
    assert_eq!(scene.log(), "open 0");
    assert_eq!(scene.known.status(), silent);
    stage(|stage| *stage = Stage::default());
    scene.pass();
    assert_eq!(scene.log(), "open 0, a", "nobody has heard it");
    assert_eq!(scene.known.status(), VoiceStatus::Ready);
}

#[test]
fn a_lost_voice_comes_back_by_itself() {
    let mut scene = Scene::new();
    assert_eq!(scene.known.status(), VoiceStatus::Starting);
    scene.say(Topic::Table, "a");
    assert_eq!(scene.known.status(), VoiceStatus::Ready);
    scene.end("a");
    scene.say(Topic::Table, "b");
    scene.say(Topic::Table, "c");
    scene.log();
    scene.hear(News::Lost);
    assert_eq!(scene.known.status(), VoiceStatus::Starting);
    assert_eq!(scene.log(), "");
    scene.say(Topic::Table, "d");
    assert_eq!(scene.pass(), 500);
    assert_eq!(scene.log(), "open 0, c");
    scene.read(Letter::Heard {
        connection: 1,
        news: News::Lost,
    });
    assert_eq!(
        scene.known.status(),
        VoiceStatus::Ready,
        "it was the old one"
    );
    scene.end("c");
    assert_eq!(scene.log(), "d");
}

#[test]
fn without_a_system_it_tries_later_and_later() {
    stage(|stage| stage.opens = Some(Silence::NoService));
    let mut scene = Scene::new();
    for (topic, text) in [
        (Topic::Turn, "your turn"),
        (Topic::Table, "old"),
        (Topic::Table, "new"),
    ] {
        scene.say(topic, text);
    }
    let silent = VoiceStatus::Silent(Silence::NoService);
    assert_eq!(scene.known.status(), silent);
    let passed: Vec<u128> = (0..7).map(|_| scene.pass()).collect();
    assert_eq!(passed, [500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    stage(|stage| *stage = Stage::default());
    scene.pass();
    assert_eq!(scene.log(), "open 0, your turn");
    scene.end("your turn");
    assert_eq!(scene.log(), "new");
}

/// It connects and fails at the first word, again and again.
#[test]
fn a_refused_message_is_tried_twice_and_ever_later() {
    stage(|stage| stage.speaks = Some(Silence::Refused));
    let mut scene = Scene::new();
    scene.say(Topic::Table, "a");
    let silent = VoiceStatus::Silent(Silence::Refused);
    assert_eq!(scene.known.status(), silent);
    assert_eq!([scene.pass(), scene.pass()], [500, 1000]);
    assert_eq!(scene.log(), "open 0, a, open 0, a, open 0");
}

#[test]
fn a_new_manner_counts_from_the_next_utterance_on() {
    let mut scene = Scene::new();
    scene.say(Topic::Turn, "a");
    scene.say(Topic::Table, "b");
    scene.read(Letter::Configure(manner(20)));
    assert_eq!(scene.log(), "open 0, a");
    scene.end("a");
    assert_eq!(scene.log(), "open 20, b");
    scene.read(Letter::Configure(manner(20)));
    scene.end("b");
    scene.say(Topic::Table, "c");
    assert_eq!(scene.log(), "c", "nothing has changed");
}

/// The list is made in the first quiet moment, once.
#[test]
fn the_status_tells_when_no_voice_speaks_the_language() {
    let mut scene = Scene::new();
    scene.say(Topic::Table, "a");
    assert!(scene.inbox.try_recv().is_err());
    scene.end("a");
    let voices = scene.inbox.recv().expect("the list comes");
    scene.read(voices);
    assert_eq!(scene.known.voices()[0].name, "Zosia");
    assert_eq!(scene.known.status(), VoiceStatus::OtherLanguage);
    let polish = Manner {
        language: Language::Polish,
        ..manner(0)
    };
    scene.read(Letter::Configure(polish));
    assert_eq!(scene.known.status(), VoiceStatus::Ready);
    scene.say(Topic::Table, "b");
    scene.end("b");
    scene.read(Letter::ListVoices);
    assert!(scene.inbox.try_recv().is_err(), "it is known");
}
