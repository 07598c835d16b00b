use egui::Ui;
use egui::accesskit::Role;

use super::actions::actions;
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{button, hint, main_button, region};

/// What the buttons are called.
pub(super) fn names(desk: &Desk) -> Vec<String> {
    let table = desk.table.as_ref();
    let actions = table.map(|table| actions(table, &desk.words));
    let actions = actions.into_iter().flatten();
    actions.map(|it| it.name).collect()
}

/// What one can do.
pub(super) fn buttons(ui: &mut Ui, desk: &mut Desk) {
    let Some(table) = &desk.table else { return };
    focus::part(ui.ctx());
    let actions = actions(table, &desk.words);
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
