use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use tabletalk::player::settings::{Saver, Settings};
use tabletalk::store::Folders;

use super::desktop::Desktop;
use super::process::{Process, command};
use crate::ssip;

/// The program itself, with a folder of its own.
pub(crate) struct Program {
    process: Process,
    complaints: PathBuf,
}

impl Program {
    /// Keeps settings for the next start.
    pub(crate) fn keep(folder: &Path, settings: &Settings) {
        let folders = Folders::new(Some(folder.to_owned())).unwrap();
        Saver::start(&folders, || {}).save(settings.clone());
    }

    /// Starts it on a desktop. What is said aloud goes to the server in the
    /// speech folder.
    pub(crate) fn start(
        program: &OsStr,
        desktop: &Desktop,
        folder: &Path,
        speech: &Path,
        arguments: &[&str],
    ) -> Program {
        let complaints = folder.join("complaints");
        let written = fs::File::create(&complaints).unwrap();
        let socket = ssip::socket(speech);
        let mut bare = Command::new(program);
        let environment = command("dbus-daemon", desktop.folder());
        for (name, value) in environment.get_envs() {
            match value {
                Some(value) => bare.env(name, value),
                None => bare.env_remove(name),
            };
        }
        desktop.give_to(&mut bare);
        bare.args(["--config", folder.to_str().unwrap()])
            .args(arguments)
            .env(
                "SPEECHD_ADDRESS",
                format!("unix_socket:{}", socket.display()),
            )
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .stdout(Stdio::null())
            .stderr(written);
        Program {
            process: Process::start(&mut bare),
            complaints,
        }
    }

    /// The first line of the game that is kept: with its seed, everything can
    /// be played again.
    fn game(&self) -> Option<String> {
        let kept = fs::read_to_string(self.complaints.with_file_name("game.journal"));
        kept.ok()?.lines().next().map(str::to_owned)
    }

    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    /// Waits until it ends by itself.
    pub(crate) fn end(mut self) {
        let ended = self.process.ends_within(super::process::PATIENCE);
        assert!(ended, "the program does not end");
        let status = self.process.child().wait().unwrap();
        assert!(status.success(), "{status}: {}", self.complaints());
    }

    /// What it has written to standard error.
    pub(crate) fn complaints(&self) -> String {
        fs::read_to_string(&self.complaints).unwrap_or_default()
    }

    /// How much memory it has taken, in bytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.unwrap().trim().trim_end_matches(" kB");
        kibibytes.parse::<u64>().unwrap() * 1024
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if thread::panicking() {
            let game = self.game().unwrap_or_default();
            eprintln!("the game was {game}\n{}", self.complaints());
        }
    }
}
