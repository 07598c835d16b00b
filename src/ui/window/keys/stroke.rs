//! Our names of what egui tells about keys.

use egui::Event;

use crate::player::commands::{Chord, Key, Modifiers};

/// The chord of a key that goes down; `None` in it where it has no name here.
/// Shift and its like are not pressed: they are held while others are.
pub(super) fn pressed(event: &Event) -> Option<Option<Chord>> {
    match event {
        Event::Key {
            key,
            physical_key,
            pressed: true,
            modifiers,
            ..
        } if !is_modifier(*key) => Some(chord(*key, *physical_key, *modifiers)),
        // Where the system has a key for it, the window gets only this.
        Event::Copy => Some(Some(Chord::ctrl(Key::C))),
        Event::Cut => Some(Some(Chord::ctrl(Key::X))),
        Event::Paste(_) => Some(Some(Chord::ctrl(Key::V))),
        _ => None,
    }
}

/// Where a key is on the keyboard, and whether it goes down.
pub(super) fn place(event: &Event) -> Option<(egui::Key, bool)> {
    match event {
        Event::Key {
            key,
            physical_key,
            pressed,
            ..
        } => Some((physical_key.unwrap_or(*key), *pressed)),
        _ => None,
    }
}

fn is_modifier(key: egui::Key) -> bool {
    use egui::Key as Theirs;
    matches!(
        key,
        Theirs::ShiftLeft
            | Theirs::ShiftRight
            | Theirs::ControlLeft
            | Theirs::ControlRight
            | Theirs::AltLeft
            | Theirs::AltRight
            | Theirs::SuperLeft
            | Theirs::SuperRight
            | Theirs::Fn
            | Theirs::CapsLock
            | Theirs::NumLock
            | Theirs::ScrollLock
    )
}

/// The chord of a key press. Digits are the keys of the top row, whatever the
/// layout makes of them with Shift.
fn chord(key: egui::Key, physical: Option<egui::Key>, modifiers: egui::Modifiers) -> Option<Chord> {
    let is_digit = |key: &egui::Key| {
        let name = key.name();
        name.len() == 1 && name.as_bytes()[0].is_ascii_digit()
    };
    let key = physical.filter(is_digit).unwrap_or(key);
    // Plus is Shift and the same key on one keyboard, and a key on another.
    let is_plus = known(key) == Some(Key::Equals) && modifiers.ctrl;
    let modifiers = egui::Modifiers {
        shift: modifiers.shift && !is_plus,
        ..modifiers
    };
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
        Theirs::Equals | Theirs::Plus => Key::Equals,
        Theirs::Semicolon => Key::Semicolon,
        Theirs::Quote => Key::Quote,
        // Letters, digits and the rest have the same names.
        _ => *Key::ALL.iter().find(|ours| ours.label() == key.name())?,
    })
}
