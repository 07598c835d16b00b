use serde::{Deserialize, Serialize};

/// How loud sounds are, each kind in percent from 0 (off) to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// What happens at the table.
    pub table: u8,
    /// What the player must not miss: their turn, time running out, errors.
    pub alerts: u8,
}

impl Default for SoundSettings {
    fn default() -> SoundSettings {
        SoundSettings {
            table: 60,
            alerts: 80,
        }
    }
}
