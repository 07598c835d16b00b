//! A hand that was just played, looked at again.

use crate::deeds::HOLDEM;
use crate::player::{Means, Player, settings};
use crate::witness::Waits;

/// How the account of a hand begins.
const BEGINS: &str = "the button. ";

pub(crate) fn a_hand_is_looked_at_again() {
    let mut player = Player::new(&settings(), &HOLDEM);
    player.sits_down();
    loop {
        match player.waits() {
            Waits::NextHand => break,
            waits => player.answers(Means::Keys, &waits),
        }
    }
    player.press("j");
    let played = player.hears(BEGINS);
    let (hidden, before) = (player.witness().hidden(), player.focuses(""));

    player.press("ctrl+r");
    player.moves();
    player.uses(Means::Keys, "Texas Hold'em, ");
    player.hears("There is one hand.");
    player.uses(Means::Keys, "Number 1");
    let opened = player.hears("Blinds ").join(" ");
    assert!(opened.starts_with("Your view."), "{opened}");
    loop {
        player.shows_none_of(&hidden);
        player.press(".");
        let moment = player.hears("").join(" ");
        if moment == "This is the end of the hand." {
            break;
        }
    }
    player.press("j");
    assert_eq!(player.hears(BEGINS), played, "it is told in other words");

    player.press("ctrl+PageUp");
    player.hears("River: ");
    player.uses(Means::Actions, "Previous street");
    player.hears("Turn card: ");
    player.uses(Means::Pointer, "Last decision");
    player.hears("Your turn, pot ");
    player.uses(Means::Actions, "Change view");
    player.hears("Anna's view.");
    player.shows_none_of(&hidden);
    player.knows_where();
    for _ in 0..3 {
        player.press("Escape");
        player.moves();
    }
    assert_eq!(player.focuses("").path, before.path, "the focus comes back");
    player.answers(Means::Keys, &Waits::NextHand);
    player.hears(" of ");
}
