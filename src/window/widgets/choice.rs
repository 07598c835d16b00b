use std::ops::RangeInclusive;

use egui::accesskit::Role;
use egui::{AsIdSalt, RadioButton, Slider, Ui};

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
                let radio = RadioButton::new(*value == current, name.as_str());
                let response = ui.push_id(place, |ui| ui.add(radio)).inner;
                let response = pressable(response);
                let name = format!("{label}: {name}");
                if response.accessible_name(name).clicked() && *value != current {
                    chosen = Some(*value);
                }
            }
        });
    });
    chosen
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
