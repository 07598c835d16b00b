use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kira::backend::cpal::cpal::ErrorKind;

/// Tells trouble that passes from the end of a stream.
///
/// After a moment in which nothing came, a stream to a sound server can fail
/// for some milliseconds, until it is connected anew.
#[derive(Debug, Default)]
pub(super) struct Watch {
    heard: Heard,
    /// When trouble began, and how much had been heard by then.
    trouble: Option<(u64, Instant)>,
}

/// Counts what a stream has taken.
#[derive(Clone, Debug, Default)]
pub(super) struct Heard(Arc<AtomicU64>);

impl Heard {
    /// It has taken more.
    pub(super) fn more(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

impl Watch {
    /// So long trouble may last while nothing is heard.
    const PASSING: Duration = Duration::from_millis(500);

    /// Counts for this watch.
    pub(super) fn heard(&self) -> Heard {
        self.heard.clone()
    }

    /// Whether a stream with that error is over.
    pub(super) fn is_over(&mut self, error: ErrorKind, now: Instant) -> bool {
        match error {
            ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged => false,
            ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated => true,
            _ => {
                let heard = self.heard.0.load(Ordering::Relaxed);
                let same = self.trouble.filter(|(before, _)| *before == heard);
                let (_, start) = *self.trouble.insert(same.unwrap_or((heard, now)));
                now.duration_since(start) > Watch::PASSING
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Errors at milliseconds, and whether each is the end. `None` is
    /// something heard.
    fn check(story: &[(u64, Option<ErrorKind>, bool)]) {
        let start = Instant::now();
        let mut watch = Watch::default();
        for &(ms, error, over) in story {
            let now = start + Duration::from_millis(ms);
            match error {
                Some(error) => assert_eq!(watch.is_over(error, now), over, "{ms}"),
                None => watch.heard().more(),
            }
        }
    }

    #[test]
    fn a_device_that_is_gone_is_the_end() {
        check(&[(0, Some(ErrorKind::DeviceNotAvailable), true)]);
        check(&[(0, Some(ErrorKind::StreamInvalidated), true)]);
    }

    #[test]
    fn gaps_are_never_the_end() {
        let gap = Some(ErrorKind::Xrun);
        check(&[(0, gap, false), (1_000, gap, false), (2_000, gap, false)]);
    }

    #[test]
    fn trouble_is_the_end_when_it_lasts() {
        let trouble = Some(ErrorKind::BackendError);
        check(&[
            (0, trouble, false),
            (10, trouble, false),
            (400, trouble, false),
            (501, trouble, true),
        ]);
        check(&[
            (0, trouble, false),
            (400, trouble, false),
            (450, None, false),
            (600, trouble, false),
            (1_000, trouble, false),
            (1_101, trouble, true),
        ]);
    }
}
