//! Tabletalk: a poker table that talks.
//!
//! # The way of one key press
//!
//! ```text
//! key ─► Command ─┬─ a question ─► answer(&View) ─────────────────┐
//!                 └─ an action ──► Game::apply ─► events          │
//!                                                   │ redacted    │
//!         bots ◄── View ◄── Game ◄── time           ▼             │
//!                                            Teller(&Seen) ─► sentences
//! ```
//!
//! Whoever looks at a table — the screen, the computer players, the answers,
//! and drawn comes from the same sentence builders.
//!
//! # Rooms
//!
//! | room | what is in it |
//! | --- | --- |
//! | [`cards`] | cards, sets of cards, the deck, what a hand is worth |
//!
//! Dependencies point one way, from the bottom of this list to its top; a
//! and no window.
//!
//! # A game is data
//!
//! betting round, and so on. Chores happen by themselves until somebody must
//! decide. There is no code for one game alone; a new variant is a new
//! raises the blinds, counts points and says who has won.
//!
//! # Invariants, each kept by a test
//!
//! - Chips are conserved, the 52 cards are always accounted for, every hand
//!   ends.
//! - A refused input leaves the state equal. Every bound that
//!   is refused.
//! - A game is its options, its seed and its inputs: the same ones give the
//!   same state and the same events. Time is an input.
//! - Secrecy: two tables that differ only in cards hidden from a seat look
//!   and sound the same from there, until the hidden cards are shown.

pub mod cards;
