use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use jiff::civil::DateTime;

use super::mark::{self, Mark};
use crate::engine::GameKind;
use crate::store::files::{sync_folder, unused};

/// The file of one game's hands, open for more.
///
/// It begins with a comment that says which game it is. Each hand is a table
/// with the number of the hand, from the first to the last.
#[derive(Debug)]
pub(super) struct GameFile {
    path: PathBuf,
    file: File,
    hands: Vec<Place>,
    end: u64,
    /// Hands up to this one were deleted, and do not come back.
    forgotten: u64,
}

/// Where a hand begins.
#[derive(Clone, Copy, Debug)]
struct Place {
    number: u64,
    start: u64,
}

impl GameFile {
    /// A new file, with a name of its own.
    pub(super) fn create(
        folder: &Path,
        game: GameKind,
        mark: Mark,
        now: DateTime,
    ) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let name = format!("{game}-{}.phhs", now.strftime("%Y-%m-%d-%H%M%S"));
        let path = unused(&folder.join(name));
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create_new(true)
            .open(&path)?;
        let line = mark.line();
        if let Err(error) = file.write_all(line.as_bytes()) {
            // A file without its beginning is of no use to anybody.
            let _ = fs::remove_file(&path);
            return Err(error);
        }
        sync_folder(folder);
        Ok(GameFile {
            path,
            file,
            hands: Vec::new(),
            end: line.len() as u64,
            forgotten: 0,
        })
    }

    /// The file of a game, if there is one; of several the longest.
    pub(super) fn find(folder: &Path, mark: Mark) -> io::Result<Option<GameFile>> {
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            entries => entries?,
        };
        let mut paths: Vec<PathBuf> = (entries.flatten())
            .map(|entry| entry.path())
            .filter(|path| path.is_file() && mark.is_on(path))
            .collect();
        paths.sort();
        let mut found: Option<GameFile> = None;
        for path in paths {
            let file = GameFile::open(path)?;
            let longer = |found: &GameFile| file.last() >= found.last();
            if found.as_ref().is_none_or(longer) {
                found = Some(file);
            }
        }
        Ok(found)
    }

    /// A file that is there.
    pub(super) fn open(path: PathBuf) -> io::Result<GameFile> {
        let mut file = OpenOptions::new().read(true).write(true).open(&path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let mut opened = GameFile {
            path,
            file,
            hands: Vec::new(),
            end: 0,
            forgotten: 0,
        };
        for line in bytes.split_inclusive(|&byte| byte == b'\n') {
            if let Some(number) = number_of(line) {
                let start = opened.end;
                opened.hands.push(Place { number, start });
            } else if let Some(number) = mark::forgotten(line) {
                opened.forgotten = number;
            }
            opened.end += line.len() as u64;
        }
        Ok(opened)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether nobody else has changed the file or taken it away.
    pub(super) fn is_as_left(&self) -> bool {
        fs::metadata(&self.path).is_ok_and(|now| now.len() == self.end)
    }

    /// The number of the last hand that is there or was deleted.
    pub(super) fn last(&self) -> u64 {
        let last = self.hands.last().map_or(0, |place| place.number);
        last.max(self.forgotten)
    }

    /// The number of the last hand up to which none is missing.
    pub(super) fn last_in_a_row(&self) -> u64 {
        let mut last = self.forgotten;
        for place in &self.hands {
            if place.number != last + 1 {
                break;
            }
            last = place.number;
        }
        last
    }

    /// What is written of a hand.
    pub(super) fn text(&mut self, number: u64) -> Option<String> {
        let at = self.hands.iter().position(|place| place.number == number)?;
        let end = self.hands.get(at + 1).map_or(self.end, |next| next.start);
        let start = self.hands[at].start;
        let mut text = String::new();
        self.file.seek(SeekFrom::Start(start)).ok()?;
        let mut part = (&self.file).take(end - start);
        part.read_to_string(&mut text).ok()?;
        Some(text.split_once('\n')?.1.to_owned())
    }

    /// Takes the hand of that number and all after it away.
    pub(super) fn cut(&mut self, number: u64) -> io::Result<()> {
        let at = self.hands.iter().position(|place| place.number >= number);
        if let Some(at) = at {
            self.file.set_len(self.hands[at].start)?;
            self.end = self.hands[at].start;
            self.hands.truncate(at);
        }
        Ok(())
    }

    /// Writes a hand, and takes the old one away where there is one.
    pub(super) fn put(&mut self, number: u64, text: &str) -> io::Result<()> {
        if number <= self.forgotten {
            return Ok(());
        }
        self.cut(number)?;
        let hand = format!("[{number}]\n{text}\n");
        self.file.seek(SeekFrom::Start(self.end))?;
        if let Err(error) = self.file.write_all(hand.as_bytes()) {
            // Half a hand is worse than none.
            let _ = self.file.set_len(self.end);
            return Err(error);
        }
        let start = self.end;
        self.hands.push(Place { number, start });
        self.end += hand.len() as u64;
        Ok(())
    }

    /// Makes everything written survive the end of the computer, too.
    pub(super) fn sync(&self) {
        let _ = self.file.sync_data();
    }
}

/// The number in a line such as `[12]`.
fn number_of(line: &[u8]) -> Option<u64> {
    let line = std::str::from_utf8(line).ok()?.trim_end();
    line.strip_prefix('[')?.strip_suffix(']')?.parse().ok()
}
