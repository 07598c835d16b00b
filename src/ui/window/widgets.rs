//! The elements that all screens are made of. Each has a name, can be
//! focused, says what it is for, and stays where it is when others come and
//! go: its id comes from what it is, not from its place.

mod choice;
mod field;
mod number;
mod press;
mod text;
mod wheel;

pub(super) use choice::{Choice, ChoiceList, choice, described_choice, slider, toggle};
pub(super) use field::{Field, field};
pub(super) use number::{Steps, Written, number, number_field};
pub(super) use press::{
    button, call, describe, explain, hint, hint_below, hint_beside, long_button, main_button,
    painted, press, set_unavailable, switch, wide_button,
};
pub(super) use text::{
    column, composite, fact, heading, heading_to_read, page, passage, reading, region, section,
    set_bounds,
};
pub(super) use wheel::{Turned, wheel_turned};

use text::for_eyes;

use egui::{AsIdSalt, Color32, Response, RichText, TextStyle, Ui, UiBuilder, Widget};

use super::focus::{self, Enter};

/// Adds an element whose id comes from its salt alone. By itself, egui counts
/// what was added before it: whenever something came or went there, it would
/// be another element, without the focus, and a press under way would be lost.
fn add(ui: &mut Ui, salt: impl AsIdSalt, element: impl Widget) -> Response {
    let place = UiBuilder::new().scope_id(ui.scope_id().with(salt));
    ui.scope_builder(place, |ui| ui.add(element)).inner
}

/// What every element that does something goes through. Pressed by pointer or
/// assistive technology, it gets the focus too: whatever opens gives it back.
/// Only a field that is being typed into keeps it.
fn pressable(response: Response, name: &str) -> Response {
    if response.clicked() && !response.ctx.text_edit_focused() {
        response.request_focus();
    }
    focus::keep(&response, Enter::Presses, name);
    response
}

/// What every element that is there to be read goes through.
fn readable(response: Response, name: &str) -> Response {
    focus::keep(&response, Enter::Free, name);
    response
}

/// What is wrong, beside what it is about.
pub(super) fn problem(ui: &mut Ui, text: &str) -> Response {
    let color = ui.visuals().error_fg_color;
    ui.label(RichText::new(text).color(color).strong())
}

fn width_of(ui: &Ui, name: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let text = (ui.painter()).layout_no_wrap(name.to_owned(), font, Color32::PLACEHOLDER);
    text.size().x
}

/// Begins another row where this one has no room for the whole name and what
/// stands beside it: egui would break the name, or let it stand out.
fn make_room(ui: &mut Ui, name: &str, beside: f32) {
    if !ui.layout().main_wrap {
        return;
    }
    let at_start = ui.cursor().left() <= ui.max_rect().left();
    if !at_start && width_of(ui, name) + beside > ui.available_size_before_wrap().x {
        ui.end_row();
    }
}
