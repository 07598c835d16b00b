use std::time::Duration;

use super::Client;
use crate::speech::Utterance;

/// So long before the end of a turn the player hears of it.
const WARNING: Duration = Duration::from_secs(10);

/// What the player knows of the time of this turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Warned {
    /// That their bank is used from now on.
    bank: bool,
    /// That it runs out.
    end: bool,
}

impl Client {
    /// When [`Client::advance`] should be called next, if time alone will
    /// bring something.
    pub fn wake(&self) -> Option<Duration> {
        let warnings = [self.time_to_bank(), self.time_to_warning()];
        let warnings = warnings.map(|left| Some(self.now + left?));
        let (held_back, street) = (self.held_back.wake(), self.run_out_wakes());
        let times = [self.table.wake(), held_back, street];
        times.into_iter().chain(warnings).flatten().min()
    }

    /// How long it is until the player hears that time runs out. A turn that
    /// is hardly longer than the warning needs none.
    fn time_to_warning(&self) -> Option<Duration> {
        let times = self.times();
        if !self.told.is_my_turn() {
            return None;
        }
        let bank = times.bank.unwrap_or_default();
        let known = self.warned.end || times.paused;
        if known || times.turn_length? + bank < WARNING * 3 / 2 {
            return None;
        }
        Some((times.starts_in + times.turn_left? + bank).saturating_sub(WARNING))
    }

    /// How long it is until their bank is used. One that is hardly longer than
    /// the warning is none.
    fn time_to_bank(&self) -> Option<Duration> {
        let times = self.times();
        let known = self.warned.bank || self.warned.end || times.paused;
        if !self.told.is_my_turn() || known || times.bank? < WARNING * 3 / 2 {
            return None;
        }
        Some(times.starts_in + times.turn_left?)
    }

    pub(super) fn warn_of_time(&mut self) -> Option<Utterance> {
        if self.times().turn_left.is_none() {
            self.warned = Warned::default();
        }
        let warning = if self.time_to_bank() == Some(Duration::ZERO) {
            self.warned.bank = true;
            let left = self.times().bank?;
            self.announcer.bank_left(left.as_secs(), &self.words)
        } else if self.time_to_warning()? == Duration::ZERO {
            self.warned.end = true;
            self.announcer.time_left(WARNING.as_secs(), &self.words)
        } else {
            return None;
        };
        self.log.push(warning.clone());
        Some(warning)
    }
}
