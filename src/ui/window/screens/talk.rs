//! What one says to everybody at the table.

use egui::Ui;

use super::top;
use crate::player::commands::CompanyCommand;
use crate::speech::msg;
use crate::table::Phrase;
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{
    Field, composite, field, hint_beside, main_button, page, section, wide_button,
};

/// A field to say something in, and what is ready to be said.
#[derive(Default)]
pub(in crate::ui::window) struct TalkScreen {
    text: String,
}

/// So many letters are said at once.
const LONGEST: usize = 300;

impl TalkScreen {
    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let table = shared.table.as_ref().filter(|it| it.is_in_company());
        let Some(phrases) = table.map(|it| Phrase::ALL.map(|phrase| (phrase, it.phrase(phrase))))
        else {
            return shared.request(Request::Back);
        };
        page(ui, |ui| {
            let title = shared.text(msg::TALK_TITLE);
            top(ui, shared, &title);
            let (label, about) = (msg::TALK_FIELD, msg::TALK_FIELD_ABOUT);
            let says = Field {
                words: &shared.words,
                label: &shared.text(label),
                about: &shared.text(about),
                error: None,
            };
            let response = field(ui, "text", &mut self.text, &says);
            focus::home(&response);
            if let Some((end, _)) = self.text.char_indices().nth(LONGEST) {
                self.text.truncate(end);
            }
            let pressed = main_button(ui, "say", &shared.text(msg::TALK_SAY)).clicked();
            if Field::entered(ui, &response) || pressed {
                if !self.text.trim().is_empty() {
                    let text = std::mem::take(&mut self.text);
                    shared.request(Request::Meet(CompanyCommand::Talk, text));
                }
                // Whoever has said it is back at the table.
                shared.request(Request::Back);
            }
            ui.add_space(16.0);
            let title = shared.text(msg::TALK_PHRASES);
            section(ui, "phrases", &title, |ui| {
                composite(ui, "ready", Composite::List, &title, |ui| {
                    for (phrase, text) in &phrases {
                        let command = CompanyCommand::Say(*phrase);
                        let ready = wide_button(ui, *phrase, text);
                        if hint_beside(ready, &shared.key_hint(command)).clicked() {
                            shared.obey(command);
                            shared.request(Request::Back);
                        }
                    }
                });
            });
        });
    }
}
