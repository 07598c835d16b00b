//! What is around a table where people sit together: who may come in, what is
//! said, and how the line to it is. None of it is words: phrases and reasons
//! are told to each in their own language.

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// What can be asked about the room. Each has an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoomAsk {
    /// Let somebody who has knocked sit down. Only the host can.
    Admit(u64),
    /// Do not let them. Only the host can.
    Refuse(u64),
    /// Say something to everybody.
    Say(Talk),
    /// Put a computer player in somebody's place. Only the host can.
    Remove(Seat),
    /// Let somebody else be the host. Only the host can.
    HandOver(Seat),
    /// Give somebody more time to decide. Where [`RoomState::gives`] is nothing,
    /// this is not known.
    GiveTime(Seat),
    /// Leave the table for good: a computer player takes the seat.
    Leave,
}

/// What is told about the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoomTell {
    /// It is like this from now on.
    State(RoomState),
    /// Somebody says something.
    Said(Said),
}

/// How a room is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomState {
    /// The digits by which others find it.
    pub code: String,
    /// Who is the host.
    pub host: Seat,
    /// Who would like to sit down. Only the host is told.
    #[serde(default)]
    pub knocks: Vec<Knock>,
    /// Whose computer deals; `None` is a server's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<String>,
    /// How many seconds one can give somebody at once; `None` is nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gives: Option<u16>,
    /// What was last given to whoever is told this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Given>,
}

/// Time that somebody was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Given {
    /// Tells it from what was given before.
    pub number: u64,
    /// By whom.
    pub from: Seat,
    /// How much.
    pub seconds: u16,
}

/// Somebody who would like to sit down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knock {
    /// Tells them apart.
    pub id: u64,
    /// What they call themselves.
    pub name: String,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Counts what is said in the room.
    pub number: u64,
    /// Who says it.
    pub from: Seat,
    /// What.
    pub talk: Talk,
}

/// What can be said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Talk {
    /// Something that everybody hears in their own language.
    Phrase(Phrase),
    /// As it was typed.
    Text(String),
}

/// What is said often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Nice hand.
    NiceHand,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Sorry.
    Sorry,
    /// One moment, please.
    OneMoment,
    /// Good night.
    GoodNight,
}

impl Phrase {
    /// Every phrase, in the order of their numbers.
    pub const ALL: [Phrase; 8] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::NiceHand,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::OneMoment,
        Phrase::GoodNight,
    ];
}

/// How the line to the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineTell {
    /// It is cut. It is tried again and again.
    Cut,
    /// It is there again. What was missed comes next.
    Back,
    /// It is cut for good.
    Lost(Lost),
}

/// Why a line is cut for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// Another device has taken the seat over.
    TakenOver,
    /// The seat is no longer theirs, or the table is no longer there.
    SeatGone,
    /// The host has put them out.
    Removed,
    /// The server speaks another version now.
    OtherVersion,
    /// The certificate of the server has changed.
    OtherCertificate,
}
