//! Dependencies point one way, the rules are pure, and only what is started
//! from the command line knows about it.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms, each below all that it may know.
const ROOMS: &[&str] = &[
    "rules", "store", "bots", "table", "server", "speech", "player", "ui", "tools",
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
    for (path, text) in sources() {
        let first = path.iter().next().unwrap().to_str().unwrap();
        let room = first.trim_end_matches(".rs");
        if ["lib", "main"].contains(&room) {
            continue;
        }
        let place = |room: &str| ROOMS.iter().position(|name| *name == room);
        let own = place(room).unwrap_or_else(|| panic!("{path:?} is in no known room"));
        for named in rooms_named(&text) {
            assert!(
                named == FOR_TESTS || place(named).is_some_and(|place| place <= own),
                "{path:?} knows of '{named}', which does not stand above '{room}'"
            );
        }
    }
}

/// The text up to the module of its tests.
fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or_default()
}

/// Whether the text has this name as a whole: `std::io` is not in `std::iota`.
fn mentions(text: &str, name: &str) -> bool {
    let is_part_of_name = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        !before.is_some_and(is_part_of_name) && !after.is_some_and(is_part_of_name)
    })
}

/// The files of the program with their paths below `src`.
fn sources() -> Vec<(PathBuf, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |file: PathBuf| {
        let path = file.strip_prefix(&src).unwrap().to_owned();
        (path, fs::read_to_string(&file).unwrap())
    };
    rust_files(&src).into_iter().map(read).collect()
}

#[test]
fn only_windows_and_tools_know_the_command_line() {
    for (path, text) in sources() {
        let may = ["ui", "ui.rs", "tools", "tools.rs", "main.rs"];
        let knows = mentions(&text, "clap");
        assert!(
            !knows || may.iter().any(|it| path.starts_with(it)),
            "{path:?} knows the command line"
        );
    }
}

/// Time reaches the rules as an input, and nothing else of the system does.
#[test]
fn the_rules_know_nothing_of_the_system() {
    let system = ["time", "fs", "thread", "env", "io", "process", "net"];
    for (path, text) in sources() {
        if !["rules", "rules.rs"].iter().any(|it| path.starts_with(it)) {
            continue;
        }
        let text = without_tests(&text);
        assert!(
            !text.contains("std::{"),
            "{path:?}: one line for each import"
        );
        for module in system {
            let name = format!("std::{module}");
            assert!(!mentions(text, &name), "{path:?} knows '{name}'");
        }
    }
}

#[test]
fn the_reader_of_names_can_fail() {
    assert!(mentions("use std::io;", "std::io"));
    assert!(mentions("#[derive(clap::Args)]", "clap"));
    assert!(!mentions("std::iota and clapped", "std::io"));
    assert!(!mentions("std::iota and clapped", "clap"));
    assert_eq!(without_tests("a #[cfg(test)] std::io"), "a ");
}

/// The rooms that a table in a page names, in its order.
fn rooms_in_table(text: &str) -> Vec<&str> {
    let rows = text.lines().map(|line| line.trim_start_matches("//! "));
    let cells = rows.filter_map(|row| row.strip_prefix("| ")?.split(" |").next());
    let names = cells.flat_map(|cell| cell.split(", "));
    let names = names.map(|name| name.trim_matches(['[', ']', '`']));
    names.filter(|name| ROOMS.contains(name)).collect()
}

/// The maps for newcomers have them in the same order.
#[test]
fn the_maps_have_all_rooms_in_order() {
    for map in ["src/lib.rs", "README.md"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(map);
        let text = fs::read_to_string(path).unwrap();
        assert_eq!(rooms_in_table(&text), ROOMS, "{map}");
    }
}

#[test]
fn the_reader_of_rooms_can_fail() {
    let text = "use crate::speech::Teller; use crate::{tools, rules::Hand};";
    assert_eq!(rooms_named(text), ["speech", "tools", "rules"]);
}
