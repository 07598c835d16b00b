use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use kira::backend::Backend;

use super::device::Device;
use super::mixer::{Duck, SoundMixer};
use crate::player::settings::SoundSettings;
use crate::speech::{Cue, Text, msg};

/// Plays sounds, and never makes its caller wait: a thread owns the device,
/// which can take long to open. Without a device everything goes on in
/// silence.
#[derive(Debug)]
pub struct Sounds {
    mailbox: Arc<Mailbox>,
}

/// Whether sounds can be heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SoundStatus {
    /// The device is being opened.
    #[default]
    Opening,
    /// They can.
    Ready,
    /// There is no device, or it cannot be used.
    Silent,
}

impl SoundStatus {
    /// The message that tells it, where there is something to tell.
    pub fn message(self) -> Option<Text> {
        match self {
            SoundStatus::Opening | SoundStatus::Ready => None,
            SoundStatus::Silent => Some(msg::SOUNDS_SILENT),
        }
    }
}

impl Sounds {
    /// Starts to open the default device.
    pub fn start(settings: SoundSettings) -> Sounds {
        Sounds::start_on::<Device>(settings, |lost| lost)
    }

    /// Starts to open another output. It is given, each time it is opened,
    /// how to tell that it is gone.
    pub fn start_on<B: Backend + 'static>(
        settings: SoundSettings,
        output: impl FnMut(Lost) -> B::Settings + Send + 'static,
    ) -> Sounds {
        let mailbox = Arc::new(Mailbox::default());
        let orders = Arc::clone(&mailbox);
        // Without a thread it is as without a device.
        let started = thread::Builder::new()
            .name("sounds".to_owned())
            .spawn(move || SoundWorker::<B, _>::new(orders, output, settings).work());
        if started.is_err() {
            mailbox.opened(SoundStatus::Silent);
        }
        Sounds { mailbox }
    }

    /// Plays the sound of a cue: -1 is left, 0 the middle, 1 right. What
    /// cannot be heard at once is not heard later.
    pub fn play(&self, cue: Cue, pan: f32) {
        self.play_at(cue, pan, 100);
    }

    /// The same, so loud in percent of what its kind is set to.
    pub fn play_at(&self, cue: Cue, pan: f32, percent: u8) {
        self.mailbox.post_cue(cue, pan, percent);
    }

    /// Changes how loud sounds are.
    pub fn configure(&self, settings: SoundSettings) {
        self.mailbox.post(|orders| orders.settings = Some(settings));
    }

    /// Makes the table softer while the built-in voice speaks, or ends that.
    pub fn duck(&self, duck: Duck) {
        self.mailbox.post(|orders| orders.duck = Some(duck));
    }

    /// Tries at once to open the device, where there was none.
    pub fn retry(&self) {
        self.mailbox.post(|orders| orders.retry = true);
    }

    /// Whether sounds can be heard.
    pub fn status(&self) -> SoundStatus {
        self.mailbox.status()
    }
}

/// The thread is not waited for: a device can take its time to close too.
impl Drop for Sounds {
    fn drop(&mut self) {
        self.mailbox.post(|orders| orders.closed = true);
    }
}

/// Tells that the output is gone, so that it is opened again.
#[derive(Clone, Debug)]
pub struct Lost(Arc<Mailbox>);

impl Lost {
    /// The output is gone.
    pub fn tell(&self) {
        self.0.post(|orders| orders.lost = true);
    }
}

/// Carries out orders, as long as there are any to come.
///
/// Without an output it wakes only when there is an order. Then it may try to
/// open the output again, so that nothing is tried while nothing is to be
/// heard.
struct SoundWorker<B: Backend, F> {
    mailbox: Arc<Mailbox>,
    output: F,
    mixer: Option<SoundMixer<B>>,
    retry: DeviceRetry,
    settings: SoundSettings,
    duck: Duck,
}

impl<B: Backend, F: FnMut(Lost) -> B::Settings> SoundWorker<B, F> {
    fn new(mailbox: Arc<Mailbox>, output: F, settings: SoundSettings) -> Self {
        SoundWorker {
            mailbox,
            output,
            mixer: None,
            retry: DeviceRetry::new(),
            settings,
            duck: Duck::default(),
        }
    }

    fn work(mut self) {
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
        for (cue, pan, percent) in orders.cues {
            self.with_mixer(|mixer| mixer.play_at(cue, pan, percent));
        }
    }

