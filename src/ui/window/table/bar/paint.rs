use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Color32, CornerRadius, CursorIcon, FontFamily, FontId, Galley, Rect, Response, Stroke,
    StrokeKind, Ui, pos2,
};

use crate::player::commands::Command;
use crate::speech::Buffer;
use crate::ui::window::fonts;
use crate::ui::window::shared::Shared;
use crate::ui::window::theme::Palette;

/// What stands on a button of the bar.
pub(super) struct Face<'a> {
    pub(super) text: &'a str,
    /// Its key is printed below.
    pub(super) command: Command,
    pub(super) weight: Weight,
}

/// How much a button stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// What one does most often.
    Main,
    Plain,
    /// What one is sorry for when it happens by mistake.
    Quiet,
    /// Nothing can be done with it now.
    Absent,
    /// A choice that is made.
    On,
    /// A choice that is not made.
    Off,
}

struct Colors {
    fill: Color32,
    edge: Stroke,
    text: Color32,
    key: Color32,
}

impl Weight {
    fn colors(self, palette: &Palette, response: &Response) -> Colors {
        let button = &palette.button;
        let is_down = response.is_pointer_button_down_on();
        let plain = |rest: Color32| match (is_down, response.hovered()) {
            (true, _) => button.pressed,
            (false, true) => button.hovered,
            (false, false) => rest,
        };
        let edge = Stroke::new(palette.edge_width(), button.edge);
        match self {
            Weight::Main | Weight::On => Colors {
                fill: palette.selection,
                edge: Stroke::new(
                    if response.hovered() {
                        2.5
                    } else {
                        palette.edge_width()
                    },
                    palette.selection_edge,
                ),
                text: palette.selection_text,
                key: palette.selection_text,
            },
            Weight::Plain => Colors {
                fill: plain(button.fill),
                edge,
                text: button.text,
                key: button.text,
            },
            Weight::Quiet | Weight::Off => Colors {
                fill: plain(palette.background),
                edge,
                text: palette.text,
                key: palette.text_weak,
            },
            Weight::Absent => Colors {
                fill: palette.background,
                edge: Stroke::new(palette.edge_width(), palette.divider),
                text: palette.text_weak,
                key: palette.text_weak,
            },
        }
    }
}

/// Paints a button with its words and its key.
pub(super) fn slot(ui: &Ui, shared: &Shared, rect: Rect, response: &Response, face: Face<'_>) {
    let colors = face.weight.colors(shared.palette(), response);
    if response.hovered() {
        ui.ctx().set_cursor_icon(match face.weight {
            Weight::Absent => CursorIcon::Default,
            _ => CursorIcon::PointingHand,
        });
    }
    ground(ui, rect, &colors);
    let key = shared.keymap.chord(face.command).map(|it| it.to_string());
    let key = key.unwrap_or_default();
    let inside = rect.shrink2(egui::vec2(6.0, 3.0));
    let check = match face.weight {
        Weight::On | Weight::Off => tick(ui, inside, face.weight, &colors),
        _ => 0.0,
    };
    let inside = inside.with_min_x(inside.left() + check);
    let is_low = rect.height() < 38.0 || rect.width() > 4.5 * rect.height();
    let size = (rect.height() * if is_low { 0.48 } else { 0.38 }).clamp(13.0, 26.0);
    let key = line(ui, &key, FontFamily::Proportional, size * 0.74, colors.key);
    let text = fitted(ui, face.text, size, colors.text, inside.width());
    if is_low || text.rows.len() > 1 {
        // In a low row, or below two lines, there is no room for the key.
        let gap = 8.0;
        let room = inside.width() - key.size().x - gap;
        let text = fitted(ui, face.text, size, colors.text, room);
        let whole = text.size().x + gap + key.size().x;
        let left = inside.center().x - whole / 2.0;
        let at = |galley: &Galley, left: f32| pos2(left, inside.center().y - galley.size().y / 2.0);
        let after = left + text.size().x + gap;
        let (text_at, key_at) = (at(&text, left), at(&key, after));
        ui.painter().galley(text_at, text, colors.text);
        ui.painter().galley(key_at, key, colors.key);
        return;
    }
    let tall = text.size().y + key.size().y;
    let top = inside.center().y - tall / 2.0;
    let at = |galley: &Galley, top: f32| pos2(inside.center().x - galley.size().x / 2.0, top);
    let (text_at, key_at) = (at(&text, top), at(&key, top + text.size().y));
    ui.painter().galley(text_at, text, colors.text);
    ui.painter().galley(key_at, key, colors.key);
}

/// A place where there is nothing to do: it only says what will be there.
pub(super) fn empty(ui: &Ui, shared: &Shared, rect: Rect, name: &str) {
    let palette = shared.palette();
    let colors = Colors {
        fill: palette.background,
        edge: Stroke::new(palette.edge_width(), palette.divider),
        text: palette.text_weak,
        key: palette.text_weak,
    };
    ground(ui, rect, &colors);
    let size = (rect.height() * 0.34).clamp(13.0, 24.0);
    let text = fitted(ui, name, size, colors.text, rect.width() - 12.0);
    let at = rect.center() - text.size() / 2.0;
    ui.painter().galley(at, text, colors.text);
}

