use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use crate::rules::Seat;
use crate::server::hall::allowance::Allowance;
use crate::table::{Refusal, Said, Talk};

/// What is said at a table.
#[derive(Debug, Default)]
pub(super) struct Conversation {
    /// How much was said.
    number: u64,
    /// The last of it, for whoever missed it.
    lately: VecDeque<Said>,
    allowances: BTreeMap<Seat, Allowance>,
}

/// So much is told again to whoever comes back.
const LATELY: usize = 50;

/// So many letters are enough.
const LONGEST: usize = 300;

/// How often a second somebody may speak: twenty times a minute, and some of
/// them at once.
const OFTEN: f64 = 1.0 / 3.0;

/// So many of them at once.
const AT_ONCE: f64 = 6.0;

impl Conversation {
    /// The number of what is said next.
    pub(super) fn next(&self) -> u64 {
        self.number + 1
    }

    pub(super) fn say(&mut self, from: Seat, talk: Talk, now: Duration) -> Result<Said, Refusal> {
        let talk = match talk {
            Talk::Text(text) => {
                let shown = text
                    .chars()
                    .map(|it| if it.is_control() { ' ' } else { it });
                let text: String = shown.take(LONGEST).collect();
                let text = text.trim();
                if text.is_empty() {
                    return Err(Refusal::NobodyThere);
                }
                Talk::Text(text.to_owned())
            }
            phrase @ Talk::Phrase(_) => phrase,
        };
        // What may be said at once grows back as slowly as one may speak.
        let speed = now.mul_f64(OFTEN / (AT_ONCE / 2.0));
        let first = Allowance::full(AT_ONCE / 2.0, speed);
        let allowance = self.allowances.entry(from).or_insert(first);
        if !allowance.take(AT_ONCE / 2.0, speed) {
            return Err(Refusal::TooFast);
        }
        self.number += 1;
        let said = Said {
            number: self.number,
            from,
            talk,
        };
        self.lately.push_back(said.clone());
        if self.lately.len() > LATELY {
            self.lately.pop_front();
        }
        Ok(said)
    }

    /// What was said lately, from that number on.
    pub(super) fn since(&self, number: u64) -> Vec<Said> {
        let since = self.lately.iter().filter(|it| it.number >= number);
        since.cloned().collect()
    }
}
