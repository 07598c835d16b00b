use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use zbus::blocking::Connection;

use super::bus::Bus;
use super::input::Input;
use super::process::{Process, command};
use crate::temp_folder::TempFolder;

/// A display, a session and its buses, that nobody else uses.
pub(crate) struct Desktop {
    /// Whoever has registered as a screen reader.
    reader: Option<Connection>,
    bus: Bus,
    _screen: Process,
    display: String,
    folder: TempFolder,
}

/// Whether somebody has registered as a screen reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    /// One that speaks announcements.
    Runs,
    /// One that reads what has the focus, and no announcements.
    ReadsFocus,
    /// One that speaks announcements and waits for somebody else.
    Stuck,
    /// Nobody, though assistive technology is there.
    Absent,
}

impl Reader {
    fn listens_to(self) -> &'static [&'static str] {
        match self {
            Reader::Runs | Reader::Stuck => &["object:announcement", "window:activate"],
            Reader::ReadsFocus => &["object:property-change:accessible-name", "window:activate"],
            Reader::Absent => &[],
        }
    }
}

impl Desktop {
    /// What it needs.
    pub(crate) const NEEDS: [&'static str; 3] = ["Xvfb", "dbus-daemon", "at-spi-bus-launcher"];

    pub(crate) fn start(reader: Reader) -> Desktop {
        let folder = TempFolder::new();
        let mut screen = command("Xvfb", folder.path());
        screen
            // It finds a free number, and tells it on its standard output.
            .args(["-displayfd", "1", "-screen", "0", "1600x1000x24"])
            .args(["-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut screen = Process::start(&mut screen);
        let told = screen.child().stdout.take().unwrap();
        let mut number = String::new();
        BufReader::new(told).read_line(&mut number).unwrap();
        let display = format!(":{}", number.trim());
        let bus = Bus::start(folder.path(), &display);
        bus.set_status("IsEnabled", true);
        let mut desktop = Desktop {
            reader: None,
            bus,
            _screen: screen,
            display,
            folder,
        };
        desktop.set_reader(reader);
        desktop
    }

    /// Where everything of this desktop is.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A folder of a program's own.
    pub(crate) fn own_folder(&self, name: &str) -> PathBuf {
        let folder = self.folder.path().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    /// Hands this desktop to a program.
    pub(crate) fn give_to(&self, command: &mut Command) {
        command
            .env("DISPLAY", &self.display)
            .env("DBUS_SESSION_BUS_ADDRESS", self.bus.address());
    }

    /// A screen reader comes in place of the one before, or goes.
    pub(crate) fn set_reader(&mut self, reader: Reader) {
        self.reader = None;
        if reader == Reader::Absent {
            return;
        }
        let connection = self.bus.accessibility();
        // Whoever serves something answers a ping.
        if reader != Reader::Stuck {
            connection.object_server().at("/", Ears).unwrap();
        }
        for event in reader.listens_to() {
            let (properties, program): (&[&str], _) = (&[], "");
            let registry = Some("org.a11y.atspi.Registry");
            let asked = (event, properties, program);
            (connection.call_method(
                registry,
                "/org/a11y/atspi/registry",
                registry,
                "RegisterEvent",
                &asked,
            ))
            .unwrap();
        }
        self.reader = Some(connection);
    }

    /// Opens another accessibility bus, after the first has gone.
    pub(crate) fn open_new_bus(&mut self) {
        self.reader = None;
        self.bus.open_new(self.folder.path(), &self.display);
        self.bus.set_status("IsEnabled", true);
        self.set_reader(Reader::Runs);
    }

    /// Sends a signal to the process of the accessibility bus.
    pub(crate) fn signal_bus(&self, signal: &str) {
        let process = self.bus.daemon().to_string();
        let done = Command::new("kill").args([signal, &process]).status();
        assert!(done.unwrap().success());
    }

    /// A connection to the accessibility bus.
    pub(crate) fn accessibility(&self) -> Connection {
        self.bus.accessibility()
    }

    /// Its keyboard and its pointer.
    pub(crate) fn input(&self) -> Input {
        Input::new(&self.display)
    }
}

/// What a screen reader serves, so that it answers.
struct Ears;

#[zbus::interface(name = "io.github.tabletalk.Ears")]
impl Ears {}
