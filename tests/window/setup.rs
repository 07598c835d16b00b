//! Setting a table: every option of every game, right and wrong, by keys, by
//! mouse and by assistive technology.

#[path = "setup/controls.rs"]
mod controls;
#[path = "setup/played.rs"]
mod played;
#[path = "setup/wrong.rs"]
mod wrong;

use egui::Key;
use egui::accesskit::Role;
use tabletalk::player::settings::{LastTable, Settings};
use tabletalk::rules::{DrawOptions, HoldemOptions, Options};
use tabletalk::speech::{L10n, Language, Message};

use crate::player::{Element, Player, settings, start};

const GAMES: [(&str, &str); 3] = [
    ("holdem", "New game: Texas Hold'em"),
    ("draw", "New game: Five-Card Draw"),
    ("unique", "New game: Unique Poker"),
];

/// A player at the form of a game.
fn set(game: &str) -> Player {
    set_with(game, settings())
}

fn set_with(game: &str, settings: Settings) -> Player {
    let mut begin = start(None);
    begin.settings = settings;
    let mut player = Player::new(begin);
    open(&mut player, game);
    player.heard();
    player
}

fn open(player: &mut Player, game: &str) {
    let (_, item) = GAMES.iter().find(|(name, _)| *name == game).unwrap();
    player.act(item);
}

fn settings_with(game: &str, last: LastTable) -> Settings {
    Settings {
        tables: [(game.to_owned(), last)].into(),
        ..settings()
    }
}

fn element(player: &Player, role: Role, name: &str) -> Element {
    let found = |it: &Element| it.role == role && it.name == name;
    let tree = player.tree().into_iter();
    let mut all: Vec<Element> = tree.filter(found).collect();
    assert_eq!(all.len(), 1, "{name}");
    all.remove(0)
}

fn field(player: &Player, name: &str) -> Element {
    element(player, Role::SpinButton, name)
}

fn value(player: &Player, name: &str) -> String {
    field(player, name).value.unwrap_or_default()
}

fn focused(player: &Player) -> String {
    player.focused().unwrap().name
}

/// Clicks with the mouse, after scrolling there.
fn click(player: &mut Player, name: &str) {
    player.node(name).scroll_to_me();
    player.settle();
    player.click(name);
}

/// Goes on with Tab until the element has the focus, and to a choice with
/// arrows from the chosen one.
fn tab_to(player: &mut Player, name: &str) {
    let group = name.split_once(": ").map(|it| format!("{}: ", it.0));
    for _ in 0..60 {
        if focused(player) == name {
            return;
        }
        let is_there = group
            .as_ref()
            .is_some_and(|it| focused(player).starts_with(it));
        player.press(if is_there { Key::ArrowDown } else { Key::Tab });
    }
    panic!("no Tab leads to {name}");
}

/// Types into a field in place of what is there.
fn fill(player: &mut Player, name: &str, text: &str) {
    player.focus(name);
    player.type_text(text);
}

fn begin(player: &mut Player) {
    player.heard();
    click(player, "Start the game");
}

fn options(player: &Player) -> Option<Options> {
    let table = player.harness.state().table()?;
    Some(table.told().options().clone())
}

fn presets(game: &str) -> Vec<(&'static str, Options)> {
    let all = Options::presets().into_iter();
    all.filter(|(_, options)| options.kind().id() == game)
        .collect()
}

fn preset_name(name: &str) -> String {
    let name = L10n::new(Language::English).say(&Message::by_key(&format!("preset-{name}")));
    let (first, rest) = name.split_at(1);
    format!("Ready-made table: {}{rest}", first.to_uppercase())
}

#[test]
fn the_table_is_as_it_was_set_last() {
    let last = LastTable {
        options: Options::Draw(DrawOptions {
            players: 3,
            target: 77,
            ..DrawOptions::default()
        }),
        opponents: Some("strong".to_owned()),
    };
    let mut player = set_with("draw", settings_with("draw", last.clone()));
    assert_eq!(value(&player, "Points to win"), "77");
    begin(&mut player);
    assert_eq!(player.harness.state().settings().tables["draw"], last);

    let mut player = set_with("draw", settings_with("draw", last));
    player.act("Default options");
    assert_eq!(
        player.heard(),
        ["Set: match to 100 points. Default options."]
    );
    assert_eq!(value(&player, "Points to win"), "100");
    begin(&mut player);
    let usual = LastTable {
        options: Options::Draw(DrawOptions::default()),
        opponents: None,
    };
    assert_eq!(player.harness.state().settings().tables["draw"], usual);
}

#[test]
fn what_the_rules_refuse_is_not_taken_from_the_last_time() {
    let last = LastTable {
        options: Options::Holdem(HoldemOptions {
            turn_timer: Some(7),
            ..HoldemOptions::default()
        }),
        opponents: Some("nobody".to_owned()),
    };
    let mut player = set_with("holdem", settings_with("holdem", last));
    begin(&mut player);
    let usual = Options::Holdem(HoldemOptions::default());
    assert_eq!(options(&player), Some(usual));
}

#[test]
fn a_game_under_way_is_given_up_only_after_a_question() {
    const TITLE: &str = "Start the new game";
    const QUESTION: &str = "A game is under way. End it and start a new one?";
    let under_way = || {
        let mut player = set("draw");
        begin(&mut player);
        player.press(Key::Escape);
        open(&mut player, "unique");
        begin(&mut player);
        let asked = element(&player, Role::AlertDialog, TITLE);
        assert_eq!(asked.description, QUESTION);
        assert_eq!(focused(&player), "No, go back");
        player
    };
    for key in [Key::Escape, Key::Enter] {
        let mut player = under_way();
        // What is behind the question cannot be used.
        assert!(element(&player, Role::Button, "Start the game").disabled);
        player.press(key);
        let tree = player.tree();
        assert!(tree.iter().all(|it| it.role != Role::AlertDialog));
        assert_eq!(focused(&player), "Start the game");
        assert!(matches!(options(&player), Some(Options::Draw(_))));
    }
    let mut player = under_way();
    player.click("Start the new game");
    assert!(matches!(options(&player), Some(Options::Unique(_))));
}
