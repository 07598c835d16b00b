//! Where the parts of the table screen are.

use egui::{Pos2, Rect, Vec2};

/// The table screen in a room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum TableLayout {
    /// The oval table, with what one can do below it and columns at its sides.
    Wide(PartPlaces),
    /// One below the other: for small windows and large text.
    Narrow(NarrowPlaces),
}

/// What is always in sight where there is little room, and what is scrolled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct NarrowPlaces {
    /// The cards, the pot and what happened last, unless there is too little room
    /// even for that.
    pub(super) head: Option<Rect>,
    pub(super) scroll: Rect,
    pub(super) actions: Rect,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PartPlaces {
    pub(super) bar: Rect,
    pub(super) information: Column,
    pub(super) felt: Rect,
    /// As wide as the window; its middle is below that of the felt.
    pub(super) actions: Rect,
    pub(super) messages: Column,
}

/// A column beside the felt.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Column {
    Open(Rect),
    /// It would lie there: nothing of it can be seen.
    Folded(Rect),
}

/// What the player wants of a column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Wish {
    /// It is there where it takes nothing from the felt.
    #[default]
    Fitting,
    Open,
    Folded,
}

impl Wish {
    /// The wish, or another one where there is none.
    pub(super) fn or(self, other: Wish) -> Wish {
        match self {
            Wish::Fitting => other,
            Wish::Open | Wish::Folded => self,
        }
    }
}

/// What is wanted of the two columns, the left one first.
pub(super) type Wishes = [Wish; 2];

/// Below this, the oval is too small to be read.
const OVAL: Vec2 = Vec2::new(900.0, 500.0);

/// A felt of this size is comfortable: no column takes any of it away.
const COMFORT: Vec2 = Vec2::new(982.0, 567.0);

const BAR: f32 = 44.0;
const SIDE: f32 = 250.0;

/// What lies around each part, so that the ring of the focus is whole.
pub(super) const MARGIN: Vec2 = Vec2::new(6.0, 6.0);

impl TableLayout {
    pub(super) fn of(room: Rect, wishes: Wishes) -> TableLayout {
        if room.width() < OVAL.x || room.height() < OVAL.y {
            return TableLayout::Narrow(NarrowPlaces::of(room));
        }
        let top = room.top() + BAR;
        let bottom = room.bottom() - actions_height(room.height());
        let height = bottom - top - 2.0 * MARGIN.y;
        // Wider than this, the felt would be no larger, or need not be.
        let needed = COMFORT.x * (height / COMFORT.y).min(1.0) + 2.0 * MARGIN.x;
        let is_open = |wish, columns: f32| match wish {
            Wish::Fitting => room.width() - columns * SIDE >= needed,
            Wish::Open => true,
            Wish::Folded => false,
        };
        let right = is_open(wishes[1], 1.0);
        let left = is_open(wishes[0], if right { 2.0 } else { 1.0 });
        let rect = |x0, y0, x1, y1| Rect::from_min_max(Pos2::new(x0, y0), Pos2::new(x1, y1));
        let column = |is_open, rect| {
            if is_open {
                Column::Open(rect)
            } else {
                Column::Folded(rect)
            }
        };
        let width = |is_open| if is_open { SIDE } else { 0.0 };
        TableLayout::Wide(PartPlaces {
            bar: rect(room.left(), room.top(), room.right(), top),
            information: column(left, rect(room.left(), top, room.left() + SIDE, bottom)),
            felt: rect(
                room.left() + width(left),
                top,
                room.right() - width(right),
                bottom,
            ),
            actions: rect(room.left(), bottom, room.right(), room.bottom()),
            messages: column(right, rect(room.right() - SIDE, top, room.right(), bottom)),
        })
    }
}

impl Column {
    pub(super) fn is_open(self) -> bool {
        matches!(self, Column::Open(_))
    }
}

/// Below this, cards that do not scroll away would leave no room for the rest.
const LOW: f32 = 300.0;

impl NarrowPlaces {
    fn of(room: Rect) -> NarrowPlaces {
        let actions = (room.height() * 0.24).clamp(72.0, 96.0);
        let (rest, actions) = room.split_top_bottom_at_y(room.bottom() - actions);
        if room.height() < LOW {
            return NarrowPlaces {
                head: None,
                scroll: rest,
                actions,
            };
        }
        let head = (room.height() * 0.3).clamp(84.0, 170.0);
        let (head, scroll) = rest.split_top_bottom_at_y(room.top() + head);
        NarrowPlaces {
            head: Some(head),
            scroll,
            actions,
        }
    }
}

/// The height of what one can do: it grows with the window and never with what
/// stands there.
pub(super) fn actions_height(room: f32) -> f32 {
    (room * 0.133).clamp(92.0, 168.0)
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    fn of(width: f32, height: f32) -> TableLayout {
        let room = Rect::from_min_max(Pos2::ZERO, pos2(width, height));
        TableLayout::of(room, Wishes::default())
    }

    fn places(width: f32, height: f32) -> PartPlaces {
        match of(width, height) {
            TableLayout::Wide(places) => places,
            TableLayout::Narrow(_) => panic!("{width} by {height} has no oval"),
        }
    }

    /// The sizes are those of a window divided by that of its text.
    #[test]
    fn the_oval_is_there_as_long_as_it_can_be_read() {
        for (width, height, percent) in [
            (1280.0, 720.0, 100.0),
            (1280.0, 720.0, 125.0),
            (1366.0, 768.0, 125.0),
            (1920.0, 1080.0, 150.0),
            (1920.0, 1080.0, 200.0),
        ] {
            places(width * 100.0 / percent, height * 100.0 / percent);
        }
        for (width, height) in [(640.0, 360.0), (853.0, 480.0), (1000.0, 400.0)] {
            let layout = of(width, height);
            let is_narrow = matches!(layout, TableLayout::Narrow(_));
            assert!(is_narrow, "{width} by {height}");
        }
    }

    #[test]
    fn columns_fold_before_the_felt_shrinks() {
        for (width, height, open) in [
            (960.0, 540.0, [false, true]),
            (1093.0, 614.0, [false, true]),
            (1280.0, 720.0, [false, true]),
            (1366.0, 768.0, [false, true]),
            (1920.0, 1080.0, [true, true]),
        ] {
            let places = places(width, height);
            let columns = [places.information.is_open(), places.messages.is_open()];
            assert_eq!(columns, open, "{width} by {height}");
        }
    }

    /// In a usual window it was 736 by 592.
    #[test]
    fn the_felt_is_a_third_larger_than_it_was() {
        let felt = places(1280.0, 720.0).felt.shrink2(MARGIN).size();
        let scale = |size: Vec2| (size / Vec2::new(900.0, 520.0)).min_elem();
        let before = scale(Vec2::new(736.0, 592.0));
        assert!(scale(felt) >= before * 4.0 / 3.0, "{felt:?}");
    }
}
