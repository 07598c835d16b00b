use egui::{Rect, pos2, vec2};

/// Where the parts of the bar are.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BarPlaces {
    /// How much larger than at the least everything is.
    pub(super) unit: f32,
    /// What is done at every turn, from left to right.
    pub(super) turn: Vec<Rect>,
    /// What else there is to do or to choose, above the turn.
    pub(super) upper: Rect,
    /// Beside both, where there is room.
    pub(super) beside: Option<Rect>,
    /// What happened last.
    pub(super) latest: Rect,
}

/// The least height of both rows.
const HEIGHT: f32 = 80.0;
/// Half the width of the rows, at that height.
const HALF: f32 = 330.0;
/// The widest that one of them is.
const WIDEST: f32 = 200.0;
const GAP: f32 = 6.0;
const BESIDE: f32 = 130.0;

impl BarPlaces {
    /// In that room, around that middle, with so many places in the lower row.
    pub(super) fn new(room: Rect, middle: f32, count: usize) -> BarPlaces {
        let unit = (room.height() / HEIGHT).clamp(0.8, 2.0);
        let gap = GAP * unit;
        let half = (HALF * unit)
            .min(middle - room.left())
            .min(room.right() - middle);
        let rows = Rect::from_x_y_ranges(middle - half..=middle + half, room.y_range());
        let (upper, lower) = rows.split_top_bottom_at_fraction(0.43);
        let lower = lower.with_min_y(lower.top() + gap);
        let width = ((lower.width() + gap) / count.max(1) as f32 - gap).min(WIDEST * unit);
        let whole = (width + gap) * count as f32 - gap;
        let place = |at: usize| {
            let left = lower.center().x - whole / 2.0 + at as f32 * (width + gap);
            Rect::from_min_size(pos2(left, lower.top()), vec2(width, lower.height()))
        };
        let wide = BESIDE * unit;
        let beside = Rect::from_min_size(
            pos2(rows.left() - 2.0 * gap - wide, lower.top()),
            vec2(wide, lower.height()),
        );
        BarPlaces {
            unit,
            turn: (0..count).map(place).collect(),
            upper,
            beside: Some(beside).filter(|it| it.left() >= room.left()),
            latest: room.with_min_x(rows.right() + 2.0 * gap),
        }
    }

    /// The upper row in that many parts; the first is the widest, where they are
    /// for different things.
    pub(super) fn above(&self, count: usize) -> Vec<Rect> {
        let gap = GAP * self.unit;
        let width = (self.upper.width() + gap) / count.max(2) as f32 - gap;
        let place = |at: usize| {
            let left = self.upper.left() + at as f32 * (width + gap);
            Rect::from_min_size(
                pos2(left, self.upper.top()),
                vec2(width, self.upper.height()),
            )
        };
        let whole = (width + gap) * count as f32 - gap;
        let shift = vec2((self.upper.width() - whole) / 2.0, 0.0);
        (0..count).map(|at| place(at).translate(shift)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_all_is_large_enough() {
        for (room, middle) in [
            (
                Rect::from_min_max(pos2(6.0, 630.0), pos2(1274.0, 714.0)),
                515.0,
            ),
            (
                Rect::from_min_max(pos2(6.0, 454.0), pos2(954.0, 534.0)),
                480.0,
            ),
            (
                Rect::from_min_max(pos2(6.0, 930.0), pos2(1914.0, 1074.0)),
                960.0,
            ),
            (
                Rect::from_min_max(pos2(6.0, 270.0), pos2(634.0, 354.0)),
                320.0,
            ),
        ] {
            for count in 1..=5 {
                let places = BarPlaces::new(room, middle, count);
                let mut all = places.turn.clone();
                all.extend(places.beside);
                all.push(places.upper);
                for (at, one) in all.iter().enumerate() {
                    assert!(room.expand(0.1).contains_rect(*one), "{count}: {one:?}");
                    assert!(one.width() >= 90.0 && one.height() >= 30.0, "{one:?}");
                    let others = &all[at + 1..];
                    assert!(!others.iter().any(|it| it.shrink(0.1).intersects(*one)));
                }
                let ends = places.turn[0].left() + places.turn[count - 1].right();
                assert!((ends / 2.0 - middle).abs() < 0.5, "{count}: {ends}");
            }
        }
    }
}
