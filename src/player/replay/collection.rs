use std::collections::VecDeque;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use super::pieces::{FileFormat, Piece, index, read_file};
use super::{Entry, Playback, Refusal, Refused, Title};
use crate::rules::Chips;

/// The hands of a file, each read and played only when it is looked at.
pub struct Collection {
    format: FileFormat,
    content: Vec<u8>,
    pieces: Vec<Piece>,
    /// Those that were looked at last, with their numbers.
    read: Mutex<VecDeque<(usize, Arc<Entry>)>>,
}

/// A page of them is looked at over and over.
const REMEMBERED: usize = 100;

impl Collection {
    /// Reads a file.
    pub fn open(path: &Path) -> Result<Collection, Refused> {
        let (format, content) = read_file(path)?;
        Collection::of(format, content)
    }

    /// Reads a file's content, in the format that the file extension names. A
    /// file without hands is refused; a single hand that cannot be read is
    /// kept as an entry that says why.
    pub fn read(file: &str, content: &[u8]) -> Result<Collection, Refused> {
        let format = FileFormat::of(file).ok_or(Refusal::UnknownKind)?;
        Collection::of(format, content.to_vec())
    }

    fn of(format: FileFormat, content: Vec<u8>) -> Result<Collection, Refused> {
        let pieces = index(format, &content)?;
        let collection = Collection {
            format,
            content,
            pieces,
            read: Mutex::default(),
        };
        match collection.entry(0).map(Arc::unwrap_or_clone) {
            Some(Entry {
                hand: None,
                record: Err(why),
            }) if collection.len() == 1 => Err(why),
            _ => Ok(collection),
        }
    }

    fn entry(&self, hand: usize) -> Option<Arc<Entry>> {
        let piece = self.pieces.get(hand)?;
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, entry)) = read.iter().find(|(number, _)| *number == hand) {
            return Some(Arc::clone(entry));
        }
        let entry = Arc::new(self.format.read(&self.content, piece));
        read.truncate(REMEMBERED - 1);
        read.push_front((hand, Arc::clone(&entry)));
        Some(entry)
    }

    /// How many hands there are.
    pub fn len(&self) -> usize {
        self.pieces.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// What the file says about a hand, or its name there.
    pub(crate) fn title(&self, hand: usize) -> Title {
        let Some(entry) = self.entry(hand) else {
            return Title::default();
        };
        let told = entry.record.as_ref().map(|record| record.title.clone());
        let mut title = told.unwrap_or_default();
        title.hand = title.hand.or_else(|| entry.hand.clone());
        title
    }

    /// What a hand brought to the player whose record it is: before and after.
    pub(crate) fn my_stacks(&self, hand: usize) -> Option<(Chips, Chips)> {
        let entry = self.entry(hand)?;
        let record = entry.record.as_ref().ok()?;
        let me = record.me()?.index();
        let after = record.finishing_stacks.as_ref()?;
        Some((*record.stacks.get(me)?, *after.get(me)?))
    }

    /// A hand, moment by moment.
    pub fn hand(&self, hand: usize) -> Result<Playback, Refused> {
        let entry = self.entry(hand).ok_or(Refusal::NoHands)?;
        Playback::of(entry.record.as_ref().map_err(Clone::clone)?)
    }
}
