//! The habits of the desktop: what every keyboard user knows by heart.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::NodeT;
use tabletalk::rules::GameKind;
use tabletalk::speech::Buffer;

use crate::player::{Element, Player, start};
use crate::screens::{Look, Route, Step, holdem, on, open_famous_hand, routes};

/// So many times Tab stops on a screen, at most.
const STOPS: &[(&str, usize)] = &[
    ("menu", 12),
    ("greeting", 9),
    ("help", 5),
    ("hands", 2),
    ("settings", 25),
    ("keys", 9),
    ("sounds", 3),
    ("history", 3),
    ("statistics", 2),
    ("setup-holdem", 16),
    ("setup-draw", 13),
    ("setup-unique", 22),
    ("together", 12),
    ("holdem-2", 16),
    ("holdem-6", 16),
    ("holdem-12", 16),
    ("holdem-waiting", 14),
    ("holdem-odds", 16),
    ("raise", 9),
    ("all-in", 2),
    ("draw", 16),
    ("unique", 16),
    ("run-out", 16),
    ("run-out-turn", 16),
    ("side-pots", 14),
    ("holdem-over", 14),
    ("holdem-folded", 13),
    ("draw-over", 11),
    ("unique-picking", 14),
    ("unique-over", 14),
    ("learn", 5),
    ("lesson", 16),
    ("lesson-clicked", 16),
    ("review", 7),
    ("review-hands", 2),
    ("review-hand", 16),
];

#[test]
fn tab_stops_seldom() {
    let mut counted = Vec::new();
    for (name, route) in routes() {
        let mut player = on(route, Look::USUAL);
        let stops = player.tab_round();
        println!("{name}: {} {stops:?}", stops.len());
        counted.push((name, stops.len()));
    }
    let names: Vec<_> = counted.iter().map(|it| it.0).collect();
    let known: Vec<_> = STOPS.iter().map(|it| it.0).collect();
    assert_eq!(names, known);
    for ((name, count), (_, most)) in counted.into_iter().zip(STOPS) {
        assert!(count <= *most, "{name}: {count} stops, not {most}");
    }
}

fn focused(player: &Player) -> String {
    player.focused().unwrap().name
}

fn keys(player: &mut Player, keys: &[Key]) -> Vec<String> {
    let press = |&key: &Key| {
        player.press(key);
        focused(player)
    };
    keys.iter().map(press).collect()
}

#[test]
fn from_start_to_the_opponents_is_not_far() {
    const NEW: [Step; 3] = [
        Step::NewGame(GameKind::Holdem),
        Step::NewGame(GameKind::Draw),
        Step::NewGame(GameKind::Unique),
    ];
    for step in &NEW {
        let mut player = on(Route::Menu(std::slice::from_ref(step)), Look::USUAL);
        assert_eq!(focused(&player), "Start the game");
        let stops = player.tab_round();
        let tabs = stops.iter().position(|it| it.starts_with("Opponents: "));
        assert_eq!(tabs.map(|it| it + 1), Some(4), "{stops:?}");
    }
}

#[test]
fn arrows_choose_and_go_round() {
    let mut player = on(
        Route::Menu(&[Step::With(Modifiers::CTRL, Key::Comma)]),
        Look::USUAL,
    );
    // Tab comes to the chosen one, and chooses nothing.
    let before = player.harness.state().settings().clone();
    assert_eq!(focused(&player), "Every change takes effect at once.");
    player.press(Key::Tab);
    assert_eq!(focused(&player), "Language: English");
    player.press(Key::Tab);
    assert_eq!(focused(&player), "Who speaks: Automatic");
    assert_eq!(*player.harness.state().settings(), before);
    assert_eq!(
        keys(
            &mut player,
            &[
                Key::ArrowDown,
                Key::ArrowRight,
                Key::ArrowUp,
                Key::ArrowLeft,
                Key::ArrowUp
            ]
        ),
        [
            "Who speaks: Screen reader",
            "Who speaks: Built-in voice",
            "Who speaks: Screen reader",
            "Who speaks: Automatic",
            "Who speaks: Nobody",
        ]
    );
    assert!(player.focused().unwrap().pressed);
    assert_eq!(
        keys(&mut player, &[Key::Home, Key::End, Key::ArrowDown]),
        [
            "Who speaks: Automatic",
            "Who speaks: Nobody",
            "Who speaks: Automatic"
        ]
    );
    assert_eq!(*player.harness.state().settings(), before);
    player.press(Key::Tab);
    player.press_with(Modifiers::SHIFT, Key::Tab);
    assert_eq!(focused(&player), "Who speaks: Automatic");
}

