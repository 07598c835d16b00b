use serde::{Deserialize, Serialize};

use super::kind::Kind;

/// How loud sounds are, each kind in percent from 0 (off) to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// What happens at the table.
    pub table: u8,
    /// What the player must not miss: their turn, time running out, errors.
    pub alerts: u8,
}

impl SoundSettings {
    /// How loud sounds of that kind are; more than everything is everything.
    pub(super) fn percent(&self, kind: Kind) -> u8 {
        let percent = match kind {
            Kind::Table => self.table,
            Kind::Alert => self.alerts,
        };
        percent.min(100)
    }
}

impl Default for SoundSettings {
    fn default() -> SoundSettings {
        SoundSettings {
            table: 60,
            alerts: 80,
        }
    }
}
