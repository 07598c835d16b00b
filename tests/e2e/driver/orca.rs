use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use super::desktop::Desktop;
use super::process::{Process, command, find};
use crate::ssip::{self, Habits, Server};

/// The screen reader of the system, and what it says.
pub(crate) struct Orca {
    _process: Process,
    speech: Server,
    said: usize,
}

/// It says nothing more about something after so long a silence.
const SILENCE: Duration = Duration::from_millis(900);

impl Orca {
    /// Starts it, and waits until it speaks.
    pub(crate) fn start(desktop: &Desktop) -> Orca {
        let folder = desktop.own_folder("orca");
        let speech = Server::start(&folder, Habits::instant());
        let socket = ssip::socket(&folder);
        let mut orca = command("orca", desktop.folder());
        desktop.give_to(&mut orca);
        orca.arg("--user-prefs-dir")
            .arg(folder)
            .env(
                "SPEECHD_ADDRESS",
                format!("unix_socket:{}", socket.display()),
            )
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let process = Process::start(&mut orca);
        speech.wait_for("speak", 1);
        // Before that, it may overlook a window that opens.
        spoken_after(&speech, 0, SILENCE);
        Orca {
            _process: process,
            speech,
            said: 0,
        }
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

    /// What it has said since the last time, once it is silent.
    pub(crate) fn says(&mut self) -> Vec<String> {
        let texts = spoken_after(&self.speech, self.said, SILENCE);
        self.said += texts.len();
        let texts = texts.iter().map(|it| without_marks(it));
        texts.filter(|it| !it.is_empty()).collect()
    }
}

/// Waits until nothing more has been said for that long, and gives what was
/// said after so many texts.
pub(crate) fn spoken_after(server: &Server, said: usize, silence: Duration) -> Vec<String> {
    loop {
        let texts = server.all("speak");
        thread::sleep(silence);
        if server.all("speak").len() == texts.len() {
            let texts = texts.iter().skip(said).map(|line| &line["speak ".len()..]);
            return texts.map(str::to_owned).collect();
        }
    }
}

/// What is spoken of a text with marks for the speech server.
fn without_marks(text: &str) -> String {
    let mut spoken = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        spoken.push_str(before);
        rest = after.split_once('>').map_or("", |(_, after)| after);
    }
    spoken.push_str(rest);
    spoken.trim().to_owned()
}
