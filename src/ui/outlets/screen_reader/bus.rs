use std::env;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, Weak};
use std::thread;
use std::time::Duration;

use zbus::blocking::{Connection, MessageIterator, connection::Builder};
use zbus::message::Type;
use zbus::{Address, MatchRule, Result};

use super::registry::readers;
use super::{Reader, ReaderState, lock};

const REGISTRY: &str = "org.a11y.atspi.Registry";
const REGISTRY_PATH: &str = "/org/a11y/atspi/registry";

/// Longer than Orca waits for a program that does not answer it.
const PATIENCE: Duration = Duration::from_secs(20);

/// When the accessibility bus has gone, it is looked for again after so long,
/// and then twice as long each time.
const AGAIN: Duration = Duration::from_secs(1);
const SELDOM: Duration = Duration::from_secs(60);

/// Asks screen readers whether they listen.
#[derive(Debug)]
pub(super) struct ReaderPing {
    questions: Sender<u64>,
}

impl ReaderPing {
    /// Whether there is somebody to answer.
    pub(super) fn ask(&self, question: u64) -> bool {
        self.questions.send(question).is_ok()
    }
}

/// Keeps what is known of screen readers true, from a thread of its own, as
/// long as somebody wants to know.
pub(super) fn follow(
    known: &Arc<Mutex<ReaderState>>,
    on_change: impl Fn() + Send + Sync + 'static,
) {
    let (told, on_change) = (Arc::downgrade(known), Arc::new(on_change));
    let follow = move || {
        let mut wait = AGAIN;
        while told.strong_count() > 0 {
            // When the bus is gone, for any reason, so is everyone on it.
            match listen(&told, &on_change) {
                Ok(()) => wait = AGAIN,
                Err(_) => wait = (wait * 2).min(SELDOM),
            }
            tell(&told, &*on_change, Reader::Absent, None);
            thread::sleep(wait);
        }
    };
    let started = thread::Builder::new().name("screen reader".to_owned());
    if started.spawn(follow).is_err() {
        lock(known).reader = Some(Reader::Absent);
    }
}

/// Follows the registry until the bus ends. Each name that leaves the bus is
/// told, too.
fn listen<F: Fn() + Send + Sync + 'static>(
    told: &Weak<Mutex<ReaderState>>,
    on_change: &Arc<F>,
) -> Result<()> {
    let bus = accessibility()?;
    let changes = MatchRule::builder()
        .msg_type(Type::Signal)
        .path(REGISTRY_PATH)?
        .interface(REGISTRY)?
        .build();
    // Changes first, so that none is missed after the first look.
    let mut changes = MessageIterator::for_match_rule(changes, &bus, None)?;
    let mut before = None;
    loop {
        let now = readers(&registered(&bus)?);
        if before.as_ref() != Some(&now) {
            let (reader, names) = now.clone();
            let ping = (!names.is_empty()).then(|| start_ping(&bus, names, told, on_change));
            tell(told, &**on_change, reader, ping);
            before = Some(now);
        }
        match changes.next() {
            Some(change) => change?,
            None => return Ok(()),
        };
    }
}

fn accessibility() -> Result<Connection> {
    let given = env::var("AT_SPI_BUS_ADDRESS").ok();
    let address: Address = match given.filter(|it| !it.is_empty()) {
        Some(address) => address.parse()?,
        None => address()?.parse()?,
    };
    Builder::address(address)?.method_timeout(PATIENCE).build()
}

fn address() -> Result<String> {
    let service = Some("org.a11y.Bus");
    let session = Connection::session()?;
    let reply = session.call_method(service, "/org/a11y/bus", service, "GetAddress", &())?;
    reply.body().deserialize()
}

fn registered(bus: &Connection) -> Result<Vec<(String, String)>> {
    let reply = bus.call_method(
        Some(REGISTRY),
        REGISTRY_PATH,
        Some(REGISTRY),
        "GetRegisteredEvents",
        &(),
    )?;
    reply.body().deserialize()
}

/// Keeps what was learned, and tells it if it is new.
fn tell(
    told: &Weak<Mutex<ReaderState>>,
    on_change: &dyn Fn(),
    reader: Reader,
    ping: Option<ReaderPing>,
) {
    let Some(known) = told.upgrade() else { return };
    let mut known = lock(&known);
    let before = known.reader.replace(reader);
    known.ping = ping;
    // Questions to earlier screen readers need no answer any more.
    known.answered = known.asked;
    drop(known);
    if before != Some(reader) {
        on_change();
    }
}

/// A thread that asks the readers with these names, until there are others.
fn start_ping<F: Fn() + Send + Sync + 'static>(
    bus: &Connection,
    names: Vec<String>,
    told: &Weak<Mutex<ReaderState>>,
    on_change: &Arc<F>,
) -> ReaderPing {
    let (questions, asked) = channel();
    let (bus, told, on_change) = (bus.clone(), told.clone(), Arc::clone(on_change));
    let ask = move || {
        while let Some(question) = newest(&asked) {
            for name in &names {
                ping(&bus, name);
            }
            let Some(known) = told.upgrade() else { return };
            let mut known = lock(&known);
            known.answered = known.answered.max(question);
            drop(known);
            on_change();
        }
    };
    // Without a thread nobody answers, and what is asked says so.
    let _ = thread::Builder::new()
        .name("reader's ears".to_owned())
        .spawn(ask);
    ReaderPing { questions }
}

/// Waits for a question; of several, the last one counts.
fn newest(asked: &Receiver<u64>) -> Option<u64> {
    let first = asked.recv().ok()?;
    Some(asked.try_iter().last().unwrap_or(first))
}

/// Waits until the program with that name has handled everything before this
/// call. Its answer does not matter.
fn ping(bus: &Connection, name: &str) {
    let peer = Some("org.freedesktop.DBus.Peer");
    let _ = bus.call_method(Some(name), "/", peer, "Ping", &());
}
