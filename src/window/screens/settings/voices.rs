use egui::Ui;

use super::Form;
use crate::l10n::Language;
use crate::window::widgets::{choice, reading};

/// The choice of a voice for the language that is spoken, where there are
/// several.
pub(super) fn show(ui: &mut Ui, form: &mut Form<'_>, language: Language, voices: &[String]) {
    let label = form.desk.text("settings-voice-name");
    let first = form.desk.text("settings-voice-first");
    if voices.is_empty() {
        reading(ui, "voice", format!("{label}: {first}"));
        return;
    }
    let named = voices.iter().enumerate();
    let named = named.map(|(place, name)| (Some(place), name.clone()));
    let options: Vec<(Option<usize>, String)> = [(None, first)].into_iter().chain(named).collect();
    let own = form.settings().voice.voices.get(language.tag());
    let now = own.and_then(|own| voices.iter().position(|name| name == own));
    let Some(chosen) = choice(ui, "voice", &label, &options, now) else {
        return;
    };
    let name = chosen.map(|place| voices[place].clone());
    form.change(|settings| {
        let tag = language.tag().to_owned();
        match &name {
            Some(name) => settings.voice.voices.insert(tag, name.clone()),
            None => settings.voice.voices.remove(&tag),
        };
    });
    let told = options.into_iter().find(|(value, _)| *value == chosen);
    form.tell(&label, told.map(|(_, name)| name).unwrap_or_default());
}
