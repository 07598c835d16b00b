//! Sounds for what happens at the table.
//!
//! Each [`Cue`](crate::speech::Cue) has a sound that is made by arithmetic: a
//! score of notes, each of them something struck or brushed. A [`SoundMixer`] plays
//! them, from the left or from the right, on an output; [`Sounds`] does so on
//! a thread with the default device.
//!
//! ```text
//! Cue ─► score ─► notes ─► earcon ─┐
//! Sounds ─► mailbox ─► worker ─► SoundMixer ─► device
//! ```

mod bodies;
mod device;
mod earcon;
mod handle;
mod loudness;
mod mailbox;
mod mixer;
mod noise;
mod note;
mod score;
mod worker;

pub use earcon::{Samples, earcon};
pub use handle::{Lost, SoundStatus, Sounds};
pub use mixer::{Duck, SoundMixer};
pub use score::lessons;
