use crate::rules::Seat;

/// Where a seat is heard, from -1 at the left to 1 at the right.
///
/// The listener sits in the middle at the bottom. From there the seats go
/// clockwise, so up the left side and down the right one: whoever acts after
/// the listener is heard far left, whoever acts before them far right, and
/// everyone from a place of their own. From the rail, the first seat is left
/// and the last one right.
pub(super) fn pan(seat: Seat, own: Option<Seat>, seats: usize) -> f32 {
    let (place, last) = match own {
        Some(own) if own == seat => return 0.0,
        Some(own) => {
            let after = (seat.index() + seats).saturating_sub(own.index()) % seats.max(1);
            (after.saturating_sub(1), seats.saturating_sub(2))
        }
        None => (seat.index(), seats.saturating_sub(1)),
    };
    match last {
        0 => 0.0,
        _ => (2.0 * place as f32 / last as f32 - 1.0).clamp(-1.0, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(own: Option<usize>, seats: usize, expected: &[f32]) {
        let seat = |number| Seat::new(number).unwrap();
        let pans: Vec<f32> = (0..seats)
            .map(|number| pan(seat(number), own.map(seat), seats))
            .collect();
        assert_eq!(pans, expected);
    }

    #[test]
    fn the_listener_is_in_the_middle_and_the_others_go_round_from_left_to_right() {
        check(Some(0), 2, &[0.0, 0.0]);
        check(Some(0), 3, &[0.0, -1.0, 1.0]);
        check(Some(0), 6, &[0.0, -1.0, -0.5, 0.0, 0.5, 1.0]);
        check(Some(2), 6, &[0.5, 1.0, 0.0, -1.0, -0.5, 0.0]);
        check(None, 3, &[-1.0, 0.0, 1.0]);
    }
}
