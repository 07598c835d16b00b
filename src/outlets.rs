//! Where utterances go: each outlet gets the same ones.

mod log;

pub use log::{Buffer, LOG_CAPACITY, Log, Reviewed};
