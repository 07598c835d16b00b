//! Files that are replaced as a whole or not at all, and set aside rather
//! than lost.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file anew. At any moment, whatever happens, the old one or the
/// new one is there, never a part of it: the new one is first written beside
/// it, and brought to the disk, under another name.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    // Where the name is a link to the real file, it stays one.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let new = path.with_extension(format!("new-{}", std::process::id()));
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

fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
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
    File::create_new(&aside)?.write_all(part)?;
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
