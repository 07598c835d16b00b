use crate::speech::{Text, msg};
use std::fmt;

macro_rules! keys {
    ($($name:ident $label:literal $($message:ident)?,)+) => {
        /// A key of the keyboard. Letters follow the keyboard layout; digits are
        /// the keys of the top row, whatever they write with Shift.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub(crate) enum Key {
            $(#[doc = concat!("The key `", $label, "`.")] $name,)+
        }

        impl Key {
            /// Every key.
            pub(crate) const ALL: &[Key] = &[$(Key::$name),+];

            /// How the key is written.
            pub(crate) const fn label(self) -> &'static str {
                match self {
                    $(Key::$name => $label,)+
                }
            }

            /// The message with its spoken name; a key without one is spoken
            /// as it is written.
            pub(super) const fn message(self) -> Option<Text> {
                match self {
                    $(Key::$name => keys!(@message $($message)?),)+
                }
            }
        }
    };
    (@message $message:ident) => { Some(msg::$message) };
    (@message) => { None };
}

keys! {
    A "A", B "B", C "C", D "D", E "E", F "F", G "G", H "H", I "I",
    J "J", K "K", L "L", M "M", N "N", O "O", P "P", Q "Q", R "R",
    S "S", T "T", U "U", V "V", W "W", X "X", Y "Y", Z "Z",
    Num0 "0", Num1 "1", Num2 "2", Num3 "3", Num4 "4",
    Num5 "5", Num6 "6", Num7 "7", Num8 "8", Num9 "9",
    F1 "F1", F2 "F2", F3 "F3", F4 "F4", F5 "F5", F6 "F6",
    F7 "F7", F8 "F8", F9 "F9", F10 "F10", F11 "F11", F12 "F12",
    Comma "," KEY_COMMA,
    Period "." KEY_PERIOD,
    Slash "/" KEY_SLASH,
    Semicolon ";" KEY_SEMICOLON,
    Quote "'" KEY_QUOTE,
    LeftBracket "[" KEY_LEFT_BRACKET,
    RightBracket "]" KEY_RIGHT_BRACKET,
    Backslash "\\" KEY_BACKSLASH,
    Minus "-" KEY_MINUS,
    Equals "=" KEY_EQUALS,
    Backquote "`" KEY_BACKQUOTE,
    Space "Space" KEY_SPACE,
    Enter "Enter" KEY_ENTER,
    Escape "Escape" KEY_ESCAPE,
    Tab "Tab" KEY_TAB,
    Backspace "Backspace" KEY_BACKSPACE,
    Delete "Delete" KEY_DELETE,
    Insert "Insert" KEY_INSERT,
    Home "Home" KEY_HOME,
    End "End" KEY_END,
    PageUp "Page Up" KEY_PAGE_UP,
    PageDown "Page Down" KEY_PAGE_DOWN,
    Up "Up" KEY_UP,
    Down "Down" KEY_DOWN,
    Left "Left" KEY_LEFT,
    Right "Right" KEY_RIGHT,
    CapsLock "Caps Lock" KEY_CAPS_LOCK,
    NumericPad "Numeric Pad" KEY_NUMERIC_PAD,
    Control "Ctrl" KEY_CONTROL,
    Shift "Shift" KEY_SHIFT,
    Alt "Alt" KEY_ALT,
    Super "Super" KEY_SUPER,
}

/// Other names that keys are known by.
const ALIASES: &[(&str, Key)] = &[
    ("control", Key::Control),
    ("del", Key::Delete),
    ("esc", Key::Escape),
    ("ins", Key::Insert),
    ("numpad", Key::NumericPad),
    ("pgdn", Key::PageDown),
    ("pgup", Key::PageUp),
    ("return", Key::Enter),
    ("spacebar", Key::Space),
];

impl Key {
    /// Reads a label or one of the other names, in upper or lower case.
    pub(super) fn parse(text: &str) -> Option<Key> {
        let keys = || Key::ALL.iter().copied();
        let text = text.trim();
        if let Some(key) = keys().find(|key| key.label().eq_ignore_ascii_case(text)) {
            return Some(key);
        }
        let name = squeezed(text);
        if name.is_empty() {
            return None;
        }
        let is_named = |key: &Key| {
            let message = key.message().and_then(|it| it.key().strip_prefix("key-"));
            message.is_some_and(|it| squeezed(it) == name)
        };
        let alias = || ALIASES.iter().find(|(alias, _)| *alias == name);
        keys().find(is_named).or_else(|| Some(alias()?.1))
    }

    /// Whether it writes a character.
    pub(super) fn types_character(self) -> bool {
        self.label().chars().count() == 1 || self == Key::Space
    }

    /// The digit that it writes.
    pub(super) fn digit(self) -> Option<u32> {
        match self.label().as_bytes() {
            [digit @ b'0'..=b'9'] => Some(u32::from(digit - b'0')),
            _ => None,
        }
    }
}

/// In lower case, without spaces, hyphens and underscores.
fn squeezed(text: &str) -> String {
    let letters = text.chars().filter(|c| !matches!(c, ' ' | '-' | '_'));
    letters.collect::<String>().to_lowercase()
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.label())
    }
}
