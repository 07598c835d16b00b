use crate::engine::GameKind;
use std::path::Path;

use jiff::civil::DateTime;

use super::{jsonl, phh};

/// What a file is about, at a glance: its hands are counted, not played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glance {
    /// The first hand's game, where it is played here.
    pub game: Option<GameKind>,
    /// How many hands there are.
    pub hands: usize,
    /// When the first hand ended.
    pub ended: Option<DateTime>,
}

impl Glance {
    /// Looks at a file's content. The end of the name decides how it is read.
    pub fn at(file: &str, content: &[u8]) -> Glance {
        match kind(file).as_deref() {
            Some("phh" | "phhs") => phh::glance(content),
            Some("jsonl") => jsonl::glance(content),
            _ => Glance::default(),
        }
    }
}

/// The end of a file's name, by which one knows what is in it.
pub(super) fn kind(file: &str) -> Option<String> {
    let kind = Path::new(file).extension()?.to_str()?;
    Some(kind.to_ascii_lowercase())
}
