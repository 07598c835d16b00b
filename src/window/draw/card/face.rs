use egui::{Align2, Rect, Stroke, pos2, vec2};

use super::super::pen::{Pen, Weight};
use super::super::suit;
use super::{CardState, corner, dashed, edge};
use crate::cards::Card;

/// Below this width the shape of the suit stands left, under the rank, so
/// that cards which overlap to the right still show both.
const COMPACT_BELOW: f32 = 56.0;

pub(super) fn paint(pen: Pen<'_>, rect: Rect, card: Card, state: CardState) {
    let colors = &pen.palette.card;
    let (fill, ink) = match state {
        CardState::Dimmed | CardState::Waiting => (colors.dimmed, colors.dimmed_suit(card.suit())),
        _ => (colors.face, colors.suit(card.suit())),
    };
    pen.painter.rect_filled(rect, corner(rect), fill);
    let width = pen.palette.edge_width();
    match state {
        CardState::Waiting => dashed(pen, rect.shrink(width), Stroke::new(2.0, colors.waiting)),
        CardState::Exchange => edge(pen, rect, Stroke::new(thick(rect), colors.exchange)),
        CardState::Picked => edge(pen, rect, Stroke::new(thick(rect), colors.picked)),
        CardState::Lifted => edge(pen, rect, Stroke::new(thick(rect), ink)),
        CardState::Plain | CardState::Dimmed => edge(pen, rect, Stroke::new(width, colors.edge)),
    }

    let (w, h) = (rect.width(), rect.height());
    let at = |x: f32, y: f32| rect.min + vec2(x * w, y * h);
    let rank = pen.signs.rank(card.rank());
    let letter = pen.signs.suit(card.suit());
    if w < COMPACT_BELOW {
        let font = Weight::Bold.font(h * 0.5);
        pen.write_ink(at(0.09, 0.09), Align2::LEFT_TOP, rank, font, ink);
        let shape = Rect::from_min_size(at(0.07, 0.53), vec2(w, w) * 0.48);
        suit(pen.painter, shape, card.suit(), ink);
        let font = Weight::Bold.font(h * 0.24);
        pen.write_ink(at(0.94, 0.93), Align2::RIGHT_BOTTOM, letter, font, ink);
    } else {
        let font = Weight::Bold.font(h * 0.46);
        pen.write_ink(at(0.09, 0.075), Align2::LEFT_TOP, rank, font, ink);
        let middle = at(0.61, 0.69);
        let shape = Rect::from_center_size(pos2(middle.x, middle.y), vec2(w, w) * 0.62);
        suit(pen.painter, shape, card.suit(), ink);
        let font = Weight::Bold.font(h * 0.155);
        pen.write_ink(at(0.09, 0.93), Align2::LEFT_BOTTOM, letter, font, ink);
    }
}

fn thick(rect: Rect) -> f32 {
    (rect.width() * 0.045).clamp(2.0, 6.0)
}
