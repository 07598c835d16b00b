//! Plays a scenario, step by step.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::listen::{Listener, News};
use crate::scenario::{Deed, Scenario};
use crate::window::{bring_to_front, windows_of};

/// How long a step may take.
const PATIENCE: Duration = Duration::from_secs(90);

/// After so long without news, a step is over: longer than announcements are
/// kept apart.
const QUIET: Duration = Duration::from_millis(1500);

/// A window that has opened is looked at after so long.
const SETTLES: Duration = Duration::from_millis(1500);

const LOOK: Duration = Duration::from_millis(25);

pub struct Play {
    program: PathBuf,
    scenario: Scenario,
    folder: PathBuf,
    running: Option<Running>,
    transcript: String,
    /// What the focused element was when it was told last.
    focused: String,
}

struct Running {
    process: Child,
    listener: Listener,
}

impl Play {
    pub fn new(program: PathBuf, scenario: Scenario) -> Result<Play, String> {
        let name = format!("tabletalk-heard-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        // Another Wine may have had a process of this number, and been killed.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        if !scenario.is_first_start {
            let settings = "(greeted: true)";
            fs::write(folder.join("settings.ron"), settings).map_err(|error| error.to_string())?;
        }
        Ok(Play {
            program,
            scenario,
            folder,
            running: None,
            transcript: String::new(),
            focused: String::new(),
        })
    }

    /// Everything that was told.
    pub fn play(mut self) -> Result<String, String> {
        for step in std::mem::take(&mut self.scenario.steps) {
            self.transcript += &format!("{}\n", step.line);
            let done = match step.deed {
                Deed::Start => self.start(),
                Deed::Kill => self.kill(),
                Deed::Press(chord) => chord.press(),
                Deed::Look => self.look(),
            };
            let done = done.and_then(|()| self.hear(step.until.as_deref()));
            done.map_err(|problem| {
                let last: Vec<&str> = self.transcript.lines().rev().take(6).collect();
                let last: Vec<&str> = last.into_iter().rev().collect();
                format!("{}: {problem}; told last:\n{}", step.line, last.join("\n"))
            })?;
        }
        Ok(self.transcript.clone())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.arg("--config").arg(&self.folder);
        command.args(&self.scenario.arguments);
        command
    }

    fn start(&mut self) -> Result<(), String> {
        let once = std::mem::take(&mut self.scenario.once);
        if !once.is_empty() {
            let mut before = self.command();
            before.arg("--terminal").args(once).stdin(Stdio::null());
            before.output().map_err(|error| error.to_string())?;
        }
        let process = self.command().spawn();
        let process = process.map_err(|error| error.to_string())?;
        let window = wait(|| {
            // The event loop has a window, too, and a console may be there.
            let windows = windows_of(process.id()).into_iter();
            let mut windows = windows.filter(|(_, title)| title.ends_with("Tabletalk"));
            windows.next().map(|(window, _)| window)
        })
        .ok_or("no window opens")?;
        // Wine loses what is asked of a window that has just opened.
        sleep(SETTLES);
        bring_to_front(window);
        let listener = Listener::start(window).map_err(|error| format!("not heard: {error}"))?;
        self.running = Some(Running { process, listener });
        Ok(())
    }

    fn look(&mut self) -> Result<(), String> {
        let running = self.running.as_ref().ok_or("nothing runs")?;
        self.transcript += &running.listener.tree().map_err(|error| error.to_string())?;
        Ok(())
    }

    fn kill(&mut self) -> Result<(), String> {
        let Some(mut running) = self.running.take() else {
            return Err("nothing runs".to_owned());
        };
        drop(running.listener);
        running.process.kill().map_err(|error| error.to_string())?;
        running.process.wait().map_err(|error| error.to_string())?;
        self.focused.clear();
        Ok(())
    }

    /// Waits until something was told and it is quiet, and writes it down.
    fn hear(&mut self, until: Option<&str>) -> Result<(), String> {
        let Some(running) = &mut self.running else {
            return Ok(());
        };
        let began = Instant::now();
        let heard = wait(|| {
            let gone = matches!(running.process.try_wait(), Ok(Some(_)));
            let tells = |text: &str| until.is_none_or(|until| text.contains(until));
            let (quiet, told, focused) = running.listener.look(|told| {
                let last = told.last.unwrap_or(began).max(began);
                let texts = told.news.iter().map(News::text);
                let is_told = until.is_none() || texts.into_iter().any(tells);
                (last.elapsed() >= QUIET, is_told, told.focused.clone())
            });
            // What it is worth may have changed without news.
            let is_there = || focused.is_some_and(|it| tells(&it.described()));
            let found = quiet && (told || is_there());
            (found || gone).then_some(gone)
        });
        let news = running.listener.look(|told| std::mem::take(&mut told.news));
        let now = running
            .listener
            .look(|told| told.focused.as_ref().map(|it| it.described()));
        let mut says = Vec::new();
        // Where the focus goes and what is announced come by different ways.
        for news in news {
            match news {
                News::Focus(element) if element == self.focused => {}
                News::Focus(element) => {
                    self.transcript += &format!("    focus: {element}\n");
                    self.focused = element;
                }
                // How many sentences come at once depends on time.
                News::Says(text) => {
                    let sentences = text.split_inclusive(". ");
                    says.extend(sentences.map(|it| format!("    says: {}\n", it.trim_end())));
                }
                News::Mute(text) => says.push(format!("    says without being live: {text}\n")),
            }
        }
        if let Some(now) = now.filter(|now| *now != self.focused) {
            self.transcript += &format!("    now: {now}\n");
            self.focused = now;
        }
        self.transcript += &says.concat();
        match (heard, until) {
            (Some(false), _) => Ok(()),
            (Some(true), _) => Err("the program has ended".to_owned()),
            (None, Some(until)) => Err(format!("\"{until}\" was never told")),
            (None, None) => Err("it is never quiet".to_owned()),
        }
    }
}

impl Drop for Play {
    fn drop(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = running.process.kill();
            let _ = running.process.wait();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn wait<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        if let Some(found) = look() {
            return Some(found);
        }
        sleep(LOOK);
    }
    None
}
