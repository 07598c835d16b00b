use egui::{Context, CornerRadius, Painter, Rect, Response, Stroke, StrokeKind};

use super::Palette;

/// The width of the ring around what has the focus.
pub(super) const FOCUS_RING_WIDTH: f32 = 3.0;

/// The line between the ring and what it surrounds.
const LINING_WIDTH: f32 = 1.5;

/// What is left clear between the lining and what it surrounds.
const GAP: f32 = 1.0;

/// Paints the ring around whatever has the focus, even around plain words.
///
/// Called once at the end of a frame, this rings buttons, fields, labels and
/// painted things alike, on top of everything in their layer.
pub fn ring_focused(ctx: &Context, palette: &Palette) {
    let focused = ctx.memory(|memory| memory.focused());
    let Some(response) = focused.and_then(|id| ctx.read_response(id)) else {
        return;
    };
    ring(&ctx.layer_painter(response.layer_id), &response, palette);
}

/// Paints the ring around a place.
fn paint_focus_ring(painter: &Painter, rect: Rect, palette: &Palette) {
    let radius = 6.0_f32.min(rect.height() / 2.0) + GAP;
    let lining = rect.expand(GAP);
    let corner = |radius: f32| CornerRadius::same(radius.round() as u8);
    painter.rect_stroke(
        lining,
        corner(radius),
        Stroke::new(LINING_WIDTH, palette.ring_lining),
        StrokeKind::Outside,
    );
    painter.rect_stroke(
        lining.expand(LINING_WIDTH),
        corner(radius + LINING_WIDTH),
        Stroke::new(FOCUS_RING_WIDTH, palette.ring),
        StrokeKind::Outside,
    );
}

fn ring(painter: &Painter, response: &Response, palette: &Palette) {
    // Something that is scrolled halfway out of sight has a ring that is
    // cut off at the same side, so that it does not cross what lies there.
    let (whole, seen) = (response.rect, response.interact_rect);
    let mut clip = painter.clip_rect();
    if seen.top() > whole.top() {
        clip.min.y = clip.min.y.max(seen.top());
    }
    if seen.bottom() < whole.bottom() {
        clip.max.y = clip.max.y.min(seen.bottom());
    }
    if seen.left() > whole.left() {
        clip.min.x = clip.min.x.max(seen.left());
    }
    if seen.right() < whole.right() {
        clip.max.x = clip.max.x.min(seen.right());
    }
    paint_focus_ring(&painter.with_clip_rect(clip), whole, palette);
}
