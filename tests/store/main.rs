//! What is kept on disk, and what happens when it cannot be.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "../in_the_way/mod.rs"]
mod in_the_way;
#[path = "../temp_folder/mod.rs"]
mod temp_folder;

mod broken;
mod saving;
mod settings;
mod unread;
mod words;

use std::fs;

use tabletalk::player::commands::Letters;
use tabletalk::player::settings::{LastTable, Motion, Settings, TextScale, Theme};
use tabletalk::rules::{GameKind, Options};
use tabletalk::store::Folders;
use tabletalk::table::Pacing;
use temp_folder::TempFolder;

fn folders(folder: &TempFolder) -> Folders {
    Folders::new(Some(folder.path().to_owned())).unwrap()
}

/// Settings of which none is as usual.
fn chosen() -> Settings {
    let mut settings = Settings {
        language: Some("pl".to_owned()),
        greeted: true,
        ..Settings::default()
    };
    settings.look.theme = Theme::HighContrastDark;
    settings.look.text_scale = TextScale::percent(250);
    settings.look.motion = Motion::Smooth;
    settings.asks.all_in = false;
    settings.table.pacing = Pacing::Leisurely;
    settings.keys.letters = Letters::Off;
    let own_key = ("fold".to_owned(), "Shift+F2".to_owned());
    settings.keys.keys.extend([own_key]);
    for (_, options) in Options::presets() {
        let opponents = Some("strong".to_owned()).filter(|_| options.kind() != GameKind::Holdem);
        let table = LastTable { options, opponents };
        settings
            .tables
            .insert(table.options.kind().id().to_owned(), table);
    }
    settings
}

/// What is in the folder, by name.
fn names(folder: &TempFolder) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).unwrap();
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    let mut names: Vec<String> = entries.map(|entry| name(entry.unwrap())).collect();
    names.sort();
    names
}
