//! Where utterances go: each outlet gets the same ones.

mod channel;
pub mod console;
mod log;
mod rate;
mod screen_reader;
mod sounds;
mod voice;

pub use channel::{CanSpeak, Channel, Speakers};
pub use log::{Buffer, LOG_CAPACITY, Log, Reviewed};
pub use screen_reader::{Reader, ScreenReader};
pub use sounds::{Duck, Lost, Mixer, Samples, SoundSettings, SoundStatus, Sounds, earcon, lessons};
pub use voice::{Silence, SystemVoice, Voice, VoiceSettings, VoiceStatus, time_to_say};
