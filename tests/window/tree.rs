//! The tree of every screen: names, roles, order, sizes, focus.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use tabletalk::rules::GameKind;
use tabletalk::speech::Language;

use crate::player::{Element, Player, start};
use crate::screens::{Look, Route, Step, holdem, on, routes};

fn every_screen(check: impl Fn(&str, &mut Player)) {
    for (name, route) in routes() {
        check(name, &mut on(route, Look::USUAL));
    }
}

fn met(element: &&Element) -> bool {
    element.focusable || element.clickable
}

#[test]
fn everything_has_a_name_and_a_role() {
    every_screen(|screen, player| {
        let tree = player.tree();
        assert!(tree.iter().filter(met).count() >= 2, "{screen} is empty");
        for element in tree.iter().filter(met) {
            assert!(!element.name.trim().is_empty(), "{screen}: {element:?}");
            let vague = [Role::Unknown, Role::GenericContainer, Role::Group];
            assert!(!vague.contains(&element.role), "{screen}: {element:?}");
        }
    });
}

/// However far the screen before was scrolled.
#[test]
fn every_screen_opens_at_its_top() {
    every_screen(|screen, player| {
        let tree = player.tree();
        if let Some(title) = tree.iter().find(|it| it.role == Role::Heading) {
            assert!(title.place.1 >= 0.0, "{screen}: {title:?}");
        }
    });
}

#[test]
fn no_name_is_a_key_of_a_message() {
    every_screen(|screen, player| {
        for element in player.tree() {
            for text in [&element.name, &element.description] {
                let looks_like_key = text.contains('-') && !text.contains(' ');
                let known = ["All-in"];
                assert!(
                    !looks_like_key || known.contains(&text.as_str()),
                    "{screen}: {element:?}"
                );
            }
        }
    });
}

#[test]
fn targets_are_large_enough_for_a_finger() {
    every_screen(|screen, player| {
        for element in player.tree() {
            // A bar is scrolled by wheel and keys, too.
            if !element.clickable || element.role == Role::ScrollBar {
                continue;
            }
            let (width, height) = element.size;
            assert!(width >= 24.0 && height >= 21.0, "{screen}: {element:?}");
        }
    });
}

