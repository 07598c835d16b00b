//! Sounds for what happens at the table.
//!
//! Each [`Cue`](crate::talk::Cue) has a sound that is made by arithmetic: a
//! score of notes, each of them something struck or brushed. A [`Mixer`] plays
//! them, from the left or from the right, on an output; [`Sounds`] does so on
//! a thread with the default device.
//!
//! ```text
//! Cue ─► score ─► notes ─► earcon ─┐
//! Sounds ─► mailbox ─► worker ─► Mixer ─► device
//! ```

mod bodies;
mod device;
mod earcon;
mod filter;
mod handle;
mod kind;
mod lessons;
mod loudness;
mod mailbox;
mod mixer;
mod noise;
mod note;
mod patience;
mod samples;
mod score;
mod settings;
mod watch;
mod worker;

pub use earcon::earcon;
pub use handle::{Lost, SoundStatus, Sounds};
pub use lessons::lessons;
pub use mixer::{Duck, Mixer};
pub use samples::Samples;
pub use settings::SoundSettings;
