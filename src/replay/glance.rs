use crate::engine::GameKind;

use jiff::civil::DateTime;

use super::pieces::{Kind, Pieces};
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
        let Some(kind) = Kind::of(file) else {
            return Glance::default();
        };
        let mut scan = Pieces::new(kind, content);
        let Some(first) = scan.next(content) else {
            return Glance::default();
        };
        let (game, ended) = match kind {
            Kind::Phh => phh::glance(first.of(content)),
            Kind::Jsonl => (jsonl::glance(first.of(content)), None),
        };
        let others = std::iter::from_fn(|| scan.next(content)).count();
        Glance {
            game,
            hands: 1 + others,
            ended,
        }
    }
}
