//! What a player can ask for, and how: by key, by button or by typed word.
//!
//! One table, [`COMMANDS`], holds everything: each [`Command`] with its default
//! key, where the key works, when it is useful, and the message that says what
//! it does. A [`Keymap`] is that table with the player's own keys. The help is
//! made from it, and so are the words that a [`CommandParser`] reads in a
//! terminal. A command is of the type of whoever receives it, and obeyed
//! there.
//!
//! A key means the same in all games. A key that can do nothing at the moment
//! is still a command at the table: it says why, and is never silent.

mod amount;
mod chord;
mod command;
mod help;
mod key;
mod keymap;
pub(crate) mod on_screen;
mod parser;
mod table;

pub(crate) use amount::NotAnAmount;
pub use amount::parse_amount;
pub use chord::Chord;
pub(crate) use chord::Modifiers;
pub use command::{
    Command, CompanyCommand, Context, GameQuestion, Intent, LogCommand, PLACES, ProgramCommand,
    ReviewCommand, TableCommand, WindowCommand,
};
pub(crate) use help::{Receiver, not_here, purpose_lines};
pub use help::{describe, help_lines, markdown_table, word_lines};
pub(crate) use key::Key;
pub use keymap::{BadBinding, KeySettings, Keymap, Letters};
pub use parser::{CommandParser, NotUnderstood, Typed};
pub(crate) use parser::{is_typed, plain};
pub use table::{COMMANDS, CommandEntry, Effect, KeyScope, Purpose, Takes};
