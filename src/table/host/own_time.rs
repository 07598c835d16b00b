//! The time that somebody has for themselves: more than the others, where they
//! need it, and a bank for decisions that are hard.

use std::time::Duration;

use super::{Host, Sitter};
use crate::rules::{Due, Input, Seat};
use crate::table::clock::OwnTime;
use crate::table::{Change, Refusal, TimeScale};

/// What everybody begins with who sits down with others.
pub(super) const BANK: Duration = Duration::from_secs(60);

/// What comes to it with each further hand.
const EACH_HAND: Duration = Duration::from_secs(5);

/// What one can give somebody else, once a hand.
const GIFT: Duration = Duration::from_secs(30);

/// It does not grow beyond that.
const FULL_BANK: Duration = Duration::from_secs(120);

/// Nobody stretches their time further.
const MOST_STRETCH: u32 = 5;

impl Host {
    /// Gives somebody more time than the others have, or no longer.
    pub(super) fn set_own_time(&mut self, seat: Seat, time: TimeScale) {
        if self.company.is_some() && self.line(seat).is_some_and(|line| line.time != time) {
            self.record(Change::OwnTime(seat, time));
            self.stretch(seat, time);
            self.tell_times();
        }
    }

    pub(super) fn stretch(&mut self, seat: Seat, time: TimeScale) {
        if let Some(line) = self.line(seat) {
            line.time = time;
        }
        self.clock.set_own(self.waits_for(), self.own_time());
    }

    /// How much time somebody can give at once; `None` where nothing is timed.
    pub fn gift(&self) -> Option<Duration> {
        self.company?;
        self.options().turn_timer()?;
        self.pace.time_scale.factor().map(|_| GIFT)
    }

    /// Somebody gives somebody else time, once a hand: nobody is to be kept
    /// waiting for ever. Tells how much that is.
    pub fn give_time(&mut self, from: Seat, to: Seat, now: Duration) -> Result<Duration, Refusal> {
        self.pass(now);
        if from == to || !self.people().contains(to) {
            return Err(Refusal::NobodyThere);
        }
        let hand = self.hands();
        if self.line(from).is_some_and(|line| line.gave == Some(hand)) {
            return Err(Refusal::OncePerHand);
        }
        if self.gift().is_none() || self.bank_left(to) >= FULL_BANK {
            return Err(Refusal::TimeEnough);
        }
        self.record(Change::GiveTime(from, to));
        let given = self.add_to_bank(from, to);
        self.tell_times();
        Ok(given)
    }

    pub(super) fn add_to_bank(&mut self, from: Seat, to: Seat) -> Duration {
        let hand = self.hands();
        let given = GIFT.min(FULL_BANK.saturating_sub(self.bank_left(to)));
        if let Some(line) = self.line(from) {
            line.gave = Some(hand);
        }
        if let Some(line) = self.line(to) {
            line.bank += given;
        }
        self.clock.set_own(self.waits_for(), self.own_time());
        given
    }

    /// What is left in somebody's bank at this moment.
    fn bank_left(&self, seat: Seat) -> Duration {
        let used = self.clock.used_of_bank().filter(|(its, _)| *its == seat);
        let used = used.map_or(Duration::ZERO, |(_, used)| used);
        self.bank(seat).saturating_sub(used)
    }

    /// The time that whoever decides has for themselves. It is for tables where
    /// others wait: alone one has as much as one likes.
    pub(super) fn own_time(&self) -> Option<OwnTime> {
        self.company?;
        let seat = self.game.hand()?.turn()?;
        match &self.chairs.get(seat.index())?.sitter {
            Sitter::Person(line) => Some(OwnTime {
                seat,
                stretch: line.time.factor().unwrap_or(MOST_STRETCH).min(MOST_STRETCH),
                bank: line.bank,
            }),
            Sitter::Bot(_) => None,
        }
    }

    /// What is left in somebody's bank.
    pub(super) fn bank(&self, seat: Seat) -> Duration {
        match self.chairs.get(seat.index()).map(|chair| &chair.sitter) {
            Some(Sitter::Person(line)) => line.bank,
            Some(Sitter::Bot(_)) | None => Duration::ZERO,
        }
    }

    /// The game has taken an input, and the clock not yet: whoever has decided
    /// has used up something. With a new hand everybody gets something.
    pub(super) fn take_from_bank(&mut self, input: Input) {
        if matches!(input, Input::Clock(Due::Level | Due::LevelSoon)) {
            return;
        }
        if let Some((seat, used)) = self.clock.used_of_bank()
            && let Some(line) = self.line(seat)
        {
            line.bank = line.bank.saturating_sub(used);
        }
        if input == Input::Deal && self.hands() > 1 {
            for seat in self.people() {
                if let Some(line) = self.line(seat) {
                    line.bank = FULL_BANK.min(line.bank + EACH_HAND);
                }
            }
        }
    }
}
