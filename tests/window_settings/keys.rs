use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use tabletalk::player::commands::{COMMANDS, Letters};
use tabletalk::rules::{HoldemOptions, Options};
use tabletalk::speech::{L10n, Language};

use crate::player::Player;
use crate::{at_settings, focused, names, settings};

/// A player who has just opened the list of keys.
fn at_keys() -> Player {
    let mut player = at_settings();
    player.act("Change keys");
    assert_eq!(player.title(), "Change keys");
    player
}

/// Asks for another key of the command that has this name and key.
fn change(player: &mut Player, label: &str) {
    player.act(label);
    player.heard();
    let keep = (Role::Button, "Keep the old key".to_owned());
    assert_eq!(focused(player), keep);
    let (command, _) = label.split_once(": ").unwrap();
    let tree = player.tree();
    let dialog = tree.iter().find(|it| it.role == Role::AlertDialog).unwrap();
    assert_eq!(dialog.name, format!("New key for {command}"));
    assert_eq!(
        dialog.description,
        format!("Press the new key for {command}. Escape keeps the old one, Delete turns it off.")
    );
}

#[test]
fn every_command_is_there_with_its_key_and_what_it_does() {
    let player = at_keys();
    let words = L10n::new(Language::English);
    let tree = player.tree();
    for entry in COMMANDS {
        let (name, key) = (entry.name(&words), entry.chord.spoken(&words));
        let label = format!("{name}: {key}");
        let row = tree.iter().find(|it| it.name == label);
        let row = row.unwrap_or_else(|| panic!("{label} is not there"));
        assert_eq!(row.role, Role::ListItem);
        assert_eq!(row.description, entry.help(&words));
    }
}

#[test]
fn a_new_key_works_at_once_and_the_old_one_no_longer() {
    let mut player = at_keys();
    change(&mut player, "help: F1");
    player.press(Key::F8);
    assert_eq!(focused(&player), (Role::ListItem, "help: F8".to_owned()));
    // The focus has come back to it, so that it was said already.
    assert!(player.heard().is_empty());
    assert_eq!(settings(&player).keys.keys["help"], "F8");
    player.press(Key::F1);
    assert_eq!(player.title(), "Change keys");
    player.press(Key::F8);
    assert_eq!(player.title(), "Help");
    player.press(Key::Escape);
    assert_eq!(focused(&player), (Role::ListItem, "help: F8".to_owned()));
}

#[test]
fn a_new_key_works_at_the_table() {
    let mut player = Player::at(Options::Holdem(HoldemOptions::default()));
    player.press_with(Modifiers::CTRL, Key::Comma);
    player.act("Change keys");
    change(&mut player, "pause: control P");
    player.press_with(Modifiers::SHIFT, Key::P);
    player.press(Key::Escape);
    player.press(Key::Escape);
    let paused = |player: &Player| {
        let table = player.table();
        table.times().paused
    };
    assert!(!paused(&player));
    player.press_with(Modifiers::CTRL, Key::P);
    assert!(!paused(&player));
    player.press_with(Modifiers::SHIFT, Key::P);
    assert!(paused(&player));
}

/// Whatever is pressed for a key is not done.
#[test]
fn keys_that_cannot_be_are_refused_and_the_old_one_stays() {
    const KEEPS: &str = "The command fold keeps its key.";
    let reserved =
        |key: &str| format!("The key {key} is taken by screen readers or the system. {KEEPS}");
    let taken =
        |key: &str, other: &str| format!("The key {key} is taken by the command {other}. {KEEPS}");
    let none = Modifiers::NONE;
    for (modifiers, key, refusal) in [
        (none, Key::Tab, reserved("tab")),
        (none, Key::ArrowDown, reserved("down arrow")),
        (none, Key::Space, reserved("space")),
        (Modifiers::ALT, Key::F, reserved("alt F")),
        (none, Key::C, taken("C", "call")),
        (none, Key::F1, taken("F1", "help")),
        (none, Key::Enter, taken("enter", "next hand")),
        (Modifiers::CTRL, Key::Q, taken("control Q", "quit")),
        (
            none,
            Key::F30,
            format!("No command can have this key. {KEEPS}"),
        ),
    ] {
        let mut player = at_keys();
        change(&mut player, "fold: F");
        player.press_with(modifiers, key);
        assert_eq!(player.heard(), [refusal.as_str()]);
        assert_eq!(focused(&player), (Role::ListItem, "fold: F".to_owned()));
        assert!(settings(&player).keys.keys.is_empty());
        assert_eq!(player.title(), "Change keys");
        // It also stands there to be seen.
        assert!(names(&player, Role::Label).contains(&refusal));
    }
}

