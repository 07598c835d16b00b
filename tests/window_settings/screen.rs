use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Vec2};
use egui_kittest::kittest::Queryable;
use tabletalk::player::settings::Channel;
use tabletalk::player::settings::{Motion, Settings, Theme};
use tabletalk::rules::{HoldemOptions, Options};
use tabletalk::speech::{L10n, Language};
use tabletalk::ui::outlets::lessons;
use tabletalk::ui::window::theme::Palette;

use crate::player::{Player, start, table};
use crate::{at_settings, focused, names, settings};

/// Everything that stands or is said on the screen.
fn texts(player: &Player) -> BTreeSet<String> {
    let tree = player.tree().into_iter();
    tree.flat_map(|it| [it.name, it.description])
        .filter(|text| text.chars().any(char::is_alphabetic))
        .collect()
}

/// Like `--lang`: it is heard, but not kept, whatever else is changed.
#[test]
fn a_language_for_this_time_is_not_kept() {
    let mut start = start(None);
    start.settings.for_now = Some(Language::Polish);
    let mut player = Player::new(start);
    player.press_with(Modifiers::CTRL, Key::Comma);
    assert_eq!(player.title(), "Ustawienia");
    player.act("Kolory: Jasne");
    assert_eq!(player.title(), "Ustawienia");
    let kept = ron::to_string(&settings(&player)).unwrap();
    let kept: Settings = ron::from_str(&kept).unwrap();
    assert_eq!((kept.look.theme, kept.language), (Theme::Light, None));
    // Until the player chooses one.
    player.act("Język: English");
    assert_eq!(player.title(), "Settings");
    assert_eq!(settings(&player).language.as_deref(), Some("en"));
}

#[test]
fn the_settings_open_from_everywhere_and_close() {
    let mut player = Player::new(start(None));
    for _ in 0..2 {
        player.press_with(Modifiers::CTRL, Key::Comma);
        assert_eq!(player.title(), "Settings");
        focused(&player);
        player.press(Key::Escape);
        assert_eq!(player.title(), "Main menu");
        focused(&player);
    }
    player.act("Settings");
    assert_eq!(player.title(), "Settings");
    player.click("Back");
    assert_eq!(player.title(), "Main menu");
    assert_eq!(focused(&player), (Role::Button, "Settings".to_owned()));
}

#[test]
fn another_language_is_spoken_at_once_and_nothing_is_left_of_the_old_one() {
    let mut player = at_settings();
    let english = texts(&player);
    assert!(english.len() > 60, "{english:?}");
    player.act("Language: Polski");
    assert_eq!(player.title(), "Ustawienia");
    assert_eq!(
        focused(&player),
        (Role::RadioButton, "Język: Polski".to_owned())
    );
    let polish = texts(&player);
    let left: Vec<&String> = polish.intersection(&english).collect();
    assert!(left.is_empty(), "{left:?}");
    player.act("Język: English");
    assert_eq!(texts(&player), english);
}

