//! A speech-dispatcher that says nothing and writes down everything.
//!
//! Clients find it at `SPEECHD_ADDRESS=unix_socket:PATH`. What it hears is
//! lines, in order: `hello CLIENT`, `set RATE 20`, `list`, `speak TEXT`, then
//! `end TEXT` or `cut TEXT`. What became of each text is kept, too.

mod conversation;
mod mouth;
mod said;

use std::collections::VecDeque;
use std::fs;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

pub(crate) use said::Said;

/// What does not come by then does not come.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running server. It dies when it is dropped: its clients lose their
/// connections.
pub(crate) struct Server {
    room: Arc<Room>,
    path: PathBuf,
    /// How far [`Server::until`] has read.
    read: usize,
}

/// How the server behaves.
#[derive(Clone, Debug)]
pub(crate) struct Habits {
    /// How long a text is spoken.
    pub(crate) speech: Speech,
    /// Whether commands are answered.
    pub(crate) answers: Answers,
    /// Whether the list of voices is, too.
    pub(crate) lists: Answers,
    /// The voices: name and language.
    pub(crate) voices: Vec<(&'static str, &'static str)>,
}

/// How long a text is spoken.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Speech {
    /// Not at all: it ends at once.
    Instant,
    /// Until [`Server::end`].
    UntilTold,
    /// So long for each of its letters, once everything before it was said:
    /// there is one voice for all clients.
    PerLetter(Duration),
}

/// What becomes of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answers {
    /// It is obeyed.
    Yes,
    /// It is refused.
    No,
    /// Nothing is heard of it while this is so.
    Never,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits {
            speech: Speech::UntilTold,
            answers: Answers::Yes,
            lists: Answers::Yes,
            voices: vec![("English (America)", "en-US"), ("Polish", "pl")],
        }
    }
}

impl Habits {
    /// Those of a server at which every text ends at once.
    pub(crate) fn instant() -> Habits {
        Habits {
            speech: Speech::Instant,
            ..Habits::default()
        }
    }
}

struct Room {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    habits: Habits,
    heard: Vec<(Instant, String)>,
    clients: Vec<Client>,
    /// All texts. The number of one is its place here, from 1 on.
    said: Vec<Said>,
    dead: bool,
}

struct Client {
    stream: UnixStream,
    name: String,
    /// What it wants said; the first is being said.
    queue: VecDeque<(usize, String)>,
}

impl Server {
    pub(crate) fn start(folder: &Path, habits: Habits) -> Server {
        let path = socket(folder);
        let listener = UnixListener::bind(&path).unwrap();
        let state = State {
            habits,
            ..State::default()
        };
        let room = Arc::new(Room {
            state: Mutex::new(state),
            changed: Condvar::new(),
        });
        let mouth = Arc::clone(&room);
        thread::spawn(move || mouth::speak(&mouth));
        let host = Arc::clone(&room);
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let Some(client) = host.enter(&stream) else {
                    return;
                };
                let room = Arc::clone(&host);
                thread::spawn(move || conversation::hold(&room, client, stream));
            }
        });
        Server {
            room,
            path,
            read: 0,
        }
    }

    /// Behaves in another way from now on.
    pub(crate) fn change(&self, change: impl FnOnce(&mut Habits)) {
        change(&mut self.room.state().habits);
        self.room.changed.notify_all();
    }

    /// Waits for a line about speech, and returns all of them since the last
    /// time up to that one.
    pub(crate) fn until(&mut self, line: &str) -> Vec<String> {
        let start = self.read;
        let (lines, read) = self.room.wait(line, |state| {
            let new = &state.heard[start..];
            let place = new.iter().position(|(_, it)| it == line)?;
            let lines: Vec<String> = (new[..=place].iter())
                .map(|(_, line)| line.clone())
                .filter(|line| ["speak", "end", "cut"].contains(&first_word(line)))
                .collect();
            Some((lines, start + place + 1))
        });
        self.read = read;
        lines
    }

    /// Everything heard so far that starts with that word.
    pub(crate) fn all(&self, word: &str) -> Vec<String> {
        let state = self.room.state();
        let lines = state.heard.iter().map(|(_, line)| line);
        lines
            .filter(|line| first_word(line) == word)
            .cloned()
            .collect()
    }

    /// Waits until that many lines that start with the word were heard, and
    /// returns them with their times.
    pub(crate) fn wait_for(&self, word: &str, count: usize) -> Vec<(Instant, String)> {
        self.room.wait(word, |state| {
            let found = (state.heard.iter()).filter(|(_, line)| first_word(line) == word);
            let found: Vec<_> = found.cloned().collect();
            (found.len() >= count).then_some(found)
        })
    }

    /// Waits for a text that fits, of those from that one on, and tells when it
    /// was to be spoken.
    pub(crate) fn hears(&self, first: usize, fits: impl Fn(&str) -> bool) -> Instant {
        self.room.wait("text that fits", |state| {
            let lines = state.heard.iter();
            let texts = lines.filter_map(|(at, line)| Some((at, line.strip_prefix("speak ")?)));
            let mut new = texts.skip(first);
            new.find(|(_, text)| fits(text)).map(|(at, _)| *at)
        })
    }

    /// Every text so far, and what has become of it.
    pub(crate) fn said(&self) -> Vec<Said> {
        self.room.state().said.clone()
    }

    /// For how long nothing has been said.
    pub(crate) fn silence(&self) -> Duration {
        let state = self.room.state();
        let speaks = |client: &Client| !client.queue.is_empty();
        if state.clients.iter().any(speaks) {
            return Duration::ZERO;
        }
        let last = state.said.iter().filter_map(|it| it.over).max();
        last.map_or(Duration::MAX, |over| over.elapsed())
    }

    /// Waits until something is being said and comes to its end.
    pub(crate) fn end(&self) -> String {
        self.finish("end", 702)
    }

    /// Waits until something is being said and cuts it short, as if another
    /// client had.
    pub(crate) fn cut(&self) -> String {
        self.finish("cut", 703)
    }

    fn finish(&self, how: &str, code: u16) -> String {
        self.room.wait("anything to end", |state| {
            let speaks = |client: &Client| !client.queue.is_empty();
            let client = state.clients.iter().position(speaks)?;
            state.finish(client, how, code)
        })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Nobody else comes in, and whoever is in goes out.
        let _ = fs::remove_file(&self.path);
        let mut state = self.room.state();
        state.dead = true;
        for client in &state.clients {
            let _ = client.stream.shutdown(std::net::Shutdown::Both);
        }
        drop(state);
        self.room.changed.notify_all();
    }
}

