//! What is painted, looked at. The pictures are kept below cargo's folder for
//! the tests' files.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

mod picture;
#[path = "pictures/scene.rs"]
mod scene;

use std::time::Duration;
use std::{fs, path::Path};

use egui::{
    Color32, Context, FontFamily, FontId, Rect, Response, Ui, Vec2, ViewportId, pos2, vec2,
};
use picture::Picture;
use scene::{cards_side_by_side, full_table, painted, set_up, table_picture};
use tabletalk::player::settings::Theme;
use tabletalk::rules::cards::{Card, Suit, parse_cards};
use tabletalk::ui::window::draw::{
    CARD_ASPECT, CardPicture, CardState, MOST_SEATS, SeatPicture, SeatState, TILE_SIZE, TablePlaces,
};
use tabletalk::ui::window::theme::{Palette, contrast};
use tabletalk::ui::window::{draw, fonts, theme};

const CARD: Vec2 = vec2(100.0, 100.0 * CARD_ASPECT);

fn at(x: f32, y: f32, size: Vec2) -> Rect {
    Rect::from_min_size(pos2(x, y), size)
}

/// How many pixels stand out from a colour as text has to.
fn legible(picture: &Picture, ground: Color32) -> usize {
    let stands_out = |pixel: &&Color32| contrast(**pixel, ground) >= 4.5;
    picture.pixels().iter().filter(stands_out).count()
}

#[test]
fn every_table_shows_every_name_and_card() {
    for seats in 2..=MOST_SEATS {
        for theme in Theme::ALL {
            let table = full_table(seats, 2, "9hTd2c", 5);
            let size = vec2(916.0, 536.0);
            let picture = table_picture(size, 1.0, theme, &table);
            picture.save(&format!("table/{theme:?}-{seats}"));

            let colors = Palette::of(theme);
            let places = TablePlaces::new(
                Rect::from_min_size(pos2(8.0, 8.0), size - vec2(16.0, 16.0)),
                seats,
            );
            for (place, seat) in places.seats.iter().zip(&table.seats) {
                let ground = match seat.standing {
                    SeatState::In => colors.seat.plate,
                    SeatState::ToAct | SeatState::Won => colors.seat.acting,
                    SeatState::Out => colors.seat.folded,
                };
                let words = legible(&picture.part(place.plate.shrink(6.0)), ground);
                assert!(
                    words > 100,
                    "{theme:?}, {seats} seats: {} has {words}",
                    seat.name
                );
            }
            let ink = legible(&picture.part(places.board), colors.card.face);
            assert!(ink > 500, "{theme:?}, {seats} seats: the board has {ink}");
        }
    }
}

#[test]
fn tables_fill_windows_of_every_size() {
    for (name, points, zoom, seats, cards, board, slots) in [
        (
            "holdem-1280x720",
            vec2(1280.0, 720.0),
            1.0,
            9,
            2,
            "9hTd2cKs",
            5,
        ),
        (
            "holdem-1920x1080",
            vec2(1920.0, 1080.0),
            1.0,
            12,
            2,
            "9hTd2cKs4s",
            5,
        ),
        ("draw-1920x1080", vec2(1920.0, 1080.0), 1.0, 6, 5, "", 0),
        ("draw-zoomed", vec2(960.0, 540.0), 2.0, 6, 5, "", 0),
        (
            "unique-zoomed",
            vec2(960.0, 540.0),
            2.0,
            8,
            2,
            "9hTd2cKsAhAc5d7s",
            8,
        ),
    ] {
        for theme in Theme::ALL {
            let picture =
                table_picture(points, zoom, theme, &full_table(seats, cards, board, slots));
            picture.save(&format!("{name}-{theme:?}"));
            assert!(picture.colors() > 50, "{name} {theme:?}");
        }
    }
}

#[test]
fn cards_of_every_size_and_state() {
    for theme in Theme::ALL {
        let picture = scene::cards(theme);
        picture.save(&format!("cards-{theme:?}"));
        assert!(picture.colors() > 50);
    }
}

/// Dark or light, and nothing else.
fn silhouette(picture: &Picture) -> Vec<bool> {
    let dark = |pixel: &Color32| contrast(*pixel, Color32::WHITE) > 3.0;
    picture.pixels().iter().map(dark).collect()
}

/// The share of two silhouettes in which they differ.
fn difference(one: &[bool], other: &[bool]) -> f32 {
    let differ = one.iter().zip(other).filter(|(a, b)| a != b).count();
    differ as f32 / one.len() as f32
}

