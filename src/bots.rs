//! Computer players: a [`View`] in, an [`Action`] out.
//!
//! A bot gets what its seat may know and a seed of its own, nothing else.
//! What it does follows from the view, the seed and what it has learnt by
//! [`Bot::watch`]: the same three give the same action, in any thread and
//! after any number of decisions that were begun and given up. Work is
//! counted in samples, never in time.
//!
//! A [`Style`] is a row in a table: a name, a pace and a skill. To teach
//! a new game, add a skill and its rows in `style.rs` and one arm in
//! [`Bot::decide`].

mod baseline;
mod cancel;
mod chance;
mod chances;
mod draw;
pub mod equity;
mod holdem;
mod judge;
mod scripted;
mod style;
mod unique;
mod worker;

pub use cancel::Cancel;
pub(crate) use chance::Mixer;
pub(crate) use chances::{Chances, chances, percent};
pub use holdem::Memory;
pub(crate) use judge::judge;
pub use style::Style;
pub(crate) use style::UnknownStyle;
pub use worker::Worker;
pub(crate) use worker::{Answer, RequestId};

use crate::rules::{Action, View};
use chance::decision_seed;
use style::Skill;

/// One computer player: a style, a seed, and what it remembers of the others.
#[derive(Clone, Debug)]
pub struct Bot {
    style: &'static Style,
    seed: u64,
    memory: Memory,
}

impl Bot {
    /// A player of that style who has not seen anybody play yet.
    pub fn new(style: &'static Style, seed: u64) -> Bot {
        Bot {
            style,
            seed,
            memory: Memory::default(),
        }
    }

    /// How this player plays.
    pub fn style(&self) -> &'static Style {
        self.style
    }

    /// What the player does now; `None` where there is nothing to decide, or
    /// where the player would rather wait for the next wave.
    pub fn decide(&self, view: &View) -> Option<Action> {
        self.decide_unless(view, &Cancel::never())
    }

    /// As [`Bot::decide`], but gives up soon after it is cancelled.
    pub fn decide_unless(&self, view: &View, cancel: &Cancel) -> Option<Action> {
        let seed = decision_seed(self.seed, view);
        match &self.style.skill {
            Skill::Baseline(baseline) => baseline.decide(view, seed),
            Skill::Holdem(skill) => holdem::decide(view, skill, &self.memory, seed, cancel)
                .or_else(|| baseline::anything(view).filter(|_| !cancel.is_cancelled())),
            Skill::Draw(skill) => draw::decide(view, *skill, seed, cancel)
                .or_else(|| baseline::anything(view).filter(|_| !cancel.is_cancelled())),
            // To wait is an answer here.
            Skill::Unique(skill) => unique::decide(view, *skill, seed, cancel),
            Skill::Scripted(actions) => scripted::decide(actions, view),
        }
    }

    /// Looks back on a hand that is over. Players who adapt learn from it how
    /// the others play; for the rest it was just a hand.
    pub fn watch(&mut self, view: &View) {
        if self.learns() {
            self.memory.learn(view);
        }
    }

    /// Whether hands that are over change how this player plays.
    pub(crate) fn learns(&self) -> bool {
        matches!(&self.style.skill, Skill::Holdem(skill) if skill.adapts)
    }

    /// What the player has learnt so far.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Goes on with what was learnt earlier.
    pub(crate) fn remember(&mut self, memory: Memory) {
        self.memory = memory;
    }
}
