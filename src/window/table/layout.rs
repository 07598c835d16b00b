use egui::{Pos2, Rect, Vec2};

/// Where the parts of the table screen are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Layout {
    /// Side by side: information, the table with the cards and buttons below
    /// it, messages.
    Wide(Places),
    /// One below the other, to scroll: for small windows and large text.
    Narrow,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Places {
    pub(super) bar: Rect,
    pub(super) information: Rect,
    pub(super) felt: Rect,
    pub(super) actions: Rect,
    pub(super) messages: Rect,
}

/// Below this, parts do not fit side by side.
const WIDE: Vec2 = Vec2::new(1180.0, 640.0);

const BAR: f32 = 52.0;
const ROW: f32 = 42.0;
const ROWS_MARGIN: f32 = 22.0;
const SIDE: f32 = 262.0;

impl Layout {
    /// In that room, with as many rows of buttons as there are in a width.
    pub(super) fn of(room: Rect, rows: impl FnOnce(f32) -> u8) -> Layout {
        if room.width() < WIDE.x || room.height() < WIDE.y {
            return Layout::Narrow;
        }
        let (left, right) = (room.left() + SIDE, room.right() - SIDE);
        let rows = f32::from(rows(right - left));
        let (top, bottom) = (room.top() + BAR, room.bottom() - rows * ROW - ROWS_MARGIN);
        let rect = |x0, y0, x1, y1| Rect::from_min_max(Pos2::new(x0, y0), Pos2::new(x1, y1));
        Layout::Wide(Places {
            bar: rect(room.left(), room.top(), room.right(), top),
            information: rect(room.left(), top, left, room.bottom()),
            felt: rect(left, top, right, bottom),
            actions: rect(left, bottom, right, room.bottom()),
            messages: rect(right, top, room.right(), room.bottom()),
        })
    }
}
