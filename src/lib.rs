//! Tabletalk.

pub mod cards;
