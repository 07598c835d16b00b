//! The game under way is kept, whatever happens to the program.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "../any_options/mod.rs"]
mod any_options;
#[path = "../in_the_way/mod.rs"]
mod in_the_way;
#[path = "../one_person/mod.rs"]
mod one_person;
#[path = "../temp_folder/mod.rs"]
mod temp_folder;

mod damage;
mod kept;
mod kills;
mod player;
mod prefixes;
mod program;

use tabletalk::bots::Style;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{Options, Seat};
use tabletalk::store::Folders;
use tabletalk::table::{Start, TablePace};
use temp_folder::TempFolder;

fn folders(folder: &TempFolder) -> Folders {
    Folders::new(Some(folder.path().to_owned())).unwrap()
}

/// A table with computer players of these styles.
fn start(options: Options, seed: u64, styles: &[&str], settings: TablePace) -> Start {
    let style = |name: &&str| Style::named(name, options.kind()).unwrap();
    Start {
        styles: styles.iter().map(style).collect(),
        seed: Seed::from(seed),
        people: Seat::FIRST.into(),
        settings,
        options,
    }
}
