use std::env;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

/// What does not happen by then does not happen.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A program that we have started, and that ends with us.
pub(crate) struct Process(Child);

impl Process {
    pub(crate) fn start(command: &mut Command) -> Process {
        let child = command.spawn();
        Process(child.unwrap_or_else(|error| panic!("{command:?}: {error}")))
    }

    pub(crate) fn id(&self) -> u32 {
        self.0.id()
    }

    pub(crate) fn child(&mut self) -> &mut Child {
        &mut self.0
    }

    /// Whether it has ended by itself in that time.
    pub(crate) fn ends_within(&mut self, time: Duration) -> bool {
        let end = Instant::now() + time;
        while self.0.try_wait().unwrap().is_none() {
            if Instant::now() > end {
                return false;
            }
            thread::sleep(Duration::from_millis(5));
        }
        true
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits until something is there that nobody tells us of.
pub(crate) fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(Instant::now() < end, "no {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Where systems keep programs that are not for people.
const HIDDEN: [&str; 5] = [
    "/usr/libexec",
    "/usr/lib/at-spi2-core",
    "/usr/libexec/at-spi2",
    "/usr/lib/at-spi2",
    "/usr/lib",
];

/// Where a program is.
pub(crate) fn find(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(HIDDEN.map(PathBuf::from));
    folders.map(|it| it.join(name)).find(|it| it.is_file())
}

/// Which of these programs this machine lacks.
pub(crate) fn missing<'a>(names: &[&'a str]) -> Vec<&'a str> {
    let names = names.iter().copied();
    names.filter(|name| find(name).is_none()).collect()
}

/// A program, with the environment of a desktop and nothing of ours.
pub(crate) fn command(name: &str, folder: &Path) -> Command {
    let program = find(name).unwrap_or_else(|| panic!("{name} is missing"));
    let mut command = Command::new(program);
    for theirs in [
        "WAYLAND_DISPLAY",
        "DISPLAY",
        "LANGUAGE",
        "AT_SPI_BUS_ADDRESS",
    ] {
        command.env_remove(theirs);
    }
    command
        .env("HOME", folder)
        .env("XDG_RUNTIME_DIR", folder)
        .env("XDG_CONFIG_HOME", folder.join("config"))
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("XDG_STATE_HOME", folder.join("state"))
        .env("XDG_CACHE_HOME", folder.join("cache"))
        // Nothing of this desktop is kept.
        .env("GSETTINGS_BACKEND", "memory")
        .env("LC_ALL", "C.UTF-8");
    command
}
