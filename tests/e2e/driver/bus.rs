use std::fs;
use std::path::Path;
use std::process::Stdio;

use zbus::Address;
use zbus::blocking::{Connection, Proxy, connection::Builder};

use super::process::{Process, command, until};

/// A session bus of our own, and the accessibility bus that belongs to it.
pub(crate) struct Bus {
    // The session's goes first: then the launcher ends, and with it the
    // accessibility bus.
    daemon: Option<Process>,
    launcher: Process,
    address: String,
}

impl Bus {
    pub(crate) fn start(folder: &Path, display: &str) -> Bus {
        let address = format!("unix:path={}", folder.join("session").display());
        let configuration = folder.join("session.conf");
        let text = format!(
            "<busconfig><type>session</type><listen>{address}</listen>\
             <policy context=\"default\"><allow own=\"*\"/>\
             <allow send_destination=\"*\" eavesdrop=\"true\"/>\
             <allow eavesdrop=\"true\"/></policy></busconfig>",
        );
        fs::write(&configuration, text).unwrap();
        let mut daemon = command("dbus-daemon", folder);
        daemon.args(["--nofork", "--config-file"]);
        daemon.arg(configuration).stderr(Stdio::null());
        let daemon = Process::start(&mut daemon);
        let session = until("session bus", || connect(&address));
        let launcher = launch(folder, display, &address);
        until("accessibility bus", || accessibility(&session));
        Bus {
            daemon: Some(daemon),
            launcher,
            address,
        }
    }

    /// Where the session's bus is.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Another accessibility bus, after the first has gone.
    pub(crate) fn open_new(&mut self, folder: &Path, display: &str) {
        let session = connect(&self.address).unwrap();
        self.launcher = launch(folder, display, &self.address);
        until("accessibility bus", || accessibility(&session));
    }

    /// The process of the accessibility bus itself.
    pub(crate) fn daemon(&self) -> u32 {
        let launcher = self.launcher.id().to_string();
        let processes = fs::read_dir("/proc").unwrap().flatten();
        let child = processes.filter_map(|it| {
            let stat = fs::read_to_string(it.path().join("stat")).ok()?;
            let (_, after) = stat.rsplit_once(')')?;
            let parent = after.split_whitespace().nth(1)?;
            (parent == launcher).then(|| it.file_name().to_string_lossy().parse().ok())?
        });
        child.max().unwrap()
    }

    /// A connection to the accessibility bus.
    pub(crate) fn accessibility(&self) -> Connection {
        let session = connect(&self.address).unwrap();
        let address = accessibility(&session).unwrap();
        connect(&address).unwrap()
    }

    /// Sets what the session knows about assistive technology.
    pub(crate) fn set_status(&self, property: &str, value: bool) {
        let session = connect(&self.address).unwrap();
        let status = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status");
        status.unwrap().set_property(property, value).unwrap();
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        self.daemon = None;
        self.launcher.ends_within(std::time::Duration::from_secs(5));
    }
}

fn launch(folder: &Path, display: &str, session: &str) -> Process {
    let mut launcher = command("at-spi-bus-launcher", folder);
    launcher
        .arg("--launch-immediately")
        .env("DISPLAY", display)
        .env("DBUS_SESSION_BUS_ADDRESS", session)
        // The registry tells that it runs.
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    Process::start(&mut launcher)
}

fn connect(address: &str) -> Option<Connection> {
    let address: Address = address.parse().ok()?;
    Builder::address(address).ok()?.build().ok()
}

fn accessibility(session: &Connection) -> Option<String> {
    let bus = Some("org.a11y.Bus");
    let asked = session.call_method(bus, "/org/a11y/bus", bus, "GetAddress", &());
    let address: String = asked.ok()?.body().deserialize().ok()?;
    Some(address).filter(|it| !it.is_empty())
}
