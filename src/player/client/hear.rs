use std::time::Duration;

use super::Client;
use crate::speech::{Utterance, time_to_say};

/// Until when the player listens.
#[derive(Debug, Default)]
pub(super) struct Listening {
    /// How fast what is told is spoken; `None` where nobody speaks.
    rate: Option<i8>,
    /// When everything that was told will have been heard.
    until: Duration,
}

impl Client {
    /// What is told is spoken so fast, from -100 to 100; `None` where nobody
    /// speaks. Clocks wait until it has been heard.
    pub fn set_speech(&mut self, rate: Option<i8>) {
        self.listening.rate = rate;
    }

    /// The player is told this now, after what they were told before: for
    /// what they must decide they have time from the end of it on.
    pub fn hear(&mut self, told: &[Utterance]) {
        let Some(rate) = self.listening.rate else {
            return;
        };
        let length: Duration = told.iter().map(|it| time_to_say(&it.text, rate)).sum();
        self.listening.until = self.listening.until.max(self.now) + length;
        self.listen(self.listening.until - self.now);
    }

    /// When all that was told so far will have been heard.
    pub(super) fn heard_until(&self) -> Duration {
        self.listening.until
    }

    /// The player acts, and so cuts what they were being told.
    pub(super) fn stop_listening(&mut self) {
        self.listening.until = self.now;
    }
}
