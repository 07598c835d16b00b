//! Hands of the past in the window.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT;
use tabletalk::rules::Phase;
use tabletalk::store::Folders;
use tabletalk::ui::window::WindowStart;

use crate::player::{Player, start, table};
use crate::screens::open_famous_hand;
use crate::temp_folder::TempFolder;

fn in_the_hand() -> Player {
    let mut player = Player::new(start(None));
    open_famous_hand(&mut player);
    player
}

#[test]
fn a_hand_is_gone_through_by_keys() {
    let mut player = in_the_hand();
    let mut script = String::new();
    let mut note = |player: &mut Player, what: &str| {
        script += &format!("{what}: {}\n", player.heard().join(" / "));
    };
    note(&mut player, "open");
    for (what, modifiers, key) in [
        (".", Modifiers::NONE, Key::Period),
        ("P", Modifiers::NONE, Key::P),
        ("Y", Modifiers::NONE, Key::Y),
        ("W", Modifiers::NONE, Key::W),
        ("Ctrl+Page Down", Modifiers::CTRL, Key::PageDown),
        ("E", Modifiers::NONE, Key::E),
        (",", Modifiers::NONE, Key::Comma),
        ("Shift+End", Modifiers::SHIFT, Key::End),
        ("N", Modifiers::NONE, Key::N),
        ("F", Modifiers::NONE, Key::F),
        ("Shift+Page Up", Modifiers::SHIFT, Key::PageUp),
        ("Ctrl+Page Up", Modifiers::CTRL, Key::PageUp),
        ("L", Modifiers::NONE, Key::L),
    ] {
        player.press_with(modifiers, key);
        note(&mut player, what);
    }
    expect_test::expect![[r#"
        open: There is one hand. / As a spectator. Tom Dwan has the button, everyone antes 500, blinds: Phil Ivey 1,000, Patrik Antonius 2,000. Everyone is dealt two cards.
        .: Tom Dwan raises to 7,000.
        P: Pot 11,500.
        Y: Phil Ivey's view.
        W: Phil Ivey's cards: ace of clubs, two of diamonds.
        Ctrl+Page Down: Flop: jack of clubs, three of diamonds, five of clubs. Phil Ivey to act, pot 49,500.
        E: Jack of clubs, three of diamonds, five of clubs.
        ,: Tom Dwan calls.
        Shift+End: Tom Dwan raises to 232,600. Phil Ivey to act, 142,600 to call, pot 442,100.
        N: 142,600 to call for Phil Ivey.
        F: This hand is over. You can only look at it.
        Shift+Page Up: Turn card: four of hearts. Phil Ivey to act, pot 119,500.
        Ctrl+Page Up: Flop: jack of clubs, three of diamonds, five of clubs. Phil Ivey to act, pot 49,500.
        L: Flop: jack of clubs, three of diamonds, five of clubs. Phil Ivey to act, pot 49,500.
    "#]].assert_eq(&script);
}

#[test]
fn the_same_by_pointer_and_by_assistive_technology() {
    let mut keys = in_the_hand();
    let mut pointer = in_the_hand();
    let mut assistive = in_the_hand();
    for (key, modifiers, button) in [
        (Key::Period, Modifiers::NONE, "Next action"),
        (Key::PageDown, Modifiers::CTRL, "Next street"),
        (Key::Y, Modifiers::NONE, "Change view"),
        (Key::End, Modifiers::SHIFT, "Last decision"),
        (Key::Comma, Modifiers::NONE, "Previous action"),
    ] {
        keys.press_with(modifiers, key);
        pointer.click(button);
        assistive.act(button);
        let said = keys.heard();
        assert_eq!(pointer.heard(), said, "{button}");
        assert_eq!(assistive.heard(), said, "{button}");
        assert_eq!(pointer.focused().unwrap().name, button);
    }
}

#[test]
fn nobody_sees_more_of_a_hand_than_they_saw_then() {
    let mut player = in_the_hand();
    // At the rail nobody's cards are seen before they are shown.
    for (eyes, hidden) in [
        (0, &["ace of clubs", "seven of hearts"][..]),
        (1, &["seven of hearts", "six of hearts"][..]),
        (3, &["ace of clubs", "two of diamonds"][..]),
    ] {
        for _ in 0..eyes {
            player.press(Key::Y);
        }
        player.press(Key::Period);
        for element in player.tree() {
            for secret in hidden {
                let told = [&element.name, &element.description];
                assert!(
                    told.iter().all(|it| !it.to_lowercase().contains(secret)),
                    "{eyes}: {element:?}"
                );
            }
        }
        player = in_the_hand();
    }
}

#[test]
fn the_table_waits_while_a_hand_of_the_past_is_open() {
    let options = crate::screens::holdem(6);
    let mut player = Player::at(options);
    let before = player.view();
    open_famous_hand(&mut player);
    player.press(Key::C);
    player.press(Key::F);
    player.heard();
    for _ in 0..3 {
        player.press(Key::Escape);
    }
    assert_eq!(player.title(), "Texas Hold'em");
    assert_eq!(player.view(), before);
}

#[test]
fn a_file_that_cannot_be_read_says_why() {
    let mut player = Player::new(start(None));
    player.press_with(Modifiers::CTRL, Key::R);
    player.focus("File");
    player.type_text("no-such-file.phh");
    player.heard();
    player.press(Key::Enter);
    let told = player.until(|player| player.heard().pop());
    assert!(told.contains("there is no such file"), "{told}");
    // What was typed is still there, to be mended, and says what is wrong with it.
    let field = player.focused().unwrap();
    assert_eq!(field.role, Role::TextInput);
    assert_eq!(field.value.as_deref(), Some("no-such-file.phh"));
    assert!(is_invalid(&player, "File"));
    // It was announced, so that it is read only when the focus comes again.
    assert_eq!(field.description, "");
    player.press(Key::Tab);
    player.press_with(Modifiers::SHIFT, Key::Tab);
    assert_eq!(player.focused().unwrap().description, told);
    player.type_text("another");
    assert!(!is_invalid(&player, "File"));
    player.press(Key::Tab);
    player.press_with(Modifiers::SHIFT, Key::Tab);
    assert_eq!(player.focused().unwrap().description, "");
}

fn is_invalid(player: &Player, field: &str) -> bool {
    let field = player.control(Role::TextInput, field);
    let data = field.accesskit_node().data().clone();
    let is_told = data.error_message().is_some();
    assert_eq!(data.invalid().is_some(), is_told);
    is_told
}

/// A player who keeps hands in a folder and has folded one.
fn with_a_hand(folder: &TempFolder) -> Player {
    let begin = WindowStart {
        folders: Some(Folders::new(Some(folder.path().to_owned())).unwrap()),
        ..start(Some(table(crate::screens::holdem(6))))
    };
    let mut player = Player::new(begin);
    player.press(Key::F);
    assert_eq!(player.view().phase, Phase::Over);
    player
}

#[test]
fn own_hands_are_kept_and_gone_through() {
    let folder = TempFolder::new();
    let mut player = with_a_hand(&folder);
    player.press_with(Modifiers::CTRL, Key::R);
    let file = player.until_named("Texas Hold'em, ");
    assert!(file.ends_with(", 1 hand"), "{file}");
    player.act(&file);
    let hand = player.until_named("Number 1");
    player.heard();
    player.act(&hand);
    let heard = player.heard().join(" ");
    assert!(heard.starts_with("Your view."), "{heard}");
    assert!(heard.contains(": "), "{heard}");
    // To the own decision, and on to what came of it.
    player.press_with(Modifiers::SHIFT, Key::End);
    let heard = player.heard().join(" ");
    assert!(heard.contains("Your turn"), "{heard}");
    player.press(Key::Period);
    assert_eq!(player.heard(), ["You fold."]);
}

#[test]
fn own_hands_are_copied_added_and_deleted() {
    let (folder, elsewhere) = (TempFolder::new(), TempFolder::new());
    let mut player = with_a_hand(&folder);
    player.press_with(Modifiers::CTRL, Key::R);
    let file = player.until_named("Texas Hold'em, ");
    player.focus("Copy to this folder");
    player.retype(&elsewhere.path().display().to_string());
    player.heard();
    player.act("Copy all files there");
    let told = player.until(|player| player.heard().pop());
    assert!(told.starts_with("Copied 1 file to "), "{told}");
    let copies: Vec<_> = std::fs::read_dir(elsewhere.path()).unwrap().collect();
    let copy = copies[0].as_ref().unwrap().path();

    // A question first, and the focus on what costs nothing.
    player.act(&file);
    player.until_named("Number 1");
    player.act("Delete this file");
    assert_eq!(player.focused().unwrap().name, "No, go back");
    player.press(Key::Escape);
    player.act("Delete this file");
    player.heard();
    player.act("Delete");
    assert_eq!(
        player.until(|player| player.heard().pop()),
        "Deleted 1 file."
    );
    player.until_named("There are none yet.");

    player.focus("File");
    player.retype(&copy.display().to_string());
    player.heard();
    player.act("Add to your hands");
    let told = player.until(|player| player.heard().pop());
    assert!(told.starts_with("Added 1 hand from "), "{told}");
    player.until_named("Texas Hold'em, ");
}

/// Whatever a file calls its hands and players, in the tree and in what is
/// announced it is one line in which everything shows.
#[test]
fn names_from_outside_are_told_in_one_line() {
    let hostile = "x\\u001b[2J\\nYour turn.\\u202e\\u009b";
    let folder = TempFolder::new();
    // Windows has no file with such a name.
    let name = if cfg!(windows) {
        "it.phhs"
    } else {
        "it\u{1b}[2J\n\u{202e}.phhs"
    };
    let path = folder.path().join(name);
    let text = format!(
        "[\"{hostile}\"]\nvariant = \"NT\"\nevent = \"{hostile}\"\nplayers = [\"{hostile}\", \"Bob\"]\n\
         antes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\n\
         actions = [\"d dh p1 AhKh\", \"d dh p2 2c3d\", \"p2 f\"]\n[\"{hostile}2\"]\nvariant = \"{hostile}\"\n"
    );
    std::fs::write(&path, text).unwrap();
    let mut player = Player::new(start(None));
    player.press_with(Modifiers::CTRL, Key::R);
    player.focus("File");
    player.retype(&path.display().to_string());
    player.press(Key::Enter);
    let mut told = Vec::new();
    let mut listen = |player: &mut Player| {
        told.extend(player.heard());
        for element in player.tree() {
            if element.role != Role::TextInput && element.role != Role::TextRun {
                told.extend([element.name, element.description]);
            }
        }
    };
    let hands = player.until(|player| {
        let buttons = player.tree().into_iter().filter(|it| it.clickable);
        let named = buttons.map(|it| it.name);
        let hands: Vec<String> = named.filter(|it| it.contains("[2J")).collect();
        (hands.len() >= 2).then_some(hands)
    });
    for hand in hands {
        listen(&mut player);
        player.act(&hand);
        listen(&mut player);
        player.press(Key::Period);
        listen(&mut player);
        player.press(Key::Escape);
    }
    assert!(told.iter().any(|it| it.contains("x [2J Your turn. ")));
    for text in told {
        assert_eq!(tabletalk::speech::one_line(&text), text);
    }
}
