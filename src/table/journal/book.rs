use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::Path;

use super::contents::Contents;
use crate::store::files::{open_lock, private, sync_folder};
use crate::store::{Folders, Trouble, files};

/// No game is so long.
pub(super) const MOST_BYTES: u64 = 64 << 20;

/// The file of the game under way, open for more. Nobody else has it.
#[derive(Debug)]
pub(super) struct Book {
    folders: Folders,
    file: File,
    /// What is written whole.
    length: u64,
    /// Whether there may be a part of a line after it.
    torn: bool,
    _lock: Lock,
}

/// The right to the game, until this is dropped or the program ends,
/// however it does.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
}

impl Lock {
    /// Takes the right to write, or tells who has it.
    pub(super) fn take(folders: &Folders) -> Result<Lock, Trouble> {
        Lock::open(folders, File::try_lock)
    }

    /// Sees to it that nobody writes; others may look, too.
    pub(super) fn look(folders: &Folders) -> Result<Lock, Trouble> {
        Lock::open(folders, File::try_lock_shared)
    }

    fn open(
        folders: &Folders,
        lock: fn(&File) -> Result<(), TryLockError>,
    ) -> Result<Lock, Trouble> {
        let file = open_lock(&folders.lock())?;
        match lock(&file) {
            Err(TryLockError::WouldBlock) => Err(Trouble::InUse),
            // A disk that knows no locks can be written all the same.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Lock { file }),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A program that is being started just now has the file open, too:
        // closing it here would not be enough.
        let _ = self.file.unlock();
    }
}

impl Book {
    /// A new game, in the first place where nobody plays. A game that was left
    /// there becomes the previous one.
    pub(super) fn begin(folders: &Folders, first_line: &str) -> Result<Book, Trouble> {
        let taken = (folders.places()).map(|place| Ok((Lock::take(&place)?, place)));
        let mut free = taken.skip_while(|it| matches!(it, Err(Trouble::InUse)));
        let (lock, folders) = free.next().unwrap_or(Err(Trouble::InUse))?;
        let folders = &folders;
        keep_as_previous(folders)?;
        let options = private().append(true).create_new(true).clone();
        let mut book = Book::open(folders, lock, &options)?;
        if let Err(trouble) = book.write(first_line) {
            // There is nothing in it yet, and the next try begins anew.
            let _ = fs::remove_file(folders.game());
            return Err(trouble);
        }
        Ok(book)
    }

    /// The game that was under way, cut off after so many bytes.
    pub(super) fn resume(folders: &Folders, lock: Lock, length: u64) -> Result<Book, Trouble> {
        let options = private().append(true).clone();
        let mut book = Book::open(folders, lock, &options)?;
        if book.file.metadata()?.len() > length {
            book.file.set_len(length)?;
        }
        book.length = length;
        Ok(book)
    }

    fn open(folders: &Folders, lock: Lock, options: &OpenOptions) -> Result<Book, Trouble> {
        Ok(Book {
            folders: folders.clone(),
            file: (options.open(folders.game()))
                .map_err(|error| files::explained(error, &folders.game()))?,
            length: 0,
            torn: false,
            _lock: lock,
        })
    }

    /// Adds lines. Once this returns, they survive the end of the program.
    pub(super) fn write(&mut self, lines: &str) -> Result<(), Trouble> {
        let length = self.length + lines.len() as u64;
        if length > MOST_BYTES {
            return Err(Trouble::TooLarge);
        }
        if self.torn {
            self.file.set_len(self.length)?;
        }
        self.torn = true;
        if let Err(error) = self.file.write_all(lines.as_bytes()) {
            // If it cannot be done now, it will be before the next lines.
            self.torn = self.file.set_len(self.length).is_err();
            return Err(error.into());
        }
        self.torn = false;
        self.length = length;
        Ok(())
    }

    /// Makes everything written survive the end of the computer, too.
    pub(super) fn sync(&self) {
        // A disk that cannot do this has no better way either.
        let _ = self.file.sync_data();
        sync_folder(self.folders.state());
    }

    /// The game is over: it becomes the previous one.
    pub(super) fn close(self) -> Result<(), Trouble> {
        let Book {
            folders,
            file,
            _lock,
            ..
        } = self;
        // Not every system gives an open file another name.
        drop(file);
        keep_as_previous(&folders)
    }
}

/// Keeps the game under way as the previous one, unless it cannot be read
/// just now. One without a hand does not take the place of one that has some.
pub(super) fn keep_as_previous(folders: &Folders) -> Result<(), Trouble> {
    let game = folders.game();
    match files::read(&game, MOST_BYTES) {
        Ok(None) if !is_there(&game) => Ok(()),
        Ok(Some(bytes)) if Contents::is_unplayed(&bytes) => Ok(fs::remove_file(game)?),
        Ok(_) | Err(Trouble::TooLarge) => Ok(fs::rename(game, folders.previous_game())?),
        Err(trouble) => Err(trouble),
    }
}

/// Whether something has that name, as far as can be known.
pub(super) fn is_there(path: &Path) -> bool {
    let found = path.symlink_metadata().map_err(Trouble::of_reading);
    !matches!(found, Err(Trouble::NotThere))
}
