//! Settings, options and languages.

use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;
use tabletalk::player::settings::Settings;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{BadOptions, FileProblem, Game, Options};
use tabletalk::store::Folders;

use crate::fuzz;
use crate::temp_folder::TempFolder;

#[test]
fn settings() {
    let folder = TempFolder::new();
    let folders = Folders::new(Some(folder.path().to_owned())).unwrap();
    let pretty = ron::ser::PrettyConfig::new();
    let good = ron::ser::to_string_pretty(&Settings::default(), pretty).unwrap();
    fuzz(&[good.into_bytes()], |bytes| {
        fs::write(folders.settings(), bytes).unwrap();
        let (settings, notices) = Settings::load(&folders);
        // What was wrong is told once, and set aside.
        assert_eq!(
            Settings::load(&folders),
            (settings, Vec::new()),
            "{notices:?}"
        );
        for entry in fs::read_dir(folder.path()).unwrap() {
            fs::remove_file(entry.unwrap().path()).unwrap();
        }
    });
}

#[test]
fn options() {
    let samples: Vec<Vec<u8>> = Options::presets()
        .into_iter()
        .map(|(_, options)| ron::to_string(&options).unwrap().into_bytes())
        .collect();
    fuzz(&samples, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let read = Options::read(&text);
        if let Ok(options) = &read {
            assert!(Game::new(options.clone(), Seed::from(1)).is_ok());
        }
        // Saved games are read by others, who also take names that they do
        // not know. What is right for them is right here, and the same.
        if let Ok(saved) = ron::from_str::<Options>(&text) {
            match read {
                Ok(options) => assert_eq!(options, saved, "{text}"),
                Err(BadOptions {
                    problem: FileProblem::Unknown { .. },
                    ..
                }) => {}
                Err(_) => assert!(saved.check().is_err(), "{text}"),
            }
        }
    });
}

#[test]
fn locales() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/pl");
    let files = fs::read_dir(folder).unwrap();
    let mut samples: Vec<Vec<u8>> = files
        .map(|it| fs::read(it.unwrap().path()).unwrap())
        .collect();
    samples.sort();
    fuzz(&samples, |bytes| {
        // What cannot be read is reported, and the rest can be used.
        if let Ok(text) = String::from_utf8(bytes.to_vec())
            && let Err((_, problems)) = FluentResource::try_new(text)
        {
            assert!(!problems.is_empty());
        }
    });
}