/// A small button of the pointer alone.
pub(super) fn small(ui: &Ui, shared: &Shared, rect: Rect, response: &Response, text: &str) {
    let colors = Weight::Plain.colors(shared.palette(), response);
    ground(ui, rect, &colors);
    let size = (rect.height() * 0.46).clamp(13.0, 24.0);
    let text = fitted(ui, text, size, colors.text, rect.width() - 6.0);
    let at = rect.center() - text.size() / 2.0;
    ui.painter().galley(at, text, colors.text);
}

fn ground(ui: &Ui, rect: Rect, colors: &Colors) {
    let round = CornerRadius::same((rect.height() * 0.17).clamp(5.0, 12.0) as u8);
    ui.painter()
        .rect(rect, round, colors.fill, colors.edge, StrokeKind::Inside);
}

/// The box of a choice, with a tick where it is made; gives the room it takes.
fn tick(ui: &Ui, rect: Rect, weight: Weight, colors: &Colors) -> f32 {
    let side = (rect.height() * 0.55).min(22.0);
    let at = Rect::from_center_size(
        pos2(rect.left() + side / 2.0 + 2.0, rect.center().y),
        egui::Vec2::splat(side),
    );
    let stroke = Stroke::new(2.0, colors.text);
    ui.painter()
        .rect_stroke(at, 3.0, stroke, StrokeKind::Inside);
    if weight == Weight::On {
        let inner = at.shrink(side * 0.22);
        let middle = pos2(inner.left() + inner.width() * 0.38, inner.bottom());
        let points = vec![
            pos2(inner.left(), inner.center().y),
            middle,
            inner.right_top(),
        ];
        ui.painter().line(points, Stroke::new(2.5, colors.text));
    }
    side + 6.0
}

/// One line.
fn line(ui: &Ui, text: &str, family: FontFamily, size: f32, color: Color32) -> Arc<Galley> {
    let font = FontId::new(size.round(), family);
    ui.painter().layout_no_wrap(text.to_owned(), font, color)
}

/// A name, a little smaller where it is too wide, and on two lines where that
/// does not help.
fn fitted(ui: &Ui, text: &str, size: f32, color: Color32, width: f32) -> Arc<Galley> {
    for share in [1.0, 0.9, 0.8] {
        let galley = line(ui, text, fonts::bold(), (size * share).max(12.0), color);
        if galley.size().x <= width {
            return galley;
        }
    }
    let font = FontId::new((size * 0.8).round().max(12.0), fonts::bold());
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
    job.wrap = TextWrapping {
        max_width: width.max(1.0),
        max_rows: 2,
        ..TextWrapping::default()
    };
    job.halign = Align::LEFT;
    ui.painter().layout_job(job)
}

/// Words in a place of their own, as large as they fit.
pub(super) fn words(ui: &Ui, shared: &Shared, rect: Rect, text: &str, unit: f32) {
    let color = shared.palette().text;
    let mut size = (18.0 * unit).round();
    let mut galley = None;
    while size >= 11.0 {
        let font = FontId::new(size, fonts::bold());
        let laid = ui
            .painter()
            .layout(text.to_owned(), font, color, rect.width());
        let fits = laid.size().y <= rect.height();
        galley = Some(laid);
        if fits {
            break;
        }
        size -= 1.0;
    }
    if let Some(galley) = galley {
        let at = rect.center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, color);
    }
}

/// What was said last, for eyes that see only a part of the window at a time:
/// the newest at the top, nearest to the buttons.
pub(super) fn latest(ui: &Ui, shared: &Shared, rect: Rect, unit: f32) {
    if rect.width() < 90.0 {
        return;
    }
    let palette = shared.palette();
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let mut top = rect.top();
    let newest = shared.said().messages(Buffer::All).rev();
    for (place, message) in newest.take(4).enumerate() {
        let color = if place == 0 {
            palette.text
        } else {
            palette.text_weak
        };
        let font = FontId::proportional((16.0 * unit.clamp(0.9, 1.5)).round());
        let mut job = LayoutJob::single_section(
            message.text.clone(),
            TextFormat::simple(font.clone(), color),
        );
        let line = ui.fonts_mut(|fonts| fonts.row_height(&font));
        job.wrap = TextWrapping {
            max_width: rect.width(),
            max_rows: (rect.height() / line).floor().max(1.0) as usize,
            ..TextWrapping::default()
        };
        let galley = painter.layout_job(job);
        // Half a line says nothing.
        if place > 0 && top + galley.size().y > rect.bottom() {
            return;
        }
        let next = top + galley.size().y + 4.0;
        painter.galley(pos2(rect.left(), top), galley, color);
        top = next;
    }
}
