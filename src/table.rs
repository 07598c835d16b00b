//! The table: what is played at it, by whom, when, and what is kept of it.
//!
//! ```text
//!  Client ── Ask ──►  Table  ◄── all that a client knows of it
//!         ◄─ Tell ──    │
//!                       ├─ Local: a Host in this process, its computer players
//!                       │         in a thread, its journal on disk
//!                       ├─ Remote: a Host at the other end of a line that may
//!                       │          lose things, and may be cut
//!                       └─ Recorded: a hand of the past
//! ```
//!
//! A [`Host`] is one table for one to twelve people: what came from whom and
//! the time go in, what is told to whom and [`Record`]s to keep come out. It
//! never waits, reads no clock and opens no file. Each person is told what
//! their seat may know ([`Tell`]), and puts it together again ([`Told`]).
//! Whoever comes back is told what they missed, from the last inputs of the
//! game: nothing is kept for anybody who is away.
//!
//! People may come to a table and leave it: a seat has a person in it, a person
//! who is away, or a computer player ([`Sits`]).

mod clock;
mod host;
mod journal;
mod keeping;
mod local;
mod notice;
mod pace;
mod protocol;
mod record;
mod recorded;
mod remote;
mod room;
mod told;

use std::time::Duration;

pub use clock::Times;
pub use host::{Host, Job};
pub use journal::{GameId, Journal, Past, Resumed, Unfinished, WhenKept};
pub use keeping::{KeepHands, Keeping};
pub use local::Local;
pub use notice::GameNotice;
pub use pace::{NextHand, Pacing, TablePace, TimeScale};
pub(crate) use protocol::sealed;
pub use protocol::{
    Ask, AskId, Asked, Decision, Frame, Player, Presence, Refusal, Seated, Tell, Travels, Update,
};
pub use record::{Change, Record, Sits, Start};
pub(crate) use recorded::Recorded;
pub use remote::{Arrival, Carrier, Remote};
pub use room::{Given, Knock, LineTell, Lost, Phrase, RoomAsk, RoomState, RoomTell, Said, Talk};
pub use told::Told;

/// What a client knows of a table: it asks, and it is told.
pub trait Table {
    /// Asks for something. What comes of it is told by and by.
    fn ask(&mut self, asked: Asked, now: Duration);

    /// What is told by now. A frame is what happened at one moment.
    fn hear(&mut self, now: Duration) -> Vec<Frame>;

    /// When to listen again, if time alone will bring something.
    fn wake(&self) -> Option<Duration>;
}
