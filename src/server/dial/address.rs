use std::fmt;
use std::str::FromStr;

/// Where a server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The name or number of its machine.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// Whether the line is private.
    pub line: LineKind,
}

/// Whether a line is private.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// By a certificate.
    Private,
    /// Not at all: `ws://`, for servers on the same machine.
    Plain,
}

/// What is no address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not an address: give a name, or a name and a port such as example.org:7575")]
pub struct BadAddress(String);

impl Address {
    /// The port of a server that names no other.
    pub const PORT: u16 = 7575;

    /// A server on this computer.
    pub fn here() -> Address {
        Address {
            host: "localhost".to_owned(),
            port: Address::PORT,
            line: LineKind::Private,
        }
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Address, BadAddress> {
        let bad = || BadAddress(text.to_owned());
        let text = text.trim().trim_end_matches('/');
        let (line, place) = match text.split_once("://") {
            Some(("ws", place)) => (LineKind::Plain, place),
            Some(("wss", place)) => (LineKind::Private, place),
            Some(_) => return Err(bad()),
            None => (LineKind::Private, text),
        };
        // An address of the newer kind has colons of its own.
        let (host, port) = match place.strip_prefix('[') {
            Some(rest) => {
                let (host, port) = rest.split_once(']').ok_or_else(bad)?;
                (host, port.strip_prefix(':'))
            }
            None => match place.rsplit_once(':') {
                Some((host, _)) if host.contains(':') => (place, None),
                Some((host, port)) => (host, Some(port)),
                None => (place, None),
            },
        };
        let port = match port {
            Some(port) => port.parse().map_err(|_| bad())?,
            None => Address::PORT,
        };
        let is_part = |sign: char| sign.is_alphanumeric() || ".-:_%".contains(sign);
        if host.is_empty() || !host.chars().all(is_part) {
            return Err(bad());
        }
        let host = host.to_owned();
        Ok(Address { host, port, line })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == LineKind::Plain {
            f.write_str("ws://")?;
        }
        if self.host.contains(':') {
            write!(f, "[{}]:{}", self.host, self.port)
        } else {
            write!(f, "{}:{}", self.host, self.port)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        for (text, read) in [
            ("example.org", "example.org:7575"),
            (" example.org:99 ", "example.org:99"),
            ("192.168.1.7", "192.168.1.7:7575"),
            ("::1", "[::1]:7575"),
            ("[::1]:8", "[::1]:8"),
            ("ws://127.0.0.1:8/", "ws://127.0.0.1:8"),
            ("wss://example.org", "example.org:7575"),
        ] {
            assert_eq!(text.parse::<Address>().unwrap().to_string(), read, "{text}");
        }
        for text in [
            "",
            ":8",
            "a b",
            "example.org:x",
            "http://example.org",
            "[::1",
            "a:99999",
        ] {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }
}
