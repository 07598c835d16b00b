//! The bar with what one can do: by the pointer, and before one's turn.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{Event as Input, Key, Modifiers, Pos2, Shape, Vec2, pos2};
use tabletalk::player::client::Client;
use tabletalk::player::commands::Intent;
use tabletalk::rules::{Event, Phase, Seen};
use tabletalk::table::{Pacing, TablePace};
use tabletalk::ui::window::theme::Palette;

use crate::player::{Element, Player, start, table};
use crate::screens::holdem;

/// A table whose other players take their time, after one's own call.
fn leisurely() -> Player {
    let mut setup = table(holdem(6));
    setup.settings = TablePace {
        pacing: Pacing::Leisurely,
        ..TablePace::AT_ONCE
    };
    let mut player = Player::new(start(Some(setup)));
    player.until(|player| player.view().choices.map(|_| ()));
    player.press(Key::C);
    assert_eq!(player.view().choices, None);
    player
}

fn named(player: &Player, name: &str) -> Option<Element> {
    player.tree().into_iter().find(|it| it.name == name)
}

fn middle(player: &Player, name: &str) -> Pos2 {
    player.node(name).rect().center()
}

/// Presses and lets go at once, wherever that is.
fn click_at(player: &mut Player, at: Pos2) {
    player.harness.hover_at(at);
    player.harness.drag_at(at);
    player.harness.drop_at(at);
    player.wait(Duration::from_millis(50));
}

/// What the player has done in this hand.
fn own(player: &Player) -> Vec<String> {
    let view = player.view();
    let me = view.me().unwrap().seat;
    let told = |event: &Seen| match event {
        Event::Called { seat, amount, .. } if *seat == me => Some(format!("call {amount}")),
        Event::Checked { seat, .. } if *seat == me => Some("check".to_owned()),
        Event::Bet { seat, to, .. } if *seat == me => Some(format!("bet {to}")),
        Event::Raised { seat, to, .. } if *seat == me => Some(format!("raise {to}")),
        Event::Folded { seat, .. } if *seat == me => Some("fold".to_owned()),
        _ => None,
    };
    view.seen.iter().filter_map(told).collect()
}

/// The rings that are painted around the focus.
fn rings(player: &Player) -> usize {
    let ring = Palette::of(player.harness.state().settings().look.theme).ring;
    let shapes = player.harness.output().shapes.iter();
    let is_ring = |it: &Shape| matches!(it, Shape::Rect(rect) if rect.stroke.color == ring);
    shapes.filter(|it| is_ring(&it.shape)).count()
}

/// A button that was clicked is gone: keys go on from its place, but eyes see
/// no ring around nothing.
#[test]
fn no_ring_stays_where_a_clicked_button_was() {
    let mut player = Player::new(start(Some(table(holdem(2)))));
    player.press(Key::F);
    player.wait(Duration::from_secs(1));
    let next = middle(&player, "Next hand");
    click_at(&mut player, next);
    player.until(|player| player.view().choices.map(|_| ()));
    assert_eq!(rings(&player), 0);
    player.press(Key::Tab);
    assert_eq!(rings(&player), 1);
}

/// A second click on what was a call is none on what comes there.
#[test]
fn a_double_click_acts_once() {
    let mut player = Player::at(holdem(2));
    let at = middle(&player, "Call or check");
    click_at(&mut player, at);
    let once = (own(&player), player.view().seen.len());
    assert_eq!(once.0.len(), 1);
    player.wait(Duration::from_millis(150));
    click_at(&mut player, at);
    assert_eq!((own(&player), player.view().seen.len()), once);
    // Who waits means what stands there now.
    player.wait(Duration::from_millis(450));
    click_at(&mut player, at);
    assert!(player.view().seen.len() > once.1);
}

/// The key means what it says at any time.
#[test]
fn keys_need_not_wait() {
    let mut player = Player::at(holdem(2));
    for count in 1..=2 {
        player.harness.key_press(Key::C);
        player.wait(Duration::from_millis(100));
        assert_eq!(own(&player).len(), count);
    }
}

