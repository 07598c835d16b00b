use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

use super::Notice;

/// Where everything is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    config: PathBuf,
    data: PathBuf,
    state: PathBuf,
    /// Whether the player has named a folder, which others may use, too.
    portable: bool,
    /// The number of the game's place.
    place: u8,
}

const NAME: &str = "tabletalk";

/// Nobody plays more games at the same time.
const PLACES: u8 = 9;

impl Folders {
    /// The player's own folders, as the system has them; or everything below
    /// one folder, so that a copy can be carried about.
    pub fn new(portable: Option<PathBuf>) -> Result<Folders, Notice> {
        if let Some(folder) = portable {
            return Ok(Folders {
                config: folder.clone(),
                data: folder.clone(),
                state: folder,
                portable: true,
                place: 1,
            });
        }
        let system = choose_native_strategy().map_err(|_| Notice::NoFolders)?;
        let data = system.data_dir().join(NAME);
        Ok(Folders {
            config: system.config_dir().join(NAME),
            state: (system.state_dir()).map_or_else(|| data.clone(), |state| state.join(NAME)),
            data,
            portable: false,
            place: 1,
        })
    }

    /// For what the player chooses.
    pub fn config(&self) -> &Path {
        &self.config
    }

    /// For what the player makes.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// For what the program needs to go on where it stopped.
    pub fn state(&self) -> &Path {
        &self.state
    }

    /// The folders that are ours alone.
    pub(super) fn own(&self) -> Vec<PathBuf> {
        match self.portable {
            true => Vec::new(),
            false => [&self.config, &self.data, &self.state]
                .map(PathBuf::clone)
                .into(),
        }
    }

    /// The file of the settings.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The file of the game under way.
    pub fn game(&self) -> PathBuf {
        self.state.join(self.of_place("journal"))
    }

    /// The file of the game before: the last one that is over or was left.
    pub fn previous_game(&self) -> PathBuf {
        self.state.join("previous.journal")
    }

    /// The folder of the hands that are over.
    pub fn hands(&self) -> PathBuf {
        self.data.join("hands")
    }

    /// The file that whoever writes the game has locked.
    pub(super) fn lock(&self) -> PathBuf {
        self.state.join(self.of_place("lock"))
    }

    /// The same with each of the places that a game can have: several can be
    /// under way at the same time.
    pub(super) fn places(&self) -> impl Iterator<Item = Folders> {
        (1..=PLACES).map(|place| Folders {
            place,
            ..self.clone()
        })
    }

    fn of_place(&self, end: &str) -> String {
        match self.place {
            1 => format!("game.{end}"),
            place => format!("game-{place}.{end}"),
        }
    }
}
