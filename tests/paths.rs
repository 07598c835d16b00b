//! Folders may be named in any language, and be deep.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

mod temp_folder;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use temp_folder::TempFolder;

fn start(arguments: &[&str], paths: &[&Path], typed: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tabletalk"))
        .args(arguments)
        .args(paths)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // What is wrong may be told before anything is read.
    let _ = program.stdin.take().unwrap().write_all(typed.as_bytes());
    program.wait_with_output().unwrap()
}

/// Folders with names in other alphabets, and one that is longer than the 260
/// characters that programs of Windows could once open.
fn places(root: &Path) -> Vec<PathBuf> {
    let mut deep = root.to_owned();
    while deep.as_os_str().len() < 400 {
        deep.push("a folder in a folder in a folder");
    }
    vec![
        root.join("Łukasz Żółć"),
        root.join("カード & 50% (x86)"),
        deep,
    ]
}

#[test]
fn a_game_is_kept_and_continued_in_any_folder() {
    let root = TempFolder::new();
    for place in places(root.path()) {
        let table = ["--terminal", "--game", "draw", "--seed", "7", "--config"];
        // As PowerShell and Notepad write it.
        let typed = "\u{feff}call\r\n";
        let output = start(&table, &[&place], typed);
        assert!(output.status.success(), "{place:?}: {output:?}");
        assert!(output.stderr.is_empty(), "{place:?}: {output:?}");
        assert!(place.join("game.journal").is_file(), "{place:?}");
        let output = start(&["--terminal", "--config"], &[&place], "quit\n");
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains("Unfinished game"), "{place:?}: {said}");
    }
}

/// PowerShell keeps what a program prints as UTF-16, with its own ends of lines.
#[test]
fn options_are_read_as_powershell_keeps_them() {
    let root = TempFolder::new();
    let printed = start(&["options", "draw", "--lang", "pl"], &[], "").stdout;
    let printed = String::from_utf8(printed).unwrap();
    let kept = format!("\u{feff}{printed}").replace('\n', "\r\n");
    let file = root.path().join("opcje.ron");
    let bytes = kept.encode_utf16().flat_map(u16::to_le_bytes);
    fs::write(&file, Vec::from_iter(bytes)).unwrap();
    let data = root.path().join("data");
    let table = ["--terminal", "--lang", "en", "--seed", "7", "--config"];
    let output = start(&table, &[&data, Path::new("--options"), &file], "quit\n");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("Your turn"), "{said}");
}

/// As on a stick.
#[test]
fn a_folder_beside_the_program_has_everything() {
    let stick = TempFolder::new();
    let name = Path::new(env!("CARGO_BIN_EXE_tabletalk"));
    let program = stick.path().join(name.file_name().unwrap());
    fs::copy(name, &program).unwrap();
    let data = stick.path().join("tabletalk-data");
    fs::create_dir(&data).unwrap();
    let output = Command::new(program)
        .args(["--terminal", "--game", "draw"])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(data.join("game.journal").is_file());
}

#[test]
fn hands_are_read_from_any_folder() {
    let root = TempFolder::new();
    let hand = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/hands/dwan-ivey-2009.phh");
    for place in places(root.path()) {
        fs::create_dir_all(&place).unwrap();
        let file = place.join("Dłoń.phh");
        fs::copy(&hand, &file).unwrap();
        let output = start(&["replay"], &[&file], "");
        assert!(output.status.success(), "{place:?}: {output:?}");
    }
}

/// A folder that has the name of a file is told as what it is.
#[test]
fn a_folder_is_no_file() {
    let root = TempFolder::new();
    let folder = root.path().join("hands.phh");
    fs::create_dir(&folder).unwrap();
    let refused = |arguments: &[&str]| {
        let output = start(arguments, &[&folder], "");
        assert!(!output.status.success(), "{arguments:?}");
        let told = [output.stdout, output.stderr].concat();
        String::from_utf8(told).unwrap().to_lowercase()
    };
    for arguments in [&["replay"][..], &["review"], &["--terminal", "--options"]] {
        let told = refused(arguments);
        assert!(told.contains("is a directory"), "{arguments:?}: {told}");
    }
}
