use std::time::Duration;

/// How much somebody may still do: it grows with time, up to two seconds'
/// worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowance {
    left: f64,
    at: Duration,
}

impl Allowance {
    pub(super) fn full(a_second: f64, now: Duration) -> Allowance {
        Allowance {
            left: a_second * 2.0,
            at: now,
        }
    }

    /// Takes one, if there is one.
    pub(super) fn take(&mut self, a_second: f64, now: Duration) -> bool {
        let grown = now.saturating_sub(self.at).as_secs_f64() * a_second;
        self.left = (self.left + grown).min(a_second * 2.0);
        self.at = now;
        let has = self.left >= 1.0;
        if has {
            self.left -= 1.0;
        }
        has
    }
}