#[test]
fn the_keys_of_the_clipboard_can_be_chosen() {
    for (event, key) in [
        (Event::Cut, "Ctrl+X"),
        (Event::Paste("text".to_owned()), "Ctrl+V"),
    ] {
        let mut player = at_keys();
        change(&mut player, "settings: control comma");
        player.harness.event(event.clone());
        player.settle();
        assert_eq!(settings(&player).keys.keys["settings"], key);
        player.press(Key::Escape);
        player.press(Key::Escape);
        player.harness.event(event);
        player.settle();
        assert_eq!(player.title(), "Settings");
    }
}

#[test]
fn escape_keeps_the_key_and_delete_turns_it_off() {
    let mut player = at_keys();
    change(&mut player, "fold: F");
    player.press(Key::Escape);
    assert_eq!(focused(&player), (Role::ListItem, "fold: F".to_owned()));
    assert_eq!(player.title(), "Change keys");
    change(&mut player, "fold: F");
    player.press(Key::Delete);
    assert_eq!(
        focused(&player),
        (Role::ListItem, "fold: no key".to_owned())
    );
    assert_eq!(settings(&player).keys.keys["fold"], "off");
}

#[test]
fn the_pointer_can_do_the_same() {
    let mut player = at_keys();
    change(&mut player, "call: C");
    player.click("Keep the old key");
    assert_eq!(focused(&player), (Role::ListItem, "call: C".to_owned()));
    change(&mut player, "call: C");
    player.click("Turn the key off");
    assert_eq!(
        focused(&player),
        (Role::ListItem, "call: no key".to_owned())
    );
    player.click("call: default key C");
    assert_eq!(focused(&player), (Role::ListItem, "call: C".to_owned()));
    assert!(settings(&player).keys.keys.is_empty());
}

#[test]
fn a_default_key_that_another_command_has_is_refused() {
    let mut player = at_keys();
    change(&mut player, "fold: F");
    player.press(Key::Q);
    change(&mut player, "call: C");
    player.press(Key::F);
    player.act("fold: default key F");
    assert_eq!(
        player.heard(),
        ["The key F is taken by the command call. The command fold keeps its key."]
    );
    assert_eq!(focused(&player), (Role::ListItem, "fold: Q".to_owned()));
}

#[test]
fn all_keys_are_set_back_after_a_question() {
    let mut player = at_keys();
    change(&mut player, "fold: F");
    player.press(Key::Q);
    let chosen = settings(&player);
    player.act("Default keys for all commands");
    player.press(Key::Escape);
    assert_eq!(settings(&player), chosen);
    assert_eq!(player.title(), "Change keys");
    player.act("Default keys for all commands");
    player.heard();
    player.act("Default keys");
    assert_eq!(player.heard(), ["All commands have their default keys."]);
    assert!(settings(&player).keys.keys.is_empty());
    focused(&player);
}

/// A key held down is pressed once: it does not become the new key of the
/// command that it has chosen.
#[test]
fn a_key_that_is_held_down_is_not_the_new_key() {
    let mut player = at_keys();
    player.focus("fold: F");
    for repeat in [false, true, true] {
        player.harness.event(Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed: true,
            repeat,
            modifiers: Modifiers::NONE,
        });
        player.settle();
    }
    assert_eq!(focused(&player).0, Role::Button);
    assert!(player.heard().is_empty());
}

#[test]
fn letters_that_are_off_are_still_shown_and_can_be_changed() {
    let mut player = at_settings();
    player.act("Letters, digits and punctuation are command keys");
    player.act("Change keys");
    let off = "fold: F, off because letters are off";
    change(&mut player, off);
    player.press(Key::F8);
    assert_eq!(focused(&player), (Role::ListItem, "fold: F8".to_owned()));
    let keys = settings(&player).keys;
    assert_eq!(keys.letters, Letters::Off);
    assert_eq!(keys.keys["fold"], "F8");
}
