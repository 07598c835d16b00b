use egui::accesskit::Role;
use egui::{RichText, Ui};

use super::{Screen, TopicScreen, top};
use crate::help::{Found, Topic, search};
use crate::input::{Context, help_lines};
use crate::l10n::Message;
use crate::talk::Utterance;
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{Field, field, heading, page, passage, reading, region, wide_button};

/// Help: for where the player was, and all that can be read about.
pub(in crate::window) struct Help {
    /// What there is to say about where that is.
    place: &'static str,
    /// What keys do there.
    context: Context,
    query: String,
    found: Vec<Found>,
}

impl Help {
    pub(in crate::window) fn new(place: &'static str, context: Context) -> Help {
        Help {
            place,
            context,
            query: String::new(),
            found: Vec::new(),
        }
    }

    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        page(ui, |ui| {
            let title = desk.text("help-title");
            top(ui, desk, &title);
            heading(ui, 2, &desk.text("help-here"));
            focus::home(&reading(ui, "place", desk.text(self.place)));
            reading(ui, "intro", desk.text("help-intro"));
            ui.add_space(12.0);
            topics(ui, desk);
            ui.add_space(12.0);
            self.search(ui, desk);
            ui.add_space(12.0);
            heading(ui, 2, &desk.text("help-keys-here"));
            let lines = help_lines(&desk.keymap, &desk.words, self.context);
            for (place, line) in lines.into_iter().enumerate() {
                reading(ui, ("key", place), line);
            }
        });
    }

    /// A field to search in all topics, and what is found.
    fn search(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let title = desk.text("help-search");
        focus::part(ui.ctx());
        let says = Field {
            label: &title,
            about: &desk.text("help-search-about"),
            error: None,
        };
        let response = field(ui, "search", &mut self.query, says);
        if response.changed() {
            self.found = search(&self.query, &desk.words, &desk.keymap);
        }
        if self.query.trim().is_empty() {
            return;
        }
        let message = Message::new("help-found").with("count", self.found.len());
        let count = desk.words.say(&message);
        reading(ui, "count", count.as_str());
        let entered = Field::entered(ui, &response);
        region(ui, "found", Role::List, &title, |ui| {
            for (place, found) in self.found.iter().enumerate() {
                let topic = found.topic.title(&desk.words);
                let text = RichText::new(&found.text);
                let response = passage(ui, place, &topic, text, &found.say(&desk.words));
                if entered && place == 0 {
                    desk.wish(Wish::Focus(response.id));
                }
                if response.clicked() {
                    let topic = TopicScreen::new(found.topic, found.place);
                    desk.wish(Wish::Open(Screen::Topic(topic)));
                }
            }
        });
        if entered {
            desk.wish(Wish::Say(Utterance::answer(count)));
            if self.found.is_empty() {
                desk.wish(Wish::Focus(response.id));
            }
        }
    }
}

/// Everything that can be read about.
fn topics(ui: &mut Ui, desk: &mut Desk) {
    let title = desk.text("help-topics");
    heading(ui, 2, &title);
    region(ui, "topics", Role::List, &title, |ui| {
        for &topic in Topic::ALL {
            let name = topic.title(&desk.words);
            if wide_button(ui, topic.message(), &name).clicked() {
                desk.wish(Wish::Open(Screen::Topic(TopicScreen::new(topic, 0))));
            }
        }
    });
}
