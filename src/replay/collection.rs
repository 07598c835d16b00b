use std::fs;
use std::path::Path;

use super::{Entry, Past, Refusal, Refused, Title, entries};
use crate::engine::Chips;

/// The hands of a file, each played only when it is looked at.
pub struct Collection {
    entries: Vec<Entry>,
}

impl Collection {
    /// Reads a file.
    pub fn open(path: &Path) -> Result<Collection, Refused> {
        let bytes = fs::read(path)?;
        Collection::read(&path.display().to_string(), &bytes)
    }

    /// Reads a file's content. The end of the name decides how. Refused is
    /// what has no hand in it; a hand that cannot be read is one of the
    /// others.
    pub fn read(file: &str, content: &[u8]) -> Result<Collection, Refused> {
        let mut entries = entries(file, content);
        match entries.pop_if(|entry| entry.hand.is_none()) {
            Some(entry) if entries.is_empty() => Err(match entry.record {
                Err(why) => why,
                Ok(_) => Refusal::NoHands.into(),
            }),
            whole => {
                entries.extend(whole);
                Ok(Collection { entries })
            }
        }
    }

    /// How many hands there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What the file says about a hand, or its name there.
    pub fn title(&self, hand: usize) -> Title {
        let Some(entry) = self.entries.get(hand) else {
            return Title::default();
        };
        let told = entry.record.as_ref().map(|record| record.title.clone());
        let mut title = told.unwrap_or_default();
        title.hand = title.hand.or_else(|| entry.hand.clone());
        title
    }

    /// What a hand brought to the player whose record it is: before and after.
    pub fn my_stacks(&self, hand: usize) -> Option<(Chips, Chips)> {
        let record = self.entries.get(hand)?.record.as_ref().ok()?;
        let me = record.me()?.index();
        let after = record.finishing_stacks.as_ref()?;
        Some((*record.stacks.get(me)?, *after.get(me)?))
    }

    /// A hand, moment by moment.
    pub fn hand(&self, hand: usize) -> Result<Past, Refused> {
        let entry = self.entries.get(hand).ok_or(Refusal::NoHands)?;
        Past::of(entry.record.as_ref().map_err(Clone::clone)?)
    }
}
