//! Tables in the local network: here the network is this computer alone.

use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use tabletalk::rules::GameKind;
use tabletalk::server::nearby::*;

/// A port that nobody else announces over.
fn free_port() -> u16 {
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    socket.local_addr().unwrap().port()
}

fn announce(network: Network, host: &str, code: &str) -> Announced {
    let listens: SocketAddr = "[::]:7575".parse().unwrap();
    Announced::start(network, host, GameKind::Unique, code, listens).unwrap()
}

/// The tables once they are that many.
fn found(search: &mut Search, count: usize) -> Vec<Nearby> {
    let until = Instant::now() + Duration::from_secs(30);
    loop {
        let tables = search.tables();
        if tables.len() == count {
            return tables;
        }
        assert!(Instant::now() < until, "{count} tables in {tables:?}");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn tables_nearby_come_and_go() {
    let network = Network::Loopback(free_port());
    let (woken, wakes) = channel();
    let mut search = Search::start(network, move || {
        let _ = woken.send(());
    })
    .unwrap();
    assert_eq!(search.tables(), []);
    let anna = announce(network, "Zażółć Anna", "12345678");
    let [table] = &found(&mut search, 1)[..] else {
        unreachable!("there is one");
    };
    assert_eq!(table.host, "Zażółć Anna");
    assert_eq!(table.game, GameKind::Unique);
    assert_eq!(table.code, "12345678");
    assert_eq!(table.server.to_string(), "127.0.0.1:7575");
    assert!(wakes.try_iter().count() > 0);
    let bob = announce(network, "Bob", "00000001");
    found(&mut search, 2);
    // Whoever begins to look later finds them as well.
    let mut later = Search::start(network, || {}).unwrap();
    found(&mut later, 2);
    drop(anna);
    assert_eq!(found(&mut search, 1)[0].host, "Bob");
    drop(bob);
    found(&mut search, 0);
}

/// Others announce what they like.
#[test]
fn what_is_no_table_is_not_shown() {
    let network = Network::Loopback(free_port());
    let mut search = Search::start(network, || {}).unwrap();
    let _long = announce(network, &"x".repeat(60), "12345671");
    let _hidden = announce(network, "\u{202e}", "12345672");
    let _wordy = announce(network, "Eve", "let me in");
    let _shown = announce(network, "A\u{1b}[2Jnna", "12345673");
    let [table] = &found(&mut search, 1)[..] else {
        unreachable!("there is one");
    };
    assert_eq!(table.host, "A [2Jnna");
}
