use egui::Ui;

use super::top;
use crate::outlets::lessons;
use crate::talk::Utterance;
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{page, reading, wide_button};

/// All sounds, to be learned: each is played when it is pressed.
pub(in crate::window) struct SoundsScreen;

impl SoundsScreen {
    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        page(ui, |ui| {
            let title = desk.text("lessons-title");
            top(ui, desk, &title);
            reading(ui, "about", desk.text("lessons-about"));
            let silent = desk.outlets.sound_status().and_then(|it| it.message());
            if let Some(silent) = silent {
                reading(ui, "silent", desk.text(silent));
            }
            for (place, &(cue, key)) in lessons().iter().enumerate() {
                let name = desk.text(key);
                let response = wide_button(ui, key, &name);
                if place == 0 {
                    focus::home(&response);
                }
                // The screen reader has said the name with the focus; the
                // own voice says it with the sound.
                if response.clicked() {
                    desk.wish(Wish::Play(cue, 0.0));
                    desk.wish(Wish::SayAloud(Utterance::answer(name)));
                }
            }
        });
    }
}
