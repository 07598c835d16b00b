//! Files that are replaced completely or not at all, set aside rather than
//! lost, and closed to other people.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

/// The content of a file, if it is there. Refuses what is not a file before
/// opening it, because a pipe would keep us waiting, and a file with more than
/// this many bytes.
pub(crate) fn read(path: &Path, most: u64) -> Result<Option<Vec<u8>>, Trouble> {
    match try_to_read(path, most) {
        Ok(bytes) if bytes.len() as u64 > most => Err(Trouble::TooLarge),
        Ok(bytes) => Ok(Some(bytes)),
        Err(Trouble::NotThere) => Ok(None),
        Err(trouble) => Err(trouble),
    }
}

fn try_to_read(path: &Path, most: u64) -> Result<Vec<u8>, Trouble> {
    if is_something_else(path).map_err(Trouble::of_reading)? {
        return Err(Trouble::InTheWay);
    }
    let mut bytes = Vec::new();
    let file = open(path).map_err(Trouble::of_reading)?;
    let read = file.take(most + 1).read_to_end(&mut bytes);
    read.map_err(Trouble::of_reading)?;
    Ok(bytes)
}

/// The text of a file: UTF-8, or UTF-16, as PowerShell writes what a program has
/// printed. A mark at the beginning tells which.
pub(crate) fn text(bytes: Vec<u8>) -> io::Result<String> {
    let wide = |unit: fn([u8; 2]) -> u16| {
        let units = bytes[2..].chunks_exact(2).map(|it| unit([it[0], it[1]]));
        String::from_utf16(&Vec::from_iter(units)).map_err(not_text)
    };
    match bytes[..] {
        [0xff, 0xfe, ..] => wide(u16::from_le_bytes),
        [0xfe, 0xff, ..] => wide(u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, ..] => String::from_utf8(bytes[3..].to_vec()).map_err(not_text),
        _ => String::from_utf8(bytes).map_err(not_text),
    }
}

fn not_text(why: impl std::error::Error + Send + Sync + 'static) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, why)
}

/// Opens a file to read it.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    File::open(path).map_err(|error| explained(error, path))
}

/// What is wrong with a file. Of a folder in its place Windows says that it may
/// not be read or written.
pub(crate) fn explained(error: io::Error, path: &Path) -> io::Error {
    if error.kind() == ErrorKind::PermissionDenied && path.is_dir() {
        return ErrorKind::IsADirectory.into();
    }
    error
}

/// Whether the path leads to something other than a file.
pub(crate) fn is_something_else(path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(it) => Ok(!it.is_file()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Options to open a file that nobody else may read: the journal has the seed
/// of every card to come.
pub(crate) fn private() -> OpenOptions {
    #[cfg(unix)]
    {
        let mut options = OpenOptions::new();
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options
    }
    #[cfg(not(unix))]
    OpenOptions::new()
}

/// Opens a file that is there to be locked.
pub(crate) fn open_lock(path: &Path) -> Result<File, Trouble> {
    create_folder(path.parent().unwrap_or(Path::new(".")))?;
    if is_something_else(path)? {
        return Err(Trouble::InTheWay);
    }
    let mut options = private();
    Ok(options
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)?)
}

/// Waits until nobody else has locked the file, in this program or another, and
/// locks it until what comes back is dropped. A disk that knows no locks, or on
/// which nothing can be written, goes without.
pub(crate) fn hold(path: &Path) -> Option<File> {
    let file = open_lock(path).ok()?;
    file.lock().ok().map(|()| file)
}

/// Makes a folder that nobody else may look into, unless it is there.
pub(crate) fn create_folder(path: &Path) -> io::Result<()> {
    let mut folder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.recursive(true).create(path)
}

/// Replaces a file. Whatever happens, the old or the new file is there
/// complete: the new one is first written to disk under another name.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    // Where the name is a link to the real file, it stays one.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().unwrap_or(Path::new("."));
    create_folder(folder)?;
    let new = path.with_extension(format!("{NEW}{}", std::process::id()));
    let replaced = write(&new, text).and_then(|()| fs::rename(&new, path));
    let replaced = replaced.map_err(|error| explained(error, path));
    match replaced {
        Ok(()) => sync_folder(folder),
        Err(_) => {
            // The first error is reported; a leftover file does no harm.
            let _ = fs::remove_file(&new);
        }
    }
    replaced
}

