//! The seat at a table with other people, kept on disk until the player leaves
//! it: whatever happens to the program, its next start finds it again.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};

use crate::rules::GameKind;
use crate::server::dial::{Address, Errand, SatDown};
use crate::speech::{L10n, msg};
use crate::store::{Folders, Trouble, files};

/// A seat that the player can return to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSeat {
    /// The server, as it is reached from this computer.
    server: String,
    /// Whether that is this computer, for as long as the player sits there.
    here: bool,
    /// What was given with the seat.
    token: String,
    /// The id of the game.
    game: String,
}

/// The seat in which the player sits. Nobody else is offered it until this is
/// dropped.
#[derive(Debug)]
pub struct HeldSeat {
    /// Locked as long as it is open.
    file: File,
    path: PathBuf,
}

/// No table waits longer for somebody who does not come back.
const KEPT: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// None of these files is longer, in bytes.
const LONGEST: u64 = 4096;

impl KeptSeat {
    /// What there is to keep of a seat at that server.
    pub fn of(seat: &SatDown, server: &Address, here: bool) -> KeptSeat {
        KeptSeat {
            server: server.to_string(),
            here,
            token: seat.token.clone(),
            game: seat.told.options().kind().id().to_owned(),
        }
    }

    /// The last seat that the player has neither left nor sits in.
    pub fn find(folders: &Folders) -> Option<KeptSeat> {
        let seats = folders.places().filter_map(|place| {
            let path = place.seat();
            let taken = path.metadata().ok()?.modified().ok()?;
            let age = SystemTime::now().duration_since(taken).unwrap_or_default();
            (age < KEPT && is_free(&path)).then_some((taken, read(&path)?))
        });
        Some(seats.max_by_key(|(taken, _)| *taken)?.1)
    }

    /// Keeps it, for as long as the player sits there and after it. A seat that
    /// was kept before makes room where there is no other.
    pub fn hold(&self, folders: &Folders) -> Result<HeldSeat, Trouble> {
        let text = toml::to_string(self).map_err(|it| Trouble::Other(it.to_string()))?;
        files::create_folder(folders.state())?;
        let mut places: Vec<PathBuf> = folders.places().map(|it| it.seat()).collect();
        places.sort_by_key(|path| match read(path) {
            Some(seat) if seat.token == self.token => 0,
            None => 1,
            Some(_) => 2,
        });
        for path in places {
            let mut options = files::private();
            let mut file = options
                .create(true)
                .truncate(false)
                .write(true)
                .open(&path)?;
            if files::is_locked(file.try_lock()) {
                continue;
            }
            file.set_len(0)?;
            file.write_all(text.as_bytes())?;
            return Ok(HeldSeat { file, path });
        }
        Err(Trouble::InUse)
    }

    /// Forgets it: there is no such seat any more.
    pub fn forget(&self, folders: &Folders) {
        let places = folders.places().map(|it| it.seat());
        for path in places.filter(|path| read(path).as_ref() == Some(self)) {
            // If that fails, it is tried in vain once more.
            let _ = fs::remove_file(path);
        }
    }

    /// The server; `None` where it cannot be one.
    pub fn server(&self) -> Option<Address> {
        self.server.parse().ok()
    }

    /// Whether the server is this computer, and has to be started again.
    pub fn is_here(&self) -> bool {
        self.here
    }

    /// What the server is called for.
    pub fn errand(&self) -> Errand {
        Errand::Return {
            token: self.token.clone(),
        }
    }

    /// Tells the player of it.
    pub fn say(&self, words: &L10n) -> String {
        let game = GameKind::with_id(&self.game);
        words.say(&msg!(seat_kept {
            game: game.map_or_else(String::new, |it| words.text(msg::game(it))),
            here: self.here,
            server: self.server.clone()
        }))
    }
}

impl HeldSeat {
    /// The player has left the seat, or it is no longer theirs.
    pub fn forget(self) {
        // If that fails, the next start tries the seat in vain.
        let _ = fs::remove_file(&self.path);
    }
}

impl Drop for HeldSeat {
    fn drop(&mut self) {
        // A program that is being started just now has the file open, too:
        // closing it here would not be enough.
        let _ = self.file.unlock();
    }
}

/// Whether nobody sits there.
fn is_free(path: &Path) -> bool {
    let Ok(file) = files::open(path) else {
        return false;
    };
    let is_free = !files::is_locked(file.try_lock_shared());
    let _ = file.unlock();
    is_free
}

fn read(path: &Path) -> Option<KeptSeat> {
    let bytes = files::read(path, LONGEST).ok()??;
    toml::from_str(&String::from_utf8(bytes).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(token: &str) -> KeptSeat {
        KeptSeat {
            server: "example.org:7575".to_owned(),
            here: false,
            token: token.to_owned(),
            game: GameKind::Draw.id().to_owned(),
        }
    }

    #[test]
    fn only_seats_where_nobody_sits_are_offered() {
        let folder = std::env::temp_dir().join(format!("tabletalk-seats-{}", std::process::id()));
        let folders = Folders::new(Some(folder.clone())).expect("it is named");
        let found = || KeptSeat::find(&folders).map(|it| it.token);
        assert_eq!(found(), None);
        let [first, second] = ["1", "2"].map(seat);
        let held = first.hold(&folders).expect("there is room");
        assert_eq!(found(), None, "the player sits there");
        // A second program, at another table.
        let other = second.hold(&folders).expect("there is room");
        drop(held);
        assert_eq!(found().as_deref(), Some("1"));
        // Another table does not make whoever sits down there lose the first.
        let third = seat("3").hold(&folders).expect("there is room");
        third.forget();
        assert_eq!(found().as_deref(), Some("1"));
        // Whoever returns holds the same one again.
        let again = first.hold(&folders).expect("it is there");
        assert_eq!(found(), None);
        again.forget();
        drop(other);
        assert_eq!(found().as_deref(), Some("2"));
        second.forget(&folders);
        assert_eq!(found(), None);
        // What is too old leads nowhere.
        let file = second.hold(&folders).expect("there is room");
        let long_ago = SystemTime::now() - KEPT;
        file.file.set_modified(long_ago).expect("it is open");
        drop(file);
        assert_eq!(found(), None);
        fs::remove_dir_all(folder).expect("it is there");
    }
}
