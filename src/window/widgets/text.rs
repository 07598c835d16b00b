use egui::accesskit::Role;
use egui::{AsIdSalt, Label, Response, RichText, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo};

use super::readable;
use crate::window::focus;

/// A heading, level 1 for the screen's own.
pub(in crate::window) fn heading(ui: &mut Ui, level: usize, text: &str) {
    focus::part(ui.ctx());
    let rich = match level {
        1 => RichText::new(text).heading(),
        _ => RichText::new(text).strong().size(20.0),
    };
    let response = ui.add(Label::new(rich));
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, text));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_level(level);
    });
}

/// Text to read: it takes the focus, so that it is reached by Tab and arrows.
pub(in crate::window) fn reading(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    text: impl Into<RichText>,
) -> Response {
    let label = Label::new(text.into()).sense(Sense::focusable_noninteractive());
    let response = ui.push_id(salt, |ui| ui.add(label)).inner;
    readable(response)
}

/// A named part of a screen.
pub(in crate::window) fn region<R>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    role: Role,
    name: &str,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let builder = UiBuilder::new()
        .id_salt(salt)
        .accessibility_role(role)
        .accessibility_label(name);
    ui.scope_builder(builder, content).inner
}

/// A screen that is read from top to bottom.
pub(in crate::window) fn page<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            column(ui, |ui| {
                ui.add_space(16.0);
                let inner = content(ui);
                ui.add_space(24.0);
                inner
            })
        })
        .inner
}

/// One column in the middle that is not too wide for the eyes.
pub(in crate::window) fn column<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    const WIDTH: f32 = 760.0;
    let room = ui.available_width();
    let margin = ((room - WIDTH) / 2.0).max(12.0);
    ui.horizontal_top(|ui| {
        ui.add_space(margin);
        ui.vertical(|ui| {
            ui.set_width((room - 2.0 * margin - 8.0).min(WIDTH));
            content(ui)
        })
        .inner
    })
    .inner
}

/// A fact: a caption for the eyes over what it says, and for the ears only
/// that. A click asks for it, so that it is spoken.
pub(in crate::window) fn fact(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    caption: &str,
    text: RichText,
    name: &str,
) -> Response {
    let id = ui.scope_id().with(salt);
    let width = ui.available_width();
    let shown = ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 0.0;
        if !caption.is_empty() {
            paint_only(ui, RichText::new(caption).weak().small());
        }
        paint_only(ui, text);
    });
    let rect = shown.response.rect;
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    readable(response)
}

/// Words for the eyes alone: what they say is said by an element around them.
fn paint_only(ui: &mut Ui, text: RichText) {
    let galley = egui::WidgetText::from(text).into_galley(
        ui,
        Some(egui::TextWrapMode::Wrap),
        ui.available_width(),
        egui::TextStyle::Body,
    );
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter()
        .galley(rect.min, galley, ui.visuals().text_color());
}
