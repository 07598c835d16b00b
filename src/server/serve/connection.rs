use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::Event;
use super::outbox::Outboxes;
use crate::server::hall::{Came, LineId};
use crate::server::wire::LONGEST;

/// One connection.
pub(super) struct Connection {
    pub(super) line: LineId,
    pub(super) address: IpAddr,
    pub(super) events: mpsc::Sender<Event>,
    pub(super) outboxes: Outboxes,
}

/// How long it may take to begin.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// Clients send something every second: after so long somebody is away.
const SILENCE: Duration = Duration::from_secs(3);

/// After so long the line is dead.
const DEAD: Duration = Duration::from_secs(30);

/// How long one message may take to go out.
const SENDING: Duration = Duration::from_secs(10);

/// How long others may take to hear the last that is said to them.
const GOODBYE: Duration = Duration::from_secs(2);

impl Connection {
    pub(super) async fn serve(self, stream: TcpStream, tls: Option<TlsAcceptor>) {
        // Small messages go out at once. Without it they only go out later.
        let _ = stream.set_nodelay(true);
        let opened = timeout(HANDSHAKE, async {
            match tls {
                Some(tls) => shake_hands(Box::new(tls.accept(stream).await.ok()?)).await,
                None => shake_hands(Box::new(stream)).await,
            }
        });
        if let Ok(Some(socket)) = opened.await {
            self.carry(socket).await;
        }
    }

    async fn carry(self, mut socket: WebSocketStream<Box<dyn Stream>>) {
        let mut outgoing = self.outboxes.open(self.line);
        if !self.tell(Came::Connected(self.address)).await {
            return;
        }
        let mut heard = Instant::now();
        let mut silent = false;
        loop {
            let patience = heard + if silent { DEAD } else { SILENCE };
            tokio::select! {
                message = socket.next() => {
                    heard = Instant::now();
                    if std::mem::take(&mut silent) && !self.tell(Came::Sound).await {
                        break;
                    }
                    let came = match message {
                        Some(Ok(Message::Text(text))) => Came::Message(text.as_str().to_owned()),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            // What answers it waits until something is sent.
                            match timeout(SENDING, socket.flush()).await {
                                Ok(Ok(())) => continue,
                                _ => break,
                            }
                        }
                        // Bytes are no message, and the rest is the end.
                        _ => break,
                    };
                    if !self.tell(came).await {
                        break;
                    }
                }
                text = outgoing.next() => {
                    let Some(text) = text else {
                        let _ = timeout(GOODBYE, say_goodbye(&mut socket)).await;
                        break;
                    };
                    match timeout(SENDING, socket.send(Message::text(text))).await {
                        Ok(Ok(())) => {}
                        _ => break,
                    }
                }
                () = sleep_until(patience) => {
                    if silent {
                        break;
                    }
                    silent = true;
                    if !self.tell(Came::Silence).await {
                        break;
                    }
                }
            }
        }
        self.outboxes.close(self.line);
        self.tell(Came::Gone).await;
    }

    /// Tells the hall. Where it is busy this waits, and with it whoever sends.
    async fn tell(&self, came: Came) -> bool {
        self.events.send(Event::Came(self.line, came)).await.is_ok()
    }
}

/// Ends the line once the other side has. A line that is closed while something comes
/// in is cut off on some systems, and what was said last is lost.
async fn say_goodbye(socket: &mut WebSocketStream<Box<dyn Stream>>) {
    if socket.close(None).await.is_ok() {
        while let Some(Ok(_)) = socket.next().await {}
    }
}

/// Bytes both ways.
trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

async fn shake_hands(stream: Box<dyn Stream>) -> Option<WebSocketStream<Box<dyn Stream>>> {
    let config = WebSocketConfig::default()
        .max_message_size(Some(LONGEST))
        .max_frame_size(Some(LONGEST))
        .read_buffer_size(LONGEST);
    tokio_tungstenite::accept_async_with_config(stream, Some(config))
        .await
        .ok()
}

/// How many connections each address has.
#[derive(Clone, Default)]
pub(super) struct Addresses(Arc<Mutex<BTreeMap<IpAddr, usize>>>);

/// One connection of an address. It counts until it is dropped.
pub(super) struct Place {
    addresses: Addresses,
    address: IpAddr,
}

impl Addresses {
    /// `None` where there are too many. Behind a proxy on this machine
    /// everybody has the same address, so that one does not count.
    pub(super) fn enter(&self, address: IpAddr, most: usize) -> Option<Place> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= most && !address.is_loopback() {
            return None;
        }
        *count += 1;
        Some(Place {
            addresses: self.clone(),
            address,
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self
            .addresses
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}