    fn open(&mut self) {
        self.retry.attempt(Instant::now());
        self.mailbox.opening();
        let output = (self.output)(Lost(Arc::clone(&self.mailbox)));
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
struct DeviceRetry {
    last: Option<Instant>,
    wait: Duration,
}

impl DeviceRetry {
    const SHORTEST: Duration = Duration::from_millis(250);
    const LONGEST: Duration = Duration::from_secs(256);

    fn new() -> DeviceRetry {
        DeviceRetry {
            last: None,
            wait: DeviceRetry::SHORTEST,
        }
    }

    /// Whether it is time for an attempt.
    fn is_over(&self, now: Instant) -> bool {
        self.last
            .is_none_or(|last| now.duration_since(last) >= self.wait)
    }

    /// An attempt is made. After a quiet time, in which a device was there or
    /// nothing was to be heard, the next wait is short again.
    fn attempt(&mut self, now: Instant) {
        let quiet = self.last.map(|last| now.duration_since(last));
        self.wait = match quiet {
            Some(quiet) if quiet < 4 * self.wait => (2 * self.wait).min(DeviceRetry::LONGEST),
            _ => DeviceRetry::SHORTEST,
        };
        self.last = Some(now);
    }
}

/// The most cues that wait. When there are more the oldest is dropped: it would
/// come too late anyway.
const WAITING: usize = 8;

/// Holds orders until the worker fetches them. Posting never blocks for long:
/// no work is done while the lock is held.
#[derive(Debug, Default)]
struct Mailbox {
    post: Mutex<Post>,
    arrived: Condvar,
}

#[derive(Debug, Default)]
struct Post {
    orders: Orders,
    status: SoundStatus,
}

/// What the worker is to do. Of a setting only the last one counts.
#[derive(Debug, Default, PartialEq)]
struct Orders {
    settings: Option<SoundSettings>,
    duck: Option<Duck>,
    /// Each with where it is heard and how loud, the oldest first.
    cues: VecDeque<(Cue, f32, u8)>,
    /// Try to open the device again at once.
    retry: bool,
    /// The device is gone.
    lost: bool,
    /// There will be no more orders.
    closed: bool,
}

impl Mailbox {
    /// Posts an order.
    fn post(&self, order: impl FnOnce(&mut Orders)) {
        order(&mut self.lock().orders);
        self.arrived.notify_one();
    }

    /// Posts a cue.
    fn post_cue(&self, cue: Cue, pan: f32, percent: u8) {
        self.post(|orders| {
            orders.cues.push_back((cue, pan, percent));
            if orders.cues.len() > WAITING {
                orders.cues.pop_front();
            }
        });
    }

    /// Fetches everything that was ordered, as soon as there is something.
    fn fetch(&self) -> Orders {
        let nothing = |post: &mut Post| post.orders == Orders::default();
        let post = self.arrived.wait_while(self.lock(), nothing);
        std::mem::take(&mut post.unwrap_or_else(PoisonError::into_inner).orders)
    }

    /// A device is being opened: what befell the one before does not matter.
    fn opening(&self) {
        let mut post = self.lock();
        post.status = SoundStatus::Opening;
        post.orders.lost = false;
    }

    /// That is over: cues that waited for it come too late now.
    fn opened(&self, status: SoundStatus) {
        let mut post = self.lock();
        post.status = status;
        post.orders.cues.clear();
    }

    fn status(&self) -> SoundStatus {
        self.lock().status
    }

    /// A thread that panicked while it held the lock has left the orders whole.
    fn lock(&self) -> MutexGuard<'_, Post> {
        self.post.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_cues_wait() {
        let mailbox = Mailbox::default();
        for number in 0..1_000_u16 {
            mailbox.post_cue(Cue::Check, f32::from(number), 100);
        }
        let waiting: Vec<f32> = (mailbox.fetch().cues.iter())
            .map(|(_, pan, _)| *pan)
            .collect();
        let newest: Vec<f32> = (992..1_000_u16).map(f32::from).collect();
        assert_eq!(waiting, newest);
    }

    #[test]
    fn settings_are_not_lost_among_cues() {
        let mailbox = Mailbox::default();
        let [first, last] = [10, 20].map(|table| SoundSettings { table, alerts: 0 });
        mailbox.post(|orders| orders.settings = Some(first));
        mailbox.post(|orders| orders.duck = Some(Duck::Down));
        (0..100).for_each(|_| mailbox.post_cue(Cue::Deal, 0.0, 100));
        mailbox.post(|orders| orders.settings = Some(last));
        let orders = mailbox.fetch();
        assert_eq!(orders.settings, Some(last));
        assert_eq!(orders.duck, Some(Duck::Down));
    }

    #[test]
    fn what_waited_for_a_device_comes_too_late() {
        let mailbox = Mailbox::default();
        mailbox.post_cue(Cue::Deal, 0.0, 100);
        mailbox.post(|orders| orders.lost = true);
        mailbox.opening();
        assert_eq!(mailbox.status(), SoundStatus::Opening);
        mailbox.post(|orders| orders.duck = Some(Duck::Down));
        mailbox.opened(SoundStatus::Ready);
        assert_eq!(mailbox.status(), SoundStatus::Ready);
        let orders = Orders {
            duck: Some(Duck::Down),
            ..Orders::default()
        };
        assert_eq!(mailbox.fetch(), orders);
    }

    #[test]
    fn a_device_lost_as_soon_as_it_is_open_is_not_forgotten() {
        let mailbox = Mailbox::default();
        mailbox.opening();
        mailbox.post(|orders| orders.lost = true);
        mailbox.opened(SoundStatus::Ready);
        assert!(mailbox.fetch().lost);
    }

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
