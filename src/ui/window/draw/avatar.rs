use egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2};

use super::pen::{FontWeight, Pen};
use crate::ui::window::theme::contrast;

/// The disc by which a player is found again, and the time that is left to
/// them around it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Avatar {
    /// The first letter of the name.
    pub initial: String,
    /// Which of the chips' colours it has.
    pub color: usize,
}

/// The time that is left for a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TimeLeft {
    /// The share of it that is left.
    pub share: f32,
    /// The seconds, once they are few: they stand where the initial did.
    pub last_seconds: Option<String>,
}

/// The width of the disc with its ring, at the least table.
pub(super) const AVATAR: f32 = 40.0;

/// Paints the disc into a square, with the ring of the time where a clock runs.
pub(super) fn avatar(pen: Pen<'_>, rect: Rect, avatar: &Avatar, time: Option<&TimeLeft>) {
    let (middle, outer) = (rect.center(), rect.width() / 2.0);
    let urgent = time.and_then(|time| time.last_seconds.as_deref());
    // A ring that gets wider needs no colour to be seen.
    let ring = outer * if urgent.is_some() { 0.3 } else { 0.18 };
    let radius = match time {
        Some(_) => outer - ring - pen.pixel(),
        None => outer * 0.88,
    };
    let colors = &pen.palette.chips[avatar.color % pen.palette.chips.len()];
    let edge = Stroke::new(pen.palette.edge_width(), pen.palette.seat.edge);
    pen.painter.circle(middle, radius, colors.body, edge);
    let sign = urgent.unwrap_or(&avatar.initial);
    let ink = readable_on(colors.body);
    let font = FontWeight::Bold.font(radius * if urgent.is_some() { 1.25 } else { 1.05 });
    pen.write_ink(middle, Align2::CENTER_CENTER, sign, font, ink);
    if let Some(time) = time {
        let seat = &pen.palette.seat;
        let way = outer - ring / 2.0;
        pen.painter
            .circle_stroke(middle, way, Stroke::new(ring, seat.time_spent));
        arc(
            pen,
            middle,
            way,
            time.share,
            Stroke::new(ring, seat.time_left),
        );
    }
}

/// The part of a circle that is left, from the top clockwise.
fn arc(pen: Pen<'_>, middle: Pos2, radius: f32, share: f32, stroke: Stroke) {
    use std::f32::consts::{FRAC_PI_2, TAU};
    let share = share.clamp(0.0, 1.0);
    let steps = (share * 48.0).ceil() as usize;
    if steps == 0 {
        return;
    }
    // What has passed is missing at its beginning.
    let from = TAU * (1.0 - share) - FRAC_PI_2;
    let at = |i: usize| {
        let turn = from + TAU * share * i as f32 / steps as f32;
        middle + Vec2::angled(turn) * radius
    };
    let points = (0..=steps).map(at).collect();
    pen.painter.add(Shape::line(points, stroke));
}

/// Black or white, whichever is read better there.
fn readable_on(ground: Color32) -> Color32 {
    if contrast(Color32::WHITE, ground) >= contrast(Color32::BLACK, ground) {
        Color32::WHITE
    } else {
        Color32::BLACK
    }
}

/// A star: who has won.
pub(super) fn star(pen: Pen<'_>, middle: Pos2, radius: f32, color: Color32) {
    // Each point by itself is convex.
    let at = |turn: f32, far: f32| {
        let angle = std::f32::consts::TAU * turn - std::f32::consts::FRAC_PI_2;
        middle + Vec2::angled(angle) * radius * far
    };
    for i in 0..5 {
        let turn = i as f32 / 5.0;
        let point = vec![
            middle,
            at(turn - 0.1, 0.42),
            at(turn, 1.0),
            at(turn + 0.1, 0.42),
        ];
        pen.painter
            .add(Shape::convex_polygon(point, color, Stroke::NONE));
    }
}

/// Where the disc of a plate is, as high as the plate leaves room for.
pub(super) fn place(plate: Rect, scale: f32) -> Rect {
    let size = (AVATAR * scale).min(plate.height() - 8.0 * scale);
    let left = plate.left() + 5.0 * scale;
    Rect::from_center_size(pos2(left + size / 2.0, plate.center().y), Vec2::splat(size))
}
