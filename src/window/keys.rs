use egui::{Event, Plugin, RawInput};

use super::focus::Enter;
use crate::input::{Chord, Command, Context, Key, Keymap, Modifiers};

/// Takes keys that are commands out of the input before egui sees them.
///
/// egui uses Escape, Tab, the arrows, Enter and Space itself before anything
/// is drawn, and it counts a key that is held down again and again: a held F
/// must fold once.
pub(super) struct Keys {
    keymap: Keymap,
    context: Context,
    attention: Attention,
    enter: Enter,
    pressed: Vec<Pressed>,
    /// The keys that are down. A key that is held is pressed again and again,
    /// and nobody says so before egui has seen it.
    held: Vec<egui::Key>,
}

/// What a key press means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attention {
    /// It is a command.
    Obey,
    /// It is told what the key would do.
    Describe,
    /// It is the new key of a command, whatever it means otherwise.
    Capture,
}

/// A key that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressed {
    /// One that asks for something.
    Command(Command),
    /// One whose meaning is asked for.
    Describe(Chord),
    /// One that becomes the key of a command; `None` has no name here.
    Captured(Option<Chord>),
    /// Any other: it is still a sign that the player is there.
    Other,
}

impl Default for Keys {
    fn default() -> Keys {
        Keys {
            keymap: Keymap::default(),
            context: Context::Elsewhere,
            attention: Attention::Obey,
            enter: Enter::Presses,
            pressed: Vec::new(),
            held: Vec::new(),
        }
    }
}

impl Keys {
    /// Says where the player is.
    pub(super) fn listen(&mut self, context: Context, attention: Attention, enter: Enter) {
        self.context = context;
        self.attention = attention;
        self.enter = enter;
    }

    /// Listens to the player's own keys.
    pub(super) fn use_keymap(&mut self, keymap: &Keymap) {
        if self.keymap != *keymap {
            self.keymap = keymap.clone();
        }
    }

    /// What was pressed since the last time.
    pub(super) fn take(&mut self) -> Vec<Pressed> {
        std::mem::take(&mut self.pressed)
    }

    /// Keeps in mind which keys are down; whether this one was before.
    fn holds(&mut self, event: &Event) -> bool {
        let (key, pressed) = match event {
            Event::Key {
                key,
                physical_key,
                pressed,
                ..
            } => (physical_key.unwrap_or(*key), *pressed),
            // Nobody tells what is let go of elsewhere.
            Event::WindowFocused(false) => {
                self.held.clear();
                return false;
            }
            _ => return false,
        };
        let place = self.held.iter().position(|&it| it == key);
        match (place, pressed) {
            (Some(place), false) => drop(self.held.swap_remove(place)),
            (None, true) => self.held.push(key),
            _ => {}
        }
        place.is_some()
    }

    /// Whether the event is for us, so that egui must not see it.
    fn takes(&mut self, event: &Event, typing: bool) -> bool {
        let repeat = self.holds(event);
        let (chord, repeat) = match event {
            Event::Key {
                key,
                physical_key,
                pressed: true,
                modifiers,
                ..
            } => (chord(*key, *physical_key, *modifiers), repeat),
            // Where the system has a key for it, the window gets only this.
            Event::Copy => (Some(Chord::ctrl(Key::C)), false),
            Event::Cut => (Some(Chord::ctrl(Key::X)), false),
            Event::Paste(_) => (Some(Chord::ctrl(Key::V)), false),
            _ => return false,
        };
        if self.attention == Attention::Capture {
            // Held down, the key that began this must not be its own end.
            if !repeat {
                self.pressed.push(Pressed::Captured(chord));
            }
            return true;
        }
        let Some(chord) = chord else { return false };
        if typing && chord.edits_text() {
            self.pressed.push(Pressed::Other);
            return false;
        }
        let moves = matches!(
            chord.key,
            Key::Tab | Key::Up | Key::Down | Key::Left | Key::Right
        );
        let presses = matches!(chord.key, Key::Enter | Key::Space);
        if self.attention == Attention::Describe && !moves {
            if !repeat {
                self.pressed.push(Pressed::Describe(chord));
            }
            return true;
        }
        if presses && (typing || self.enter == Enter::Presses) {
            self.pressed.push(Pressed::Other);
            // Held down, it must not press again what changed under it.
            return repeat;
        }
        match self.keymap.command(chord, self.context) {
            Some(command) => {
                if !repeat || command.repeats() {
                    self.pressed.push(Pressed::Command(command));
                }
                true
            }
            None => {
                self.pressed.push(Pressed::Other);
                false
            }
        }
    }
}

impl Plugin for Keys {
    fn debug_name(&self) -> &'static str {
        "keys"
    }

    fn input_hook(&mut self, ctx: &egui::Context, input: &mut RawInput) {
        let typing = ctx.text_edit_focused();
        input.events.retain(|event| !self.takes(event, typing));
    }
}

/// The chord of a key press. Digits are the keys of the top row, whatever the
/// layout makes of them with Shift.
fn chord(key: egui::Key, physical: Option<egui::Key>, modifiers: egui::Modifiers) -> Option<Chord> {
    let is_digit = |key: &egui::Key| {
        let name = key.name();
        name.len() == 1 && name.as_bytes()[0].is_ascii_digit()
    };
    let key = physical.filter(is_digit).unwrap_or(key);
    Some(Chord {
        key: known(key)?,
        modifiers: Modifiers {
            ctrl: modifiers.ctrl || modifiers.mac_cmd,
            alt: modifiers.alt,
            shift: modifiers.shift,
            meta: false,
        },
    })
}

/// Our name of egui's key.
fn known(key: egui::Key) -> Option<Key> {
    use egui::Key as Theirs;
    Some(match key {
        Theirs::ArrowDown => Key::Down,
        Theirs::ArrowLeft => Key::Left,
        Theirs::ArrowRight => Key::Right,
        Theirs::ArrowUp => Key::Up,
        Theirs::PageUp => Key::PageUp,
        Theirs::PageDown => Key::PageDown,
        Theirs::Comma => Key::Comma,
        Theirs::Backslash => Key::Backslash,
        Theirs::Slash => Key::Slash,
        Theirs::OpenBracket => Key::LeftBracket,
        Theirs::CloseBracket => Key::RightBracket,
        Theirs::Backtick => Key::Backquote,
        Theirs::Minus => Key::Minus,
        Theirs::Period => Key::Period,
        Theirs::Equals => Key::Equals,
        Theirs::Semicolon => Key::Semicolon,
        Theirs::Quote => Key::Quote,
        // Letters, digits and the rest have the same names.
        _ => *Key::ALL.iter().find(|ours| ours.label() == key.name())?,
    })
}
