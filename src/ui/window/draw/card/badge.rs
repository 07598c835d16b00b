use egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::super::pen::Pen;
use super::CardState;

/// Paints the sign of a card's state on its lower edge, where it hides
/// nothing that has to be read.
pub(super) fn paint(pen: Pen<'_>, rect: Rect, state: CardState) {
    let colors = &pen.palette.card;
    let color = match state {
        CardState::Exchange => colors.exchange,
        CardState::Picked => colors.picked,
        CardState::Waiting => colors.waiting,
        CardState::Plain | CardState::Lifted | CardState::Dimmed => return,
    };
    let radius = (rect.width() * 0.15).clamp(7.0, 20.0);
    let middle = pos2(rect.center().x, rect.bottom() - radius * 0.1);
    let rim = Stroke::new((radius * 0.14).max(1.5), colors.badge_sign);
    pen.painter.circle(middle, radius, color, rim);
    let at = |x: f32, y: f32| middle + vec2(x, y) * radius;
    let stroke = Stroke::new((radius * 0.2).max(1.6), colors.badge_sign);
    match state {
        CardState::Exchange => arrows(pen, middle, radius, stroke),
        CardState::Picked => {
            pen.painter.line(
                vec![at(-0.45, 0.02), at(-0.1, 0.38), at(0.48, -0.34)],
                stroke,
            );
        }
        _ => hourglass(pen, at, colors.badge_sign, stroke),
    }
}

/// Two arrows, one there and one back.
fn arrows(pen: Pen<'_>, middle: Pos2, radius: f32, stroke: Stroke) {
    for turn in [1.0, -1.0] {
        let at = |x: f32, y: f32| middle + Vec2::new(x, y) * (radius * turn);
        pen.painter
            .line_segment([at(-0.5, -0.24), at(0.4, -0.24)], stroke);
        let head = vec![at(0.28, -0.54), at(0.64, -0.24), at(0.28, 0.04)];
        pen.painter
            .add(Shape::convex_polygon(head, stroke.color, Stroke::NONE));
    }
}

fn hourglass(pen: Pen<'_>, at: impl Fn(f32, f32) -> Pos2, color: Color32, stroke: Stroke) {
    for turn in [1.0, -1.0] {
        let half = vec![
            at(-0.36, -0.46 * turn),
            at(0.36, -0.46 * turn),
            at(0.0, 0.04 * turn),
        ];
        pen.painter
            .add(Shape::convex_polygon(half, color, Stroke::NONE));
        pen.painter
            .line_segment([at(-0.46, -0.48 * turn), at(0.46, -0.48 * turn)], stroke);
    }
}
