//! Sounds for what happens at the table.
//!
//! Each [`Cue`](crate::speech::Cue) has a sound that is made by arithmetic: a
//! score of notes, each of them something struck or brushed. A [`SoundMixer`] plays
//! them, from the left or from the right, on an output; [`Sounds`] does so on
//! a thread with the default device.
//!
//! ```text
//! Cue ─► earcon: a score of notes, by synthesis ─┐
//! Sounds ─► mailbox ─► worker ─► SoundMixer ◄────┘ ─► device
//! ```

mod device;
mod earcons;
mod mixer;
mod player;
mod synthesis;

pub use earcons::{earcon, lessons};
pub use mixer::{Duck, SoundMixer};
pub use player::{Lost, SoundStatus, Sounds};
pub use synthesis::Samples;
