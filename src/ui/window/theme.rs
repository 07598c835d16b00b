//! Colours, sizes and the ring around what has the focus.

mod contrast;
mod dyes;
mod focus;
mod palette;
mod palettes;
mod style;

pub use contrast::{Foreground, Pair, contrast};
use focus::FOCUS_RING_WIDTH;
pub use focus::ring_focused;
pub use palette::{ButtonColors, CardColors, ChipColors, Palette, SeatColors, TableColors};
pub(super) use style::TARGET_SIZE;
pub use style::apply;
