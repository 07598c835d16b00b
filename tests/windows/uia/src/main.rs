//! Plays a scenario in the window of Tabletalk and writes down what a screen
//! reader of Windows is told through UI Automation.
//!
//! `uia PROGRAM SCENARIO TRANSCRIPT` compares with the transcript; with
//! `UPDATE_EXPECT=1` it writes it. It works on Windows and in Wine. Keys go to
//! the window in front, so nothing else may be there.

#![cfg(windows)]

mod element;
mod keys;
mod listen;
mod play;
mod scenario;
mod window;

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use play::Play;
use scenario::Scenario;

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [program, scenario, transcript] = &arguments[..] else {
        eprintln!("usage: uia PROGRAM SCENARIO TRANSCRIPT");
        return ExitCode::from(2);
    };
    match compare(program.clone(), scenario, transcript) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{}: {problem}", scenario.display());
            ExitCode::FAILURE
        }
    }
}

fn compare(program: PathBuf, scenario: &PathBuf, transcript: &PathBuf) -> Result<(), String> {
    let read = |path: &PathBuf| {
        fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
    };
    let scenario = Scenario::read(&read(scenario)?)?;
    let told = Play::new(program, scenario)?.play()?;
    if env::var_os("UPDATE_EXPECT").is_some() {
        return fs::write(transcript, told).map_err(|error| error.to_string());
    }
    let expected = read(transcript)?;
    if told == expected {
        return Ok(());
    }
    let same = told.lines().zip(expected.lines());
    let same = same.take_while(|(told, expected)| told == expected).count();
    let part = |text: &str| {
        let lines = text.lines().skip(same.saturating_sub(3)).take(8);
        lines.fold(String::new(), |all, line| format!("{all}\n    {line}"))
    };
    Err(format!(
        "another transcript from line {} on\n  expected:{}\n  told:{}\n  told last: {}",
        same + 1,
        part(&expected),
        part(&told),
        told.lines().last().unwrap_or("nothing"),
    ))
}
