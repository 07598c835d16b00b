//! Tabletalk: a poker table that talks.
//!
//! # The way of one key press
//!
//! ```text
//! key or word ─► Command ─► Client ─┬─ a question ─► answer(&View) ────────────┐
//!                                   └─ an action ──► Session ─► Game ─► events │
//!                                                      ▲ │         │           │
//!                                    time passed in ───┘ │         ▼ redacted: Seen
//!                                    bots ◄── Job(View) ◄┘     Announcer       │
//!                                                                  ▼           ▼
//!                    live region · own voice · sounds · log · terminal ◄── Utterance
//! ```
//!
//! Whoever looks at a table — the screen, the computer players, the answers,
//! the sentences — reads a [`View`](engine::View) or a
//! [`Seen`](engine::Seen) event: what one seat may know. What is told, kept
//! and drawn comes from the same sentence builders.
//!
//! # Rooms
//!
//! | room | what is in it |
//! | --- | --- |
//! | [`cards`] | cards, sets of cards, the deck, what a hand is worth |
//! | [`engine`] | the rules of all games: one hand, and the game around the hands |
//! | [`bots`] | how often hands win, and the computer players, who see a `View` |
//! | [`l10n`] | languages: every word lives in `locales/`, none in Rust |
//! | [`talk`] | events become sentences, what happens at one moment in one |
//! | [`outlets`] | where what is said goes: the message log, the own voice, sounds, standard output |
//! | [`input`] | commands, keys and words to type: one table for all of them |
//! | [`help`] | help to read: rules, hands, keys, speech, accessibility |
//! | [`odds`] | how often given hands win, from the command line |
//! | [`sim`] | many hands with random players: throughput, chips in and out |
//! | [`arena`] | computer players measured against each other on the same decks |
//! | [`replay`] | recorded hands: written down, played again, told, compared to the chip |
//! | [`review`] | a hand of the past, gone through moment by moment |
//! | [`stats`] | how often players enter, raise and win, from many hands |
//! | [`session`] | the running table: a game, its players, its clock; it never waits |
//! | [`learn`] | the first hand of each game, learned by playing it |
//! | [`store`] | what is kept on disk: settings, the game under way, all finished hands |
//! | [`coach`] | after a hand: what would have been better, and why others acted so |
//! | [`client`] | one player's side of it: commands in, utterances out |
//! | [`window`] | the client in a window, for screen readers, keys and eyes |
//! | [`terminal`] | the client on standard input and output |
//!
//! Dependencies point one way, from the bottom of this list to its top;
//! `tests/architecture.rs` keeps the direction. [`engine`] knows no clock, no
//! file, no language and no window.
//!
//! # A game is data
//!
//! Poker variants differ in parameters, so one [`Hand`](engine::Hand) plays
//! the script of its [`Rules`](engine::Rules): post blinds, deal two down, a
//! betting round, and so on. Chores happen by themselves until somebody must
//! decide. No rule is code for one game alone; a new variant is a new
//! script. The [`Game`](engine::Game) around the hands moves the button,
//! raises the blinds, counts points and says who has won.
//!
//! # Invariants, each kept by a test
//!
//! - Chips are conserved, the 52 cards are always accounted for, every hand
//!   ends.
//! - A refused input leaves the state equal. Every bound that
//!   [`choices`](engine::Hand::choices) names is accepted, one chip beyond it
//!   is refused.
//! - A game is its options, its seed and its inputs: the same ones give the
//!   same state and the same events. Time is an input.
//! - Secrecy: two tables that differ only in cards hidden from a seat look
//!   and sound the same from there, until the hidden cards are shown.
//! - No sentence that a player hears is written in Rust, and all languages
//!   have the same messages with the same variables.

#[cfg(test)]
#[path = "../tests/fuzz/mutate.rs"]
mod mutate;

pub mod arena;
pub mod bots;
pub mod cards;
pub mod client;
pub mod coach;
pub mod engine;
pub mod help;
pub mod input;
pub mod l10n;
pub mod learn;
pub mod odds;
pub mod outlets;
pub mod replay;
pub mod review;
pub mod session;
pub mod sim;
pub mod stats;
pub mod store;
pub mod talk;
pub mod terminal;
pub mod window;
