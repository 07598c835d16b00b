use egui::accesskit::Role;
use egui::{RichText, ScrollArea, Ui};

use crate::input::Command;
use crate::outlets::Buffer;
use crate::window::desk::{Desk, Wish};
use crate::window::widgets::{button, heading, hint, reading, region};

/// Where the messages stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Where {
    /// Beside the table, as many as there is room for.
    Beside,
    /// Below everything else, only the last few.
    Below,
}

/// What was said lately, the newest at the bottom.
pub(super) fn messages(ui: &mut Ui, desk: &mut Desk, place: Where) {
    ui.horizontal(|ui| {
        heading(ui, 2, &desk.text("messages-title"));
        let all = button(ui, "history", &desk.text("messages-all"));
        if hint(all, &desk.key_hint(Command::History)).clicked() {
            desk.wish(Wish::Obey(Command::History));
        }
    });
    let messages = desk.said().messages(Buffer::All).rev();
    let count = match place {
        Where::Beside => 30,
        Where::Below => 6,
    };
    let mut last: Vec<&str> = messages.take(count).map(|it| it.text.as_str()).collect();
    last.reverse();
    let Some((newest, earlier)) = last.split_last() else {
        reading(ui, "newest", desk.text("log-empty"));
        return;
    };
    let title = desk.text("messages-title");
    let list = |ui: &mut Ui| {
        region(ui, "messages", Role::Log, &title, |ui| {
            for text in earlier {
                ui.label(RichText::new(*text).weak());
            }
            reading(ui, "newest", *newest);
        });
    };
    match place {
        Where::Below => list(ui),
        Where::Beside => {
            let area = ScrollArea::vertical().auto_shrink([false, false]);
            area.stick_to_bottom(true).show(ui, list);
        }
    }
}
