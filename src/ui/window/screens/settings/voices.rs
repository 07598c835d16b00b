use egui::Ui;

use super::SettingsForm;
use crate::speech::{Language, msg};
use crate::ui::window::focus;
use crate::ui::window::screens::top;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{button, choice, page, reading};

/// The voices for the language that is spoken. A system can have hundreds, and
/// takes a while to name them, so that they have a screen of their own.
#[derive(Default)]
pub(in crate::ui::window) struct VoicesScreen {
    /// The page that is shown, where it is not the one with the chosen voice.
    page: Option<usize>,
}

/// Voices on a page.
const PAGE: usize = 20;

impl VoicesScreen {
    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let language = shared.words.language();
        let voices = shared.outlets.voices(language);
        page(ui, |ui| {
            let title = shared.text(msg::SETTINGS_VOICES_TITLE);
            top(ui, shared, &title);
            let about = if voices.is_empty() {
                msg::SETTINGS_VOICES_NONE
            } else {
                msg::SETTINGS_VOICES_INTRO
            };
            focus::home(&reading(ui, "intro", shared.text(about)));
            if !voices.is_empty() {
                self.list(ui, shared, language, &voices);
            }
        });
    }

    fn list(&mut self, ui: &mut Ui, shared: &mut Shared, language: Language, voices: &[String]) {
        let own = shared.settings.voice.voices.get(language.tag());
        let now = own.and_then(|own| voices.iter().position(|name| name == own));
        let shown = self.page.unwrap_or(now.map_or(0, |place| place / PAGE));
        let first = (shown == 0).then(|| (None, shared.text(msg::SETTINGS_VOICE_FIRST)));
        let named = voices.iter().enumerate().skip(shown * PAGE).take(PAGE);
        let named = named.map(|(place, name)| (Some(place), name.clone()));
        let options: Vec<(Option<usize>, String)> = first.into_iter().chain(named).collect();
        let label = shared.text(msg::SETTINGS_VOICE_NAME);
        if let Some(chosen) = choice(ui, "voices", (&label, &shared.words), &options, now) {
            let mut form = SettingsForm::new(shared);
            form.change(|settings| {
                let (own, tag) = (&mut settings.voice.voices, language.tag().to_owned());
                match chosen {
                    Some(place) => own.insert(tag, voices[place].clone()),
                    None => own.remove(&tag),
                };
            });
            form.finish();
            // Hearing the voice says more than its name.
            shared.request(Request::TestVoice);
        }
        ui.horizontal(|ui| {
            let more = voices.len() > (shown + 1) * PAGE;
            if more && button(ui, "more", &shared.text(msg::SETTINGS_VOICES_MORE)).clicked() {
                self.page = Some(shown + 1);
            }
            let before = shown > 0;
            if before && button(ui, "before", &shared.text(msg::SETTINGS_VOICES_BEFORE)).clicked() {
                self.page = Some(shown - 1);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    use super::*;
    use crate::player::settings::Settings;

    struct Window {
        screen: VoicesScreen,
        shared: Shared,
        tries: usize,
    }

    /// Draws the list, and lets a choice take effect as the window does.
    fn draw(ui: &mut Ui, window: &mut Window) {
        let voices: Vec<String> = (1..=45).map(|number| format!("Voice {number}")).collect();
        let shared = &mut window.shared;
        window.screen.list(ui, shared, Language::English, &voices);
        for request in std::mem::take(&mut shared.requests) {
            match request {
                Request::Change(settings) => shared.change(*settings, Language::English),
                Request::TestVoice => window.tries += 1,
                _ => {}
            }
        }
    }

    #[test]
    fn a_voice_is_chosen_for_the_language_that_is_spoken() {
        let polish = ("pl".to_owned(), "Anna".to_owned());
        let english = ("en".to_owned(), "Voice 21".to_owned());
        let mut settings = Settings::default();
        settings.voice.voices = BTreeMap::from([polish.clone(), english]);
        let window = Window {
            screen: VoicesScreen::default(),
            shared: Shared::new(settings, Language::English),
            tries: 0,
        };
        let mut harness = Harness::new_ui_state(draw, window);
        // The list begins with the page of the chosen one.
        harness.get_by_label("Voice 40");
        for (steps, name, own) in [
            (vec!["More voices"], "Voice 45", Some("Voice 45")),
            (
                vec!["Previous voices", "Previous voices"],
                "the first one for this language",
                None,
            ),
            (vec![], "Voice 2", Some("Voice 2")),
        ] {
            for step in steps.into_iter().chain([name]) {
                harness.get_by_label(step).click();
                harness.run();
            }
            let english = own.map(|own| ("en".to_owned(), own.to_owned()));
            let expected = english.into_iter().chain([polish.clone()]).collect();
            assert_eq!(harness.state().shared.settings.voice.voices, expected);
        }
        assert_eq!(harness.state().tries, 3);
    }
}
