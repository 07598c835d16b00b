use egui::{Align2, Rect, pos2, vec2};

use super::banner::banner;
use super::card::{CardPicture, card, cards_in_row, cards_in_rows, pile, taken_away};
use super::chips::{ChipAmount, chip_amount};
use super::countdown::{Countdown, countdown};
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
    /// Who has won what, once the hand is over.
    pub banner: Vec<String>,
    /// The time that is left to all.
    pub countdown: Option<Countdown>,
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
    /// The cards that players took away.
    pub taken: Vec<CardPicture>,
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
    let middle = Middle::of(places, picture);
    if picture.banner.is_empty() {
        pile(pen, places.burned, picture.board.burned);
        taken_away(pen, middle.taken, &picture.board.taken);
    }
    if let Some(left) = &picture.countdown {
        countdown(pen, middle.countdown, left);
    }
    let pots = if picture.banner.is_empty() {
        pots(pen, middle.pots, scale, &picture.pots)
    } else {
        banner(pen, middle.banner, &picture.banner, 24.0 * scale);
        Vec::new()
    };
    let board = board(pen, middle.board, &picture.board.cards);
    let seats = places.seats.iter().zip(&picture.seats);
    let cards = seats.map(|(place, picture)| {
        let place = place.with_tag_beside(middle.board, scale);
        seat(pen, &place, picture, scale)
    });
    TableRects {
        cards: cards.collect(),
        plates: places.seats.iter().map(|place| place.plate).collect(),
        board,
        pots,
    }
}

/// Where what lies in the middle is, which depends on what there is of it.
struct Middle {
    pots: Rect,
    banner: Rect,
    board: Rect,
    countdown: Rect,
    taken: Rect,
}

/// More community cards than these get all the room that there is.
const USUAL_BOARD: usize = 5;

/// The share of the middle above many cards, for the countdown and the pot.
const ABOVE_CARDS: f32 = 0.27;

/// What cards that have won rise above their place, and a little more.
const LIFT: f32 = 9.0;

impl Middle {
    fn of(places: &TablePlaces, picture: &TablePicture) -> Middle {
        let cards = picture.board.cards.len();
        let free = places.middle;
        if cards > USUAL_BOARD || picture.countdown.is_some() {
            let (above, mut board) = free.split_top_bottom_at_fraction(ABOVE_CARDS);
            if !picture.banner.is_empty() {
                // The player's own hand is named below.
                board.max.y = board.max.y.min(places.own_tag().top());
            }
            let (left, right) = above.split_left_right_at_fraction(0.38);
            let (middle, right) = right.split_left_right_at_fraction(0.24 / 0.62);
            return Middle {
                pots: left,
                banner: above.with_max_y(above.bottom() - LIFT * places.scale),
                board: board.shrink2(vec2(0.0, 4.0 * places.scale)),
                countdown: middle,
                taken: right.scale_from_center2(vec2(0.9, 0.7)),
            };
        }
        let pots = places.pots;
        let above = Rect::from_x_y_ranges(
            places.board.x_range(),
            places.above_board..=places.board.top() - LIFT * places.scale,
        );
        let (pots, banner) = match cards {
            // Without a board, there is room in the middle.
            0 => (
                Rect::from_center_size(places.board.center(), pots.size()),
                places.board,
            ),
            _ => (pots, above),
        };
        Middle {
            pots,
            banner,
            board: places.board,
            countdown: Rect::NOTHING,
            taken: Rect::NOTHING,
        }
    }
}

/// Paints the community cards, and says where they are.
pub(super) fn board(pen: Pen<'_>, rect: Rect, cards: &[CardPicture]) -> Vec<Rect> {
    if cards.len() > USUAL_BOARD {
        let places = cards_in_rows(rect, cards.len());
        let shown = places.into_iter().zip(cards);
        return shown.map(|(place, &it)| card(pen, place, it)).collect();
    }
    // Fewer cards keep the size of five, so that the first do not jump when
    // others follow.
    let places = cards_in_row(rect, USUAL_BOARD, 0.0);
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
