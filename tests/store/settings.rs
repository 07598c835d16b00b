use std::fs;

use tabletalk::player::Notice;
use tabletalk::player::commands::Keymap;
use tabletalk::player::settings::{Saver, Settings, Theme};
use tabletalk::rules::GameKind;
use tabletalk::store::Folders;

use super::temp_folder::TempFolder;
use super::{chosen, folders, names};

fn save(folders: &Folders, settings: &Settings) {
    let saver = Saver::start(folders, || {});
    saver.save(settings.clone());
    assert_eq!(saver.finish(), None);
}

/// Loads a file of that text.
fn load(text: &str) -> (Settings, Vec<Notice>) {
    let folder = TempFolder::new();
    fs::write(folders(&folder).settings(), text).unwrap();
    Settings::load(&folders(&folder))
}

/// The names of what cannot be used.
fn mended(notices: &[Notice]) -> &[String] {
    match notices {
        [Notice::SettingsMended { names, .. }, ..] => names,
        _ => panic!("{notices:?}"),
    }
}

#[test]
fn nothing_kept_is_everything_as_usual() {
    let folder = TempFolder::new();
    let loaded = Settings::load(&folders(&folder));
    assert_eq!(loaded, (Settings::default(), vec![]));
    assert!(names(&folder).is_empty(), "looking changes nothing");
}

#[test]
fn what_is_saved_is_loaded() {
    let (_, bad) = Keymap::new(&chosen().keys);
    assert_eq!(bad, [], "the test's own key");
    for settings in [Settings::default(), chosen()] {
        let folder = TempFolder::new();
        save(&folders(&folder), &settings);
        assert_eq!(Settings::load(&folders(&folder)), (settings, vec![]));
        assert_eq!(names(&folder), ["settings.ron"]);
    }
}

#[test]
fn a_file_can_be_read_and_changed_by_people() {
    let folder = TempFolder::new();
    save(&folders(&folder), &chosen());
    let text = fs::read_to_string(folders(&folder).settings()).unwrap();
    assert!(
        text.contains("\n        theme: HighContrastDark,\n"),
        "{text}"
    );
    let (settings, notices) = load(&text.replace("HighContrastDark", "Light"));
    assert_eq!(settings.look.theme, Theme::Light);
    assert_eq!(notices, []);
}

#[test]
fn what_a_newer_tabletalk_knows_is_passed_over() {
    let text = "(
        greeted: true,
        weather: Sunny(degrees: 21, wind: [1, 2.5]),
        look: (theme: Light, sparkle: Some(\"much\")),
    )";
    let (settings, notices) = load(text);
    assert!(settings.greeted);
    assert_eq!(settings.look.theme, Theme::Light);
    assert_eq!(notices, []);
}

#[test]
fn what_cannot_be_used_is_as_usual_and_the_rest_stays() {
    for (field, name) in [
        ("look: (theme: Purple, motion: Smooth)", "look.theme"),
        (
            "look: (motion: Smooth, text_scale: 70000)",
            "look.text_scale",
        ),
        ("look: (motion: Smooth, text_scale: -1)", "look.text_scale"),
        ("look: 7", "look"),
        ("channel: Telepathy", "channel"),
        ("sounds: (table: 300, alerts: 7)", "sounds.table"),
        ("table: (time_scale: Times3)", "table.time_scale"),
        ("verbosity: (own: \"full\")", "verbosity.own"),
        ("language: Some(\"xx\")", "language"),
        ("tables: {\"draw\": (options: Chess)}", "tables.draw"),
        ("tables: {\"draw\": (options: Holdem(()))}", "tables.draw"),
        (
            "tables: {\"draw\": (options: Draw(()), opponents: Some(\"pro\"))}",
            "tables.draw.opponents",
        ),
    ] {
        let (settings, notices) = load(&format!("({field}, greeted: true)"));
        assert_eq!(mended(&notices), [name], "{field}");
        assert!(settings.greeted, "{field}");
        let smooth = field.contains("Smooth");
        let usual = Settings::default().look;
        assert_eq!(settings.look != usual, smooth, "{field}");
        if field.contains("alerts") {
            assert_eq!(settings.sounds.alerts, 7);
        }
    }
}

#[test]
fn a_table_that_cannot_be_set_is_as_usual() {
    let (settings, notices) = load(
        "(tables: {\"holdem\": (options: Holdem((players: 13))), \"draw\": (options: Draw(()))})",
    );
    assert_eq!(settings.tables.keys().collect::<Vec<_>>(), ["draw"]);
    assert!(
        matches!(
            &notices[1],
            Notice::TableIgnored {
                game: GameKind::Holdem,
                ..
            }
        ),
        "{notices:?}"
    );
}

#[test]
fn keys_that_cannot_be_are_told_one_by_one() {
    let (settings, notices) =
        load("(keys: (keys: {\"raise\": \"Tab\", \"dance\": \"D\", \"fold\": \"Shift+F2\"}))");
    assert_eq!(settings.keys.keys.keys().collect::<Vec<_>>(), ["fold"]);
    let keys = |it: &&Notice| matches!(it, Notice::KeyIgnored(_));
    assert_eq!(notices.iter().filter(keys).count(), 2, "{notices:?}");
}

/// As editors write them.
#[test]
fn a_mark_before_the_settings_is_no_part_of_them() {
    let text = format!("\u{feff}{}", ron::to_string(&chosen()).unwrap());
    let wide = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect();
    for bytes in [
        text.clone().into_bytes(),
        wide(u16::to_le_bytes),
        wide(u16::to_be_bytes),
    ] {
        let folder = TempFolder::new();
        fs::write(folders(&folder).settings(), bytes).unwrap();
        assert_eq!(Settings::load(&folders(&folder)), (chosen(), vec![]));
    }
}
