use egui::{
    AsIdSalt, Button, RectAlign, Response, RichText, Sense, TextWrapMode, Tooltip, Ui, Vec2,
    WidgetInfo, accesskit::Role,
};

use super::{for_eyes, make_room, pressable, readable};
use crate::ui::window::focus;
use crate::ui::window::focus::ElementValue;

/// Large enough for a finger.
const TARGET: Vec2 = Vec2::new(44.0, 36.0);

/// A button. Its salt tells it from the others of its place.
pub(in crate::ui::window) fn button(ui: &mut Ui, salt: impl AsIdSalt, name: &str) -> Response {
    make_room(ui, name, 2.0 * ui.spacing().button_padding.x);
    add(ui, salt, Button::new(name).min_size(TARGET), name)
}

/// A button as wide as the others of a menu.
pub(in crate::ui::window) fn wide_button(ui: &mut Ui, salt: impl AsIdSalt, name: &str) -> Response {
    as_wide_as(360.0, ui, salt, name)
}

/// A button as wide as the others of a list of sentences.
pub(in crate::ui::window) fn long_button(ui: &mut Ui, salt: impl AsIdSalt, name: &str) -> Response {
    as_wide_as(640.0, ui, salt, name)
}

fn as_wide_as(width: f32, ui: &mut Ui, salt: impl AsIdSalt, name: &str) -> Response {
    let size = Vec2::new(ui.available_width().min(width), TARGET.x);
    add(
        ui,
        salt,
        Button::new(RichText::new(name).size(18.0)).min_size(size),
        name,
    )
}

/// A button for what one most likely wants.
pub(in crate::ui::window) fn main_button(ui: &mut Ui, salt: impl AsIdSalt, name: &str) -> Response {
    make_room(ui, name, 2.0 * ui.spacing().button_padding.x);
    let fill = ui.visuals().selection.bg_fill;
    let text = RichText::new(name).color(ui.visuals().selection.stroke.color);
    let button = Button::new(text).fill(fill).min_size(TARGET);
    add(ui, salt, button, name)
}

fn add(ui: &mut Ui, salt: impl AsIdSalt, button: Button<'_>, name: &str) -> Response {
    // Where there is no room, the whole button goes to the next line; words
    // that are wider than a line go on below.
    let in_row = ui.layout().is_horizontal() && !ui.layout().main_wrap;
    let button = button.wrap_mode(if in_row {
        TextWrapMode::Extend
    } else {
        TextWrapMode::Wrap
    });
    let response = super::add(ui, salt, button);
    pressable(response, name)
}

/// Something drawn by others that is pressed like a button.
pub(in crate::ui::window) fn press(
    ui: &mut Ui,
    rect: egui::Rect,
    salt: impl AsIdSalt,
    name: &str,
) -> Response {
    pressable(interact(ui, rect, salt, Role::Button, name), name)
}

/// Gives an element another name for screen readers than for the eyes.
pub(in crate::ui::window) fn call(response: &Response, name: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_label(name);
    });
}

/// Says that nothing can be done with an element now. It can still be reached
/// and pressed, and then says why.
pub(in crate::ui::window) fn set_unavailable(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_disabled();
    });
}

/// Makes something that is pressed a switch. Screen readers have their own
/// words for one that is on; the built-in voice uses the given ones.
pub(in crate::ui::window) fn switch(response: &Response, on: bool, called: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        // Orca does not say what becomes of an item of a list.
        node.set_role(Role::Button);
        node.set_toggled(on.into());
    });
    if on {
        focus::set_value(response, ElementValue::Text(called.to_owned()));
    }
}

/// Something drawn by others that is there to be read; a press can ask for
/// it to be spoken.
pub(in crate::ui::window) fn painted(
    ui: &mut Ui,
    rect: egui::Rect,
    salt: impl AsIdSalt,
    role: Role,
    name: &str,
) -> Response {
    readable(interact(ui, rect, salt, role, name), name)
}

fn interact(
    ui: &mut Ui,
    rect: egui::Rect,
    salt: impl AsIdSalt,
    role: Role,
    name: &str,
) -> Response {
    let id = ui.scope_id().with(salt);
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(role, true, name));
    response
}

/// Says more about an element of a row: to screen readers as its description,
/// to eyes under the pointer and also where the focus is.
pub(in crate::ui::window) fn hint(response: Response, text: &str) -> Response {
    // Above, where one has been, not over what comes next.
    hint_at(response, text, RectAlign::TOP_START)
}

/// Says more about an element of a column: what stands above stays in sight.
pub(in crate::ui::window) fn hint_beside(response: Response, text: &str) -> Response {
    hint_at(response, text, RectAlign::RIGHT)
}

/// Says more about an element at the end of a dialog: the question above it
/// stays in sight.
pub(in crate::ui::window) fn hint_below(response: Response, text: &str) -> Response {
    hint_at(response, text, RectAlign::BOTTOM_START)
}

fn hint_at(response: Response, text: &str, place: RectAlign) -> Response {
    if text.is_empty() {
        return response;
    }
    // Whoever has pressed something knows what it is for, and what cannot be
    // seen is not explained.
    let is_seen = response.interact_rect.is_positive();
    let is_known = focus::came_by_pointer(&response) || !is_seen;
    if is_known {
        describe(&response, text);
        return response;
    }
    // The focus shows it at once, the pointer when it rests there.
    let mut tooltip = if response.has_focus() {
        Tooltip::for_widget(&response)
    } else {
        Tooltip::for_enabled(&response)
    };
    tooltip.popup = tooltip.popup.align(place);
    // It is the element's description: beside it, it would be said twice.
    tooltip.show(|ui| for_eyes(ui, RichText::new(text)));
    describe(&response, text);
    response
}

/// Says more about an element in words that stay in sight: to screen readers
/// as its description.
pub(in crate::ui::window) fn explain(ui: &mut Ui, response: &Response, text: &str) {
    make_room(ui, text, 0.0);
    for_eyes(ui, RichText::new(text).weak());
    describe(response, text);
}

/// Says more about an element to screen readers alone.
pub(in crate::ui::window) fn describe(response: &Response, text: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_description(text);
    });
}