/// What is said about all of them is said with the first that one comes to.
#[test]
fn a_group_is_explained_once() {
    let mut player = on(Route::Menu(&[Step::NewGame(GameKind::Draw)]), Look::USUAL);
    while focused(&player) != "Time: As the rules say" {
        player.press(Key::Tab);
    }
    let about = |player: &Player| player.focused().unwrap().description;
    assert!(about(&player).starts_with("This stretches every clock"));
    player.press(Key::ArrowDown);
    assert_eq!(about(&player), "");
    player.press(Key::ArrowUp);
    assert_eq!(about(&player), "");
    player.press(Key::Tab);
    player.press_with(Modifiers::SHIFT, Key::Tab);
    assert!(about(&player).starts_with("This stretches every clock"));
}

/// The lists of a screen with their members: each says its place and how many
/// there are.
fn lists(player: &Player) -> Vec<(String, usize)> {
    let mut lists = Vec::new();
    let all = player.harness.root().children_recursive();
    for node in all.filter(|it| it.accesskit_node().role() == Role::List) {
        let list = node.accesskit_node();
        let items: Vec<_> = (node.children_recursive())
            .map(|it| it.accesskit_node())
            .filter(|it| it.position_in_set().is_some())
            .collect();
        let name = list.label().unwrap();
        let places: Vec<_> = items.iter().filter_map(|it| it.position_in_set()).collect();
        assert_eq!(places, Vec::from_iter(0..items.len()), "{name}");
        assert_eq!(list.size_of_set(), Some(items.len()), "{name}");
        for item in &items {
            let role = item.role();
            let fits = role == Role::ListItem || item.toggled().is_some();
            assert!(fits, "{name}: {role:?} {:?}", item.label());
        }
        lists.push((name, items.len()));
    }
    lists
}

#[test]
fn lists_are_lists() {
    let screens: &[(&str, &[(&str, usize)])] = &[
        ("help", &[("Topics", 9), ("Keys where you were", 24)]),
        ("settings", &[("Questions and practice aids", 4)]),
        (
            "holdem-6",
            &[
                ("Information", 15),
                ("Players", 6),
                ("Your cards", 2),
                ("Community cards", 3),
                ("Pots", 1),
            ],
        ),
        // Behind a dialog they stay what they are.
        (
            "raise",
            &[
                ("Information", 15),
                ("Players", 6),
                ("Your cards", 2),
                ("Pots", 1),
            ],
        ),
        (
            "draw",
            &[
                ("Information", 15),
                ("Players", 2),
                ("Your cards", 5),
                ("Pots", 1),
            ],
        ),
    ];
    for (name, route) in routes() {
        let player = on(route, Look::USUAL);
        let found = lists(&player);
        println!("{name}: {found:?}");
        if let Some((_, expected)) = screens.iter().find(|it| it.0 == name) {
            let expected: Vec<_> = expected.iter().map(|it| (it.0.to_owned(), it.1)).collect();
            assert_eq!(found, expected, "{name}");
        }
    }
}

#[test]
fn arrows_move_in_a_list_and_stop_at_its_ends() {
    let mut player = Player::at(holdem(6));
    player.press(Key::F6);
    let first = focused(&player);
    assert_eq!(first, "Eight of diamonds, queen of clubs.");
    assert_eq!(
        keys(
            &mut player,
            &[Key::ArrowUp, Key::ArrowDown, Key::ArrowDown, Key::ArrowLeft]
        ),
        [
            first.as_str(),
            "No community cards yet.",
            "Queen eight offsuit.",
            "No community cards yet.",
        ]
    );
    // Tab leaves it, and comes back to where one was.
    player.press(Key::Tab);
    assert!(focused(&player).starts_with("You, "));
    player.press_with(Modifiers::SHIFT, Key::Tab);
    assert_eq!(focused(&player), "No community cards yet.");
    // So does the key for the parts.
    keys(&mut player, &[Key::F6]);
    player.press_with(Modifiers::SHIFT, Key::F6);
    assert_eq!(focused(&player), "No community cards yet.");
}

