//! The own voice.

mod settings;

pub use settings::VoiceSettings;
