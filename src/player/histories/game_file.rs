use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use jiff::civil::DateTime;

use super::marks::{self, Section};
use super::read_hands;
use crate::rules::GameKind;
use crate::store::Trouble;
use crate::store::files::{copy_aside, create_folder, private, sync_folder, unused};
use crate::table::GameId;

/// The file with the hands of one game, open for more.
///
/// It starts with a comment that says which game it is. Each hand is a TOML
/// table named by its number; they stand in order.
#[derive(Debug)]
pub(super) struct GameFile {
    game: GameId,
    path: PathBuf,
    file: File,
    hands: Vec<HandSpan>,
    end: u64,
    /// Hands up to this one were deleted, and do not come back.
    deleted: u64,
    /// Whether we wrote everything in it. Otherwise it stays as it is.
    ours: bool,
}

/// Where a hand starts in the file, and where its fields start.
#[derive(Clone, Copy, Debug)]
struct HandSpan {
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
        let line = marks::first_line(game);
        if let Err(error) = file.write_all(line.as_bytes()) {
            // Without its first line the file is useless.
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
            deleted: 0,
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
            let is_on = match marks::is_of_game(&path, game) {
                // It may be one of them.
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

    /// Opens an existing file of a game that has `played` these hands. Early
    /// versions wrote hands without a checksum; they are known by their text.
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
            deleted: 0,
            ours: true,
        };
        opened.end = marks::first_line(game).len() as u64;
        opened.look_through(&bytes, played);
        Ok(opened)
    }

    fn look_through(&mut self, bytes: &[u8], played: &[String]) {
        // A power cut can leave zeros in place of the last lines.
        let zeros = bytes.iter().rev().take_while(|&&byte| byte == 0).count();
        let bytes = &bytes[..bytes.len() - zeros];
        while let Some(rest) = bytes.get(self.end as usize..).filter(|it| !it.is_empty()) {
            let part = match marks::read_section(&self.game, rest) {
                Section::Other => without_checksum(rest, played),
                part => part,
            };
            let start = self.end;
            match part {
                Section::Torn => return,
                Section::Hand {
                    number,
                    fields,
                    length,
                } => {
                    let fields = start + fields as u64;
                    self.hands.push(HandSpan {
                        number,
                        start,
                        fields,
                    });
                    self.end += length as u64;
                }
                Section::Other => {
                    let line = rest.split_inclusive(|&byte| byte == b'\n').next();
                    let line = line.unwrap_or(rest);
                    match marks::deleted_up_to(line) {
                        Some(number) => self.deleted = number,
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

    /// Whether hands may be added to it and replaced.
    pub(super) fn is_ours(&self) -> bool {
        self.ours
    }

    /// Whether the file is as we left it: not changed and not removed.
    pub(super) fn is_as_left(&self) -> bool {
        fs::metadata(&self.path).is_ok_and(|now| now.len() == self.end)
    }

    /// The number of the last hand that is there or was deleted.
    pub(super) fn last(&self) -> u64 {
        let last = self.hands.last().map_or(0, |hand| hand.number);
        last.max(self.deleted)
    }

    /// Whether a hand is there or was deleted.
    pub(super) fn has(&self, number: u64) -> bool {
        number <= self.deleted || self.hands.iter().any(|hand| hand.number == number)
    }

    /// The fields of a hand.
    pub(super) fn text(&mut self, number: u64) -> Option<String> {
        let at = self.hands.iter().position(|hand| hand.number == number)?;
        let end = self.hands.get(at + 1).map_or(self.end, |next| next.start);
        let start = self.hands[at].fields;
        let mut text = String::new();
        self.file.seek(SeekFrom::Start(start)).ok()?;
        let mut part = (&self.file).take(end - start);
        part.read_to_string(&mut text).ok()?;
        Some(text)
    }

    /// Copies the hands after that one, if there are any, to another file.
    pub(super) fn save_after(&mut self, number: u64) -> io::Result<()> {
        let Some(first) = self.hands.iter().find(|hand| hand.number > number) else {
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

    /// Removes that hand and everything after it, torn text included.
    pub(super) fn cut(&mut self, number: u64) -> io::Result<()> {
        let at = self.hands.iter().position(|hand| hand.number >= number);
        let end = at.map_or(self.end, |at| self.hands[at].start);
        self.file.set_len(end)?;
        self.end = end;
        self.hands.truncate(at.unwrap_or(self.hands.len()));
        Ok(())
    }

    /// Writes a hand in place of any older version of it.
    pub(super) fn put(&mut self, number: u64, text: &str) -> io::Result<()> {
        if number <= self.deleted {
            return Ok(());
        }
        self.cut(number)?;
        let hand = marks::write_hand(&self.game, number, text);
        self.file.seek(SeekFrom::Start(self.end))?;
        if let Err(error) = self.file.write_all(hand.as_bytes()) {
            // Half a hand is worse than none.
            let _ = self.file.set_len(self.end);
            return Err(error);
        }
        self.hands.push(HandSpan {
            number,
            start: self.end,
            fields: self.end + (hand.len() - text.len() - 1) as u64,
        });
        self.end += hand.len() as u64;
        Ok(())
    }

    /// Makes sure that what was written survives a power cut.
    pub(super) fn sync(&self) {
        let _ = self.file.sync_data();
    }
}

/// A hand without a checksum, as early versions wrote it, if it was played in
/// this game.
fn without_checksum(bytes: &[u8], played: &[String]) -> Section {
    let found = || {
        let (line, rest) = bytes.split_at(bytes.iter().position(|&byte| byte == b'\n')? + 1);
        let number = number_of(line)?;
        let next = rest.windows(2).position(|at| at == b"\n[" || at == b"\n#");
        let fields = &rest[..next.map_or(rest.len(), |at| at + 1)];
        let expected = played.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
        is_same_hand(std::str::from_utf8(fields).ok()?, expected).then_some(Section::Hand {
            number,
            fields: line.len(),
            length: line.len() + fields.len(),
        })
    };
    found().unwrap_or(Section::Other)
}

/// Whether both texts are the same hand, names and times apart.
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
