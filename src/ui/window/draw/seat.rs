use egui::{Align2, CornerRadius, Rect, Shadow, Shape, Stroke, StrokeKind, pos2, vec2};

use super::card::{CardPicture, CardState, Face, cards_in_row, row};
use super::chips::{ChipAmount, chip_amount};
use super::pen::{FontWeight, Lettering, Pen};
use super::places::SeatPlace;

/// A player at the table, as another one sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatPicture {
    /// The name.
    pub name: String,
    /// The chips behind.
    pub chips: String,
    /// What is bet.
    pub bet: Option<ChipAmount>,
    /// A word such as folded, all-in or out.
    pub status: Option<String>,
    /// How the player stands in the hand.
    pub standing: SeatState,
    /// The cards.
    pub cards: Vec<CardPicture>,
    /// The sign on the dealer button, where the player has it.
    pub button: Option<String>,
    /// The share of the time that is left, where a clock runs.
    pub time_left: Option<f32>,
}

/// How a player stands in the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatState {
    /// In the hand.
    #[default]
    In,
    /// To act now.
    ToAct,
    /// Folded, or out of the game.
    Out,
}

/// The height of the bar with the time that is left.
const TIME_BAR: f32 = 5.0;

/// Paints a seat, and says where its cards are.
pub fn seat(pen: Pen<'_>, place: &SeatPlace, picture: &SeatPicture, scale: f32) -> Vec<Rect> {
    plate(pen, place.plate, picture, scale);
    if let Some(bet) = &picture.bet {
        chip_amount(pen, place.bet, bet, 15.0 * scale, Align2::CENTER_CENTER);
    }
    if let Some(sign) = &picture.button {
        dealer_button(pen, place.button, sign);
    }
    cards(pen, place.cards, picture)
}

/// The cards of a player side by side, and where they are.
pub(super) fn cards(pen: Pen<'_>, rect: Rect, picture: &SeatPicture) -> Vec<Rect> {
    // A little narrower than they could be, before they overlap.
    let least = 0.93 * rect.height() / super::CARD_ASPECT;
    let places = cards_in_row(rect, picture.cards.len(), least);
    let dimmed = |card: &CardPicture| match (picture.standing, card.state) {
        (SeatState::Out, CardState::Plain) => card.in_state(CardState::Dimmed),
        _ => *card,
    };
    let cards: Vec<CardPicture> = picture.cards.iter().map(dimmed).collect();
    row(pen, &places, &cards)
}

fn plate(pen: Pen<'_>, rect: Rect, picture: &SeatPicture, scale: f32) {
    let rect = pen.sharp(rect);
    ground(pen, rect, picture.standing);
    let mut inside = rect.shrink2(vec2(9.0, 5.0) * scale);
    if picture.time_left.is_some() {
        inside.max.y -= TIME_BAR * scale;
    }
    let colors = WordColors::of(pen, picture.standing);
    let (top, bottom) = inside.split_top_bottom_at_fraction(0.5);

    let mark = match picture.standing {
        SeatState::ToAct => pointer(pen, top, scale, colors.name),
        SeatState::In | SeatState::Out => 0.0,
    };
    let name = Rect::from_min_max(pos2(top.left() + mark, top.top()), top.max);
    let words = Lettering {
        text: &picture.name,
        weight: FontWeight::Bold,
        size: 16.0 * scale,
        color: colors.name,
    };
    pen.write(name, Align2::CENTER_CENTER, &words);
    second_line(pen, bottom, picture, &colors, scale);
    if let Some(left) = picture.time_left {
        time_bar(pen, rect, left, scale);
    }
}

/// The colours of the words on a plate.
pub(super) struct WordColors {
    pub(super) name: egui::Color32,
    pub(super) chips: egui::Color32,
    pub(super) status: egui::Color32,
}

impl WordColors {
    pub(super) fn of(pen: Pen<'_>, standing: SeatState) -> WordColors {
        let seat = &pen.palette.seat;
        let all = |color| WordColors {
            name: color,
            chips: color,
            status: color,
        };
        match standing {
            SeatState::In => WordColors {
                name: seat.text,
                chips: seat.chips,
                status: seat.status,
            },
            SeatState::ToAct => all(seat.acting_text),
            SeatState::Out => all(seat.folded_text),
        }
    }
}

