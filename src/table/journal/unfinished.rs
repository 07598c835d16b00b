use std::cmp::Reverse;
use std::time::SystemTime;

use super::Journal;
use super::Past;
use super::book::{Lock, MOST_BYTES, is_there, keep_as_previous};
use super::contents::{Contents, Unreadable};
use crate::rules::{Chips, Game, GameKind};
use crate::store::files::set_aside;
use crate::store::{Folders, Trouble, files};
use crate::table::GameNotice;

/// A game that can be continued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// Which game it is.
    pub game: GameKind,
    /// How many hands have been dealt.
    pub hand: u64,
    /// The player's chips.
    pub chips: Chips,
}

impl Journal {
    /// The game that can be continued, if there is one. An error is a game
    /// that is there but cannot be continued.
    pub fn unfinished(folders: &Folders) -> Result<Option<Unfinished>, GameNotice> {
        Ok(find(folders)?.and_then(|(_, unfinished)| unfinished))
    }
}

/// Where the last game is that nobody plays, and how it stands if it is worth
/// being continued. One that is comes before any that is not.
pub(super) fn find(folders: &Folders) -> Result<Option<(Folders, Option<Unfinished>)>, GameNotice> {
    let (mut found, mut in_use) = (None, false);
    let mut places: Vec<Folders> = folders.places().filter(|it| is_there(&it.game())).collect();
    places.sort_by_key(|it| Reverse(it.game().metadata().and_then(|it| it.modified()).ok()));
    for place in places {
        match look_at(&place) {
            Ok(None) => found = found.or(Some((place, None))),
            Ok(unfinished) => return Ok(Some((place, unfinished))),
            Err(GameNotice::InUse) => in_use = true,
            Err(notice) => return Err(notice),
        }
    }
    if in_use && found.is_none() {
        Err(GameNotice::InUse)
    } else {
        Ok(found)
    }
}

/// How the game in this place stands.
fn look_at(folders: &Folders) -> Result<Option<Unfinished>, GameNotice> {
    // What is found in it cannot change meanwhile.
    let lock = Lock::look(folders);
    if let Err(Trouble::InUse) = lock {
        return Err(GameNotice::InUse);
    }
    let Some(bytes) = read(folders)? else {
        return Ok(None);
    };
    let Some(contents) = parse(folders, &bytes)? else {
        return Ok(None);
    };
    let me = contents.start.me();
    let Ok(mut game) = Game::new(contents.start.options, contents.start.seed) else {
        return Err(broken(folders));
    };
    (contents.records.iter())
        .take_while(|record| record.apply_to(&mut game).is_some())
        .for_each(drop);
    if game.winner().is_some() {
        // The program was stopped before it could do this.
        let _ = keep_as_previous(folders);
        return Ok(None);
    }
    let hand = game.standing().hands;
    Ok((hand > 0).then(|| Unfinished {
        game: game.options().kind(),
        hand,
        chips: game.stacks()[me.index()],
    }))
}

impl Journal {
    /// The games under way, as far as they have come.
    pub(crate) fn under_way(folders: &Folders) -> impl Iterator<Item = Past> {
        let past = |place: Folders| {
            let bytes = files::read(&place.game(), MOST_BYTES).ok()??;
            let contents = Contents::read(&bytes).ok()?;
            Some(Past {
                game: contents.game,
                start: contents.start,
                records: contents.records,
                left: SystemTime::now(),
            })
        };
        folders.places().filter_map(past)
    }
}

/// The bytes of the game under way, if there is one.
pub(super) fn read(folders: &Folders) -> Result<Option<Vec<u8>>, GameNotice> {
    files::read(&folders.game(), MOST_BYTES).map_err(|trouble| match trouble {
        Trouble::TooLarge => broken(folders),
        trouble => GameNotice::NotRead {
            file: folders.game(),
            trouble,
        },
    })
}

/// What they say, if there is a game in them.
pub(super) fn parse(folders: &Folders, bytes: &[u8]) -> Result<Option<Contents>, GameNotice> {
    match Contents::read(bytes) {
        Ok(contents) => Ok(Some(contents)),
        Err(Unreadable::Empty) => Ok(None),
        Err(Unreadable::Broken) => Err(broken(folders)),
        Err(Unreadable::TooNew) => Err(GameNotice::TooNew),
    }
}

/// Sets the game under way aside: it is of no use.
pub(super) fn broken(folders: &Folders) -> GameNotice {
    let aside = set_aside(&folders.game()).ok();
    GameNotice::Broken { aside }
}
