//! A hand that was just played, looked at again.

use crate::deeds::HOLDEM;
use crate::player::{Means, Player, settings};
use crate::witness::Waits;

pub(crate) fn a_hand_is_looked_at_again() {
    let mut player = Player::new(&settings(), &HOLDEM);
    player.sits_down();
    loop {
        match player.waits() {
            Waits::NextHand => break,
            waits => player.answers(Means::Keys, &waits),
        }
    }
    let played = player.told().join(" ");
    let played = played.trim_end_matches(" Next hand: enter.");
    let (hidden, before) = (player.witness().hidden(), player.focuses(""));

    player.press("ctrl+r");
    player.moves();
    player.uses(Means::Keys, "Texas Hold'em, ");
    player.hears("There is one hand.");
    player.uses(Means::Keys, "no. 1");
    let mut again = player.hears("Your cards: ").join(" ");
    assert!(again.starts_with("Your view."), "{again}");
    loop {
        player.shows_none_of(&hidden);
        player.press(".");
        let moment = player.hears("").join(" ");
        if moment == "This is the end of the hand." {
            break;
        }
        again += " ";
        again += &moment;
    }
    // Before the first decision, a table in a hurry tells two folds as one.
    let [played, again] = [played, &again].map(|it| it.split_once("Your turn").unwrap().1);
    assert_eq!(again, played, "it is told in other words");

    player.press("ctrl+PageUp");
    player.hears("River: ");
    player.uses(Means::Actions, "Street before");
    player.hears("Turn: ");
    player.uses(Means::Pointer, "Last decision");
    player.hears("Your turn, you can check");
    player.uses(Means::Actions, "Whose eyes");
    player.hears("Anna's view.");
    player.shows_none_of(&hidden);
    player.knows_where();
    for _ in 0..3 {
        player.press("Escape");
        player.moves();
    }
    assert_eq!(player.focuses("").path, before.path, "the focus comes back");
    player.answers(Means::Keys, &Waits::NextHand);
    player.hears("Bob has the button");
}
