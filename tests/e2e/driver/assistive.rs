use std::thread;

use serde::Serialize;
use serde::de::DeserializeOwned;
use zbus::blocking::Connection;
use zbus::zvariant::{DynamicType, OwnedObjectPath, Type};

use super::desktop::Desktop;
use super::events::Events;
use super::process::until;
use super::tree::{self, Node, State};

/// Assistive technology: it sees one program, is told what happens in it, and
/// can do something there.
pub(crate) struct Assistive {
    bus: Connection,
    program: String,
    events: Events,
}

const REGISTRY: &str = "org.a11y.atspi.Registry";
const ROOT: &str = "/org/a11y/atspi/accessible/root";

impl Assistive {
    /// Listens before the program is there.
    pub(crate) fn listen(desktop: &Desktop) -> Events {
        Events::listen(&desktop.accessibility())
    }

    /// Finds the program with that process id.
    pub(crate) fn find(desktop: &Desktop, process: u32, events: Events) -> Assistive {
        let bus = desktop.accessibility();
        let desktop_root = OwnedObjectPath::try_from(ROOT).unwrap();
        let program = until("program on the accessibility bus", || {
            let programs = tree::children(&bus, REGISTRY, &desktop_root)?;
            let mine = programs
                .into_iter()
                .find(|(name, _)| process_of(&bus, name) == Some(process))?;
            let windows = tree::children(&bus, &mine.0, &mine.1)?;
            (!windows.is_empty()).then_some(mine.0)
        });
        Assistive {
            bus,
            program,
            events,
        }
    }

    pub(crate) fn events(&self) -> &Events {
        &self.events
    }

    /// The window and everything in it, from top to bottom.
    pub(crate) fn tree(&self) -> Vec<Node> {
        until("tree", || tree::all(&self.bus, &self.program))
    }

    /// What has the keyboard.
    pub(crate) fn focused(&self) -> Vec<Node> {
        let mut tree = self.tree();
        tree.retain(|node| node.is(State::Focused));
        tree
    }

    /// Presses an element that must be there.
    pub(crate) fn act(&self, node: &Node) {
        assert!(self.press(node), "{node:?} cannot be pressed");
    }

    /// Presses an element; whether it is still there.
    pub(crate) fn press(&self, node: &Node) -> bool {
        let done = self.try_to_ask(node, "org.a11y.atspi.Action", "DoAction", &0_i32);
        done.unwrap_or(false)
    }

    /// Gives an element the keyboard; whether it is still there.
    pub(crate) fn grab(&self, node: &Node) -> bool {
        let done = self.try_to_ask(node, "org.a11y.atspi.Component", "GrabFocus", &());
        done.unwrap_or(false)
    }

    /// Writes something else into a field.
    pub(crate) fn write(&self, node: &Node, text: &str) {
        let done: bool = self.ask(
            node,
            "org.a11y.atspi.EditableText",
            "SetTextContents",
            &text,
        );
        assert!(done, "{node:?} takes no text");
    }

    /// What stands in a field.
    pub(crate) fn text(&self, node: &Node) -> String {
        self.ask(node, "org.a11y.atspi.Text", "GetText", &(0_i32, -1_i32))
    }

    /// Where an element is on the screen: left, top, width and height; `None`
    /// where it is gone.
    pub(crate) fn place(&self, node: &Node) -> Option<(i32, i32, i32, i32)> {
        let place = self.try_to_ask(node, "org.a11y.atspi.Component", "GetExtents", &0_u32);
        place.ok().map(|(place,)| place)
    }

    fn ask<T: DeserializeOwned + Type>(
        &self,
        node: &Node,
        interface: &str,
        method: &str,
        body: &(impl Serialize + DynamicType),
    ) -> T {
        let answer = self.try_to_ask(node, interface, method, body);
        answer.unwrap_or_else(|error| panic!("{method} of {node:?}: {error}"))
    }

    fn try_to_ask<T: DeserializeOwned + Type>(
        &self,
        node: &Node,
        interface: &str,
        method: &str,
        body: &(impl Serialize + DynamicType),
    ) -> zbus::Result<T> {
        let program = Some(self.program.as_str());
        let bus = &self.bus;
        let answer = bus.call_method(program, &node.path, Some(interface), method, body)?;
        answer.body().deserialize()
    }
}

impl Drop for Assistive {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("at last it was told {:#?}", self.events.last(5));
        }
    }
}

fn process_of(bus: &Connection, name: &str) -> Option<u32> {
    let dbus = "org.freedesktop.DBus";
    let place = "/org/freedesktop/DBus";
    let answer = bus.call_method(
        Some(dbus),
        place,
        Some(dbus),
        "GetConnectionUnixProcessID",
        &name,
    );
    answer.ok()?.body().deserialize().ok()
}
