//! People on other machines: the wire, the server, and a client's end of the
//! line.
//!
//! ```text
//!  Client ─ Remote ─ Line ══ wss ══ connection ─┐
//!                     (dial)          (serve)   ├─ Hall ─ Room ─ Host
//!  Client ─ Remote ─ Line ══ wss ══ connection ─┘   │
//!                                                 Keep (SQLite)
//! ```
//!
//! The [`Hall`](hall::Hall) is sans-IO, like the host of each of its tables:
//! what came over which connection and the time go in, what is sent over which
//! connection and what is to be kept come out. So it runs in the server, and in
//! a simulator. What is told waits until it is kept ([`keep`]).
//!
//! # Sitting down at a table elsewhere
//!
//! A window or a terminal uses [`dial`]:
//!
//! 1. [`Call::start`](dial::Call::start) with a [`Dial`](dial::Dial): which
//!    server, what for ([`Errand`](dial::Errand): host a table, join one by its
//!    code, or return to a seat), and where certificates are remembered. It
//!    never waits: a thread owns the socket, and calls `wake` when there is
//!    something to hear.
//! 2. [`Call::hear`](dial::Call::hear) tells how it goes:
//!    [`News`](dial::News) is `Knocking` (the host is asked), `Seated`, or
//!    `Failed` with a [`Failure`](dial::Failure), for which
//!    `player::together::failure` has a sentence.
//! 3. `Seated` brings a table and what was told when one sat down:
//!    `Client::sit(table, told, verbosity, words)`. From then on the client
//!    does everything: knocks, talk, who comes and goes and how the line is are
//!    told by `advance` like all else, and asked for by
//!    [`RoomAsk`](crate::table::RoomAsk)s (`Client::meet`).
//!
//! A host in this process is the same server:
//! [`Serve::start`](serve::Serve::start) on a free port, then `Errand::Host`
//! at its address. Its table can be found in the local network, by whoever
//! looks for tables there ([`nearby`]).
//!
//! Later: a lobby and spectators are further errands, tournaments move seats
//! from room to room, and several machines are another [`Keep`](keep::Keep).

pub mod dial;
pub mod hall;
pub mod keep;
pub mod nearby;
pub mod serve;
pub mod wire;
