use egui::{Align, Layout, Ui, vec2};

use super::info;
use super::scene::Scene;
use crate::input::Command;
use crate::window::desk::{Desk, Wish};
use crate::window::widgets::{button, hint};

/// The status line, and what is always at hand.
pub(super) fn bar(ui: &mut Ui, desk: &mut Desk, scene: &Scene) {
    let pause = match scene.times.paused {
        true => "bar-resume",
        false => "bar-pause",
    };
    let first = [(Command::Back, "bar-menu"), (Command::Pause, pause)];
    row(ui, desk, scene, &first);
}

/// The status line, and these commands besides those for every place.
pub(in crate::window) fn row(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &Scene,
    first: &[(Command, &'static str)],
) {
    let everywhere = [
        (Command::NextChannel, "bar-voice"),
        (Command::Settings, "settings-title"),
        (Command::Help, "help-title"),
    ];
    ui.horizontal_wrapped(|ui| {
        let status = (ui.available_width() * 0.5).max(260.0);
        ui.allocate_ui_with_layout(
            vec2(status, 38.0),
            Layout::left_to_right(Align::Min),
            |ui| {
                info::home(ui, desk);
                ui.add_space(6.0);
                info::status(ui, desk, scene);
            },
        );
        for &(command, key) in first.iter().chain(&everywhere) {
            let response = button(ui, key, &desk.text(key));
            if hint(response, &desk.key_hint(command)).clicked() {
                desk.wish(Wish::Obey(command));
            }
        }
    });
}
