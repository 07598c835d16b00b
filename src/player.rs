//! One player's side of the table: what they know, ask, do, learn and keep.

pub mod client;
pub mod coach;
pub mod commands;
pub mod help;
pub mod histories;
pub mod lessons;
mod notice;
pub(crate) mod options;
pub mod replay;
pub(crate) mod review;
pub mod settings;
pub mod statistics;
pub mod together;

pub use notice::Notice;
