//! What comes from outside never leaves as it came: names, files, arguments
//! and typed lines cannot clear the screen, write to the clipboard, or look
//! like a line of ours.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

mod temp_folder;

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use tabletalk::speech::one_line;
use temp_folder::TempFolder;

/// The beginning of a line that is not ours.
const FORGED: &str = "Your turn, type your password";

/// Clears the screen, writes to the clipboard, begins a line, turns it around.
const HOSTILE: &str = "x\u{1b}[2J\u{1b}]52;c;eA==\u{7}\r\nYour turn, type your password\
                       \u{202e}\u{9b}1m\u{2028}Your turn, type your password\u{200b}\u{7f}";

/// Everything that the program says and complains about.
fn told(folder: &TempFolder, arguments: &[&str], typed: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tabletalk"))
        .args(["--config", "profile"])
        .args(arguments)
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // What is wrong may be told before anything is read.
    let _ = program.stdin.take().unwrap().write_all(typed.as_bytes());
    let output = program.wait_with_output().unwrap();
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

fn assert_harmless(text: &str, arguments: &[&str]) {
    assert!(!text.is_empty(), "{arguments:?}");
    for line in text.lines() {
        assert_eq!(one_line(line), line, "{arguments:?}");
        assert!(
            !line.trim_start().starts_with(FORGED),
            "{arguments:?}: {text}"
        );
    }
}

#[test]
fn arguments_are_shown_in_one_line() {
    let folder = TempFolder::new();
    let [phh, ron] = ["phh", "ron"].map(|end| format!("{HOSTILE}.{end}"));
    for arguments in [
        &[HOSTILE][..],
        &["--lang", HOSTILE],
        &["--game", HOSTILE],
        &["--seed", HOSTILE],
        &["--terminal", "--game", "draw", "--opponents", HOSTILE],
        &["--terminal", "--options", &ron],
        &["sim", "--hands", HOSTILE],
        &["bots", "--hero", HOSTILE, "--against", "rock"],
        &["odds", HOSTILE, "AhKh"],
        &["odds", "AhKh", "QsQd", "--board", HOSTILE],
        &["replay", &phh],
        &["replay", "--json", &phh],
        &["review", &phh],
    ] {
        assert_harmless(&told(&folder, arguments, ""), arguments);
    }
}

/// The text as JSON and TOML write it.
fn quoted() -> String {
    let units = HOSTILE.encode_utf16().map(|unit| format!("\\u{unit:04x}"));
    format!("\"{}\"", units.collect::<String>())
}

/// A hand in which one piece of text is replaced.
fn hand(replaced: &str) -> String {
    let hostile = quoted();
    let fields = [
        ("variant", "\"NT\""),
        ("event", "\"Home\""),
        ("author", "\"Me\""),
        ("hand", "\"1\""),
        ("players", "[\"Anna\", \"Bob\"]"),
    ];
    let mut text = "antes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
                    starting_stacks = [100, 100]\nfinishing_stacks = [99, 100]\n"
        .to_owned();
    for (field, value) in fields {
        let value = match (field == replaced, field) {
            (false, _) => value,
            (true, "players") => &format!("[{hostile}, \"Bob\"]"),
            (true, _) => &hostile,
        };
        text += &format!("{field} = {value}\n");
    }
    let action = match replaced {
        "actions" => &hostile,
        _ => "\"p2 f\"",
    };
    text + &format!("actions = [\"d dh p1 AhKh\", \"d dh p2 2c3d\", {action}]\n")
}

#[test]
fn files_are_told_in_lines_of_ours() {
    let folder = TempFolder::new();
    let mut files: Vec<(&str, String)> =
        ["variant", "event", "author", "hand", "players", "actions"]
            .iter()
            .map(|replaced| ("it.phh", hand(replaced)))
            .collect();
    let name = quoted();
    files.push(("it.phhs", format!("[{name}]\n{}", hand("players"))));
    files.push(("it.phhs", format!("[{name}]\nvariant = 1\n")));
    files.push(("it.jsonl", format!("{{\"game\": {name}}}\n{{{name}: 1}}\n")));
    for (file, content) in &files {
        fs::write(folder.path().join(file), content).unwrap();
        for arguments in [
            &["replay", file][..],
            &["replay", "--check", file],
            &["replay", "--json", file],
            &["review", file],
        ] {
            assert_harmless(&told(&folder, arguments, "\n\nw\nwho\n"), arguments);
        }
    }
    // Nothing is lost where the output is read by a program.
    fs::write(folder.path().join("it.phhs"), &files[6].1).unwrap();
    let output = told(&folder, &["replay", "--json", "it.phhs"], "");
    let document: serde_json::Value = serde_json::from_str(&output).unwrap();
    assert_eq!(document["hands"][0]["hand"], HOSTILE);
    for content in [
        format!("Holdem((players: {HOSTILE:?}))"),
        HOSTILE.to_owned(),
        format!("{HOSTILE}(())"),
        format!("Holdem((r#{HOSTILE}: 3))"),
    ] {
        fs::write(folder.path().join("it.ron"), content).unwrap();
        let arguments = ["--terminal", "--options", "it.ron"];
        assert_harmless(&told(&folder, &arguments, ""), &arguments);
    }
}

#[test]
fn settings_are_told_in_lines_of_ours() {
    for content in [
        format!("(language: Some({HOSTILE:?}))"),
        format!("(keys: {{{HOSTILE:?}: {HOSTILE:?}}})"),
        format!("(tables: {{{HOSTILE:?}: 1}}, lessons: {{{HOSTILE:?}: 1}})"),
        HOSTILE.to_owned(),
    ] {
        let folder = TempFolder::new();
        fs::create_dir(folder.path().join("profile")).unwrap();
        fs::write(folder.path().join("profile/settings.ron"), content).unwrap();
        for arguments in [&["odds", "AhKh", "QsQd"][..], &["--terminal"]] {
            assert_harmless(&told(&folder, arguments, ""), arguments);
        }
    }
}

#[test]
fn typed_lines_come_back_as_one() {
    let folder = TempFolder::new();
    let line = HOSTILE.replace(['\r', '\n'], "\u{85}");
    let all = [
        "",
        "lang ",
        "help ",
        "help search ",
        "raise ",
        "stats ",
        "mark ",
    ];
    let typed: String = all.iter().map(|word| format!("{word}{line}\n")).collect();
    let arguments = ["--terminal", "--lang", "en"];
    let told_at_setup = told(&folder, &arguments, &typed);
    assert_harmless(&told_at_setup, &arguments);
    let arguments = ["--terminal", "--lang", "en", "--game", "holdem"];
    let at_table = told(&folder, &arguments, &typed);
    assert_harmless(&at_table, &arguments);
    assert!(at_table.contains("Not a command: x "), "{at_table}");
}

/// With little room: a file takes not much more than it has itself.
#[cfg(target_os = "linux")]
#[test]
fn files_of_any_shape_take_little_room() {
    let real = include_str!("hands/pluribus-500.phhs");
    let raises: String = (0..20_000u64)
        .map(|it| format!("\"p{} cbr {}\",", 2 - it % 2, 4 + 2 * it))
        .collect();
    let raises = format!(
        "variant = \"NT\"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
         starting_stacks = [1000000, 1000000]\nactions = [\"d dh p1 AhKh\", \"d dh p2 2c3d\", {raises}]\n"
    );
    let tables: String = (0..200_000).map(|it| format!("[{it}]\nx=1\n")).collect();
    let folder = TempFolder::new();
    for (file, content, said) in [
        ("lines.jsonl", "{}\n".repeat(200_000), "hand 200000: "),
        (
            "line.jsonl",
            format!("{{\"ops\":[{}0]}}", "0,".repeat(4 << 20)),
            "too long",
        ),
        ("tables.phhs", tables, "hand 199999: "),
        (
            "array.phh",
            format!("actions = [{}]", "'',".repeat(3 << 20)),
            "too long",
        ),
        ("hands.phhs", real.repeat(16), "8,000 hands: "),
        ("raises.phh", raises, "too long"),
        (
            "large.phh",
            "#".repeat((100 << 20) + 1),
            "larger than 100 megabytes",
        ),
    ] {
        fs::write(folder.path().join(file), content).unwrap();
        for command in ["replay --check", "review"] {
            let program = env!("CARGO_BIN_EXE_tabletalk");
            let script =
                format!("ulimit -v 220000; exec {program} --lang en --config p {command} {file}");
            let output = Command::new("sh")
                .args(["-c", &script])
                .current_dir(folder.path())
                .stdin(Stdio::null())
                .output()
                .unwrap();
            let told = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
            assert!(
                matches!(output.status.code(), Some(0 | 2)),
                "{command} {file}"
            );
            if command != "review" {
                assert!(told.contains(said), "{file}: {:?}", told.lines().last());
            }
        }
        fs::remove_file(folder.path().join(file)).unwrap();
    }
}
