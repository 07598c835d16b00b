use std::fmt;
use std::str::FromStr;

use super::Key;
use crate::speech::{L10n, msg};

/// The modifier keys that are held down with another key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Modifiers {
    /// Ctrl, or the platform's own command key.
    pub(crate) ctrl: bool,
    /// Alt or Option.
    pub(crate) alt: bool,
    /// Shift.
    pub(crate) shift: bool,
    /// Super, the key of the system.
    pub(crate) meta: bool,
}

impl Modifiers {
    /// No modifier.
    pub(crate) const NONE: Modifiers = Modifiers {
        ctrl: false,
        alt: false,
        shift: false,
        meta: false,
    };

    /// Those that are held down, in the order in which they are written.
    fn held(self) -> impl DoubleEndedIterator<Item = Key> {
        let all = [
            (self.ctrl, Key::Control),
            (self.alt, Key::Alt),
            (self.shift, Key::Shift),
            (self.meta, Key::Super),
        ];
        all.into_iter()
            .filter_map(|(held, key)| held.then_some(key))
    }

    fn hold(&mut self, key: Key) -> Option<()> {
        let held = match key {
            Key::Control => &mut self.ctrl,
            Key::Alt => &mut self.alt,
            Key::Shift => &mut self.shift,
            Key::Super => &mut self.meta,
            _ => return None,
        };
        *held = true;
        Some(())
    }
}

/// A key together with its modifiers, which must match exactly: `Shift+F` is
/// not `F`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Chord {
    /// The key that is pressed.
    pub(crate) key: Key,
    /// The modifiers that are held down.
    pub(crate) modifiers: Modifiers,
}

impl Chord {
    /// The key alone.
    pub(crate) const fn plain(key: Key) -> Chord {
        Chord {
            key,
            modifiers: Modifiers::NONE,
        }
    }

    /// The key with Shift.
    pub(crate) const fn shift(key: Key) -> Chord {
        let modifiers = Modifiers {
            shift: true,
            ..Modifiers::NONE
        };
        Chord { key, modifiers }
    }

    /// The key with Ctrl.
    pub(crate) const fn ctrl(key: Key) -> Chord {
        let modifiers = Modifiers {
            ctrl: true,
            ..Modifiers::NONE
        };
        Chord { key, modifiers }
    }

    /// Whether no command may have it, because others use it:
    ///
    /// - Insert, Caps Lock and the numeric pad are the keys of screen readers,
    ///   and a lone Ctrl or Shift stops and pauses their speech.
    /// - Ctrl and Alt together write letters on many keyboards and are a
    ///   screen reader's key on others; Alt alone is for menus and windows,
    ///   Super for the system.
    /// - Tab, arrows and Space belong to the control that has the focus.
    pub fn is_reserved(self) -> bool {
        use Key::*;
        self.modifiers.alt
            || self.modifiers.meta
            || matches!(self.key, Insert | CapsLock | NumericPad)
            || matches!(self.key, Control | Shift | Alt | Super)
            || matches!(self.key, Tab | Up | Down | Left | Right | Space)
    }

    /// Whether it writes a character, with Shift or without. These keys can
    /// be turned off together (WCAG 2.1.4).
    pub fn types_character(self) -> bool {
        let Modifiers {
            ctrl, alt, meta, ..
        } = self.modifiers;
        self.key.types_character() && !(ctrl || alt || meta)
    }

    /// Whether a text field needs it: while one has the focus, the key is no
    /// command.
    pub(crate) fn edits_text(self) -> bool {
        let edits = match self.key {
            Key::Backspace | Key::Delete | Key::Home | Key::End => true,
            Key::Up | Key::Down | Key::Left | Key::Right => true,
            Key::A | Key::C | Key::V | Key::X | Key::Y | Key::Z => self.modifiers.ctrl,
            _ => false,
        };
        edits || self.types_character()
    }

    /// Its spoken name, such as "shift A".
    pub fn spoken(self, words: &L10n) -> String {
        let key = match self.key.message() {
            Some(message) => words.text(message),
            None => self.key.label().to_owned(),
        };
        self.spoken_with(words, key)
    }

    /// The spoken name of a key with these modifiers.
    pub(super) fn spoken_with(self, words: &L10n, key: String) -> String {
        (self.modifiers.held().rev()).fold(key, |key, held| {
            let held = held.message().map(|it| words.text(it));
            let held = held.unwrap_or_default();
            words.say(&msg!(key_with { held, key }))
        })
    }
}

