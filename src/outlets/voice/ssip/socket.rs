use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::os::unix::net::UnixStream;
use std::time::Duration;

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
