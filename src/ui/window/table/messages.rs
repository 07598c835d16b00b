use egui::accesskit::Role;
use egui::{RichText, ScrollArea, Ui};

use super::columns;
use crate::player::client::Client;
use crate::player::commands::{CompanyCommand, WindowCommand};
use crate::speech::{Buffer, msg};
use crate::ui::window::shared::Shared;
use crate::ui::window::widgets::{button, heading, hint, reading, region};

/// Where the messages stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui::window) enum MessagesPlace {
    /// Beside the table, as many as there is room for.
    Beside,
    /// Below everything else, only the last few.
    Below,
}

/// What was said lately, the newest at the bottom.
pub(super) fn messages(ui: &mut Ui, shared: &mut Shared, place: MessagesPlace) {
    ui.horizontal_wrapped(|ui| {
        heading(ui, 2, &shared.text(msg::MESSAGES_TITLE));
        let all = button(ui, "history", &shared.text(msg::MESSAGES_ALL));
        if hint(all, &shared.key_hint(WindowCommand::History)).clicked() {
            shared.obey(WindowCommand::History);
        }
        if shared.table.as_ref().is_some_and(Client::is_in_company) {
            company(ui, shared);
        }
    });
    let messages = shared.said().messages(Buffer::All).rev();
    let mut last: Vec<String> = (messages.take(place.room()))
        .map(|it| it.text.clone())
        .collect();
    last.reverse();
    let title = shared.text(msg::MESSAGES_TITLE);
    if last.is_empty() {
        last.push(shared.text(msg::LOG_EMPTY));
    }
    lines(ui, &title, &last, place);
}

/// What is done with other people at the table.
fn company(ui: &mut Ui, shared: &mut Shared) {
    for (name, command) in [
        (msg::PEOPLE_TALK, CompanyCommand::Talk),
        (msg::PEOPLE_TITLE, CompanyCommand::People),
    ] {
        let pressed = button(ui, name, &shared.text(name));
        if hint(pressed, &shared.key_hint(command)).clicked() {
            shared.obey(command);
        }
    }
}

/// The last of these lines, the newest at the bottom.
pub(in crate::ui::window) fn lines(
    ui: &mut Ui,
    title: &str,
    lines: &[String],
    place: MessagesPlace,
) {
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
        MessagesPlace::Below => list(ui),
        MessagesPlace::Beside => {
            let area = ScrollArea::vertical().auto_shrink([false, false]);
            let area = area.scroll_bar_visibility(columns::bars(ui));
            area.stick_to_bottom(true).show(ui, list);
        }
    }
}

impl MessagesPlace {
    /// How many lines there is room for.
    fn room(self) -> usize {
        match self {
            MessagesPlace::Beside => 30,
            MessagesPlace::Below => 6,
        }
    }
}
