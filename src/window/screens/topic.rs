use egui::{Response, RichText, Sense, Ui, vec2};

use super::top;
use crate::cards::Card;
use crate::help::{Line, Topic};
use crate::talk::Utterance;
use crate::window::desk::{Desk, Wish};
use crate::window::draw::{self, CardPicture, Pen};
use crate::window::focus;
use crate::window::table::signs;
use crate::window::widgets::{fact, heading_to_read, page};

/// One topic of the help, read line by line.
pub(in crate::window) struct TopicScreen {
    topic: Topic,
    /// The line that the player has come for.
    goal: usize,
}

/// How high the cards of an example are.
const CARD_HEIGHT: f32 = 96.0;

impl TopicScreen {
    pub(in crate::window) fn new(topic: Topic, goal: usize) -> TopicScreen {
        TopicScreen { topic, goal }
    }

    pub(in crate::window) fn title(&self, desk: &Desk) -> String {
        self.topic.title(&desk.words)
    }

    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        page(ui, |ui| {
            let title = self.title(desk);
            top(ui, desk, &title);
            let lines = self.topic.lines(&desk.words, &desk.keymap);
            for (place, line) in lines.iter().enumerate() {
                let response = show(ui, desk, place, line);
                if place == self.goal {
                    focus::home(&response);
                }
                // Whoever has it spoken hears it once more.
                if response.clicked() {
                    let utterance = Utterance::answer(line.text().to_owned());
                    desk.wish(Wish::SayThrough(desk.speakers(), utterance));
                }
            }
        });
    }
}

fn show(ui: &mut Ui, desk: &Desk, place: usize, line: &Line) -> Response {
    match line {
        Line::Heading(text) => {
            ui.add_space(12.0);
            heading_to_read(ui, place, 2, text)
        }
        Line::Text(text) => fact(ui, place, "", RichText::new(text), text),
        Line::Hand(cards, text) => {
            paint(ui, desk, cards);
            fact(ui, place, "", RichText::new(text), text)
        }
    }
}

/// The cards of an example, side by side.
fn paint(ui: &mut Ui, desk: &Desk, cards: &[Card]) {
    let width = cards.len() as f32 * CARD_HEIGHT / draw::CARD_ASPECT * 1.1;
    let size = vec2(width.min(ui.available_width()), CARD_HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let (painter, signs) = (ui.painter().clone(), signs(&desk.words));
    let pen = Pen {
        painter: &painter,
        palette: desk.palette(),
        signs: &signs,
    };
    let places = draw::cards_in_row(rect, cards.len(), 0.0);
    for (&card, place) in cards.iter().zip(places) {
        draw::card(pen, place, CardPicture::up(card));
    }
}
