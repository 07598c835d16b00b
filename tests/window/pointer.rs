//! The pointer: not every hand is quick and still.

use std::time::Duration;

use egui::Vec2;

use crate::player::Player;
use crate::screens::holdem;

const RAISE: &str = "Bet or raise";

#[test]
fn a_hand_may_be_slow_and_may_tremble() {
    let mut player = Player::at(holdem(6));
    player.hold(RAISE, Duration::from_secs(5), Vec2::new(12.0, -8.0));
    assert_eq!(player.focused().unwrap().name, "Raise to");
}

#[test]
fn whoever_pulls_the_pointer_away_presses_nothing() {
    let mut player = Player::at(holdem(6));
    player.hold(RAISE, Duration::ZERO, Vec2::new(0.0, 60.0));
    assert_ne!(player.focused().unwrap().name, "Raise to");
}
