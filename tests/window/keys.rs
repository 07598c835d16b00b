//! Keys: exact, once, silent while one types, and never a bet by accident.

use std::time::Duration;

use egui::{Event, Key, Modifiers};
use tabletalk::player::commands::Letters;

use tabletalk::speech::Buffer;

use crate::player::{Player, start, table};
use crate::screens::holdem;

/// A key goes down. Held, it goes down again and again without going up, and
/// the system does not tell that apart.
fn key(key: Key, modifiers: Modifiers) -> Event {
    Event::Key {
        key,
        physical_key: Some(key),
        pressed: true,
        repeat: false,
        modifiers,
    }
}

#[test]
fn a_key_that_is_held_down_acts_once() {
    let mut player = Player::at(holdem(6));
    player.heard();
    for _ in 0..4 {
        player.harness.event(key(Key::Q, Modifiers::NONE));
        player.harness.event(key(Key::P, Modifiers::NONE));
    }
    player.settle();
    assert_eq!(player.heard(), ["Pot 300."]);
}

/// Everything that comes of a key that goes down and up again.
fn stroke((modifiers, pressed): &(Modifiers, Key)) -> Vec<Event> {
    let mut up = key(*pressed, *modifiers);
    if let Event::Key { pressed, .. } = &mut up {
        *pressed = false;
    }
    let text = Event::Text(pressed.name().to_owned());
    let types = pressed.name().len() == 1 && modifiers.is_none();
    let down = key(*pressed, *modifiers);
    [Some(down), types.then_some(text), Some(up)]
        .into_iter()
        .flatten()
        .collect()
}

#[test]
fn quick_fingers_come_as_far_as_slow_ones() {
    let plain = |key| (Modifiers::NONE, key);
    let shift = |key| (Modifiers::SHIFT, key);
    let ctrl = |key| (Modifiers::CTRL, key);
    for keys in [
        // An amount, into the field that the first key opens.
        &[Key::R, Key::Num5, Key::Num0, Key::Num0, Key::Enter].map(plain)[..],
        // Beyond the field: with Enter, with Escape, to another element.
        &[Key::R, Key::Num5, Key::Num0, Key::Num0, Key::Enter, Key::P].map(plain),
        &[Key::R, Key::Escape, Key::P].map(plain),
        &[Key::R, Key::Tab, Key::Tab, Key::Num5, Key::Enter].map(plain),
        // And back to it.
        &[
            plain(Key::R),
            plain(Key::Tab),
            shift(Key::Tab),
            plain(Key::Num7),
            plain(Key::Num0),
            plain(Key::Num0),
            plain(Key::Enter),
        ],
        // A question, refused; then a call.
        &[shift(Key::A), plain(Key::Escape), plain(Key::C)],
        // A question, answered with what is not there yet.
        &[shift(Key::A), plain(Key::Tab), plain(Key::Enter)],
        &[Key::Tab, Key::Tab, Key::Tab, Key::Tab].map(plain),
        &[Key::F6, Key::F6, Key::Tab, Key::Enter].map(plain),
        &[Key::Tab, Key::ArrowDown, Key::ArrowRight, Key::Enter].map(plain),
        &[
            plain(Key::Tab),
            plain(Key::Tab),
            shift(Key::Tab),
            plain(Key::Enter),
        ],
        &[ctrl(Key::Comma), plain(Key::Tab), plain(Key::Tab)],
        &[plain(Key::F1), plain(Key::Escape), plain(Key::P)],
        &[shift(Key::F1), plain(Key::F), plain(Key::Escape)],
        &[ctrl(Key::R), plain(Key::Escape), plain(Key::F)],
    ] {
        let mut slow = Player::at(holdem(6));
        for key in keys {
            slow.harness.input_mut().events.extend(stroke(key));
            slow.settle();
        }
        let heard = slow.heard();
        // All before anything is drawn, and one with each picture.
        for at_once in [keys.len(), 1] {
            let mut quick = Player::at(holdem(6));
            for keys in keys.chunks(at_once) {
                let events = keys.iter().flat_map(stroke);
                quick.harness.input_mut().events.extend(events);
                quick.wait(Duration::from_millis(50));
            }
            quick.settle();
            quick.settle();
            assert_eq!(quick.focused(), slow.focused(), "{keys:?}");
            assert_eq!(quick.title(), slow.title(), "{keys:?}");
            assert_eq!(quick.view(), slow.view(), "{keys:?}");
            assert_eq!(quick.heard(), heard, "{keys:?}");
        }
    }
}

