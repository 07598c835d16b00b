use std::path::PathBuf;

use super::{Folders, Notice, Settings};

/// What a program starts with.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept {
    /// Where everything is kept; nowhere, where there is no folder.
    pub folders: Option<Folders>,
    /// The settings there.
    pub settings: Settings,
    /// What is wrong with them, or with the folders.
    pub notices: Vec<Notice>,
}

impl Kept {
    /// Looks into the player's own folders, or into the one given.
    pub fn load(portable: Option<PathBuf>) -> Kept {
        match Folders::new(portable) {
            Ok(folders) => {
                folders.tidy();
                let (settings, notices) = Settings::load(&folders);
                Kept {
                    folders: Some(folders),
                    settings,
                    notices,
                }
            }
            Err(notice) => Kept {
                notices: vec![notice],
                ..Kept::default()
            },
        }
    }
}
