//! The computer players.

pub mod equity;
