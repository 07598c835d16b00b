//! Rounded rectangles in and over each other, painted as one: a computer without
//! a graphics card pays for each pixel that is painted twice, and most for the
//! slivers of which egui's own consist.

use egui::{Color32, Mesh, Pos2, Rect, Vec2};

use super::ink;
use super::pen::Pen;

/// Paints a rounded rectangle: from each of these distances from its edge on, it
/// has that colour. Distances grow inwards.
pub(super) fn layers(pen: Pen<'_>, rect: Rect, radius: f32, layers: &[(f32, Color32)]) {
    let half = pen.pixel() / 2.0;
    let mut around = Color32::TRANSPARENT;
    let mut edges = Vec::new();
    for &(inset, color) in layers {
        edges.extend([(inset - half, around), (inset + half, color)]);
        around = color;
    }
    let outlines = outlines(rect, radius, &edges);
    let mut mesh = Mesh::default();
    ink::bands(&mut mesh, &outlines);
    let innermost = outlines.last().map_or(0, |(outline, _)| outline.len());
    inside(&mut mesh, innermost as u32);
    pen.painter.add(mesh);
}

/// Paints the shadow around something that lies a little above the felt, and so
/// throws it down; what is below that is left out.
pub(super) fn shadow(pen: Pen<'_>, rect: Rect, radius: f32, (down, blur): (f32, f32)) {
    let color = pen.palette.shadow;
    if color == Color32::TRANSPARENT {
        return;
    }
    let half = blur / 2.0;
    let edges = [
        (-half, Color32::TRANSPARENT),
        (half, color),
        (half + down, color),
    ];
    let mut mesh = Mesh::default();
    let rect = rect.translate(Vec2::new(0.0, down));
    ink::bands(&mut mesh, &outlines(rect, radius, &edges));
    pen.painter.add(mesh);
}

fn outlines(rect: Rect, radius: f32, edges: &[(f32, Color32)]) -> Vec<(Vec<Pos2>, Color32)> {
    let directions = directions(if radius < 8.0 { 4 } else { 8 });
    let at = |&(inset, color): &(f32, Color32)| {
        let rect = rect.shrink(inset);
        let most = rect.size().min_elem() / 2.0;
        let radius = (radius - inset).clamp(0.0, most.max(0.0));
        (around(rect, radius, &directions), color)
    };
    edges.iter().map(at).collect()
}

/// The outline of a rounded rectangle, clockwise, with so many steps at each
/// corner.
pub(super) fn rounded(rect: Rect, radius: f32, steps: usize) -> Vec<Pos2> {
    around(rect, radius, &directions(steps))
}

/// Where the points of the corners are from the middles of those, a quarter of
/// them for each.
fn directions(steps: usize) -> Vec<Vec2> {
    use std::f32::consts::{FRAC_PI_2, PI};
    let turns = (0..4).flat_map(|corner| (0..=steps).map(move |i| (corner, i)));
    let at = |(corner, i): (usize, usize)| corner as f32 + i as f32 / steps as f32;
    turns
        .map(|turn| Vec2::angled(PI + FRAC_PI_2 * at(turn)))
        .collect()
}

fn around(rect: Rect, radius: f32, directions: &[Vec2]) -> Vec<Pos2> {
    let inner = rect.shrink(radius);
    let corners = [
        inner.left_top(),
        inner.right_top(),
        inner.right_bottom(),
        inner.left_bottom(),
    ];
    let corner = directions.len() / 4;
    let points = directions.iter().enumerate();
    points
        .map(|(i, &direction)| corners[i / corner] + direction * radius)
        .collect()
}

/// Fills the last outline of the mesh, which has so many points: each corner by
/// itself, then what is left between them.
fn inside(mesh: &mut Mesh, count: u32) {
    let first = mesh.vertices.len() as u32 - count;
    let corner = count / 4;
    for from in (first..first + count).step_by(corner.max(1) as usize) {
        for i in 1..corner - 1 {
            mesh.add_triangle(from, from + i, from + i + 1);
        }
    }
    let ends = (0..4).flat_map(|i| [first + i * corner, first + (i + 1) * corner - 1]);
    let ends: Vec<u32> = ends.collect();
    for pair in ends[1..].windows(2) {
        mesh.add_triangle(ends[0], pair[0], pair[1]);
    }
}
