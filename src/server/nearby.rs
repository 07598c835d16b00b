//! Tables in the local network, found without anybody's help (mDNS).
//!
//! Whoever hosts a table on their computer announces it for as long as they
//! hold an [`Announced`]; whoever looks for tables holds a [`Search`]. Neither
//! waits: a thread owns the sockets.
//!
//! What others announce is believed by nobody: a name is cleaned, a code has
//! eight digits, and there are only so many tables. Who really answers at an
//! address is found out by calling it ([`dial`](super::dial)).

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::mpsc;
use std::thread;

use mdns_sd::{IfKind, ResolvedService, ServiceDaemon, ServiceEvent, ServiceInfo};

use super::dial::{Address, LineKind};
use super::hall::clean_name;
use crate::rules::GameKind;

/// What tables are announced as.
const KIND: &str = "_tabletalk._tcp.local.";

/// No more tables are shown, however many somebody announces.
const MOST: usize = 50;

/// Where tables are announced and looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Network {
    /// Every network that this computer is in.
    #[default]
    Local,
    /// This computer alone, over this port: for tests.
    Loopback(u16),
}

/// A table that others can find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nearby {
    /// What its host is called.
    pub host: String,
    /// What is played at it.
    pub game: GameKind,
    /// The digits by which one joins it.
    pub code: String,
    /// The server that it is on.
    pub server: Address,
}

/// Why nothing can be announced or looked for.
#[derive(Debug, thiserror::Error)]
#[error("the local network cannot be used: {0}")]
pub struct NoNetwork(#[from] mdns_sd::Error);

/// A table that is announced until this is dropped.
pub struct Announced {
    daemon: ServiceDaemon,
    name: String,
}

/// A search that goes on until this is dropped.
pub struct Search {
    daemon: ServiceDaemon,
    found: mpsc::Receiver<ServiceEvent>,
    tables: BTreeMap<String, Nearby>,
}

impl Announced {
    /// Announces a table of a server that listens there in this process.
    pub fn start(
        network: Network,
        host: &str,
        game: GameKind,
        code: &str,
        listens: SocketAddr,
    ) -> Result<Announced, NoNetwork> {
        let daemon = network.daemon()?;
        let place = format!("tabletalk-{code}.local.");
        let told = [("host", host), ("game", game.id()), ("code", code)];
        let table = ServiceInfo::new(KIND, code, &place, "", listens.port(), &told[..])?;
        let table = table.enable_addr_auto();
        let name = table.get_fullname().to_owned();
        daemon.register(table)?;
        Ok(Announced { daemon, name })
    }
}

impl Drop for Announced {
    fn drop(&mut self) {
        // Where nobody can be told that the table is gone, it is forgotten by
        // and by.
        if let Ok(told) = self.daemon.unregister(&self.name) {
            let _ = told.recv_timeout(GOODBYE);
        }
        let _ = self.daemon.shutdown();
    }
}

/// How long it may take to tell others that a table is gone.
const GOODBYE: std::time::Duration = std::time::Duration::from_millis(300);

impl Search {
    /// Looks for tables. `wake` is called from another thread whenever one may
    /// have come or gone.
    pub fn start(network: Network, wake: impl Fn() + Send + 'static) -> Result<Search, NoNetwork> {
        let daemon = network.daemon()?;
        let events = daemon.browse(KIND)?;
        let (sender, found) = mpsc::channel();
        let look = move || {
            // It ends with the daemon.
            while let Ok(event) = events.recv() {
                if sender.send(event).is_err() {
                    return;
                }
                wake();
            }
        };
        let thread = thread::Builder::new().name("nearby".to_owned());
        thread
            .spawn(look)
            .map_err(|error| mdns_sd::Error::Msg(error.to_string()))?;
        Ok(Search {
            daemon,
            found,
            tables: BTreeMap::new(),
        })
    }

    /// Every table that was found and is not gone.
    pub fn tables(&mut self) -> Vec<Nearby> {
        for event in self.found.try_iter() {
            match event {
                ServiceEvent::ServiceResolved(found) => {
                    let name = found.get_fullname().to_owned();
                    let has_room = self.tables.len() < MOST || self.tables.contains_key(&name);
                    if let Some(table) = Nearby::read(&found).filter(|_| has_room) {
                        self.tables.insert(name, table);
                    }
                }
                ServiceEvent::ServiceRemoved(_, name) => {
                    self.tables.remove(&name);
                }
                _ => {}
            }
        }
        self.tables.values().cloned().collect()
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        // Where it has ended already there is nothing to end.
        let _ = self.daemon.shutdown();
    }
}

impl Network {
    fn daemon(self) -> Result<ServiceDaemon, mdns_sd::Error> {
        let daemon = match self {
            Network::Local => ServiceDaemon::new()?,
            Network::Loopback(port) => ServiceDaemon::new_with_port(port)?,
        };
        match self {
            Network::Local => {
                daemon.disable_interface(vec![IfKind::LoopbackV4, IfKind::LoopbackV6])?;
            }
            Network::Loopback(_) => {
                daemon.disable_interface(IfKind::All)?;
                daemon.enable_interface(IfKind::LoopbackV4)?;
            }
        }
        Ok(daemon)
    }
}

impl Nearby {
    /// `None` for what is no table.
    fn read(found: &ResolvedService) -> Option<Nearby> {
        let code = found.get_property_val_str("code")?;
        let is_code = code.len() == 8 && code.bytes().all(|it| it.is_ascii_digit());
        let addresses = found.get_addresses().iter().map(|it| it.to_ip_addr());
        Some(Nearby {
            host: clean_name(found.get_property_val_str("host")?)?,
            game: GameKind::with_id(found.get_property_val_str("game")?)?,
            code: is_code.then(|| code.to_owned())?,
            server: Address {
                host: best(addresses)?.to_string(),
                port: found.get_port(),
                line: LineKind::Private,
            },
        })
    }
}

/// The address that is reached most likely: an older one before a newer one,
/// and one that is good in its own network only not at all.
fn best(addresses: impl Iterator<Item = IpAddr>) -> Option<IpAddr> {
    let good = addresses.filter(|it| match it {
        IpAddr::V4(short) => !short.is_unspecified(),
        IpAddr::V6(long) => !long.is_unspecified() && !long.is_unicast_link_local(),
    });
    good.min_by_key(|it| (it.is_ipv6(), *it))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_that_is_reached_most_likely_is_taken() {
        for (addresses, expected) in [
            ("fe80::1 192.168.1.7 2001:db8::1", Some("192.168.1.7")),
            ("2001:db8::1 fe80::1", Some("2001:db8::1")),
            ("fe80::1 0.0.0.0", None),
            ("", None),
        ] {
            let given = addresses
                .split_whitespace()
                .filter_map(|it| it.parse().ok());
            let expected = expected.and_then(|it| it.parse().ok());
            assert_eq!(best(given), expected, "{addresses}");
        }
    }
}
