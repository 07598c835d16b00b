use egui::{Align2, Rect, pos2, vec2};

use super::card::{CardPicture, card, cards_in_row, pile};
use super::chips::{ChipAmount, chip_amount};
use super::felt::felt;
use super::pen::Pen;
use super::places::TablePlaces;
use super::seat::{SeatPicture, seat};

/// A table as one player sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TablePicture {
    /// The seats clockwise, the player's own first.
    pub seats: Vec<SeatPicture>,
    /// The pots, the main one first.
    pub pots: Vec<ChipAmount>,
    /// What lies in the middle.
    pub board: BoardPicture,
}

/// What lies in the middle of a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardPicture {
    /// The community cards and the slots for those to come.
    pub cards: Vec<CardPicture>,
    /// How many cards are burned.
    pub burned: usize,
}

/// Where the parts of a table have been painted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableRects {
    /// The plates of the seats.
    pub plates: Vec<Rect>,
    /// The cards of each seat.
    pub cards: Vec<Vec<Rect>>,
    /// The community cards and slots.
    pub board: Vec<Rect>,
    /// The pots.
    pub pots: Vec<Rect>,
}

/// Paints a whole table into its places, and says where everything is.
pub fn table(pen: Pen<'_>, places: &TablePlaces, picture: &TablePicture) -> TableRects {
    let scale = places.scale;
    felt(pen, places.table, scale);
    pile(pen, places.burned, picture.board.burned);
    // Without a board, the pots are in the middle.
    let middle = if picture.board.cards.is_empty() {
        places.board.center()
    } else {
        places.pots.center()
    };
    let pots_rect = Rect::from_center_size(middle, places.pots.size());
    let pots = pots(pen, pots_rect, scale, &picture.pots);
    let board = board(pen, places.board, &picture.board.cards);
    let seats = places.seats.iter().zip(&picture.seats);
    let cards = seats.map(|(place, picture)| seat(pen, place, picture, scale));
    TableRects {
        cards: cards.collect(),
        plates: places.seats.iter().map(|place| place.plate).collect(),
        board,
        pots,
    }
}

/// Paints the community cards, and says where they are.
pub(super) fn board(pen: Pen<'_>, rect: Rect, cards: &[CardPicture]) -> Vec<Rect> {
    // Fewer cards keep the size of five, so that the first do not jump when
    // others follow.
    let places = cards_in_row(rect, cards.len().max(5), 0.0);
    let skipped = (places.len() - cards.len()) as f32 / 2.0;
    let step = places[1].left() - places[0].left();
    let shown = places.iter().zip(cards);
    shown
        .map(|(place, &picture)| card(pen, place.translate(vec2(skipped * step, 0.0)), picture))
        .collect()
}

/// Paints the pots side by side, and says where they are.
fn pots(pen: Pen<'_>, rect: Rect, scale: f32, pots: &[ChipAmount]) -> Vec<Rect> {
    if pots.is_empty() {
        return Vec::new();
    }
    let wide = (rect.width() / pots.len() as f32).min(190.0 * scale);
    let left = rect.center().x - wide * pots.len() as f32 / 2.0;
    let place = |i: usize| {
        let from = pos2(left + i as f32 * wide, rect.top());
        Rect::from_min_size(from, vec2(wide, rect.height()))
    };
    let shown = pots.iter().enumerate();
    shown
        .map(|(i, pot)| chip_amount(pen, place(i), pot, 17.0 * scale, Align2::CENTER_CENTER))
        .collect()
}
