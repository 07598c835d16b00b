//! What is done in a scenario: the arguments of the program in the first line,
//! then a step in each line, and what to wait for after `until`.
//!
//! After `once` stand the arguments with which it is started before, in a
//! terminal: the game that begins there is continued in the window. What is told
//! as soon as a window opens is easily lost before anybody listens.

use crate::keys::Chord;

pub struct Scenario {
    /// Whether the program has never been started before.
    pub is_first_start: bool,
    pub arguments: Vec<String>,
    /// Those of the start before.
    pub once: Vec<String>,
    pub steps: Vec<Step>,
}

pub struct Step {
    pub line: String,
    pub deed: Deed,
    /// What must be told before the next step.
    pub until: Option<String>,
}

pub enum Deed {
    /// Starts the program.
    Start,
    /// Ends the program as a power cut does.
    Kill,
    Press(Chord),
    /// Writes down everything that stands in the window.
    Look,
}

impl Scenario {
    pub fn read(text: &str) -> Result<Scenario, String> {
        let mut lines = text.lines();
        let mut arguments: Vec<String> = lines
            .next()
            .unwrap_or_default()
            .split_whitespace()
            .map(str::to_owned)
            .collect();
        let given = arguments.len();
        arguments.retain(|it| it != "first-start");
        let is_first_start = arguments.len() < given;
        let once = match arguments.iter().position(|it| it == "once") {
            Some(at) => arguments.drain(at..).skip(1).collect(),
            None => Vec::new(),
        };
        let steps = lines.filter(|line| !line.trim().is_empty()).map(Step::read);
        Ok(Scenario {
            is_first_start,
            arguments,
            once,
            steps: steps.collect::<Result<_, _>>()?,
        })
    }
}

impl Step {
    fn read(line: &str) -> Result<Step, String> {
        let (deed, until) = match line.split_once(" until ") {
            Some((deed, until)) => (deed, Some(until.to_owned())),
            None => (line, None),
        };
        let deed = match deed {
            "start" => Deed::Start,
            "kill" => Deed::Kill,
            "look" => Deed::Look,
            key => Deed::Press(Chord::read(key).ok_or_else(|| format!("no key {key}"))?),
        };
        Ok(Step {
            line: line.to_owned(),
            deed,
            until,
        })
    }
}
