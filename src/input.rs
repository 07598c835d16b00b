//! What a player can ask for, and how: by key, by button or by word.
//!
//! One table, [`COMMANDS`], has everything: each [`Command`] with its default
//! key, where the key is heard, when it is useful, and the message that tells
//! what it does. A [`Keymap`] is that table with the player's own keys, help
//! is made from it, and so are the [`Words`] that can be typed in a terminal.
//!
//! A key means the same in all games. One that does nothing at the moment is
//! still a command at the table: the player is told why, and never gets
//! silence for an answer.

mod amount;
mod bad_binding;
mod chord;
mod command;
mod help;
mod key;
mod keymap;
mod table;
mod words;

pub use amount::{BadAmount, parse_amount};
pub use bad_binding::BadBinding;
pub use chord::{Chord, Modifiers, NotAChord};
pub use command::{Command, Context, PLACES, Purpose};
pub use help::{describe, help_lines, markdown_table, purpose_lines, word_lines};
pub use key::Key;
pub use keymap::{KeySettings, Keymap, Letters};
pub use table::{COMMANDS, Entry, Heard};
pub(crate) use words::plain;
pub use words::{NotUnderstood, Typed, Words};
