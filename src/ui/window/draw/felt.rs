use std::sync::LazyLock;

use egui::{Color32, Mesh, Pos2, Rect, Vec2};

use super::ink;
use super::pen::Pen;

/// How many points the table's outline has.
const POINTS: usize = 128;

/// Paints the table: felt, rail and the shadow it throws.
pub fn felt(pen: Pen<'_>, rect: Rect, scale: f32) {
    let table = &pen.palette.table;
    let pixel = pen.pixel();
    let at = |inset: f32, color: Color32| (oval(rect.shrink(inset)), color);
    let rail = 20.0 * scale;
    let edge = pen.palette.edge_width() * 1.5;
    let mut mesh = Mesh::default();

    let shadow = pen.palette.shadow;
    ink::bands(
        &mut mesh,
        &[
            (
                oval(
                    rect.expand(18.0 * scale)
                        .translate(Vec2::new(0.0, 8.0 * scale)),
                ),
                Color32::TRANSPARENT,
            ),
            at(2.0, shadow),
        ],
    );

    let lip = table.felt_edge.lerp_to_gamma(Color32::BLACK, 0.45);
    let shade = table.felt_edge.lerp_to_gamma(Color32::BLACK, 0.18);
    let line = 38.0 * scale;
    ink::bands(
        &mut mesh,
        &[
            at(-pixel, Color32::TRANSPARENT),
            at(0.0, table.rim),
            at(edge, table.rim),
            at(edge + pixel, table.rail_dark),
            at(rail * 0.4, table.rail_light),
            at(rail * 0.62, table.rail_light),
            at(rail - pixel, table.rail_dark),
            at(rail, lip),
            at(rail + pixel, lip),
            at(rail + 2.0 * pixel, shade),
            at(rail + 9.0 * scale, table.felt_edge),
            at(line - pixel, table.felt_edge.lerp_to_gamma(table.felt, 0.2)),
            at(line, table.felt_line),
            at(line + edge * 0.7, table.felt_line),
            at(
                line + edge * 0.7 + pixel,
                table.felt_edge.lerp_to_gamma(table.felt, 0.2),
            ),
        ],
    );

    // The felt is lit from above its middle, where fewer points do: thin slivers
    // cost a computer without a graphics card more than all that they fill.
    let inner = rect.shrink(line + edge * 0.7 + pixel);
    let steps = 5;
    let rings: Vec<(Vec<Pos2>, Color32)> = (0..=steps)
        .map(|i| {
            let share = i as f32 / steps as f32;
            let shrunk = Rect::from_center_size(inner.center(), inner.size() * (1.0 - share));
            let light = 0.2 + 0.8 * (1.0 - (1.0 - share) * (1.0 - share));
            (
                oval(shrunk).into_iter().step_by(1 << i).collect(),
                table.felt_edge.lerp_to_gamma(table.felt, light),
            )
        })
        .collect();
    ink::bands(&mut mesh, &rings);
    pen.painter.add(mesh);
}

/// An oval with flatter sides than an ellipse, as poker tables have.
fn oval(rect: Rect) -> Vec<Pos2> {
    let (half, middle) = (rect.size() / 2.0, rect.center());
    OVAL.iter().map(|&point| middle + half * point).collect()
}

/// The oval of a table that reaches from -1 to 1. A table is a score of them, and
/// to bend each anew took longer than to paint all seats.
static OVAL: LazyLock<Vec<Vec2>> = LazyLock::new(|| {
    let bend = |share: f32| share.signum() * share.abs().powf(0.72);
    let point = |i| {
        let angle = std::f32::consts::TAU * i as f32 / POINTS as f32;
        Vec2::new(bend(angle.cos()), bend(angle.sin()))
    };
    (0..POINTS).map(point).collect()
});
