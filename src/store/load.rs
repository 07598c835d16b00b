use ron::ser::PrettyConfig;

use super::files::{read, replace, set_aside};
use super::salvage::salvage;
use super::{Folders, Notice, Settings, Trouble};
use crate::bots::Style;
use crate::input::Keymap;
use crate::l10n::Language;

/// No settings are so large.
const MOST_BYTES: u64 = 1 << 20;

impl Settings {
    /// The player's settings, and what is wrong with them.
    ///
    /// What cannot be used is as usual. A file with such things in it is set
    /// aside, so that nothing is lost, and replaced, so that it is told once.
    /// A file that cannot be read just now stays as it is.
    pub fn load(folders: &Folders) -> (Settings, Vec<Notice>) {
        let path = folders.settings();
        let text = match read(&path, MOST_BYTES) {
            Ok(None) => return (Settings::default(), Vec::new()),
            Ok(Some(bytes)) => String::from_utf8(bytes).ok(),
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
        let read = text.and_then(|text| {
            // Some editors begin a file with a mark.
            let text = text.trim_start_matches('\u{feff}');
            match ron::from_str(text) {
                Ok(settings) => Some((settings, Vec::new())),
                Err(_) => salvage::<Settings>(text),
            }
        });
        let is_broken = read.is_none();
        let (mut settings, mut names) = read.unwrap_or_default();
        let mut notices = settings.check(&mut names);
        if !is_broken && names.is_empty() && notices.is_empty() {
            return (settings, notices);
        }
        let aside = set_aside(&path).ok();
        if aside.is_some() {
            // If it cannot be written now, the next change will tell.
            let _ = settings.write(folders);
        }
        if is_broken {
            notices.insert(0, Notice::SettingsBroken { aside });
        } else {
            notices.insert(0, Notice::SettingsMended { names, aside });
        }
        (settings, notices)
    }

    /// The language that the player has asked for or chosen, unless it is the
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

    /// Puts the usual in place of what makes no sense, and tells of it: in
    /// general by adding its name.
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
