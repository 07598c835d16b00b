use egui::{Align2, CornerRadius, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::avatar::{self, Avatar, TimeLeft, avatar, star};
use super::banner::{Wins, tag};
use super::card::{CardPicture, CardState, Face, cards_in_row, row};
use super::chips::{ChipAmount, chip_amount};
use super::layers;
use super::pen::{FontWeight, Lettering, Pen};
use super::places::SeatPlace;

/// A player at the table, as another one sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatPicture {
    /// The name.
    pub name: String,
    /// The disc beside it.
    pub avatar: Avatar,
    /// The chips behind.
    pub chips: String,
    /// What is bet.
    pub bet: Option<ChipAmount>,
    /// A word for what the player did last, or for how they stand: folded,
    /// all-in or out.
    pub status: Option<String>,
    /// Whether nobody has done anything since.
    pub acted_last: bool,
    /// How the player stands in the hand.
    pub standing: SeatState,
    /// The cards.
    pub cards: Vec<CardPicture>,
    /// The cards picked of those in the middle, beside the player's own.
    pub picks: Vec<CardPicture>,
    /// What happened to the cards: how many were exchanged.
    pub note: Option<String>,
    /// What the hand is called, where it is shown.
    pub hand: Option<String>,
    /// How often the player wins from here, where that is known.
    pub odds: Option<String>,
    /// The signs of the dealer button and of the blinds, where the player has
    /// them.
    pub marks: Vec<SeatMark>,
    /// The time that is left, where a clock runs.
    pub time_left: Option<TimeLeft>,
}

/// Something that lies before a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatMark {
    /// The dealer button, with its sign.
    Button(String),
    /// A blind, with its sign.
    Blind(String),
}

/// How a player stands in the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatState {
    /// In the hand.
    #[default]
    In,
    /// To act now.
    ToAct,
    /// Has won the hand, or some of it.
    Won,
    /// Folded, or out of the game.
    Out,
}

/// The height of the bar with the time that is left.
const TIME_BAR: f32 = 5.0;

/// Paints a seat, and says where its cards are: the player's own first, then
/// the picks.
pub fn seat(pen: Pen<'_>, place: &SeatPlace, picture: &SeatPicture, scale: f32) -> Vec<Rect> {
    plate(pen, place.plate, picture, scale);
    let mut first = place.button;
    match (&picture.bet, &picture.hand) {
        (Some(bet), _) => {
            chip_amount(pen, place.bet, bet, 15.0 * scale, Align2::CENTER_CENTER);
        }
        (None, Some(hand)) => {
            let tag = tag(pen, place.tag, hand, 15.0 * scale, picture.wins());
            first = first.translate(out_of(tag, first, place.next_mark.x));
        }
        (None, None) => {}
    }
    for (i, mark) in picture.marks.iter().enumerate() {
        let step = place.next_mark * i as f32;
        seat_mark(pen, first.translate(step), mark);
    }
    let cards = cards(pen, place.cards, picture);
    if let Some(note) = &picture.note {
        note_on_cards(pen, place.cards, note, scale);
    }
    cards
}

/// How far a mark goes that way so that it lies beside a long name of a hand.
fn out_of(tag: Rect, mark: Rect, way: f32) -> Vec2 {
    const GAP: f32 = 3.0;
    if !tag.intersects(mark) {
        return Vec2::ZERO;
    }
    let along = if way > 0.0 {
        tag.right() + GAP - mark.left()
    } else {
        tag.left() - GAP - mark.right()
    };
    vec2(along, 0.0)
}

/// The cards of a player side by side, and where they are.
pub(super) fn cards(pen: Pen<'_>, rect: Rect, picture: &SeatPicture) -> Vec<Rect> {
    // A little narrower than they could be, before they overlap.
    let least = 0.93 * rect.height() / super::CARD_ASPECT;
    let (own, picked) = (picture.cards.len(), picture.picks.len());
    let mut places = cards_in_row(rect, own + picked, least);
    if let (Some(first), Some(last), true) = (places.first(), places.last(), picked > 0) {
        // A gap parts the picks from the player's own, where there is room.
        let room = (rect.width() - (last.right() - first.left())).max(0.0);
        let gap = (first.width() * 0.3).min(room) / 2.0;
        for (i, place) in places.iter_mut().enumerate() {
            let way = if i < own { -gap } else { gap };
            *place = place.translate(vec2(way, 0.0));
        }
    }
    let dimmed = |card: &CardPicture| match (picture.standing, card.state) {
        (SeatState::Out, CardState::Plain) => card.in_state(CardState::Dimmed),
        _ => *card,
    };
    let all = picture.cards.iter().chain(&picture.picks);
    let cards: Vec<CardPicture> = all.map(dimmed).collect();
    row(pen, &places, &cards)
}

