//! What Orca says, kept as transcripts that were read as if heard.
//!
//! Orca says what has the focus. From 45 on it says announcements too; before
//! that, it is the own voice that tells what happens.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::Duration;

use expect_test::expect_file;

use crate::driver::{Desktop, Orca, Reader, spoken_after, until};
use crate::player::{Player, focus_moves, settings, within};

/// The first version that speaks announcements.
const ANNOUNCES: u32 = 45;

/// The versions whose words are kept.
const KEPT: [u32; 2] = [43, 48];

/// Presses the keys of a file: its first line is how the program is started;
/// each of the others is a key, perhaps with what is to be heard before the
/// next one.
pub(crate) fn listen(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/e2e/transcripts");
    let keys = fs::read_to_string(folder.join(name).with_extension("keys")).unwrap();
    let (arguments, steps) = keys.split_once('\n').unwrap();
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    let version = Orca::version();
    let (mut orca, mut player) = sit_beside_orca(&arguments);
    let mut transcript = String::new();
    let mut voice = 0;
    for step in steps.lines() {
        let (key, wanted) = step.split_once(" until ").unwrap_or((step, ""));
        if key != "start" {
            player.press(key);
        }
        until(wanted, || {
            let said = spoken_after(&player.voice, voice, Duration::ZERO);
            let mut all = said
                .iter()
                .chain(&player.heard())
                .cloned()
                .collect::<Vec<_>>();
            all.retain(|it| it.contains(wanted));
            (wanted.is_empty() || !all.is_empty()).then_some(())
        });
        let orca = what_orca_says(&mut orca, &player);
        let said = spoken_after(&player.voice, voice, Duration::ZERO);
        voice += said.len();
        check(&player, version, key, &orca);
        writeln!(transcript, "{key}").unwrap();
        // What is announced comes before or after the focus.
        let heard: Vec<String> = player.heard().iter().map(|it| as_said(it)).collect();
        let (told, moved): (Vec<_>, Vec<_>) = orca.into_iter().partition(|it| heard.contains(it));
        // How much of it comes at once depends on how quick the machine is.
        let told = Vec::from_iter((!told.is_empty()).then(|| told.join(" ")));
        for (who, mut texts) in [("Orca", moved), ("Orca", told), ("voice", said)] {
            // At the start it says the window first, if it is quick enough.
            texts.retain(|it| it.trim_end_matches('.') != "Tabletalk frame");
            // Back on a screen, it names that too, if it is quick enough.
            texts.retain(|it| key != "Escape" || !it.starts_with("landmark "));
            // It says a description before the name, too, when it is not in a hurry.
            let texts = last_of_each(texts);
            for text in texts {
                writeln!(transcript, "    {who}: {text}").unwrap();
            }
        }
    }
    if KEPT.contains(&version) {
        let file = format!("transcripts/orca-{version}-{name}.txt");
        expect_file![file].assert_eq(&transcript);
    }
}

/// Without what comes again later.
fn last_of_each(texts: Vec<String>) -> Vec<String> {
    let again = |(place, text): &(usize, &String)| !texts[place + 1..].contains(text);
    let last = texts.iter().enumerate().filter(again);
    last.map(|(_, text)| text.clone()).collect()
}

/// Opens a window beside Orca. Now and then Orca waits for many seconds for a
/// program that has just started, which is measured elsewhere; what is listened
/// to here comes after a start that it has noticed.
fn sit_beside_orca(arguments: &[&str]) -> (Orca, Player) {
    const NOTICES: Duration = Duration::from_secs(4);
    until("a start that Orca notices", || {
        let desktop = Desktop::start(Reader::Absent);
        let orca = Orca::start(&desktop);
        let player = Player::on(desktop, &settings(), arguments);
        let name = player.focuses("").name;
        within(NOTICES, || orca.has_said(&name)).then_some((orca, player))
    })
}

/// A busy machine takes its time: Orca is waited for until it has said where
/// the focus went.
fn what_orca_says(orca: &mut Orca, player: &Player) -> Vec<String> {
    let mut said = orca.says();
    for _ in 0..20 {
        let moves = focus_moves(&player.eyes.events().since(player.read));
        match moves.last() {
            Some(node) if !is_in(&node.name, &said) => said.extend(orca.says()),
            _ => break,
        }
    }
    said
}

/// Whether a name is in what was said.
fn is_in(name: &str, said: &[String]) -> bool {
    said.join(" ").contains(as_said(name).trim_end_matches('.'))
}

/// Orca takes spaces that keep words together for any others.
fn as_said(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

/// Whatever the version: where the focus went is said, and what is announced
/// is said once.
fn check(player: &Player, version: u32, key: &str, said: &[String]) {
    if key == "Tab" {
        let name = player.focuses("").name;
        assert!(is_in(&name, said), "{name:?} is not in {said:?}");
    }
    if version >= ANNOUNCES {
        for text in player.heard().iter().map(|it| as_said(it)) {
            let times = said.iter().filter(|it| it.contains(&text)).count();
            assert_eq!(times, 1, "{text:?} in {said:?}");
        }
    }
}
