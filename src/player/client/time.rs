use std::time::Duration;

use super::Client;
use crate::speech::Utterance;

/// So long before the end of a turn the player hears of it.
const WARNING: Duration = Duration::from_secs(10);

impl Client {
    /// When [`Client::advance`] should be called next, if time alone will
    /// bring something.
    pub fn wake(&self) -> Option<Duration> {
        let warning = self.time_to_warning().map(|left| self.now + left);
        let (held_back, street) = (self.held_back.wake(), self.run_out_wakes());
        let times = [self.table.wake(), warning, held_back, street];
        times.into_iter().flatten().min()
    }

    /// How long it is until the player hears that time runs out. A turn that
    /// is hardly longer than the warning needs none.
    fn time_to_warning(&self) -> Option<Duration> {
        let times = self.times();
        if !self.told.is_my_turn() {
            return None;
        }
        if self.warned || times.paused || times.turn_length? < WARNING * 3 / 2 {
            return None;
        }
        Some((times.starts_in + times.turn_left?).saturating_sub(WARNING))
    }

    pub(super) fn warn_of_time(&mut self) -> Option<Utterance> {
        if self.times().turn_left.is_none() {
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
