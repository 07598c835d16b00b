use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Align2, Color32, CornerRadius, Galley, Rect, Stroke, StrokeKind, vec2};

use super::pen::{FontWeight, Pen};
use super::places::TAG_REACH;

/// Paints lines of words on a label in the middle of a place, as large as they
/// fit, and says where. Words that are too many go on in the next line.
pub fn banner(pen: Pen<'_>, rect: Rect, lines: &[String], largest: f32) -> Rect {
    if lines.is_empty() {
        return Rect::from_pos(rect.center());
    }
    let table = &pen.palette.table;
    // The words of who has won are the lightest thing on the felt.
    let colors = (table.label_text, table.label);
    label(pen, rect, &lines.join("\n"), (largest, lines.len()), colors)
}

/// Paints what a hand is called, beside whoever shows it, and says where.
pub(super) fn tag(pen: Pen<'_>, rect: Rect, text: &str, largest: f32, wins: Wins) -> Rect {
    let table = &pen.palette.table;
    let colors = match wins {
        Wins::Something => (table.label_text, table.label),
        Wins::Nothing => (table.label, table.label_text),
    };
    // Long names reach over what lies beside them: the bets are gone by then.
    let wide = rect.expand2(vec2(rect.width() * TAG_REACH, 0.0));
    label(pen, wide, text, (largest, usize::MAX), colors)
}

/// Whether the player of a shown hand has won something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wins {
    Something,
    Nothing,
}

fn label(
    pen: Pen<'_>,
    rect: Rect,
    text: &str,
    (largest, rows): (f32, usize),
    (ground, ink): (Color32, Color32),
) -> Rect {
    let margin = vec2(largest * 0.4, largest * 0.12);
    let room = rect.shrink2(margin);
    let galley = fitting(pen, text, (largest, rows), room, ink);
    let size = galley.size() + 2.0 * margin;
    let at = pen.sharp(Rect::from_center_size(rect.center(), size.min(rect.size())));
    let round = CornerRadius::same((at.height() / 2.0).min(largest * 0.6) as u8);
    let edge = Stroke::new(pen.palette.edge_width() * 1.5, pen.palette.table.label_edge);
    pen.painter
        .rect(at, round, ground, edge, StrokeKind::Outside);
    let words = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), at);
    // Centred lines are laid out around their middle.
    let from = egui::pos2(words.center().x, words.top());
    pen.painter.galley(from, galley, ink);
    at
}

/// The text at the largest size at which it fits. Rather than in more rows it
/// is a little smaller.
fn fitting(
    pen: Pen<'_>,
    text: &str,
    (largest, rows): (f32, usize),
    room: Rect,
    ink: Color32,
) -> Arc<Galley> {
    let lay = |size: f32| {
        let format = TextFormat::simple(FontWeight::Bold.font(size), ink);
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.wrap.max_width = room.width().max(1.0);
        job.halign = Align::Center;
        pen.painter.layout_job(job)
    };
    let mut size = largest;
    loop {
        let galley = lay(size);
        let is_low = galley.size().y <= room.height();
        let may_wrap = galley.rows.len() <= rows || size < 0.72 * largest;
        if size <= LEAST || (is_low && may_wrap) {
            return galley;
        }
        size = (size * 0.92).min(size - 1.0).max(LEAST);
    }
}

/// Words are not made smaller than this: rather they reach over the edge.
const LEAST: f32 = 10.0;