/// A word on cards of which only the backs are seen, or below those that are
/// open.
fn note_on_cards(pen: Pen<'_>, rect: Rect, note: &str, scale: f32) {
    let size = 13.0 * scale;
    let height = (size * 1.5).min(rect.height());
    let place = Rect::from_min_max(pos2(rect.left(), rect.bottom() - height), rect.max);
    tag(pen, place, note, size, Wins::Nothing);
}

fn plate(pen: Pen<'_>, rect: Rect, picture: &SeatPicture, scale: f32) {
    let rect = pen.sharp(rect);
    ground(pen, rect, picture.standing);
    let disc = avatar::place(rect, scale);
    avatar(pen, disc, &picture.avatar, picture.time_left.as_ref());
    let mut inside = rect.shrink2(vec2(7.0, 5.0) * scale);
    inside.min.x = disc.right() + 5.0 * scale;
    let colors = WordColors::of(pen, picture.standing);
    let (top, bottom) = inside.split_top_bottom_at_fraction(0.5);

    let mark = state_sign(pen, top, picture.standing, scale, colors.name);
    let end = odds(pen, top, picture, &colors, scale);
    let name = Rect::from_min_max(pos2(top.left() + mark, top.top()), pos2(end, top.bottom()));
    let words = Lettering {
        text: &picture.name,
        weight: FontWeight::Bold,
        size: 16.0 * scale,
        color: colors.name,
    };
    pen.write(name, Align2::LEFT_CENTER, &words);
    second_line(pen, bottom, picture, &colors, scale);
}

/// How often the player wins, at the end of a line; gives where the rest of it ends.
pub(super) fn odds(
    pen: Pen<'_>,
    line: Rect,
    picture: &SeatPicture,
    colors: &WordColors,
    scale: f32,
) -> f32 {
    let Some(odds) = &picture.odds else {
        return line.right();
    };
    let words = Lettering {
        text: odds,
        weight: FontWeight::Bold,
        size: 15.0 * scale,
        color: colors.status,
    };
    let room = line.with_min_x(line.left() + 0.25 * line.width());
    let at = pen.write(room, Align2::RIGHT_CENTER, &words);
    at.left() - 6.0 * scale
}

/// The sign before the name of the player to act, and of who has won; gives
/// the room that it takes.
pub(super) fn state_sign(
    pen: Pen<'_>,
    line: Rect,
    standing: SeatState,
    scale: f32,
    color: egui::Color32,
) -> f32 {
    match standing {
        SeatState::ToAct => pointer(pen, line, scale, color),
        SeatState::Won => {
            let radius = 9.0 * scale;
            let middle = pos2(line.left() + radius, line.center().y);
            star(pen, middle, radius, color);
            2.0 * radius + 3.0 * scale
        }
        SeatState::In | SeatState::Out => 0.0,
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
            SeatState::ToAct | SeatState::Won => all(seat.acting_text),
            SeatState::Out => all(seat.folded_text),
        }
    }
}

fn fill(pen: Pen<'_>, standing: SeatState) -> egui::Color32 {
    let seat = &pen.palette.seat;
    match standing {
        SeatState::In => seat.plate,
        SeatState::ToAct | SeatState::Won => seat.acting,
        SeatState::Out => seat.folded,
    }
}

/// The plate itself: its fill, its edge, and the ring of the player to act.
pub(super) fn ground(pen: Pen<'_>, rect: Rect, standing: SeatState) {
    let seat = &pen.palette.seat;
    let radius = (rect.height() * 0.2).min(20.0).floor();
    let fill = fill(pen, standing);
    let (edge, width) = match standing {
        SeatState::ToAct | SeatState::Won => (seat.acting_ring, 3.0),
        SeatState::In | SeatState::Out => (seat.edge, pen.palette.edge_width()),
    };
    layers::shadow(pen, rect, radius, (3.0, 8.0));
    let mut shown = vec![(-width, edge), (0.0, fill)];
    if standing == SeatState::Won {
        // A second ring, which tells it without any colour.
        shown.extend([(2.0, edge), (3.5, fill)]);
    }
    layers::layers(pen, rect, radius, &shown);
}

