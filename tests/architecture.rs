//! Dependencies point one way.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::fs;
use std::path::{Path, PathBuf};

/// Each room and the rooms that it may know.
const ROOMS: &[(&str, &[&str])] = &[
    ("cards", &[]),
    ("engine", &["cards"]),
    ("l10n", &[]),
    ("bots", &["cards", "engine"]),
    ("talk", &["bots", "cards", "engine", "l10n"]),
    ("outlets", &["l10n", "talk"]),
    ("input", &["talk", "l10n"]),
    ("help", &["cards", "input", "l10n", "talk"]),
    ("sim", &["cards", "engine", "l10n", "outlets"]),
    ("odds", &["cards", "bots", "l10n", "outlets", "talk"]),
    (
        "arena",
        &["cards", "engine", "bots", "l10n", "outlets", "sim", "talk"],
    ),
    ("replay", &["cards", "engine", "l10n", "outlets", "talk"]),
    ("review", &["engine", "input", "l10n", "replay", "talk"]),
    ("stats", &["engine", "l10n", "replay"]),
    ("session", &["cards", "engine", "bots", "talk"]),
    ("coach", &["bots", "cards", "engine", "l10n", "talk"]),
    (
        "learn",
        &[
            "bots", "cards", "engine", "input", "l10n", "session", "talk",
        ],
    ),
    (
        "store",
        &[
            "bots", "cards", "engine", "input", "l10n", "learn", "outlets", "replay", "session",
            "stats", "talk",
        ],
    ),
    (
        "client",
        &[
            "bots", "cards", "coach", "engine", "input", "l10n", "learn", "outlets", "session",
            "stats", "store", "talk",
        ],
    ),
    (
        "terminal",
        &[
            "bots", "cards", "client", "engine", "help", "input", "l10n", "learn", "outlets",
            "replay", "review", "session", "sim", "store", "talk",
        ],
    ),
    (
        "window",
        &[
            "bots", "cards", "client", "engine", "help", "input", "l10n", "learn", "outlets",
            "replay", "review", "session", "stats", "store", "talk",
        ],
    ),
];

/// No room: it changes the bytes that readers are tried with.
const FOR_TESTS: &str = "mutate";

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|path| rust_files(path));
    files.into_iter().chain(below).collect()
}

/// The words that follow `crate::` in the text, those in braces included.
fn rooms_named(text: &str) -> Vec<&str> {
    let mut named = Vec::new();
    for rest in text.split("crate::").skip(1) {
        match rest.strip_prefix('{') {
            Some(group) => {
                let group = group.split('}').next().unwrap_or_default();
                named.extend(group.split(',').map(|it| first_word(it.trim())));
            }
            None => named.push(first_word(rest)),
        }
    }
    named
}

fn first_word(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}

#[test]
fn rooms_know_only_what_stands_below_them() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for file in rust_files(&src) {
        let path = file.strip_prefix(&src).unwrap();
        let room = path
            .iter()
            .next()
            .unwrap()
            .to_str()
            .unwrap()
            .trim_end_matches(".rs");
        if ["lib", "main"].contains(&room) {
            continue;
        }
        let (_, allowed) = ROOMS
            .iter()
            .find(|(name, _)| *name == room)
            .unwrap_or_else(|| panic!("{path:?} is in no known room"));
        let text = fs::read_to_string(&file).unwrap();
        for named in rooms_named(&text) {
            assert!(
                named == room || named == FOR_TESTS || allowed.contains(&named),
                "{path:?} knows of '{named}', which does not stand below '{room}'"
            );
        }
    }
}

/// The rooms that a table in a page names, in its order.
fn rooms_in_table(text: &str) -> Vec<&str> {
    let rows = text.lines().map(|line| line.trim_start_matches("//! "));
    let cells = rows.filter_map(|row| row.strip_prefix("| ")?.split(" |").next());
    let names = cells.flat_map(|cell| cell.split(", "));
    let names = names.map(|name| name.trim_matches(['[', ']', '`']));
    names
        .filter(|name| ROOMS.iter().any(|(room, _)| room == name))
        .collect()
}

/// On the maps for newcomers each room stands below all that it knows.
#[test]
fn the_maps_have_all_rooms_in_order() {
    for map in ["src/lib.rs", "README.md"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(map);
        let text = fs::read_to_string(path).unwrap();
        let named = rooms_in_table(&text);
        assert_eq!(named.len(), ROOMS.len(), "{map} has {named:?}");
        for (room, allowed) in ROOMS {
            let place = |room: &str| named.iter().position(|name| *name == room);
            let own = place(room).unwrap_or_else(|| panic!("{map} lacks {room}"));
            for other in *allowed {
                assert!(place(other) < Some(own), "{map} has {other} below {room}");
            }
        }
    }
}

#[test]
fn the_reader_of_rooms_can_fail() {
    let text = "use crate::talk::Teller; use crate::{sim, engine::Hand};";
    assert_eq!(rooms_named(text), ["talk", "sim", "engine"]);
}