/// Where each button stands from turn to turn and from hand to hand.
#[test]
fn buttons_stand_still() {
    let mut player = Player::at(holdem(6));
    let places = |player: &Player| {
        ["Fold", "Call or check", "Bet or raise", "All in"].map(|name| middle(player, name))
    };
    let first = places(&player);
    let (mut turns, mut next) = (0, Vec::new());
    while turns < 12 {
        match player.view().phase {
            Phase::Over => {
                next.push(middle(&player, "Next hand"));
                player.press(Key::Enter);
            }
            _ => {
                assert_eq!(places(&player), first);
                turns += 1;
                player.press(Key::C);
            }
        }
    }
    assert!(next.len() > 1, "{next:?}");
    let rows = first.map(|it| it.y);
    for at in next {
        assert!((at.y - rows[1]).abs() > 30.0, "{at} is where a call was");
    }
}

/// What stands there is read together with its key.
#[test]
fn a_raise_by_the_wheel_and_by_what_is_at_hand() {
    let mut player = Player::at(holdem(6));
    let over = middle(&player, "Bet or raise");
    player.harness.hover_at(over);
    for notch in [1.0, 1.0, 1.0, -1.0] {
        player.harness.event(Input::MouseWheel {
            unit: egui::MouseWheelUnit::Line,
            source: egui::MouseWheelSource::Wheel,
            delta: Vec2::new(0.0, notch),
            phase: egui::TouchPhase::Move,
            modifiers: Modifiers::NONE,
        });
        player.wait(Duration::from_millis(50));
    }
    player.click("Bet or raise");
    assert_eq!(own(&player), ["raise 800"]);
    assert_eq!(player.table().asking(), None);
}

/// Where an amount is chosen at once, counted from the least: the second one is
/// between a call and a raise, and the last one ends with the button for all.
fn preset(player: &Player, place: f32) -> Pos2 {
    let (call, raise) = (
        middle(player, "Call or check"),
        middle(player, "Bet or raise"),
    );
    let between = call.lerp(raise, 0.5).x;
    let end = player.node("All in").rect().right();
    let x = between + (place - 1.0) * (end - between) / 3.5;
    pos2(x, player.node("Fold").rect().top() - 20.0)
}

#[test]
fn a_raise_by_presets_steps_and_the_slider() {
    for (place, expected) in [
        // 300 lie in the pot, and 200 are to call.
        (0.0, "raise 400"),
        (1.0, "raise 450"),
        (2.0, "raise 533"),
        (3.0, "raise 700"),
        (4.0, "raise 20000"),
        // A step up, at the end of the slider.
        (-1.0, "raise 600"),
    ] {
        let mut player = Player::at(holdem(6));
        let at = preset(&player, place);
        click_at(&mut player, at);
        player.click("Bet or raise");
        assert_eq!(own(&player), [expected], "{place}");
    }
    let mut player = Player::at(holdem(6));
    let (from, to) = (preset(&player, -3.0), preset(&player, 0.0));
    player.harness.hover_at(from);
    player.harness.drag_at(from);
    player.wait(Duration::from_millis(50));
    player.harness.hover_at(to);
    player.wait(Duration::from_millis(50));
    player.harness.drop_at(to);
    player.wait(Duration::from_millis(50));
    player.click("Bet or raise");
    assert_eq!(own(&player), ["raise 20000"]);
}

/// From a call, in a usual window. A well-known client needs 176 points to a raise
/// by the wheel, which is not exactly half the pot.
#[test]
fn a_fold_and_half_the_pot_are_near() {
    let mut player = Player::at(holdem(6));
    let [fold, call, raise] =
        ["Fold", "Call or check", "Bet or raise"].map(|name| middle(&player, name));
    let half = preset(&player, 1.0);
    click_at(&mut player, half);
    click_at(&mut player, raise);
    assert_eq!(own(&player), ["raise 450"]);
    let (to_fold, to_raise) = (
        call.distance(fold),
        call.distance(half) + half.distance(raise),
    );
    println!("{to_fold} to a fold, {to_raise} to a raise");
    assert!(to_fold < 120.0 && to_raise < 170.0, "{to_fold}, {to_raise}");
}

