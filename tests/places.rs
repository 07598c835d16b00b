//! Everything at a table has a place of its own.

use egui::{Rect, pos2, vec2};
use proptest::prelude::*;
use tabletalk::ui::window::draw::{MOST_SEATS, SeatPlace, TablePlaces, cards_in_row};

/// What lies at a table, by name. Only one seat has the dealer button, so
/// the buttons' places may touch each other.
fn things(places: &TablePlaces) -> Vec<(String, Rect)> {
    let middle = [
        ("board".to_owned(), places.board),
        ("pots".to_owned(), places.pots),
        ("burned".to_owned(), places.burned),
    ];
    let of_seat = |(i, seat): (usize, &SeatPlace)| {
        [
            (format!("cards of {i}"), seat.cards),
            (format!("plate of {i}"), seat.plate),
            (format!("bet of {i}"), seat.bet),
            (format!("button of {i}"), seat.button),
            (format!("tag of {i}"), seat.tag),
        ]
    };
    let seats = places.seats.iter().enumerate().flat_map(of_seat);
    middle.into_iter().chain(seats).collect()
}

fn check(rect: Rect, seats: usize) -> Result<(), String> {
    let places = TablePlaces::new(rect, seats);
    if places.seats.len() != seats {
        return Err(format!("{} seats", places.seats.len()));
    }
    let things = things(&places);
    for (i, (name, place)) in things.iter().enumerate() {
        if !rect.expand(0.01).contains_rect(*place) {
            return Err(format!("{name} at {place} sticks out of {rect}"));
        }
        for (other, its_place) in &things[i + 1..] {
            let both_buttons = name.starts_with("button") && other.starts_with("button");
            // A hand is named where no bet lies any more.
            let one_place = name.starts_with("bet") && other.starts_with("tag");
            if !both_buttons && !one_place && place.shrink(0.01).intersects(its_place.shrink(0.01))
            {
                return Err(format!("{name} {place} lies on {other} {its_place}"));
            }
        }
    }
    Ok(())
}

#[test]
fn nothing_lies_on_anything_else_at_common_sizes() {
    let mut wrong = Vec::new();
    for (width, height) in [
        (900.0, 520.0),
        (1024.0, 520.0),
        (900.0, 700.0),
        (1264.0, 560.0),
        (1600.0, 520.0),
        (1904.0, 900.0),
        (3800.0, 2000.0),
    ] {
        for seats in 2..=MOST_SEATS {
            let rect = Rect::from_min_size(pos2(8.0, 40.0), vec2(width, height));
            if let Err(error) = check(rect, seats) {
                wrong.push(format!("{width}x{height}, {seats} seats: {error}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

proptest! {
    #[test]
    fn nothing_lies_on_anything_else(
        seats in 2..=MOST_SEATS,
        width in 900.0..4000.0_f32,
        height in 520.0..2400.0_f32,
    ) {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
        prop_assert_eq!(check(rect, seats), Ok(()));
    }

    #[test]
    fn cards_in_a_row_stay_in_their_place(
        count in 1..9_usize,
        width in 80.0..600.0_f32,
        height in 40.0..200.0_f32,
        least in 0.0..60.0_f32,
    ) {
        let rect = Rect::from_min_size(pos2(5.0, 5.0), vec2(width, height));
        let cards = cards_in_row(rect, count, least);
        prop_assert_eq!(cards.len(), count);
        for card in &cards {
            prop_assert!(rect.expand(0.1).contains_rect(*card), "{card} of {rect}");
        }
        for pair in cards.windows(2) {
            prop_assert!(pair[0].left() < pair[1].left());
        }
    }
}

#[test]
fn seats_run_clockwise_from_the_players_own_at_the_bottom() {
    for seats in 2..=MOST_SEATS {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(1200.0, 700.0));
        let middle = rect.center();
        // From straight down over left, up and right.
        let turn = |seat: &SeatPlace| {
            let from = seat.block().center() - middle;
            (-from.x).atan2(from.y).rem_euclid(std::f32::consts::TAU)
        };
        let turns: Vec<f32> = TablePlaces::new(rect, seats)
            .seats
            .iter()
            .map(turn)
            .collect();
        assert!(turns[0] < 0.01, "{turns:?}");
        assert!(turns.is_sorted(), "{turns:?}");
    }
}
