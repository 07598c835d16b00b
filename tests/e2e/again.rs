//! Leaving the program in the middle of a hand, and coming back.

use crate::deeds::HOLDEM;
use crate::player::{Means, Player, settings};

pub(crate) fn a_game_goes_on() {
    let mut player = Player::new(&settings(), &HOLDEM);
    player.sits_down();
    let waits = player.waits();
    player.answers(Means::Keys, &waits);
    player.waits();
    let before = (player.witness().view(), player.focuses("").name);
    let mut player = player.start_again(&[]);
    let goes_on = player.focuses("Continue the game");
    let about = "Unfinished game: Texas Hold'em, hand 1, you have ";
    assert!(goes_on.description.starts_with(about), "{goes_on:?}");
    player.uses(Means::Keys, "Continue the game");
    player.comes_back();
    let waits = player.waits();
    player.looks_around();
    let after = (player.witness().view(), player.focuses("").name);
    assert_eq!(after, before, "it is not where it was left");
    player.answers(Means::Keys, &waits);
    player.waits();
    player.looks_around();
}
