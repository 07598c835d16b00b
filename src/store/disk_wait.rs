use std::time::{Duration, Instant};

/// Measures how long the program has waited for the disk. Time in which it
/// could not run, because it was stopped or the computer slept, does not
/// count: the disk could not answer then either.
#[derive(Debug)]
pub(crate) struct DiskWait {
    most: Duration,
    waited: Duration,
    looked: Instant,
}

/// After this time the disk counts as not answering.
const MOST: Duration = Duration::from_secs(3);

/// How often those who wait must look at least.
pub(crate) const LOOK: Duration = Duration::from_millis(250);

impl DiskWait {
    pub(crate) fn new() -> DiskWait {
        DiskWait::of(MOST)
    }

    pub(crate) fn of(most: Duration) -> DiskWait {
        DiskWait {
            most,
            waited: Duration::ZERO,
            looked: Instant::now(),
        }
    }

    /// Starts to measure again.
    pub(crate) fn renew(&mut self) {
        *self = DiskWait::of(self.most);
    }

    /// Whether the wait was too long by now.
    pub(crate) fn is_over(&mut self, now: Instant) -> bool {
        self.waited += now.saturating_duration_since(self.looked).min(LOOK);
        self.looked = now;
        self.waited >= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_in_which_the_program_was_stopped_does_not_count() {
        let mut patience = DiskWait::new();
        let mut now = patience.looked;
        let mut looks = 0;
        // A day passes between two looks.
        now += Duration::from_secs(24 * 60 * 60);
        while !patience.is_over(now) {
            now += LOOK;
            looks += 1;
        }
        assert_eq!(LOOK * (looks + 1), MOST);
    }
}
