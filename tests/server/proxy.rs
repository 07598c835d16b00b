//! A line that can be made as bad as one likes: it stands between clients and a
//! server, and carries bytes late, slowly, one way only, or cuts them off in the
//! middle of a message.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use socket2::SockRef;

/// What becomes of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Fate {
    /// It works.
    Good,
    /// Everything comes in little pieces, and late.
    Slow,
    /// It is reset.
    Reset,
    /// It is reset in the middle of the next message.
    Torn,
    /// Nothing comes from the server any more.
    Deaf,
    /// Nothing comes to the server any more.
    Mute,
}

const FATES: [Fate; 6] = [
    Fate::Good,
    Fate::Slow,
    Fate::Reset,
    Fate::Torn,
    Fate::Deaf,
    Fate::Mute,
];

/// So often it is looked whether a fate has changed.
const LOOK: Duration = Duration::from_millis(10);

pub(crate) struct Proxy {
    address: SocketAddr,
    lines: Arc<Mutex<Vec<Arc<Line>>>>,
    closed: Arc<AtomicBool>,
}

struct Line {
    fate: AtomicU8,
    over: AtomicBool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Up,
    Down,
}

impl Proxy {
    pub(crate) fn before(server: SocketAddr) -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let lines = Arc::new(Mutex::new(Vec::new()));
        let closed = Arc::new(AtomicBool::new(false));
        let (all, ends) = (lines.clone(), closed.clone());
        thread::spawn(move || {
            for client in listener.incoming() {
                if ends.load(Ordering::Relaxed) {
                    return;
                }
                // Where no server is, nobody answers.
                if let (Ok(client), Ok(server)) = (client, TcpStream::connect(server)) {
                    all.lock().unwrap().push(carry(&client, &server));
                }
            }
        });
        Proxy {
            address,
            lines,
            closed,
        }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The lines that are not over.
    fn lines(&self) -> Vec<Arc<Line>> {
        let mut lines = self.lines.lock().unwrap();
        lines.retain(|line| !line.over.load(Ordering::Relaxed));
        lines.clone()
    }

    /// Lets that become of a line over which something comes; which one, the dice
    /// say. Tells whether there was one.
    pub(crate) fn harm(&self, dice: usize, fate: Fate) -> bool {
        let works = |line: &&Arc<Line>| matches!(line.fate(), Fate::Good | Fate::Slow);
        let lines = self.lines();
        let working: Vec<&Arc<Line>> = lines.iter().filter(works).collect();
        if working.is_empty() {
            return false;
        }
        let line = working[dice % working.len()];
        line.fate.store(fate as u8, Ordering::Relaxed);
        true
    }

    /// All lines work again; those that nothing came over are over.
    pub(crate) fn mend(&self) {
        for line in self.lines() {
            let fate = match line.fate() {
                Fate::Slow | Fate::Torn => Fate::Good,
                Fate::Deaf | Fate::Mute => Fate::Reset,
                fate => fate,
            };
            line.fate.store(fate as u8, Ordering::Relaxed);
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.closed.store(true, Ordering::Relaxed);
        // Whoever listens notices it.
        let _ = TcpStream::connect(self.address);
    }
}

impl Line {
    fn fate(&self) -> Fate {
        FATES[usize::from(self.fate.load(Ordering::Relaxed))]
    }
}

fn carry(client: &TcpStream, server: &TcpStream) -> Arc<Line> {
    let line = Arc::new(Line {
        fate: AtomicU8::new(Fate::Good as u8),
        over: AtomicBool::new(false),
    });
    for (way, from, to) in [(Way::Up, client, server), (Way::Down, server, client)] {
        let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
        let line = line.clone();
        thread::spawn(move || {
            copy(way, &from, &to, &line);
            line.over.store(true, Ordering::Relaxed);
            for end in [from, to] {
                // It may be gone already.
                let _ = end.shutdown(Shutdown::Both);
            }
        });
    }
    line
}

/// Carries bytes until the line is over.
fn copy(way: Way, mut from: &TcpStream, mut to: &TcpStream, line: &Line) {
    from.set_read_timeout(Some(LOOK)).unwrap();
    // Small messages go on at once. Without it they only go on later.
    let _ = to.set_nodelay(true);
    let mut bytes = [0; 4096];
    while !line.over.load(Ordering::Relaxed) {
        if line.fate() == Fate::Reset {
            return reset([from, to]);
        }
        let count = match from.read(&mut bytes) {
            Ok(0) => return,
            Ok(count) => count,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                continue;
            }
            Err(_) => return,
        };
        let bytes = &bytes[..count];
        let carried = match (line.fate(), way) {
            (Fate::Deaf, Way::Down) | (Fate::Mute, Way::Up) => Ok(()),
            (Fate::Torn, Way::Down) => {
                let _ = to.write_all(&bytes[..count / 2]);
                return reset([from, to]);
            }
            (Fate::Slow, _) => bytes.chunks(97).try_for_each(|piece| {
                thread::sleep(Duration::from_millis(1));
                to.write_all(piece)
            }),
            _ => to.write_all(bytes),
        };
        if carried.is_err() {
            return;
        }
    }
}

/// The ends are not closed politely, as they would be without it.
fn reset(ends: [&TcpStream; 2]) {
    for end in ends {
        // It may be gone already.
        let _ = SockRef::from(end).set_linger(Some(Duration::ZERO));
    }
}
