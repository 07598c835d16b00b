//! What travels around the frames of a table: JSON, one message at a time.
//! Unknown fields are ignored, so that a newer side can say more.

use serde::{Deserialize, Serialize};

use crate::rules::Options;
use crate::table::{Asked, Frame, TablePace, Travels, sealed};

/// The version of the wire that is spoken here.
pub const VERSION: u16 = 1;

/// The oldest version that is still understood.
pub const OLDEST: u16 = 1;

/// No message of a client is longer, in bytes.
pub const LONGEST: usize = 8 * 1024;

/// From a client to the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Up {
    /// The first message: which versions the client speaks.
    Hello {
        /// The oldest.
        min: u16,
        /// The newest.
        max: u16,
    },
    /// Set a table, and be its host.
    Host(Box<NewTable>),
    /// Sit down at the table with this code.
    Join {
        /// Eight digits.
        code: String,
        /// What everybody is to call them.
        name: String,
    },
    /// Come back to a seat.
    Return {
        /// What was given with the seat.
        token: String,
        /// Whether the table is still known.
        knows: Knows,
    },
    /// Ask the table for something.
    Ask(Asked),
}

/// What somebody who comes back still knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Knows {
    /// Nothing: they are told where they sit.
    Nothing,
    /// The table: they ask for what they missed.
    Table,
}

/// What a table is set with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NewTable {
    /// What everybody is to call the host.
    pub name: String,
    /// The game and its options.
    pub options: Options,
    /// How the table runs.
    pub pace: TablePace,
    /// Who may sit down.
    pub door: Door,
    /// The names of the computer players in the other seats.
    pub bots: Vec<String>,
    /// How they play, seat after seat.
    pub styles: Vec<String>,
}

/// Who may sit down at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Door {
    /// Whomever the host lets in.
    #[default]
    Knock,
    /// Whoever has the code.
    Open,
}

/// From the server to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Down {
    /// The version that is spoken from now on.
    Welcome {
        /// One that both speak.
        version: u16,
    },
    /// It cannot be, and the connection ends.
    Refused(Reason),
    /// The host is asked whether they may sit down.
    Knocking {
        /// What the host is called.
        host: String,
    },
    /// There is a seat.
    Seat {
        /// What brings one back to it.
        token: String,
        /// The digits of the table.
        code: String,
    },
    /// Something is told.
    Frame(Frame),
}

/// Why something cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Reason {
    /// The client is too old.
    #[error("the client speaks an older version")]
    OldClient,
    /// The server is too old.
    #[error("the client speaks a newer version")]
    OldServer,
    /// No table has this code.
    #[error("no table has this code")]
    NoSuchTable,
    /// Every seat has a person in it.
    #[error("the table is full")]
    TableFull,
    /// The game at the table is over.
    #[error("the game is over")]
    GameOver,
    /// The host said no.
    #[error("the host has refused")]
    HostRefused,
    /// The host did not answer.
    #[error("the host has not answered")]
    HostSilent,
    /// The name has nothing to be called by, or is too long.
    #[error("the name cannot be used")]
    BadName,
    /// The table cannot be set like this.
    #[error("the table cannot be set like this")]
    BadTable,
    /// The seat is somebody else's by now, or the table is gone.
    #[error("the seat is gone")]
    SeatGone,
    /// The seat was taken over over a newer connection.
    #[error("taken over by a newer connection")]
    TakenOver,
    /// The host has put somebody out.
    #[error("removed by the host")]
    Removed,
    /// No more tables fit on the server.
    #[error("the server is full")]
    ServerFull,
    /// Too much came, or too many wrong codes.
    #[error("too much in too short a time")]
    TooFast,
    /// What came was no message.
    #[error("not a message")]
    NotUnderstood,
    /// Nothing came for too long.
    #[error("too slow to begin")]
    TooSlow,
    /// The server stops.
    #[error("the server stops")]
    Stopping,
}

impl Travels for Up {}
impl Travels for Down {}
impl sealed::Sealed for Up {}
impl sealed::Sealed for Down {}

/// The version to speak with somebody who speaks those.
pub fn agree(min: u16, max: u16) -> Result<u16, Reason> {
    match (max.min(VERSION), min.max(OLDEST)) {
        (newest, oldest) if newest >= oldest => Ok(newest),
        _ if max < OLDEST => Err(Reason::OldClient),
        _ => Err(Reason::OldServer),
    }
}
