mod back;
mod badge;
mod face;

use egui::{Color32, Rect, Shape, Stroke, pos2, vec2};

pub(super) use back::pile;

use super::Pen;
use super::layers;
use super::layers::rounded;
use crate::rules::cards::Card;
use face::FaceLayout;

/// How much higher than wide a card is.
pub const CARD_ASPECT: f32 = 1.4;

/// A card as one player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPicture {
    /// What of it can be seen.
    pub face: Face,
    /// What it is in the middle of.
    pub state: CardState,
}

/// What can be seen of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Its face.
    Up(Card),
    /// Its back.
    Down,
    /// Nothing: a card will lie here.
    Slot,
}

/// What a card is in the middle of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardState {
    /// Nothing: it lies there.
    #[default]
    Plain,
    /// It stands out, as the cards of the best hand do.
    Lifted,
    /// It will be exchanged.
    Exchange,
    /// It is picked, for good.
    Picked,
    /// It can be seen, and not be picked yet.
    Waiting,
    /// It does not count now.
    Dimmed,
}

impl CardPicture {
    /// A card that shows its face.
    pub fn up(card: Card) -> CardPicture {
        CardPicture {
            face: Face::Up(card),
            state: CardState::Plain,
        }
    }

    /// A card that shows its back.
    pub const DOWN: CardPicture = CardPicture {
        face: Face::Down,
        state: CardState::Plain,
    };

    /// A place without a card.
    pub const SLOT: CardPicture = CardPicture {
        face: Face::Slot,
        state: CardState::Plain,
    };

    /// The card, where its face is seen.
    pub fn card(self) -> Option<Card> {
        match self.face {
            Face::Up(card) => Some(card),
            Face::Down | Face::Slot => None,
        }
    }

    /// The same card in that state.
    pub fn in_state(self, state: CardState) -> CardPicture {
        CardPicture { state, ..self }
    }

    /// Where the card is painted that has been given this place: some states
    /// push it up a little.
    pub fn place(self, rect: Rect) -> Rect {
        let up = match self.state {
            CardState::Lifted | CardState::Exchange => 0.08,
            CardState::Picked => 0.05,
            CardState::Plain | CardState::Waiting | CardState::Dimmed => 0.0,
        };
        rect.translate(vec2(0.0, -up * rect.height()))
    }
}

/// Paints a card and says where.
pub fn card(pen: Pen<'_>, rect: Rect, picture: CardPicture) -> Rect {
    let layout = FaceLayout::for_width(rect.width());
    paint(pen, rect, picture, layout)
}

/// Paints cards into places that may overlap, and says where.
pub(super) fn row(pen: Pen<'_>, places: &[Rect], pictures: &[CardPicture]) -> Vec<Rect> {
    let overlap = |pair: &[Rect]| pair[1].left() < pair[0].right();
    let overlapped = places.windows(2).any(overlap);
    let shown = places.iter().zip(pictures);
    shown
        .map(|(&place, &picture)| {
            if overlapped {
                paint(pen, place, picture, &FaceLayout::OVERLAPPED)
            } else {
                card(pen, place, picture)
            }
        })
        .collect()
}

fn paint(pen: Pen<'_>, rect: Rect, picture: CardPicture, layout: &FaceLayout) -> Rect {
    let rect = pen.sharp(picture.place(rect));
    match picture.face {
        Face::Up(card) => {
            shadow(pen, rect, picture.state);
            face::paint(pen, rect, card, picture.state, layout);
        }
        Face::Down => {
            shadow(pen, rect, picture.state);
            back::paint(pen, rect, picture.state);
        }
        Face::Slot => slot(pen, rect),
    }
    badge::paint(pen, rect, picture.state);
    rect
}