#[test]
fn the_table_is_read_in_its_order() {
    let mut player = on(Route::Table(holdem(6), &[]), Look::USUAL);
    // As far as the flop, so that there is a board.
    while player.view().board.is_empty() {
        player.press(Key::C);
        if player.view().choices.is_none() {
            player.press(Key::Enter);
        }
    }
    let tree = player.tree();
    let place = |role: Role, name: &str| {
        let found = |it: &Element| it.role == role && it.name == name;
        tree.iter()
            .position(found)
            .unwrap_or_else(|| panic!("no {name}"))
    };
    let status = tree.iter().position(|it| it.name.contains(" | ")).unwrap();
    let order = [
        status,
        place(Role::List, "Information"),
        place(Role::List, "Players"),
        place(Role::List, "Your cards"),
        place(Role::List, "Community cards"),
        place(Role::Group, "Your actions"),
        place(Role::Log, "Messages"),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn every_question_about_the_hand_is_an_element() {
    let player = on(Route::Table(holdem(6), &[]), Look::USUAL);
    let keys = "WEGPNMHXZVST".chars().map(|key| format!("Key {key}."));
    for key in keys.chain(["Key shift T.".to_owned()]) {
        let tree = player.tree();
        let found: Vec<_> = tree.iter().filter(|it| it.description == key).collect();
        assert_eq!(found.len(), 1, "{key}");
        assert!(found[0].focusable, "{key}");
    }
}

#[test]
fn buttons_carry_their_amounts_and_their_keys() {
    let player = on(Route::Table(holdem(6), &[]), Look::USUAL);
    let tree = player.tree();
    for (name, key) in [
        ("Call or check", "200 to call. Key C."),
        ("Bet or raise", "To 400 or more. Key R."),
        ("Fold", "Key F."),
        ("All in", "20,000. Key shift A."),
    ] {
        let found = tree.iter().find(|it| it.name == name);
        let found = found.unwrap_or_else(|| panic!("no button {name}"));
        assert_eq!(
            (found.role, found.description.as_str()),
            (Role::Button, key)
        );
    }
}

#[test]
fn every_element_is_reached_by_tab_and_then_in_sight() {
    for percent in [100, 200, 300] {
        for (screen, route) in [
            ("twelve seats", Route::Table(holdem(12), &[])),
            (
                "a draw",
                Route::Table(GameKind::Draw.usual(), &[Step::Press(Key::C)]),
            ),
            (
                "settings",
                Route::Menu(&[Step::With(Modifiers::CTRL, Key::Comma)]),
            ),
            ("setup", Route::Menu(&[Step::NewGame(GameKind::Unique)])),
            (
                "hands",
                Route::Menu(&[Step::Press(Key::F1), Step::Act("help-topic-hands")]),
            ),
        ] {
            let mut player = on(
                route,
                Look {
                    percent,
                    ..Look::USUAL
                },
            );
            let all = player.tree();
            // What is chosen by arrows is chosen by each of them: tried elsewhere.
            let is_met = |it: &&Element| it.focusable && it.role != Role::RadioButton;
            let all: Vec<_> = all.iter().filter(is_met).collect();
            let mut reached = vec![player.focused().unwrap().name];
            let mut steps = 0;
            while all.iter().any(|it| !reached.contains(&it.name)) {
                // Within what is one stop, arrows lead on to its end.
                let before = player.focused().unwrap();
                let has_arrows = [Role::RadioButton, Role::SpinButton, Role::Slider];
                if !has_arrows.contains(&before.role) {
                    player.harness.key_press(Key::ArrowDown);
                    player.wait(Duration::from_millis(150));
                }
                if player.focused().unwrap().name == before.name {
                    player.harness.key_press(Key::Tab);
                    player.wait(Duration::from_millis(150));
                }
                let focused = player.focused().unwrap();
                let (left, top, right, bottom) = focused.place;
                // Larger than the window, it is at least at its beginning.
                let zoom = f32::from(percent) / 100.0;
                let room = Look::USUAL.size / zoom + Vec2::splat(1.0);
                let fits = right - left <= room.x && bottom - top <= room.y;
                let seen = left >= -1.0 && top >= -1.0 && right <= room.x && bottom <= room.y;
                assert!(seen || !fits, "{screen} at {percent}: {focused:?}");
                reached.push(focused.name);
                steps += 1;
                assert!(
                    steps < 200,
                    "{screen} at {percent}: {all:?}, only {reached:?}"
                );
            }
        }
    }
}

/// There is as little room in languages with longer words.
#[test]
fn no_screen_is_wider_than_the_window_and_the_focus_is_in_sight() {
    for &language in Language::ALL {
        for percent in [100, 200] {
            let look = Look {
                percent,
                language,
                ..Look::USUAL
            };
            let room = look.size / (f32::from(percent) / 100.0) + Vec2::splat(1.0);
            for (screen, route) in routes() {
                let mut player = on(route, look);
                player.settle();
                let at = format!("{screen} in {language:?} at {percent}");
                for element in player.tree() {
                    let (left, _, right, _) = element.place;
                    assert!(left >= -1.0 && right <= room.x, "{at}: {element:?}");
                }
                let focused = player.focused().unwrap();
                let (_, top, _, bottom) = focused.place;
                assert!(top >= -1.0 && bottom <= room.y, "{at}: {focused:?}");
            }
        }
    }
}

#[test]
fn nothing_is_drawn_anew_while_nothing_changes() {
    every_screen(|screen, player| {
        // What was announced leaves the tree first; many shown hands take a while.
        let still = Duration::from_secs(30);
        for _ in 0..4 {
            player.wait(Duration::from_secs(7));
            if player.repaint_delay() >= still {
                return;
            }
        }
        panic!("{screen}: {:?}", player.repaint_delay());
    });
}

#[test]
fn nothing_is_drawn_anew_without_the_keyboard_and_the_focus_stays() {
    let mut player = Player::at(holdem(6));
    player.focus("Fold");
    let keyboard = |player: &mut Player, has: bool| {
        let input = player.harness.input_mut();
        input.focused = has;
        input.events.push(egui::Event::WindowFocused(has));
        player.settle();
    };
    keyboard(&mut player, false);
    player.wait(Duration::from_secs(7));
    let delay = player.repaint_delay();
    assert!(delay >= Duration::from_secs(30), "{delay:?}");
    keyboard(&mut player, true);
    assert_eq!(player.focused().unwrap().name, "Fold");
}

#[test]
fn the_window_has_a_name_and_a_language_and_the_screen_its_title() {
    for (language, tag, name) in [
        (Language::English, "en", "Main menu"),
        (Language::Polish, "pl", "Menu główne"),
    ] {
        let mut begin = start(None);
        begin.system = language;
        let player = Player::new(begin);
        let root = player.harness.root();
        let root = egui_kittest::kittest::NodeT::accesskit_node(&root);
        assert_eq!(root.label().as_deref(), Some("Tabletalk"));
        assert_eq!(root.data().language(), Some(tag));
        assert_eq!(player.title(), name);
    }
}

#[test]
fn a_key_says_where_one_is_on_every_screen() {
    for (screen, route) in routes() {
        // While an amount is asked for, only that can be done.
        if ["raise", "all-in"].contains(&screen) {
            continue;
        }
        let mut player = on(route, Look::USUAL);
        // Shown hands are told one by one.
        player.wait(Duration::from_secs(6));
        player.heard();
        player.press(Key::F4);
        let heard = player.heard();
        assert_eq!(heard.len(), 1, "{screen}: {heard:?}");
    }
}

#[test]
fn the_focus_is_always_on_something_with_a_name() {
    let keys = [
        Key::Tab,
        Key::ArrowDown,
        Key::Enter,
        Key::Escape,
        Key::F6,
        Key::Space,
        Key::ArrowUp,
        Key::R,
        Key::Escape,
        Key::C,
        Key::ArrowRight,
        Key::F,
        Key::Enter,
        Key::F1,
        Key::PageUp,
        Key::Tab,
        Key::Enter,
    ];
    for (screen, route) in routes() {
        let mut player = on(route, Look::USUAL);
        for (step, &key) in keys.iter().cycle().take(60).enumerate() {
            player.harness.key_press(key);
            player.wait(Duration::from_millis(300));
            let focused = player.focused();
            let named = focused.as_ref().is_some_and(|it| !it.name.is_empty());
            assert!(named, "{screen}, step {step}, {key:?}: {focused:?}");
        }
    }
}

#[test]
fn an_element_stays_the_same_when_others_come_before_it() {
    let mut player = Player::at(crate::screens::holdem(6));
    player.press(Key::R);
    let before = player.id("Cancel");
    player.retype("1");
    player.press(Key::Enter);
    let refused = |it: &Element| it.name.starts_with("Raise to how much?");
    let count = player.tree().iter().filter(|it| refused(it)).count();
    assert!(count > 1, "what is wrong stands at the field");
    assert_eq!(player.id("Cancel"), before);
}
