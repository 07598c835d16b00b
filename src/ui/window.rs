//! The window: screens for ears, keys and eyes, around the same client as the
//! terminal.

mod app;
mod args;
mod background;
mod dialog;
pub mod draw;
mod focus;
pub mod fonts;
mod keys;
#[cfg(target_os = "linux")]
mod libraries;
mod names;
mod notice;
mod run;
mod screens;
mod shared;
mod table;
pub mod theme;
mod together;
mod widgets;

pub use app::{App, BotThread, Hearing, WindowStart};
pub use args::SettingsArgs;
pub use run::{APP_ID, NoWindow, run};
pub use table::picture;
