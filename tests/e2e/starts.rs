//! Start after start with Orca: it speaks at once, and the cards of the first
//! hand are heard.
//!
//! How many starts there are, `TABLETALK_STARTS` says.

use std::env;
use std::fmt::{self, Display};
use std::time::{Duration, Instant};

use tabletalk::table::Pacing;

use crate::beside_orca::{Load, line, spoken, table, words};
use crate::driver::{Desktop, Orca, Program, Reader};
use crate::player::{settings, within};
use crate::ssip::{Said, Server};

/// Where a start leads, and what else the machine does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    to: To,
    load: Load,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum To {
    Menu,
    Table,
}

/// So many starts are tried where nothing else is wanted.
const FEW: usize = 2;

/// A window that says nothing for so long seems to be broken.
const PATIENCE: Duration = Duration::from_secs(3);

/// What was not heard by then is never heard.
const LONG: Duration = Duration::from_secs(25);

/// Nobody says more about a window that is closed.
const SILENCE: Duration = Duration::from_millis(1500);

/// What was heard after a start, and when.
struct Trial {
    /// When the window was there.
    shown: Duration,
    /// When the first word was said, from the start on.
    first: Option<Duration>,
    /// When Orca said its first one.
    orca: Option<Duration>,
    /// What was not heard of what must be.
    unheard: Vec<&'static str>,
    texts: Vec<String>,
}

impl Start {
    pub(crate) fn all() -> Vec<Start> {
        let kinds = [To::Menu, To::Table].into_iter();
        let loads = [Load::Quiet, Load::Busy];
        kinds
            .flat_map(|to| loads.map(|load| Start { to, load }))
            .collect()
    }

    pub(crate) fn try_often(self) {
        let count = env::var("TABLETALK_STARTS").map_or(FEW, |it| it.parse().unwrap());
        let desktop = Desktop::start(Reader::Absent);
        let speech_folder = desktop.own_folder("speech");
        let speech = Server::start(&speech_folder, spoken());
        let _orca = Orca::join(&desktop, &speech_folder, &speech);
        let _load = self.load.start();
        let trials: Vec<Trial> = (1..=count)
            .map(|number| self.try_once(&desktop, &speech, number))
            .collect();
        let silent = trials.iter().filter(|it| it.is_silent()).count();
        let unheard = trials.iter().filter(|it| !it.unheard.is_empty()).count();
        let late = |it: &&Trial| it.orca.is_none_or(|orca| orca > PATIENCE);
        let stuck = trials.iter().filter(late).count();
        let mut firsts: Vec<Duration> = trials.iter().filter_map(|it| it.first).collect();
        firsts.sort();
        let middle = firsts.get(firsts.len() / 2).copied().unwrap_or_default();
        let last = firsts.last().copied().unwrap_or_default();
        println!(
            "{self}: {count} starts, {silent} silent for more than {PATIENCE:?}, {unheard} with \
             something unheard; first word after {middle:.1?}, at most {last:.1?}; {stuck} in \
             which the voice stood in for Orca"
        );
        for trial in trials.iter().filter(|it| !it.is_good()) {
            println!("  {trial}");
        }
        assert!(trials.iter().all(Trial::is_good), "{self}");
    }

    fn try_once(self, desktop: &Desktop, speech: &Server, number: usize) -> Trial {
        let folder = desktop.own_folder(&format!("start-{number}"));
        Program::keep(&folder, &settings());
        let arguments = match self.to {
            To::Menu => String::new(),
            To::Table => table(Pacing::Quick, number),
        };
        let arguments = words(&arguments);
        let before = speech.said().len();
        let start = Instant::now();
        let binary = env!("CARGO_BIN_EXE_tabletalk");
        let speech_folder = desktop.own_folder("speech");
        let program = Program::start(
            binary.as_ref(),
            desktop,
            &folder,
            &speech_folder,
            &arguments,
        );
        // A window manager gives a new window the keyboard.
        let keys = desktop.input();
        let window = keys.window();
        keys.focus(window);
        let shown = start.elapsed();
        let said = || speech.said().split_off(before);
        within(LONG, || {
            let said = said();
            self.to.unheard(&said).is_empty() && first(&said, "").is_some()
        });
        let said = said();
        keys.press("ctrl+q");
        program.end();
        within(LONG, || speech.silence() > SILENCE);
        Trial {
            shown,
            first: first(&said, "").map(|it| it - start),
            orca: first(&said, "Orca").map(|it| it - start),
            unheard: self.to.unheard(&said),
            texts: said.iter().map(|it| line(it, start)).collect(),
        }
    }
}

impl To {
    /// What is not heard yet of what must be, to its end.
    fn unheard(self, said: &[Said]) -> Vec<&'static str> {
        let wanted: &[&str] = match self {
            To::Menu => &["New game: Texas Hold'em"],
            // The others may fold before it is one's turn.
            To::Table => &["Blinds ", " of ", "Your turn|Next hand"],
        };
        let heard = said.iter().filter(|it| it.over.is_some() && !it.cut);
        let heard: Vec<&str> = heard.map(|it| &*it.text).collect();
        let mut unheard = wanted.to_vec();
        let is_heard = |words| heard.iter().any(|text| text.contains(words));
        unheard.retain(|it| !it.split('|').any(is_heard));
        unheard
    }
}

/// When somebody who is called so said the first word.
fn first(said: &[Said], who: &str) -> Option<Instant> {
    let its = said.iter().filter(|it| it.client.contains(who));
    its.filter_map(|it| it.begun).min()
}

impl Trial {
    fn is_silent(&self) -> bool {
        self.first.is_none_or(|first| first > PATIENCE)
    }

    fn is_good(&self) -> bool {
        !self.is_silent() && self.unheard.is_empty()
    }
}

impl Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "window after {:.1?}, first word after {:.1?}, Orca's after {:.1?}, unheard {:?}",
            self.shown, self.first, self.orca, self.unheard
        )?;
        self.texts.iter().try_for_each(|it| write!(f, "\n    {it}"))
    }
}

impl Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = format!("{:?}_{:?}", self.to, self.load);
        f.write_str(&name.to_lowercase())
    }
}
