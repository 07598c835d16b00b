use std::fs;

use tabletalk::player::Notice;
use tabletalk::player::settings::Settings;

use super::temp_folder::TempFolder;
use super::{chosen, folders, names};

fn good_file() -> Vec<u8> {
    let pretty = ron::ser::PrettyConfig::new();
    ron::ser::to_string_pretty(&chosen(), pretty)
        .unwrap()
        .into_bytes()
}

/// Whatever is in the file, settings come out that can be used, nothing is
/// lost, and what is wrong is told once.
fn check(folder: &TempFolder, bytes: &[u8]) -> Settings {
    let (folders, file) = (folders(folder), folders(folder).settings());
    fs::write(&file, bytes).unwrap();
    let (settings, notices) = Settings::load(&folders);
    match notices.first() {
        None => assert_eq!(fs::read(&file).unwrap(), bytes),
        Some(
            Notice::SettingsBroken { aside: Some(aside) }
            | Notice::SettingsMended {
                aside: Some(aside), ..
            },
        ) => {
            assert_eq!(fs::read(aside).unwrap(), bytes);
            fs::remove_file(aside).unwrap();
        }
        _ => panic!("{notices:?}"),
    }
    assert_eq!(Settings::load(&folders), (settings.clone(), vec![]));
    settings
}

#[test]
fn a_file_cut_off_anywhere_is_set_aside() {
    let folder = TempFolder::new();
    let good = good_file();
    for length in 0..good.len() {
        let settings = check(&folder, &good[..length]);
        assert_eq!(settings, Settings::default(), "{length}");
    }
    assert_eq!(check(&folder, &good), chosen());
}

#[test]
fn a_file_with_a_wrong_byte_anywhere_harms_nothing() {
    let folder = TempFolder::new();
    let good = good_file();
    for place in 0..good.len() {
        let mut bytes = good.clone();
        bytes[place] ^= 1 << (place % 8);
        check(&folder, &bytes);
    }
}

#[test]
fn what_is_no_settings_file_at_all_is_set_aside() {
    let deep = "(look:".repeat(10_000);
    let long = " ".repeat(2 << 20);
    for text in ["", "\0", "[1, 2]", "settings", "{}", "((((", &deep, &long] {
        let folder = TempFolder::new();
        let settings = check(&folder, text.as_bytes());
        assert_eq!(settings, Settings::default());
    }
}

#[test]
fn files_set_aside_do_not_replace_each_other() {
    let folder = TempFolder::new();
    for _ in 0..3 {
        fs::write(folders(&folder).settings(), "broken").unwrap();
        Settings::load(&folders(&folder));
    }
    let aside = [1, 2, 3].map(|number| format!("settings.broken-{number}.ron"));
    assert_eq!(names(&folder)[..3], aside);
}

/// What is wrong is found part by part, but not in a text without an end.
#[test]
fn a_file_of_thousands_of_parts_is_read_soon() {
    let folder = TempFolder::new();
    let many = |part: fn(usize) -> String| (0..20_000).map(part).collect::<String>();
    let unknown = many(|it| format!("a{it}: 1, "));
    for (text, names) in [
        (
            format!("(greeted: 5, {unknown})"),
            Some(vec!["greeted".to_owned()]),
        ),
        (
            format!("(tables: {{{}}})", many(|it| format!("\"k{it}\": 5, "))),
            None,
        ),
    ] {
        fs::write(folders(&folder).settings(), text).unwrap();
        let told = match Settings::load(&folders(&folder)).1.remove(0) {
            Notice::SettingsMended { names, .. } => Some(names),
            Notice::SettingsBroken { .. } => None,
            other => panic!("{other:?}"),
        };
        assert_eq!(told, names);
    }
}
