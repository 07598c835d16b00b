use std::time::{Duration, Instant};

/// How long a disk has been waited for. Time in which the program could not
/// run, because it was stopped or the computer slept, does not count: the
/// disk had no chance either.
#[derive(Debug)]
pub(super) struct Patience {
    most: Duration,
    waited: Duration,
    looked: Instant,
}

/// Nobody waits longer for a disk.
const MOST: Duration = Duration::from_secs(3);

/// Whoever waits looks at least this often, while the program runs.
pub(super) const LOOK: Duration = Duration::from_millis(250);

impl Patience {
    pub(super) fn new() -> Patience {
        Patience::of(MOST)
    }

    pub(super) fn of(most: Duration) -> Patience {
        Patience {
            most,
            waited: Duration::ZERO,
            looked: Instant::now(),
        }
    }

    /// From now on something else is waited for.
    pub(super) fn renew(&mut self) {
        *self = Patience::of(self.most);
    }

    /// Whether it is over, after waiting until now.
    pub(super) fn is_over(&mut self, now: Instant) -> bool {
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
        let mut patience = Patience::new();
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
