use std::path::PathBuf;

use ron::ser::PrettyConfig;

use super::Settings;
use super::salvage::salvage;
use crate::bots::Style;
use crate::player::Notice;
use crate::player::commands::Keymap;
use crate::speech::Language;
use crate::store::files::{read, replace, set_aside, text};
use crate::store::{Folders, Trouble};

/// What the program finds when it starts: where the player's files are, and
/// the settings there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// Where files are kept; `None` if the system names no folder.
    pub folders: Option<Folders>,
    /// The settings, or the default ones where there are none.
    pub settings: Settings,
    /// What is wrong with the settings or the folders, to tell the player.
    pub notices: Vec<Notice>,
}

impl Profile {
    /// Loads it from the player's own folders, or from the one given.
    pub fn load(portable: Option<PathBuf>) -> Profile {
        match Folders::new(portable) {
            Ok(folders) => {
                folders.tidy();
                let (settings, notices) = Settings::load(&folders);
                Profile {
                    folders: Some(folders),
                    settings,
                    notices,
                }
            }
            Err(notice) => Profile {
                notices: vec![notice.into()],
                ..Profile::default()
            },
        }
    }
}

/// No settings are so large.
const MOST_BYTES: u64 = 1 << 20;

impl Settings {
    /// The player's settings, and what is wrong with them.
    ///
    /// What cannot be used gets its default value. The file is then set aside,
    /// so that nothing is lost, and replaced, so that this is reported once. A
    /// file that cannot be read at the moment stays as it is.
    pub fn load(folders: &Folders) -> (Settings, Vec<Notice>) {
        let path = folders.settings();
        let found = match read(&path, MOST_BYTES) {
            Ok(None) => return (Settings::default(), Vec::new()),
            Ok(Some(bytes)) => text(bytes).ok(),
            Err(Trouble::TooLarge) => None,
            Err(trouble) => {
                let settings = Settings {
                    stand_in: true,
                    ..Settings::default()
                };
                let file = path;
                return (settings, vec![Notice::SettingsNotRead { file, trouble }]);
            }
        };
        let read = found.and_then(|text| match ron::from_str(&text) {
            Ok(settings) => Some((settings, Vec::new())),
            Err(_) => salvage::<Settings>(&text),
        });
        let is_broken = read.is_none();
        let (mut settings, mut names) = read.unwrap_or_default();
        let mut notices = settings.check(&mut names);
        if !is_broken && names.is_empty() && notices.is_empty() {
            return (settings, notices);
        }
        let aside = set_aside(&path).ok();
        if aside.is_some() {
            // If it cannot be written now, the next change reports that.
            let _ = settings.write(folders);
        }
        if is_broken {
            notices.insert(0, Notice::SettingsBroken { aside });
        } else {
            notices.insert(0, Notice::SettingsMended { names, aside });
        }
        (settings, notices)
    }

    /// Speaks this language from now on, `None` for the system's, whatever the
    /// command line said.
    pub(crate) fn speak(&mut self, language: Option<Language>) {
        self.language = language.map(|language| language.tag().to_owned());
        self.for_now = None;
    }

    /// The language of the command line or of the settings; `None` for the
    /// system's.
    pub fn chosen_language(&self) -> Option<Language> {
        let kept = || self.language.as_ref()?.parse().ok();
        self.for_now.or_else(kept)
    }

    /// Writes the settings, whole or not at all.
    pub(super) fn write(&self, folders: &Folders) -> Result<(), Trouble> {
        if self.stand_in {
            return Err(Trouble::Unread);
        }
        let pretty = PrettyConfig::new().new_line("\n");
        let text = ron::ser::to_string_pretty(self, pretty);
        let text = text.map_err(|error| Trouble::Other(error.to_string()))?;
        Ok(replace(&folders.settings(), &(text + "\n"))?)
    }

    /// Puts defaults in place of values that make no sense. Reports them by
    /// name, or by a notice where there is more to say.
    fn check(&mut self, names: &mut Vec<String>) -> Vec<Notice> {
        let unknown = |tag: &String| tag.parse::<Language>().is_err();
        if self.language.take_if(|tag| unknown(tag)).is_some() {
            names.push("language".to_owned());
        }
        let (keymap, bad) = Keymap::new(&self.keys);
        let mut notices: Vec<Notice> = bad.into_iter().map(Notice::KeyIgnored).collect();
        if !notices.is_empty() {
            self.keys = keymap.settings();
        }
        self.tables.retain(|game, table| {
            let kind = table.options.kind();
            if kind.id() != game {
                names.push(format!("tables.{game}"));
                return false;
            }
            let unknown = |level: &String| !Style::levels(kind).any(|style| style.name == level);
            if table.opponents.take_if(|level| unknown(level)).is_some() {
                names.push(format!("tables.{game}.opponents"));
            }
            let checked = table.options.check();
            let ignored = checked.as_ref().err().map(|bad| Notice::TableIgnored {
                game: kind,
                bad: bad.clone(),
            });
            notices.extend(ignored);
            checked.is_ok()
        });
        notices
    }
}
