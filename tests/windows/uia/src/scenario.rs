//! What is done in a scenario: the arguments of the program in the first line,
//! then a step in each line, and what to wait for after `until`.

use crate::keys::Chord;

pub struct Scenario {
    /// Whether the program has never been started before.
    pub is_first_start: bool,
    pub arguments: Vec<String>,
    pub steps: Vec<Step>,
}

pub struct Step {
    pub line: String,
    pub deed: Deed,
    /// What must be told before the next step.
    pub until: Option<String>,
}

pub enum Deed {
    /// Starts the program; a second time with nothing but its folder.
    Start,
    /// Ends the program as a power cut does.
    Kill,
    Press(Chord),
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
        let steps = lines.filter(|line| !line.trim().is_empty()).map(Step::read);
        Ok(Scenario {
            is_first_start: arguments.len() < given,
            arguments,
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
            key => Deed::Press(Chord::read(key).ok_or_else(|| format!("no key {key}"))?),
        };
        Ok(Step {
            line: line.to_owned(),
            deed,
            until,
        })
    }
}
