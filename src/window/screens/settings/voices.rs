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

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    use super::*;
    use crate::store::Settings;
    use crate::window::desk::{Desk, Wish};

    /// Draws the choice, and lets it take effect as the window does.
    fn draw(ui: &mut Ui, desk: &mut Desk) {
        let voices = ["Alice", "Bob"].map(str::to_owned);
        let mut form = Form::new(desk);
        show(ui, &mut form, Language::English, &voices);
        form.finish();
        for wish in std::mem::take(&mut desk.wishes) {
            if let Wish::Change(settings) = wish {
                desk.change(*settings, Language::English);
            }
        }
    }

    #[test]
    fn a_voice_is_chosen_for_the_language_that_is_spoken() {
        let mut settings = Settings::default();
        let polish = ("pl".to_owned(), "Anna".to_owned());
        settings.voice.voices.extend([polish.clone()]);
        let desk = Desk::new(settings, Language::English);
        let mut harness = Harness::new_ui_state(draw, desk);
        for (name, own) in [
            ("Voice: Bob", Some("Bob")),
            ("Voice: Alice", Some("Alice")),
            ("Voice: the first one for this language", None),
        ] {
            harness.get_by_label(name).click();
            harness.run();
            let english = own.map(|own| ("en".to_owned(), own.to_owned()));
            let expected = english.into_iter().chain([polish.clone()]).collect();
            assert_eq!(harness.state().settings.voice.voices, expected, "{name}");
        }
    }
}
