//! The server itself: sockets around a [`Hall`], and a thread that keeps its
//! tables.
//!
//! One task owns the hall. A task for each connection turns bytes into
//! messages. The keeper's thread takes what came of each call in order, writes
//! it down, many at once where the disk is slow, and only then hands on what
//! is told.

mod certificate;
mod connection;
mod outbox;

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc as std_mpsc;
use std::thread;
use std::time::{Duration, Instant};

use socket2::{Domain, Socket, Type};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{Notify, mpsc};
use tokio_rustls::TlsAcceptor;

use super::hall::{Came, Hall, Limits, LineId, Noted, Outcome};
use super::keep::{InMemory, Keep, KeepError, Keeper, Sqlite, TableId};
use crate::rules::Action;
use crate::table::Job;

pub use certificate::BadCertificate;
pub(super) use certificate::fingerprint;
use connection::Connection;
use outbox::Outboxes;

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of its tables and its certificate; without one, tables are
    /// gone with the server.
    pub folder: Option<PathBuf>,
    /// How lines are kept private.
    pub privacy: Privacy,
    /// Whose computer it is, where a player hosts there: everybody is told who
    /// deals.
    pub owner: Option<String>,
    /// What it bears.
    pub limits: Limits,
    /// How many connections at once.
    pub connections: usize,
    /// How many of them from one address.
    pub connections_of_address: usize,
}

