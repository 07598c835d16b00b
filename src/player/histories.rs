//! Every finished hand is kept, in one file for each game in the folder
//! `hands`. The files are the player's to read, copy, change and delete.

mod copy;
mod game_file;
mod keeper;
mod marks;
mod past_hands;
mod words;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jiff::civil::DateTime;

use super::Notice;
use crate::player::replay::{FileSummary, Variant, replay_file};
use crate::player::statistics::Statistics;
use crate::store::files::{hold, read, replace_open};
use crate::store::{Folders, Trouble};
use crate::table::Journal;

use game_file::GameFile;
pub(crate) use keeper::HandKeeper;
pub use words::HistoryAction;
pub(super) use words::reason;

/// All files of hands.
#[derive(Clone, Debug)]
pub struct Histories {
    folders: Folders,
}

/// One file of hands, described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// The name of the file.
    pub name: String,
    /// Which game, if it is one that we play.
    pub game: Option<Variant>,
    /// When its first hand ended.
    pub began: Option<DateTime>,
    /// How many hands there are.
    pub hands: usize,
}

impl Histories {
    /// The files in these folders.
    pub fn new(folders: &Folders) -> Histories {
        Histories {
            folders: folders.clone(),
        }
    }

    /// All files with hands, the newest first. The hands are only counted.
    pub fn list(&self) -> Result<Vec<History>, Notice> {
        let names = self
            .names()
            .map_err(|error| self.not_read("", error.into()))?;
        let mut files: Vec<History> = (names.into_iter())
            .filter_map(|name| self.look_at(&name).ok())
            .filter(|file| file.hands > 0)
            .collect();
        files.sort_by(|a, b| (b.began, &b.name).cmp(&(a.began, &a.name)));
        Ok(files)
    }

    /// The path of a file.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folders.hands().join(name)
    }

    /// What each player did in all hands of all files, for each game.
    pub fn statistics(&self) -> Result<Vec<(Variant, Statistics)>, Notice> {
        let mut games: Vec<(Variant, Statistics)> = Vec::new();
        for file in self.list()? {
            let hands = replay_file(&self.path(&file.name));
            for played in hands.filter_map(|hand| hand.outcome.ok()) {
                let at = games.iter().position(|(game, _)| *game == played.game);
                let at = at.unwrap_or_else(|| {
                    games.push((played.game, Statistics::default()));
                    games.len() - 1
                });
                games[at].1.add(&played);
            }
        }
        games.sort_by_key(|(game, _)| *game);
        Ok(games)
    }

    /// Deletes a file. If its game is still played, its hands do not come back.
    pub fn delete(&self, name: &str) -> Result<HistoryAction, Notice> {
        self.remove(name)
            .map_err(|trouble| Notice::HandsNotDeleted {
                file: self.path(name),
                trouble,
            })?;
        Ok(HistoryAction::Deleted { files: 1 })
    }

    /// Deletes all files.
    pub fn delete_all(&self) -> Result<HistoryAction, Notice> {
        let files = self.list()?;
        for file in &files {
            self.delete(&file.name)?;
        }
        Ok(HistoryAction::Deleted { files: files.len() })
    }

    fn remove(&self, name: &str) -> Result<(), Trouble> {
        let path = self.path(name);
        // While a hand is written again, it is not there for a moment.
        let _alone = hold(&self.folders.hands_lock());
        for past in Journal::under_way(&self.folders) {
            if marks::is_of_game(&path, &past.game)? {
                let last = GameFile::open(path.clone(), &past.game, &past.texts())?.last();
                return Ok(replace_open(
                    &path,
                    &marks::after_deleting(&past.game, last),
                )?);
            }
        }
        Ok(fs::remove_file(path)?)
    }

    /// The names of everything in the folder.
    fn names(&self) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(self.folders.hands()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let entries = entries.flatten().filter(|entry| entry.path().is_file());
        let name = |entry: fs::DirEntry| entry.file_name().into_string().ok();
        Ok(entries.filter_map(name).collect())
    }

    fn look_at(&self, name: &str) -> Result<History, Trouble> {
        let content = read_hands(&self.path(name))?;
        let summary = FileSummary::of(name, &content);
        Ok(History {
            name: name.to_owned(),
            game: summary.game,
            began: summary.ended,
            hands: summary.hands,
        })
    }

    fn not_read(&self, name: &str, trouble: Trouble) -> Notice {
        Notice::HandsNotRead {
            file: self.path(name),
            trouble,
        }
    }
}

/// No file of hands is so large.
const MOST_BYTES: u64 = 256 << 20;

/// What is in a file of hands.
fn read_hands(path: &Path) -> Result<Vec<u8>, Trouble> {
    read(path, MOST_BYTES)?.ok_or(Trouble::NotThere)
}
