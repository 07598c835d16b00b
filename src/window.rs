//! The window.

pub mod draw;
pub mod fonts;
pub mod theme;
