//! Round every screen by Tab: each step is told, and everything is reached that
//! arrows do not reach from there.

use crate::deeds::HOLDEM;
use crate::driver::{Node, Role, State};
use crate::player::{Player, is_sensible, settings};

/// How to come to a screen.
const SCREENS: [(&str, &[&str]); 7] = [
    ("the table", &[]),
    ("help", &["F1"]),
    ("messages", &["ctrl+h"]),
    ("settings", &["ctrl+comma"]),
    ("raising", &["r"]),
    ("all in", &["shift+a"]),
    ("the menu", &["Escape"]),
];

pub(crate) fn every_screen() {
    let mut player = Player::new(&settings(), &HOLDEM);
    player.sits_down();
    player.waits();
    for (screen, keys) in SCREENS {
        player.press("Tab");
        let before = player.moves();
        for key in keys {
            player.press(key);
            player.moves();
            player.comes_straight_to("");
        }
        go_round(&mut player, screen);
        if screen != "the menu" && screen != "the table" {
            player.press("Escape");
            assert_eq!(player.moves().name, before.name, "after {screen}");
        }
    }
}

fn go_round(player: &mut Player, screen: &str) {
    // What a screen opens with is no stop of its own.
    player.press("Tab");
    let first = player.moves();
    let all = player.eyes.tree();
    let by_arrows = |it: &Node| {
        let inside = [Role::List, Role::ToolBar].map(Some);
        it.role == Role::RadioButton || inside.contains(&it.within.last().copied())
    };
    let opening = [
        "Every change takes effect at once.",
        "Everything can be done with keys",
    ];
    let opens = |it: &Node| opening.iter().any(|text| it.name.starts_with(text));
    let reachable = |it: &&Node| {
        it.is(State::Focusable) && it.is(State::Enabled) && !by_arrows(it) && !opens(it)
    };
    let all: Vec<&Node> = all.iter().filter(reachable).collect();
    let mut reached: Vec<Node> = Vec::new();
    loop {
        player.press("Tab");
        let node = player.moves();
        assert!(is_sensible(&node), "{screen}: {node:?}");
        let again = reached.iter().any(|it| it.path == node.path);
        assert!(!again, "{screen}: twice at {node:?}");
        reached.push(node);
        if reached.last().is_some_and(|it| it.path == first.path) {
            break;
        }
    }
    let missed = |it: &&&Node| !reached.iter().any(|node| node.path == it.path);
    let missed: Vec<&str> = all.iter().filter(missed).map(|it| &*it.name).collect();
    assert_eq!(missed, [""; 0], "{screen}: Tab does not come there");
}
