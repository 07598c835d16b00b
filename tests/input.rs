//! Commands, keys and typed words: one table, complete in all languages.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "input/amounts.rs"]
mod amounts;
#[path = "input/help.rs"]
mod help;
#[path = "input/keymap.rs"]
mod keymap;
#[path = "input/table.rs"]
mod table;
#[path = "input/words.rs"]
mod words;
