use std::time::{Duration, Instant};

/// How long to wait before opening a device once more: longer each time, as
/// each attempt costs and a device that was not there may never be.
#[derive(Debug)]
pub(super) struct Patience {
    last: Option<Instant>,
    wait: Duration,
}

impl Patience {
    const SHORTEST: Duration = Duration::from_secs(2);
    const LONGEST: Duration = Duration::from_secs(300);

    pub(super) fn new() -> Patience {
        Patience {
            last: None,
            wait: Patience::SHORTEST,
        }
    }

    /// Whether it is time for an attempt.
    pub(super) fn is_over(&self, now: Instant) -> bool {
        self.last
            .is_none_or(|last| now.duration_since(last) >= self.wait)
    }

    /// An attempt is made. After a long quiet time, in which a device was
    /// there or nothing was to be heard, the next wait is short again.
    pub(super) fn attempt(&mut self, now: Instant) {
        self.wait = match self.last.map(|last| now.duration_since(last)) {
            Some(quiet) if quiet < Patience::LONGEST => (self.wait * 2).min(Patience::LONGEST),
            _ => Patience::SHORTEST,
        };
        self.last = Some(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When attempts are made, in seconds, where each is made as soon as it
    /// may be; `quiet` are seconds without one.
    fn attempts(patience: &mut Patience, start: Instant, count: usize) -> Vec<u64> {
        (0..)
            .filter(|second| {
                let now = start + Duration::from_secs(*second);
                let over = patience.is_over(now);
                if over {
                    patience.attempt(now);
                }
                over
            })
            .take(count)
            .collect()
    }

    #[test]
    fn waits_grow_and_stay_below_five_minutes() {
        let mut patience = Patience::new();
        let start = Instant::now();
        assert_eq!(
            attempts(&mut patience, start, 11),
            [0, 2, 6, 14, 30, 62, 126, 254, 510, 810, 1_110]
        );
    }

    #[test]
    fn after_a_long_time_the_first_wait_is_short_again() {
        let mut patience = Patience::new();
        let start = Instant::now();
        attempts(&mut patience, start, 6);
        let later = start + Duration::from_secs(10_000);
        assert_eq!(attempts(&mut patience, later, 3), [0, 2, 6]);
    }
}
