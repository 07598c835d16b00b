//! Things to paint.

use egui::{Context, Rect, Ui, Vec2, pos2, vec2};
use tabletalk::player::settings::{Motion, Theme};
use tabletalk::rules::cards::{Rank, Suit, parse_cards};
use tabletalk::ui::window::draw::{
    Avatar, BoardPicture, CARD_ASPECT, CardPicture, CardSigns, CardState, ChipAmount, Countdown,
    MOST_SEATS, Pen, SeatMark, SeatPicture, SeatState, TILE_SIZE, TablePicture, TablePlaces,
    TimeLeft,
};
use tabletalk::ui::window::theme::Palette;
use tabletalk::ui::window::{draw, fonts, theme};

use super::picture::Picture;

pub(crate) fn signs() -> CardSigns {
    let rank = |rank: Rank| match rank {
        Rank::Ten => "10".to_owned(),
        rank => rank.letter().to_string(),
    };
    CardSigns::new(rank, |suit| suit.letter().to_ascii_uppercase().to_string())
}

pub(crate) fn set_up(ctx: &Context, theme: Theme) {
    fonts::install(ctx);
    theme::apply(ctx, Palette::of(theme), Motion::None);
}

/// A picture of what is painted in that theme, in a window of that size.
pub(crate) fn painted(
    size: Vec2,
    zoom: f32,
    theme: Theme,
    paint: impl Fn(&mut Ui, Pen<'_>),
) -> Picture {
    let (signs, palette) = (signs(), Palette::of(theme));
    Picture::paint(
        size,
        zoom,
        |ctx| set_up(ctx, theme),
        |ui| {
            let painter = ui.painter().clone();
            painter.rect_filled(Rect::EVERYTHING, 0.0, palette.background);
            let pen = Pen {
                painter: &painter,
                palette,
                signs: &signs,
            };
            paint(ui, pen);
        },
    )
}

const NAMES: [&str; MOST_SEATS] = [
    "You",
    "Anna",
    "Bartłomiej",
    "Cecylia",
    "Dorothea Longname",
    "Ewa",
    "Franek",
    "Grażyna",
    "Henry",
    "Iza",
    "Jóźwa",
    "Kate",
];

fn money(amount: u64, text: &str) -> ChipAmount {
    ChipAmount {
        amount,
        text: text.to_owned(),
    }
}

fn a_seat(i: usize, seats: usize, cards_each: usize) -> SeatPicture {
    let up = |text: &str| parse_cards(text).unwrap().into_iter().map(CardPicture::up);
    let mut cards: Vec<CardPicture> = match i {
        0 => up("AhTsQd9c2h").collect(),
        3 => up("KdKc7s7h3d").collect(),
        4 => Vec::new(),
        _ => vec![CardPicture::DOWN; 5],
    };
    cards.truncate(cards_each);
    SeatPicture {
        name: NAMES[i].to_owned(),
        chips: ["19,400", "20,000", "1,250", "0", "11,112,000"][i % 5].to_owned(),
        bet: [Some(money(400, "400")), Some(money(12_345, "12,345")), None][i % 3].clone(),
        status: match i {
            8 => Some("zapasował".to_owned()),
            3 => Some("all-in".to_owned()),
            4 | 7 => Some("folded".to_owned()),
            _ => None,
        },
        standing: match i {
            1 => SeatState::ToAct,
            4 | 7 => SeatState::Out,
            _ => SeatState::In,
        },
        cards,
        avatar: Avatar {
            initial: NAMES[i].chars().next().into_iter().collect(),
            color: i,
        },
        marks: marks(i, seats),
        time_left: (i == 1).then(|| TimeLeft {
            share: 0.2,
            last_seconds: (seats % 2 == 1).then(|| "6".to_owned()),
        }),
        ..SeatPicture::default()
    }
}

fn marks(i: usize, seats: usize) -> Vec<SeatMark> {
    let button = || SeatMark::Button("D".to_owned());
    let blind = |sign: &str| SeatMark::Blind(sign.to_owned());
    match (seats, i) {
        (2, 0) => vec![button(), blind("SB")],
        (2, 1) => vec![blind("BB")],
        (_, 2) => vec![button()],
        (_, 3) => vec![blind("SB")],
        (_, 4) => vec![blind("BB")],
        _ => Vec::new(),
    }
}

/// A table with a bit of everything on it.
pub(crate) fn full_table(
    seats: usize,
    cards_each: usize,
    board: &str,
    slots: usize,
) -> TablePicture {
    let community = parse_cards(board).unwrap();
    let mut cards: Vec<CardPicture> = community.into_iter().map(CardPicture::up).collect();
    cards.resize(slots, CardPicture::SLOT);
    if slots == 8 {
        // Unique Poker: waves that are open, picked from, and still closed.
        cards[1].state = CardState::Picked;
        cards[6].state = CardState::Waiting;
        cards[7].state = CardState::Waiting;
    }
    let countdown = (slots == 8).then(|| Countdown {
        seconds: "14".to_owned(),
        next: Some("next cards: 6".to_owned()),
        urgent: false,
    });
    let mut table = TablePicture {
        seats: (0..seats).map(|i| a_seat(i, seats, cards_each)).collect(),
        pots: vec![money(24_690, "Pot 24,690"), money(3_000, "Side 3,000")],
        board: BoardPicture {
            burned: if slots == 5 { 2 } else { 0 },
            cards,
            ..BoardPicture::default()
        },
        countdown,
        ..TablePicture::default()
    };
    if cards_each == 5 {
        table.seats[0].cards[3].state = CardState::Exchange;
        table.seats[0].cards[4].state = CardState::Exchange;
    }
    table
}

pub(crate) fn table_picture(size: Vec2, zoom: f32, theme: Theme, table: &TablePicture) -> Picture {
    painted(size, zoom, theme, |ui, pen| {
        let rect = ui.ctx().content_rect().shrink(8.0);
        let places = TablePlaces::new(rect, table.seats.len());
        draw::table(pen, &places, table);
    })
}

/// Twelve seats as tiles, in the points of 1280 by 720 pixels at 200%.
pub(crate) fn tiles(theme: Theme) -> Picture {
    painted(vec2(640.0, 360.0), 2.0, theme, |_, pen| {
        for i in 0..MOST_SEATS {
            let (column, row) = ((i % 3) as f32, (i / 3) as f32);
            let from = pos2(10.0 + column * 208.0, 20.0 + row * 72.0);
            let seat = a_seat(i, MOST_SEATS, if row == 2.0 { 5 } else { 2 });
            draw::tile(
                pen,
                Rect::from_min_size(from, TILE_SIZE + vec2(10.0, 2.0)),
                &seat,
            );
        }
    })
}

/// Cards of one size on white, without room between them.
pub(crate) fn cards_side_by_side(theme: Theme, size: Vec2, cards: &[CardPicture]) -> Picture {
    let window = vec2(size.x * cards.len() as f32, size.y);
    painted(window, 1.0, theme, |_, pen| {
        for (i, &card) in cards.iter().enumerate() {
            let from = pos2(size.x * i as f32, 0.0);
            draw::card(pen, Rect::from_min_size(from, size), card);
        }
    })
}

/// Cards of several sizes, in every state, on felt.
pub(crate) fn cards(theme: Theme) -> Picture {
    let size = |width: f32| vec2(width, width * CARD_ASPECT);
    painted(vec2(1180.0, 700.0), 1.0, theme, |_, pen| {
        pen.painter
            .rect_filled(Rect::EVERYTHING, 0.0, pen.palette.table.felt);
        let paint = |x: f32, y: f32, width: f32, card: CardPicture| {
            draw::card(pen, Rect::from_min_size(pos2(x, y), size(width)), card);
        };

        let widths = [200.0, 140.0, 100.0, 72.0, 48.0, 36.0, 36.0];
        let faces = parse_cards("QhTsAc8dThTcKd").unwrap();
        let mut left = 20.0;
        for (width, &card) in widths.into_iter().zip(&faces) {
            paint(left, 20.0, width, CardPicture::up(card));
            left += width + 20.0;
        }
        paint(left, 20.0, 200.0, CardPicture::DOWN);

        let states = [
            CardState::Plain,
            CardState::Lifted,
            CardState::Exchange,
            CardState::Picked,
            CardState::Waiting,
            CardState::Dimmed,
        ];
        let faces = parse_cards("AsKhTd7c2sJh").unwrap();
        for (i, (&card, state)) in faces.iter().zip(states).enumerate() {
            let i = i as f32;
            paint(
                20.0 + i * 104.0,
                340.0,
                90.0,
                CardPicture::up(card).in_state(state),
            );
            paint(
                20.0 + i * 104.0,
                490.0,
                90.0,
                CardPicture::DOWN.in_state(state),
            );
            paint(
                660.0 + i * 50.0,
                340.0,
                42.0,
                CardPicture::up(card).in_state(state),
            );
            paint(
                660.0 + i * 50.0,
                420.0,
                42.0,
                CardPicture::DOWN.in_state(state),
            );
            paint(660.0 + i * 26.0, 500.0, 36.0, CardPicture::up(card));
        }
        paint(860.0, 500.0, 90.0, CardPicture::SLOT);
        for (i, suit) in Suit::ALL.into_iter().enumerate() {
            let rect = Rect::from_min_size(pos2(20.0 + 70.0 * i as f32, 632.0), vec2(60.0, 60.0));
            draw::suit(pen.painter, rect, suit, pen.palette.card.suit(suit));
        }
    })
}
