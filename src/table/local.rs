//! A table in this process, for one person: the game against computer players,
//! and lessons.

use std::time::Duration;

use super::keeping::Hands;
use super::{Asked, Frame, Host, Job, Journal, KeepHands, Start, Table, Tell, Told};
use crate::bots::{Answer, RequestId, Worker};
use crate::rules::cards::Deck;
use crate::rules::{BadOption, Seat};

/// A host with its computer players and what is kept of it. Nothing is told
/// before it is kept.
pub struct Local {
    host: Host,
    /// What the person was told when they sat down.
    seated: Told,
    bots: Bots,
    journal: Option<Journal>,
    hands: Option<Hands>,
    /// What is told once it is kept.
    held: Vec<Frame>,
    /// The time, as it was last passed in.
    now: Duration,
}

/// Where the computer players think.
enum Bots {
    /// Here: everything is decided when a call returns.
    Here,
    /// In a thread of its own, so that this one never waits.
    InThread { worker: Worker, asked: Thinking },
}

/// So many decisions are made before the caller goes on, where nobody watches:
/// one for each picture would take too long. They are waited for as long as the
/// simple ones take, so that no picture comes late for one that is hard.
const AT_A_TIME: usize = 16;
const AT_MOST: Duration = Duration::from_millis(1);

/// What is held back is looked after this often, in case nobody calls.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

impl Local {
    /// Sets a table. The names are by seat.
    pub fn new(start: &Start, names: &[String]) -> Result<Local, BadOption> {
        Ok(Local::around(
            Host::new(start, names)?,
            start.me(),
            Duration::ZERO,
        ))
    }

    fn around(mut host: Host, me: Seat, now: Duration) -> Local {
        let frames = host.take_frames().into_iter();
        let mine = frames.filter(|(seat, _)| *seat == me);
        let seated = mine.map(|(_, frame)| frame).collect();
        Local {
            host,
            seated: Told::new(seated, now).expect("a person sits there"),
            bots: Bots::Here,
            journal: None,
            hands: None,
            held: Vec::new(),
            now,
        }
    }

    /// Goes on at a table that was left.
    pub fn resume(
        host: Host,
        me: Seat,
        journal: Journal,
        keeper: Box<dyn KeepHands>,
        now: Duration,
    ) -> Local {
        let mut table = Local::around(host, me, now);
        table.keep(journal);
        table.keep_hands(keeper);
        table
    }

    /// What the person was told when they sat down.
    pub fn seated(&self) -> &Told {
        &self.seated
    }

    /// Deals the first hand of a lesson.
    pub fn stack(&mut self, button: Seat, deck: Deck) {
        self.host.stack(button, deck);
    }

    /// Keeps the game in a journal, from its first hand on.
    pub fn keep(&mut self, journal: Journal) {
        self.host.start_records();
        self.journal = Some(journal);
    }

    /// Keeps every hand that ends from now on.
    pub fn keep_hands(&mut self, keeper: Box<dyn KeepHands>) {
        self.hands = Some(Hands::new(keeper, self.seated.clone()));
    }

    /// Lets the computer players think in a thread of its own, which calls
    /// `on_answer` when there is something to hear. Where no thread can be
    /// started, they think here as before.
    pub fn think_in_thread(&mut self, on_answer: impl Fn() + Send + 'static) {
        if let Ok(worker) = Worker::start(on_answer) {
            let asked = None;
            self.bots = Bots::InThread { worker, asked };
        }
    }

    /// Lets the computer players decide, as far as they are ready to.
    fn decide(&mut self, now: Duration) {
        let Bots::InThread { worker, asked } = &mut self.bots else {
            return self.host.let_bots_decide(now);
        };
        let host = &mut self.host;
        while let Some(answer) = worker.poll() {
            bring(answer, host, asked, now);
        }
        ask_next(host, worker, asked);
        for _ in 0..AT_A_TIME {
            let answer = host.hurries().then(|| worker.wait(AT_MOST)).flatten();
            let Some(answer) = answer else { return };
            bring(answer, host, asked, now);
            ask_next(host, worker, asked);
        }
    }

    /// Holds what happened until it is kept, and lets go what is.
    fn once_kept(&mut self, frames: Vec<Frame>) -> Vec<Frame> {
        if let Some(hands) = &mut self.hands {
            let tells = frames.iter().flatten();
            tells.for_each(|tell| hands.hear(tell, self.now));
        }
        let late = !self.held.is_empty();
        self.held.extend(frames);
        // A hand is kept before the journal knows of its end: then it is
        // there, too, when nobody continues the game.
        let wait = self.journal.as_ref().map_or(Duration::ZERO, Journal::wait);
        let hands_done = self.hands.as_mut().is_none_or(|it| it.keeper.is_done(wait));
        if let Some(notice) = self.hands.as_mut().and_then(|it| it.keeper.notice()) {
            self.held.push(vec![Tell::Notice(notice)]);
        }
        if let Some(journal) = &mut self.journal {
            if !hands_done {
                return Vec::new();
            }
            journal.write(&self.host.take_records());
            if self.host.winner().is_some() {
                journal.close();
            }
            if !journal.is_kept() {
                return Vec::new();
            }
            let notice = journal.notice().map(Tell::Notice);
            self.held.extend(notice.map(|it| vec![it]));
        }
        // The clocks have run since then.
        let times = late.then(|| vec![Tell::Times(self.host.times(self.seated.seat()))]);
        self.held.extend(times);
        std::mem::take(&mut self.held)
    }
}

/// What the worker is asked, and for whom.
type Thinking = Option<(RequestId, Box<Job>)>;

/// Brings a decision to the table, unless it waits for another one.
fn bring(answer: Answer, host: &mut Host, asked: &mut Thinking, now: Duration) {
    if let Some((_, job)) = asked.take_if(|(id, _)| *id == answer.id) {
        host.answer(&job, answer.action, now);
    }
}

/// Asks for the decision that the table waits for.
fn ask_next(host: &Host, worker: &mut Worker, asked: &mut Thinking) {
    // The table has gone on without the answer.
    if let Some((id, _)) = asked.take_if(|(_, job)| !host.awaits(job)) {
        worker.cancel(id);
    }
    if asked.is_none()
        && let Some(job) = host.job()
    {
        let (bot, view) = job.parts();
        *asked = Some((worker.ask(bot, view.clone()), Box::new(job)));
    }
}

impl Table for Local {
    fn ask(&mut self, asked: Asked, now: Duration) {
        self.now = now;
        self.host.ask(self.seated.seat(), asked, now);
    }

    fn hear(&mut self, now: Duration) -> Vec<Frame> {
        self.now = now;
        self.host.tick(now);
        self.decide(now);
        let frames = self.host.take_frames().into_iter();
        let mine = frames.filter(|(seat, _)| *seat == self.seated.seat());
        self.once_kept(mine.map(|(_, frame)| frame).collect())
    }

    fn wake(&self) -> Option<Duration> {
        let held = (!self.held.is_empty()).then(|| self.now + LOOK_AGAIN);
        self.host.wake().into_iter().chain(held).min()
    }
}
