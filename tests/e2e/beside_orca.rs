//! A program beside Orca: both speak through one server, which takes its time.

use std::process::Command;
use std::time::{Duration, Instant};

use tabletalk::table::Pacing;

use crate::compare::Spoken;
use crate::driver::Process;
use crate::ssip::{Habits, Said, Speech};

/// How long a letter is spoken: those who always listen to a screen reader are
/// as quick.
const LETTER: Duration = Duration::from_millis(15);

/// What else the machine does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Load {
    Quiet,
    /// Two programs that never rest.
    Busy,
}

/// A server that speaks as quickly as people listen.
pub(crate) fn spoken() -> Habits {
    Habits {
        speech: Speech::PerLetter(LETTER),
        ..Habits::default()
    }
}

impl Load {
    /// Begins what keeps the machine busy.
    pub(crate) fn start(self) -> Vec<Process> {
        let programs = match self {
            Load::Quiet => 0,
            Load::Busy => 2,
        };
        let start = |_| Process::start(Command::new("sh").args(["-c", "while :; do :; done"]));
        (0..programs).map(start).collect()
    }
}

/// How the program is started at a table without clocks.
pub(crate) fn table(pace: Pacing, seed: usize) -> String {
    let pace = format!("{pace:?}").to_lowercase();
    format!("--game holdem --players 4 --time 0 --pace {pace} --seed {seed}")
}

/// The words of a command line.
pub(crate) fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// What was heard of a text.
pub(crate) fn heard(said: &Said) -> Spoken {
    Spoken {
        text: said.text.clone(),
        own: said.client.contains("tabletalk"),
        letters: if said.cut {
            letters(said.spoken())
        } else {
            said.text.chars().count()
        },
    }
}

/// How many letters are said in that time.
pub(crate) fn letters(time: Duration) -> usize {
    usize::try_from(time.as_millis() / LETTER.as_millis()).unwrap()
}

/// What became of a text, as a line of an account that began then.
pub(crate) fn line(said: &Said, begin: Instant) -> String {
    let after = said.asked.saturating_duration_since(begin).as_secs_f32();
    let cut = if said.cut {
        format!(", cut after {:.2} s", said.spoken().as_secs_f32())
    } else {
        String::new()
    };
    format!("{after:7.3} {}: {}{cut}", said.client, said.text)
}
