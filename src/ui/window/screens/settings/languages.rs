use egui::Ui;

use super::SettingsForm;
use crate::speech::{L10n, Language, msg};
use crate::ui::window::widgets::choice;

/// The languages, each named in itself: players who do not understand the
/// current one must be able to find theirs.
pub(in crate::ui::window::screens) struct Languages(Vec<(Language, String)>);

impl Default for Languages {
    fn default() -> Languages {
        let name = |language| L10n::new(language).text(msg::SETTINGS_LANGUAGE_NAME);
        let named = |&language: &Language| (language, name(language));
        Languages(Language::ALL.iter().map(named).collect())
    }
}

impl Languages {
    /// Shows the choice of a language. The built-in voice confirms it once it
    /// speaks the new language.
    pub(in crate::ui::window::screens) fn show(&self, ui: &mut Ui, form: &mut SettingsForm<'_>) {
        let system = (None, form.shared.text(msg::SETTINGS_LANGUAGE_SYSTEM));
        let named = |(language, name): &(Language, String)| (Some(*language), name.clone());
        let options: Vec<(Option<Language>, String)> = [system]
            .into_iter()
            .chain(self.0.iter().map(named))
            .collect();
        let tag = form.settings().language.as_ref();
        let now = tag.and_then(|tag| tag.parse().ok());
        let label = form.shared.text(msg::SETTINGS_LANGUAGE);
        let chosen = choice(ui, "language", (&label, &form.shared.words), &options, now);
        if let Some(language) = chosen {
            form.change(|settings| settings.speak(language));
        }
    }
}
