//! Copying files of hands in and out.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::{Histories, HistoryAction, read_hands};
use crate::player::Notice;
use crate::player::replay::{Replayed, replay};
use crate::store::Trouble;
use crate::store::files::{create_folder, private, sync_folder, unused};
use crate::table::GameNotice;

impl Histories {
    /// Copies a file in, if at least one of its hands can be played. Never
    /// overwrites a file.
    pub fn import(&self, from: &Path) -> Result<HistoryAction, Notice> {
        let not_read = |trouble| Notice::HandsNotRead {
            file: from.to_owned(),
            trouble,
        };
        let content = read_hands(from).map_err(not_read)?;
        let name = from.file_name().unwrap_or_default().to_string_lossy();
        let (mut played, mut refused, mut first) = (0, 0, None);
        for hand in replay(&name, &content) {
            match hand.outcome {
                Ok(_) => played += 1,
                Err(_) => {
                    refused += 1;
                    first.get_or_insert(hand);
                }
            }
        }
        if played == 0 {
            return Err(refusal(from, first));
        }
        let trouble = |error: io::Error| {
            Notice::Game(GameNotice::HandsNotKept {
                folder: self.folders.hands(),
                trouble: error.into(),
            })
        };
        if let Some(file) = self.same(&content).map_err(trouble)? {
            return Err(Notice::HandsKnown { file });
        }
        let (path, mut open) = (self.path(&name), private());
        let copied =
            create_folder(&self.folders.hands()).and_then(|()| copy(&content, &path, &mut open));
        let copy = copied.map_err(trouble)?;
        Ok(HistoryAction::Imported {
            file: copy,
            hands: played,
            refused,
        })
    }

    /// Copies a file out, into a folder or under a new name. Never overwrites
    /// a file.
    pub fn export(&self, name: &str, to: &Path) -> Result<HistoryAction, Notice> {
        let path = if to.is_dir() {
            to.join(name)
        } else {
            to.to_owned()
        };
        let file = self.copy_out(name, &path)?;
        Ok(HistoryAction::Exported { files: 1, to: file })
    }

    /// Copies all files into a folder, which is made if it is not there.
    pub fn export_all(&self, to: &Path) -> Result<HistoryAction, Notice> {
        let files = self.list()?;
        for file in &files {
            self.copy_out(&file.name, &to.join(&file.name))?;
        }
        Ok(HistoryAction::Exported {
            files: files.len(),
            to: to.to_owned(),
        })
    }

    fn copy_out(&self, name: &str, to: &Path) -> Result<PathBuf, Notice> {
        let content = read_hands(&self.path(name));
        let content = content.map_err(|trouble| self.not_read(name, trouble))?;
        copy(&content, to, &mut OpenOptions::new()).map_err(|error| Notice::HandsNotExported {
            to: to.to_owned(),
            trouble: Trouble::from(error),
        })
    }

    /// The file with the same content, if there is one.
    fn same(&self, content: &[u8]) -> io::Result<Option<PathBuf>> {
        let paths = self.names()?.into_iter().map(|name| self.path(&name));
        let is_same = |path: &PathBuf| read_hands(path).is_ok_and(|it| it == content);
        Ok(paths.into_iter().find(is_same))
    }
}

/// Writes a new file with these options to open it. If the name is taken, the
/// file gets one like it.
fn copy(content: &[u8], to: &Path, open: &mut OpenOptions) -> io::Result<PathBuf> {
    let folder = to.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let path = unused(to);
    let mut file = open.write(true).create_new(true).open(&path)?;
    let written = file.write_all(content).and_then(|()| file.sync_all());
    if let Err(error) = written {
        drop(file);
        // Half a file is worse than none.
        let _ = fs::remove_file(&path);
        return Err(error);
    }
    sync_folder(folder);
    Ok(path)
}

/// Why there is nothing to import: what is wrong with the first hand.
fn refusal(file: &Path, first: Option<Replayed>) -> Notice {
    let (hand, why) = first.map_or((None, None), |it| (it.hand, it.outcome.err().map(Box::new)));
    Notice::HandsRefused {
        file: file.to_owned(),
        hand,
        why,
    }
}
