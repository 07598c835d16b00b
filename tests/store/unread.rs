//! What cannot be read is not damaged: it stays as it is.

use tabletalk::player::Notice;
use tabletalk::player::settings::{Saver, Settings};
use tabletalk::store::Trouble;

use super::temp_folder::TempFolder;
use super::{folders, in_the_way, names};

#[test]
fn settings_that_cannot_be_read_are_neither_renamed_nor_replaced() {
    for (put, trouble) in in_the_way::cases() {
        let folder = TempFolder::new();
        let folders = folders(&folder);
        let file = folders.settings();
        put(&file);
        let before = file.symlink_metadata().unwrap().file_type();
        let (mut settings, notices) = Settings::load(&folders);
        assert_eq!(
            notices,
            [Notice::SettingsNotRead {
                file: file.clone(),
                trouble
            }]
        );
        settings.greeted = true;
        let saver = Saver::start(&folders, || {});
        saver.save(settings);
        let told = saver.finish();
        let folder_told = folders.config().to_owned();
        assert_eq!(
            told,
            Some(Notice::SettingsNotSaved {
                folder: folder_told,
                trouble: Trouble::Unread
            })
        );
        assert_eq!(names(&folder), ["settings.ron"]);
        assert_eq!(file.symlink_metadata().unwrap().file_type(), before);
    }
}