/// Whoever cannot see the slider is asked, as by the key.
#[test]
fn keys_and_screen_readers_are_asked_for_the_amount() {
    let mut player = Player::at(holdem(6));
    player.act("Bet or raise");
    assert_eq!(player.focused().unwrap().name, "Raise to");
    let mut player = Player::at(holdem(6));
    player.focus("Bet or raise");
    player.press(Key::Enter);
    assert_eq!(player.focused().unwrap().name, "Raise to");
}

fn intent(player: &Player) -> Option<Intent> {
    player.harness.state().table().and_then(Client::intent)
}

#[test]
fn what_to_do_next_is_chosen_by_the_pointer() {
    let mut player = leisurely();
    player.heard();
    player.click("Call any bet");
    assert_eq!(intent(&player), Some(Intent::CallAny));
    assert!(named(&player, "Call any bet").unwrap().pressed);
    // Another takes its place, and the same again takes it back.
    player.click("Check or fold");
    assert_eq!(intent(&player), Some(Intent::CheckOrFold));
    assert!(!named(&player, "Call any bet").unwrap().pressed);
    player.click("Check or fold");
    assert_eq!(intent(&player), None);
    let heard = player.heard();
    for text in [
        "You will call any bet.",
        "You will check or fold.",
        "Cancelled.",
    ] {
        assert!(heard.iter().any(|it| it == text), "{heard:?}");
    }
}

#[test]
fn what_was_chosen_is_done_at_the_turn_and_then_forgotten() {
    let mut player = leisurely();
    player.click("Check or fold");
    player.until(|player| (own(player).len() > 1).then_some(()));
    let done = own(&player)[1].clone();
    assert!(["check", "fold"].contains(&done.as_str()), "{done}");
    assert_eq!(intent(&player), None);
    let heard = player.heard();
    assert!(
        heard.iter().any(|it| it.contains("as planned")),
        "{heard:?}"
    );
}

/// One stop of Tab for all of them, and none while it is one's turn but for
/// sitting out.
#[test]
fn intents_are_one_stop() {
    let mut player = leisurely();
    player.focus("Check or fold");
    let names: Vec<_> = [Key::ArrowRight, Key::ArrowRight, Key::ArrowRight]
        .iter()
        .map(|&key| {
            player.press(key);
            player.focused().unwrap().name
        })
        .collect();
    assert_eq!(names, ["Call any bet", "Fold to a bet", "Sit out"]);
    let player = Player::at(holdem(6));
    assert!(named(&player, "Sit out").is_some());
    assert_eq!(named(&player, "Check or fold"), None);
}

#[test]
fn whoever_sits_out_folds_until_they_are_back() {
    let mut player = Player::at(holdem(6));
    player.click("Sit out");
    assert_eq!(intent(&player), Some(Intent::SitOut));
    assert_eq!(own(&player), ["fold"]);
    player.click("Next hand");
    assert_eq!(own(&player).len(), 1, "folded or checked");
    player.click("Sit out");
    assert_eq!(intent(&player), None);
}

/// What is told lies over the felt at no time: nothing moves up and down.
#[test]
fn the_felt_stays_where_it_is() {
    let mut player = Player::at(holdem(6));
    let seat = |player: &Player| {
        let tree = player.tree();
        let own = tree.iter().find(|it| it.name.starts_with("You, "));
        own.unwrap().place
    };
    let before = seat(&player);
    for _ in 0..12 {
        player.press(match player.view().phase {
            Phase::Over => Key::Enter,
            _ => Key::C,
        });
        assert_eq!(seat(&player), before);
    }
}

/// Folded, a column is out of sight and not out of reach.
#[test]
fn a_folded_column_opens_for_whoever_moves_into_it() {
    let mut player = Player::at(holdem(6));
    let felt = |player: &Player| {
        let tree = player.tree();
        let list = tree
            .iter()
            .find(|it| it.role == Role::ListItem && it.name.starts_with("You, "));
        list.unwrap().place.0
    };
    let before = felt(&player);
    player.press(Key::F6);
    assert_eq!(
        player.focused().unwrap().name,
        "Eight of diamonds, queen of clubs."
    );
    assert!(felt(&player) > before, "the column is there");
    player.press(Key::F6);
    assert_eq!(felt(&player), before);
}
