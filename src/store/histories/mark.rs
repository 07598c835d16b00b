use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use crate::session::Start;

/// Which game a file of hands belongs to, so that a game that is continued
/// goes on in its file. It tells nothing of the cards to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark(u32);

const MARK: &str = "# Tabletalk, game ";
const FORGOTTEN: &str = "# deleted up to hand ";

impl Mark {
    pub(super) fn of(start: &Start) -> Mark {
        let seed = start.seed.to_string();
        let options = serde_json::to_string(&start.options).unwrap_or_default();
        Mark(crc32fast::hash((seed + &options).as_bytes()))
    }

    /// The first line of the file.
    pub(super) fn line(self) -> String {
        format!("{MARK}{:08x}\n", self.0)
    }

    /// The first lines of a file whose hands up to this one were deleted.
    pub(super) fn after_deleting(self, last: u64) -> String {
        format!("{}{FORGOTTEN}{last}\n", self.line())
    }

    /// Whether the file is of this game.
    pub(super) fn is_on(self, path: &Path) -> bool {
        let Ok(file) = File::open(path) else {
            return false;
        };
        let line = self.line();
        let mut first = String::new();
        let length = line.len() as u64;
        let read = BufReader::new(file.take(length)).read_line(&mut first);
        read.is_ok() && first == line
    }
}

/// The number of the last deleted hand, where the line tells it.
pub(super) fn forgotten(line: &[u8]) -> Option<u64> {
    let line = std::str::from_utf8(line).ok()?.trim_end();
    line.strip_prefix(FORGOTTEN)?.parse().ok()
}
