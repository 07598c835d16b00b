//! The way to a table with other people, and what a player hears when they
//! cannot sit down at one.

mod hosting;
mod kept_seat;

use crate::player::client::Setup;
use crate::player::histories::HandKeeper;
use crate::server::dial::{Address, Failure, Trust};
use crate::server::wire::{Door, Reason};
use crate::speech::{L10n, msg};
use crate::store::Folders;
use crate::table::{Keeping, Table, Told};

pub use hosting::{Hosting, new_table};
pub use kept_seat::{HeldSeat, KeptSeat};

/// The table among people that somebody wants to go to at once.
#[derive(Debug)]
pub struct Destination {
    /// What the others call them, if they have said so.
    pub name: Option<String>,
    /// On which server; otherwise on this computer.
    pub server: Option<Address>,
    /// Which table there.
    pub table: Wanted,
}

/// Whose table somebody wants to sit at.
#[derive(Debug)]
pub enum Wanted {
    /// Somebody's, which has that code if they know it.
    Theirs(Option<String>),
    /// Their own, set like that if they have said how.
    Own(Option<Setup>, Door),
}

/// Where the certificates of servers are remembered.
pub fn trust(folders: Option<&Folders>) -> Trust {
    folders.map_or_else(Trust::default, |folders| {
        Trust::at(folders.state().join("servers.toml"))
    })
}

/// A table somewhere else, of which the player keeps the hands.
pub fn keeping(
    table: impl Table + 'static,
    told: &Told,
    folders: Option<&Folders>,
) -> Box<dyn Table> {
    match folders {
        None => Box::new(table),
        Some(folders) => {
            let keeper = HandKeeper::elsewhere(folders, told.options());
            Box::new(Keeping::new(table, told.clone(), Box::new(keeper)))
        }
    }
}

/// Why somebody does not sit at a table, and what can be done.
pub fn failure(failure: &Failure, server: &Address, words: &L10n) -> String {
    let server = server.to_string();
    words.say(&match failure {
        Failure::Refused(reason) => return refused(*reason, words),
        Failure::NoServer(_) => msg!(call_no_server { server }),
        Failure::NotTabletalk => msg!(call_not_tabletalk { server }),
        Failure::OtherCertificate(_) => msg!(call_other_certificate { server }),
        Failure::ServerGone => msg!(call_server_gone { server }),
        Failure::NoThread => msg::CALL_NO_THREAD.into(),
    })
}

fn refused(reason: Reason, words: &L10n) -> String {
    words.text(match reason {
        Reason::OldClient => msg::REFUSED_OLD_CLIENT,
        Reason::OldServer => msg::REFUSED_OLD_SERVER,
        Reason::NoSuchTable => msg::REFUSED_NO_SUCH_TABLE,
        Reason::TableFull => msg::REFUSED_TABLE_FULL,
        Reason::GameOver => msg::REFUSED_GAME_ENDED,
        Reason::HostRefused => msg::REFUSED_BY_HOST,
        Reason::HostSilent => msg::REFUSED_HOST_SILENT,
        Reason::BadName => msg::REFUSED_BAD_NAME,
        Reason::BadTable => msg::REFUSED_BAD_TABLE,
        Reason::SeatGone => msg::LOST_SEAT_GONE,
        Reason::TakenOver => msg::LOST_TAKEN_OVER,
        Reason::Removed => msg::LOST_REMOVED,
        Reason::ServerFull => msg::REFUSED_SERVER_FULL,
        Reason::TooFast => msg::REFUSED_TOO_FAST,
        Reason::NotUnderstood | Reason::TooSlow => msg::REFUSED_NOT_UNDERSTOOD,
        Reason::Stopping => msg::REFUSED_STOPPING,
    })
}

/// The digits of a table as they are dictated: in two groups.
pub fn spoken_code(code: &str) -> String {
    let (first, rest) = code.split_at(code.len().min(4));
    format!("{first} {rest}").trim().to_owned()
}
