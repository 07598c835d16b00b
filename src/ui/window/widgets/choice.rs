use egui::accesskit::Orientation;
use egui::{AsIdSalt, Checkbox, RadioButton, RichText, Slider, TextStyle, Ui};

use super::number::Steps;
use super::{add, composite, explain, for_eyes, make_room, pressable};
use crate::speech::L10n;
use crate::ui::window::focus;
use crate::ui::window::focus::{Composite, ElementValue, NumberKeys};

/// One of several, each to be seen and reached. Gives what was chosen anew.
pub(in crate::ui::window) fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    (label, words): (&str, &L10n),
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
        words,
        label,
        about: "",
        choices: &choices,
    };
    described_choice(ui, salt, &says, current)
}

/// Several of which one is chosen.
pub(in crate::ui::window) struct ChoiceList<'a, T> {
    /// The language it is said in.
    pub words: &'a L10n,
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

/// One of several, with what there is to say about them: one Tab stop, and
/// arrows choose. What is said about the chosen one can be seen, and each one's
/// is its description. Gives what was chosen anew.
pub(in crate::ui::window) fn described_choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    says: &ChoiceList<'_, T>,
    current: T,
) -> Option<T> {
    let mut chosen = None;
    composite(ui, salt, Composite::Choice, says.label, |ui| {
        for_eyes(ui, RichText::new(says.label).strong());
        weak(ui, says.about);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            empty(ui);
            let mut shown = Vec::new();
            for (place, choice) in says.choices.iter().enumerate() {
                let is_current = choice.value == current;
                let icon = ui.spacing().icon_width + ui.spacing().icon_spacing;
                make_room(ui, &choice.name, icon);
                let radio = RadioButton::new(is_current, choice.name.as_str());
                let response = pressable(add(ui, place, radio), &choice.name);
                if is_current {
                    focus::choose(&response);
                }
                focus::set_value(&response, ElementValue::Switch(is_current));
                // What is said about all of them is said once, on coming here.
                let of_all = focus::is_entry(&response).then_some(says.about);
                let about = [&choice.about, of_all.unwrap_or_default()];
                let about = about.map(str::to_owned);
                let about = says.words.one_after_another(about);
                ui.ctx().accesskit_node_builder(response.id, |node| {
                    node.set_description(about);
                });
                if (response.clicked() || focus::is_chosen(&response)) && !is_current {
                    chosen = Some(choice.value);
                }
                shown.push(response);
            }
            // The focus is there already: a screen reader must not read that it
            // is not chosen.
            if shown.iter().any(focus::is_chosen) {
                for response in &shown {
                    let is_chosen = focus::is_chosen(response);
                    ui.ctx().accesskit_node_builder(response.id, |node| {
                        node.set_toggled(is_chosen.into());
                    });
                }
            }
        });
        match says.choices.iter().find(|it| it.value == current) {
            Some(choice) => weak(ui, &choice.about),
            // What stands below stays where the pointer is.
            None => {
                let line = ui.text_style_height(&TextStyle::Body);
                ui.add_space(line + ui.spacing().item_spacing.y);
            }
        }
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

/// Something that is on or off, with what there is to say about it. Gives what
/// it was changed to.
pub(in crate::ui::window) fn toggle(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    label: &str,
    about: &str,
    on: bool,
) -> Option<bool> {
    let mut on = on;
    let style = ui.style().clone();
    empty(ui);
    let response = add(ui, salt, Checkbox::new(&mut on, label));
    ui.set_style(style);
    let response = pressable(response, label);
    focus::set_value(&response, ElementValue::Switch(on));
    if !about.is_empty() {
        explain(ui, &response, about);
    }
    response.changed().then_some(on)
}

/// A number that is moved by keys, pointer or screen reader. Gives what it was
/// moved to.
pub(in crate::ui::window) fn slider(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    label: &str,
    value: i32,
    steps: &Steps<i32>,
) -> Option<i32> {
    let mut moved = value;
    for_eyes(ui, RichText::new(label));
    let response = ui
        .horizontal(|ui| {
            let slider = Slider::new(&mut moved, steps.range.clone())
                .step_by(steps.step.into())
                .show_value(false);
            let response = add(ui, salt, slider);
            for_eyes(ui, RichText::new(moved.to_string()));
            response
        })
        .inner;
    let response = pressable(response, label).accessible_name(label);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_orientation(Orientation::Horizontal);
    });
    if let Some(key) = focus::number(&response, NumberKeys::Slider) {
        moved = steps.after(key, value);
    }
    focus::set_value(&response, ElementValue::Text(moved.to_string()));
    (moved != value).then_some(moved)
}
