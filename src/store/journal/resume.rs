use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use super::book::{Book, Lock};
use super::contents::{Contents, Rest};
use super::unfinished::{broken, find, parse, read};
use super::{Journal, WhenKept};
use crate::session::Session;
use crate::stats::Tally;
use crate::store::files::copy_aside;
use crate::store::histories::Past;
use crate::store::{Folders, HandKeeper, Notice, Trouble};

/// A game that is continued.
#[derive(Debug)]
pub struct Resumed {
    /// The table, as it was.
    pub session: Session,
    /// The journal, to go on with.
    pub journal: Journal,
    /// The finished hands, to go on with.
    pub hands: HandKeeper,
    /// What everyone has done in them, by seat.
    pub tallies: Vec<Tally>,
    /// What the player must know.
    pub notice: Option<Notice>,
}

impl Journal {
    /// Continues the last game that was left, whatever the time is now.
    pub fn resume(
        folders: &Folders,
        now: Duration,
        when_kept: WhenKept,
    ) -> Result<Resumed, Notice> {
        let (folders, _) = &find(folders)?.ok_or(Notice::NoGame)?;
        let lock = Lock::take(folders);
        if let Err(Trouble::InUse) = lock {
            return Err(Notice::GameInUse);
        }
        let left = fs::metadata(folders.game()).and_then(|it| it.modified());
        let bytes = read(folders)?.ok_or(Notice::NoGame)?;
        let contents = parse(folders, &bytes)?.ok_or(Notice::NoGame)?;
        let resumed = Session::resume(&contents.start, &contents.records, now);
        let (session, followed) = resumed.map_err(|_| broken(folders))?;
        let records = contents.records[..followed].to_vec();
        let left = left.unwrap_or_else(|_| SystemTime::now());
        let past = Past {
            game: contents.game.clone(),
            start: contents.start.clone(),
            records,
            left,
        };
        let tallies = past.tallies();
        let hands = HandKeeper::resume(folders, past);
        let length = contents.length(followed);
        let place = folders.clone();
        let mut lock = Some(lock);
        let open = move || {
            let lock = lock.take().unwrap_or_else(|| Lock::take(&place));
            Book::resume(&place, lock?, length as u64)
        };
        let notice = damage(&contents, followed).then(|| Notice::GameCutShort {
            aside: save(folders, &bytes[length..]),
        });
        Ok(Resumed {
            session,
            hands,
            tallies,
            journal: Journal::start(folders, contents.game, open, followed, when_kept),
            notice,
        })
    }
}

/// Copies what cannot be followed to another file, if it says anything.
fn save(folders: &Folders, rest: &[u8]) -> Option<PathBuf> {
    match rest.iter().all(|&byte| byte == 0) {
        true => None,
        false => copy_aside(&folders.game(), rest).ok(),
    }
}

/// Whether there is more than can be followed, apart from a torn line.
fn damage(contents: &Contents, followed: usize) -> bool {
    contents.rest == Rest::Damaged || followed < contents.records.len()
}