impl Room {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The client's number, unless the server is dead.
    fn enter(&self, stream: &UnixStream) -> Option<usize> {
        let mut state = self.state();
        if state.dead {
            return None;
        }
        let stream = stream.try_clone().unwrap();
        state.clients.push(Client {
            stream,
            name: String::new(),
            queue: VecDeque::new(),
        });
        Some(state.clients.len() - 1)
    }

    /// Waits until the state is as wanted.
    fn wait<T>(&self, wanted: &str, mut look: impl FnMut(&mut State) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        let mut state = self.state();
        loop {
            if let Some(found) = look(&mut state) {
                self.changed.notify_all();
                return found;
            }
            let left = end.saturating_duration_since(Instant::now());
            let heard: Vec<_> = state.heard.iter().map(|(_, line)| line).collect();
            assert!(!left.is_zero(), "no '{wanted}' in {heard:#?}");
            state = self.changed.wait_timeout(state, left).unwrap().0;
        }
    }
}

impl State {
    fn hear(&mut self, line: String) {
        self.heard.push((Instant::now(), line));
    }
}

fn first_word(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// Runs a test in a process of its own, with a folder of its own. There a
/// server at [`socket`] is the system's speech, and a bus at `bus` is the
/// session's: the environment of a running process cannot be changed safely.
pub(crate) fn in_own_process(test: &str, body: impl FnOnce(&Path)) {
    const FOLDER: &str = "TABLETALK_TEST_FOLDER";
    if let Some(folder) = std::env::var_os(FOLDER) {
        return body(Path::new(&folder));
    }
    let name = format!("tabletalk-{}-{test}", std::process::id());
    let folder = std::env::temp_dir().join(name.replace("::", "-"));
    fs::create_dir_all(&folder).unwrap();
    let speech = format!("unix_socket:{}", socket(&folder).display());
    let bus = format!("unix:path={}", folder.join("bus").display());
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "--nocapture", test])
        .env(FOLDER, &folder)
        .env("SPEECHD_ADDRESS", speech)
        .env("DBUS_SESSION_BUS_ADDRESS", bus)
        // Nowhere is a daemon that could be started instead.
        .env("PATH", "")
        .output()
        .unwrap();
    fs::remove_dir_all(&folder).unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    let complained = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}{complained}");
    assert!(said.contains("1 passed"), "no test '{test}': {said}");
}

/// Where the server of a test is to listen.
pub(crate) fn socket(folder: &Path) -> PathBuf {
    folder.join("speech")
}
