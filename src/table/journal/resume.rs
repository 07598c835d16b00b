use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use super::book::{Book, Lock};
use super::contents::{Contents, Rest};
use super::unfinished::{broken, find, parse, read};
use super::{Journal, Past, WhenKept};
use crate::store::files::copy_aside;
use crate::store::{Folders, Trouble};
use crate::table::{GameNotice, Host};

/// A game that is continued.
#[derive(Debug)]
pub struct Resumed {
    /// The table, as it was.
    pub host: Host,
    /// The journal, to go on with.
    pub journal: Journal,
    /// The time outside, when it goes on.
    pub now: Duration,
    /// Where it is kept.
    pub folders: Folders,
    /// What was played before.
    pub past: Past,
    /// What the player must know.
    pub notice: Option<GameNotice>,
}

impl Journal {
    /// Continues the last game that was left, whatever the time is now. So
    /// many players get names, by seat.
    pub fn resume(
        folders: &Folders,
        names: impl FnOnce(usize) -> Vec<String>,
        now: Duration,
        when_kept: WhenKept,
    ) -> Result<Resumed, GameNotice> {
        let (folders, _) = &find(folders)?.ok_or(GameNotice::NoGame)?;
        let lock = Lock::take(folders);
        if let Err(Trouble::InUse) = lock {
            return Err(GameNotice::InUse);
        }
        let left = fs::metadata(folders.game()).and_then(|it| it.modified());
        let bytes = read(folders)?.ok_or(GameNotice::NoGame)?;
        let contents = parse(folders, &bytes)?.ok_or(GameNotice::NoGame)?;
        let names = names(contents.start.options.players());
        let resumed = Host::resume(&contents.start, &names, &contents.records, now);
        let (host, followed) = resumed.map_err(|_| broken(folders))?;
        let records = contents.records[..followed].to_vec();
        let left = left.unwrap_or_else(|_| SystemTime::now());
        let past = Past {
            game: contents.game.clone(),
            start: contents.start.clone(),
            records,
            left,
        };
        let length = contents.length(followed);
        let place = folders.clone();
        let mut lock = Some(lock);
        let open = move || {
            let lock = lock.take().unwrap_or_else(|| Lock::take(&place));
            Book::resume(&place, lock?, length as u64)
        };
        let notice = damage(&contents, followed).then(|| GameNotice::CutShort {
            aside: save(folders, &bytes[length..]),
        });
        Ok(Resumed {
            host,
            now,
            folders: folders.clone(),
            past,
            journal: Journal::start(folders, contents.game, open, followed, when_kept),
            notice,
        })
    }
}

/// Copies what cannot be followed to another file, if it says anything.
fn save(folders: &Folders, rest: &[u8]) -> Option<PathBuf> {
    if rest.iter().all(|&byte| byte == 0) {
        None
    } else {
        copy_aside(&folders.game(), rest).ok()
    }
}

/// Whether there is more than can be followed, apart from a torn line.
fn damage(contents: &Contents, followed: usize) -> bool {
    contents.rest == Rest::Damaged || followed < contents.records.len()
}
