use std::fs;
use std::path::{Path, PathBuf};

use super::Folders;
use super::files::remove_leftover;

impl Folders {
    /// Takes away what a program left that was stopped while writing, and the
    /// right of others to look at what an earlier Tabletalk has kept. What
    /// cannot be done now is in nobody's way, and tried at the next start.
    pub(super) fn tidy(&self) {
        let hands = entries(&self.hands());
        let games = self.places().flat_map(|place| [place.game(), place.lock()]);
        let own: Vec<PathBuf> = [self.settings(), self.previous_game()]
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
            close_to_others(file, Kind::File);
        }
        for folder in self.own().into_iter().chain([self.hands()]) {
            close_to_others(&folder, Kind::Folder);
        }
    }
}

enum Kind {
    File,
    Folder,
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

/// Links are left alone: what they lead to is not ours alone.
#[cfg(unix)]
fn close_to_others(path: &Path, kind: Kind) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = path.symlink_metadata() else {
        return;
    };
    let (is_kind, mode) = match kind {
        Kind::File => (found.is_file(), 0o600),
        Kind::Folder => (found.is_dir(), 0o700),
    };
    let mut permissions = found.permissions();
    if is_kind && permissions.mode() & 0o077 != 0 {
        permissions.set_mode(mode);
        let _ = fs::set_permissions(path, permissions);
    }
}

/// Elsewhere a person's own folders are closed to others already.
#[cfg(not(unix))]
fn close_to_others(_: &Path, _: Kind) {}
