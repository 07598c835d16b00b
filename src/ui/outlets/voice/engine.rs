//! A connection to the system's speech, and when to try for another.

use std::time::{Duration, Instant};

use crate::speech::Language;

use super::{Manner, Silence, SystemVoice};

/// One connection to the system's speech. Calls may take a while, but not
/// for ever.
pub(super) trait Engine: Sized {
    /// Opens a connection that speaks in that manner and tells its news.
    fn open(manner: &Manner, tell: impl Fn(News) + Clone + Send + 'static)
    -> Result<Self, Silence>;

    /// Starts to say a text, after what it has been given before.
    fn speak(&mut self, text: &str) -> Result<Spoken, Silence>;

    /// Speaks so loud from now on, from -100 to 100, where 0 is usual.
    fn set_volume(&mut self, volume: i8) -> Result<(), Silence>;

    /// Falls silent.
    fn stop(&mut self) -> Result<(), Silence>;

    /// Whether it tells the end of what it says.
    fn tells_ends(&self) -> bool;

    /// The system's voices, asked for on a connection of its own.
    fn voices(language: Language) -> Result<Vec<SystemVoice>, Silence>;
}

/// Tells utterances apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spoken(pub(super) String);

/// What a connection tells by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// That was said, or was cut short.
    Ended(Spoken),
    /// There is nobody at the other end any more.
    #[cfg_attr(
        not(any(test, target_os = "linux")),
        expect(dead_code, reason = "only speech-dispatcher goes away by itself")
    )]
    Lost,
}

/// How long it takes to try again, at first and at most.
const FIRST: Duration = Duration::from_millis(500);
const LAST: Duration = Duration::from_secs(10);

/// When to try again, later every time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Retry {
    due: Instant,
    delay: Duration,
}

impl Retry {
    /// At once.
    pub(super) fn new(now: Instant) -> Retry {
        Retry {
            due: now,
            delay: FIRST,
        }
    }

    pub(super) fn due(&self) -> Instant {
        self.due
    }

    pub(super) fn failed(&mut self, now: Instant) {
        self.due = now + self.delay;
        self.delay = (self.delay * 2).min(LAST);
    }

    /// It works again: the next fault is a new one.
    pub(super) fn worked(&mut self) {
        self.delay = FIRST;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_grow_until_it_works() {
        let now = Instant::now();
        let mut retry = Retry::new(now);
        let mut delays = |count| -> Vec<u128> {
            (0..count)
                .map(|_| {
                    retry.failed(now);
                    (retry.due() - now).as_millis()
                })
                .collect()
        };
        assert_eq!(delays(7), [500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
        retry.worked();
        retry.failed(now);
        assert_eq!(retry.due() - now, FIRST);
    }
}
