use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use super::desktop::Desktop;
use super::process::{Process, command, find};
use crate::ssip;
use crate::ssip::{Habits, Server};

/// The screen reader of the system, and what it says.
pub(crate) struct Orca {
    _process: Process,
    speech: Server,
    said: usize,
}

/// It says nothing more about something after so long a silence.
const SILENCE: Duration = Duration::from_millis(900);

impl Orca {
    /// Starts it with a speech server of its own, and waits until it speaks.
    pub(crate) fn start(desktop: &Desktop) -> Orca {
        let folder = desktop.own_folder("orca");
        let speech = Server::start(&folder, Habits::instant());
        Orca {
            _process: Orca::join(desktop, &folder, &speech),
            speech,
            said: 0,
        }
    }

    /// Starts it with the speech server in that folder, and waits until it
    /// speaks.
    pub(crate) fn join(desktop: &Desktop, folder: &Path, speech: &Server) -> Process {
        let socket = ssip::socket(folder);
        let mut orca = command("orca", desktop.folder());
        desktop.give_to(&mut orca);
        orca.arg("--user-prefs-dir")
            .arg(desktop.own_folder("orca"))
            .env(
                "SPEECHD_ADDRESS",
                format!("unix_socket:{}", socket.display()),
            )
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let process = Process::start(&mut orca);
        speech.wait_for("speak", 1);
        // Before that, it may overlook a window that opens.
        spoken_after(speech, 0, SILENCE);
        process
    }

    /// The number before the first point of its version.
    pub(crate) fn version() -> u32 {
        let orca = find("orca").unwrap();
        let told = Command::new(orca).arg("--version").output().unwrap();
        let told = String::from_utf8(told.stdout).unwrap();
        let digits = told.trim_start_matches(|it: char| !it.is_ascii_digit());
        let digits: String = digits.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().unwrap()
    }

    /// Whether it has said something with these words in it.
    pub(crate) fn has_said(&self, words: &str) -> bool {
        self.speech.said().iter().any(|it| it.text.contains(words))
    }

    /// What it has said since the last time, once it is silent.
    pub(crate) fn says(&mut self) -> Vec<String> {
        let texts = spoken_after(&self.speech, self.said, SILENCE);
        self.said += texts.len();
        texts.into_iter().filter(|it| !it.is_empty()).collect()
    }
}

/// Waits until nothing more has been said for that long, and gives what was
/// said after so many texts.
pub(crate) fn spoken_after(server: &Server, said: usize, silence: Duration) -> Vec<String> {
    loop {
        let texts = server.said();
        thread::sleep(silence);
        if server.said().len() == texts.len() {
            return texts.into_iter().skip(said).map(|it| it.text).collect();
        }
    }
}
