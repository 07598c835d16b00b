//! The settings in the window: each has a control that says what it is, and
//! what the player chooses takes effect at once.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[expect(dead_code, reason = "other tests of the window do more")]
#[path = "window/player.rs"]
mod player;

#[path = "window_settings/controls.rs"]
mod controls;
#[path = "window_settings/greeting.rs"]
mod greeting;
#[path = "window_settings/keys.rs"]
mod keys;
#[path = "window_settings/screen.rs"]
mod screen;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use player::{Player, start};
use tabletalk::player::settings::Settings;

/// A player who has just opened the settings.
fn at_settings() -> Player {
    let mut player = Player::new(start(None));
    player.press_with(Modifiers::CTRL, Key::Comma);
    player.heard();
    player
}

/// The settings as they are now.
fn settings(player: &Player) -> Settings {
    player.harness.state().settings().clone()
}

/// The names of all elements of a role, from top to bottom.
fn names(player: &Player, role: Role) -> Vec<String> {
    let tree = player.tree().into_iter();
    tree.filter(|it| it.role == role)
        .map(|it| it.name)
        .collect()
}

/// The role and the name of what has the focus. There is always something.
fn focused(player: &Player) -> (Role, String) {
    let focused = player.focused().expect("something has the focus");
    assert!(!focused.name.is_empty(), "{focused:?}");
    (focused.role, focused.name)
}
