use std::ops::RangeInclusive;

use egui::accesskit::Role;
use egui::{AsIdSalt, RadioButton, Response, RichText, Slider, Ui};

use super::{pressable, region};

/// One of several, each to be seen and reached. Gives what was chosen anew.
pub(in crate::window) fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    label: &str,
    options: &[(T, String)],
    current: T,
) -> Option<T> {
    let mut chosen = None;
    region(ui, salt, Role::RadioGroup, label, |ui| {
        ui.label(label);
        ui.horizontal_wrapped(|ui| {
            for (place, (value, name)) in options.iter().enumerate() {
                let option = radio(ui, place, label, name, *value == current);
                if option.clicked() && *value != current {
                    chosen = Some(*value);
                }
            }
        });
    });
    chosen
}

/// One of several that need a line each to be understood: a name, and what it
/// means. Gives what was chosen anew.
pub(in crate::window) fn explained_choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    label: &str,
    options: &[(T, String, String)],
    current: T,
) -> Option<T> {
    let mut chosen = None;
    region(ui, salt, Role::RadioGroup, label, |ui| {
        ui.label(label);
        for (place, (value, name, about)) in options.iter().enumerate() {
            let option = radio(ui, place, label, name, *value == current);
            ui.ctx().accesskit_node_builder(option.id, |node| {
                node.set_description(about.as_str());
            });
            ui.indent(("about", place), |ui| {
                ui.label(RichText::new(about).weak());
            });
            if option.clicked() && *value != current {
                chosen = Some(*value);
            }
        }
    });
    chosen
}

fn radio(ui: &mut Ui, salt: impl AsIdSalt, label: &str, name: &str, chosen: bool) -> Response {
    let radio = RadioButton::new(chosen, name);
    let response = ui.push_id(salt, |ui| ui.add(radio)).inner;
    pressable(response).accessible_name(format!("{label}: {name}"))
}

/// Something that is on or off. Gives what it was changed to.
pub(in crate::window) fn toggle(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    label: &str,
    on: bool,
) -> Option<bool> {
    let mut on = on;
    let response = ui.push_id(salt, |ui| ui.checkbox(&mut on, label)).inner;
    pressable(response).changed().then_some(on)
}

/// A number that is moved by arrows, pointer or screen reader. Gives what it
/// was moved to.
pub(in crate::window) fn slider(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    label: &str,
    value: i32,
    range: RangeInclusive<i32>,
    step: i32,
) -> Option<i32> {
    let mut value = value;
    ui.label(label);
    let response = ui
        .horizontal(|ui| {
            let slider = Slider::new(&mut value, range)
                .step_by(step.into())
                .show_value(false);
            let response = ui.push_id(salt, |ui| ui.add(slider)).inner;
            ui.label(value.to_string());
            response
        })
        .inner;
    let response = pressable(response).accessible_name(label);
    response.changed().then_some(value)
}
