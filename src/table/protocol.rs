//! What a client and its table say to each other.
//!
//! All of it can be sent: as JSON, one [`Frame`] or one [`Asked`] at a time.
//! Unknown fields are ignored, so that a newer side can say more; a variant
//! that is not known is an error that names it. Nothing else can be sent,
//! because only this [`Travels`].

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{GameNotice, LineTell, RoomAsk, RoomTell, TablePace, TimeScale, Times};
use crate::rules::{Action, Illegal, Options, Seat, Seen, Snapshot};

/// What a client asks for, with a number that it gives each ask. The same
/// number again gets the same answer, and nothing is done twice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// Counts the asks of one client.
    pub id: AskId,
    /// What is asked for.
    pub ask: Ask,
}

/// Tells the asks of one client apart.
pub type AskId = u64;

/// Tells the decisions of one seat apart.
pub type Decision = u64;

/// What can be asked of a table. Values are set, not changed, so that asking
/// late or twice does no harm.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Ask {
    /// Act in the decision that the player saw.
    Act {
        /// Which decision that was.
        decision: Decision,
        /// What to do.
        action: Action,
    },
    /// Deal the hand with that number, unless it has been dealt.
    Deal {
        /// The first hand has number one.
        hand: u64,
    },
    /// Move on what is untimed: open the next wave, or end the picking.
    MoveOn {
        /// The decision that the player saw.
        decision: Decision,
    },
    /// Play the rest of the game at once: whoever asks is out of it, and does
    /// not want to watch.
    PlayToTheEnd,
    /// Stop the table's time, or let it run.
    SetPaused(bool),
    /// Run the table like this.
    SetPace(TablePace),
    /// Give the player so much time of their own, as far as the table allows
    /// it. Nobody else learns of it.
    SetOwnTime(TimeScale),
    /// The player is still being told what to decide, for so long: no clock
    /// runs for them before. This is not answered.
    Listen {
        /// The decision that the player knows of.
        decision: Decision,
        /// In milliseconds.
        for_millis: u64,
    },
    /// The player has come back and knows everything up to an update. What they
    /// missed is told as it was told before, or, where that is too long ago,
    /// they are seated anew; then how the table runs. This is not answered.
    Resume {
        /// The number of that update; zero is none.
        last_seq: u64,
    },
    /// Something of the room around the table, where people sit together.
    Room(RoomAsk),
}

/// So many answers are remembered for each client, so that no ask among its
/// last ones is done twice.
pub(super) const ANSWERS_KEPT: usize = 64;

/// What a client is told at one moment.
pub type Frame = Vec<Tell>;

/// What a table tells a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Tell {
    /// The player has sat down.
    Seated(Box<Seated>),
    /// Something has happened.
    Update(Box<Update>),
    /// What comes of an ask.
    Answered {
        /// Which ask.
        id: AskId,
        /// Whether it is done, or why it is not.
        answer: Result<(), Refusal>,
    },
    /// The clocks stand like this now.
    Times(Times),
    /// The table runs like this from now on.
    Pace(TablePace),
    /// Something about how the game is kept.
    Notice(GameNotice),
    /// These sit at the table from now on, by seat.
    Players(Vec<Player>),
    /// Something of the room around the table.
    Room(RoomTell),
    /// Something about the line to the table. The client's own end of it tells
    /// this: it never travels.
    #[serde(skip)]
    Line(LineTell),
}

/// What a player is told who sits down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seated {
    /// Where they sit.
    pub seat: Seat,
    /// The game and its options.
    pub options: Options,
    /// Everybody at the table, by seat.
    pub players: Vec<Player>,
    /// How the table runs.
    pub pace: TablePace,
    /// How the clocks stand.
    pub times: Times,
    /// The hand under way, with all that was seen of it so far.
    pub so_far: Option<Update>,
}

impl Seated {
    /// The number of the last update that this takes the place of.
    pub fn seq(&self) -> u64 {
        self.so_far.as_ref().map_or(0, |update| update.seq)
    }
}

/// Who sits at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What everybody calls them.
    pub name: String,
    /// The style of a computer player; `None` is a person.
    pub style: Option<String>,
    /// Whether the person is there.
    #[serde(default, skip_serializing_if = "Presence::is_here")]
    pub presence: Presence,
}

/// Whether somebody is at the table, or their line is cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Presence {
    /// They are.
    #[default]
    Here,
    /// Nothing was heard of them for a while. Their seat is held.
    Away,
}

impl Presence {
    fn is_here(&self) -> bool {
        *self == Presence::Here
    }
}

/// What happened at a table, and how it stands now, as one seat may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Update {
    /// Counts the updates of this seat: a number for the whole table would
    /// tell that somebody has picked a card.
    pub seq: u64,
    /// What happened.
    pub seen: Vec<Seen>,
    /// The table after it.
    pub table: Snapshot,
    /// What the seat may decide now, or decides next.
    pub decision: Decision,
    /// How the clocks stand.
    pub times: Times,
}

/// Why an ask is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// The rules do not allow it.
    Illegal(Illegal),
    /// It is about a decision that is past.
    Stale,
    /// Only the host of the table may do that.
    HostOnly,
    /// Whoever it is about is not there, or no longer.
    NobodyThere,
    /// Too much was said in too short a time.
    TooFast,
    /// They have given somebody time in this hand already.
    OncePerHand,
    /// Nothing is timed, or whoever it is for has all the time that there is.
    TimeEnough,
    /// Nobody else can be at this table.
    Alone,
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        Refusal::Illegal(illegal)
    }
}

/// What can be sent. Records hold the seed and everybody's cards, so they
/// cannot:
///
/// ```compile_fail
/// use tabletalk::table::{Change, Record, Travels};
/// Record { at: 0, change: Change::Pause }.to_json();
/// ```
/// ```
/// use tabletalk::table::{Ask, Asked, Travels};
/// Asked { id: 1, ask: Ask::SetPaused(true) }.to_json();
/// ```
pub trait Travels: sealed::Sealed + Serialize + DeserializeOwned {
    /// As JSON.
    fn to_json(&self) -> String {
        serde_json::to_string(self).expect("what travels has names for keys")
    }

    /// From JSON.
    fn from_json(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }
}

impl Travels for Asked {}
impl Travels for Frame {}

/// Nothing else travels.
pub(crate) mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Asked {}
    impl Sealed for super::Frame {}
}
