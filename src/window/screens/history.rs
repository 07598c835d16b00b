use egui::Ui;
use egui::accesskit::Role;

use super::top;
use crate::outlets::Buffer;
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{button, choice, page, reading, region};

/// Everything that was said, the newest first.
#[derive(Default)]
pub(in crate::window) struct History {
    buffer: Buffer,
    /// How many pages further back.
    page: usize,
}

/// So many messages are on a page.
const PAGE: usize = 50;

impl History {
    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        page(ui, |ui| {
            let title = desk.text("history-title");
            top(ui, desk, &title);
            let names = Buffer::ALL.map(|buffer| (buffer, desk.text(buffer.message())));
            let label = desk.text("history-which");
            if let Some(buffer) = choice(ui, "buffer", &label, &names, self.buffer) {
                (self.buffer, self.page) = (buffer, 0);
            }
            ui.add_space(8.0);
            let messages = desk.said().messages(self.buffer).rev();
            let all: Vec<String> = messages
                .skip(self.page * PAGE)
                .take(PAGE + 1)
                .map(|it| it.text.clone())
                .collect();
            if all.is_empty() {
                focus::home(&reading(ui, "empty", desk.text("log-empty")));
            }
            region(ui, "messages", Role::List, &title, |ui| {
                for (place, text) in all.iter().take(PAGE).enumerate() {
                    let line = reading(ui, place, text.as_str());
                    if place == 0 {
                        focus::home(&line);
                    }
                    ui.ctx().accesskit_node_builder(line.id, |node| {
                        node.set_position_in_set(place);
                    });
                }
            });
            ui.horizontal(|ui| {
                if all.len() > PAGE && button(ui, "older", &desk.text("history-older")).clicked() {
                    self.page += 1;
                }
                if self.page > 0 && button(ui, "newer", &desk.text("history-newer")).clicked() {
                    self.page -= 1;
                }
                if let Some(text) = desk.said().to_copy().map(str::to_owned)
                    && button(ui, "copy", &desk.text("history-copy")).clicked()
                {
                    desk.wish(Wish::Copy(text));
                }
            });
        });
    }
}
