//! What is kept on disk.

mod settings;

pub use settings::{Asks, LastTable, Look, Motion, Settings, TextScale, Theme};
