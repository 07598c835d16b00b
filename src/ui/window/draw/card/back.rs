use egui::{Mesh, Rect, vec2};

use super::super::ink;
use super::super::pen::Pen;
use super::{CardState, corner, layers, line};

/// The back: a frame, and rows of small diamonds in it.
pub(super) fn paint(pen: Pen<'_>, rect: Rect, state: CardState) {
    let colors = &pen.palette.card;
    let dim = |color: egui::Color32| match state {
        CardState::Dimmed => color.lerp_to_gamma(colors.back, 0.45),
        _ => color,
    };
    let w = rect.width();
    let rim = (w * 0.05).clamp(1.5, 6.0);
    let (edge, light) = match state {
        CardState::Exchange => (colors.exchange, colors.exchange),
        CardState::Picked => (colors.picked, colors.picked),
        // As light as a face, so a back is seen on any table.
        _ => (colors.edge, colors.back_rim),
    };
    let frame = (w * 0.012).max(1.0);
    let shown = [
        line(pen),
        (0.0, edge),
        (pen.palette.edge_width(), light),
        (rim, colors.back),
        (2.0 * rim, dim(colors.back_pattern)),
        (2.0 * rim + frame, colors.back),
    ];
    layers::layers(pen, rect, corner(rect), &shown);

    let field = rect.shrink(3.0 * rim);
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