/// Places for cards side by side in the middle of a rectangle, as large as
/// they fit; where they would be narrower than `least`, they overlap.
pub fn cards_in_row(rect: Rect, count: usize, least: f32) -> Vec<Rect> {
    if count == 0 {
        return Vec::new();
    }
    let others = (count - 1) as f32;
    let gap = 0.07;
    let widest = rect.height() / CARD_ASPECT;
    let fitting = rect.width() / (1.0 + others * (1.0 + gap));
    let width = fitting.max(least).min(widest).min(rect.width());
    let step = match count {
        1 => 0.0,
        _ => ((rect.width() - width) / others).min(width * (1.0 + gap)),
    };
    let size = vec2(width, width * CARD_ASPECT);
    let left = rect.center().x - (width + others * step) / 2.0;
    let top = rect.center().y - size.y / 2.0;
    (0..count)
        .map(|i| Rect::from_min_size(pos2(left + i as f32 * step, top), size))
        .collect()
}

/// Places for many cards, in as many rows as make them largest.
pub fn cards_in_rows(rect: Rect, count: usize) -> Vec<Rect> {
    let of_rows = |rows: usize| {
        let columns = count.div_ceil(rows);
        let height = rect.height() / rows as f32;
        // The badges of one row do not reach into the next.
        let row = |i: usize| {
            let top = rect.top() + height * i as f32;
            let tall = if rows == 1 { height } else { height * 0.9 };
            let row = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), tall));
            let places = cards_in_row(row, columns, 0.0);
            let here = columns.min(count - columns * i);
            places.into_iter().take(here).collect::<Vec<_>>()
        };
        (0..count.div_ceil(columns))
            .flat_map(row)
            .collect::<Vec<_>>()
    };
    let width = |places: &Vec<Rect>| places.first().map_or(0.0, |place| place.width());
    let all = (1..=2.min(count)).map(of_rows);
    all.max_by(|a, b| width(a).total_cmp(&width(b)))
        .unwrap_or_default()
}

/// Cards that were taken away: small, dim and crossed out, on each other where
/// they are many.
pub(super) fn taken_away(pen: Pen<'_>, rect: Rect, cards: &[CardPicture]) {
    let least = 0.5 * rect.height() / CARD_ASPECT;
    let places = cards_in_row(rect, cards.len(), least);
    let dimmed: Vec<CardPicture> = (cards.iter())
        .map(|card| card.in_state(CardState::Dimmed))
        .collect();
    for place in row(pen, &places, &dimmed) {
        let line = Stroke::new((place.width() * 0.07).max(2.0), pen.palette.card.exchange);
        pen.painter
            .line_segment([place.left_bottom(), place.right_top()], line);
    }
}

/// The radius of its corners.
fn corner(rect: Rect) -> f32 {
    (rect.width() * 0.1).round().clamp(3.0, 14.0)
}

/// The line that divides cards which overlap.
fn line(pen: Pen<'_>) -> (f32, Color32) {
    (-1.0, pen.palette.table.felt_edge)
}

/// The shadow that it throws, the deeper the higher it is.
fn shadow(pen: Pen<'_>, rect: Rect, state: CardState) {
    let deep = match state {
        CardState::Lifted | CardState::Exchange | CardState::Picked => 0.12,
        CardState::Plain | CardState::Waiting | CardState::Dimmed => 0.05,
    };
    let drop = (rect.width() * deep).round().clamp(1.0, 24.0);
    layers::shadow(pen, rect, corner(rect), (drop, drop * 1.6));
}

/// A dashed outline: here a card will lie.
fn slot(pen: Pen<'_>, rect: Rect) {
    let inside = rect.shrink(1.0);
    dashed(pen, inside, Stroke::new(1.5, pen.palette.table.slot));
}

/// A dashed line along the edge of a card.
fn dashed(pen: Pen<'_>, rect: Rect, stroke: Stroke) {
    let dash = (rect.width() * 0.09).clamp(3.0, 12.0);
    let mut path = rounded(rect, corner(rect), 4);
    path.extend(path.first().copied());
    let mut dashes = Vec::new();
    Shape::dashed_line_many(&path, stroke, dash, dash * 0.8, &mut dashes);
    pen.painter.extend(dashes);
}
