//! Sounds: how they are made, how they are heard, and that nobody waits for
//! them.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "sounds/lessons.rs"]
mod lessons;
#[path = "sounds/made.rs"]
mod made;
#[path = "sounds/measure.rs"]
mod measure;
#[path = "sounds/mixed.rs"]
mod mixed;
#[cfg(target_os = "linux")]
#[path = "sounds/silence.rs"]
mod silence;
#[path = "sounds/threaded.rs"]
mod threaded;
