use std::sync::Arc;
use std::time::{Duration, Instant};

use kira::backend::Backend;

use super::mailbox::{Mailbox, Orders};
use super::{Duck, Lost, SoundMixer, SoundStatus};
use crate::player::settings::SoundSettings;

/// Carries out orders, as long as there are any to come.
///
/// Without an output it wakes only when there is an order. Then it may try to
/// open the output again, so that nothing is tried while nothing is to be
/// heard.
pub(super) struct SoundWorker<B: Backend, F> {
    mailbox: Arc<Mailbox>,
    output: F,
    mixer: Option<SoundMixer<B>>,
    retry: DeviceRetry,
    settings: SoundSettings,
    duck: Duck,
}

impl<B: Backend, F: FnMut(Lost) -> B::Settings> SoundWorker<B, F> {
    pub(super) fn new(mailbox: Arc<Mailbox>, output: F, settings: SoundSettings) -> Self {
        SoundWorker {
            mailbox,
            output,
            mixer: None,
            retry: DeviceRetry::new(),
            settings,
            duck: Duck::default(),
        }
    }

    pub(super) fn work(mut self) {
        self.open();
        loop {
            let orders = self.mailbox.fetch();
            if orders.closed {
                return;
            }
            self.carry_out(orders);
        }
    }

    fn carry_out(&mut self, orders: Orders) {
        if let Some(settings) = orders.settings {
            self.settings = settings;
            self.with_mixer(|mixer| mixer.configure(settings));
        }
        if let Some(duck) = orders.duck {
            self.duck = duck;
            self.with_mixer(|mixer| mixer.duck(duck));
        }
        if orders.lost {
            self.mixer = None;
            self.mailbox.opened(SoundStatus::Silent);
        }
        if self.mixer.is_none() && (orders.retry || self.retry.is_over(Instant::now())) {
            return self.open();
        }
        for (cue, pan) in orders.cues {
            self.with_mixer(|mixer| mixer.play(cue, pan));
        }
    }

    fn open(&mut self) {
        self.retry.attempt(Instant::now());
        self.mailbox.opening();
        let output = (self.output)(Lost::new(&self.mailbox));
        self.mixer = SoundMixer::open(output, self.settings, self.duck);
        self.mailbox.opened(match self.mixer {
            Some(_) => SoundStatus::Ready,
            None => SoundStatus::Silent,
        });
    }

    fn with_mixer(&mut self, order: impl FnOnce(&mut SoundMixer<B>)) {
        self.mixer.as_mut().map(order);
    }
}

/// How long to wait before opening a device once more: longer each time, as
/// each attempt costs and a device that was not there may never be.
#[derive(Debug)]
pub(super) struct DeviceRetry {
    last: Option<Instant>,
    wait: Duration,
}

impl DeviceRetry {
    const SHORTEST: Duration = Duration::from_millis(250);
    const LONGEST: Duration = Duration::from_secs(256);

    pub(super) fn new() -> DeviceRetry {
        DeviceRetry {
            last: None,
            wait: DeviceRetry::SHORTEST,
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
            Some(quiet) if quiet < 4 * self.wait => (2 * self.wait).min(DeviceRetry::LONGEST),
            _ => DeviceRetry::SHORTEST,
        };
        self.last = Some(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The quarters of a second at which attempts are made, each as soon as
    /// it may be.
    fn attempts(retry: &mut DeviceRetry, start: Instant, count: usize) -> Vec<u32> {
        (0..)
            .filter(|quarter| {
                let now = start + *quarter * Duration::from_millis(250);
                let over = retry.is_over(now);
                if over {
                    retry.attempt(now);
                }
                over
            })
            .take(count)
            .collect()
    }

    #[test]
    fn each_wait_is_twice_the_one_before_up_to_some_minutes() {
        let made = attempts(&mut DeviceRetry::new(), Instant::now(), 14);
        let waits: Vec<u32> = made.windows(2).map(|it| it[1] - it[0]).collect();
        assert_eq!(
            waits,
            [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 1_024, 1_024]
        );
    }

    #[test]
    fn after_a_quiet_time_the_next_wait_is_short_again() {
        let mut retry = DeviceRetry::new();
        let start = Instant::now();
        assert_eq!(attempts(&mut retry, start, 4), [0, 1, 3, 7]);
        let later = start + Duration::from_secs(20);
        assert_eq!(attempts(&mut retry, later, 4), [0, 1, 3, 7]);
    }
}
