use std::time::Duration;

use super::{Host, NextHand};
use crate::rules::{Input, Status};
use crate::table::{Change, Pacing};

impl Host {
    /// Lets everything happen that is due by now.
    pub fn tick(&mut self, now: Duration) {
        self.pass(now);
        self.catch_up();
        self.record_time();
    }

    pub(super) fn catch_up(&mut self) {
        while let Some(input) = self.due() {
            if self.apply(input).is_err() {
                // The clock announced what the game had no use for.
                self.record(Change::Forget);
                self.clock.forget_due();
            }
        }
    }

    /// The next input that time or a bot brings by now.
    fn due(&self) -> Option<Input> {
        if let Some(due) = self.clock.due() {
            return Some(Input::Clock(due));
        }
        if self.between_hands() {
            let pause = match self.pace.next_hand {
                NextHand::WhenAsked => return None,
                NextHand::ByItself => self.pacing().between_hands(),
            };
            return self.clock.has_waited(pause).then_some(Input::Deal);
        }
        let action = self.decided?;
        let bot = self.thinking()?;
        let pace = self.pacing().thinking(self.style(bot)?, action);
        (self.clock.has_waited(pace)).then_some(Input::Act(bot, action))
    }

    /// When [`Host::tick`] should be called next, if time alone will bring
    /// something.
    pub fn wake(&self) -> Option<Duration> {
        let thought = self.decided.and_then(|action| {
            let style = self.style(self.thinking()?)?;
            Some(self.pacing().thinking(style, action))
        });
        let next_hand = (self.between_hands() && self.pace.next_hand == NextHand::ByItself)
            .then(|| self.pacing().between_hands());
        let wake = self.clock.wake(thought.or(next_hand));
        let record = self
            .time_to_record()
            .map(|left| self.clock.outside() + left);
        wake.into_iter().chain(record).min()
    }

    /// People who have lost all their chips watch at speed.
    fn pacing(&self) -> Pacing {
        let hand = self.game.hand();
        let out = |seat| hand.is_some_and(|hand| hand.status(seat) == Status::Busted);
        match self.pace.pacing {
            Pacing::Instant => Pacing::Instant,
            _ if self.people().into_iter().all(out) => Pacing::Quick,
            pacing => pacing,
        }
    }
}