#[test]
fn suits_differ_by_shape_alone() {
    let size = vec2(24.0, 24.0);
    let picture = painted(vec2(4.0 * size.x, size.y), 1.0, Theme::Light, |_, pen| {
        pen.painter
            .rect_filled(Rect::EVERYTHING, 0.0, Color32::WHITE);
        for (i, suit) in Suit::ALL.into_iter().enumerate() {
            draw::suit(
                pen.painter,
                at(i as f32 * size.x, 0.0, size),
                suit,
                Color32::BLACK,
            );
        }
    });
    let shapes = Suit::ALL.map(|suit| {
        let shape = silhouette(&picture.part(at(suit as usize as f32 * size.x, 0.0, size)));
        let ink = difference(&shape, &vec![false; shape.len()]);
        assert!((0.3..0.7).contains(&ink), "{suit:?} covers {ink}");
        shape
    });
    for (i, one) in shapes.iter().enumerate() {
        for other in &shapes[i + 1..] {
            let apart = difference(one, other);
            assert!(apart > 0.1, "only {apart} differs");
        }
    }
}

#[test]
fn small_cards_differ_without_colours() {
    let size = vec2(36.0, 36.0 * CARD_ASPECT);
    let all: Vec<CardPicture> = Card::ALL.into_iter().map(CardPicture::up).collect();
    let faces = cards_side_by_side(Theme::Light, size, &all);
    faces.save("small-cards");
    let shape = |i: usize| silhouette(&faces.part(at(i as f32 * size.x, 0.0, size)));
    let shapes: Vec<Vec<bool>> = (0..all.len()).map(shape).collect();
    for (i, one) in shapes.iter().enumerate() {
        for (j, other) in shapes.iter().enumerate().skip(i + 1) {
            let apart = difference(one, other);
            assert!(
                apart > 0.01,
                "{} and {}: {apart}",
                Card::ALL[i],
                Card::ALL[j]
            );
        }
    }
}

#[test]
fn states_of_a_card_differ_without_colours() {
    let states = [
        CardState::Plain,
        CardState::Lifted,
        CardState::Exchange,
        CardState::Picked,
        CardState::Waiting,
    ];
    let card = CardPicture::up("7h".parse().unwrap());
    let size = vec2(60.0, 60.0 * CARD_ASPECT);
    let pictures =
        states.map(|state| cards_side_by_side(Theme::Light, size, &[card.in_state(state)]));
    let shapes = pictures.each_ref().map(silhouette);
    for (i, one) in shapes.iter().enumerate() {
        for (j, other) in shapes.iter().enumerate().skip(i + 1) {
            let apart = difference(one, other);
            assert!(apart > 0.01, "{:?} and {:?}: {apart}", states[i], states[j]);
        }
    }
}

/// The same window without and with the focus on the one thing in it.
fn focus_pictures(theme: Theme, thing: impl Fn(&mut Ui) -> Response) -> (Picture, Picture, Rect) {
    let place = std::cell::Cell::new(Rect::NOTHING);
    let look = |focus: bool| {
        painted(vec2(400.0, 200.0), 1.0, theme, |ui, pen| {
            let around = at(60.0, 60.0, vec2(280.0, 120.0));
            let ui = &mut ui.new_child(egui::UiBuilder::new().max_rect(around));
            let response = thing(ui);
            place.set(response.rect);
            if focus {
                response.request_focus();
            }
            theme::ring_focused(ui.ctx(), pen.palette);
        })
    };
    (look(false), look(true), place.get())
}

