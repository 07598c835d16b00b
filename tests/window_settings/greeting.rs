use egui::accesskit::Role;
use egui::{Key, Modifiers};
use tabletalk::player::settings::{Channel, Settings, Theme};
use tabletalk::table::TimeScale;

use crate::player::{Player, start};
use crate::{focused, settings};

const WHO: &str = "If you hear this twice, press Enter, and your screen reader speaks alone. \
                   Press V for the built-in voice.";
const TIME: &str = "How much time would you like? Choose with Tab and Enter. \
                    You can change it later in the settings.";
const CZAS: &str = "Ile chcesz mieć czasu? Wybierz klawiszami Tab i Enter. \
                    Później możesz to zmienić w ustawieniach.";

/// A player who starts the program for the first time.
fn newcomer() -> Player {
    with_settings(Settings::default())
}

fn with_settings(settings: Settings) -> Player {
    let mut start = start(None);
    start.settings = settings;
    Player::new(start)
}

fn button(name: &str) -> (Role, String) {
    (Role::Button, name.to_owned())
}

fn is_at_menu(player: &Player) -> bool {
    player.title() == "Main menu" && focused(player).0 == Role::Button
}

#[test]
fn the_first_start_greets_and_the_second_does_not() {
    let mut player = newcomer();
    assert_eq!(player.title(), "Welcome to Tabletalk");
    assert_eq!(player.heard(), [WHO]);
    assert_eq!(focused(&player), button("My screen reader speaks"));
    player.press(Key::Escape);
    assert!(is_at_menu(&player));
    let settings = settings(&player);
    assert_eq!(
        settings,
        Settings {
            greeted: true,
            ..Settings::default()
        }
    );
    let mut player = with_settings(settings);
    assert!(is_at_menu(&player));
    assert!(player.heard().is_empty());
}

#[test]
fn enter_lets_the_screen_reader_speak() {
    let mut player = newcomer();
    player.heard();
    player.press(Key::Enter);
    assert_eq!(settings(&player).channel, Channel::ScreenReader);
    assert_eq!(player.heard(), [TIME]);
    // Who listens needs time, and gets it with Enter.
    assert_eq!(focused(&player), button("Without clocks"));
    assert!(!settings(&player).greeted);
    player.press(Key::Enter);
    assert!(is_at_menu(&player));
    assert!(settings(&player).greeted);
    assert_eq!(settings(&player).table.time_scale, TimeScale::Untimed);
}

#[test]
fn v_lets_the_built_in_voice_speak() {
    let mut player = newcomer();
    player.heard();
    player.press(Key::V);
    assert_eq!(settings(&player).channel, Channel::OwnVoice);
    // From now on the screen reader has nothing to announce.
    assert!(player.heard().is_empty());
    assert_eq!(focused(&player), button("Without clocks"));
    player.press(Key::Tab);
    assert_eq!(focused(&player), button("As the rules say"));
    player.press(Key::Enter);
    assert!(is_at_menu(&player));
    assert_eq!(settings(&player).table.time_scale, TimeScale::Times1);
}

#[test]
fn every_answer_can_be_given_by_pointer() {
    let channels = [
        ("My screen reader speaks", Channel::ScreenReader),
        ("The built-in voice speaks", Channel::OwnVoice),
        ("Both speak", Channel::Both),
        ("Automatic", Channel::Automatic),
        ("Nobody speaks", Channel::Off),
    ];
    let times = [
        ("As the rules say", TimeScale::Times1),
        ("Twice as long", TimeScale::Times2),
        ("Five times as long", TimeScale::Times5),
        ("Ten times as long", TimeScale::Times10),
        ("Without clocks", TimeScale::Untimed),
    ];
    for (place, (time_name, time)) in times.into_iter().enumerate() {
        let (channel_name, channel) = channels[place % channels.len()];
        let mut player = newcomer();
        player.click(channel_name);
        focused(&player);
        player.click(time_name);
        assert!(is_at_menu(&player));
        let settings = settings(&player);
        assert_eq!(settings.channel, channel);
        assert_eq!(settings.table.time_scale, time);
        assert!(settings.greeted);
    }
}

