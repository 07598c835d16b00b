use std::env;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream, ToSocketAddrs};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::PATIENCE;

/// Where the daemon listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Address {
    Unix(PathBuf),
    Inet { host: String, port: u16 },
}

/// The daemon's own port.
const PORT: u16 = 6560;

/// A daemon that has not started by then is not waited for.
const START: Duration = Duration::from_secs(10);

impl Address {
    /// Where the environment says, by the rules of the daemon's own library.
    pub(super) fn of_daemon() -> Option<Address> {
        let named = env::var("SPEECHD_ADDRESS").ok();
        let folder = |name| env::var_os(name).map(PathBuf::from);
        let runtime = folder("XDG_RUNTIME_DIR")
            .or_else(|| folder("XDG_CACHE_HOME"))
            .or_else(|| Some(env::home_dir()?.join(".cache")));
        Address::parse(named.as_deref(), runtime.as_deref())
    }

    fn parse(named: Option<&str>, runtime: Option<&Path>) -> Option<Address> {
        let usual = || Some(runtime?.join("speech-dispatcher/speechd.sock"));
        let mut parts = named.unwrap_or("unix_socket").split(':');
        match parts.next()? {
            "unix_socket" => {
                let path = parts.next().map(PathBuf::from);
                path.or_else(usual).map(Address::Unix)
            }
            "inet_socket" => {
                let host = parts.next().unwrap_or("127.0.0.1").to_owned();
                let port = parts.next().map_or(Some(PORT), |port| port.parse().ok())?;
                Some(Address::Inet { host, port })
            }
            _ => None,
        }
    }

    /// Connects to the daemon, and starts it if nobody is there.
    pub(super) fn connect(&self) -> io::Result<Socket> {
        self.reach().or_else(|_| {
            self.start_daemon()?;
            self.reach()
        })
    }

    fn reach(&self) -> io::Result<Socket> {
        match self {
            Address::Unix(path) => UnixStream::connect(path).map(Socket::Unix),
            Address::Inet { host, port } => {
                let address = (host.as_str(), *port).to_socket_addrs()?.next();
                let address = address.ok_or(io::ErrorKind::NotFound)?;
                let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
                stream.set_nodelay(true)?;
                Ok(Socket::Inet(stream))
            }
        }
    }

    /// Starts the daemon, unless its configuration forbids that. The program
    /// ends as soon as the daemon listens, in the background.
    fn start_daemon(&self) -> io::Result<()> {
        let mut command = Command::new("speech-dispatcher");
        command.args(["--spawn", "--communication-method"]);
        match self {
            Address::Unix(path) => {
                command.args(["unix_socket", "--socket-path"]).arg(path);
            }
            Address::Inet { port, .. } => {
                command.args(["inet_socket", "--port", &port.to_string()]);
            }
        }
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let mut starting = command.spawn()?;
        let end = Instant::now() + START;
        while starting.try_wait()?.is_none() && Instant::now() < end {
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }
}

/// A socket of either kind that a daemon may listen on.
#[derive(Debug)]
pub(super) enum Socket {
    Unix(UnixStream),
    Inet(TcpStream),
}

impl Socket {
    pub(super) fn try_clone(&self) -> io::Result<Socket> {
        match self {
            Socket::Unix(stream) => stream.try_clone().map(Socket::Unix),
            Socket::Inet(stream) => stream.try_clone().map(Socket::Inet),
        }
    }

    /// How long to wait for a daemon that does not read.
    pub(super) fn set_patience(&self, patience: Duration) -> io::Result<()> {
        match self {
            Socket::Unix(stream) => stream.set_write_timeout(Some(patience)),
            Socket::Inet(stream) => stream.set_write_timeout(Some(patience)),
        }
    }

    /// Ends the conversation, for clones of the socket as well.
    pub(super) fn close(&self) {
        // A socket that is closed already is as good.
        let _ = match self {
            Socket::Unix(stream) => stream.shutdown(Shutdown::Both),
            Socket::Inet(stream) => stream.shutdown(Shutdown::Both),
        };
    }
}

impl Read for Socket {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Socket::Unix(stream) => stream.read(buffer),
            Socket::Inet(stream) => stream.read(buffer),
        }
    }
}

impl Write for Socket {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        match self {
            Socket::Unix(stream) => stream.write(buffer),
            Socket::Inet(stream) => stream.write(buffer),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_where_the_daemon_is() {
        let unix = |path: &str| Some(Address::Unix(path.into()));
        let inet = |host: &str, port| {
            let host = host.to_owned();
            Some(Address::Inet { host, port })
        };
        for (named, address) in [
            (None, unix("/run/me/speech-dispatcher/speechd.sock")),
            (
                Some("unix_socket"),
                unix("/run/me/speech-dispatcher/speechd.sock"),
            ),
            (Some("unix_socket:/tmp/s"), unix("/tmp/s")),
            (Some("inet_socket"), inet("127.0.0.1", 6560)),
            (Some("inet_socket:host"), inet("host", 6560)),
            (Some("inet_socket:host:7"), inet("host", 7)),
            (Some("inet_socket:host:x"), None),
            (Some("pigeon"), None),
        ] {
            let found = Address::parse(named, Some(Path::new("/run/me")));
            assert_eq!(found, address, "{named:?}");
        }
        assert_eq!(Address::parse(None, None), None);
    }
}
