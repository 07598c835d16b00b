use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

use tabletalk::player::Notice;
use tabletalk::player::settings::{Saver, Settings};
use tabletalk::store::{Folders, Trouble};

use super::temp_folder::TempFolder;
use super::{chosen, folders, names};

/// What comes of saving there.
fn trouble(folder: &Path) -> Option<Trouble> {
    let folders = Folders::new(Some(folder.to_owned())).unwrap();
    let (call, called) = channel();
    let saver = Saver::start(&folders, move || call.send(()).unwrap());
    saver.save(chosen());
    let notice = saver.finish();
    assert_eq!(called.try_iter().count(), usize::from(notice.is_some()));
    match notice? {
        Notice::SettingsNotSaved {
            folder: at,
            trouble,
        } => {
            assert_eq!(at, folder);
            Some(trouble)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn folders_come_by_themselves() {
    let folder = TempFolder::new();
    let deep = folder.path().join("some/where");
    assert_eq!(trouble(&deep), None);
    assert!(deep.join("settings.ron").is_file());
}

#[test]
fn a_file_where_a_folder_should_be_is_told() {
    let folder = TempFolder::new();
    let file = folder.path().join("file");
    fs::write(&file, "mine").unwrap();
    for place in [file.clone(), file.join("below")] {
        assert_eq!(trouble(&place), Some(Trouble::InTheWay), "{place:?}");
        let folders = Folders::new(Some(place)).unwrap();
        assert_eq!(Settings::load(&folders), (Settings::default(), vec![]));
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}

/// Nobody, not even root, can write there.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_is_told() {
    let place = Path::new("/sys/kernel/tabletalk");
    assert_eq!(trouble(place), Some(Trouble::ReadOnly));
}

#[test]
fn when_saving_fails_the_old_file_stays() {
    let folder = TempFolder::new();
    let file = folders(&folder).settings();
    // A folder that is not empty cannot be replaced by a file.
    fs::create_dir_all(file.join("full")).unwrap();
    assert_eq!(trouble(folder.path()), Some(Trouble::InTheWay));
    assert_eq!(names(&folder), ["settings.ron"], "nothing lies about");
    assert!(file.join("full").is_dir());
}

#[test]
fn the_newest_settings_win_and_the_same_trouble_is_told_once() {
    let folder = TempFolder::new();
    let saver = Saver::start(&folders(&folder), || {});
    for _ in 0..100 {
        saver.save(Settings::default());
    }
    saver.save(chosen());
    drop(saver);
    assert_eq!(Settings::load(&folders(&folder)).0, chosen());

    let file = folder.path().join("settings.ron");
    let (call, called) = channel();
    let nowhere = Folders::new(Some(file)).unwrap();
    let saver = Saver::start(&nowhere, move || call.send(()).unwrap());
    for _ in 0..100 {
        saver.save(Settings::default());
    }
    assert!(saver.finish().is_some());
    assert_eq!(called.try_iter().count(), 1);
}

#[cfg(unix)]
#[test]
fn a_link_to_the_settings_stays_a_link() {
    let (folder, elsewhere) = (TempFolder::new(), TempFolder::new());
    let real = elsewhere.path().join("my-settings");
    fs::write(&real, "()").unwrap();
    let link = folders(&folder).settings();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    assert_eq!(trouble(folder.path()), None);
    assert!(link.is_symlink());
    assert!(fs::read_to_string(&real).unwrap().contains("HighContrast"));
    assert_eq!(names(&elsewhere), ["my-settings"]);
}

#[test]
fn a_portable_copy_keeps_everything_in_one_folder() {
    let folders = Folders::new(Some(PathBuf::from("here"))).unwrap();
    for place in [folders.config(), folders.data(), folders.state()] {
        assert_eq!(place, Path::new("here"));
    }
    let own = Folders::new(None).unwrap();
    for place in [own.config(), own.data(), own.state()] {
        assert_eq!(place.file_name().unwrap(), "tabletalk");
        assert!(place.is_absolute());
    }
}
