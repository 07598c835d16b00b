use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::{Duck, SoundStatus};
use crate::player::settings::SoundSettings;
use crate::speech::Cue;

/// The most cues that wait. When there are more the oldest is dropped: it would
/// come too late anyway.
const WAITING: usize = 8;

/// Holds orders until the worker fetches them. Posting never blocks for long:
/// no work is done while the lock is held.
#[derive(Debug, Default)]
pub(super) struct Mailbox {
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
pub(super) struct Orders {
    pub(super) settings: Option<SoundSettings>,
    pub(super) duck: Option<Duck>,
    /// Each with where it is heard, the oldest first.
    pub(super) cues: VecDeque<(Cue, f32)>,
    /// Try to open the device again at once.
    pub(super) retry: bool,
    /// The device is gone.
    pub(super) lost: bool,
    /// There will be no more orders.
    pub(super) closed: bool,
}

impl Mailbox {
    /// Posts an order.
    pub(super) fn post(&self, order: impl FnOnce(&mut Orders)) {
        order(&mut self.lock().orders);
        self.arrived.notify_one();
    }

    /// Posts a cue.
    pub(super) fn post_cue(&self, cue: Cue, pan: f32) {
        self.post(|orders| {
            orders.cues.push_back((cue, pan));
            if orders.cues.len() > WAITING {
                orders.cues.pop_front();
            }
        });
    }

    /// Fetches everything that was ordered, as soon as there is something.
    pub(super) fn fetch(&self) -> Orders {
        let nothing = |post: &mut Post| post.orders == Orders::default();
        let post = self.arrived.wait_while(self.lock(), nothing);
        std::mem::take(&mut post.unwrap_or_else(PoisonError::into_inner).orders)
    }

    /// A device is being opened: what befell the one before does not matter.
    pub(super) fn opening(&self) {
        let mut post = self.lock();
        post.status = SoundStatus::Opening;
        post.orders.lost = false;
    }

    /// That is over: cues that waited for it come too late now.
    pub(super) fn opened(&self, status: SoundStatus) {
        let mut post = self.lock();
        post.status = status;
        post.orders.cues.clear();
    }

    pub(super) fn status(&self) -> SoundStatus {
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
            mailbox.post_cue(Cue::Check, f32::from(number));
        }
        let waiting: Vec<f32> = (mailbox.fetch().cues.iter()).map(|(_, pan)| *pan).collect();
        let newest: Vec<f32> = (992..1_000_u16).map(f32::from).collect();
        assert_eq!(waiting, newest);
    }

    #[test]
    fn settings_are_not_lost_among_cues() {
        let mailbox = Mailbox::default();
        let [first, last] = [10, 20].map(|table| SoundSettings { table, alerts: 0 });
        mailbox.post(|orders| orders.settings = Some(first));
        mailbox.post(|orders| orders.duck = Some(Duck::Down));
        (0..100).for_each(|_| mailbox.post_cue(Cue::Deal, 0.0));
        mailbox.post(|orders| orders.settings = Some(last));
        let orders = mailbox.fetch();
        assert_eq!(orders.settings, Some(last));
        assert_eq!(orders.duck, Some(Duck::Down));
    }

    #[test]
    fn what_waited_for_a_device_comes_too_late() {
        let mailbox = Mailbox::default();
        mailbox.post_cue(Cue::Deal, 0.0);
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
}
