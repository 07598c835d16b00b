use std::time::Duration;

use crate::bots::{Bot, Memory};
use crate::engine::{BadOption, Event};

use super::{Change, Record, Session, Start};

/// After so many hands it is taken down what the computer players have
/// learnt. Looking back on a hand takes them about a millisecond, so those
/// of a long game would take too long.
const HANDS_BETWEEN_LESSONS: u64 = 50;

impl Session {
    /// A table before its first hand.
    pub fn begin(start: &Start) -> Result<Session, BadOption> {
        let (options, settings) = (start.options.clone(), start.settings.clone());
        Session::new(options, start.seed, start.me, &start.styles, settings)
    }

    /// Brings a table back to where the records end: the same cards, chips
    /// and times, whatever the time outside is now.
    ///
    /// Also tells how many of the records could be followed. That is all of
    /// them, unless they are of another game or of other rules.
    pub fn resume(
        start: &Start,
        records: &[Record],
        now: Duration,
    ) -> Result<(Session, usize), BadOption> {
        let mut records = records;
        loop {
            let mut session = Session::begin(start)?;
            let followed = session.follow_all(records);
            if followed == records.len() {
                session.clock.set_outside(now);
                return Ok((session, followed));
            }
            // From the start again: what was learnt may have been taken from
            // a record that does not count.
            records = &records[..followed];
        }
    }

    /// From now on everything that changes the table is taken down.
    pub fn start_records(&mut self) {
        self.recorder.start(self.clock.at());
    }

    /// What was taken down since this was last called.
    pub fn take_records(&mut self) -> Vec<Record> {
        self.recorder.take()
    }

    pub(super) fn record(&mut self, change: Change) {
        self.recorder.add(self.clock.at(), change);
    }

    /// While a timer runs, how it stands is taken down every now and then.
    pub(super) fn record_time(&mut self) {
        if self.time_to_record() == Some(Duration::ZERO) {
            self.record(Change::Time);
        }
    }

    pub(super) fn time_to_record(&self) -> Option<Duration> {
        let times = self.clock.times();
        // Whoever takes it down wakes the window, which draws itself anew.
        let every = match times.turn_left.or(times.phase_left) {
            Some(_) => Duration::from_secs(1),
            None => Duration::from_secs(20),
        };
        let left = self.recorder.time_left(self.clock.at(), every);
        (self.recorder.is_on() && self.clock.runs()).then_some(left)
    }

    pub(super) fn record_lessons(&mut self) {
        let hands = self.game.standing().hands;
        if !self.recorder.is_on() || !hands.is_multiple_of(HANDS_BETWEEN_LESSONS) {
            return;
        }
        let lessons = |player: &Option<Bot>| -> Option<Memory> {
            let learner = player.as_ref().filter(|bot| bot.learns())?;
            Some(learner.memory().clone())
        };
        let learnt: Vec<_> = self.players.iter().map(lessons).collect();
        if learnt.iter().any(Option::is_some) {
            self.record(Change::Learnt(learnt));
        }
    }

    /// Does again what was taken down; tells how much of it could be done.
    fn follow_all(&mut self, records: &[Record]) -> usize {
        let is_lesson = |record: &Record| matches!(record.change, Change::Learnt(_));
        let last_lesson = records.iter().rposition(is_lesson);
        for (place, record) in records.iter().enumerate() {
            let Some(events) = record.apply_to(&mut self.game) else {
                return place;
            };
            let over = events.contains(&Event::HandOver);
            if self.follow_record(record).is_none() {
                return place;
            }
            if over && last_lesson.is_none_or(|lesson| place > lesson) {
                self.let_bots_watch();
            }
        }
        records.len()
    }

    /// What follows from a record around the game.
    fn follow_record(&mut self, record: &Record) -> Option<()> {
        self.clock.go_to(record.at)?;
        match &record.change {
            Change::Forget => self.clock.forget_due(),
            Change::Pause => self.clock.pause(),
            Change::Settings(settings) => self.run_by(settings.clone()),
            Change::Learnt(learnt) => self.learn(learnt)?,
            change => change.input().into_iter().for_each(|it| self.follow(it)),
        }
        Some(())
    }

    fn learn(&mut self, learnt: &[Option<Memory>]) -> Option<()> {
        if learnt.len() != self.players.len() {
            return None;
        }
        for (player, memory) in self.players.iter_mut().zip(learnt) {
            if let (Some(bot), Some(memory)) = (player, memory) {
                bot.remember(memory.clone());
            }
        }
        Some(())
    }
}
