use egui::{RichText, Ui};

use super::{Screen, TopicScreen, top};
use crate::player::client::Client;
use crate::player::commands::{Context, help_lines};
use crate::player::help::{HelpTopic, SearchHit, search};
use crate::speech::{Text, Utterance, msg};
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{
    Field, composite, field, heading, page, passage, reading, wide_button,
};

/// Help: for where the player was, and all that can be read about.
pub(in crate::ui::window) struct HelpScreen {
    /// What there is to say about where that is.
    place: Text,
    /// What keys do there.
    context: Context,
    query: String,
    found: Vec<SearchHit>,
}

impl HelpScreen {
    pub(in crate::ui::window) fn new(place: Text, context: Context) -> HelpScreen {
        HelpScreen {
            place,
            context,
            query: String::new(),
            found: Vec::new(),
        }
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        page(ui, |ui| {
            let title = shared.text(msg::HELP_TITLE);
            top(ui, shared, &title);
            let here = shared.text(msg::HELP_HERE);
            heading(ui, 2, &here);
            composite(ui, "here", Composite::Page, &here, |ui| {
                focus::home(&reading(ui, "place", shared.text(self.place)));
                let table = shared.table.as_ref().filter(|_| self.context.is_at_table());
                if let Some(now) = table.and_then(Client::what_goes_on) {
                    reading(ui, "now", now);
                }
                reading(ui, "intro", shared.text(msg::HELP_INTRO));
            });
            ui.add_space(12.0);
            topics(ui, shared);
            ui.add_space(12.0);
            self.search(ui, shared);
            ui.add_space(12.0);
            let keys = shared.text(msg::HELP_KEYS_HERE);
            heading(ui, 2, &keys);
            composite(ui, "keys", Composite::List, &keys, |ui| {
                let lines = help_lines(&shared.keymap, &shared.words, self.context);
                for (place, line) in lines.into_iter().enumerate() {
                    reading(ui, place, line);
                }
            });
        });
    }

    /// A field to search in all topics, and what is found.
    fn search(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let title = shared.text(msg::HELP_SEARCH);
        focus::part(ui.ctx());
        let says = Field {
            words: &shared.words,
            label: &title,
            about: &shared.text(msg::HELP_SEARCH_ABOUT),
            error: None,
        };
        let response = field(ui, "search", &mut self.query, &says);
        if response.changed() {
            self.found = search(&self.query, &shared.words, &shared.keymap);
        }
        let typed = response.changed();
        if self.query.trim().is_empty() {
            return;
        }
        let message = msg!(help_found {
            count: self.found.len()
        });
        let count = shared.words.say(&message);
        reading(ui, "count", count.as_str());
        let entered = Field::entered(ui, &response);
        composite(ui, "found", Composite::List, &title, |ui| {
            for (place, found) in self.found.iter().enumerate() {
                let topic = found.topic.title(&shared.words);
                let text = RichText::new(&found.text);
                let response = passage(ui, place, &topic, text, &found.say(&shared.words));
                if entered && place == 0 {
                    shared.request(Request::Focus(response.id));
                }
                if response.clicked() {
                    let topic = TopicScreen::new(found.topic, found.place);
                    shared.request(Request::Open(Screen::Topic(topic)));
                }
            }
        });
        if typed || entered {
            shared.request(Request::Mention(Utterance::answer(count)));
        }
        if entered && self.found.is_empty() {
            shared.request(Request::Focus(response.id));
        }
    }
}

/// Everything that can be read about.
fn topics(ui: &mut Ui, shared: &mut Shared) {
    let title = shared.text(msg::HELP_TOPICS);
    heading(ui, 2, &title);
    composite(ui, "topics", Composite::List, &title, |ui| {
        for &topic in HelpTopic::ALL {
            let name = topic.title(&shared.words);
            if wide_button(ui, topic, &name).clicked() {
                shared.request(Request::Open(Screen::Topic(TopicScreen::new(topic, 0))));
            }
        }
    });
}
