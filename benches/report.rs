//! The table at the end of all benchmarks. Each adds its lines to a file, if
//! there is one to add to; the last one reads them.

use std::env;
use std::fs::OpenOptions;
use std::io::Write;

use serde::{Deserialize, Serialize};

/// The file that `./run bench` names.
const FILE: &str = "TABLETALK_BENCH_LINES";

/// What one measurement came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// What was done.
    pub work: String,
    /// What the figures are.
    pub unit: String,
    /// Our figure.
    pub ours: f64,
    /// Who did the same beside us, and their figure.
    pub peer: Option<(String, f64)>,
    /// Our figure to theirs, in the same round.
    pub ratio: Option<f64>,
    /// What is wanted.
    pub goal: Option<Goal>,
}

/// What is wanted of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Goal {
    /// No less.
    AtLeast(f64),
    /// No more.
    AtMost(f64),
    /// No less than so many times the peer's figure.
    TimesAtLeast(f64),
    /// No more than so many times the peer's figure.
    TimesAtMost(f64),
}

impl Line {
    /// A figure of ours.
    pub fn new(work: &str, unit: &str, ours: f64) -> Line {
        Line {
            work: work.to_owned(),
            unit: unit.to_owned(),
            ours,
            peer: None,
            ratio: None,
            goal: None,
        }
    }

    /// Beside this one of somebody else.
    #[must_use]
    pub fn beside(mut self, peer: &str, theirs: f64, ratio: f64) -> Line {
        self.peer = Some((peer.to_owned(), theirs));
        self.ratio = Some(ratio);
        self
    }

    /// With this goal.
    #[must_use]
    pub fn goal(mut self, goal: Goal) -> Line {
        self.goal = Some(goal);
        self
    }

    /// Keeps it for the table at the end.
    pub fn add(&self) {
        let Some(file) = env::var_os(FILE) else {
            return;
        };
        let line = serde_json::to_string(self).expect("numbers and words can be written");
        let file = OpenOptions::new().create(true).append(true).open(file);
        writeln!(file.expect("the file of the table"), "{line}").expect("a line is added");
    }

    /// Whether the goal is reached, where there is one.
    pub fn is_reached(&self) -> Option<bool> {
        Some(match self.goal? {
            Goal::AtLeast(least) => self.ours >= least,
            Goal::AtMost(most) => self.ours <= most,
            Goal::TimesAtLeast(least) => self.ratio? >= least,
            Goal::TimesAtMost(most) => self.ratio? <= most,
        })
    }
}
