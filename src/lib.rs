//! Tabletalk: a poker table that talks.
//!
//! # What a key press does
//!
//! ```text
//! key or word ─► Command ─► Client ─┬─ a question ─► answer(what was told) ────────┐
//!                                   └─ Ask ──► Table ─► Host ─► Game ─► events     │
//!                                       ▲               │  redacted for each seat  │
//!                              time ────┘     bots ◄────┤                          │
//!                                                       ▼                          ▼
//!             Client ◄── Tell: update (seen, snapshot, times) ─► sentences ─► Utterance
//!                                    live region · voice · sounds · log · terminal
//! ```
//!
//! A [`Client`](player::client::Client) knows its [`Table`](table::Table) by
//! what it asks and what it is told, and nothing of what is behind it. Whoever
//! looks at a table — the screen, the computer players, the answers, the
//! sentences — reads a [`View`](rules::View) or a [`Seen`](rules::Seen) event:
//! what one seat may know. What is told, kept and drawn comes from the same
//! sentence builders.
//!
//! # Rooms
//!
//! | room | what is in it |
//! | --- | --- |
//! | [`rules`] | cards and the rules of all games: pure, without clock, file, language or window |
//! | [`store`] | files and folders: how things are kept on disk |
//! | [`bots`] | computer players, who see what their seat may see |
//! | [`table`] | the running table: who sits there, its clock, its journal |
//! | [`server`] | people on other machines: the wire, the server, the client's end of the line |
//! | [`speech`] | languages; events and answers become sentences; the message log |
//! | [`player`] | one person's side: commands, answers, help, lessons, coach, settings, recorded hands |
//! | [`ui`] | window and terminal, and where what is said goes: screen reader, voice, sounds |
//! | [`tools`] | the other commands: many hands at once, computer players measured, chances, recorded hands |
//!
//! Dependencies point one way, from the bottom of this list to its top;
//! `tests/architecture.rs` keeps the direction. [`rules`] knows no clock, no
//! file, no language and no window.
//!
//! # A game is data
//!
//! Poker variants differ in parameters, so one [`Hand`](rules::Hand) plays
//! the script of its [`Rules`](rules::Rules): post blinds, deal two down, a
//! betting round, and so on. Chores happen by themselves until somebody must
//! decide. No rule is code for one game alone; a new variant is a new
//! script, and [`Making`](rules::Making) says which cards make a hand. What
//! depends on the game elsewhere follows from these, never from its name. The [`Game`](rules::Game) around the hands moves the button,
//! raises the blinds, counts points and says who has won.
//!
//! # Invariants, each kept by a test
//!
//! - Chips are conserved, the 52 cards are always accounted for, every hand
//!   ends.
//! - A refused input leaves the state equal. Every bound that
//!   [`choices`](rules::Hand::choices) names is accepted, one chip beyond it
//!   is refused.
//! - A game is its options, its seed and its inputs: the same ones give the
//!   same state and the same events. Time is an input.
//! - Secrecy: two tables that differ only in cards hidden from a seat look
//!   and sound the same from there, and send it the same bytes, until the
//!   hidden cards are shown. No type with a seed or a hidden card can be sent.
//! - What a client is told is decided by the table's records and its seat
//!   alone: each client's log can be checked against the journal. Nothing is
//!   told before it is kept, and nothing is done twice. Whatever a line loses
//!   is told again in the same bytes, each update once and in order.
//! - No sentence that a player hears is written in Rust, and all languages
//!   have the same messages with the same variables.

#[cfg(test)]
#[path = "../tests/fuzz/mutate.rs"]
mod mutate;

pub mod bots;
pub mod player;
pub mod rules;
pub mod server;
pub mod speech;
pub mod store;
pub mod table;
pub mod tools;
pub mod ui;
