//! What is typed and asked at the table: raises, all in, a needless fold.

use std::time::Duration;

use tabletalk::rules::Choices;

use crate::driver::{Node, Role, State};
use crate::player::{Means, Player, settings};
use crate::witness::Waits;

/// A table at which somebody has bet before the player.
fn sit_down() -> Player {
    let mut player = Player::new(&settings(), &HOLDEM);
    player.sits_down();
    let waits = player.waits();
    assert!(matches!(waits, Waits::Choice(Choices::Bet(_))), "{waits:?}");
    player
}

/// Everything is the same again with this.
pub(crate) const HOLDEM: [&str; 8] = [
    "--game", "holdem", "--seed", "7", "--pace", "instant", "--time", "0",
];

pub(crate) fn bad_amounts() {
    let mut player = sit_down();
    player.press("r");
    let field = player.focuses("Raise to");
    assert_eq!(field.role, Role::SpinButton);
    assert_eq!(
        field.description,
        "Raise to how much? From 400 to 20,000. \
         Up and down change it by 200, page up and page down by 2,000."
    );
    assert_eq!(player.eyes.text(&field), "400");
    for (typed, refused) in [
        ("399", "The minimum raise is to 400."),
        ("20001", "The maximum raise is to 20,000, all in."),
        (
            "fold",
            "Not an amount: fold. Give a total from 400 to 20,000.",
        ),
    ] {
        player.take_in();
        player.keys.write(typed);
        player.press("Enter");
        let heard = player.hears("");
        assert_eq!(heard, [refused]);
        // What was typed stays, to be mended.
        let field = player.focuses("Raise to");
        assert_eq!(player.eyes.text(&field), typed);
        assert!(field.description.contains("400"), "{field:?}");
    }
    let field = player.focuses("Raise to");
    player.take_in();
    player.eyes.write(&field, "600");
    player.uses(Means::Actions, "Raise to 600");
    player.hears("You raise to 600.");
    player.waits();
    player.looks_around();
}

pub(crate) fn quick_fingers() {
    let player = sit_down();
    for key in ["r", "5", "0", "0", "Enter"] {
        player.keys.press(key);
    }
    player.hears("You raise to 500.");
}

pub(crate) fn a_held_key_acts_once() {
    let mut player = sit_down();
    player.take_in();
    player.keys.hold("p", Duration::from_secs(2));
    player.keys.press("n");
    let heard = player.hears("to call");
    assert_eq!(heard, ["Pot 300.", "200 to call."]);
    // Past the end of a hand, the next one is not folded as well.
    player.keys.hold("f", Duration::from_secs(2));
    player.waits();
    assert_eq!(player.witness().hands(), 1);
}

pub(crate) fn all_in_asks() {
    let mut player = sit_down();
    player.press("Tab");
    let before = player.moves();
    player.press("shift+a");
    let no = player.comes_straight_to("No, go back");
    assert_eq!(no.role, Role::Button);
    let tree = player.eyes.tree();
    let dialog = tree
        .iter()
        .find(|it| it.description.starts_with("All in for "));
    let role = dialog.map(|it| it.role);
    assert!(
        matches!(role, Some(Role::Alert | Role::Dialog)),
        "{dialog:?}"
    );
    let behind = |it: &&Node| it.name.starts_with("Call ") && it.is(State::Enabled);
    assert_eq!(
        tree.iter().find(behind),
        None,
        "it can be pressed behind the dialog"
    );
    player.press("Escape");
    assert_eq!(player.hears(""), ["Cancelled."]);
    assert_eq!(player.moves().path, before.path, "the focus comes back");
    player.press("shift+a");
    player.focuses("No, go back");
    player.press("Tab");
    player.focuses("All in");
    player.press("Enter");
    player.hears("You raise to 20,000, all in.");
    player.waits();
    player.looks_around();
}

pub(crate) fn a_needless_fold_asks() {
    let mut player = sit_down();
    let is_free =
        |waits: &Waits| matches!(waits, Waits::Choice(Choices::Bet(bet)) if bet.to_call == 0);
    let mut waits = player.waits();
    while !is_free(&waits) {
        player.answers(Means::Keys, &waits);
        waits = player.waits();
    }
    player.press("f");
    player.focuses("No, go back");
    let tree = player.eyes.tree();
    let question = "You can check for free. Fold anyway?";
    assert!(
        tree.iter().any(|it| it.description == question),
        "no question"
    );
    player.uses(Means::Pointer, "No, go back");
    assert_eq!(player.hears(""), ["Cancelled."]);
    player.press("f");
    player.focuses("No, go back");
    player.uses(Means::Keys, "Fold");
    player.hears("You fold.");
    player.waits();
    player.looks_around();
}
