//! The window, as a player meets it: keys in, the tree and its announcements
//! out.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "window/player.rs"]
mod player;

use egui::Key;
use player::{Player, start};
use tabletalk::engine::{HoldemOptions, Options};

#[test]
fn first() {
    let mut player = Player::new(start(None));
    println!("{:#?}", player.focused());
    player.press(Key::F4);
    println!("{:?}", player.heard());
    let mut player = Player::at(Options::Holdem(HoldemOptions::default()));
    println!("{:?}", player.heard());
    for element in player.tree() {
        println!(
            "{:?} {:?} {} {:?}",
            element.role, element.name, element.description, element.size
        );
    }
    for key in [Key::C, Key::R, Key::Escape, Key::F, Key::Enter] {
        player.press(key);
        println!(
            "{key:?} {:?} {:?}",
            player.heard(),
            player.focused().map(|it| it.name)
        );
    }
    panic!()
}
