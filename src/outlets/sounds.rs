//! Sounds for what happens at the table.

mod settings;

pub use settings::SoundSettings;