/// Types a letter as a keyboard does: the key, then what it writes.
fn letter(player: &mut Player, key: Key, text: &str) -> String {
    player.harness.event(Event::Key {
        key,
        physical_key: Some(key),
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    player.harness.event(Event::Text(text.to_owned()));
    player.harness.event(Event::Key {
        key,
        physical_key: Some(key),
        pressed: false,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    player.wait(std::time::Duration::from_millis(300));
    focused(player)
}

#[test]
fn first_letters_jump_in_menus_and_lists() {
    let mut player = Player::new(start(None));
    player.heard();
    assert_eq!(letter(&mut player, Key::S, "s"), "Statistics");
    assert_eq!(letter(&mut player, Key::S, "s"), "Settings");
    assert_eq!(letter(&mut player, Key::S, "s"), "Statistics");
    player.settle();
    // The key of a command, where nothing begins with it, is that command.
    assert_eq!(letter(&mut player, Key::L, "l"), "Learn to play");
    player.settle();
    assert_eq!(letter(&mut player, Key::H, "h"), "Help");
    // Quick letters make one word.
    player.settle();
    letter(&mut player, Key::S, "s");
    assert_eq!(letter(&mut player, Key::E, "e"), "Settings");
    player.settle();
    assert_eq!(player.heard(), [""; 0]);
}

#[test]
fn the_history_is_a_list() {
    let mut player = Player::at(holdem(6));
    player.press(Key::P);
    player.press_with(Modifiers::CTRL, Key::H);
    player.heard();
    assert_eq!(focused(&player), "Pot 300.");
    let end = keys(&mut player, &[Key::End, Key::Home, Key::ArrowDown]);
    assert_eq!(end[0], "Blinds 100 and 200.");
    assert_eq!(end[1], "Pot 300.");
    assert_ne!(end[2], "Pot 300.");
    assert_eq!(letter(&mut player, Key::B, "b"), "Blinds 100 and 200.");
    assert_eq!(keys(&mut player, &[Key::PageUp]), ["Pot 300."]);
    // The focus moves, and nothing else is told.
    assert_eq!(player.heard(), [""; 0]);
}

fn amount(player: &Player) -> String {
    let field = player.focused().unwrap();
    assert_eq!(
        (field.role, field.name.as_str()),
        (Role::SpinButton, "Raise to")
    );
    field.value.unwrap()
}

#[test]
fn the_amount_of_a_raise_is_a_spin_button() {
    let mut player = Player::at(holdem(6));
    player.press(Key::R);
    let before = player.view();
    player.heard();
    for (key, expected) in [
        (Key::ArrowUp, "600"),
        (Key::PageUp, "2600"),
        (Key::PageDown, "600"),
        (Key::ArrowDown, "400"),
        (Key::ArrowDown, "400"),
        (Key::PageDown, "400"),
    ] {
        player.press(key);
        assert_eq!(amount(&player), expected, "{key:?}");
    }
    {
        let node = player
            .control(Role::SpinButton, "Raise to")
            .accesskit_node();
        assert_eq!(
            (
                node.numeric_value(),
                node.min_numeric_value(),
                node.max_numeric_value()
            ),
            (Some(400.0), Some(400.0), Some(20_000.0))
        );
    }
    // What is typed takes the place of what a step has set.
    player.type_text("900");
    assert_eq!(amount(&player), "900");
    assert_eq!(player.view(), before);
    // The screen reader reads the field by itself.
    assert_eq!(player.heard(), [""; 0]);
    let about = player.focused().unwrap().description;
    assert!(
        about.ends_with("Up and down change it by 200, page up and page down by 2,000."),
        "{about}"
    );
}

/// Whatever a key does at the table, it does not do it behind a question.
#[test]
fn no_key_acts_through_a_dialog() {
    for (open, expected) in [
        ((Modifiers::SHIFT, Key::A), "No, go back"),
        ((Modifiers::NONE, Key::R), "Raise to"),
    ] {
        let mut player = Player::at(holdem(6));
        player.press_with(open.0, open.1);
        player.heard();
        let before = (player.view(), player.table().asking());
        let plain = [
            Key::C,
            Key::D,
            Key::O,
            Key::F6,
            Key::PageUp,
            Key::Home,
            Key::F1,
        ];
        for key in plain {
            player.press(key);
            assert_eq!(focused(&player), expected, "{key:?}");
        }
        for key in [Key::Comma, Key::H, Key::R, Key::P] {
            player.press_with(Modifiers::CTRL, key);
            assert_eq!(focused(&player), expected, "{key:?}");
        }
        assert_eq!((player.view(), player.table().asking()), before);
        let heard = player.heard();
        let first = "First answer the question, or press Escape.";
        assert!(heard.iter().all(|it| it == first), "{heard:?}");
        assert!(!heard.is_empty());
        let log = player.table().log();
        assert!(log.messages(Buffer::All).all(|it| it.text != first));
        player.press(Key::Escape);
        assert_eq!(player.table().asking(), None);
    }
}

/// The title, and the question as its description.
#[test]
fn a_dialog_has_a_title_and_a_question() {
    let mut player = Player::at(holdem(6));
    player.press_with(Modifiers::SHIFT, Key::A);
    let tree = player.tree();
    let dialog = tree.iter().find(|it| it.role == Role::AlertDialog).unwrap();
    assert_eq!(
        (dialog.name.as_str(), dialog.description.as_str()),
        ("All in", "All in for 20,000?")
    );
    // The same key again is a yes.
    player.press_with(Modifiers::SHIFT, Key::A);
    assert_eq!(player.table().asking(), None);
    let heard = player.heard().concat();
    assert!(heard.contains("all in"), "{heard}");
}

/// Errors of keys are no part of the game.
#[test]
fn what_is_said_about_keys_is_not_in_the_log_of_the_game() {
    let mut player = Player::at(holdem(6));
    let count = player.table().log().messages(Buffer::All).count();
    player.press(Key::F3);
    player.press_with(Modifiers::SHIFT, Key::F1);
    player.press(Key::F);
    player.press(Key::Escape);
    player.press(Key::F1);
    assert!(player.heard().len() >= 3);
    assert_eq!(player.table().log().messages(Buffer::All).count(), count);
}

#[test]
fn the_ways_through_a_hand_of_the_past_are_one_stop() {
    let mut player = Player::new(start(None));
    open_famous_hand(&mut player);
    let is_step = |it: &Element| it.role == Role::Toolbar && it.name == "Your actions";
    assert!(player.tree().iter().any(is_step));
    player.press(Key::ArrowRight);
    assert_eq!(focused(&player), "Previous action");
}

#[test]
fn fields_of_the_settings_take_the_nearest_when_they_are_left() {
    let mut player = on(
        Route::Menu(&[Step::With(Modifiers::CTRL, Key::Comma)]),
        Look::USUAL,
    );
    let volume = |player: &Player| player.harness.state().settings().sounds.alerts;
    player.focus("Volume of alerts");
    assert_eq!(
        player.focused().unwrap().value.as_deref(),
        Some("80 percent")
    );
    player.type_text("7");
    assert_eq!(volume(&player), 7);
    player.type_text("77");
    assert_eq!(volume(&player), 7, "not yet");
    player.press(Key::Tab);
    assert_eq!(volume(&player), 100);
    player.focus("Volume of alerts");
    assert_eq!(
        player.focused().unwrap().value.as_deref(),
        Some("100 percent")
    );
    assert_eq!(keys(&mut player, &[Key::PageDown, Key::ArrowUp]).len(), 2);
    assert_eq!(volume(&player), 80);
}

/// About a tenth of what an option usually is, told, and always to round numbers.
#[test]
fn the_step_of_an_option_is_round_and_stays() {
    let mut player = on(Route::Menu(&[Step::NewGame(GameKind::Holdem)]), Look::USUAL);
    for (field, step, typed, expected) in [
        ("Players", "", "6", ["7", "6", "12", "2"]),
        (
            "Starting chips",
            "Up and down change it by 1,000.",
            "1234",
            ["2000", "1000", "11000", "1000"],
        ),
        (
            "Big blind",
            "Up and down change it by 10.",
            "95",
            ["100", "90", "190", "90"],
        ),
    ] {
        player.focus(field);
        player.type_text(typed);
        let about = player.focused().unwrap().description;
        assert!(about.ends_with(step), "{about}");
        let by = [Key::ArrowUp, Key::ArrowDown, Key::PageUp, Key::PageDown];
        let values = by.map(|key| {
            player.press(key);
            player.focused().unwrap().value.unwrap()
        });
        assert_eq!(values, expected, "{field}");
    }
}

/// What keys and searches are answered with is no part of the game under way.
#[test]
fn errors_of_keys_and_searches_are_not_in_the_log_of_the_game() {
    let mut player = Player::at(holdem(6));
    let count = |player: &Player| player.table().log().messages(Buffer::All).count();
    let before = count(&player);
    player.press(Key::F1);
    player.heard();
    player.focus("Search in the help");
    player.type_text("pot");
    assert_eq!(player.heard(), ["Found 12 places."]);
    player.press(Key::Escape);
    player.press_with(Modifiers::CTRL, Key::Comma);
    player.act("Change keys");
    player.heard();
    player.act("fold: F");
    player.press(Key::R);
    assert_eq!(player.heard().len(), 1);
    player.press(Key::Escape);
    player.press(Key::Escape);
    player.press_with(Modifiers::CTRL, Key::R);
    player.focus("File");
    player.type_text("no-such-file.phh");
    player.heard();
    player.press(Key::Enter);
    player.until(|player| player.heard().pop());
    player.press(Key::Escape);
    assert_eq!(count(&player), before);
}
