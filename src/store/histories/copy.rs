//! Hands that come from elsewhere, and hands that go there.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::{Filed, Histories, read_hands};
use crate::replay::{Replayed, replay};
use crate::store::files::{create_folder, private, sync_folder, unused};
use crate::store::{Notice, Trouble};

impl Histories {
    /// Copies a file in. What has no hand in it that can be played is
    /// refused; nothing that is there is ever overwritten.
    pub fn import(&self, from: &Path) -> Result<Filed, Notice> {
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
        let trouble = |error: io::Error| Notice::HandsNotKept {
            folder: self.folders.hands(),
            trouble: error.into(),
        };
        if let Some(file) = self.same(&content).map_err(trouble)? {
            return Err(Notice::HandsKnown { file });
        }
        let (path, mut open) = (self.path(&name), private());
        let copied =
            create_folder(&self.folders.hands()).and_then(|()| copy(&content, &path, &mut open));
        let copy = copied.map_err(trouble)?;
        Ok(Filed::Imported {
            file: copy,
            hands: played,
            refused,
        })
    }

    /// Copies a file out: into a folder, or to a file of that name. Nothing
    /// that is there is ever overwritten.
    pub fn export(&self, name: &str, to: &Path) -> Result<Filed, Notice> {
        let path = match to.is_dir() {
            true => to.join(name),
            false => to.to_owned(),
        };
        let file = self.copy_out(name, &path)?;
        Ok(Filed::Exported { files: 1, to: file })
    }

    /// Copies all of them into a folder, which is made where there is none.
    pub fn export_all(&self, to: &Path) -> Result<Filed, Notice> {
        let files = self.list()?;
        for file in &files {
            self.copy_out(&file.name, &to.join(&file.name))?;
        }
        Ok(Filed::Exported {
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

    /// The file that has the same in it, if there is one.
    fn same(&self, content: &[u8]) -> io::Result<Option<PathBuf>> {
        let paths = self.names()?.into_iter().map(|name| self.path(&name));
        let is_same = |path: &PathBuf| read_hands(path).is_ok_and(|it| it == content);
        Ok(paths.into_iter().find(is_same))
    }
}

/// Writes a new file, opened like this; where there is one of that name, under
/// one like it.
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
