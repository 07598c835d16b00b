//! Knowing whether a screen reader runs.

use std::fs;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, channel};

use super::scenario;
use tabletalk::outlets::ScreenReader;
use zbus::blocking::{Connection, Proxy, connection};

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

/// What tells whether a screen reader runs.
struct Status {
    enabled: bool,
}

#[zbus::interface(name = "org.a11y.Status")]
impl Status {
    #[zbus(property)]
    fn screen_reader_enabled(&self) -> bool {
        self.enabled
    }

    #[zbus(property)]
    fn set_screen_reader_enabled(&mut self, enabled: bool) {
        self.enabled = enabled;
    }
}

fn watch() -> (ScreenReader, Receiver<()>) {
    let (tell, changes) = channel();
    let reader = ScreenReader::watch(move || {
        let _ = tell.send(());
    });
    (reader, changes)
}

pub(super) fn serve(enabled: bool) -> Connection {
    connection::Builder::session()
        .and_then(|it| it.name("org.a11y.Bus"))
        .and_then(|it| it.serve_at("/org/a11y/bus", Status { enabled }))
        .and_then(connection::Builder::build)
        .unwrap()
}

/// Says that one runs or not, as screen readers do.
fn set(enabled: bool) {
    let bus = Connection::session().unwrap();
    let status = Proxy::new(&bus, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status").unwrap();
    status.set_property("ScreenReaderEnabled", enabled).unwrap();
}

scenario!(one_that_starts_and_ends_is_noticed, |folder| {
    let _bus = Bus::start(folder);
    let _service = serve(true);
    let (reader, changes) = watch();
    changes.recv().unwrap();
    assert!(reader.is_running(), "it ran before");
    for enabled in [false, true, false] {
        set(enabled);
        changes.recv().unwrap();
        assert_eq!(reader.is_running(), enabled);
    }
});

scenario!(accessibility_may_start_later, |folder| {
    let _bus = Bus::start(folder);
    let (reader, changes) = watch();
    assert!(!reader.is_running());
    let _service = serve(false);
    set(true);
    changes.recv().unwrap();
    assert!(reader.is_running());
});

scenario!(without_a_bus_there_is_none, |_folder| {
    let (reader, changes) = watch();
    // The watch is over: nothing can tell any more.
    assert!(changes.recv().is_err());
    assert!(!reader.is_running());
});

scenario!(with_the_bus_the_screen_reader_goes, |folder| {
    let bus = Bus::start(folder);
    let service = serve(true);
    let (reader, changes) = watch();
    changes.recv().unwrap();
    assert!(reader.is_running());
    drop((service, bus));
    while changes.recv().is_ok() {}
    assert!(!reader.is_running());
});
