use egui::{Align, Layout, Ui, vec2};

use super::info;
use crate::engine::View;
use crate::input::Command;
use crate::window::desk::{Desk, Wish};
use crate::window::widgets::{button, hint};

/// The status line, and what is always at hand.
pub(super) fn bar(ui: &mut Ui, desk: &mut Desk, view: Option<&View>) {
    ui.horizontal_wrapped(|ui| {
        let paused = (desk.table.as_ref()).is_some_and(|table| table.session().times().paused);
        let pause = if paused { "bar-resume" } else { "bar-pause" };
        let items = [
            (Command::Back, "bar-menu"),
            (Command::Pause, pause),
            (Command::NextChannel, "bar-voice"),
            (Command::Settings, "settings-title"),
            (Command::Help, "help-title"),
        ];
        let status = (ui.available_width() * 0.5).max(260.0);
        ui.allocate_ui_with_layout(
            vec2(status, 38.0),
            Layout::left_to_right(Align::Center),
            |ui| info::status(ui, desk, view),
        );
        for (command, key) in items {
            let response = button(ui, key, &desk.text(key));
            if hint(response, &desk.key_hint(command)).clicked() {
                desk.wish(Wish::Obey(command));
            }
        }
    });
}
