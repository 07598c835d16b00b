use std::time::Duration;

use crate::rules::{BlindsRise, Options};

use super::WaitsFor;
use crate::table::TimeScale;

/// How long everything at a table lasts; `None` is untimed.
#[derive(Debug)]
pub(in crate::table) struct Limits {
    pub(super) turn: Option<Duration>,
    pub(super) discard: Option<Duration>,
    /// When each wave after the first opens, and when picking ends.
    pub(super) waves: Option<Vec<Duration>>,
    pub(super) level: Option<Duration>,
    /// How far all of it is stretched.
    factor: u32,
}

impl Limits {
    pub(in crate::table) fn new(options: &Options, scale: TimeScale) -> Limits {
        let seconds = |seconds: u16| Duration::from_secs(seconds.into());
        let stretched = |time: Duration| scale.factor().map(|factor| time * factor);
        Limits {
            factor: scale.factor().unwrap_or(1),
            turn: options.turn_timer().map(seconds).and_then(stretched),
            discard: match options {
                Options::Unique(unique) => unique.discard_time.map(seconds).and_then(stretched),
                _ => None,
            },
            waves: match options {
                Options::Unique(unique) => {
                    let moments = unique.waves.open.into_iter().chain([unique.waves.end]);
                    moments.map(|it| stretched(seconds(it))).collect()
                }
                _ => None,
            },
            level: match options.blinds_rise() {
                BlindsRise::Minutes(minutes) => stretched(seconds(minutes) * 60),
                _ => None,
            },
        }
    }

    /// How long somebody may think about what the table waits for.
    pub(super) fn of(&self, waits: WaitsFor) -> Option<Duration> {
        match waits {
            WaitsFor::Discard(_) => self.discard,
            WaitsFor::Turn(_) => self.turn,
            WaitsFor::Nobody | WaitsFor::Picks { .. } => None,
        }
    }

    /// The same for somebody who stretches by so much what the rules say.
    pub(super) fn stretched(&self, waits: WaitsFor, stretch: u32) -> Option<Duration> {
        Some(self.of(waits)? / self.factor * stretch)
    }
}
