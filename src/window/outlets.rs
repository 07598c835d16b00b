use std::time::Duration;

use crate::outlets::Speakers;
use crate::talk::Utterance;

use super::live::LiveRegion;

/// Whoever tells the player what happens: each gets the same utterances.
#[derive(Debug, Default)]
pub(super) struct Outlets {
    pub(super) live: LiveRegion,
}

impl Outlets {
    /// Tells something through those who speak now.
    pub(super) fn tell(&mut self, utterance: &Utterance, speakers: Speakers) {
        if speakers.live {
            self.live.say(utterance);
        }
    }

    /// Whether a screen reader is running.
    pub(super) fn screen_reader_runs(&self) -> bool {
        true
    }

    /// Stops the own voice.
    pub(super) fn silence(&mut self) {}

    /// Lets out what is due, and says when to come again.
    pub(super) fn advance(&mut self, now: Duration) -> Option<Duration> {
        self.live.advance(now)
    }
}
