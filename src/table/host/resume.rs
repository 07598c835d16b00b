use std::time::Duration;

use super::{Chair, Host, Sitter};
use crate::bots::Memory;
use crate::rules::{BadOption, Event};
use crate::table::{Change, Record, Start};

/// After so many hands it is taken down what the computer players have
/// learnt. Looking back on a hand takes them about a millisecond, so those
/// of a long game would take too long.
const HANDS_BETWEEN_LESSONS: u64 = 50;

impl Host {
    /// Brings a table back to where the records end: the same cards, chips
    /// and times, whatever the time outside is now.
    ///
    /// Also tells how many of the records could be followed. That is all of
    /// them, unless they are of another game or of other rules.
    pub fn resume(
        start: &Start,
        names: &[String],
        records: &[Record],
        now: Duration,
    ) -> Result<(Host, usize), BadOption> {
        Host::bring_back(start, names, records, now, |_| {})
    }

    /// The same for a table where people come and go: see
    /// [`Host::expect_company`].
    pub fn resume_company(
        start: &Start,
        names: &[String],
        records: &[Record],
        now: Duration,
        grace: Duration,
    ) -> Result<(Host, usize), BadOption> {
        Host::bring_back(start, names, records, now, |host| {
            host.expect_company(grace)
        })
    }

    fn bring_back(
        start: &Start,
        names: &[String],
        records: &[Record],
        now: Duration,
        prepare: impl Fn(&mut Host),
    ) -> Result<(Host, usize), BadOption> {
        let mut records = records;
        loop {
            let mut host = Host::set(start, names)?;
            prepare(&mut host);
            let followed = host.follow_all(records);
            if followed == records.len() {
                host.clock.set_outside(now);
                host.seat_everybody();
                return Ok((host, followed));
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
        let times = self.clock.times().watching;
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
        let lessons = |chair: &Chair| -> Option<Memory> {
            match &chair.sitter {
                Sitter::Bot(bot) if bot.learns() => Some(bot.memory().clone()),
                _ => None,
            }
        };
        let learnt: Vec<_> = self.chairs.iter().map(lessons).collect();
        if learnt.iter().any(Option::is_some) {
            self.record(Change::Learnt(learnt));
        }
    }

    /// Does again what was taken down; tells how much of it could be done.
    fn follow_all(&mut self, records: &[Record]) -> usize {
        let is_lesson = |record: &Record| matches!(record.change, Change::Learnt(_));
        let last_lesson = records.iter().rposition(is_lesson);
        for (place, record) in records.iter().enumerate() {
            self.make_room();
            let Some(events) = record.apply_to(&mut self.game).map(<[Event]>::to_vec) else {
                return place;
            };
            if self.follow_record(record, &events).is_none() {
                return place;
            }
            // When it was told as one with what came before is not known.
            self.lately.end_moment();
            let over = events.contains(&Event::HandOver);
            if over && last_lesson.is_none_or(|lesson| place > lesson) {
                self.let_bots_watch();
            }
        }
        records.len()
    }

    /// What follows from a record around the game.
    fn follow_record(&mut self, record: &Record, events: &[Event]) -> Option<()> {
        self.clock.go_to(record.at)?;
        match &record.change {
            Change::Forget => self.clock.forget_due(),
            Change::Pause => self.clock.set_paused(!self.clock.is_paused()),
            Change::Settings(settings) => self.run_by(settings.clone()),
            Change::Learnt(learnt) => self.learn(learnt)?,
            Change::Sit(seat, sits) => self.put(*seat, sits)?,
            Change::OwnTime(seat, time) => self.stretch(*seat, *time),
            Change::GiveTime(from, to) => drop(self.add_to_bank(*from, *to)),
            change => {
                if let Change::Act(seat, action) = *change {
                    let done = (self.decision(seat), action);
                    self.line(seat)
                        .into_iter()
                        .for_each(|it| it.done = Some(done));
                }
                let input = change.input().into_iter();
                input.for_each(|it| self.follow(it, events));
            }
        }
        Some(())
    }

    fn learn(&mut self, learnt: &[Option<Memory>]) -> Option<()> {
        if learnt.len() != self.chairs.len() {
            return None;
        }
        for (chair, memory) in self.chairs.iter_mut().zip(learnt) {
            if let (Sitter::Bot(bot), Some(memory)) = (&mut chair.sitter, memory) {
                bot.remember(memory.clone());
            }
        }
        Some(())
    }
}