/// The triangle that points at the name of the player to act; gives the room
/// that it takes.
fn pointer(pen: Pen<'_>, line: Rect, scale: f32, color: egui::Color32) -> f32 {
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
        pen.write(rect, Align2::LEFT_CENTER, &chips);
        return;
    };
    let status = status_words(status, 14.0 * scale, colors.status);
    // Both shrink alike where there is not enough room.
    let gap = 6.0 * scale;
    let (left, right) = (pen.width(&chips), pen.width(&status));
    let room = rect.width() - gap;
    let share = (room / (left + right)).min(1.0);
    let chips_rect = rect.with_max_x(rect.left() + left * share + 0.5);
    let status_rect = rect.with_min_x(rect.right() - right * share - 0.5);
    pen.write(chips_rect, Align2::LEFT_CENTER, &chips);
    word(pen, status_rect, &status, picture);
}

pub(super) fn status_words(text: &str, size: f32, color: egui::Color32) -> Lettering<'_> {
    Lettering {
        text,
        weight: FontWeight::Bold,
        size,
        color,
    }
}

/// Paints the word for what a player did at the right end of a line. That of who
/// acted last is turned inside out, which needs no colour to be seen.
pub(super) fn word(pen: Pen<'_>, rect: Rect, words: &Lettering<'_>, picture: &SeatPicture) {
    if !picture.acted_last {
        pen.write(rect, Align2::RIGHT_CENTER, words);
        return;
    }
    let galley = pen.fitted(words, rect.width());
    let at = Align2::RIGHT_CENTER.align_size_within_rect(galley.size(), rect);
    let ground = at.expand2(vec2(words.size * 0.3, 0.0));
    let round = CornerRadius::same((words.size * 0.4) as u8);
    pen.painter.rect_filled(ground, round, words.color);
    let ink = fill(pen, picture.standing);
    pen.painter
        .galley_with_override_text_color(at.min, galley, ink);
}

/// The time that is left, as a bar along the plate's lower edge that gets
/// shorter, and twice as high once it is short.
pub(super) fn time_bar(pen: Pen<'_>, plate: Rect, time: &TimeLeft, scale: f32) {
    let seat = &pen.palette.seat;
    let times = if time.last_seconds.is_some() {
        2.0
    } else {
        1.0
    };
    let height = TIME_BAR * scale * times;
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
    rest.set_width(bar.width() * time.share.clamp(0.0, 1.0));
    pen.painter.rect_filled(rest, round, seat.time_left);
}

/// The dealer button or a blind: a disc with letters. That of a blind has no
/// second ring, and is darker.
pub(super) fn seat_mark(pen: Pen<'_>, rect: Rect, mark: &SeatMark) {
    let seat = &pen.palette.seat;
    let radius = rect.width() / 2.0;
    let (sign, fill, ink, size) = match mark {
        SeatMark::Button(sign) => (sign, seat.button, seat.button_sign, 1.15),
        SeatMark::Blind(sign) => {
            let table = &pen.palette.table;
            (sign, table.label, table.label_text, 0.95)
        }
    };
    let edge = Stroke::new(1.5, seat.button_edge);
    pen.painter.circle(rect.center(), radius, fill, edge);
    if let SeatMark::Button(_) = mark {
        let inner = Stroke::new(1.0, seat.button_sign);
        pen.painter
            .circle_stroke(rect.center(), radius * 0.82, inner);
    }
    let font = FontWeight::Bold.font(radius * size);
    pen.write_ink(rect.center(), Align2::CENTER_CENTER, sign, font, ink);
}

/// From one mark before a player to the next, away from the bet.
pub(super) fn next_mark(way: Vec2, radius: f32) -> Vec2 {
    way * (2.0 * radius + 2.0)
}

impl SeatPicture {
    /// The player's own cards and the picks.
    pub fn all_cards(&self) -> Vec<CardPicture> {
        self.cards.iter().chain(&self.picks).copied().collect()
    }

    /// Whether any of the cards shows its face.
    pub(super) fn shows_cards(&self) -> bool {
        let up = |card: &CardPicture| matches!(card.face, Face::Up(_));
        self.cards.iter().any(up)
    }

    fn wins(&self) -> Wins {
        match self.standing {
            SeatState::Won => Wins::Something,
            SeatState::In | SeatState::ToAct | SeatState::Out => Wins::Nothing,
        }
    }
}
