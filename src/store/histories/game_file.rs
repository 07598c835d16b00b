use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use jiff::civil::DateTime;

use super::seal::{self, Part};
use super::{mark, read_hands};
use crate::engine::GameKind;
use crate::store::files::{copy_aside, create_folder, private, sync_folder, unused};
use crate::store::{GameId, Trouble};

/// The file of one game's hands, open for more.
///
/// It begins with a comment that says which game it is. Each hand is a table
/// with the number of the hand, from the first to the last.
#[derive(Debug)]
pub(super) struct GameFile {
    game: GameId,
    path: PathBuf,
    file: File,
    hands: Vec<Place>,
    end: u64,
    /// Hands up to this one were deleted, and do not come back.
    forgotten: u64,
    /// Whether nothing is in it that we have not written. Otherwise we leave
    /// it as it is.
    ours: bool,
}

/// Where a hand is: with the lines before it, and its fields alone.
#[derive(Clone, Copy, Debug)]
struct Place {
    number: u64,
    start: u64,
    fields: u64,
}

impl GameFile {
    /// A new file, with a name of its own.
    pub(super) fn create(
        folder: &Path,
        kind: GameKind,
        game: &GameId,
        now: DateTime,
    ) -> io::Result<Self> {
        create_folder(folder)?;
        let name = format!("{kind}-{}.phhs", now.strftime("%Y-%m-%d-%H%M%S"));
        let path = unused(&folder.join(name));
        let mut options = private();
        let mut file = options
            .read(true)
            .write(true)
            .create_new(true)
            .open(&path)?;
        let line = mark::line(game);
        if let Err(error) = file.write_all(line.as_bytes()) {
            // A file without its beginning is of no use to anybody.
            let _ = fs::remove_file(&path);
            return Err(error);
        }
        sync_folder(folder);
        Ok(GameFile {
            game: game.clone(),
            path,
            file,
            hands: Vec::new(),
            end: line.len() as u64,
            forgotten: 0,
            ours: true,
        })
    }

    /// All files of a game.
    pub(super) fn find(
        folder: &Path,
        game: &GameId,
        played: &[String],
    ) -> Result<Vec<GameFile>, Trouble> {
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        let mut found = Vec::new();
        for path in paths {
            if !path.is_file() {
                continue;
            }
            let is_on = match mark::is_on(&path, game) {
                // Nobody knows whether it is one of them.
                Err(error) if path.extension().is_some_and(|end| end == "phhs") => {
                    return Err(Trouble::of_reading(error));
                }
                is_on => is_on.unwrap_or(false),
            };
            if is_on {
                found.push(GameFile::open(path, game, played)?);
            }
        }
        Ok(found)
    }

    /// A file that is there, of a game that has `played` these hands. By them
    /// we know those again that we have written before we sealed them.
    pub(super) fn open(
        path: PathBuf,
        game: &GameId,
        played: &[String],
    ) -> Result<GameFile, Trouble> {
        let bytes = read_hands(&path)?;
        let file = OpenOptions::new().read(true).write(true).open(&path)?;
        let mut opened = GameFile {
            game: game.clone(),
            path,
            file,
            hands: Vec::new(),
            end: 0,
            forgotten: 0,
            ours: true,
        };
        opened.end = mark::line(game).len() as u64;
        opened.look_through(&bytes, played);
        Ok(opened)
    }

