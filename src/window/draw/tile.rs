use egui::{Align2, CornerRadius, Rect, Vec2, pos2, vec2};

use super::chips::stake;
use super::pen::{Pen, Weight};
use super::seat::{self, SeatPicture, Standing, Words};

/// The least size of a tile.
pub const TILE_SIZE: Vec2 = vec2(190.0, 64.0);

/// Paints a seat as a tile of a grid, for windows too narrow for a table, and
/// says where its cards are.
pub fn tile(pen: Pen<'_>, rect: Rect, picture: &SeatPicture) -> Vec<Rect> {
    let rect = pen.sharp(rect.shrink(3.0));
    seat::ground(pen, rect, picture.standing);
    let inside = rect.shrink2(vec2(8.0, 5.0));
    let colors = Words::of(pen, picture.standing);

    let count = picture.cards.len();
    let card_height = inside.height();
    let card_width = card_height / super::CARD_ASPECT;
    let wide = match count {
        0 => 0.0,
        1 | 2 => count as f32 * (card_width + 3.0),
        _ => card_width + (count - 1) as f32 * card_width * 0.55,
    };
    let cards = Rect::from_min_max(pos2(inside.right() - wide, inside.top()), inside.max);
    if count > 0 {
        // Cards lie on felt here too: a plate can be as light as they are.
        let round = CornerRadius::same(6);
        pen.painter
            .rect_filled(cards.expand(3.0), round, pen.palette.table.felt);
    }
    let words = Rect::from_min_max(inside.min, pos2(cards.left() - 6.0, inside.bottom()));
    let (top, bottom) = words.split_top_bottom_at_fraction(0.5);

    let mut left = top.left();
    if picture.standing == Standing::ToAct {
        left += seat::pointer(pen, top, 1.0, colors.name);
    }
    if let Some(sign) = &picture.button {
        let disc = Rect::from_center_size(pos2(left + 10.0, top.center().y), Vec2::splat(20.0));
        seat::dealer_button(pen, disc, sign);
        left += 26.0;
    }
    let name = Rect::from_min_max(pos2(left, top.top()), top.max);
    let bold = Weight::Bold.font(16.0);
    pen.write(name, Align2::LEFT_CENTER, &picture.name, bold, colors.name);

    let regular = Weight::Regular.font(15.0);
    let second = picture.status.as_ref().unwrap_or(&picture.chips);
    let at = pen.write(bottom, Align2::LEFT_CENTER, second, regular, colors.chips);
    if let Some(bet) = &picture.bet {
        let room = Rect::from_min_max(pos2(at.right() + 6.0, bottom.top()), bottom.max);
        stake(pen, room, bet, 14.0);
    }
    if let Some(time) = picture.time_left {
        seat::time_bar(pen, rect.with_max_x(words.right() + 4.0), time, 0.8);
    }
    seat::cards(pen, cards, picture)
}
