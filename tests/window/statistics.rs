//! How often everyone enters, raises and wins, in the window.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use expect_test::expect;
use tabletalk::store::Folders;

use crate::player::{Player, start, table};
use crate::screens::holdem;
use crate::temp_folder::TempFolder;

/// What can be read on the screen, with its description.
fn figures(player: &Player) -> String {
    let is_figure = |it: &crate::player::Element| {
        let read = it.role == Role::ListItem && it.focusable && !it.live;
        read || it.role == Role::Heading || it.role == Role::RadioButton
    };
    let tree = player.tree().into_iter().filter(is_figure);
    let line = |it: crate::player::Element| {
        if it.description.is_empty() {
            format!("{}\n", it.name)
        } else {
            format!("{} ({})\n", it.name, it.description)
        }
    };
    tree.map(line).collect()
}

fn fold(player: &mut Player) {
    player.press(Key::F);
    player.press(Key::Enter);
}

#[test]
fn the_figures_of_the_table_are_read_line_by_line() {
    let mut player = Player::at(holdem(3));
    player.press_with(Modifiers::SHIFT, Key::S);
    assert_eq!(player.title(), "Statistics");
    assert_eq!(player.focused().unwrap().name, "No hand has ended yet.");
    player.press(Key::Escape);
    fold(&mut player);
    player.press_with(Modifiers::SHIFT, Key::S);
    assert_eq!(player.focused().unwrap().name, "1 hand");
    expect![[r#"
        Statistics
        You
        1 hand
        0 won
        entered 0 percent (how often chips were put in by choice: before the flop, beyond the ante, or to stay in)
        raised 0 percent (how often there was a bet or raise in the first round)
        showdown 0 percent (how often the hand was compared in the end)
        Anna
        1 hand
        1 won
        biggest pot 200
        entered 100 percent (how often chips were put in by choice: before the flop, beyond the ante, or to stay in)
        raised 100 percent (how often there was a bet or raise in the first round)
        aggression 100 percent (how many of all bets, raises and calls were bets and raises)
        showdown 0 percent (how often the hand was compared in the end)
        Bob
        1 hand
        0 won
        entered 0 percent (how often chips were put in by choice: before the flop, beyond the ante, or to stay in)
        raised 0 percent (how often there was a bet or raise in the first round)
        showdown 0 percent (how often the hand was compared in the end)
    "#]].assert_eq(&figures(&player));
    // Back at the table, the game goes on.
    player.press(Key::Escape);
    assert_ne!(player.title(), "Statistics");
}

#[test]
fn all_kept_hands_are_counted_game_by_game() {
    let folder = TempFolder::new();
    let folders = Folders::new(Some(folder.path().to_owned())).unwrap();
    let begin = |setup| {
        let mut begin = start(setup);
        begin.folders = Some(folders.clone());
        begin
    };
    let mut player = Player::new(begin(Some(table(holdem(3)))));
    fold(&mut player);
    drop(player);
    let mut player = Player::new(begin(None));
    player.act("Statistics");
    player.until_named("1 hand");
    let figures = figures(&player);
    assert!(figures.contains("You\n1 hand\n"), "{figures}");
}
