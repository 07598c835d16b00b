//! Bytes that nobody meant well, over real lines: the server is as well as
//! before, its memory is bounded, and a table nearby plays on.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use tabletalk::server::wire::{LONGEST, Up};
use tabletalk::table::Travels;

use crate::mutate::{Mutator, rounds};
use crate::siege::{Seated, Server, set_tables};
use crate::temp_folder::TempFolder;

/// Whatever the server closes, it closes by then.
const PATIENCE: Duration = Duration::from_secs(60);

const TEXT: u8 = 1;
const BINARY: u8 = 2;
const PING: u8 = 9;
const LAST: u8 = 0x80;

/// A connection over which messages can go.
fn connect(server: SocketAddr) -> TcpStream {
    let mut line = TcpStream::connect(server).unwrap();
    line.set_read_timeout(Some(PATIENCE)).unwrap();
    let hello = "GET / HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
                 Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    line.write_all(hello.as_bytes()).unwrap();
    let (mut answer, mut byte) = (Vec::new(), [0]);
    while !answer.ends_with(b"\r\n\r\n") {
        line.read_exact(&mut byte).unwrap();
        answer.push(byte[0]);
    }
    line
}

/// A frame as clients send it.
fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![kind];
    match payload.len() {
        length @ 0..126 => bytes.push(0x80 | length as u8),
        length @ 126..0x1_0000 => {
            bytes.push(0x80 | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
        length => {
            bytes.push(0x80 | 127);
            bytes.extend((length as u64).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

fn text(payload: impl AsRef<[u8]>) -> Vec<u8> {
    frame(LAST | TEXT, payload.as_ref())
}

/// Sends bytes, and waits until the server has closed the line. What it says
/// before is read and bounded.
fn is_closed(mut line: TcpStream, bytes: &[u8]) -> bool {
    // It may be closed before all of it is sent.
    let _ = line.write_all(bytes);
    let mut answer = vec![0; 64 * 1024];
    let until = Instant::now() + PATIENCE;
    let mut said = 0;
    while Instant::now() < until && said < 1 << 20 {
        match line.read(&mut answer) {
            Ok(0) => return true,
            Ok(count) => said += count,
            Err(error) => return error.kind() != std::io::ErrorKind::WouldBlock,
        }
    }
    false
}

fn plays_on(table: &mut Seated, start: Instant) {
    let hands = table.hands();
    let until = Instant::now() + PATIENCE;
    while table.hands() == hands {
        assert!(Instant::now() < until, "the table does not play on");
        table.play(start.elapsed());
    }
}

#[test]
fn hostile_bytes_do_no_harm() {
    let folder = TempFolder::new();
    let server = Server::start_with(folder.path(), "127.0.0.1:0", &["--plain"]);
    let here = format!("ws://{}", server.address()).parse().unwrap();
    let mut table = set_tables(&here, 1).swap_remove(0);
    let start = Instant::now();
    plays_on(&mut table, start);
    let before = server.memory();
    let hello = text(Up::Hello { min: 1, max: 1 }.to_json());
    let after_hello = |bytes: Vec<u8>| [hello.clone(), bytes].concat();
    let deep = |open: &str| text(open.repeat(LONGEST / open.len()));
    let cases: Vec<(&str, Vec<u8>)> = vec![
        ("no UTF-8", text(b"\xff\xfe\xc0\xaf")),
        ("too long", text("x".repeat(LONGEST + 1))),
        ("says it is very long", {
            let mut bytes = vec![LAST | TEXT, 0x80 | 127];
            bytes.extend((u64::MAX >> 1).to_be_bytes());
            bytes.extend([0; 4]);
            bytes
        }),
        ("deep lists", after_hello(deep("["))),
        ("deep fields", after_hello(deep("{\"Host\":"))),
        ("bytes", frame(LAST | BINARY, b"hello")),
        ("not masked", vec![LAST | TEXT, 2, b'{', b'}']),
        ("an unknown kind", frame(LAST | 5, b"hello")),
        ("reserved bits", frame(0xf0 | TEXT, b"hello")),
        ("an end without a beginning", frame(LAST, b"hello")),
        ("a message without an end", {
            let more = frame(0, &[b'x'; 1000]).repeat(20);
            [frame(TEXT, b"x"), more].concat()
        }),
        ("a long ping", frame(LAST | PING, &[0; 126])),
        ("a flood", text("{}").repeat(10_000)),
        ("a flood after hello", after_hello(hello.repeat(10_000))),
        ("nothing of ours", text("{\"Applause\":{}}")),
        (
            "an ask without a seat",
            after_hello(text("{\"Ask\":{\"id\":1,\"ask\":\"PlayToTheEnd\"}}")),
        ),
        (
            "a version of tomorrow",
            text("{\"Hello\":{\"min\":900,\"max\":901}}"),
        ),
        (
            "a version of yesterday",
            text("{\"Hello\":{\"min\":0,\"max\":0}}"),
        ),
        (
            "many pings and nothing else",
            frame(LAST | PING, b"").repeat(50_000),
        ),
    ];
    for (name, bytes) in &cases {
        assert!(is_closed(connect(server.address()), bytes), "{name}");
    }
    for bytes in [
        "GET / HTTP/1.1\r\n\r\n",
        "\x16\x03\x01\x02\0\x01\0\x01",
        "\0\0\0\0\r\n\r\n",
    ] {
        let line = TcpStream::connect(server.address()).unwrap();
        line.set_read_timeout(Some(PATIENCE)).unwrap();
        assert!(is_closed(line, bytes.as_bytes()), "{bytes:?}");
    }
    plays_on(&mut table, start);
    // Whatever else it is.
    let samples: Vec<Vec<u8>> = cases.into_iter().map(|(_, bytes)| bytes).collect();
    let samples: Vec<Vec<u8>> = samples.into_iter().filter(|it| it.len() < 20_000).collect();
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(7);
    for seed in 0..rounds() {
        let mut line = connect(server.address());
        let mut bytes = Mutator::new(seed).changed(&samples);
        if chance.random_range(0..4) == 0 {
            chance.fill_bytes(&mut bytes);
        }
        // It may be closed before all of it is sent.
        let _ = line.write_all(&bytes);
        if seed % 100 == 0 {
            plays_on(&mut table, start);
        }
    }
    // Those who connect and say nothing.
    let silent: Vec<TcpStream> = (0..200)
        .map(|at| match at % 2 {
            0 => TcpStream::connect(server.address()).unwrap(),
            _ => connect(server.address()),
        })
        .collect();
    plays_on(&mut table, start);
    for line in silent {
        line.set_read_timeout(Some(PATIENCE)).unwrap();
        assert!(is_closed(line, b""), "somebody silent");
    }
    if let (Some(before), Some(after)) = (before, server.memory()) {
        println!("memory of the server: {before} kB, then {after} kB");
        assert!(after < before + 64 * 1024, "{before} kB, then {after} kB");
    }
    assert_eq!(set_tables(&here, 1).len(), 1);
}
