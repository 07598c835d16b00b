use std::ops::RangeInclusive;

use egui::accesskit::Role;
use egui::{AsIdSalt, Checkbox, RadioButton, RichText, Slider, Ui};

use super::{add, for_eyes, make_room, pressable, region};
use crate::ui::window::focus;
use crate::ui::window::focus::ElementValue;

/// One of several, each to be seen and reached. Gives what was chosen anew.
pub(in crate::ui::window) fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    label: &str,
    options: &[(T, String)],
    current: T,
) -> Option<T> {
    let plain = |(value, name): &(T, String)| Choice {
        value: *value,
        name: name.clone(),
        about: String::new(),
    };
    let choices: Vec<Choice<T>> = options.iter().map(plain).collect();
    let says = ChoiceList {
        label,
        about: "",
        choices: &choices,
    };
    described_choice(ui, salt, &says, current)
}

/// Several of which one is chosen.
pub(in crate::ui::window) struct ChoiceList<'a, T> {
    /// What is chosen.
    pub label: &'a str,
    /// What it is for.
    pub about: &'a str,
    /// What there is to choose.
    pub choices: &'a [Choice<T>],
}

/// One of several.
pub(in crate::ui::window) struct Choice<T> {
    /// What it stands for.
    pub value: T,
    /// What it is called.
    pub name: String,
    /// What it means, where the name does not say it.
    pub about: String,
}

/// One of several, with what there is to say about them. What is said about
/// the chosen one can be seen, and each one's is its description. Gives what
/// was chosen anew.
pub(in crate::ui::window) fn described_choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    says: &ChoiceList<'_, T>,
    current: T,
) -> Option<T> {
    let mut chosen = None;
    // Each choice says what it is a choice of: a name here would say it twice.
    region(ui, salt, Role::RadioGroup, "", |ui| {
        for_eyes(ui, RichText::new(says.label).strong());
        weak(ui, says.about);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            empty(ui);
            for (place, choice) in says.choices.iter().enumerate() {
                let is_current = choice.value == current;
                let icon = ui.spacing().icon_width + ui.spacing().icon_spacing;
                make_room(ui, &choice.name, icon);
                let radio = RadioButton::new(is_current, choice.name.as_str());
                let response = add(ui, place, radio);
                let name = format!("{}: {}", says.label, choice.name);
                let response = pressable(response, &name).accessible_name(name);
                focus::set_value(&response, ElementValue::Switch(is_current));
                let about = format!("{} {}", choice.about, says.about);
                ui.ctx().accesskit_node_builder(response.id, |node| {
                    node.set_description(about.trim());
                });
                if response.clicked() && !is_current {
                    chosen = Some(choice.value);
                }
            }
        });
        let mut current = says.choices.iter().filter(|it| it.value == current);
        weak(ui, current.next().map_or("", |it| &it.about));
    });
    chosen
}

/// The space between two choices: enough to see which circle a name belongs to.
const BETWEEN: f32 = 18.0;

/// What is not chosen is empty: filled, it would look as if it were.
fn empty(ui: &mut Ui) {
    let inside = ui.visuals().extreme_bg_color;
    let widgets = &mut ui.visuals_mut().widgets;
    widgets.inactive.bg_fill = inside;
    widgets.hovered.bg_fill = inside;
    widgets.active.bg_fill = inside;
}

fn weak(ui: &mut Ui, text: &str) {
    if !text.is_empty() {
        for_eyes(ui, RichText::new(text).weak());
    }
}

/// Something that is on or off. Gives what it was changed to.
pub(in crate::ui::window) fn toggle(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    label: &str,
    on: bool,
) -> Option<bool> {
    let mut on = on;
    let style = ui.style().clone();
    empty(ui);
    let response = add(ui, salt, Checkbox::new(&mut on, label));
    ui.set_style(style);
    let response = pressable(response, label);
    focus::set_value(&response, ElementValue::Switch(on));
    response.changed().then_some(on)
}

/// A number that is moved by arrows, pointer or screen reader. Gives what it
/// was moved to.
pub(in crate::ui::window) fn slider(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    label: &str,
    value: i32,
    range: RangeInclusive<i32>,
    step: i32,
) -> Option<i32> {
    let mut value = value;
    for_eyes(ui, RichText::new(label));
    let response = ui
        .horizontal(|ui| {
            let slider = Slider::new(&mut value, range)
                .step_by(step.into())
                .show_value(false);
            let response = add(ui, salt, slider);
            for_eyes(ui, RichText::new(value.to_string()));
            response
        })
        .inner;
    let response = pressable(response, label).accessible_name(label);
    focus::set_value(&response, ElementValue::Text(value.to_string()));
    response.changed().then_some(value)
}
