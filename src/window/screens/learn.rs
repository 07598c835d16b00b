use egui::Ui;

use super::top;
use crate::engine::GameKind;
use crate::l10n::Message;
use crate::learn::{Lesson, Progress};
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{hint_beside, page, reading, wide_button};

/// A lesson for each game.
pub(in crate::window) struct Learn;

impl Learn {
    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        page(ui, |ui| {
            let title = desk.text("learn-title");
            top(ui, desk, &title);
            reading(ui, "about", desk.text("learn-about"));
            ui.add_space(12.0);
            ui.spacing_mut().item_spacing.y = 10.0;
            for (place, lesson) in GameKind::ALL.map(Lesson::of).into_iter().enumerate() {
                let name = desk.text(&format!("game-{}", lesson.game()));
                let response = wide_button(ui, lesson.game(), &name);
                if place == 0 {
                    focus::home(&response);
                }
                if hint_beside(response, &how_far(lesson, desk)).clicked() {
                    desk.wish(Wish::Learn(lesson));
                }
            }
        });
    }
}

/// What pressing does, by how far the lesson was played.
fn how_far(lesson: &Lesson, desk: &Desk) -> String {
    let progress = desk.settings.lessons.get(lesson.game().id()).copied();
    let progress = progress.unwrap_or_default();
    match (progress, progress.done(lesson)) {
        (Progress::Finished, _) => desk.text("learn-again"),
        (_, 0) => desk.text("learn-begin"),
        (_, done) => {
            let message = Message::new("learn-go-on").with("step", done + 1);
            desk.words.say(&message.with("count", lesson.steps()))
        }
    }
}
