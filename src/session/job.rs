use crate::bots::Bot;
use crate::cards::{Chance, Seed};
use crate::engine::{Action, Input, Seat, Seats, View, Viewer};

use super::{Moment, Session};
use std::time::Duration;

/// A decision that a computer player must make. It can be made in any thread
/// and brought back with [`Session::answer`].
#[derive(Clone, Debug)]
pub struct Job {
    seat: Seat,
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

impl Session {
    /// The decision that the table waits for, unless it is made already.
    pub fn job(&self) -> Option<Job> {
        if self.decided.is_some() {
            return None;
        }
        let seat = self.thinking()?;
        Some(Job {
            seat,
            bot: self.players.get(seat.index())?.clone()?,
            view: self.game.view(Viewer::Seat(seat))?,
        })
    }

    /// Whether the table still waits for that decision.
    pub fn awaits(&self, job: &Job) -> bool {
        self.game.view(Viewer::Seat(job.seat)).as_ref() == Some(&job.view)
    }

    /// Brings a decision back. One that the table has gone past is dropped.
    pub fn answer(&mut self, job: &Job, action: Option<Action>, now: Duration) -> Vec<Moment> {
        self.pass(now);
        if !self.awaits(job) {
            return self.tick(now);
        }
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
        self.tick(now)
    }

    /// Makes every decision that is due, in this thread.
    pub fn let_bots_decide(&mut self, now: Duration) -> Vec<Moment> {
        let mut moments = Vec::new();
        while let Some(job) = self.job() {
            let action = job.decide();
            moments.extend(self.answer(&job, action, now));
        }
        moments
    }

    /// The computer player who must decide next.
    pub(super) fn thinking(&self) -> Option<Seat> {
        let hand = self.game.hand()?;
        let is_bot = |seat: &Seat| self.players[seat.index()].is_some();
        let to_act: Seats = hand.to_act().minus(self.waiting);
        to_act.into_iter().find(is_bot)
    }
}

/// Bots draw from seeds of their own.
pub(super) fn bot_seed(seed: &Seed, seat: usize) -> u64 {
    const FIRST_BOT_STREAM: u64 = u64::MAX - 100;
    let mut chance = Chance::new(seed, FIRST_BOT_STREAM + seat as u64);
    let half = |chance: &mut Chance| u64::from(chance.below(u32::MAX));
    half(&mut chance) << 32 | half(&mut chance)
}
