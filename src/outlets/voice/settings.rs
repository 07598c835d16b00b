use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How the own voice speaks. Out of range is as far as the range goes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct VoiceSettings {
    /// How fast, from -100 to 100; 0 is as usual.
    pub rate: i8,
    /// How high, from -100 to 100; 0 is as usual.
    pub pitch: i8,
    /// How loud, from -100 to 100; 0 is as usual.
    pub volume: i8,
    /// The name of the voice for a language, by its tag, such as `pl`. A
    /// language that is not named has the first voice that speaks it.
    pub voices: BTreeMap<String, String>,
}