#[test]
fn the_keys_have_no_word_of_another_language() {
    let mut player = at_settings();
    player.act("Change keys");
    let english = texts(&player);
    player.press(Key::Escape);
    player.act("Language: Polski");
    player.act("Zmień klawisze");
    let polish = texts(&player);
    let left: Vec<&String> = polish.intersection(&english).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn colours_and_motion_change_at_once() {
    let mut player = at_settings();
    for (name, theme) in [
        ("Colours: Light", Theme::Light),
        ("Colours: High contrast, dark", Theme::HighContrastDark),
        ("Colours: High contrast, light", Theme::HighContrastLight),
        ("Colours: Dark", Theme::Dark),
    ] {
        player.act(name);
        assert_eq!(settings(&player).look.theme, theme);
        let shown = player.harness.ctx.global_style().visuals.panel_fill;
        assert_eq!(shown, Palette::of(theme).background, "{name}");
    }
    player.act("Cards and chips glide to their places");
    assert_eq!(settings(&player).look.motion, Motion::Smooth);
    assert!(player.harness.ctx.global_style().animation_time > 0.0);
}

#[test]
fn everything_is_as_large_as_it_is_set() {
    let mut player = at_settings();
    for percent in [125, 150, 175, 200, 225, 250, 275, 300] {
        let name = "Size of text";
        let field = player.harness.get_by_role_and_label(Role::SpinButton, name);
        field.increment_accesskit();
        player.settle();
        let factor = player.harness.ctx.zoom_factor();
        assert_eq!(factor, percent as f32 / 100.0);
        assert_eq!(u16::from(settings(&player).look.text_scale), percent);
    }
}

/// Beside the field, which is typed into, there are signs for the pointer.
#[test]
fn a_number_is_changed_with_the_pointer() {
    let room = Vec2::new(1280.0, 3000.0);
    let mut player = Player::in_room(start(None), room);
    player.press_with(Modifiers::CTRL, Key::Comma);
    let field = player.control(Role::SpinButton, "Volume of alerts").rect();
    let mut volumes = vec![settings(&player).sounds.alerts];
    for step in 1..8 {
        let at = Pos2::new(field.right() + 20.0 * step as f32, field.center().y);
        player.harness.hover_at(at);
        player.harness.drag_at(at);
        player.harness.run();
        player.harness.drop_at(at);
        player.settle();
        volumes.push(settings(&player).sounds.alerts);
    }
    let least = volumes.iter().min().unwrap();
    let least = volumes.iter().position(|it| it == least).unwrap();
    let (less, more) = volumes.split_at(least);
    assert!(
        !less.is_empty() && less.is_sorted_by(|a, b| a > b),
        "{volumes:?}"
    );
    assert!(
        more.last() > more.first() && more.is_sorted(),
        "{volumes:?}"
    );
}

#[test]
fn everything_is_set_back_after_a_question() {
    let mut player = at_settings();
    for name in [
        "Who speaks: Both",
        "Colours: Light",
        "Time: Without clocks",
        "Ask before going all in",
    ] {
        player.act(name);
    }
    let chosen = settings(&player);
    let button = (Role::Button, "Reset".to_owned());

    // Escape is a no, and so is the button that has the focus.
    for key in [Key::Escape, Key::Enter] {
        player.act("Reset");
        assert_eq!(focused(&player), (Role::Button, "No, go back".to_owned()));
        player.press(key);
        assert_eq!(settings(&player), chosen);
        assert_eq!(player.title(), "Settings");
    }
    player.focus("Reset");
    player.press(Key::Enter);
    player.heard();
    player.act("Reset all");
    assert_eq!(player.heard(), ["All settings are reset."]);
    assert_eq!(focused(&player), button);
    let expected = Settings {
        greeted: true,
        channel: Channel::Both,
        ..Settings::default()
    };
    assert_eq!(settings(&player), expected);
}

/// What is behind a question cannot be changed by assistive technology.
#[test]
fn a_question_covers_the_rest() {
    let mut player = at_settings();
    player.act("Reset");
    let before = settings(&player);
    player.act("Colours: Light");
    assert_eq!(settings(&player), before);
}

#[test]
fn the_table_waits_and_goes_on_as_it_is_set() {
    let mut player = Player::at(Options::Holdem(HoldemOptions::default()));
    let hand = player.table().view().cloned();
    player.press_with(Modifiers::CTRL, Key::Comma);
    // No letter is heard at the table meanwhile.
    for key in [Key::F, Key::C, Key::Num1] {
        player.press(key);
        focused(&player);
    }
    assert_eq!(player.table().view(), hand.as_ref());
    player.act("Ask before going all in");
    player.press(Key::Escape);
    player.heard();
    player.press_with(Modifiers::SHIFT, Key::A);
    let table = player.table();
    assert_eq!(table.asking(), None);
    assert_ne!(table.view(), hand.as_ref());
}

#[test]
fn a_window_starts_as_it_was_set() {
    let mut start = start(Some(table(Options::Holdem(HoldemOptions::default()))));
    start.settings.language = Some("pl".to_owned());
    start.settings.look.theme = Theme::HighContrastLight;
    let mut player = Player::new(start);
    player.press_with(Modifiers::CTRL, Key::Comma);
    assert_eq!(player.title(), "Ustawienia");
}

#[test]
fn one_key_goes_from_heading_to_heading() {
    let mut player = at_settings();
    let parts = [
        "Language: As in the system",
        "Who speaks: Automatic",
        "Speed of the voice",
        "Volume of table sounds",
    ];
    for part in parts {
        player.press(Key::F6);
        assert_eq!(focused(&player).1, part);
    }
    for part in parts.iter().rev().skip(1) {
        player.press_with(Modifiers::SHIFT, Key::F6);
        assert_eq!(focused(&player).1, *part);
    }
}

/// Without the system's voices there is still a way in and out.
#[test]
fn the_voices_have_a_screen() {
    let mut player = at_settings();
    let button = "Voice: the first one for this language";
    player.act(button);
    assert_eq!(player.title(), "Choose a voice");
    assert_eq!(
        focused(&player),
        (
            Role::Label,
            "There is no list of voices for this language yet.".to_owned()
        )
    );
    player.press(Key::Escape);
    assert_eq!(focused(&player), (Role::Button, button.to_owned()));
}

#[test]
fn every_sound_can_be_learned() {
    let mut player = at_settings();
    player.act("Learn the sounds");
    assert_eq!(player.title(), "Learn the sounds");
    let words = L10n::new(Language::English);
    let lessons: Vec<String> = lessons().iter().map(|(_, key)| words.text(*key)).collect();
    assert_eq!(names(&player, Role::ListItem), lessons);
    for name in &lessons {
        player.act(name);
        assert_eq!(focused(&player), (Role::ListItem, name.clone()));
    }
    // The name was read with the focus; the sound comes without words.
    assert!(player.heard().is_empty());
}