    fn look_through(&mut self, bytes: &[u8], played: &[String]) {
        // Zeros at the end are what a power cut makes of the last lines.
        let zeros = bytes.iter().rev().take_while(|&&byte| byte == 0).count();
        let bytes = &bytes[..bytes.len() - zeros];
        while let Some(rest) = bytes.get(self.end as usize..).filter(|it| !it.is_empty()) {
            let part = match seal::read(&self.game, rest) {
                Part::Other => unsealed(rest, played),
                part => part,
            };
            let start = self.end;
            match part {
                Part::Torn => return,
                Part::Hand {
                    number,
                    fields,
                    length,
                } => {
                    let fields = start + fields as u64;
                    self.hands.push(Place {
                        number,
                        start,
                        fields,
                    });
                    self.end += length as u64;
                }
                Part::Other => {
                    let line = rest.split_inclusive(|&byte| byte == b'\n').next();
                    let line = line.unwrap_or(rest);
                    match mark::forgotten(line) {
                        Some(number) => self.forgotten = number,
                        None => self.ours = false,
                    }
                    self.end += line.len() as u64;
                }
            }
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether hands may be added to it and written anew.
    pub(super) fn is_ours(&self) -> bool {
        self.ours
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

    /// Whether a hand is there or was deleted.
    pub(super) fn has(&self, number: u64) -> bool {
        number <= self.forgotten || self.hands.iter().any(|place| place.number == number)
    }

    /// The fields of a hand.
    pub(super) fn text(&mut self, number: u64) -> Option<String> {
        let at = self.hands.iter().position(|place| place.number == number)?;
        let end = self.hands.get(at + 1).map_or(self.end, |next| next.start);
        let start = self.hands[at].fields;
        let mut text = String::new();
        self.file.seek(SeekFrom::Start(start)).ok()?;
        let mut part = (&self.file).take(end - start);
        part.read_to_string(&mut text).ok()?;
        Some(text)
    }

    /// Copies what comes after that hand to another file, where there is
    /// something.
    pub(super) fn save_after(&mut self, number: u64) -> io::Result<()> {
        let Some(first) = self.hands.iter().find(|place| place.number > number) else {
            return Ok(());
        };
        let mut part = Vec::new();
        self.file.seek(SeekFrom::Start(first.start))?;
        (&self.file)
            .take(self.end - first.start)
            .read_to_end(&mut part)?;
        copy_aside(&self.path, &part)?;
        Ok(())
    }

    /// Takes the hand of that number and all after it away, and what is torn.
    pub(super) fn cut(&mut self, number: u64) -> io::Result<()> {
        let at = self.hands.iter().position(|place| place.number >= number);
        let end = at.map_or(self.end, |at| self.hands[at].start);
        self.file.set_len(end)?;
        self.end = end;
        self.hands.truncate(at.unwrap_or(self.hands.len()));
        Ok(())
    }

    /// Writes a hand, and takes the old one away where there is one.
    pub(super) fn put(&mut self, number: u64, text: &str) -> io::Result<()> {
        if number <= self.forgotten {
            return Ok(());
        }
        self.cut(number)?;
        let hand = seal::write(&self.game, number, text);
        self.file.seek(SeekFrom::Start(self.end))?;
        if let Err(error) = self.file.write_all(hand.as_bytes()) {
            // Half a hand is worse than none.
            let _ = self.file.set_len(self.end);
            return Err(error);
        }
        self.hands.push(Place {
            number,
            start: self.end,
            fields: self.end + (hand.len() - text.len() - 1) as u64,
        });
        self.end += hand.len() as u64;
        Ok(())
    }

    /// Makes everything written survive the end of the computer, too.
    pub(super) fn sync(&self) {
        let _ = self.file.sync_data();
    }
}

/// A hand from before they were sealed, if it is one that was played in the
/// game.
fn unsealed(bytes: &[u8], played: &[String]) -> Part {
    let found = || {
        let (line, rest) = bytes.split_at(bytes.iter().position(|&byte| byte == b'\n')? + 1);
        let number = number_of(line)?;
        let next = rest.windows(2).position(|at| at == b"\n[" || at == b"\n#");
        let fields = &rest[..next.map_or(rest.len(), |at| at + 1)];
        let expected = played.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
        is_same_hand(std::str::from_utf8(fields).ok()?, expected).then_some(Part::Hand {
            number,
            fields: line.len(),
            length: line.len() + fields.len(),
        })
    };
    found().unwrap_or(Part::Other)
}

/// Whether both tell the same hand, whoever played it and whenever.
fn is_same_hand(one: &str, other: &str) -> bool {
    let is_about_it = |line: &&str| {
        let field = line.split(' ').next().unwrap_or_default();
        !["time", "day", "month", "year", "players", ""].contains(&field)
    };
    let lines = |text| str::lines(text).filter(is_about_it);
    lines(one).eq(lines(other))
}

/// The number in a line such as `[12]`.
fn number_of(line: &[u8]) -> Option<u64> {
    let line = std::str::from_utf8(line).ok()?.trim_end();
    line.strip_prefix('[')?.strip_suffix(']')?.parse().ok()
}
