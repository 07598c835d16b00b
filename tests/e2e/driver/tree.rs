use std::collections::HashMap;

use zbus::blocking::Connection;
use zbus::zvariant::{OwnedObjectPath, OwnedValue};

/// An element of the window, as assistive technology sees it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Node {
    pub(crate) path: OwnedObjectPath,
    pub(crate) role: Role,
    pub(crate) name: String,
    pub(crate) description: String,
    states: u64,
    /// The roles of what it is in, from the outside to the inside.
    pub(crate) within: Vec<Role>,
}

/// What an element is, by the system's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Alert,
    CheckBox,
    Dialog,
    Heading,
    Label,
    ListItem,
    Button,
    RadioButton,
    ToggleButton,
    Slider,
    SpinButton,
    List,
    ToolBar,
    Text,
    Entry,
    Log,
    /// Any other.
    Other(u32),
}

impl From<u32> for Role {
    fn from(number: u32) -> Role {
        match number {
            2 => Role::Alert,
            7 => Role::CheckBox,
            16 => Role::Dialog,
            29 => Role::Label,
            32 => Role::ListItem,
            43 => Role::Button,
            44 => Role::RadioButton,
            31 => Role::List,
            51 => Role::Slider,
            52 => Role::SpinButton,
            63 => Role::ToolBar,
            61 => Role::Text,
            62 => Role::ToggleButton,
            79 => Role::Entry,
            83 => Role::Heading,
            111 => Role::Log,
            other => Role::Other(other),
        }
    }
}

/// What can be so of an element, by the system's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Enabled = 8,
    Focusable = 11,
    Focused = 12,
    Pressed = 20,
}

impl Node {
    pub(crate) fn is(&self, state: State) -> bool {
        self.states >> state as u64 & 1 == 1
    }
}

const ACCESSIBLE: &str = "org.a11y.atspi.Accessible";
const PROPERTIES: &str = "org.freedesktop.DBus.Properties";

/// Asks an element what it is.
pub(crate) fn read(bus: &Connection, program: &str, path: OwnedObjectPath) -> Option<Node> {
    let call = |interface, method, body: &str| {
        let to = Some(program);
        match body {
            "" => bus.call_method(to, &path, Some(interface), method, &()),
            body => bus.call_method(to, &path, Some(interface), method, &body),
        }
        .ok()
    };
    let properties = call(PROPERTIES, "GetAll", ACCESSIBLE)?;
    let properties: HashMap<String, OwnedValue> = properties.body().deserialize().ok()?;
    let text = |name: &str| {
        let value = properties.get(name).cloned();
        value
            .and_then(|it| String::try_from(it).ok())
            .unwrap_or_default()
    };
    let role = call(ACCESSIBLE, "GetRole", "")?;
    let role: u32 = role.body().deserialize().ok()?;
    let states = call(ACCESSIBLE, "GetState", "")?;
    let states: Vec<u32> = states.body().deserialize().ok()?;
    Some(Node {
        role: role.into(),
        name: text("Name"),
        description: text("Description"),
        states: bits(&states),
        within: Vec::new(),
        path,
    })
}

/// What is in an element.
pub(crate) fn children(
    bus: &Connection,
    program: &str,
    path: &OwnedObjectPath,
) -> Option<Vec<(String, OwnedObjectPath)>> {
    let answer = bus.call_method(Some(program), path, Some(ACCESSIBLE), "GetChildren", &());
    answer.ok()?.body().deserialize().ok()
}

/// Everything in a program, from top to bottom, at one moment.
pub(crate) fn all(bus: &Connection, program: &str) -> Option<Vec<Node>> {
    type Reference = (String, OwnedObjectPath);
    /// Itself, the program and what it is in, its place there and how many are
    /// in it, what it can do, name, role, description and states.
    type Item = (
        Reference,
        Reference,
        Reference,
        i32,
        i32,
        Vec<String>,
        String,
        u32,
        String,
        Vec<u32>,
    );
    let cache = "/org/a11y/atspi/cache";
    let interface = Some("org.a11y.atspi.Cache");
    let answer = bus.call_method(Some(program), cache, interface, "GetItems", &());
    let items: Vec<Item> = answer.ok()?.body().deserialize().ok()?;
    let mut all: Vec<Node> = Vec::with_capacity(items.len());
    let mut places = HashMap::new();
    for ((_, path), _, (_, parent), _, _, _, name, role, description, states) in items {
        let outside = places.get(&parent).map(|&place: &usize| &all[place]);
        let within = outside.map(|it| it.within.iter().copied().chain([it.role]).collect());
        places.insert(path.clone(), all.len());
        all.push(Node {
            path,
            role: role.into(),
            name,
            description,
            states: bits(&states),
            within: within.unwrap_or_default(),
        });
    }
    Some(all)
}

fn bits(states: &[u32]) -> u64 {
    let part = |place: usize| u64::from(states.get(place).copied().unwrap_or_default());
    part(1) << 32 | part(0)
}
