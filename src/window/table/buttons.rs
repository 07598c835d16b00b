use egui::Ui;
use egui::accesskit::Role;

use super::actions::ActionButton;
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{button, hint, main_button, region};

/// What one can do.
pub(super) fn buttons(ui: &mut Ui, desk: &mut Desk, actions: &[ActionButton]) {
    focus::part(ui.ctx());
    let title = desk.text("actions-title");
    region(ui, "actions", Role::Group, &title, |ui| {
        ui.horizontal_wrapped(|ui| {
            for action in actions {
                let salt = format!("{:?}", action.command);
                let response = match action.ready {
                    true => main_button(ui, salt, &action.name),
                    false => button(ui, salt, &action.name),
                };
                if hint(response, &desk.key_hint(action.command)).clicked() {
                    desk.wish(Wish::Obey(action.command));
                }
            }
        });
    });
}
