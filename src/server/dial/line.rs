//! The thread that owns the socket of a client.

use std::io;
use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::mpsc as tokio_mpsc;
use tokio::time::{Instant, interval, sleep_until, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::address::LineKind;
use super::trust::{Noting, Verdict};
use super::{Dial, Errand, Failure};
use crate::server::wire::{Down, Knows, OLDEST, Reason, Up, VERSION};
use crate::table::{Arrival, Carrier, Lost, Travels};

/// Carries asks and frames between a client and a server. It never waits: a
/// thread of its own owns the socket, and comes back by itself whenever the
/// line is cut.
pub struct Line {
    arrived: mpsc::Receiver<Arrived>,
    orders: tokio_mpsc::UnboundedSender<String>,
}

/// What the thread tells.
pub(super) enum Arrived {
    Knocking(String),
    Seat { token: String, code: String },
    Line(Arrival),
    Failed(Failure),
}

impl Line {
    pub(super) fn new(
        arrived: mpsc::Receiver<Arrived>,
        orders: tokio_mpsc::UnboundedSender<String>,
    ) -> Line {
        Line { arrived, orders }
    }
}

impl Carrier for Line {
    fn send(&mut self, text: String) {
        // A thread that has ended has told why.
        let _ = self.orders.send(text);
    }

    fn receive(&mut self) -> Option<Arrival> {
        loop {
            match self.arrived.try_recv().ok()? {
                Arrived::Line(arrival) => return Some(arrival),
                Arrived::Knocking(_) | Arrived::Seat { .. } | Arrived::Failed(_) => {}
            }
        }
    }

    /// Whatever is lost is lost with the line, and that is told.
    fn loses_silently(&self) -> bool {
        false
    }
}

/// The thread's own.
pub(super) struct Caller {
    pub(super) dial: Dial,
    pub(super) arrived: mpsc::Sender<Arrived>,
    pub(super) orders: tokio_mpsc::UnboundedReceiver<String>,
    pub(super) wake: Box<dyn Fn() + Send>,
}

type Socket = WebSocketStream<Box<dyn Stream>>;

/// Bytes both ways.
trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

/// How long it may take until there is a line.
const CONNECTING: Duration = Duration::from_secs(10);

/// How long it may take to take leave.
const CLOSING: Duration = Duration::from_millis(300);

/// This often the server hears that there is somebody.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// After such a silence the line is cut.
const SILENCE: Duration = Duration::from_secs(6);

/// The pause before a line is tried again; each is longer than the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(15);

/// No message of a server is longer, in bytes.
const LONGEST: usize = 256 * 1024;

/// How a line ended.
enum End {
    /// It is cut.
    Cut,
    /// The server says why.
    Refused(Reason),
    /// Nobody is interested any more.
    Left,
}

/// A seat, as the thread knows it.
struct Seat {
    token: String,
    /// Whether the client has been told where they sit.
    told: bool,
}

impl Caller {
    pub(super) fn run(mut self) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        match runtime {
            Ok(runtime) => runtime.block_on(self.call()),
            Err(_) => self.tell(Arrived::Failed(Failure::NoThread)),
        }
    }

    fn tell(&self, arrived: Arrived) {
        // Whoever is gone need not be told.
        let _ = self.arrived.send(arrived);
        (self.wake)();
    }

    /// From the first call to the end.
    async fn call(&mut self) {
        let errand = match self.dial.errand.clone() {
            Errand::Host(table) => Up::Host(table),
            Errand::Join { code, name } => Up::Join { code, name },
            Errand::Return { token } => Up::Return {
                token,
                knows: Knows::Nothing,
            },
        };
        let mut seat = None;
        let end = match self.connect(errand).await {
            Ok(socket) => self.carry(socket, &mut seat).await,
            Err(failure) => return self.tell(Arrived::Failed(failure)),
        };
        let Some(mut seat) = seat else {
            return match end {
                End::Refused(reason) => self.tell(Arrived::Failed(Failure::Refused(reason))),
                End::Cut => self.tell(Arrived::Failed(Failure::ServerGone)),
                End::Left => {}
            };
        };
        let mut end = end;
        loop {
            match end {
                End::Left => return,
                End::Refused(reason) => {
                    if let Some(lost) = lost(reason) {
                        return self.tell(Arrived::Line(Arrival::Lost(lost)));
                    }
                }
                End::Cut => {}
            }
            self.tell(Arrived::Line(Arrival::Cut));
            end = match self.come_back(&mut seat).await {
                Some(socket) => {
                    let mut held = Some(seat);
                    let end = self.carry(socket, &mut held).await;
                    let Some(again) = held else { return };
                    seat = again;
                    end
                }
                None => return,
            };
        }
    }

    /// Tries until there is a line again; `None` when it is no use, or nobody
    /// wants it any more.
    async fn come_back(&mut self, seat: &mut Seat) -> Option<Socket> {
        let mut pause = FIRST_PAUSE;
        loop {
            // What is asked meanwhile is asked again when the line is back.
            let until = Instant::now() + pause;
            loop {
                tokio::select! {
                    order = self.orders.recv() => { order?; }
                    () = sleep_until(until) => break,
                }
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
            let errand = Up::Return {
                token: seat.token.clone(),
                knows: if seat.told {
                    Knows::Table
                } else {
                    Knows::Nothing
                },
            };
            match self.connect(errand).await {
                Ok(socket) => return Some(socket),
                Err(Failure::Refused(reason)) => {
                    if let Some(lost) = lost(reason) {
                        self.tell(Arrived::Line(Arrival::Lost(lost)));
                        return None;
                    }
                }
                Err(Failure::OtherCertificate(_)) => {
                    self.tell(Arrived::Line(Arrival::Lost(Lost::OtherCertificate)));
                    return None;
                }
                Err(_) => {}
            }
        }
    }

    /// A line over which both have said hello, and on which the errand is on
    /// its way.
    async fn connect(&self, errand: Up) -> Result<Socket, Failure> {
        let opened = timeout(CONNECTING, self.open(errand)).await;
        opened.unwrap_or(Err(Failure::NoServer(io::ErrorKind::TimedOut)))
    }

    async fn open(&self, errand: Up) -> Result<Socket, Failure> {
        let server = &self.dial.server;
        let stream = TcpStream::connect((server.host.as_str(), server.port))
            .await
            .map_err(|error| Failure::NoServer(error.kind()))?;
        // Small messages go out at once. Without it they only go out later.
        let _ = stream.set_nodelay(true);
        let stream: Box<dyn Stream> = match server.line {
            LineKind::Plain => Box::new(stream),
            LineKind::Private => self.make_private(stream).await?,
        };
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let url = format!("ws://{}:{}/", host_of_url(&server.host), server.port);
        let opened = tokio_tungstenite::client_async_with_config(url, stream, Some(config)).await;
        let (mut socket, _) = opened.map_err(|_| Failure::NotTabletalk)?;
        let hello = Up::Hello {
            min: OLDEST,
            max: VERSION,
        };
        for up in [hello, errand] {
            let message = Message::text(up.to_json());
            socket
                .send(message)
                .await
                .map_err(|_| Failure::ServerGone)?;
        }
        match next(&mut socket).await {
            Some(Down::Welcome { .. }) => Ok(socket),
            Some(Down::Refused(reason)) => Err(Failure::Refused(reason)),
            Some(_) => Err(Failure::NotTabletalk),
            None => Err(Failure::ServerGone),
        }
    }

    async fn make_private(&self, stream: TcpStream) -> Result<Box<dyn Stream>, Failure> {
        let server = &self.dial.server;
        let provider = Arc::new(ring::default_provider());
        let seen = Arc::new(Mutex::new(None));
        let noting = Noting::new(provider.clone(), seen.clone());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|_| Failure::NotTabletalk)?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(noting))
            .with_no_client_auth();
        let name = ServerName::try_from(server.host.clone())
            .or_else(|_| ServerName::try_from("tabletalk".to_owned()))
            .map_err(|_| Failure::NotTabletalk)?;
        let connector = TlsConnector::from(Arc::new(config));
        let private = connector.connect(name, stream).await;
        let private = private.map_err(|_| Failure::NotTabletalk)?;
        let print = (seen.lock().unwrap_or_else(PoisonError::into_inner)).take();
        let print = print.ok_or(Failure::NotTabletalk)?;
        match self.dial.trust.judge(server, print) {
            Verdict::Trusted => Ok(Box::new(private)),
            Verdict::Other(known) => Err(Failure::OtherCertificate(known)),
        }
    }

    /// Carries everything until the line ends.
    async fn carry(&mut self, mut socket: Socket, seat: &mut Option<Seat>) -> End {
        let mut heartbeat = interval(HEARTBEAT);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                message = socket.next() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => {
                            if let Some(end) = self.hear(text.as_str(), seat) {
                                return end;
                            }
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        _ => return End::Cut,
                    }
                }
                order = self.orders.recv() => {
                    // Nobody is interested any more, and all they asked is sent.
                    let Some(asked) = order else {
                        let _ = timeout(CLOSING, socket.close(None)).await;
                        return End::Left;
                    };
                    let message = Message::text(format!("{{\"Ask\":{asked}}}"));
                    if !matches!(timeout(SILENCE, socket.send(message)).await, Ok(Ok(()))) {
                        return End::Cut;
                    }
                }
                _ = heartbeat.tick() => {
                    let ping = Message::Ping(Vec::new().into());
                    if !matches!(timeout(SILENCE, socket.send(ping)).await, Ok(Ok(()))) {
                        return End::Cut;
                    }
                }
                () = sleep_until(heard + SILENCE) => return End::Cut,
            }
        }
    }

    /// Takes in one message; tells whether that is the end.
    fn hear(&self, text: &str, seat: &mut Option<Seat>) -> Option<End> {
        match Down::from_json(text) {
            Ok(Down::Refused(reason)) => return Some(End::Refused(reason)),
            Ok(Down::Knocking { host }) => self.tell(Arrived::Knocking(host)),
            Ok(Down::Seat { token, code }) => match seat {
                Some(seat) => {
                    seat.token = token;
                    if seat.told {
                        self.tell(Arrived::Line(Arrival::Back));
                    }
                }
                None => {
                    *seat = Some(Seat {
                        token: token.clone(),
                        told: false,
                    });
                    self.tell(Arrived::Seat { token, code });
                }
            },
            Ok(Down::Frame(frame)) => {
                if let Some(seat) = seat {
                    seat.told = true;
                }
                self.tell(Arrived::Line(Arrival::Text(frame.to_json())));
            }
            // A newer server may say more.
            Ok(Down::Welcome { .. }) | Err(_) => {}
        }
        None
    }
}

/// The next message of a server.
async fn next(socket: &mut Socket) -> Option<Down> {
    loop {
        match socket.next().await?.ok()? {
            Message::Text(text) => return Down::from_json(text.as_str()).ok(),
            Message::Ping(_) | Message::Pong(_) => {}
            _ => return None,
        }
    }
}

fn host_of_url(host: &str) -> String {
    if host.contains(':') {
        format!("[{host}]")
    } else {
        host.to_owned()
    }
}

/// Whether that is the end for good.
fn lost(reason: Reason) -> Option<Lost> {
    Some(match reason {
        Reason::TakenOver => Lost::TakenOver,
        Reason::SeatGone => Lost::SeatGone,
        Reason::Removed => Lost::Removed,
        Reason::OldClient | Reason::OldServer => Lost::OtherVersion,
        Reason::NoSuchTable
        | Reason::TableFull
        | Reason::GameOver
        | Reason::HostRefused
        | Reason::HostSilent
        | Reason::BadName
        | Reason::BadTable
        | Reason::ServerFull
        | Reason::TooFast
        | Reason::NotUnderstood
        | Reason::TooSlow
        | Reason::Stopping => return None,
    })
}
