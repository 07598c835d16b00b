use egui::{Align2, Rect, Stroke, vec2};

use super::super::pen::{FontWeight, Pen};
use super::super::suit;
use super::{CardState, corner, dashed, layers, line};
use crate::rules::cards::Card;

/// Where rank, suit and letter are on a face: places as shares of its width
/// and height, sizes of text as shares of its height, other sizes as shares
/// of its width.
pub(super) struct FaceLayout {
    rank_at: (f32, f32),
    rank_size: f32,
    rank_widest: f32,
    /// The middle of the suit's shape.
    suit_at: (f32, f32),
    suit_size: f32,
    letter_at: (f32, f32),
    letter_align: Align2,
    letter_size: f32,
}

impl FaceLayout {
    /// The layout for a card of that width of which everything can be seen.
    pub(super) fn for_width(width: f32) -> &'static FaceLayout {
        if width < 56.0 {
            &FaceLayout::SMALL
        } else {
            &FaceLayout::LARGE
        }
    }

    const LARGE: FaceLayout = FaceLayout {
        rank_at: (0.09, 0.075),
        rank_size: 0.46,
        rank_widest: 0.84,
        suit_at: (0.61, 0.69),
        suit_size: 0.62,
        letter_at: (0.09, 0.93),
        letter_align: Align2::LEFT_BOTTOM,
        letter_size: 0.155,
    };

    const SMALL: FaceLayout = FaceLayout {
        rank_at: (0.09, 0.09),
        rank_size: 0.5,
        rank_widest: 0.84,
        suit_at: (0.32, 0.7),
        suit_size: 0.5,
        letter_at: (0.94, 0.93),
        letter_align: Align2::RIGHT_BOTTOM,
        letter_size: 0.26,
    };

    /// Everything is at the left, because another card lies on the right.
    pub(super) const OVERLAPPED: FaceLayout = FaceLayout {
        rank_widest: 0.62,
        suit_at: (0.28, 0.72),
        suit_size: 0.43,
        letter_at: (0.51, 0.93),
        letter_align: Align2::LEFT_BOTTOM,
        letter_size: 0.2,
        ..FaceLayout::SMALL
    };
}

pub(super) fn paint(pen: Pen<'_>, rect: Rect, card: Card, state: CardState, layout: &FaceLayout) {
    let colors = &pen.palette.card;
    let (fill, ink) = match state {
        CardState::Dimmed | CardState::Waiting => (colors.dimmed, colors.dimmed_suit(card.suit())),
        _ => (colors.face, colors.suit(card.suit())),
    };
    let width = pen.palette.edge_width();
    let (edge, width) = match state {
        CardState::Waiting => (fill, width),
        CardState::Exchange => (colors.exchange, thick(rect)),
        CardState::Picked => (colors.picked, thick(rect)),
        CardState::Lifted => (ink, thick(rect)),
        CardState::Plain | CardState::Dimmed => (colors.edge, width),
    };
    let shown = [line(pen), (0.0, edge), (width, fill)];
    layers::layers(pen, rect, corner(rect), &shown);
    if state == CardState::Waiting {
        dashed(pen, rect.shrink(width), Stroke::new(2.0, colors.waiting));
    }

    let (w, h) = (rect.width(), rect.height());
    let at = |(x, y): (f32, f32)| rect.min + vec2(x * w, y * h);

    let rank = pen.signs.rank(card.rank());
    let size = fitting(pen, rank, layout.rank_size * h, layout.rank_widest * w);
    let font = FontWeight::Bold.font(size);
    pen.write_ink(at(layout.rank_at), Align2::LEFT_TOP, rank, font, ink);

    let shape = Rect::from_center_size(at(layout.suit_at), vec2(w, w) * layout.suit_size);
    suit(pen.painter, shape, card.suit(), ink);

    let letter = pen.signs.suit(card.suit());
    let font = FontWeight::Bold.font(layout.letter_size * h);
    pen.write_ink(at(layout.letter_at), layout.letter_align, letter, font, ink);
}

/// The size, or the one at which bold text is no wider than that.
fn fitting(pen: Pen<'_>, text: &str, size: f32, widest: f32) -> f32 {
    let color = pen.palette.card.face;
    let line = pen.line(text, FontWeight::Bold.font(size), color, f32::INFINITY);
    size * (widest / line.mesh_bounds.width().max(1.0)).min(1.0)
}

fn thick(rect: Rect) -> f32 {
    (rect.width() * 0.045).clamp(2.0, 6.0)
}
