//! One person at a host, who hears everything at once.

#![allow(
    dead_code,
    clippy::allow_attributes,
    reason = "each test uses some of it"
)]

use std::time::Duration;

use tabletalk::rules::{Action, BadOption, Phase, Seat, View};
use tabletalk::table::{
    Ask, AskId, Asked, Decision, Host, Job, Record, Refusal, Start, TablePace, Tell, Times, Told,
    Update,
};

/// A host and what its one person knows of it.
pub(crate) struct OnePerson {
    host: Host,
    told: Told,
    next: AskId,
    now: Duration,
}

impl OnePerson {
    pub(crate) fn new(start: &Start) -> Result<OnePerson, BadOption> {
        let names: Vec<String> = (1..=12).map(|it| format!("Player {it}")).collect();
        Ok(OnePerson::at(Host::new(start, &names)?))
    }

    pub(crate) fn resume(
        start: &Start,
        records: &[Record],
        now: Duration,
    ) -> Result<(OnePerson, usize), BadOption> {
        let (host, followed) = Host::resume(start, &[], records, now)?;
        Ok((OnePerson::at(host), followed))
    }

    pub(crate) fn at(mut host: Host) -> OnePerson {
        let frames = host.take_frames().into_iter();
        let seated = frames.map(|(_, frame)| frame).collect();
        OnePerson {
            told: Told::new(seated, Duration::ZERO).unwrap(),
            host,
            next: 1,
            now: Duration::ZERO,
        }
    }

    /// What is told, and the answer to the last ask.
    fn hear(&mut self) -> (Vec<Update>, Option<Result<(), Refusal>>) {
        let (mut updates, mut answered) = (Vec::new(), None);
        for tell in self.host.take_frames().into_iter().flat_map(|it| it.1) {
            self.told.hear(tell.clone(), self.now);
            match tell {
                Tell::Update(update) => updates.push(*update),
                Tell::Answered { answer, .. } => answered = Some(answer),
                _ => {}
            }
        }
        assert_eq!(self.told.view(), self.view().as_ref(), "what was told");
        (updates, answered)
    }

    pub(crate) fn ask(&mut self, ask: Ask, now: Duration) -> Result<Vec<Update>, Refusal> {
        self.now = now;
        let asked = Asked { id: self.next, ask };
        self.next += 1;
        self.host.ask(self.seat(), asked, now);
        let (updates, answer) = self.hear();
        answer.unwrap_or(Ok(())).map(|()| updates)
    }

    pub(crate) fn decision(&self) -> Decision {
        self.told.decision()
    }

    fn seat(&self) -> Seat {
        self.told.seat()
    }

    pub(crate) fn act(&mut self, action: Action, now: Duration) -> Result<Vec<Update>, Refusal> {
        let decision = self.told.decision();
        self.ask(Ask::Act { decision, action }, now)
    }

    pub(crate) fn next_hand(&mut self, now: Duration) -> Result<Vec<Update>, Refusal> {
        let hand = self.told.hands() + 1;
        self.ask(Ask::Deal { hand }, now)
    }

    pub(crate) fn move_on(&mut self, now: Duration) -> Result<Vec<Update>, Refusal> {
        let decision = self.told.decision();
        self.ask(Ask::MoveOn { decision }, now)
    }

    /// Stops or restarts time; whether it stands still now.
    pub(crate) fn pause(&mut self, now: Duration) -> bool {
        let paused = !self.times().paused;
        self.ask(Ask::SetPaused(paused), now).unwrap();
        self.times().paused
    }

    pub(crate) fn set_settings(&mut self, pace: TablePace, now: Duration) -> Vec<Update> {
        self.ask(Ask::SetPace(pace), now).unwrap()
    }

    pub(crate) fn let_hear(&mut self, until: Duration) {
        let for_millis = until.saturating_sub(self.now).as_millis() as u64;
        self.ask(
            Ask::Listen {
                decision: self.told.decision(),
                for_millis,
            },
            self.now,
        )
        .unwrap();
    }

    pub(crate) fn tick(&mut self, now: Duration) -> Vec<Update> {
        self.now = now;
        self.host.tick(now);
        self.hear().0
    }

    pub(crate) fn answer(
        &mut self,
        job: &Job,
        action: Option<Action>,
        now: Duration,
    ) -> Vec<Update> {
        self.now = now;
        self.host.answer(job, action, now);
        self.hear().0
    }

    pub(crate) fn let_bots_decide(&mut self, now: Duration) -> Vec<Update> {
        self.now = now;
        self.host.let_bots_decide(now);
        self.hear().0
    }

    pub(crate) fn job(&self) -> Option<Job> {
        self.host.job()
    }

    pub(crate) fn wake(&self) -> Option<Duration> {
        self.host.wake()
    }

    pub(crate) fn times(&self) -> Times {
        self.host.times(self.seat())
    }

    pub(crate) fn view(&self) -> Option<View> {
        self.host.view(self.seat())
    }

    pub(crate) fn phase(&self) -> Option<Phase> {
        self.told.phase()
    }

    pub(crate) fn is_my_turn(&self) -> bool {
        self.told.is_my_turn()
    }

    pub(crate) fn waits_for_next_hand(&self) -> bool {
        self.told.waits_for_next_hand()
    }

    pub(crate) fn winner(&self) -> Option<Seat> {
        self.host.winner()
    }

    pub(crate) fn settings(&self) -> &TablePace {
        self.told.pace()
    }

    pub(crate) fn start_records(&mut self) {
        self.host.start_records();
    }

    pub(crate) fn take_records(&mut self) -> Vec<Record> {
        self.host.take_records()
    }
}
