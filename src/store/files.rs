//! Files that are replaced as a whole or not at all, set aside rather than
//! lost, and nobody else's to read.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use super::Trouble;

/// What is in a file, if it is there. Something else in its place is refused
/// before it is opened, and so is a file of more than so many bytes: a pipe
/// would keep us waiting, and a device may have no end.
pub(super) fn read(path: &Path, most: u64) -> Result<Option<Vec<u8>>, Trouble> {
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
    let file = File::open(path).map_err(Trouble::of_reading)?;
    let read = file.take(most + 1).read_to_end(&mut bytes);
    read.map_err(Trouble::of_reading)?;
    Ok(bytes)
}

/// Whether something is there that is no file.
pub(super) fn is_something_else(path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(it) => Ok(!it.is_file()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// How to open files that nobody else may read: the journal tells every card
/// to come.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes a folder that nobody else may look into, unless it is there.
pub(super) fn create_folder(path: &Path) -> io::Result<()> {
    let mut folder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.recursive(true).create(path)
}

/// Writes a file anew. At any moment, whatever happens, the old one or the
/// new one is there, never a part of it: the new one is first written beside
/// it, and brought to the disk, under another name.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    // Where the name is a link to the real file, it stays one.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().unwrap_or(Path::new("."));
    create_folder(folder)?;
    let new = path.with_extension(format!("{NEW}{}", std::process::id()));
    let replaced = write(&new, text).and_then(|()| fs::rename(&new, path));
    match replaced {
        Ok(()) => sync_folder(folder),
        Err(_) => {
            // What went wrong is told; that the rest lies about is not worse.
            let _ = fs::remove_file(&new);
        }
    }
    replaced
}

/// What the end of a new file's name begins with, until it takes the place
/// of the old one.
const NEW: &str = "new-";

fn write(path: &Path, text: &str) -> io::Result<()> {
    // An earlier program of that number was stopped while writing.
    let _ = fs::remove_file(path);
    let mut file = private().write(true).create_new(true).open(path)?;
    // As long as it is locked, nobody takes it for a leftover.
    let _ = file.try_lock();
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Removes a new file whose writer was stopped before it could take the place
/// of the old one, if that is what is there.
pub(super) fn remove_leftover(path: &Path) {
    let end = path.extension().and_then(|end| end.to_str());
    let number = end.and_then(|end| end.strip_prefix(NEW));
    let is_new = number.is_some_and(|it| it.parse::<u32>().is_ok());
    let is_file = |path: &Path| path.symlink_metadata().is_ok_and(|it| it.is_file());
    if is_new && is_file(path) && File::open(path).is_ok_and(|it| it.try_lock().is_ok()) {
        // If it cannot be: it is in nobody's way.
        let _ = fs::remove_file(path);
    }
}

/// Brings new names in a folder to the disk. Not every system can, and those
/// do it by themselves.
pub(super) fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// Gives a file another name, `settings.broken-1.ron` for `settings.ron`,
/// and tells it.
pub(super) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let aside = free_name(path);
    fs::rename(path, &aside)?;
    Ok(aside)
}

/// Writes a part of a file to another one with such a name.
pub(super) fn copy_aside(path: &Path, part: &[u8]) -> io::Result<PathBuf> {
    let aside = free_name(path);
    let mut file = private().write(true).create_new(true).open(&aside)?;
    file.write_all(part)?;
    Ok(aside)
}

fn free_name(path: &Path) -> PathBuf {
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    first_free(|number| path.with_extension(format!("broken-{number}.{extension}")))
}

/// The name, or where something has it already, one like it with a number:
/// `hands-2.phhs` for `hands.phhs`.
pub(super) fn unused(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().unwrap_or_default().to_string_lossy();
    let dot = if end.is_empty() { "" } else { "." };
    first_free(|number| match number {
        1 => path.to_owned(),
        _ => path.with_file_name(format!("{stem}-{number}{dot}{end}")),
    })
}

/// The first of the numbered names, from one on, that nothing has.
fn first_free(named: impl Fn(u64) -> PathBuf) -> PathBuf {
    let is_free = |path: &PathBuf| path.symlink_metadata().is_err();
    (1..).map(&named).find(is_free).unwrap_or_else(|| named(0))
}
