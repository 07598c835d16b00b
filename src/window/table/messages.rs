use egui::accesskit::Role;
use egui::{RichText, ScrollArea, Ui};

use crate::input::Command;
use crate::outlets::Buffer;
use crate::window::desk::{Desk, Wish};
use crate::window::widgets::{button, heading, hint, reading, region};

/// Where the messages stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::window) enum Where {
    /// Beside the table, as many as there is room for.
    Beside,
    /// Below everything else, only the last few.
    Below,
}

/// What was said lately, the newest at the bottom.
pub(super) fn messages(ui: &mut Ui, desk: &mut Desk, place: Where) {
    ui.horizontal_wrapped(|ui| {
        heading(ui, 2, &desk.text("messages-title"));
        let all = button(ui, "history", &desk.text("messages-all"));
        if hint(all, &desk.key_hint(Command::History)).clicked() {
            desk.wish(Wish::Obey(Command::History));
        }
    });
    let messages = desk.said().messages(Buffer::All).rev();
    let mut last: Vec<String> = (messages.take(place.room()))
        .map(|it| it.text.clone())
        .collect();
    last.reverse();
    let title = desk.text("messages-title");
    match last.is_empty() {
        true => lines(ui, &title, &[desk.text("log-empty")], place),
        false => lines(ui, &title, &last, place),
    }
}

/// The last of these lines, the newest at the bottom.
pub(in crate::window) fn lines(ui: &mut Ui, title: &str, lines: &[String], place: Where) {
    let first = lines.len().saturating_sub(place.room());
    let Some((newest, earlier)) = lines[first..].split_last() else {
        return;
    };
    let list = |ui: &mut Ui| {
        region(ui, "messages", Role::Log, title, |ui| {
            for text in earlier {
                ui.label(RichText::new(text).weak());
            }
            reading(ui, "newest", newest.as_str());
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

impl Where {
    /// How many lines there is room for.
    fn room(self) -> usize {
        match self {
            Where::Beside => 30,
            Where::Below => 6,
        }
    }
}
