use egui::Ui;
use egui::accesskit::Role;

use super::actions::ActionButton;
use crate::l10n::Message;
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{button, call, hint, main_button, region, set_unavailable};

/// What one can do.
pub(super) fn buttons(ui: &mut Ui, desk: &mut Desk, actions: &[ActionButton]) {
    focus::part(ui.ctx());
    let title = desk.text("actions-title");
    region(ui, "actions", Role::Group, &title, |ui| {
        ui.horizontal_wrapped(|ui| {
            for action in actions {
                let salt = format!("{:?}", action.command);
                let response = match action.ready {
                    true => main_button(ui, salt, &action.shown),
                    false => button(ui, salt, &action.shown),
                };
                call(&response, &action.name);
                if !action.ready {
                    set_unavailable(&response);
                }
                if hint(response, &about(desk, action)).clicked() {
                    desk.wish(Wish::Obey(action.command));
                }
            }
        });
    });
}

/// The amount, and the key.
fn about(desk: &Desk, action: &ActionButton) -> String {
    let key = desk.key_hint(action.command);
    match action.about.is_empty() {
        true => key,
        false => {
            let both = Message::new("action-about").with("about", action.about.as_str());
            desk.words.say(&both.with("key", key))
        }
    }
}
