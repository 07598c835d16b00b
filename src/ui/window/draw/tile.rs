use egui::{Align2, CornerRadius, Rect, Vec2, pos2, vec2};

use super::CARD_ASPECT;
use super::chips::chip_amount;
use super::pen::{FontWeight, Lettering, Pen};
use super::seat::{self, SeatPicture, WordColors};

/// The least size of a tile.
pub const TILE_SIZE: Vec2 = vec2(190.0, 64.0);

/// How much higher a tile is on which a hand is named.
pub const TILE_HAND: f32 = 24.0;

/// Paints a seat as a tile of a grid, for windows too narrow for a table, and
/// says where its cards are.
pub fn tile(pen: Pen<'_>, rect: Rect, picture: &SeatPicture) -> Vec<Rect> {
    let rect = pen.sharp(rect.shrink(3.0));
    seat::ground(pen, rect, picture.standing);
    let mut inside = rect.shrink2(vec2(9.0, 5.0));
    if let Some(time) = &picture.time_left {
        seat::time_bar(pen, rect, time, 0.8);
        inside.max.y -= 6.0;
    }
    if let Some(hand) = &picture.hand {
        let (rest, line) = inside.split_top_bottom_at_fraction(0.66);
        let name = Lettering {
            text: hand,
            weight: FontWeight::Bold,
            size: 15.0,
            color: WordColors::of(pen, picture.standing).name,
        };
        pen.write(line, Align2::LEFT_CENTER, &name);
        inside = rest;
    }
    let (top, bottom) = inside.split_top_bottom_at_fraction(0.5);
    let cards = cards_place(inside, top, picture);
    if !picture.cards.is_empty() {
        // Cards lie on felt here too: a plate can be as light as they are.
        let felt = pen.palette.table.felt;
        pen.painter
            .rect_filled(cards.expand(2.0), CornerRadius::same(5), felt);
    }

    let colors = WordColors::of(pen, picture.standing);
    let words = cards.left() - 7.0;
    first_line(pen, top.with_max_x(words), picture, &colors);
    // Cards that show their faces are as high as both lines.
    let end = if cards.bottom() > bottom.top() {
        words
    } else {
        bottom.right()
    };
    second_line(pen, bottom.with_max_x(end), picture, &colors);
    seat::cards(pen, cards, picture)
}

/// Faces fill the tile's right end, to be read; backs only show how many
/// there are.
fn cards_place(inside: Rect, top: Rect, picture: &SeatPicture) -> Rect {
    let (height, least_step) = if picture.shows_cards() {
        (inside.height(), 0.55)
    } else {
        (top.height() - 3.0, 0.5)
    };
    let width = height / CARD_ASPECT;
    let others = picture.cards.len().saturating_sub(1) as f32;
    let step = match picture.cards.len() {
        0..=2 => 1.07,
        _ => least_step,
    };
    let whole = match picture.cards.len() {
        0 => 0.0,
        _ => width * (1.0 + others * step),
    };
    Rect::from_min_size(
        pos2(inside.right() - whole, inside.top()),
        vec2(whole, height),
    )
}

fn first_line(pen: Pen<'_>, line: Rect, picture: &SeatPicture, colors: &WordColors) {
    let mut left = line.left();
    left += seat::state_sign(pen, line, picture.standing, 1.0, colors.name);
    // Where a hand is named, its cards take the room.
    let marks = match picture.hand {
        Some(_) => &[][..],
        None => &picture.marks,
    };
    for mark in marks {
        let disc = Rect::from_center_size(pos2(left + 10.0, line.center().y), Vec2::splat(20.0));
        seat::seat_mark(pen, disc, mark);
        left += 24.0;
    }
    let name = Lettering {
        text: &picture.name,
        weight: FontWeight::Bold,
        size: 16.0,
        color: colors.name,
    };
    let end = seat::odds(pen, line, picture, colors, 1.0);
    pen.write(
        line.with_min_x(left).with_max_x(end),
        Align2::LEFT_CENTER,
        &name,
    );
}

/// Chips at the left, the bet or a word at the right. A player with both a bet
/// and a word is all-in, and has no chips to show.
fn second_line(pen: Pen<'_>, line: Rect, picture: &SeatPicture, colors: &WordColors) {
    let (text, color) = match (&picture.bet, &picture.status) {
        (Some(_), Some(status)) => (status, colors.status),
        _ => (&picture.chips, colors.chips),
    };
    let left = Lettering {
        text,
        weight: FontWeight::Regular,
        size: 15.0,
        color,
    };
    let at = pen.write(line, Align2::LEFT_CENTER, &left);
    let room = line.with_min_x(at.right() + 6.0);
    match (&picture.bet, &picture.status) {
        (Some(bet), _) => {
            chip_amount(pen, room, bet, 14.0, Align2::RIGHT_CENTER);
        }
        (None, Some(status)) => {
            let word = seat::status_words(status, 14.0, colors.status);
            seat::word(pen, room, &word, picture);
        }
        (None, None) => {}
    }
}