/// The plate itself: its fill, its edge, and the ring of the player to act.
pub(super) fn ground(pen: Pen<'_>, rect: Rect, standing: SeatState) {
    let seat = &pen.palette.seat;
    let round = CornerRadius::same((rect.height() * 0.2).min(20.0) as u8);
    let (fill, edge) = match standing {
        SeatState::In => (seat.plate, Stroke::new(pen.palette.edge_width(), seat.edge)),
        SeatState::ToAct => (seat.acting, Stroke::new(3.0, seat.acting_ring)),
        SeatState::Out => (
            seat.folded,
            Stroke::new(pen.palette.edge_width(), seat.edge),
        ),
    };
    let shadow = Shadow {
        offset: [0, 3],
        blur: 8,
        spread: 0,
        color: pen.palette.shadow,
    };
    if shadow.color != egui::Color32::TRANSPARENT {
        pen.painter.add(shadow.as_shape(rect, round));
    }
    pen.painter
        .rect(rect, round, fill, edge, StrokeKind::Outside);
}

/// The triangle that points at the name of the player to act; gives the room
/// that it takes.
pub(super) fn pointer(pen: Pen<'_>, line: Rect, scale: f32, color: egui::Color32) -> f32 {
    let size = 10.0 * scale;
    let middle = line.center().y;
    let left = line.left();
    pen.painter.add(Shape::convex_polygon(
        vec![
            pos2(left, middle - size * 0.6),
            pos2(left + size * 0.9, middle),
            pos2(left, middle + size * 0.6),
        ],
        color,
        Stroke::NONE,
    ));
    size * 1.3
}

/// The chips, and at their right a word, where there is one.
fn second_line(pen: Pen<'_>, rect: Rect, picture: &SeatPicture, colors: &WordColors, scale: f32) {
    let chips = Lettering {
        text: &picture.chips,
        weight: FontWeight::Regular,
        size: 15.0 * scale,
        color: colors.chips,
    };
    let Some(status) = &picture.status else {
        pen.write(rect, Align2::CENTER_CENTER, &chips);
        return;
    };
    let status = Lettering {
        text: status,
        weight: FontWeight::Bold,
        size: 14.0 * scale,
        color: colors.status,
    };
    // Both shrink alike where there is not enough room.
    let gap = 6.0 * scale;
    let (left, right) = (pen.width(&chips), pen.width(&status));
    let room = rect.width() - gap;
    let share = (room / (left + right)).min(1.0);
    let chips_rect = rect.with_max_x(rect.left() + left * share + 0.5);
    let status_rect = rect.with_min_x(rect.right() - right * share - 0.5);
    pen.write(chips_rect, Align2::LEFT_CENTER, &chips);
    pen.write(status_rect, Align2::RIGHT_CENTER, &status);
}

/// The time that is left, as a bar along the plate's lower edge that gets
/// shorter.
pub(super) fn time_bar(pen: Pen<'_>, plate: Rect, left: f32, scale: f32) {
    let seat = &pen.palette.seat;
    let height = TIME_BAR * scale;
    let margin = 4.0 * scale;
    let bar = Rect::from_min_max(
        pos2(
            plate.left() + 2.0 * margin,
            plate.bottom() - margin - height,
        ),
        pos2(plate.right() - 2.0 * margin, plate.bottom() - margin),
    );
    let round = CornerRadius::same((height / 2.0) as u8);
    let edge = Stroke::new(1.0, seat.time_spent);
    pen.painter
        .rect(bar, round, seat.time_spent, edge, StrokeKind::Outside);
    let mut rest = bar;
    rest.set_width(bar.width() * left.clamp(0.0, 1.0));
    pen.painter.rect_filled(rest, round, seat.time_left);
}

/// The dealer button: a disc with a letter.
pub(super) fn dealer_button(pen: Pen<'_>, rect: Rect, sign: &str) {
    let seat = &pen.palette.seat;
    let radius = rect.width() / 2.0;
    pen.painter.circle(
        rect.center(),
        radius,
        seat.button,
        Stroke::new(1.5, seat.button_edge),
    );
    pen.painter.circle_stroke(
        rect.center(),
        radius * 0.82,
        Stroke::new(1.0, seat.button_sign),
    );
    pen.write_ink(
        rect.center(),
        Align2::CENTER_CENTER,
        sign,
        FontWeight::Bold.font(radius * 1.15),
        seat.button_sign,
    );
}

impl SeatPicture {
    /// Whether any of the cards shows its face.
    pub(super) fn shows_cards(&self) -> bool {
        let up = |card: &CardPicture| matches!(card.face, Face::Up(_));
        self.cards.iter().any(up)
    }
}
