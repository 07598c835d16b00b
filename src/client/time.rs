use std::time::Duration;

use super::Client;
use crate::talk::Utterance;

/// So long before the end of a turn the player hears of it.
const WARNING: Duration = Duration::from_secs(10);

impl Client {
    /// When [`Client::advance`] should be called next, if time alone will
    /// bring something.
    pub fn wake(&self) -> Option<Duration> {
        let end = self.session.wake();
        let warning = self.time_to_warning().map(|left| self.session.now() + left);
        let held = self.time_to_release();
        end.into_iter().chain(warning).chain(held).min()
    }

    /// How long it is until the player hears that time runs out. A turn that
    /// is hardly longer than the warning needs none.
    fn time_to_warning(&self) -> Option<Duration> {
        let times = self.session.times();
        if self.warned || times.paused || self.session.turn_length()? < WARNING * 3 / 2 {
            return None;
        }
        Some(times.turn_left?.saturating_sub(WARNING))
    }

    pub(super) fn warn_of_time(&mut self) -> Option<Utterance> {
        if self.session.times().turn_left.is_none() {
            self.warned = false;
        }
        if self.time_to_warning()? > Duration::ZERO {
            return None;
        }
        self.warned = true;
        let warning = self.announcer.time_left(WARNING.as_secs(), &self.words);
        self.log.push(warning.clone());
        Some(warning)
    }
}
