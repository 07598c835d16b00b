use egui::Ui;

use super::top;
use crate::input::{Context, help_lines};
use crate::window::desk::Desk;
use crate::window::focus;
use crate::window::widgets::{heading, page, reading};

/// What the keys do where the player was.
pub(in crate::window) struct Help {
    /// Where that is.
    pub(in crate::window) context: Context,
}

impl Help {
    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        page(ui, |ui| {
            let title = desk.text("help-title");
            top(ui, desk, &title);
            let intro = reading(ui, "intro", desk.text("help-intro"));
            focus::home(&intro);
            let here = (self.context, "help-keys-here");
            let elsewhere = [(Context::Betting, "help-keys-table")];
            let others = elsewhere.into_iter().filter(|it| it.0 != self.context);
            for (context, title) in [here].into_iter().chain(others) {
                ui.add_space(12.0);
                heading(ui, 2, &desk.text(title));
                let lines = help_lines(&desk.keymap, &desk.words, context);
                for (place, line) in lines.into_iter().enumerate() {
                    reading(ui, (title, place), line);
                }
            }
        });
    }
}
