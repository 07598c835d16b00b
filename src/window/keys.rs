mod stroke;

use std::collections::VecDeque;

use egui::{Event, Plugin, RawInput};

use super::focus::{Enter, Focus};
use crate::input::{Chord, Command, Context, Key, Keymap};
use stroke::{place, pressed};

/// Takes keys that are commands out of the input before egui sees them.
///
/// egui uses Escape, Tab, the arrows, Enter and Space itself before anything
/// is drawn, and it counts a key that is held down again and again: a held F
/// must fold once.
///
/// What a key means depends on the screen and on what has the focus. So a key
/// that comes quicker than the window draws waits for what comes of the one
/// before it.
pub(super) struct Keys {
    keymap: Keymap,
    context: Context,
    attention: Attention,
    enter: Enter,
    pressed: Vec<Pressed>,
    /// The keys that are down. A key that is held is pressed again and again,
    /// and nobody says so before egui has seen it.
    held: Vec<egui::Key>,
    /// What has come too soon.
    waiting: VecDeque<Event>,
    /// How many passes ago a key was pressed.
    age: u8,
    /// How many passes it takes until what comes of it is drawn.
    needs: u8,
}

/// So many passes later the focus is not waited for any more.
const GIVEN_UP: u8 = 8;

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
            waiting: VecDeque::new(),
            age: GIVEN_UP,
            needs: 0,
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

    /// Whether a key was down before this.
    fn is_held(&self, event: &Event) -> bool {
        place(event).is_some_and(|(key, _)| self.held.contains(&key))
    }

    /// Keeps in mind which keys are down; whether this one was before.
    fn holds(&mut self, event: &Event) -> bool {
        // Nobody tells what is let go of elsewhere.
        if matches!(event, Event::WindowFocused(false)) {
            self.held.clear();
        }
        let held = self.is_held(event);
        match place(event) {
            Some((key, false)) => self.held.retain(|&it| it != key),
            Some((key, true)) if !held => self.held.push(key),
            _ => {}
        }
        held
    }

    /// Whether the event is for us, so that egui must not see it.
    fn takes(&mut self, event: &Event, typing: bool) -> bool {
        let repeat = self.holds(event);
        let Some(chord) = pressed(event) else {
            return false;
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
        let presses = matches!(chord.key, Key::Enter | Key::Space);
        if self.attention == Attention::Describe && !moves(chord) {
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
        let is_coming = ctx.with_plugin(|focus: &mut Focus| focus.is_coming()) == Some(true);
        self.age = self.age.saturating_add(1);
        self.waiting.extend(input.events.drain(..));
        let patience = match is_coming {
            true => GIVEN_UP,
            false => self.needs,
        };
        let mut is_free = self.age >= patience;
        while let Some(event) = self.waiting.pop_front() {
            // Letters in a field are only letters, once the focus is there.
            let types =
                |chord: Option<Chord>| typing && !is_coming && chord.is_some_and(Chord::edits_text);
            if let Some(chord) = pressed(&event).filter(|&chord| !types(chord)) {
                if is_free {
                    is_free = false;
                    self.age = 0;
                    // A dialog that is asked for comes with the next pass.
                    self.needs = if chord.is_some_and(moves) { 1 } else { 2 };
                } else if self.is_held(&event) {
                    // It goes no further than the fingers do.
                    continue;
                } else {
                    self.waiting.push_front(event);
                    ctx.request_repaint();
                    break;
                }
            }
            if !self.takes(&event, typing) {
                input.events.push(event);
            }
        }
    }
}

/// Whether egui moves the focus with it.
fn moves(chord: Chord) -> bool {
    matches!(
        chord.key,
        Key::Tab | Key::Up | Key::Down | Key::Left | Key::Right
    )
}