#[test]
fn a_held_enter_presses_a_button_once() {
    let mut player = Player::at(holdem(6));
    player.focus("Bet or raise");
    for _ in 0..5 {
        player.harness.event(key(Key::Enter, Modifiers::NONE));
        player.wait(Duration::from_millis(200));
    }
    // The dialog is open, and nothing was raised by the key that opened it.
    assert_eq!(player.focused().unwrap().name, "Raise to");
    assert_eq!(player.view().to_match, 200);
}

#[test]
fn a_key_that_is_still_held_does_not_write_into_what_it_opened() {
    let mut player = Player::at(holdem(6));
    for _ in 0..5 {
        player.harness.event(key(Key::R, Modifiers::NONE));
        player.harness.event(Event::Text("r".to_owned()));
        player.wait(Duration::from_millis(200));
    }
    let field = player.focused().unwrap();
    assert_eq!(
        (&*field.name, field.value.as_deref()),
        ("Raise to", Some("400"))
    );
}

#[test]
fn other_modifiers_are_other_keys() {
    let mut player = Player::at(holdem(6));
    let before = player.view();
    let both = Modifiers::CTRL | Modifiers::SHIFT;
    for modifiers in [both, Modifiers::ALT, Modifiers::CTRL] {
        player.press_with(modifiers, Key::F);
    }
    assert_eq!(player.view(), before);
}

