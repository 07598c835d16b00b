//! Whole hands of each game, by keys alone, by the pointer alone, and by
//! assistive technology alone.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use tabletalk::rules::{Choices, DrawOptions, Options, Phase, UniqueOptions};

use crate::player::{Element, Player};
use crate::screens::holdem;

fn games() -> [Options; 3] {
    [
        holdem(6),
        Options::Draw(DrawOptions::default()),
        Options::Unique(UniqueOptions::default()),
    ]
}

/// How a player presses a button.
type Press = fn(&mut Player, &str);

fn play(mut player: Player, hands: u64, press: Press) {
    let mut steps = 0;
    while player.view().standing.unwrap().hands <= hands && !player.table().is_over() {
        steps += 1;
        assert!(steps < 200, "the game does not go on");
        let view = player.view();
        let name = match (view.phase, view.choices) {
            (Phase::Over, _) => "Next hand".to_owned(),
            (_, Some(Choices::Bet(_))) => "Call or check".to_owned(),
            (_, Some(Choices::Continue { .. })) => "Continue".to_owned(),
            (_, Some(Choices::Exchange { .. })) if player.table().marked().is_empty() => {
                let cards = card_names(&player, "Press to mark");
                cards[0].clone()
            }
            (_, Some(Choices::Exchange { .. })) => "Draw or keep".to_owned(),
            (_, Some(Choices::Discard { .. })) => {
                let cards = card_names(&player, "Press to discard");
                cards[0].clone()
            }
            (_, Some(Choices::Pick { left: 1.., .. })) => {
                let cards = card_names(&player, "Press to pick");
                match cards.first() {
                    Some(card) => card.clone(),
                    None => "Pass or finish".to_owned(),
                }
            }
            (Phase::Picking, _) => "Pass or finish".to_owned(),
            other => panic!("nothing to do: {other:?}"),
        };
        press(&mut player, &name);
    }
}

/// The name of the button that begins so.
fn beginning(player: &Player, start: &str) -> String {
    let fits = |it: &Element| it.role == Role::Button && it.name.starts_with(start);
    let found = player.tree().into_iter().find(fits);
    found.unwrap_or_else(|| panic!("no button {start}")).name
}

/// Cards that can be pressed, whose description begins so.
fn card_names(player: &Player, about: &str) -> Vec<String> {
    let tree = player.tree().into_iter();
    let is_card = |it: &Element| matches!(it.role, Role::Button | Role::ListItem);
    let fits = |it: &Element| is_card(it) && it.description.starts_with(about);
    tree.filter(fits).map(|it| it.name).collect()
}

#[test]
fn by_the_pointer_alone() {
    for options in games() {
        play(Player::at(options), 3, Player::click);
    }
}

#[test]
fn by_assistive_technology_alone() {
    for options in games() {
        play(Player::at(options), 3, Player::act);
    }
}

#[test]
fn by_tab_and_enter_alone() {
    for options in games() {
        play(Player::at(options), 2, |player, name| {
            player.focus(name);
            player.press(Key::Enter);
        });
    }
}

#[test]
fn by_hotkeys_alone() {
    for options in games() {
        let mut player = Player::at(options);
        for _ in 0..60 {
            if player.table().is_over() {
                break;
            }
            let view = player.view();
            match (view.phase, view.choices) {
                (Phase::Over, _) => player.press(Key::Enter),
                (_, Some(Choices::Exchange { .. })) => {
                    player.press_with(Modifiers::SHIFT, Key::Num1);
                    player.press(Key::D);
                }
                (_, Some(Choices::Discard { .. })) => player.press(Key::D),
                (_, Some(Choices::Pick { left: 1.., .. })) => {
                    let place = [Key::Num1, Key::Num2, Key::Num3][view.me().unwrap().picks.len()];
                    player.press_with(Modifiers::SHIFT, place);
                }
                (Phase::Picking, _) => player.press(Key::D),
                _ => player.press(Key::C),
            }
        }
        let hands = player.view().standing.unwrap().hands;
        assert!(hands >= 4 || player.table().is_over(), "only {hands} hands");
    }
}

#[test]
fn from_the_menu_to_the_table_and_back() {
    let mut player = Player::new(crate::player::start(None));
    player.press(Key::Enter);
    // The setup of the first game is open; its button starts it.
    let start = beginning(&player, "Start");
    player.focus(&start);
    player.press(Key::Enter);
    assert!(player.table().view().is_some());
    player.press(Key::Escape);
    assert_eq!(player.title(), "Main menu");
    let before = player.view();
    player.wait(Duration::from_secs(120));
    assert_eq!(
        player.view(),
        before,
        "the table waits while one is elsewhere"
    );
    player.act("Continue the game");
    assert_eq!(player.title(), "Texas Hold'em");
}