/// As in `Shift+A`, `Ctrl+,` and `Page Up`.
impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for held in self.modifiers.held() {
            write!(f, "{held}+")?;
        }
        write!(f, "{}", self.key)
    }
}

/// A text that names no key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a key")]
pub struct NotAChord(pub(crate) String);

impl FromStr for Chord {
    type Err = NotAChord;

    fn from_str(text: &str) -> Result<Chord, NotAChord> {
        read(text).ok_or_else(|| NotAChord(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Chord> {
    let (held, key) = match text.rsplit_once('+') {
        Some((held, key)) => (Some(held), key),
        None => (None, text),
    };
    let mut modifiers = Modifiers::NONE;
    for name in held.into_iter().flat_map(|held| held.split('+')) {
        modifiers.hold(modifier(name)?)?;
    }
    let key = Key::parse(key)?;
    Some(Chord { key, modifiers })
}

/// Modifiers have more names than other keys have.
fn modifier(name: &str) -> Option<Key> {
    match name.trim().to_ascii_lowercase().as_str() {
        "option" => Some(Key::Alt),
        "meta" | "win" | "windows" | "cmd" | "command" => Some(Key::Super),
        name => Key::parse(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Language;

    #[test]
    fn chords_are_read_as_they_are_written() {
        for (text, written) in [
            ("c", "C"),
            ("C", "C"),
            ("shift+a", "Shift+A"),
            ("ctrl+,", "Ctrl+,"),
            ("Control + comma", "Ctrl+,"),
            ("page up", "Page Up"),
            ("PGUP", "Page Up"),
            ("page-down", "Page Down"),
            ("esc", "Escape"),
            ("shift+f1", "Shift+F1"),
            ("-", "-"),
            ("Shift+ctrl+option+Cmd+1", "Ctrl+Alt+Shift+Super+1"),
            ("ctrl", "Ctrl"),
            ("numpad", "Numeric Pad"),
        ] {
            let chord: Chord = text.parse().unwrap();
            assert_eq!(chord.to_string(), written, "{text}");
        }
        for text in [
            "", "+", "ctrl+", "+a", "a+b", "shift++a", "_", "ab", "F13", "ą",
        ] {
            let read: Result<Chord, NotAChord> = text.parse();
            assert_eq!(read, Err(NotAChord(text.to_owned())));
        }
    }

    #[test]
    fn every_key_can_be_written_and_read() {
        for &key in Key::ALL {
            for chord in [Chord::plain(key), Chord::shift(key), Chord::ctrl(key)] {
                assert_eq!(chord.to_string().parse(), Ok(chord));
            }
        }
    }

    #[test]
    fn keys_are_spoken() {
        for (text, english, polish) in [
            ("Shift+A", "shift A", "shift A"),
            ("Ctrl+,", "control comma", "control przecinek"),
            ("Page Up", "page up", "page up"),
            ("Ctrl+Shift+1", "control shift 1", "control shift 1"),
            ("[", "left bracket", "lewy nawias kwadratowy"),
            ("F1", "F1", "F1"),
        ] {
            let chord: Chord = text.parse().unwrap();
            assert_eq!(chord.spoken(&L10n::new(Language::English)), english);
            assert_eq!(chord.spoken(&L10n::new(Language::Polish)), polish);
        }
    }

    #[test]
    fn keys_of_screen_readers_are_reserved() {
        for text in [
            "Insert",
            "Ctrl+Insert",
            "Caps Lock",
            "Shift+Caps Lock",
            "Numeric Pad",
            "Shift+Numeric Pad",
            "Ctrl+Alt+Left",
            "Ctrl+Alt+S",
            "Ctrl+Option+A",
            "Super+Alt+S",
            "Alt+F",
            "Ctrl",
            "Tab",
            "Shift+Tab",
        ] {
            assert!(text.parse::<Chord>().unwrap().is_reserved(), "{text}");
        }
        for text in ["C", "Shift+A", "Ctrl+C", "F1", "[", "Page Up", "Escape"] {
            assert!(!text.parse::<Chord>().unwrap().is_reserved(), "{text}");
        }
    }

    #[test]
    fn text_fields_keep_their_keys() {
        for (text, types, edits) in [
            ("F", true, true),
            ("Shift+1", true, true),
            ("[", true, true),
            ("Home", false, true),
            ("Ctrl+C", false, true),
            ("Ctrl+P", false, false),
            ("F1", false, false),
            ("Escape", false, false),
            ("Page Up", false, false),
        ] {
            let chord: Chord = text.parse().unwrap();
            assert_eq!(
                (chord.types_character(), chord.edits_text()),
                (types, edits),
                "{text}"
            );
        }
    }
}
