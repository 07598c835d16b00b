//! The lines of a game's file that are about the file itself.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::store::GameId;

const MARK: &str = "# Tabletalk, game ";
const FORGOTTEN: &str = "# deleted up to hand ";

/// The first line: which game it is, so that a game that is continued goes on
/// in its file.
pub(super) fn line(game: &GameId) -> String {
    format!("{MARK}{game}\n")
}

/// The first lines of a file whose hands up to this one were deleted.
pub(super) fn after_deleting(game: &GameId, last: u64) -> String {
    format!("{}{FORGOTTEN}{last}\n", line(game))
}

/// Whether the file is of this game.
pub(super) fn is_on(path: &Path, game: &GameId) -> io::Result<bool> {
    let line = line(game);
    let mut first = Vec::new();
    let length = line.len() as u64;
    File::open(path)?.take(length).read_to_end(&mut first)?;
    Ok(first == line.as_bytes())
}

/// The number of the last deleted hand, where the line tells it.
pub(super) fn forgotten(line: &[u8]) -> Option<u64> {
    let line = std::str::from_utf8(line).ok()?.trim_end();
    line.strip_prefix(FORGOTTEN)?.parse().ok()
}
