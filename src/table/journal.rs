//! The game under way, kept so that it can be continued whatever happens to
//! the program.
//!
//! A journal is a text file. Its first line says what the table is set with,
//! and each further line one [`Record`], with its number and a checksum:
//!
//! ```text
//! 5f3d1f0c {"tabletalk":1,"game":"…","began":1700000000,"options":{"Holdem":{…}},…}
//! 0a8bb2c4 [1,0,{"Deal":[20000,20000,20000]}]
//! 93e1d07f [2,1450,{"Act":[2,"Call"]}]
//! ```
//!
//! Doing all of it again gives the same table. A line that was torn off when
//! the program stopped is left out; after one that is damaged the rest is set
//! aside.
//!
//! # Before it is told
//!
//! Nothing is told to the player before its record is written, so whoever
//! hears of something will find it again. Written means that the system has
//! taken it: that survives the end of the program in any way, and takes
//! microseconds. It is brought to the disk itself, which is to survive a
//! power cut and may take long, once a hand, when nothing else happens.
//!
//! Disks can be slow all the same, so a thread of its own does the writing
//! ([`writer`]). Whoever plays waits for it as long as nobody notices
//! ([`WhenKept`]), and otherwise tells later; a disk that does not answer for
//! seconds is not waited for. Then, as with a disk that is full, the player
//! hears of it once, and the game goes on unkept. What could not be written is
//! tried again, and once it is, the player hears that the game is kept again.
//!
//! # One place for each
//!
//! Who plays a game has locked a file beside it. A second Tabletalk keeps its
//! game in a place of its own; whoever comes later is offered the last game
//! that nobody plays. A game that is over, or left for a new one in its place,
//! stays as the previous one until the next is.

mod book;
mod contents;
mod game_id;
mod header;
mod line;
mod past;
mod resume;
mod unfinished;
mod writer;

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use super::{Change, GameNotice, Record, Start};
use crate::store::disk_wait::DiskWait;
use crate::store::{Folders, Trouble};

use book::Book;
pub use game_id::GameId;
use header::Header;
pub use past::Past;
pub use resume::Resumed;
pub use unfinished::Unfinished;
use writer::{Safety, Writer};

/// The journal of the game under way, open for more.
#[derive(Debug)]
pub struct Journal {
    game: GameId,
    /// `None` once the game cannot be kept any more.
    writer: Option<Writer>,
    /// Whether the player knows that the game is not kept.
    told: bool,
    /// Whether the game is over, and nothing more is written.
    closed: bool,
    folder: PathBuf,
    /// How many records there are.
    records: usize,
    /// How long the player does not notice that something is waited for.
    wait: Duration,
    notice: Option<GameNotice>,
}

/// What happens when a record is not written at once.
pub enum WhenKept {
    /// Whoever tells the player of it waits.
    Wait,
    /// Whoever tells the player of it does so later, and is called in time.
    Call(Box<dyn Fn() + Send>),
}

/// Half the time that a window shows one picture.
const FRAME: Duration = Duration::from_millis(8);

impl Journal {
    /// Begins to keep a new game.
    pub fn begin(folders: &Folders, start: &Start, when_kept: WhenKept) -> Journal {
        let game = GameId::new();
        let header = line::write(&Header::new(start, &game));
        let place = folders.clone();
        let open = move || match &header {
            Ok(header) => Book::begin(&place, header),
            Err(error) => Err(Trouble::Other(error.to_string())),
        };
        Journal::start(folders, game, open, 0, when_kept)
    }

    fn start(
        folders: &Folders,
        game: GameId,
        open: impl FnMut() -> Result<Book, Trouble> + Send + 'static,
        records: usize,
        when_kept: WhenKept,
    ) -> Journal {
        let (wait, call): (_, Box<dyn Fn() + Send>) = match when_kept {
            WhenKept::Wait => (Duration::MAX, Box::new(|| {})),
            WhenKept::Call(call) => (FRAME, call),
        };
        Journal {
            game,
            writer: Some(Writer::start(open, call, DiskWait::new())),
            told: false,
            closed: false,
            folder: folders.state().to_owned(),
            records,
            wait,
            notice: None,
        }
    }

    /// Which game is kept.
    pub fn game(&self) -> &GameId {
        &self.game
    }

    /// Adds records.
    pub fn write(&mut self, records: &[Record]) {
        let Some(writer) = self.writer.as_mut() else {
            return;
        };
        if self.closed || records.is_empty() {
            return;
        }
        let first = self.records + 1;
        self.records += records.len();
        let lines = (first..).zip(records);
        let lines = lines.map(|(number, record)| contents::record_line(number, record));
        let is_deal = |record: &Record| matches!(record.change, Change::Deal(_));
        let safety = if records.iter().any(is_deal) {
            Safety::Computer
        } else {
            Safety::Program
        };
        match lines.collect() {
            Ok(lines) => writer.write(lines, safety),
            Err(error) => {
                self.writer = None;
                self.tell(Some(Trouble::Other(error.to_string())));
            }
        }
    }

    /// Whether everything is written that can be, so that it can be told.
    pub fn is_kept(&mut self) -> bool {
        let Some(writer) = &mut self.writer else {
            return true;
        };
        let done = writer.is_done(self.wait);
        if done {
            let trouble = writer.trouble().cloned();
            self.tell(trouble);
        }
        done
    }

    /// How long whoever plays may wait for the disk.
    pub(crate) fn wait(&self) -> Duration {
        self.wait
    }

    /// The game is over: there is nothing to continue.
    pub fn close(&mut self) {
        if let Some(writer) = self.writer.as_mut().filter(|_| !self.closed) {
            writer.close();
        }
        self.closed = true;
    }

    /// What the player must know, once.
    pub fn notice(&mut self) -> Option<GameNotice> {
        self.notice.take()
    }

    /// Tells when it becomes another matter whether the game is kept.
    fn tell(&mut self, trouble: Option<Trouble>) {
        if self.told == trouble.is_some() {
            return;
        }
        self.told = trouble.is_some();
        let folder = self.folder.clone();
        self.notice = Some(match trouble {
            Some(trouble) => GameNotice::NotKept { folder, trouble },
            None => GameNotice::KeptAgain,
        });
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        if let Some(writer) = self.writer.take() {
            writer.finish();
        }
    }
}

impl fmt::Debug for WhenKept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WhenKept::Wait => "Wait",
            WhenKept::Call(_) => "Call(..)",
        })
    }
}
