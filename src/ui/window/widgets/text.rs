use egui::accesskit::{Orientation, Role};
use egui::{
    AsIdSalt, Context, Id, Label, Rect, Response, RichText, ScrollArea, Sense, Ui, UiBuilder,
    WidgetInfo,
};

use super::{add, painted, press, readable};
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;

/// A heading, level 1 for the screen's own.
pub(in crate::ui::window) fn heading(ui: &mut Ui, level: usize, text: &str) {
    focus::part(ui.ctx());
    // Beside a button, too: a row would otherwise grow beyond the window.
    let response = ui.add(Label::new(rich_heading(level, text)).wrap());
    name_heading(&response, level, text);
}

/// A heading that takes the focus: on a page that is read line by line, it is
/// one of the lines.
pub(in crate::ui::window) fn heading_to_read(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    level: usize,
    text: &str,
) -> Response {
    focus::part(ui.ctx());
    let response = reading(ui, salt, rich_heading(level, text));
    name_heading(&response, level, text);
    response
}

fn rich_heading(level: usize, text: &str) -> RichText {
    match level {
        1 => RichText::new(text).heading(),
        _ => RichText::new(text).strong().size(20.0),
    }
}

fn name_heading(response: &Response, level: usize, text: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, text));
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_level(level);
    });
}

/// Text to read: it takes the focus, so that it is reached by Tab and arrows.
pub(in crate::ui::window) fn reading(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    text: impl Into<RichText>,
) -> Response {
    let text = text.into();
    let name = text.text().to_owned();
    let label = Label::new(text).sense(Sense::focusable_noninteractive());
    let response = add(ui, salt, label);
    readable(response, &name)
}

/// Text for the eyes alone: an element beside it says the same itself, and a
/// screen reader would say it twice.
pub(super) fn for_eyes(ui: &mut Ui, text: RichText) {
    let response = ui.label(text);
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_hidden();
    });
}

/// A named part of a screen.
pub(in crate::ui::window) fn region<R>(
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
    let shown = ui.scope_builder(builder, |ui| {
        let inner = content(ui);
        set_bounds(ui.ctx(), ui.unique_id(), ui.min_rect());
        inner
    });
    shown.inner
}

/// Tells where a part of a screen is, as every toolkit does.
pub(in crate::ui::window) fn set_bounds(ctx: &Context, id: Id, rect: Rect) {
    ctx.accesskit_node_builder(id, |node| {
        node.set_bounds(egui::accesskit::Rect {
            x0: rect.min.x.into(),
            y0: rect.min.y.into(),
            x1: rect.max.x.into(),
            y1: rect.max.y.into(),
        });
    });
}

/// A part of a screen under a heading that is its name.
pub(in crate::ui::window) fn section<R>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    title: &str,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    region(ui, salt, Role::Region, title, |ui| {
        heading(ui, 2, title);
        content(ui)
    })
}

/// A named part of a screen in which arrows move, with as many elements as it
/// has.
pub(in crate::ui::window) fn composite<R>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    composite: Composite,
    name: &str,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    // Without a name, a screen reader has nothing to say about it.
    if name.is_empty() {
        let shown = ui.push_id(salt, |ui| focus::group(ui, composite, name, content).0);
        return shown.inner;
    }
    region(ui, salt, composite.role(), name, |ui| {
        let (inner, count) = focus::group(ui, composite, name, content);
        ui.ctx()
            .accesskit_node_builder(ui.unique_id(), |node| match composite {
                Composite::Choice | Composite::List => node.set_size_of_set(count),
                Composite::Toolbar => node.set_orientation(Orientation::Horizontal),
                Composite::Page | Composite::Buttons => {}
            });
        inner
    })
}

/// A screen that is read from top to bottom.
pub(in crate::ui::window) fn page<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let mut area = ScrollArea::vertical().auto_shrink([false, false]);
    // A screen opens at its top, however far the one before was scrolled.
    if focus::comes_home(ui.ctx()) {
        area = area.vertical_scroll_offset(0.0);
    }
    let shown = area.show(ui, |ui| {
        column(ui, |ui| {
            ui.add_space(16.0);
            let inner = content(ui);
            ui.add_space(24.0);
            inner
        })
    });
    shown.inner
}

/// One column in the middle that is not too wide for the eyes.
pub(in crate::ui::window) fn column<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
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
pub(in crate::ui::window) fn fact(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    caption: &str,
    text: RichText,
    name: &str,
) -> Response {
    let rect = captioned(ui, caption, text);
    painted(ui, rect, salt, Role::Label, name)
}

/// A text with a caption that leads to where it stands when it is pressed.
pub(in crate::ui::window) fn passage(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    caption: &str,
    text: RichText,
    name: &str,
) -> Response {
    let rect = captioned(ui, caption, text);
    press(ui, rect, salt, name)
}

/// Paints a text with a caption over it, as wide as there is room, and says
/// where.
fn captioned(ui: &mut Ui, caption: &str, text: RichText) -> Rect {
    let width = ui.available_width();
    let shown = ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 0.0;
        if !caption.is_empty() {
            paint_only(ui, RichText::new(caption).weak().small());
        }
        paint_only(ui, text);
    });
    shown.response.rect
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
