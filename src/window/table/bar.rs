use egui::{Align, Layout, Ui};

use super::info;
use crate::input::Command;
use crate::window::desk::{Desk, Wish};
use crate::window::widgets::{button, hint};

/// The status line, and what is always at hand.
pub(super) fn bar(ui: &mut Ui, desk: &mut Desk) {
    ui.horizontal(|ui| {
        let paused = (desk.table.as_ref()).is_some_and(|table| table.session().times().paused);
        let pause = if paused { "bar-resume" } else { "bar-pause" };
        let items = [
            (Command::Back, "bar-menu"),
            (Command::Pause, pause),
            (Command::NextChannel, "bar-voice"),
            (Command::Settings, "settings-title"),
            (Command::Help, "help-title"),
        ];
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            info::status(ui, desk);
        });
        for (command, key) in items {
            let response = button(ui, key, &desk.text(key));
            if hint(response, &desk.key_hint(command)).clicked() {
                desk.wish(Wish::Obey(command));
            }
        }
    });
}
