//! Filled shapes with soft edges that egui's own, convex ones cannot be.

use egui::{Color32, Mesh, Pos2, Vec2, pos2, vec2};

/// Adds a filled outline to the mesh. Every point of it must be in sight of
/// the middle, and the points run clockwise on the screen.
pub(super) fn fill(mesh: &mut Mesh, middle: Pos2, outline: &[Pos2], color: Color32, pixel: f32) {
    let count = outline.len();
    let first = mesh.vertices.len() as u32;
    mesh.colored_vertex(middle, color);
    for i in 0..count {
        let before = outline[(i + count - 1) % count];
        let (here, after) = (outline[i], outline[(i + 1) % count]);
        let normal = (outward(here - before) + outward(after - here)).normalized();
        // Half a pixel of colour on each side of the edge fades out.
        let half = normal * (pixel / 2.0);
        mesh.colored_vertex(here - half, color);
        mesh.colored_vertex(here + half, Color32::TRANSPARENT);
    }
    for i in 0..count as u32 {
        let next = (i + 1) % count as u32;
        let (inner, outer) = (first + 1 + 2 * i, first + 2 + 2 * i);
        let (next_inner, next_outer) = (first + 1 + 2 * next, first + 2 + 2 * next);
        mesh.add_triangle(first, inner, next_inner);
        mesh.add_triangle(inner, outer, next_outer);
        mesh.add_triangle(inner, next_outer, next_inner);
    }
}

/// The direction to the left of a step, which is outside of a shape whose
/// points run clockwise on a screen with the y axis down.
fn outward(step: Vec2) -> Vec2 {
    vec2(step.y, -step.x).normalized()
}

/// Adds closed bands between outlines, the colours flowing from one to the next.
/// An outline has as many points as the one around it, or half of them, each
/// within every second one.
pub(super) fn bands(mesh: &mut Mesh, outlines: &[(Vec<Pos2>, Color32)]) {
    let points = outlines.iter().map(|(outline, _)| outline.len()).sum();
    mesh.reserve_vertices(points);
    mesh.reserve_triangles(2 * points);
    let mut outside = None;
    for (outline, color) in outlines {
        let (first, count) = (mesh.vertices.len() as u32, outline.len() as u32);
        (outline.iter()).for_each(|&point| mesh.colored_vertex(point, *color));
        if let Some((outer, points)) = outside.replace((first, count)) {
            let within = |i| first + i * count / points % count;
            for i in 0..points {
                let (here, next) = (outer + i, outer + (i + 1) % points);
                mesh.add_triangle(here, next, within(i));
                if within(i) != within(i + 1) {
                    mesh.add_triangle(within(i), next, within(i + 1));
                }
            }
        }
    }
}

/// A point on the curve from `from` to `to`.
fn bezier([from, one, two, to]: [(f32, f32); 4], t: f32) -> Pos2 {
    let u = 1.0 - t;
    let (a, b, c, d) = (u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t);
    pos2(
        a * from.0 + b * one.0 + c * two.0 + d * to.0,
        a * from.1 + b * one.1 + c * two.1 + d * to.1,
    )
}

/// The closed outline through curves, of which each begins where the one
/// before it ended.
pub(super) fn outline(curves: &[[(f32, f32); 4]], steps: usize) -> Vec<Pos2> {
    let along = |curve| (0..steps).map(move |i| bezier(curve, i as f32 / steps as f32));
    curves.iter().copied().flat_map(along).collect()
}
