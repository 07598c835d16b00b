//! The table where there is too little room for an oval: who still plays as tiles,
//! who does not in a line, and the cards where they do not scroll away.

use egui::{Align2, CornerRadius, FontId, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::felt::pen;
use super::picture::Picture;
use crate::speech::Buffer;
use crate::ui::window::draw;
use crate::ui::window::draw::{
    CardPicture, Pen, SeatPicture, SeatState, TILE_HAND, TILE_SIZE, TableRects,
};
use crate::ui::window::fonts;
use crate::ui::window::shared::Shared;

/// The height of the line of a player who has folded or is out.
const LINE: f32 = 30.0;

/// Paints the seats, and says where.
pub(super) fn seats(ui: &mut Ui, shared: &Shared, picture: &Picture) -> TableRects {
    let painter = ui.painter().clone();
    let pen = pen(&painter, shared, picture);
    let seats = &picture.drawn.seats;
    let width = ui.available_width();
    let columns = (width / TILE_SIZE.x).floor().max(1.0);
    let named = seats.iter().any(|seat| seat.hand.is_some());
    let more = if named { TILE_HAND } else { 0.0 };
    let tile = vec2(width / columns, TILE_SIZE.y + more);
    let is_tile = |place: usize, seat: &SeatPicture| place == 0 || seat.standing != SeatState::Out;
    let tiles = (seats.iter().enumerate()).filter(|(place, seat)| is_tile(*place, seat));
    let rows = (tiles.count() as f32 / columns).ceil();
    let others = seats.iter().enumerate();
    let others: Vec<f32> = others
        .filter(|(place, seat)| !is_tile(*place, seat))
        .map(|(_, seat)| line_width(ui, seat))
        .collect();
    let lines = in_lines(&others, width);
    let tall = rows * tile.y + lines.last().map_or(0.0, |it| it.y + LINE);
    let (area, _) = ui.allocate_exact_size(vec2(width, tall), Sense::hover());
    let mut rects = TableRects::default();
    let (mut tiled, mut lined) = (0.0, 0);
    for (place, seat) in seats.iter().enumerate() {
        if is_tile(place, seat) {
            let at = vec2(tiled % columns, (tiled / columns).floor()) * tile;
            let rect = Rect::from_min_size(area.min + at, tile);
            draw::tile(pen, rect, &small(seat, place));
            rects.plates.push(rect.shrink(3.0));
            tiled += 1.0;
        } else {
            let from = area.min + vec2(lines[lined].x, rows * tile.y + lines[lined].y);
            let rect = Rect::from_min_size(from, vec2(others[lined], LINE)).shrink(2.0);
            line(pen, rect, seat);
            rects.plates.push(rect);
            lined += 1;
        }
    }
    if let Some(left) = &picture.drawn.countdown {
        let (rect, _) = ui.allocate_exact_size(vec2(width, 64.0), Sense::hover());
        let wide = vec2(width.min(180.0), rect.height() - 8.0);
        draw::countdown(pen, Rect::from_center_size(rect.center(), wide), left);
    }
    if !picture.drawn.banner.is_empty() {
        let tall = 40.0 * picture.drawn.banner.len() as f32;
        let (rect, _) = ui.allocate_exact_size(vec2(width, tall), Sense::hover());
        draw::banner(pen, rect.shrink(3.0), &picture.drawn.banner, 22.0);
    }
    rects
}

/// A tile has no room for the own cards, which are large elsewhere, and shows
/// what a player has rather than what they did, where it cannot show both.
fn small(seat: &SeatPicture, place: usize) -> SeatPicture {
    let has_chips = seat
        .chips
        .chars()
        .any(|it| it.is_ascii_digit() && it != '0');
    let crowded = seat.bet.is_some() && has_chips;
    SeatPicture {
        cards: match place {
            0 => Vec::new(),
            _ => seat.all_cards(),
        },
        picks: Vec::new(),
        status: seat.status.clone().filter(|_| !crowded),
        ..seat.clone()
    }
}

/// The name and the chips of a player who does not play this hand.
fn line(pen: Pen<'_>, rect: Rect, seat: &SeatPicture) {
    let colors = &pen.palette.seat;
    let edge = Stroke::new(1.0, colors.edge);
    pen.painter.rect(
        rect,
        CornerRadius::same(6),
        colors.folded,
        edge,
        StrokeKind::Inside,
    );
    let text = line_text(seat);
    let font = FontId::proportional(15.0);
    let color = colors.folded_text;
    pen.painter
        .text(rect.center(), Align2::CENTER_CENTER, text, font, color);
}

fn line_text(seat: &SeatPicture) -> String {
    format!("{}  {}", seat.name, seat.chips)
}

fn line_width(ui: &Ui, seat: &SeatPicture) -> f32 {
    let font = FontId::proportional(15.0);
    let color = egui::Color32::PLACEHOLDER;
    let text = (ui.painter()).layout_no_wrap(line_text(seat), font, color);
    text.size().x + 24.0
}

/// Where things of these widths begin, one after the other in as few lines as
/// they fill.
fn in_lines(widths: &[f32], room: f32) -> Vec<egui::Vec2> {
    let mut at = vec2(0.0, 0.0);
    let place = |width: &f32| {
        if at.x > 0.0 && at.x + width > room {
            at = vec2(0.0, at.y + LINE);
        }
        let place = at;
        at.x += width;
        place
    };
    widths.iter().map(place).collect()
}

/// Paints the cards where they stand still, and with them the pot and what
/// happened last.
pub(super) fn head(ui: &Ui, shared: &Shared, picture: &Picture, rects: &mut TableRects) {
    let room = ui.max_rect();
    let palette = shared.palette();
    ui.painter()
        .rect_filled(ui.clip_rect(), 0.0, palette.background);
    let (cards, below) = room.split_top_bottom_at_y(room.bottom() - 28.0);
    let own = own_cards(picture);
    let board = &picture.drawn.board.cards;
    let count = own.len() + board.len();
    // One more for the space between the two.
    let share = (own.len() as f32 + 0.3) / (count as f32 + 0.6).max(1.0);
    let (left, right) = match (own.is_empty(), board.is_empty()) {
        (true, _) => (Rect::ZERO, cards),
        (_, true) => (cards, Rect::ZERO),
        _ => cards.split_left_right_at_fraction(share),
    };
    let painter = ui.painter().clone();
    let pen = pen(&painter, shared, picture);
    let row = |rect: Rect, cards: &[CardPicture]| -> Vec<Rect> {
        let places = draw::cards_in_row(rect.shrink2(vec2(6.0, 4.0)), cards.len(), 0.0);
        let shown = places.iter().zip(cards);
        shown
            .map(|(&at, &card)| draw::card(pen, at, card))
            .collect()
    };
    rects.cards = vec![row(left, &own)];
    rects.board = row(right, board);
    let pots = &picture.drawn.pots;
    let wide = (below.width() * 0.4 / pots.len().max(1) as f32).min(190.0);
    let mut end = below.left();
    for pot in pots {
        let at = Rect::from_min_size(pos2(end, below.top()), vec2(wide, below.height()));
        rects
            .pots
            .push(draw::chip_amount(pen, at, pot, 16.0, Align2::LEFT_CENTER));
        end += wide;
    }
    let rest = below.with_min_x(end + 8.0);
    let newest = shared.said().messages(Buffer::All).next_back();
    let newest = newest.map(|it| it.text.clone()).unwrap_or_default();
    // How the hand has ended stays, whatever is said after that.
    let banner = &picture.drawn.banner;
    let last = if banner.is_empty() {
        newest
    } else {
        banner.join("\n")
    };
    if !last.is_empty() {
        let room = rest.expand2(vec2(0.0, 4.0));
        let lay = |size: f32| {
            let font = FontId::new(size, fonts::bold());
            painter.layout(last.clone(), font, palette.text, rest.width())
        };
        // Two lines are a little smaller rather than cut.
        let mut text = lay(15.0);
        for size in [14.0, 13.0, 12.0] {
            if text.size().y > room.height() {
                text = lay(size);
            }
        }
        let clipped = painter.with_clip_rect(room);
        let top = (rest.center().y - text.size().y / 2.0).max(room.top());
        clipped.galley(pos2(rest.left(), top), text, palette.text);
    }
}

/// Paints the cards and the pots below the seats.
pub(super) fn cards(ui: &mut Ui, shared: &Shared, picture: &Picture, rects: &mut TableRects) {
    let painter = ui.painter().clone();
    let pen = pen(&painter, shared, picture);
    let width = ui.available_width();
    let mut row = |cards: &[CardPicture]| {
        let (rect, _) = ui.allocate_exact_size(vec2(width, 118.0), Sense::hover());
        let places = draw::cards_in_row(rect.shrink(6.0), cards.len().max(5), 0.0);
        let shown = places.iter().zip(cards);
        shown
            .map(|(&rect, &picture)| draw::card(pen, rect, picture))
            .collect::<Vec<Rect>>()
    };
    rects.cards = vec![row(&own_cards(picture))];
    if !picture.drawn.board.cards.is_empty() {
        rects.board = row(&picture.drawn.board.cards);
    }
    if !picture.drawn.pots.is_empty() {
        let (rect, _) = ui.allocate_exact_size(vec2(width, 34.0), Sense::hover());
        let wide = rect.width() / picture.drawn.pots.len() as f32;
        for (place, pot) in picture.drawn.pots.iter().enumerate() {
            let left = rect.left() + place as f32 * wide;
            let at = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, 34.0));
            let pot = draw::chip_amount(pen, at, pot, 16.0, Align2::CENTER_CENTER);
            rects.pots.push(pot);
        }
    }
}

fn own_cards(picture: &Picture) -> Vec<CardPicture> {
    let own = picture.drawn.seats.first();
    own.map(SeatPicture::all_cards).unwrap_or_default()
}
