use std::panic::{AssertUnwindSafe, catch_unwind};

use eframe::NativeOptions;
use egui::{Vec2, ViewportBuilder};

use super::{App, WindowStart};
use crate::speech::{L10n, msg};
use crate::ui::system::System;

/// The name by which the desktop knows the program, and its files in
/// `assets/linux`.
pub const APP_ID: &str = "io.github.tabletalk.tabletalk";

/// The name by which people know it.
pub(super) const APP_NAME: &str = "Tabletalk";

/// The picture of the window.
const ICON: &[u8] = include_bytes!("../../../assets/icons/tabletalk-128.png");

/// The packages of Debian that bring OpenGL.
const OPENGL: [&str; 2] = ["libegl1", "libgl1"];

/// Why no window can be opened.
#[derive(Debug, thiserror::Error)]
pub enum NoWindow {
    /// There is no screen to open it on.
    #[error("there is no display")]
    Display,
    /// The system lacks libraries that it needs.
    #[error("libraries are missing: {names:?}")]
    Libraries {
        /// Their names.
        names: Vec<&'static str>,
        /// The packages of Debian that bring them.
        packages: Vec<&'static str>,
    },
    /// The screen cannot be drawn on.
    #[error("{0}")]
    Graphics(String),
    /// It failed while it was open: a fault of ours or of what draws it.
    #[error("the window failed")]
    Failed,
}

impl NoWindow {
    /// The reason, and what to do about it.
    pub fn say(&self, words: &L10n) -> String {
        let listed = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            words.list(&names)
        };
        let message = match self {
            NoWindow::Display => msg::NO_DISPLAY.into(),
            NoWindow::Failed => msg::WINDOW_FAILED.into(),
            NoWindow::Libraries { names, packages } => msg!(no_libraries {
                names: listed(names),
                packages: listed(packages)
            }),
            NoWindow::Graphics(problem) => {
                let problem = problem.clone();
                match System::HERE {
                    System::Packages => {
                        let packages = listed(&OPENGL);
                        msg!(no_graphics { packages, problem })
                    }
                    System::Settings => msg!(no_graphics_driver { problem }),
                }
            }
        };
        words.say(&message)
    }
}

/// Opens the window, and returns when it is closed.
pub fn run(start: WindowStart) -> Result<(), NoWindow> {
    #[cfg(target_os = "linux")]
    super::libraries::check()?;
    let mut viewport = ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_title(APP_NAME)
        .with_inner_size(Vec2::new(1280.0, 720.0))
        .with_min_inner_size(Vec2::new(480.0, 360.0));
    if let Ok(icon) = eframe::icon_data::from_png_bytes(ICON) {
        viewport = viewport.with_icon(icon);
    }
    let options = NativeOptions {
        viewport,
        ..NativeOptions::default()
    };
    let app = |context: &eframe::CreationContext<'_>| {
        let app: Box<dyn eframe::App> = Box::new(App::new(&context.egui_ctx, start));
        Ok(app)
    };
    let opened = unless_it_fails(|| eframe::run_native(APP_NAME, options, Box::new(app)))?;
    opened.map_err(|error| match error {
        eframe::Error::WinitEventLoop(_) => NoWindow::Display,
        // What was asked for would fill a page.
        eframe::Error::NoGlutinConfigs(_, problem) => NoWindow::Graphics(problem.to_string()),
        error => NoWindow::Graphics(error.to_string()),
    })
}

/// Whatever goes wrong in the window, ends the window alone. What was told is kept by
/// then, so the program can start again.
fn unless_it_fails<T>(open: impl FnOnce() -> T) -> Result<T, NoWindow> {
    catch_unwind(AssertUnwindSafe(open)).map_err(|_| NoWindow::Failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_fails_does_not_end_the_program() {
        assert!(matches!(unless_it_fails(|| 1), Ok(1)));
        let failed: Result<(), _> = unless_it_fails(|| panic!("on purpose"));
        assert!(matches!(failed, Err(NoWindow::Failed)));
    }
}
