use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

use super::files::remove_leftover;

/// The folders in which everything is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    config: PathBuf,
    data: PathBuf,
    state: PathBuf,
    /// Whether the player has named the folder: then others may use it, too.
    portable: bool,
    /// Several games can be played at once; this is the number of ours.
    place: u8,
}

/// The system names no folder to keep anything in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no folder to keep anything in")]
pub struct NoFolders;

const NAME: &str = "tabletalk";

/// The most games that can be played at the same time.
const PLACES: u8 = 9;

impl Folders {
    /// The system's folders for this player; or a single folder for everything,
    /// which can be carried about: the one that is named, or the one that lies
    /// beside the program.
    pub fn new(portable: Option<PathBuf>) -> Result<Folders, NoFolders> {
        if let Some(folder) = portable.or_else(beside_program) {
            return Ok(Folders {
                config: folder.clone(),
                data: folder.clone(),
                state: folder,
                portable: true,
                place: 1,
            });
        }
        let system = choose_native_strategy().map_err(|_| NoFolders)?;
        let data = system.data_dir().join(NAME);
        Ok(Folders {
            config: system.config_dir().join(NAME),
            state: (system.state_dir()).map_or_else(|| data.clone(), |state| state.join(NAME)),
            data,
            portable: false,
            place: 1,
        })
    }

    /// The folder of the settings.
    pub fn config(&self) -> &Path {
        &self.config
    }

    /// The folder of what the player has made: recorded hands.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The folder of what the program needs to go on where it stopped.
    pub fn state(&self) -> &Path {
        &self.state
    }

    /// The folders that nobody else uses.
    fn own(&self) -> Vec<PathBuf> {
        if self.portable {
            Vec::new()
        } else {
            [&self.config, &self.data, &self.state]
                .map(PathBuf::clone)
                .into()
        }
    }

    /// The file of the settings.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The journal of the game under way.
    pub fn game(&self) -> PathBuf {
        self.state.join(self.of_place("journal"))
    }

    /// The journal of the last game that is over or was left.
    pub fn previous_game(&self) -> PathBuf {
        self.state.join("previous.journal")
    }

    /// The folder of the hands that are over.
    pub fn hands(&self) -> PathBuf {
        self.data.join("hands")
    }

    /// The file that is locked while those hands are changed.
    pub(crate) fn hands_lock(&self) -> PathBuf {
        self.data.join("hands.lock")
    }

    /// The file that is locked while the journal is written.
    pub(crate) fn lock(&self) -> PathBuf {
        self.state.join(self.of_place("lock"))
    }

    /// The same folders for each of the games that can be played at once.
    pub(crate) fn places(&self) -> impl Iterator<Item = Folders> {
        (1..=PLACES).map(|place| Folders {
            place,
            ..self.clone()
        })
    }

    /// Removes what was left by a program that was stopped while writing, and
    /// takes from others the right to read our files, which early versions
    /// gave them. What fails does no harm and is tried at the next start.
    pub(crate) fn tidy(&self) {
        let hands = entries(&self.hands());
        let games = self.places().flat_map(|place| [place.game(), place.lock()]);
        let own: Vec<PathBuf> = [self.settings(), self.previous_game(), self.hands_lock()]
            .into_iter()
            .chain(games)
            .collect();
        let settings = self.settings();
        let of_settings = |path: &PathBuf| path.file_stem() == settings.file_stem();
        let leftovers = entries(self.config()).into_iter().filter(of_settings);
        let of_hands = |path: &&PathBuf| path.with_extension("phhs").exists();
        for path in leftovers.chain(hands.iter().filter(of_hands).cloned()) {
            remove_leftover(&path);
        }
        for file in own.iter().chain(&hands) {
            close_to_others(file, FileKind::File);
        }
        for folder in self.own().into_iter().chain([self.hands()]) {
            close_to_others(&folder, FileKind::Folder);
        }
    }

    fn of_place(&self, end: &str) -> String {
        match self.place {
            1 => format!("game.{end}"),
            place => format!("game-{place}.{end}"),
        }
    }
}

/// The folder that makes a program on a stick keep everything there.
const BESIDE: &str = "tabletalk-data";

fn beside_program() -> Option<PathBuf> {
    let beside = env::current_exe().ok()?.with_file_name(BESIDE);
    beside.is_dir().then_some(beside)
}

enum FileKind {
    File,
    Folder,
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

/// Links are left alone: others may use what they lead to.
#[cfg(unix)]
fn close_to_others(path: &Path, kind: FileKind) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = path.symlink_metadata() else {
        return;
    };
    let (is_kind, mode) = match kind {
        FileKind::File => (found.is_file(), 0o600),
        FileKind::Folder => (found.is_dir(), 0o700),
    };
    let mut permissions = found.permissions();
    if is_kind && permissions.mode() & 0o077 != 0 {
        permissions.set_mode(mode);
        let _ = fs::set_permissions(path, permissions);
    }
}

/// On other systems, others cannot read a person's own folders anyway.
#[cfg(not(unix))]
fn close_to_others(_: &Path, _: FileKind) {}