/// Replaces a file that somebody may have open: not every system lets it be
/// replaced then, and it is written over.
pub(crate) fn replace_open(path: &Path, text: &str) -> io::Result<()> {
    replace(path, text).or_else(|_| {
        let mut file = OpenOptions::new().write(true).open(path)?;
        file.write_all(text.as_bytes())?;
        file.set_len(text.len() as u64)?;
        file.sync_all()
    })
}

/// The extension of a new file, before a number, until it gets its real name.
const NEW: &str = "new-";

fn write(path: &Path, text: &str) -> io::Result<()> {
    // A program with the same process id may have been stopped while writing.
    let _ = fs::remove_file(path);
    let mut file = private().write(true).create_new(true).open(path)?;
    // As long as it is locked, nobody takes it for a leftover.
    let _ = file.try_lock();
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Removes the file if it is a new one whose writer was stopped before the
/// file got its real name.
pub(crate) fn remove_leftover(path: &Path) {
    let end = path.extension().and_then(|end| end.to_str());
    let number = end.and_then(|end| end.strip_prefix(NEW));
    let is_new = number.is_some_and(|it| it.parse::<u32>().is_ok());
    let is_file = |path: &Path| path.symlink_metadata().is_ok_and(|it| it.is_file());
    if is_new && is_file(path) && File::open(path).is_ok_and(|it| it.try_lock().is_ok()) {
        // If that fails, the file does no harm.
        let _ = fs::remove_file(path);
    }
}

/// Makes sure that new names in a folder are on disk. Systems that cannot do
/// this need no help.
pub(crate) fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// Renames a file, such as `settings.ron` to `settings.broken-1.ron`, and
/// returns the new path.
pub(crate) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let aside = free_name(path);
    fs::rename(path, &aside)?;
    Ok(aside)
}

/// Writes part of a file to a new one with such a name.
pub(crate) fn copy_aside(path: &Path, part: &[u8]) -> io::Result<PathBuf> {
    let aside = free_name(path);
    let mut file = private().write(true).create_new(true).open(&aside)?;
    file.write_all(part)?;
    Ok(aside)
}

fn free_name(path: &Path) -> PathBuf {
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    first_free(|number| path.with_extension(format!("broken-{number}.{extension}")))
}

/// The path itself, or if it is taken, one with a number, such as
/// `hands-2.phhs` for `hands.phhs`.
pub(crate) fn unused(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().unwrap_or_default().to_string_lossy();
    let dot = if end.is_empty() { "" } else { "." };
    first_free(|number| match number {
        1 => path.to_owned(),
        _ => path.with_file_name(format!("{stem}-{number}{dot}{end}")),
    })
}

/// The first of the numbered paths that is not taken.
fn first_free(named: impl Fn(u64) -> PathBuf) -> PathBuf {
    let is_free = |path: &PathBuf| path.symlink_metadata().is_err();
    (1..).map(&named).find(is_free).unwrap_or_else(|| named(0))
}

/// Why something cannot be read from disk or written to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Trouble {
    /// There is no room left.
    #[error("the disk is full")]
    DiskFull,
    /// The player may not write there.
    #[error("it is not allowed to write there")]
    ReadOnly,
    /// Something else has the name that a folder or file should have.
    #[error("a file is where a folder should be, or the other way round")]
    InTheWay,
    /// The disk takes too long, and the game does not wait for it.
    #[error("the disk does not answer")]
    NoAnswer,
    /// Another Tabletalk is writing there.
    #[error("another Tabletalk has it open")]
    InUse,
    /// There is nothing of that name.
    #[error("there is nothing of that name")]
    NotThere,
    /// The player may not read it.
    #[error("it is not allowed to read it")]
    NotReadable,
    /// No file of ours is so large.
    #[error("it is too large")]
    TooLarge,
    /// What it would replace could not be read.
    #[error("what is there could not be read, and is not to be lost")]
    Unread,
    /// Something else, in the system's words.
    #[error("{0}")]
    Other(String),
}

impl Trouble {
    /// Why something cannot be read.
    pub(crate) fn of_reading(error: io::Error) -> Trouble {
        match error.kind() {
            ErrorKind::PermissionDenied => Trouble::NotReadable,
            ErrorKind::NotADirectory => Trouble::NotThere,
            _ => error.into(),
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Trouble::DiskFull
            }
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Trouble::ReadOnly,
            ErrorKind::NotADirectory | ErrorKind::IsADirectory | ErrorKind::AlreadyExists => {
                Trouble::InTheWay
            }
            ErrorKind::NotFound => Trouble::NotThere,
            _ => Trouble::Other(error.to_string()),
        }
    }
}
