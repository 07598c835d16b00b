//! Odds and the coach at the window.

use egui::{Key, Modifiers};
use tabletalk::player::settings::{Aids, Settings};
use tabletalk::rules::Phase;
use tabletalk::ui::window::WindowStart;

use crate::player::{Player, settings, start, table};
use crate::screens::holdem;

fn at_table(aids: Aids) -> Player {
    let mut player = Player::new(WindowStart {
        settings: Settings { aids, ..settings() },
        ..start(Some(table(holdem(3))))
    });
    player.heard();
    player
}

#[test]
fn odds_by_a_key_and_by_an_element() {
    let mut player = at_table(Aids::default());
    player.press(Key::A);
    let by_key = player.heard();
    assert!(by_key[0].starts_with("You win "), "{by_key:?}");
    player.act("Press to hear your odds");
    assert_eq!(player.heard(), by_key);
    assert!(player.table().asking().is_none(), "all in is another key");
    player.press_with(Modifiers::SHIFT, Key::A);
    assert!(player.table().asking().is_some());
}

/// Eyes see the figure where they saw how to ask, and beside their name, as long as
/// it is true.
#[test]
fn odds_are_seen_in_figures_once_they_are_asked() {
    let mut player = at_table(Aids::default());
    let shown = |player: &Player| player.table().odds_in_figures();
    assert_eq!(shown(&player), None);
    player.press(Key::A);
    let heard = player.heard();
    let percent = shown(&player).expect("it was asked");
    let spoken = format!("You win {percent} of the time");
    assert!(heard[0].starts_with("You win "), "{heard:?}");
    assert!(heard[0].contains(&percent), "{spoken}: {heard:?}");
    // What is heard there stays what it was.
    player.node("Press to hear your odds");
    let board = player.view().board;
    while player.view().board == board {
        player.press(Key::C);
    }
    assert_eq!(shown(&player), None, "other cards, other odds");
}

#[test]
fn odds_are_turned_off_and_on_in_the_settings() {
    let mut player = at_table(Aids {
        odds: false,
        ..Aids::default()
    });
    player.press(Key::A);
    let off = "Odds are off. Turn them on in the settings, under practice aids.";
    assert_eq!(player.heard(), [off]);
    player.press_with(Modifiers::CTRL, Key::Comma);
    player.act("Say the odds when asked");
    player.press(Key::Escape);
    player.heard();
    player.press(Key::A);
    let on = player.heard();
    assert!(on[0].starts_with("You win "), "{on:?}");
}

#[test]
fn the_coach_looks_back_on_the_hand() {
    let mut player = at_table(Aids {
        coach: true,
        ..Aids::default()
    });
    player.press(Key::K);
    let later = "The coach looks back on a hand when it is over.";
    assert_eq!(player.heard(), [later]);
    while player.view().phase != Phase::Over {
        player.press(Key::C);
    }
    player.heard();
    player.press(Key::K);
    let by_key = player.heard();
    assert!(by_key[0].starts_with("Before the flop you "), "{by_key:?}");
    player.act("Coach");
    assert_eq!(player.heard(), by_key);
}