#[test]
fn digits_are_the_keys_of_the_top_row() {
    let mut player = Player::at(holdem(6));
    player.heard();
    // On many keyboards Shift and 1 write something else, and some write
    // digits with Shift only.
    player.harness.event(Event::Key {
        key: Key::Exclamationmark,
        physical_key: Some(Key::Num1),
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    player.settle();
    assert_eq!(player.heard(), ["Eight of diamonds."]);
}

#[test]
fn letters_are_letters_while_one_types() {
    let mut player = Player::at(holdem(6));
    player.press(Key::R);
    for letter in [Key::F, Key::C, Key::P] {
        player.harness.event(key(letter, Modifiers::NONE));
        player.type_text("f");
    }
    assert_eq!(player.focused().unwrap().name, "Raise to");
    assert!(player.table().asking().is_some());
}

#[test]
fn letters_can_be_turned_off() {
    let mut begin = start(Some(table(holdem(6))));
    begin.settings.keys.letters = Letters::Off;
    let mut player = Player::new(begin);
    player.heard();
    let before = player.view();
    for letter in [Key::F, Key::C, Key::P, Key::W] {
        player.press(letter);
    }
    assert_eq!(player.view(), before);
    assert_eq!(player.heard(), Vec::<String>::new());
    player.press(Key::F4);
    assert_eq!(player.heard().len(), 1);
}

#[test]
fn moving_the_focus_never_bets() {
    let mut player = Player::at(holdem(6));
    let before = player.view();
    for key in [
        Key::Tab,
        Key::ArrowDown,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::F6,
    ] {
        for _ in 0..45 {
            player.harness.key_press(key);
            player.wait(Duration::from_millis(50));
        }
    }
    assert_eq!(player.view(), before);
    // Neither does changing an amount.
    player.press(Key::R);
    player.act("Half the pot: 450");
    player.act("The full pot: 700");
    assert_eq!(player.view(), before);
}

#[test]
fn a_bad_amount_says_the_limits_and_stays() {
    let mut player = Player::at(holdem(6));
    player.press(Key::R);
    player.heard();
    for (typed, said) in [
        ("17", "17"),
        ("six", "Not an amount: six."),
        ("99999999", "20,000"),
    ] {
        player.retype(typed);
        player.press(Key::Enter);
        let heard = player.heard().join(" ");
        assert!(heard.contains(said) || said == typed, "{typed}: {heard}");
        assert!(!heard.is_empty(), "{typed}");
        let field = player.focused().unwrap();
        assert_eq!(field.name, "Raise to", "{typed}");
        assert_eq!(field.value.as_deref(), Some(typed));
        assert!(
            field.description.contains("From 400 to 20,000"),
            "{field:?}"
        );
    }
    player.retype("600");
    player.press(Key::Enter);
    assert!(player.heard()[0].starts_with("You raise to 600"));
}

#[test]
fn a_dialog_takes_the_focus_and_gives_it_back() {
    let mut player = Player::at(holdem(6));
    player.focus("Fold");
    player.press(Key::R);
    assert_eq!(player.focused().unwrap().name, "Raise to");
    player.press(Key::Escape);
    assert_eq!(player.focused().unwrap().name, "Fold");
    player.press_with(Modifiers::SHIFT, Key::A);
    assert_eq!(player.focused().unwrap().name, "No, go back");
    // What is behind cannot be pressed, not even by assistive technology.
    let behind = player
        .tree()
        .into_iter()
        .find(|it| it.name == "Call or check");
    assert!(behind.is_none_or(|it| it.disabled));
    player.press(Key::Escape);
    assert_eq!(player.focused().unwrap().name, "Fold");
}

#[test]
fn keys_are_described_without_being_used() {
    let mut player = Player::at(holdem(6));
    let before = player.view();
    player.press_with(Modifiers::SHIFT, Key::F1);
    player.heard();
    player.press(Key::F);
    assert_eq!(
        player.heard(),
        ["F: fold or muck, asks first when checking is free"]
    );
    player.press(Key::Escape);
    assert_eq!(player.heard(), ["Keys work again."]);
    assert_eq!(player.view(), before);
}

#[test]
fn what_is_typed_takes_the_place_of_what_stands_in_a_field() {
    let mut player = Player::at(holdem(6));
    let stands = |player: &Player| player.focused().unwrap().value.unwrap();
    player.press(Key::R);
    player.type_text("17");
    assert_eq!(stands(&player), "17");
    // Refused, it can be mended or typed anew.
    player.press(Key::Enter);
    player.press(Key::End);
    player.type_text("00");
    assert_eq!(stands(&player), "1700");
    player.retype("18");
    player.press(Key::Enter);
    player.type_text("500");
    assert_eq!(stands(&player), "500");
}

/// Questions change nothing, so that they need no picture each; what has piled
/// up for too long is dropped, told, and not done.
#[test]
fn keys_do_not_pile_up() {
    let press = |key| stroke(&(Modifiers::NONE, key));
    let mut player = Player::at(holdem(6));
    player.heard();
    let asked = player.table().log().messages(Buffer::Answers).count();
    let many = std::iter::repeat_n(Key::P, 1000).flat_map(press);
    player.harness.input_mut().events.extend(many);
    player.wait(Duration::from_millis(50));
    let answered = player.table().log().messages(Buffer::Answers).count();
    assert_eq!(answered - asked, 1000, "all in one picture");
    // Each of these waits for what comes of the one before.
    let before = player.view();
    let help = std::iter::repeat_n([Key::F1, Key::Escape], 500).flatten();
    let events = help.chain([Key::F]).flat_map(press);
    player.harness.input_mut().events.extend(events);
    player.settle();
    player.wait(Duration::from_secs(2));
    let dropped = "Too many keys at once.";
    let heard = player.heard();
    assert!(heard.iter().any(|it| it.contains(dropped)), "{heard:?}");
    assert_eq!(player.view(), before, "the last key was to fold");
}