/// How lines to a server are kept private.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Privacy {
    /// By a certificate that the server makes for itself.
    Own,
    /// By a certificate and its key, in PEM files.
    Files {
        /// The certificate, and those that vouch for it.
        certificate: PathBuf,
        /// The key.
        key: PathBuf,
    },
    /// Not at all: somebody else on this machine does it.
    Plain,
}

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    /// It cannot listen there.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// Without privacy it may only listen on this machine.
    #[error("--plain is for a proxy on this machine: listen on 127.0.0.1 or [::1]")]
    PlainElsewhere,
    /// Its certificate cannot be used.
    #[error("{0}")]
    Certificate(#[from] BadCertificate),
    /// Its tables cannot be kept.
    #[error("the tables cannot be kept: {0}")]
    Keep(#[from] KeepError),
    /// The system gives it no threads.
    #[error("cannot start: {0}")]
    System(io::Error),
}

/// A running server. It stops when it is dropped.
pub struct Serve {
    address: SocketAddr,
    fingerprint: Option<String>,
    runtime: Option<Runtime>,
    stop: Arc<Notify>,
    stopped: Arc<Notify>,
}

/// Where an administrator reads what happens.
pub type Log = Arc<dyn Fn(&str) + Send + Sync>;

/// What tasks tell the one that owns the hall.
enum Event {
    Came(LineId, Came),
    Decided(TableId, Box<Job>, Option<Action>),
}

impl Serve {
    /// Starts a server. It listens when this returns.
    pub fn start(options: ServeOptions, log: Log) -> Result<Serve, CannotServe> {
        if options.privacy == Privacy::Plain && !options.listen.ip().is_loopback() {
            return Err(CannotServe::PlainElsewhere);
        }
        let folder = options.folder.as_deref();
        let certificate = certificate::acceptor(&options.privacy, folder)?;
        let (tls, fingerprint) =
            certificate.map_or((None, None), |(tls, print)| (Some(tls), Some(print)));
        let keep: Box<dyn Keep> = match folder {
            Some(folder) => Box::new(Sqlite::open(folder)?),
            None => Box::<InMemory>::default(),
        };
        let mut keeper = Keeper::new(keep);
        let mut hall = Hall::new(options.limits.clone(), rand::random());
        if let Some(owner) = &options.owner {
            hall = hall.owned_by(owner);
        }
        let kept = keeper.load()?;
        for (table, entries) in &kept {
            if hall.restore(*table, entries, Duration::ZERO).is_none() {
                log(&format!(
                    "table {table} cannot be opened again and stays as it is"
                ));
            }
        }
        if hall.tables() > 0 {
            log(&format!("tables opened again: {}", hall.tables()));
        }
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .max_blocking_threads(2)
            .enable_all()
            .build()
            .map_err(CannotServe::System)?;
        let listener = {
            // A socket belongs to the runtime from its beginning on.
            let _inside = runtime.enter();
            bind(options.listen).map_err(|error| CannotServe::Listen(options.listen, error))?
        };
        let address = listener
            .local_addr()
            .map_err(|error| CannotServe::Listen(options.listen, error))?;
        let (events, came) = mpsc::channel(1024);
        let outboxes = Outboxes::default();
        let (outcomes, kept) = std_mpsc::channel();
        let (stop, stopped) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let keeping = Keeping {
            keeper,
            outboxes: outboxes.clone(),
            log: log.clone(),
        };
        let stopped_keeping = stopped.clone();
        thread::Builder::new()
            .name("tables".to_owned())
            .spawn(move || {
                keeping.run(&kept);
                stopped_keeping.notify_one();
            })
            .map_err(CannotServe::System)?;
        let door = Door {
            tls,
            events: events.clone(),
            outboxes,
            log: log.clone(),
            connections: Arc::new(AtomicUsize::new(0)),
            most: options.connections,
            most_of_address: options.connections_of_address,
        };
        runtime.spawn(door.open(listener));
        let owner = Owner {
            hall,
            events,
            outcomes,
            log,
            start: Instant::now(),
        };
        runtime.spawn(owner.run(came, stop.clone()));
        Ok(Serve {
            address,
            fingerprint,
            runtime: Some(runtime),
            stop,
            stopped,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The SHA-256 of its certificate, by which clients know it.
    pub fn fingerprint(&self) -> Option<&str> {
        self.fingerprint.as_deref()
    }

    /// Runs until the system asks it to stop.
    pub fn run_until_asked_to_stop(self) -> io::Result<()> {
        let Some(runtime) = &self.runtime else {
            return Ok(());
        };
        runtime.block_on(asked_to_stop())
    }
}

/// Listens there; for `[::]` over both kinds of addresses, on every system.
fn bind(listen: SocketAddr) -> io::Result<TcpListener> {
    let bind = |listen: SocketAddr| {
        let socket = Socket::new(Domain::for_address(listen), Type::STREAM, None)?;
        if listen.is_ipv6() {
            socket.set_only_v6(!listen.ip().is_unspecified())?;
        }
        // After a restart the port of the one before is free at once. On
        // Windows it would let others listen there, too.
        #[cfg(not(windows))]
        socket.set_reuse_address(true)?;
        socket.bind(&listen.into())?;
        socket.listen(1024)?;
        socket.set_nonblocking(true)?;
        TcpListener::from_std(socket.into())
    };
    match bind(listen) {
        // Not every system has addresses of the newer kind.
        Err(error) if listen.ip() == IpAddr::from([0; 16]) => {
            let older = SocketAddr::new(IpAddr::from([0; 4]), listen.port());
            bind(older).map_err(|_| error)
        }
        bound => bound,
    }
}

/// How long a server takes to tell everybody that it stops.
const STOPPING: Duration = Duration::from_secs(2);

impl Drop for Serve {
    fn drop(&mut self) {
        let Some(runtime) = self.runtime.take() else {
            return;
        };
        self.stop.notify_one();
        let stopped = self.stopped.clone();
        runtime.block_on(async {
            // Whoever cannot be told in time notices by themselves.
            let _ = tokio::time::timeout(STOPPING, stopped.notified()).await;
            tokio::time::sleep(Duration::from_millis(100)).await;
        });
        // Then somebody else can listen there.
        runtime.shutdown_timeout(STOPPING);
    }
}

#[cfg(unix)]
async fn asked_to_stop() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        _ = terminate.recv() => Ok(()),
        interrupted = tokio::signal::ctrl_c() => interrupted,
    }
}

#[cfg(not(unix))]
async fn asked_to_stop() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// Owns the hall.
struct Owner {
    hall: Hall,
    events: mpsc::Sender<Event>,
    outcomes: std_mpsc::Sender<Outcome>,
    log: Log,
    start: Instant,
}

impl Owner {
    async fn run(mut self, mut came: mpsc::Receiver<Event>, stop: Arc<Notify>) {
        let first = self.hall.tick(Duration::ZERO);
        self.pass_on(first);
        loop {
            let wake = self.hall.wake().map(|at| self.start + at);
            let sleep = async {
                match wake {
                    Some(at) => tokio::time::sleep_until(at.into()).await,
                    None => std::future::pending().await,
                }
            };
            let outcome = tokio::select! {
                event = came.recv() => match event {
                    Some(event) => self.take(event),
                    None => return,
                },
                () = sleep => {
                    let now = self.start.elapsed();
                    self.hall.tick(now)
                }
                () = stop.notified() => {
                    let outcome = self.hall.stop();
                    return self.pass_on(outcome);
                }
            };
            self.pass_on(outcome);
        }
    }

    fn take(&mut self, event: Event) -> Outcome {
        let now = self.start.elapsed();
        match event {
            Event::Came(line, came) => self.hall.hear(line, came, now),
            Event::Decided(table, job, action) => self.hall.decided(table, &job, action, now),
        }
    }

    fn pass_on(&mut self, outcome: Outcome) {
        for noted in &outcome.noted {
            (self.log)(&told(*noted, &self.hall));
        }
        // Without a keeper nothing more is told, and the process ends.
        let _ = self.outcomes.send(outcome);
        for (table, job) in self.hall.jobs() {
            let events = self.events.clone();
            tokio::task::spawn_blocking(move || {
                let action = job.decide();
                let _ = events.blocking_send(Event::Decided(table, Box::new(job), action));
            });
        }
    }
}

/// A line for an administrator. It has no names and no codes: those are
/// the players' own.
fn told(noted: Noted, hall: &Hall) -> String {
    match noted {
        Noted::TableSet(table) => format!("table {table} set, {} in all", hall.tables()),
        Noted::TableGone(table) => format!("table {table} closed, {} left", hall.tables()),
        Noted::SatDown(table, seat) => format!("table {table}: seat {} taken", u8::from(seat) + 1),
        Noted::Left(table, seat) => format!("table {table}: seat {} left", u8::from(seat) + 1),
        Noted::CameBack(table, seat) => {
            format!("table {table}: seat {} reconnected", u8::from(seat) + 1)
        }
        Noted::Refused(line, reason) => format!("connection {line} refused: {reason}"),
    }
}

/// Keeps tables, and hands on what is told once it is kept.
struct Keeping {
    keeper: Keeper,
    outboxes: Outboxes,
    log: Log,
}

/// After so long what could not be kept is tried again.
const AGAIN: Duration = Duration::from_secs(1);

impl Keeping {
    fn run(mut self, outcomes: &std_mpsc::Receiver<Outcome>) {
        while let Ok(mut outcome) = outcomes.recv() {
            // What came while the disk was busy is written at once.
            for more in outcomes.try_iter() {
                outcome.kept.extend(more.kept);
                outcome.sent.extend(more.sent);
            }
            if !outcome.kept.is_empty() && !self.keep(&outcome) {
                return;
            }
            self.outboxes.send(outcome.sent);
        }
    }

    /// Writes it down, and tries again as long as that may help.
    fn keep(&mut self, outcome: &Outcome) -> bool {
        let mut told = false;
        loop {
            match self.keeper.write(&outcome.kept) {
                Ok(()) => {
                    if told {
                        (self.log)("tables are kept again");
                    }
                    return true;
                }
                Err(error @ KeepError::Claimed(_)) => {
                    (self.log)(&format!("{error}: nothing more is told"));
                    return false;
                }
                Err(error) => {
                    if !told {
                        (self.log)(&format!("tables cannot be kept, so they wait: {error}"));
                    }
                    told = true;
                    thread::sleep(AGAIN);
                }
            }
        }
    }
}

/// Lets connections in.
struct Door {
    tls: Option<TlsAcceptor>,
    events: mpsc::Sender<Event>,
    outboxes: Outboxes,
    log: Log,
    connections: Arc<AtomicUsize>,
    most: usize,
    most_of_address: usize,
}

impl Door {
    async fn open(self, listener: TcpListener) {
        let of_address = connection::Addresses::default();
        for line in 1.. {
            let (stream, address) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Too many files are open, or the like: others end.
                    (self.log)(&format!("a connection could not be accepted: {error}"));
                    tokio::time::sleep(AGAIN).await;
                    continue;
                }
            };
            let address: IpAddr = address.ip().to_canonical();
            let Some(place) = of_address.enter(address, self.most_of_address) else {
                continue;
            };
            if self.connections.fetch_add(1, Ordering::Relaxed) >= self.most {
                self.connections.fetch_sub(1, Ordering::Relaxed);
                continue;
            }
            let connection = Connection {
                line,
                address,
                events: self.events.clone(),
                outboxes: self.outboxes.clone(),
            };
            let (tls, connections) = (self.tls.clone(), self.connections.clone());
            tokio::spawn(async move {
                connection.serve(stream, tls).await;
                connections.fetch_sub(1, Ordering::Relaxed);
                drop(place);
            });
        }
    }
}
