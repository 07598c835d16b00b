use std::time::Duration;

use super::Host;
use crate::bots::Bot;
use crate::rules::cards::{Chance, Seed};
use crate::rules::{Action, Input, Seat, Seats, View};
use crate::table::Decision;

/// A decision that a computer player must make. It can be made in any thread
/// and brought back with [`Host::answer`].
#[derive(Clone, Debug)]
pub struct Job {
    seat: Seat,
    decision: Decision,
    bot: Bot,
    view: View,
}

impl Job {
    /// What the player does; `None` waits, while all pick at once.
    pub fn decide(&self) -> Option<Action> {
        self.bot.decide(&self.view)
    }

    /// The player and what it sees, for a worker.
    pub fn parts(&self) -> (&Bot, &View) {
        (&self.bot, &self.view)
    }
}

impl Host {
    /// The decision that the table waits for, unless it is made already.
    pub fn job(&self) -> Option<Job> {
        if self.decided.is_some() {
            return None;
        }
        let seat = self.thinking()?;
        Some(Job {
            seat,
            decision: self.decision(seat),
            bot: self.bot(seat)?.clone(),
            view: self.view(seat)?,
        })
    }

    /// Whether the table still waits for that decision.
    pub fn awaits(&self, job: &Job) -> bool {
        let hand = self.game.hand();
        hand.is_some_and(|hand| hand.to_act().contains(job.seat))
            && self.decision(job.seat) == job.decision
    }

    /// Brings a decision back. One that the table has gone past is dropped.
    pub fn answer(&mut self, job: &Job, action: Option<Action>, now: Duration) {
        self.pass(now);
        if self.awaits(job) {
            match action {
                Some(action @ Action::Pick(_)) => {
                    // Picks are hidden, so their moment does not matter.
                    if self.apply(Input::Act(job.seat, action)).is_err() {
                        self.waiting.insert(job.seat);
                    }
                }
                Some(action) => self.decided = Some(action),
                None => self.waiting.insert(job.seat),
            }
        }
        self.tick(now);
    }

    /// Makes every decision that is due, in this thread.
    pub fn let_bots_decide(&mut self, now: Duration) {
        while let Some(job) = self.job() {
            let action = job.decide();
            self.answer(&job, action, now);
        }
    }

    /// The computer player who must decide next.
    pub(super) fn thinking(&self) -> Option<Seat> {
        let to_act: Seats = self.game.hand()?.to_act().minus(self.waiting);
        to_act.minus(self.people()).into_iter().next()
    }
}

/// Bots draw from seeds of their own.
pub(super) fn bot_seed(seed: &Seed, seat: usize) -> u64 {
    const FIRST_BOT_STREAM: u64 = u64::MAX - 100;
    let mut chance = Chance::new(seed, FIRST_BOT_STREAM + seat as u64);
    let half = |chance: &mut Chance| u64::from(chance.below(u32::MAX));
    half(&mut chance) << 32 | half(&mut chance)
}
