use super::header::{Header, Version};
use super::line;
use crate::table::{Change, GameId, Record, Start};

/// What is in a journal.
#[derive(Debug)]
pub(super) struct Contents {
    pub(super) start: Start,
    pub(super) game: GameId,
    pub(super) records: Vec<Record>,
    pub(super) rest: Rest,
    /// Where the first record begins and where each one ends.
    ends: Vec<usize>,
}

/// What comes after the last record that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rest {
    /// Nothing.
    Nothing,
    /// A line without an end: whoever wrote it was stopped while writing, and
    /// nobody has heard of it.
    Torn,
    /// Lines that somebody or something has changed. Zeros are what a power
    /// cut makes of lines of which somebody may have heard.
    Damaged,
}

/// Why there is no game in a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unreadable {
    /// Nothing was written yet.
    Empty,
    /// Its first line is damaged.
    Broken,
    /// A newer Tabletalk has written it.
    TooNew,
}

impl Contents {
    /// Reads everything up to the first line that is torn or damaged.
    pub(super) fn read(bytes: &[u8]) -> Result<Contents, Unreadable> {
        let mut lines = Lines { bytes, end: 0 };
        let header = lines.next().ok_or(if bytes.contains(&0) {
            Unreadable::Broken
        } else {
            Unreadable::Empty
        })?;
        let version: Version = line::read(header).ok_or(Unreadable::Broken)?;
        if !version.is_known() {
            return Err(Unreadable::TooNew);
        }
        let start = line::read(header).and_then(Header::start);
        let (start, game) = start.ok_or(Unreadable::Broken)?;
        let mut contents = Contents {
            start,
            game,
            records: Vec::new(),
            rest: Rest::Nothing,
            ends: vec![lines.end],
        };
        while let Some(line) = lines.next() {
            match line::read::<Numbered>(line) {
                Some(Numbered(number, at, change)) if number == contents.ends.len() => {
                    contents.records.push(Record { at, change });
                    contents.ends.push(lines.end);
                }
                _ => {
                    contents.rest = Rest::Damaged;
                    return Ok(contents);
                }
            }
        }
        contents.rest = match &bytes[lines.end..] {
            [] => Rest::Nothing,
            torn if torn.contains(&0) => Rest::Damaged,
            _ => Rest::Torn,
        };
        Ok(contents)
    }

    /// Whether the program was stopped before anything happened.
    pub(super) fn is_unplayed(bytes: &[u8]) -> bool {
        match Contents::read(bytes) {
            Ok(contents) => contents.records.is_empty() && contents.rest != Rest::Damaged,
            Err(unreadable) => unreadable == Unreadable::Empty,
        }
    }

    /// How many bytes the first line and so many records take.
    pub(super) fn length(&self, records: usize) -> usize {
        self.ends[records]
    }
}

/// The line of a record, the first of which has the number one.
#[derive(Debug, serde::Deserialize)]
struct Numbered(usize, u64, Change);

/// The line of a record with that number.
pub(super) fn record_line(number: usize, record: &Record) -> serde_json::Result<String> {
    line::write(&(number, record.at, &record.change))
}

/// Lines that have an end.
struct Lines<'a> {
    bytes: &'a [u8],
    end: usize,
}

impl<'a> Iterator for Lines<'a> {
    type Item = &'a [u8];
    fn next(&mut self) -> Option<&'a [u8]> {
        let rest = &self.bytes[self.end..];
        let length = rest.iter().position(|&byte| byte == b'\n')?;
        self.end += length + 1;
        Some(&rest[..length])
    }
}
