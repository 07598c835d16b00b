use egui::Ui;

use super::top;
use crate::speech::{Utterance, msg};
use crate::ui::outlets::lessons;
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{composite, long_button, page, reading};

/// All sounds, to be learned: each is played when it is pressed.
pub(in crate::ui::window) struct SoundsScreen;

impl SoundsScreen {
    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        page(ui, |ui| {
            let title = shared.text(msg::LESSONS_TITLE);
            top(ui, shared, &title);
            reading(ui, "about", shared.text(msg::LESSONS_ABOUT));
            let silent = shared.outlets.sound_status().and_then(|it| it.message());
            if let Some(silent) = silent {
                reading(ui, "silent", shared.text(silent));
            }
            let name = shared.text(msg::SETTINGS_SOUNDS);
            composite(ui, "sounds", Composite::List, &name, |ui| {
                for (place, &(cue, key)) in lessons().iter().enumerate() {
                    let name = shared.text(key);
                    let response = long_button(ui, key, &name);
                    if place == 0 {
                        focus::home(&response);
                    }
                    // The screen reader has said the name with the focus; the
                    // built-in voice says it with the sound.
                    if response.clicked() {
                        shared.request(Request::Play(cue, 0.0));
                        shared.request(Request::SayAloud(Utterance::answer(name)));
                    }
                }
            });
        });
    }
}
