//! Knowing whether a screen reader runs.

use std::fs;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};

use super::scenario;
use tabletalk::ui::outlets::{Reader, ScreenReader};
use zbus::blocking::{Connection, connection};

/// The session's bus, without anything on it.
pub(super) struct Bus(Child);

impl Bus {
    pub(super) fn start(folder: &Path) -> Bus {
        let socket = folder.join("bus");
        let configuration = folder.join("bus.conf");
        let text = format!(
            "<busconfig><listen>unix:path={}</listen><policy context=\"default\">\
             <allow own=\"*\"/><allow send_destination=\"*\" eavesdrop=\"true\"/>\
             <allow eavesdrop=\"true\"/></policy></busconfig>",
            socket.display()
        );
        fs::write(&configuration, text).unwrap();
        let daemon = Command::new("dbus-daemon")
            .env("PATH", "/usr/local/bin:/usr/bin:/bin")
            .args(["--nofork", "--config-file"])
            .arg(configuration)
            .spawn()
            .unwrap();
        let bus = Bus(daemon);
        while Connection::session().is_err() {
            std::thread::yield_now();
        }
        bus
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// Where the accessibility bus is: here it is the session's own.
struct Launcher;

#[zbus::interface(name = "org.a11y.Bus")]
impl Launcher {
    fn get_address(&self) -> String {
        std::env::var("DBUS_SESSION_BUS_ADDRESS").unwrap()
    }
}

/// Who wants to hear what.
struct Registry {
    registered: Vec<(String, String)>,
}

#[zbus::interface(name = "org.a11y.atspi.Registry")]
impl Registry {
    fn get_registered_events(&self) -> Vec<(String, String)> {
        self.registered.clone()
    }
}

/// The accessibility bus, and those who have registered there.
pub(super) struct Accessibility {
    service: Connection,
}

const REGISTRY: &str = "/org/a11y/atspi/registry";

/// What a screen reader registers for: Orca 48, and Orca 43.
pub(super) const ORCA_48: &[&str] = &["Object:Announcement:", "Window:Activate:"];
const ORCA_43: &[&str] = &[
    "Object:PropertyChange:AccessibleName",
    "Window:Activate:",
    "Object:StateChanged:Focused",
];

impl Accessibility {
    pub(super) fn serve() -> Accessibility {
        let registry = Registry {
            registered: Vec::new(),
        };
        let service = connection::Builder::session()
            .and_then(|it| it.name("org.a11y.Bus"))
            .and_then(|it| it.name("org.a11y.atspi.Registry"))
            .and_then(|it| it.serve_at("/org/a11y/bus", Launcher))
            .and_then(|it| it.serve_at(REGISTRY, registry))
            .and_then(connection::Builder::build)
            .unwrap();
        Accessibility { service }
    }

    /// A screen reader comes.
    pub(super) fn register(&self, reader: &Connection, events: &[&str]) {
        let name = reader.unique_name().unwrap().to_string();
        let pairs = events.iter().map(|it| (name.clone(), (*it).to_owned()));
        self.change("EventListenerRegistered", |registered| {
            registered.extend(pairs);
        });
    }

    /// Whoever was there goes.
    fn deregister(&self) {
        self.change("EventListenerDeregistered", Vec::clear);
    }

    fn change(&self, signal: &str, change: impl FnOnce(&mut Vec<(String, String)>)) {
        let registry = (self.service.object_server()).interface::<_, Registry>(REGISTRY);
        change(&mut registry.unwrap().get_mut().registered);
        let nobody: Option<&str> = None;
        self.service
            .emit_signal(
                nobody,
                REGISTRY,
                "org.a11y.atspi.Registry",
                signal,
                &("", ""),
            )
            .unwrap();
    }
}

/// A screen reader that answers.
pub(super) fn attentive() -> Connection {
    let reader = Connection::session().unwrap();
    // Whoever serves anything answers a ping.
    reader.object_server().at("/", Launcher).unwrap();
    reader
}

/// One that waits for somebody else, and answers nobody.
fn stuck() -> Connection {
    Connection::session().unwrap()
}

fn watch() -> (ScreenReader, Receiver<()>) {
    let (tell, changes) = channel();
    let tell = Mutex::new(tell);
    let reader = ScreenReader::watch(move || {
        let _ = tell.lock().unwrap().send(());
    });
    (reader, changes)
}

/// Waits until that is known.
fn until(reader: &ScreenReader, changes: &Receiver<()>, expected: Reader) {
    while reader.reader() != Some(expected) {
        changes.recv().unwrap();
    }
}

scenario!(one_that_starts_and_ends_is_noticed, |folder| {
    let _bus = Bus::start(folder);
    let accessibility = Accessibility::serve();
    let (reader, changes) = watch();
    until(&reader, &changes, Reader::Absent);
    let orca = attentive();
    for events in [ORCA_43, ORCA_48] {
        accessibility.register(&orca, events);
        let kind = if events == ORCA_48 {
            Reader::Announces
        } else {
            Reader::ReadsFocus
        };
        until(&reader, &changes, kind);
        accessibility.deregister();
        until(&reader, &changes, Reader::Absent);
    }
});

scenario!(one_that_was_there_before_is_found, |folder| {
    let _bus = Bus::start(folder);
    let accessibility = Accessibility::serve();
    let orca = attentive();
    accessibility.register(&orca, ORCA_48);
    let (reader, changes) = watch();
    until(&reader, &changes, Reader::Announces);
});

scenario!(it_answers_when_it_listens, |folder| {
    let _bus = Bus::start(folder);
    let accessibility = Accessibility::serve();
    let orca = attentive();
    accessibility.register(&orca, ORCA_48);
    let (reader, changes) = watch();
    until(&reader, &changes, Reader::Announces);
    assert!(reader.has_answered(), "nothing was asked");
    reader.ask();
    while !reader.has_answered() {
        changes.recv().unwrap();
    }
});

scenario!(one_that_is_stuck_owes_an_answer_until_it_goes, |folder| {
    let _bus = Bus::start(folder);
    let accessibility = Accessibility::serve();
    let orca = stuck();
    accessibility.register(&orca, ORCA_48);
    let (reader, changes) = watch();
    until(&reader, &changes, Reader::Announces);
    reader.ask();
    assert!(!reader.has_answered());
    accessibility.deregister();
    until(&reader, &changes, Reader::Absent);
    assert!(reader.has_answered(), "nobody is there to answer");
});

scenario!(without_a_bus_there_is_none, |_folder| {
    let (reader, changes) = watch();
    until(&reader, &changes, Reader::Absent);
});

scenario!(when_the_bus_comes_back_so_does_the_reader, |folder| {
    let bus = Bus::start(folder);
    let (accessibility, orca) = (Accessibility::serve(), attentive());
    accessibility.register(&orca, ORCA_48);
    let (reader, changes) = watch();
    until(&reader, &changes, Reader::Announces);
    drop((accessibility, orca, bus));
    until(&reader, &changes, Reader::Absent);
    let _bus = Bus::start(folder);
    let (accessibility, orca) = (Accessibility::serve(), attentive());
    accessibility.register(&orca, ORCA_48);
    until(&reader, &changes, Reader::Announces);
});
