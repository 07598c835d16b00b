use std::time::{Duration, Instant};

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
