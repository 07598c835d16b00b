//! The pointer: not every hand is quick and still.

use std::time::Duration;

use egui::Vec2;
use tabletalk::rules::{Event, Seen};

use crate::player::Player;
use crate::screens::holdem;

const RAISE: &str = "Bet or raise";

/// The total that the player has raised to.
fn raised(player: &Player) -> Option<u64> {
    let me = player.view().me().unwrap().seat;
    let raise = |event: &Seen| match event {
        Event::Raised { seat, to, .. } if *seat == me => Some(*to),
        _ => None,
    };
    player.view().seen.iter().find_map(raise)
}

#[test]
fn a_hand_may_be_slow_and_may_tremble() {
    let mut player = Player::at(holdem(6));
    player.hold(RAISE, Duration::from_secs(5), Vec2::new(12.0, -8.0));
    assert_eq!(raised(&player), Some(400));
}

#[test]
fn whoever_pulls_the_pointer_away_presses_nothing() {
    let mut player = Player::at(holdem(6));
    player.hold(RAISE, Duration::ZERO, Vec2::new(0.0, 90.0));
    assert_eq!(raised(&player), None);
    assert_eq!(player.table().asking(), None);
}
