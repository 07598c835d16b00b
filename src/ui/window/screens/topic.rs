use egui::{Response, Sense, Ui, vec2};

use super::top;
use crate::player::help::{HelpLine, HelpTopic};
use crate::rules::cards::Card;
use crate::ui::window::draw::{CardPicture, Pen};
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::Shared;
use crate::ui::window::table::signs;
use crate::ui::window::widgets::{composite, heading_to_read, page, reading};
use crate::ui::window::{draw, focus};

/// One topic of the help, read line by line.
pub(in crate::ui::window) struct TopicScreen {
    topic: HelpTopic,
    /// The line that the player has come for.
    goal: usize,
}

/// How high the cards of an example are.
const CARD_HEIGHT: f32 = 96.0;

impl TopicScreen {
    pub(in crate::ui::window) fn new(topic: HelpTopic, goal: usize) -> TopicScreen {
        TopicScreen { topic, goal }
    }

    pub(super) fn topic(&self) -> HelpTopic {
        self.topic
    }

    pub(in crate::ui::window) fn title(&self, shared: &Shared) -> String {
        self.topic.title(&shared.words)
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        page(ui, |ui| {
            let title = self.title(shared);
            top(ui, shared, &title);
            let lines = self.topic.lines(&shared.words, &shared.keymap);
            composite(ui, "lines", Composite::Page, "", |ui| {
                for (place, line) in lines.iter().enumerate() {
                    let response = show(ui, shared, place, line);
                    if place == self.goal {
                        focus::home(&response);
                    }
                }
            });
        });
    }
}

fn show(ui: &mut Ui, shared: &Shared, place: usize, line: &HelpLine) -> Response {
    match line {
        HelpLine::Heading(text) => {
            ui.add_space(12.0);
            heading_to_read(ui, place, 2, text)
        }
        HelpLine::Text(text) => reading(ui, place, text.as_str()),
        HelpLine::Hand(cards, text) => {
            paint(ui, shared, cards);
            reading(ui, place, text.as_str())
        }
    }
}

/// The cards of an example, side by side.
fn paint(ui: &mut Ui, shared: &Shared, cards: &[Card]) {
    let width = cards.len() as f32 * CARD_HEIGHT / draw::CARD_ASPECT * 1.1;
    let size = vec2(width.min(ui.available_width()), CARD_HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let (painter, signs) = (ui.painter().clone(), signs(&shared.words));
    let pen = Pen {
        painter: &painter,
        palette: shared.palette(),
        signs: &signs,
    };
    let places = draw::cards_in_row(rect, cards.len(), 0.0);
    for (&card, place) in cards.iter().zip(places) {
        draw::card(pen, place, CardPicture::up(card));
    }
}
