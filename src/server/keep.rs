//! Where tables are kept, so that a server that was killed in the middle of a
//! hand plays on.
//!
//! Three calls: claim a table, append to it, read it. A table is its entries
//! in order; whoever has claimed it last is the only one who may append. What
//! is told waits until its entries are kept for good.

mod memory;
mod sqlite;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::bots::Style;
use crate::rules::cards::Seed;
use crate::rules::{Options, Seat, Seats};
use crate::server::wire::Door;
use crate::table::{Record, Start, TablePace};

pub use memory::InMemory;
pub use sqlite::Sqlite;

/// Tells tables apart.
pub type TableId = u64;

/// Counts how often a table was claimed.
pub type Epoch = u64;

/// Where tables are kept.
pub trait Keep: Send {
    /// Every table there is.
    fn tables(&mut self) -> Result<Vec<TableId>, KeepError>;

    /// From now on nobody who claimed it before can append.
    fn claim(&mut self, table: TableId) -> Result<Epoch, KeepError>;

    /// Adds entries to tables, all of them or none, for good.
    fn append(&mut self, batch: &[Append]) -> Result<(), KeepError>;

    /// The entries of a table, the oldest first.
    fn read(&mut self, table: TableId) -> Result<Vec<Entry>, KeepError>;
}

/// Something to be kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    /// Of which table.
    pub table: TableId,
    /// By whose claim.
    pub epoch: Epoch,
    /// What.
    pub what: What,
}

/// Writes down what becomes of tables, each by its claim.
pub struct Keeper {
    keep: Box<dyn Keep>,
    claimed: BTreeMap<TableId, Epoch>,
}

/// What becomes of a table, to be kept before it is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Which table.
    pub table: TableId,
    /// What.
    pub what: What,
}

impl Keeper {
    /// Keeps tables there.
    pub fn new(keep: Box<dyn Keep>) -> Keeper {
        Keeper {
            keep,
            claimed: BTreeMap::new(),
        }
    }

    /// Claims every table there is, and reads it.
    pub fn load(&mut self) -> Result<Vec<(TableId, Vec<Entry>)>, KeepError> {
        let mut tables = Vec::new();
        for table in self.keep.tables()? {
            let epoch = self.keep.claim(table)?;
            self.claimed.insert(table, epoch);
            tables.push((table, self.keep.read(table)?));
        }
        Ok(tables)
    }

    /// Writes all of it, or nothing.
    pub fn write(&mut self, kept: &[Kept]) -> Result<(), KeepError> {
        let mut batch = Vec::with_capacity(kept.len());
        for Kept { table, what } in kept {
            let table = *table;
            let epoch = match self.claimed.get(&table) {
                Some(epoch) => *epoch,
                None => self.keep.claim(table)?,
            };
            self.claimed.insert(table, epoch);
            batch.push(Append {
                table,
                epoch,
                what: what.clone(),
            });
        }
        self.keep.append(&batch)?;
        for Kept { table, what } in kept {
            if *what == What::Forget {
                self.claimed.remove(table);
            }
        }
        Ok(())
    }
}

/// What becomes of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// Something has happened. Entries are counted from one.
    Entry(u64, Box<Entry>),
    /// The table is no more.
    Forget,
}

/// Why something cannot be kept.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// The database says so.
    #[error("{0}")]
    Database(#[from] rusqlite::Error),
    /// The folder cannot be used.
    #[error("{0}")]
    Folder(#[from] std::io::Error),
    /// Another server keeps its tables in the same folder.
    #[error("another server uses this folder: stop it, or give another one with --data")]
    InUse,
    /// What is kept cannot be read.
    #[error("what is kept of table {0} cannot be read: {1}")]
    Unreadable(TableId, String),
    /// Somebody else has claimed the table.
    #[error("table {0} has another owner")]
    Claimed(TableId),
    /// A newer Tabletalk has written it.
    #[error("the tables were kept by a newer Tabletalk")]
    TooNew,
}

/// What is kept of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Entry {
    /// It was set.
    Set(Box<Set>),
    /// Something happened at it.
    Record(Record),
    /// A person has a seat: the hash of what brings them back to it.
    Token(Seat, String),
    /// A computer player has the seat again.
    NoToken(Seat),
    /// That is the host.
    Host(Seat),
}

/// What a table was set with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Set {
    /// Its digits.
    pub code: String,
    /// The game and its options.
    pub options: Options,
    /// The seed of its cards.
    pub seed: Seed,
    /// How the computer players play.
    pub styles: Vec<String>,
    /// What everybody is called at first, by seat.
    pub names: Vec<String>,
    /// How it runs.
    pub pace: TablePace,
    /// Who may sit down.
    pub door: Door,
    /// Whose computer it is on; `None` is a server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
}

impl Set {
    /// What a host begins with. `None` where this Tabletalk has no such table.
    pub fn start(&self) -> Option<Start> {
        let style = |name: &String| Style::named(name, self.options.kind()).ok();
        Some(Start {
            options: self.options.clone(),
            seed: self.seed,
            people: Seats::from(Seat::FIRST),
            styles: self.styles.iter().map(style).collect::<Option<_>>()?,
            settings: self.pace.clone(),
        })
    }
}
