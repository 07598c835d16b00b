use egui::{Rect, pos2, vec2};

use crate::ui::window::table::actions::Place;
use crate::ui::window::table::raise::Preset;

/// Where the parts of the bar are.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BarPlaces {
    /// How much larger than at the least everything is.
    pub(super) unit: f32,
    /// What is done at every turn, from left to right.
    pub(super) turn: Vec<Rect>,
    /// What else there is to do or to choose, above the turn.
    pub(super) upper: Rect,
    /// Where an amount is chosen, in the same row.
    pub(super) amounts: Option<AmountPlaces>,
    /// Beside both, where there is room.
    pub(super) beside: Option<Rect>,
    /// What happened last.
    pub(super) latest: Rect,
}

/// Where the amount of a raise is chosen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct AmountPlaces {
    /// What is chosen at once, from the least to the most.
    pub(super) presets: [Rect; PRESETS],
    pub(super) less: Rect,
    /// Where there is room for it, between the steps.
    pub(super) slider: Option<Rect>,
    pub(super) more: Rect,
}

const PRESETS: usize = Preset::ALL.len();

/// The least height of both rows.
const HEIGHT: f32 = 80.0;
/// Half the width of the upper row, at that height.
const HALF: f32 = 330.0;
const GAP: f32 = 6.0;
const BESIDE: f32 = 130.0;
/// The shortest way on which an amount can be found.
const SLIDER: f32 = 90.0;
/// The least width of the row with a slider in it.
const WITH_SLIDER: f32 = 480.0;

/// How wide a place is at that height. What one reaches for often is near to
/// each other: the pointer comes from a call.
fn width(place: Place) -> f32 {
    match place {
        Place::Fold => 96.0,
        Place::Stay => 116.0,
        Place::Raise | Place::AllIn => 128.0,
        Place::Cards | Place::Above(_) | Place::Beside => 160.0,
    }
}

impl BarPlaces {
    /// In that room, around that middle, with these places in the lower row.
    pub(super) fn new(room: Rect, middle: f32, places: &[Place]) -> BarPlaces {
        let unit = (room.height() / HEIGHT).clamp(0.8, 2.0);
        let gap = GAP * unit;
        let half = (HALF * unit)
            .min(middle - room.left())
            .min(room.right() - middle);
        let rows = Rect::from_x_y_ranges(middle - half..=middle + half, room.y_range());
        let (upper, lower) = rows.split_top_bottom_at_fraction(0.43);
        let lower = lower.with_min_y(lower.top() + gap);
        let wide = BESIDE * unit;
        let beside = Rect::from_min_size(
            pos2(rows.left() - 2.0 * gap - wide, lower.top()),
            vec2(wide, lower.height()),
        );
        let beside = Some(beside).filter(|it| it.left() >= room.left());
        // Where there is little room in the window, or no way to a raise, words may
        // have more of it.
        let is_near = beside.is_some() && places.contains(&Place::Raise);
        let widest = if is_near { 1.0 } else { 1.4 };
        let turn = row(lower, places, unit, widest);
        let left = beside.unwrap_or(rows).left();
        let at = |place| Some(turn[places.iter().position(|it| *it == place)?]);
        let around = (at(Place::Stay), at(Place::Raise), at(Place::AllIn));
        let amounts = match around {
            (Some(stay), Some(raise), Some(all)) => {
                let between = stay.center().lerp(raise.center(), 0.5).x;
                let row = upper.with_min_x(left).with_max_x(all.right());
                Some(AmountPlaces::new(row, between, gap))
            }
            _ => None,
        };
        BarPlaces {
            unit,
            turn,
            upper,
            amounts,
            beside,
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

/// Those places side by side in the middle of a row, narrower where it is too
/// short for them, and that much wider at the most.
fn row(row: Rect, places: &[Place], unit: f32, widest: f32) -> Vec<Rect> {
    let gap = GAP * unit;
    let gaps = gap * places.len().saturating_sub(1) as f32;
    let wanted: f32 = places.iter().map(|&it| width(it) * unit).sum();
    let share = ((row.width() - gaps) / wanted).min(widest);
    let mut left = row.center().x - (wanted * share + gaps) / 2.0;
    let place = |&place: &Place| {
        let size = vec2(width(place) * unit * share, row.height());
        let rect = Rect::from_min_size(pos2(left, row.top()), size);
        left = rect.right() + gap;
        rect
    };
    places.iter().map(place).collect()
}

impl AmountPlaces {
    /// The second preset, half the pot, is on the way between a call and a raise
    /// where that leaves room for a slider; the last one ends with the row.
    fn new(row: Rect, between: f32, gap: f32) -> AmountPlaces {
        let count = PRESETS as f32;
        let near = (row.right() + gap / 2.0 - between) / (count - 1.5);
        let side = row.height();
        let sliding = 2.0 * (side + gap) + SLIDER;
        let first = between - 1.5 * near + gap / 2.0;
        // No slider is better than one without a way.
        let slides = row.width() >= WITH_SLIDER;
        let first = if slides {
            first.max(row.left() + sliding + gap)
        } else {
            first
        };
        let step = (row.right() + gap - first) / count;
        let preset = |at: usize| {
            let left = first + at as f32 * step;
            row.with_min_x(left).with_max_x(left + step - gap)
        };
        let rest = row.with_max_x(first - gap);
        let side = if slides {
            side
        } else {
            (rest.width() - gap) / 2.0
        };
        AmountPlaces {
            presets: std::array::from_fn(preset),
            less: rest.with_max_x(rest.left() + side),
            slider: slides.then(|| rest.shrink2(vec2(side + gap, 0.0))),
            more: rest.with_min_x(rest.right() - side),
        }
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
            for count in 1..=ALL.len() {
                let places = BarPlaces::new(room, middle, &ALL[..count]);
                let mut all = places.turn.clone();
                all.extend(places.beside);
                all.push(places.upper);
                apart(room, &all, vec2(90.0, 30.0));
                let ends = places.turn[0].left() + places.turn[count - 1].right();
                assert!((ends / 2.0 - middle).abs() < 0.5, "{count}: {ends}");
                assert_eq!(places.amounts.is_some(), count > 3);
                if let Some(amounts) = places.amounts {
                    let mut all = Vec::from(amounts.presets);
                    all.extend([amounts.less, amounts.more]);
                    all.extend(amounts.slider);
                    all.extend(&places.turn);
                    apart(room, &all, vec2(30.0, 30.0));
                }
            }
        }
    }

    const ALL: [Place; 5] = [
        Place::Fold,
        Place::Stay,
        Place::Raise,
        Place::AllIn,
        Place::Cards,
    ];

    /// All of that size at least, beside each other.
    fn apart(room: Rect, all: &[Rect], least: egui::Vec2) {
        for (at, one) in all.iter().enumerate() {
            assert!(room.expand(0.1).contains_rect(*one), "{one:?}");
            assert!(one.width() >= least.x && one.height() >= least.y, "{one:?}");
            let others = &all[at + 1..];
            assert!(!others.iter().any(|it| it.shrink(0.1).intersects(*one)));
        }
    }
}
