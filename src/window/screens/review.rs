//! Hands of the past: where they are, which there are, and one of them.

mod hand;
mod hands;

use std::path::PathBuf;

use egui::Ui;

pub(in crate::window) use hand::HandScreen;
pub(in crate::window) use hands::{HandsScreen, Source};

use super::{Screen, top};
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{Field, button, field, heading, page, reading, wide_button};

/// Where hands of the past are.
#[derive(Default)]
pub(in crate::window) struct ReviewScreen {
    /// The name of a file, as it is typed.
    typed: String,
}

impl ReviewScreen {
    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let dropped = ui.input(|input| {
            let files = &input.raw.dropped_files;
            files.first().map(|file| file.path().to_owned())
        });
        if let Some(path) = dropped {
            open(ui, desk, Source::File(path));
        }
        page(ui, |ui| {
            let title = desk.text("review-title");
            top(ui, desk, &title);
            heading(ui, 2, &desk.text("review-famous"));
            let famous = wide_button(ui, "famous", &desk.text("review-famous-dwan-ivey"));
            focus::home(&famous);
            if famous.clicked() {
                open(ui, desk, Source::Famous);
            }
            ui.add_space(16.0);
            self.file(ui, desk);
        });
    }

    /// A file from elsewhere.
    fn file(&mut self, ui: &mut Ui, desk: &mut Desk) {
        heading(ui, 2, &desk.text("review-file"));
        reading(ui, "about", desk.text("review-file-about"));
        let label = desk.text("review-file-name");
        let says = Field {
            label: &label,
            about: "",
            error: None,
        };
        let response = field(ui, "file", &mut self.typed, says);
        let entered = Field::entered(ui, &response);
        let pressed = button(ui, "open", &desk.text("review-file-open")).clicked();
        let typed = self.typed.trim();
        if (entered || pressed) && !typed.is_empty() {
            open(ui, desk, Source::File(PathBuf::from(typed)));
        }
    }
}

fn open(ui: &Ui, desk: &mut Desk, source: Source) {
    let screen = HandsScreen::open(source, ui.ctx());
    desk.wish(Wish::Open(Screen::Hands(screen)));
}
