//! Where the hands of a file are. A file is read hand by hand, so that it
//! takes little more room than it has itself, whatever is in it.

use std::io::Read;
use std::ops::Range;
use std::path::Path;

use jiff::civil::DateTime;

use super::phh::Top;
use super::refusal::{Refusal, Refused};
use super::variant::Variant;
use super::{Entry, jsonl, phh};
use crate::store::files;

/// A larger file is refused, in bytes.
pub(super) const MOST_BYTES: usize = 100 << 20;

/// A file with more hands is refused.
const MOST_HANDS: usize = 1_000_000;

/// A longer hand is refused, in bytes.
pub(super) const LONGEST_HAND: usize = 1 << 20;

/// Files begin with it where an editor wrote them so.
const MARK: &[u8] = b"\xef\xbb\xbf";

/// How hands are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileFormat {
    Phh,
    Jsonl,
}

impl FileFormat {
    /// The end of a file's name tells it.
    pub(super) fn of(file: &str) -> Option<FileFormat> {
        let end = Path::new(file).extension()?.to_str()?;
        match end.to_ascii_lowercase().as_str() {
            "phh" | "phhs" => Some(FileFormat::Phh),
            "jsonl" => Some(FileFormat::Jsonl),
            _ => None,
        }
    }

    /// Reads a hand. It has no name where the file as a whole is meant.
    pub(super) fn read(self, content: &[u8], piece: &Piece) -> Entry {
        let bytes = piece.of(content);
        match self {
            FileFormat::Phh => Entry {
                hand: phh::name(bytes),
                record: phh::read(bytes, piece.line),
            },
            FileFormat::Jsonl => Entry {
                hand: Some(piece.line.to_string()),
                record: jsonl::read(bytes, piece.line),
            },
        }
    }
}

/// A part of a file: one hand, unread.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    start: u32,
    end: u32,
    /// Its first line, counted from one.
    line: usize,
}

impl Piece {
    fn new(bytes: Range<usize>, line: usize) -> Piece {
        // Files are not so large that anything is lost.
        let [start, end] = [bytes.start, bytes.end].map(|at| at as u32);
        Piece { start, end, line }
    }

    pub(super) fn of<'a>(&self, content: &'a [u8]) -> &'a [u8] {
        &content[self.start as usize..self.end as usize]
    }
}

/// Goes through a file from piece to piece.
#[derive(Clone, Debug)]
pub(super) struct Pieces {
    format: FileFormat,
    at: usize,
    /// Lines before.
    lines: usize,
}

impl Pieces {
    pub(super) fn new(format: FileFormat, content: &[u8]) -> Pieces {
        let at = if content.starts_with(MARK) {
            MARK.len()
        } else {
            0
        };
        Pieces {
            format,
            at,
            lines: 0,
        }
    }

    /// The next piece that has something in it.
    pub(super) fn next(&mut self, content: &[u8]) -> Option<Piece> {
        loop {
            let (start, line) = (self.at, self.lines + 1);
            self.take_line(content)?;
            if self.format == FileFormat::Phh {
                while !phh::begins(&content[self.at..]) && self.take_line(content).is_some() {}
            }
            let piece = Piece::new(start..self.at, line);
            let text = piece.of(content);
            let is_hand = match self.format {
                FileFormat::Jsonl => !text.trim_ascii().is_empty(),
                FileFormat::Phh if line > 1 || phh::begins(text) => true,
                FileFormat::Phh => match phh::top(text) {
                    Top::Hand => {
                        self.at = content.len();
                        true
                    }
                    Top::Other => false,
                    Top::Unreadable => true,
                },
            };
            if is_hand {
                return Some(piece);
            }
        }
    }

    fn take_line(&mut self, content: &[u8]) -> Option<()> {
        let rest = content.get(self.at..).filter(|rest| !rest.is_empty())?;
        let end = rest.iter().position(|&byte| byte == b'\n');
        self.at += end.map_or(rest.len(), |end| end + 1);
        self.lines += 1;
        Some(())
    }
}

/// The pieces of a file, unless there are none or too many.
pub(super) fn index(format: FileFormat, content: &[u8]) -> Result<Vec<Piece>, Refusal> {
    let mut scan = Pieces::new(format, content);
    let mut pieces = Vec::new();
    while let Some(piece) = scan.next(content) {
        if pieces.len() == MOST_HANDS {
            return Err(Refusal::TooManyHands { most: MOST_HANDS });
        }
        pieces.push(piece);
    }
    if pieces.is_empty() {
        Err(Refusal::NoHands)
    } else {
        Ok(pieces)
    }
}

/// The hands of a file, each read when its turn comes.
pub(super) fn entries(
    format: FileFormat,
    content: impl AsRef<[u8]>,
) -> impl Iterator<Item = Entry> {
    let mut scan = Pieces::new(format, content.as_ref());
    let mut count = 0;
    let mut over = false;
    std::iter::from_fn(move || {
        if over {
            return None;
        }
        let why = match scan.next(content.as_ref()) {
            Some(piece) if count < MOST_HANDS => {
                count += 1;
                return Some(format.read(content.as_ref(), &piece));
            }
            Some(_) => Refusal::TooManyHands { most: MOST_HANDS },
            None if count == 0 => Refusal::NoHands,
            None => return None,
        };
        over = true;
        Some(Entry::refused(why))
    })
}

/// The content of a file, if it is one of hands and not too large.
pub(super) fn read_file(path: &Path) -> Result<(FileFormat, Vec<u8>), Refused> {
    let format = FileFormat::of(&path.to_string_lossy()).ok_or(Refusal::UnknownKind)?;
    let file = files::open(path)?;
    let length = file.metadata()?.len().min(MOST_BYTES as u64);
    let mut content = Vec::with_capacity(length as usize + 1);
    file.take(MOST_BYTES as u64 + 1).read_to_end(&mut content)?;
    if content.len() > MOST_BYTES {
        Err(Refusal::FileTooLarge {
            most: MOST_BYTES >> 20,
        }
        .into())
    } else {
        Ok((format, content))
    }
}

/// What a file is about. Its hands are counted, not played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileSummary {
    /// The first hand's game, where it is played here.
    pub(crate) game: Option<Variant>,
    /// How many hands there are.
    pub hands: usize,
    /// When the first hand ended.
    pub(crate) ended: Option<DateTime>,
}

impl FileSummary {
    /// Looks at a file's content. The end of the name decides how it is read.
    pub fn of(file: &str, content: &[u8]) -> FileSummary {
        let Some(format) = FileFormat::of(file) else {
            return FileSummary::default();
        };
        let mut scan = Pieces::new(format, content);
        let Some(first) = scan.next(content) else {
            return FileSummary::default();
        };
        let (game, ended) = match format {
            FileFormat::Phh => phh::summary(first.of(content)),
            FileFormat::Jsonl => (jsonl::summary(first.of(content)), None),
        };
        let others = std::iter::from_fn(|| scan.next(content)).count();
        FileSummary {
            game,
            hands: 1 + others,
            ended,
        }
    }
}
