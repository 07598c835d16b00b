use egui::Ui;

use super::top;
use crate::speech::{Buffer, msg};
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{button, choice, composite, page, reading};

/// Everything that was said, the newest first.
#[derive(Default)]
pub(in crate::ui::window) struct HistoryScreen {
    buffer: Buffer,
    /// How many pages further back.
    page: usize,
}

/// Messages on a page.
const PAGE: usize = 50;

impl HistoryScreen {
    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        page(ui, |ui| {
            let title = shared.text(msg::HISTORY_TITLE);
            top(ui, shared, &title);
            let names = Buffer::ALL.map(|buffer| (buffer, shared.text(buffer.message())));
            let label = shared.text(msg::HISTORY_WHICH);
            if let Some(buffer) = choice(ui, "buffer", (&label, &shared.words), &names, self.buffer)
            {
                (self.buffer, self.page) = (buffer, 0);
            }
            ui.add_space(8.0);
            let messages = shared.said().messages(self.buffer).rev();
            let all: Vec<String> = messages
                .skip(self.page * PAGE)
                .take(PAGE + 1)
                .map(|it| it.text.clone())
                .collect();
            if all.is_empty() {
                return focus::home(&reading(ui, "empty", shared.text(msg::LOG_EMPTY)));
            }
            focus::part(ui.ctx());
            let name = shared.text(msg::MESSAGES_TITLE);
            composite(ui, "messages", Composite::List, &name, |ui| {
                for (place, text) in all.iter().take(PAGE).enumerate() {
                    let line = reading(ui, place, text.as_str());
                    if place == 0 {
                        focus::home(&line);
                    }
                }
            });
            ui.horizontal(|ui| {
                if all.len() > PAGE
                    && button(ui, "older", &shared.text(msg::HISTORY_OLDER)).clicked()
                {
                    self.page += 1;
                }
                if self.page > 0 && button(ui, "newer", &shared.text(msg::HISTORY_NEWER)).clicked()
                {
                    self.page -= 1;
                }
                if let Some(text) = shared.said().to_copy().map(str::to_owned)
                    && button(ui, "copy", &shared.text(msg::HISTORY_COPY)).clicked()
                {
                    shared.request(Request::Copy(text));
                }
            });
        });
    }
}
