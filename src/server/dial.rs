//! A client's end of the line: how to reach a server, and a seat at it.
//!
//! See [`server`](super) for how a window uses it.

mod address;
mod line;
mod trust;

use std::io;
use std::sync::mpsc;
use std::time::Duration;

use tokio::sync::mpsc as tokio_mpsc;

use super::wire::{NewTable, Reason};
use crate::table::{Arrival, Frame, Remote, Told, Travels};

pub use address::{Address, BadAddress, LineKind};
pub use line::Line;
use line::{Arrived, Caller};
pub use trust::{Known, Trust};

/// Whom to call, and what for.
#[derive(Clone, Debug)]
pub struct Dial {
    /// Which server.
    pub server: Address,
    /// What for.
    pub errand: Errand,
    /// Where the certificates of servers are remembered.
    pub trust: Trust,
}

/// What somebody wants of a server.
#[derive(Clone, Debug, PartialEq)]
pub enum Errand {
    /// To set a table and be its host.
    Host(Box<NewTable>),
    /// To sit down at the table with this code.
    Join {
        /// Eight digits, however they are grouped.
        code: String,
        /// What everybody is to call them.
        name: String,
    },
    /// To come back to a seat.
    Return {
        /// What was given with the seat ([`SatDown::token`]).
        token: String,
    },
}

/// The thread of a line. It ends once the table is dropped and the server has
/// heard that one leaves.
pub struct LineThread(mpsc::Receiver<()>);

/// A call to a server, until there is a seat.
pub struct Call {
    /// `None` once it is over.
    ends: Option<(mpsc::Receiver<Arrived>, tokio_mpsc::UnboundedSender<String>)>,
    /// The token and the code of the seat.
    seat: Option<(String, String)>,
    thread: Option<LineThread>,
}

/// How a call goes.
pub enum News {
    /// The host, who is called that, is asked whether they may sit down.
    Knocking(String),
    /// They have a seat. The call is over.
    Seated(Box<SatDown>),
    /// It cannot be. The call is over.
    Failed(Failure),
}

/// A seat at a table elsewhere.
pub struct SatDown {
    /// The table, for `Client::sit`.
    pub table: Remote<Line>,
    /// What was told when they sat down.
    pub told: Told,
    /// The digits of the table.
    pub code: String,
    /// What brings them back to the seat, for [`Errand::Return`].
    pub token: String,
    /// What to wait for before the program ends.
    pub thread: LineThread,
}

/// Why a call came to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The server says so.
    Refused(Reason),
    /// Nobody answers there.
    NoServer(io::ErrorKind),
    /// Whoever answers there is no server of Tabletalk, or only one without
    /// privacy, or only one with it.
    NotTabletalk,
    /// The server has another certificate than before. What it is now can be
    /// trusted with [`Trust::accept`].
    OtherCertificate(Known),
    /// The server has gone in the middle of it.
    ServerGone,
    /// The system gives no thread.
    NoThread,
}

/// How long whoever leaves is waited for, so that others hear of it.
const LEAVING: Duration = Duration::from_millis(300);

impl LineThread {
    /// Waits until it has ended, but not for ever. The table is dropped before.
    pub fn wait(self) {
        // Nothing is ever sent: it is the end that is waited for.
        let _ = self.0.recv_timeout(LEAVING);
    }
}

impl Call {
    /// Calls a server. `wake` is called from another thread whenever there is
    /// something to hear, also after there is a seat.
    pub fn start(dial: Dial, wake: impl Fn() + Send + 'static) -> Call {
        let (sender, arrived) = mpsc::channel();
        let (orders, taken) = tokio_mpsc::unbounded_channel();
        let failed = sender.clone();
        let caller = Caller {
            dial,
            arrived: sender,
            orders: taken,
            wake: Box::new(wake),
        };
        let thread = std::thread::Builder::new().name("line".to_owned());
        let (ends, ended) = mpsc::channel();
        let run = move || {
            caller.run();
            drop(ends);
        };
        if thread.spawn(run).is_err() {
            // Whoever has made the call holds the other end.
            let _ = failed.send(Arrived::Failed(Failure::NoThread));
        }
        Call {
            ends: Some((arrived, orders)),
            seat: None,
            thread: Some(LineThread(ended)),
        }
    }

    /// What has come since this was last called. After a seat or a failure
    /// nothing more comes.
    pub fn hear(&mut self, now: Duration) -> Option<News> {
        loop {
            let (arrived, _) = self.ends.as_ref()?;
            match arrived.try_recv() {
                Ok(Arrived::Knocking(host)) => return Some(News::Knocking(host)),
                Ok(Arrived::Seat { token, code }) => self.seat = Some((token, code)),
                Ok(Arrived::Failed(failure)) => return self.fail(failure),
                Ok(Arrived::Line(Arrival::Text(text))) => {
                    if let Some(seated) = self.sit_down(&text, now) {
                        return Some(News::Seated(Box::new(seated)));
                    }
                }
                Ok(Arrived::Line(Arrival::Lost(_))) => return self.fail(Failure::ServerGone),
                Ok(Arrived::Line(Arrival::Cut | Arrival::Back)) => {}
                Err(mpsc::TryRecvError::Empty) => return None,
                Err(mpsc::TryRecvError::Disconnected) => return self.fail(Failure::ServerGone),
            }
        }
    }

    fn fail(&mut self, failure: Failure) -> Option<News> {
        self.ends = None;
        Some(News::Failed(failure))
    }

    fn sit_down(&mut self, text: &str, now: Duration) -> Option<SatDown> {
        let told = Told::new(vec![Frame::from_json(text).ok()?], now)?;
        let (token, code) = self.seat.take()?;
        let (arrived, orders) = self.ends.take()?;
        Some(SatDown {
            table: Remote::new(Line::new(arrived, orders), &told),
            told,
            code,
            token,
            thread: self.thread.take()?,
        })
    }
}
