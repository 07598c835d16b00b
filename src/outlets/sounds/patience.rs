use std::time::{Duration, Instant};

/// How long to wait before opening a device once more: longer each time, as
/// each attempt costs and a device that was not there may never be.
#[derive(Debug)]
pub(super) struct Patience {
    last: Option<Instant>,
    wait: Duration,
}

impl Patience {
    const SHORTEST: Duration = Duration::from_millis(250);
    const LONGEST: Duration = Duration::from_secs(256);

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

    /// An attempt is made. After a quiet time, in which a device was there or
    /// nothing was to be heard, the next wait is short again.
    pub(super) fn attempt(&mut self, now: Instant) {
        let quiet = self.last.map(|last| now.duration_since(last));
        self.wait = match quiet {
            Some(quiet) if quiet < 4 * self.wait => (2 * self.wait).min(Patience::LONGEST),
            _ => Patience::SHORTEST,
        };
        self.last = Some(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The quarters of a second at which attempts are made, each as soon as
    /// it may be.
    fn attempts(patience: &mut Patience, start: Instant, count: usize) -> Vec<u32> {
        (0..)
            .filter(|quarter| {
                let now = start + *quarter * Duration::from_millis(250);
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
    fn each_wait_is_twice_the_one_before_up_to_some_minutes() {
        let made = attempts(&mut Patience::new(), Instant::now(), 14);
        let waits: Vec<u32> = made.windows(2).map(|it| it[1] - it[0]).collect();
        assert_eq!(
            waits,
            [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 1_024, 1_024]
        );
    }

    #[test]
    fn after_a_quiet_time_the_next_wait_is_short_again() {
        let mut patience = Patience::new();
        let start = Instant::now();
        assert_eq!(attempts(&mut patience, start, 4), [0, 1, 3, 7]);
        let later = start + Duration::from_secs(20);
        assert_eq!(attempts(&mut patience, later, 4), [0, 1, 3, 7]);
    }
}
