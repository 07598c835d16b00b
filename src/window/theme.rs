//! Colours, sizes and the ring around what has the focus.

mod contrast;
mod focus;
mod palette;
mod palettes;
mod style;

pub use contrast::{Kind, Pair, contrast};
pub use focus::{FOCUS_RING_WIDTH, focus_ring, paint_focus_ring, ring_focused};
pub use palette::{ButtonColors, CardColors, ChipColors, Palette, SeatColors, TableColors};
pub use style::{BODY_SIZE, HEADING_SIZE, SMALL_SIZE, TARGET_SIZE, apply};
