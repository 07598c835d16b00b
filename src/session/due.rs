use std::time::Duration;

use crate::engine::{Input, Status};

use super::{Change, Moment, NextHand, Pacing, Session};

impl Session {
    /// Lets everything happen that is due by now.
    pub fn tick(&mut self, now: Duration) -> Vec<Moment> {
        self.pass(now);
        let moments = self.moments();
        self.record_time();
        moments
    }

    pub(super) fn moments(&mut self) -> Vec<Moment> {
        while let Some(input) = self.due() {
            if self.apply(input).is_err() {
                // The clock announced what the game had no use for.
                self.record(Change::Forget);
                self.clock.forget_due();
            }
        }
        std::mem::take(&mut self.moments)
    }

    /// The next input that time or a bot brings by now.
    fn due(&self) -> Option<Input> {
        if let Some(due) = self.clock.due() {
            return Some(Input::Clock(due));
        }
        if self.between_hands() {
            let pause = match self.settings.next_hand {
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

    /// When [`Session::tick`] should be called next, if time alone will bring
    /// something.
    pub fn wake(&self) -> Option<Duration> {
        let thought = self.decided.and_then(|action| {
            let style = self.style(self.thinking()?)?;
            Some(self.pacing().thinking(style, action))
        });
        let next_hand = (self.between_hands() && self.settings.next_hand == NextHand::ByItself)
            .then(|| self.pacing().between_hands());
        let wake = self.clock.wake(thought.or(next_hand));
        let record = self.time_to_record().map(|left| self.now() + left);
        wake.into_iter().chain(record).min()
    }

    /// Who has lost all their chips watches at speed.
    fn pacing(&self) -> Pacing {
        let out = self.view().is_some_and(|view| {
            let me = view.me();
            me.is_some_and(|me| me.status == Status::Busted)
        });
        match self.settings.pacing {
            Pacing::Instant => Pacing::Instant,
            _ if out => Pacing::Quick,
            pacing => pacing,
        }
    }
}
