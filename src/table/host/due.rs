use std::time::Duration;

use super::{Host, NextHand};
use crate::rules::{Due, Hand, Input, Seat, stops};
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
        let decided = self.decided_by_now();
        match self.clock.due() {
            // Whoever has decided in time is not late because nobody called.
            Some(Due::Turn) if decided.is_some() => decided,
            Some(due) => Some(Input::Clock(due)),
            None => decided
                .or_else(|| self.next_deal())
                .or_else(|| self.due_for_the_away())
                .or_else(|| self.due_to_the_end()),
        }
    }

    fn decided_by_now(&self) -> Option<Input> {
        let (bot, pause) = self.thought()?;
        let act = Input::Act(bot, self.decided?);
        self.clock.has_waited(pause).then_some(act)
    }

    fn next_deal(&self) -> Option<Input> {
        let pause = self.pause_between_hands()?;
        self.clock.has_waited(pause).then_some(Input::Deal)
    }

    /// When [`Host::tick`] should be called next, if time alone will bring
    /// something.
    pub fn wake(&self) -> Option<Duration> {
        let thought = self.thought().map(|(_, pause)| pause);
        let wake = self.clock.wake(thought.or(self.pause_between_hands()));
        let away = self.wake_for_the_away();
        let record = self
            .time_to_record()
            .map(|left| self.clock.outside() + left);
        wake.into_iter().chain(record).chain(away).min()
    }

    /// The pause after which the next hand comes by itself. Where everybody is
    /// out, it comes when somebody wants to watch it.
    fn pause_between_hands(&self) -> Option<Duration> {
        let by_itself = self.pace.next_hand == NextHand::ByItself;
        (self.between_hands() && by_itself && !self.is_everybody_out() && self.goes_on())
            .then(|| self.pacing().between_hands() + self.run_out())
    }

    /// How long the streets of the last hand are looked at that came when nobody
    /// decided any more.
    fn run_out(&self) -> Duration {
        let events = self.game.hand().map(Hand::events).unwrap_or_default();
        self.pacing().between_streets() * stops(events).len() as u32
    }

    /// How long the computer players take. People who have lost all their chips
    /// watch at speed, or not at all.
    fn pacing(&self) -> Pacing {
        match self.pace.pacing {
            _ if self.to_the_end.is_some() => Pacing::Instant,
            Pacing::Instant => Pacing::Instant,
            _ if self.is_everybody_out() => Pacing::Quick,
            pacing => pacing,
        }
    }

    /// So long a computer player seems to think: never so long that its time
    /// runs out.
    fn thought(&self) -> Option<(Seat, Duration)> {
        let (action, bot) = (self.decided?, self.thinking()?);
        let pause = self.pacing().thinking(self.style(bot)?, action);
        let most = self.clock.turn_length().map(|length| length * 3 / 4);
        Some((bot, most.map_or(pause, |most| pause.min(most))))
    }
}
