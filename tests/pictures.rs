//! What is painted, looked at.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

mod picture;

use egui::{Context, Rect, Ui, Vec2, pos2, vec2};
use picture::Picture;
use tabletalk::cards::{Card, Rank, Suit, parse_cards};
use tabletalk::store::{Motion, Theme};
use tabletalk::window::draw::{
    self, BoardPicture, CARD_ASPECT, CardPicture, CardSigns, CardState, MOST_SEATS, Pen,
    SeatPicture, Stake, Standing, TablePicture, TablePlaces,
};
use tabletalk::window::theme::{self, Palette};
use tabletalk::window::{fonts, theme::contrast};

fn signs() -> CardSigns {
    let rank = |rank: Rank| match rank {
        Rank::Ten => "10".to_owned(),
        rank => rank.letter().to_string(),
    };
    CardSigns::new(rank, |suit| suit.letter().to_ascii_uppercase().to_string())
}

fn set_up(ctx: &Context, theme: Theme) {
    fonts::install(ctx);
    theme::apply(ctx, Palette::of(theme), Motion::None);
}

/// A picture of what is painted in that theme, in a window of that size.
fn painted(size: Vec2, zoom: f32, theme: Theme, paint: impl Fn(&mut Ui, Pen<'_>)) -> Picture {
    let (signs, palette) = (signs(), Palette::of(theme));
    Picture::paint(
        size,
        zoom,
        |ctx| set_up(ctx, theme),
        |ui| {
            let painter = ui.painter().clone();
            painter.rect_filled(ui.max_rect().expand(99.0), 0.0, palette.background);
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

/// A table with a bit of everything on it.
fn full_table(seats: usize, cards_each: usize, board: &str, slots: usize) -> TablePicture {
    let money = |amount: u64, text: &str| Stake {
        amount,
        text: text.to_owned(),
    };
    let own = parse_cards("AhTsQd9c2h").unwrap();
    let shown = parse_cards("KdKc7s7h3d").unwrap();
    let seat = |i: usize| SeatPicture {
        name: NAMES[i].to_owned(),
        chips: ["19,400", "20,000", "1,250", "0", "112,000"][i % 5].to_owned(),
        bet: match i % 3 {
            0 => Some(money(400, "400")),
            1 => Some(money(12_345, "12,345")),
            _ => None,
        },
        status: match i {
            3 => Some("all-in".to_owned()),
            4 | 7 => Some("folded".to_owned()),
            _ => None,
        },
        standing: match i {
            1 => Standing::ToAct,
            4 | 7 => Standing::Out,
            _ => Standing::In,
        },
        cards: match i {
            0 => own.iter().copied().map(CardPicture::up).collect(),
            4 => Vec::new(),
            3 => shown.iter().copied().map(CardPicture::up).collect(),
            _ => vec![CardPicture::DOWN; 5],
        }
        .into_iter()
        .take(cards_each)
        .collect(),
        button: (i == 2 || (seats == 2 && i == 0)).then(|| "D".to_owned()),
        time_left: (i == 1).then_some(0.6),
    };
    let mut cards: Vec<CardPicture> = parse_cards(board)
        .unwrap()
        .into_iter()
        .map(CardPicture::up)
        .collect();
    cards.resize(slots, CardPicture::SLOT);
    TablePicture {
        seats: (0..seats).map(seat).collect(),
        pots: vec![money(24_690, "Pot 24,690"), money(3_000, "Side 3,000")],
        board: BoardPicture { cards, burned: 2 },
    }
}

fn table_picture(size: Vec2, zoom: f32, theme: Theme, table: &TablePicture) -> Picture {
    painted(size, zoom, theme, |ui, pen| {
        let rect = ui.ctx().content_rect().shrink(8.0);
        let places = TablePlaces::new(rect, table.seats.len());
        draw::table(pen, &places, table);
    })
}

#[test]
fn gallery() {
    for seats in 2..=MOST_SEATS {
        let table = full_table(seats, 2, "9hTd2c", 5);
        table_picture(vec2(916.0, 536.0), 1.0, Theme::Dark, &table).save(&format!("table-{seats}"));
    }
    for theme in Theme::ALL {
        let table = full_table(9, 2, "9hTd2cKs", 5);
        table_picture(vec2(1280.0, 720.0), 1.0, theme, &table).save(&format!("{theme:?}"));
        cards_picture(theme).save(&format!("cards-{theme:?}"));
    }
    let table = full_table(12, 5, "", 0);
    table_picture(vec2(1920.0, 1080.0), 1.0, Theme::Dark, &table).save("draw-12");
    let table = full_table(8, 2, "9hTd2cKsAhAc5d7s", 8);
    table_picture(vec2(916.0, 536.0), 2.0, Theme::Light, &table).save("unique-8");
}

fn cards_picture(theme: Theme) -> Picture {
    painted(vec2(1180.0, 700.0), 1.0, theme, |_, pen| {
        let states = [
            CardState::Plain,
            CardState::Lifted,
            CardState::Exchange,
            CardState::Picked,
            CardState::Waiting,
            CardState::Dimmed,
        ];
        pen.painter.rect_filled(
            Rect::from_min_size(pos2(0.0, 0.0), vec2(1180.0, 700.0)),
            0.0,
            pen.palette.table.felt,
        );
        let mut left = 20.0;
        for (width, text) in [
            (200.0, "Qh"),
            (140.0, "Ts"),
            (100.0, "Ac"),
            (72.0, "8d"),
            (48.0, "Th"),
            (36.0, "Tc"),
            (36.0, "Kd"),
        ] {
            let card: Card = text.parse().unwrap();
            let rect = Rect::from_min_size(pos2(left, 20.0), vec2(width, width * CARD_ASPECT));
            draw::card(pen, rect, CardPicture::up(card));
            draw::card(pen, rect.translate(vec2(0.0, 0.0)), CardPicture::up(card));
            left += width + 20.0;
        }
        for (width, y) in [(200.0, 20.0)] {
            let rect = Rect::from_min_size(pos2(left, y), vec2(width, width * CARD_ASPECT));
            draw::card(pen, rect, CardPicture::DOWN);
        }
        let cards = parse_cards("As Kh Td 7c 2s Jh").unwrap();
        for (i, (card, state)) in cards.into_iter().zip(states).enumerate() {
            let x = 20.0 + i as f32 * 104.0;
            let size = vec2(90.0, 90.0 * CARD_ASPECT);
            draw::card(
                pen,
                Rect::from_min_size(pos2(x, 330.0), size),
                CardPicture::up(card).in_state(state),
            );
            draw::card(
                pen,
                Rect::from_min_size(pos2(x, 480.0), size),
                CardPicture::DOWN.in_state(state),
            );
            let size = vec2(42.0, 42.0 * CARD_ASPECT);
            draw::card(
                pen,
                Rect::from_min_size(pos2(660.0 + i as f32 * 50.0, 330.0), size),
                CardPicture::up(card).in_state(state),
            );
            draw::card(
                pen,
                Rect::from_min_size(pos2(660.0 + i as f32 * 50.0, 410.0), size),
                CardPicture::DOWN.in_state(state),
            );
            draw::card(
                pen,
                Rect::from_min_size(pos2(660.0 + i as f32 * 26.0, 490.0), size),
                CardPicture::up(card),
            );
        }
        draw::card(
            pen,
            Rect::from_min_size(pos2(860.0, 490.0), vec2(90.0, 126.0)),
            CardPicture::SLOT,
        );
        for (i, suit) in Suit::ALL.into_iter().enumerate() {
            let rect = Rect::from_min_size(pos2(20.0 + 70.0 * i as f32, 625.0), vec2(60.0, 60.0));
            draw::suit(pen.painter, rect, suit, pen.palette.card.suit(suit));
        }
    })
}