/// Who sees little sets colours and size before anything else, and is still asked.
#[test]
fn the_look_is_chosen_beside_who_speaks() {
    let mut player = newcomer();
    player.heard();
    player.act("Colours: High contrast, dark");
    assert_eq!(settings(&player).look.theme, Theme::HighContrastDark);
    player.focus("Size of text");
    player.press(Key::V);
    player.retype("150");
    assert_eq!(u16::from(settings(&player).look.text_scale), 150);
    assert_eq!(settings(&player).channel, Channel::Automatic, "V is typed");
    assert_eq!(player.title(), "Welcome to Tabletalk");
    player.click("Nobody speaks");
    assert_eq!(settings(&player).channel, Channel::Off);
    assert!(player.heard().is_empty());
}

/// Nobody knows who can be heard, whatever the settings say.
#[test]
fn the_screen_reader_greets_even_where_it_is_off() {
    for channel in [Channel::OwnVoice, Channel::Off] {
        let mut player = with_settings(Settings {
            channel,
            ..Settings::default()
        });
        assert_eq!(player.heard(), [WHO]);
    }
}

#[test]
fn the_greeting_is_repeated_in_the_language_that_is_chosen() {
    let mut player = newcomer();
    player.heard();
    player.act("Language: Polski");
    let heard = player.heard();
    assert_eq!(heard.len(), 1, "{heard:?}");
    assert!(heard[0].starts_with("Jeśli słyszysz to dwa razy"));
    assert_eq!(settings(&player).language.as_deref(), Some("pl"));
    player.press(Key::Enter);
    assert_eq!(player.heard(), [CZAS]);
    player.act("Język: English");
    assert_eq!(player.heard(), [TIME]);
}

/// An arrow chooses a language and stays there, and Enter answers as everywhere
/// on this screen.
#[test]
fn arrows_stay_among_the_languages() {
    let mut player = newcomer();
    player.press_with(Modifiers::SHIFT, Key::Tab);
    player.press_with(Modifiers::SHIFT, Key::Tab);
    for (key, language) in [
        (Key::ArrowDown, Some("en")),
        (Key::ArrowDown, Some("pl")),
        (Key::ArrowUp, Some("en")),
    ] {
        player.press(key);
        assert_eq!(focused(&player).0, Role::RadioButton);
        assert_eq!(settings(&player).language.as_deref(), language);
    }
    player.heard();
    player.press(Key::Enter);
    assert_eq!(settings(&player).channel, Channel::ScreenReader);
    assert_eq!(player.heard(), [TIME]);
}

#[test]
fn the_questions_can_be_heard_again() {
    let mut player = newcomer();
    player.heard();
    player.press(Key::L);
    assert_eq!(player.heard(), [WHO]);
    player.press(Key::Enter);
    assert_eq!(player.heard(), [TIME]);
    player.press(Key::L);
    assert_eq!(player.heard(), [TIME]);
}

#[test]
fn escape_ends_the_questions_at_any_time() {
    let mut player = newcomer();
    player.press(Key::Enter);
    player.press(Key::Escape);
    assert!(is_at_menu(&player));
    assert!(settings(&player).greeted);
    assert_eq!(settings(&player).channel, Channel::ScreenReader);
}

/// Help and settings are there from the beginning, and one comes back.
#[test]
fn other_screens_lead_back_to_the_greeting() {
    let mut player = newcomer();
    for (modifiers, key) in [(Modifiers::NONE, Key::F1), (Modifiers::CTRL, Key::Comma)] {
        player.press_with(modifiers, key);
        player.press(Key::V);
        player.press(Key::Escape);
        assert_eq!(player.title(), "Welcome to Tabletalk");
        assert_eq!(focused(&player), button("My screen reader speaks"));
        assert_eq!(settings(&player).channel, Channel::Automatic);
    }
}
