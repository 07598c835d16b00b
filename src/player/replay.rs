//! Recorded hands, played through the engine.
//!
//! Files in the PHH format (`.phh`, `.phhs`) and generated hands (`.jsonl`)
//! are read into one kind of record. Each record is played action by action,
//! and what came of it can be told or compared with what the file says. A
//! hand that cannot be played is refused with a reason; the others go on.

mod action;
mod amount;
mod collection;
mod jsonl;
mod phh;
mod pieces;
mod play;
mod playback;
mod reason;
mod record;
mod refusal;
mod stacking;
mod variant;
mod write;

use std::iter;
use std::path::Path;

pub use collection::Collection;
pub use pieces::FileSummary;
pub(crate) use playback::Playback;
pub(crate) use record::{Place, Player, Title};
pub(crate) use refusal::{Refusal, Refused};
pub use variant::Variant;
pub use write::Finished;

use crate::rules::{Chips, Rules, Seen, Viewer};
use crate::speech::Decimals;
use pieces::{FileFormat, entries};
use record::Record;

/// One hand of a file and what came of it.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The file's name.
    pub(crate) file: String,
    /// The hand's name in the file; `None` where the file as a whole is meant.
    pub hand: Option<String>,
    /// What came of it.
    pub outcome: Result<Played, Refused>,
}

/// A hand that could be played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// What the file says about the hand.
    pub title: Title,
    /// Which game it was.
    pub game: Variant,
    /// The rules that it was played by.
    pub rules: Rules,
    /// How finely its chips are counted: all amounts are in those parts.
    pub decimals: Decimals,
    /// Through whose eyes it was written down, where the file tells it.
    pub viewer: Option<Viewer>,
    /// The players, from the left of the button; the last one has it.
    pub players: Vec<Player>,
    /// What each player had before the hand.
    pub starting_stacks: Vec<Chips>,
    /// What each player has after it.
    pub finishing_stacks: Vec<Chips>,
    /// What the file says that each player has after it.
    pub recorded_stacks: Option<Vec<Chips>>,
    /// What happened: as the viewer saw it, or else with all cards that the
    /// record knows.
    pub seen: Vec<Seen>,
}

/// How a hand compares with its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every stack is as recorded.
    Match,
    /// The record has no finishing stacks to compare with.
    NothingRecorded,
    /// Some stack is not as recorded.
    Differ,
    /// The hand could not be played.
    Refused,
}

impl Replayed {
    /// How the hand compares with its record.
    pub fn verdict(&self) -> Verdict {
        match &self.outcome {
            Err(_) => Verdict::Refused,
            Ok(played) => match &played.recorded_stacks {
                None => Verdict::NothingRecorded,
                Some(recorded) if *recorded == played.finishing_stacks => Verdict::Match,
                Some(_) => Verdict::Differ,
            },
        }
    }
}

/// Replays every hand of a file.
pub fn replay_file(path: &Path) -> Box<dyn Iterator<Item = Replayed>> {
    let file = path.display().to_string();
    match pieces::read_file(path) {
        Ok((format, content)) => Box::new(replayed(file, entries(format, content))),
        Err(refused) => Box::new(replayed(file, iter::once(Entry::refused(refused)))),
    }
}

/// Replays every hand of a file's content. The end of the name decides how it
/// is read.
pub fn replay<'a>(file: &str, content: &'a [u8]) -> Box<dyn Iterator<Item = Replayed> + 'a> {
    let unknown = || iter::once(Entry::refused(Refusal::UnknownKind));
    let name = file.to_owned();
    match FileFormat::of(file) {
        Some(format) => Box::new(replayed(name, entries(format, content))),
        None => Box::new(replayed(name, unknown())),
    }
}

fn replayed(file: String, entries: impl Iterator<Item = Entry>) -> impl Iterator<Item = Replayed> {
    entries.map(move |entry| Replayed {
        file: file.clone(),
        hand: entry.hand,
        outcome: entry.record.and_then(replay_record),
    })
}

/// A hand of a file as it was read.
#[derive(Clone)]
struct Entry {
    hand: Option<String>,
    record: Result<Record, Refused>,
}

impl Entry {
    /// The file as a whole is refused.
    fn refused(why: impl Into<Refused>) -> Entry {
        let (hand, record) = (None, Err(why.into()));
        Entry { hand, record }
    }
}

fn replay_record(record: Record) -> Result<Played, Refused> {
    let ending = play::play(&record, &mut |_, _| {})?;
    Ok(Played {
        title: record.title,
        game: record.game,
        rules: record.rules,
        decimals: record.decimals,
        viewer: record.viewer,
        players: record.players,
        starting_stacks: record.stacks,
        finishing_stacks: ending.stacks,
        recorded_stacks: record.finishing_stacks,
        seen: ending.seen,
    })
}