#[test]
fn the_focus_ring_cannot_be_missed() {
    type Thing = (&'static str, fn(&mut Ui) -> Response);
    let things: [Thing; 5] = [
        ("button", |ui| ui.button("Call 400")),
        ("checkbox", |ui| ui.checkbox(&mut true, "Sounds")),
        ("field", |ui| {
            ui.text_edit_singleline(&mut "1,200".to_owned())
        }),
        ("label", |ui| {
            ui.add(egui::Label::new("Pot 24,690").sense(egui::Sense::focusable_noninteractive()))
        }),
        ("slider", |ui| {
            ui.add(egui::Slider::new(&mut 3, 0..=9).show_value(false))
        }),
    ];
    for theme in Theme::ALL {
        for (name, thing) in things {
            let (without, with, place) = focus_pictures(theme, thing);
            with.save(&format!("focus/{name}-{theme:?}"));
            // WCAG 2.4.13: as large as a line of two pixels around it, and
            // each of its pixels three to one against what was there before.
            let least = 2.0 * 2.0 * (place.width() + place.height());
            let changed = with.changes(&without);
            let ring = changed
                .filter(|(before, now)| contrast(*before, *now) >= 3.0)
                .count();
            assert!(ring as f32 >= least, "{theme:?}, {name}: {ring} of {least}");
        }
    }
}

#[test]
fn a_card_on_the_felt_shows_the_focus_ring() {
    for theme in Theme::ALL {
        let felt = Palette::of(theme).table.felt;
        let (without, with, place) = focus_pictures(theme, |ui| {
            ui.painter().rect_filled(Rect::EVERYTHING, 0.0, felt);
            let rect = at(150.0, 30.0, CARD);
            let response = ui.interact(rect, egui::Id::unique("card"), egui::Sense::click());
            ui.painter()
                .rect_filled(rect, 8.0, Palette::of(theme).card.face);
            response
        });
        let least = 2.0 * 2.0 * (place.width() + place.height());
        let changed = with.changes(&without);
        let ring = changed
            .filter(|(before, now)| contrast(*before, *now) >= 3.0)
            .count();
        assert!(ring as f32 >= least, "{theme:?}: {ring} of {least}");
    }
}

fn somebody(standing: SeatState) -> SeatPicture {
    SeatPicture {
        name: "Anna".to_owned(),
        chips: "20,000".to_owned(),
        standing,
        cards: vec![CardPicture::DOWN; 2],
        ..SeatPicture::default()
    }
}

#[test]
fn who_is_to_act_is_marked_by_a_shape() {
    let size = TILE_SIZE + vec2(8.0, 8.0);
    let mark = at(10.0, 10.0, vec2(14.0, 26.0));
    for theme in Theme::ALL {
        let seat = &Palette::of(theme).seat;
        let look = |standing| {
            painted(size, 1.0, theme, |_, pen| {
                draw::tile(pen, at(4.0, 4.0, TILE_SIZE), &somebody(standing));
            })
        };
        let acting = look(SeatState::ToAct);
        acting.save(&format!("tile-{theme:?}"));
        let triangle = legible(&acting.part(mark), seat.acting);
        assert!(triangle > 30, "{theme:?}: {triangle}");
    }
}

#[test]
fn narrow_windows_show_seats_as_tiles() {
    for theme in Theme::ALL {
        let picture = scene::tiles(theme);
        picture.save(&format!("tiles-{theme:?}"));
        assert!(picture.colors() > 50);
    }
}

#[test]
fn all_letters_of_all_languages_can_be_written() {
    let ctx = Context::default();
    set_up(&ctx, Theme::Dark);
    let mut output = ctx.run_ui(Default::default(), |_| {});
    output.textures_delta.clear();
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    for language in fs::read_dir(locales).unwrap() {
        for file in fs::read_dir(language.unwrap().path()).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            for letter in text.chars().filter(|letter| !letter.is_control()) {
                for family in [FontFamily::Proportional, fonts::bold()] {
                    let font = FontId::new(16.0, family);
                    assert!(
                        ctx.fonts_mut(|fonts| fonts.has_glyph(&font, letter)),
                        "{letter:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_field_with_the_focus_leaves_the_window_at_rest() {
    let ctx = Context::default();
    set_up(&ctx, Theme::Dark);
    let mut text = "1,200".to_owned();
    let mut rest = Duration::ZERO;
    for _ in 0..5 {
        let mut output = ctx.run_ui(Default::default(), |ui| {
            ui.text_edit_singleline(&mut text).request_focus();
        });
        output.textures_delta.clear();
        rest = output.viewport_output[&ViewportId::ROOT].repaint_delay;
    }
    assert_eq!(rest, Duration::MAX);
}

#[test]
fn a_see_through_rectangle_fills_each_of_its_pixels_once() {
    let grey = Color32::from_black_alpha(128);
    let picture = painted(vec2(20.0, 20.0), 1.0, Theme::HighContrastLight, |_, pen| {
        let mut mesh = egui::Mesh::default();
        mesh.add_colored_rect(at(4.0, 6.0, vec2(10.0, 8.0)), grey);
        pen.painter.add(mesh);
    });
    for y in 0..20_u8 {
        for x in 0..20_u8 {
            let inside = (4..14).contains(&x) && (6..14).contains(&y);
            let should = Color32::from_gray(if inside { 127 } else { 255 });
            let point = pos2(f32::from(x) + 0.5, f32::from(y) + 0.5);
            assert_eq!(picture.at(point), should, "{point}");
        }
    }
}

#[test]
fn cards_read_from_text_have_signs() {
    let signs = scene::signs();
    let cards = parse_cards("Th 2c").unwrap();
    assert_eq!(signs.rank(cards[0].rank()), "10");
    assert_eq!(signs.suit(cards[1].suit()), "C");
}
