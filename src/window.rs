//! The window: screens for ears, keys and eyes, around the same client as the
//! terminal.

mod app;
mod args;
mod confirm;
mod desk;
pub mod draw;
mod elsewhere;
mod focus;
pub mod fonts;
mod keys;
#[cfg(target_os = "linux")]
mod libraries;
mod live;
mod names;
mod one_line;
mod outlets;
mod run;
mod screens;
mod still;
mod table;
pub mod theme;
mod widgets;

pub use app::{App, Hearing, Start, Thinking};
pub use args::SettingsArgs;
pub use run::{APP_ID, NoWindow, run};
