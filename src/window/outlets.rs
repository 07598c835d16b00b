use std::time::Duration;

use crate::l10n::Language;
use crate::outlets::Speakers;
use crate::talk::{Cue, Utterance};

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

    /// Lets the own voice say something, even where it is off otherwise.
    pub(super) fn test_voice(&mut self, _: &str) {}

    /// The voices that speak a language, by their names.
    pub(super) fn voices(&self, _: Language) -> Vec<String> {
        Vec::new()
    }

    /// Plays a sound, from -1 on the left to 1 on the right.
    pub(super) fn play(&mut self, _: Cue, _: f32) {}

    /// Lets out what is due, and says when to come again.
    pub(super) fn advance(&mut self, now: Duration) -> Option<Duration> {
        self.live.advance(now)
    }
}
