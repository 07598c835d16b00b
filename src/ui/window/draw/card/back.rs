use egui::{Mesh, Rect, Stroke, StrokeKind, vec2};

use super::super::ink;
use super::super::pen::Pen;
use super::{CardState, corner, edge};

/// The back: a frame, and rows of small diamonds in it.
pub(super) fn paint(pen: Pen<'_>, rect: Rect, state: CardState) {
    let colors = &pen.palette.card;
    let dim = |color: egui::Color32| match state {
        CardState::Dimmed => color.lerp_to_gamma(colors.back, 0.45),
        _ => color,
    };
    let (w, round) = (rect.width(), corner(rect));
    // The rim is as light as a face's, so a back is seen on any table.
    pen.painter.rect_filled(rect, round, colors.back_rim);
    let rim = (w * 0.05).clamp(1.5, 6.0);
    let inside = rect.shrink(rim);
    let inner = egui::CornerRadius::same(round.nw.saturating_sub(rim as u8));
    pen.painter.rect_filled(inside, inner, colors.back);
    let frame = inside.shrink(rim);
    pen.painter.rect_stroke(
        frame,
        inner,
        Stroke::new((w * 0.012).max(1.0), dim(colors.back_pattern)),
        StrokeKind::Inside,
    );
    match state {
        CardState::Exchange => edge(pen, rect, Stroke::new(rim, colors.exchange)),
        CardState::Picked => edge(pen, rect, Stroke::new(rim, colors.picked)),
        _ => edge(
            pen,
            rect,
            Stroke::new(pen.palette.edge_width(), colors.edge),
        ),
    }

    let field = frame.shrink(rim);
    let columns = if w < 56.0 { 3 } else { 5 };
    let cell = field.width() / columns as f32;
    let rows = (field.height() / (cell * 1.3)).round().max(1.0) as usize;
    let tall = field.height() / rows as f32;
    let mut mesh = Mesh::default();
    let middle_of =
        |column: f32, row: f32| field.min + vec2((column + 0.5) * cell, (row + 0.5) * tall);
    for row in 0..rows {
        for column in 0..columns {
            let middle = middle_of(column as f32, row as f32);
            diamond(
                &mut mesh,
                pen,
                middle,
                vec2(cell, tall) * 0.4,
                dim(colors.back_pattern),
            );
        }
    }
    pen.painter.add(mesh);
}

fn diamond(
    mesh: &mut Mesh,
    pen: Pen<'_>,
    middle: egui::Pos2,
    half: egui::Vec2,
    color: egui::Color32,
) {
    let outline = [
        middle - vec2(0.0, half.y),
        middle + vec2(half.x, 0.0),
        middle + vec2(0.0, half.y),
        middle - vec2(half.x, 0.0),
    ];
    ink::fill(mesh, middle, &outline, color, pen.pixel());
}

/// A few backs on each other: the cards that are burned.
pub(in super::super) fn pile(pen: Pen<'_>, rect: Rect, count: usize) {
    let step = (rect.width() * 0.07).max(1.5);
    for i in 0..count.min(3) {
        let at = rect.translate(vec2(1.0, -1.0) * (step * i as f32));
        paint(pen, pen.sharp(at), CardState::Dimmed);
    }
}
