use egui::Ui;

use super::top;
use crate::player::lessons::{Lesson, Progress};
use crate::rules::GameKind;
use crate::speech::msg;
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{composite, hint_beside, page, reading, wide_button};

/// A lesson for each game.
pub(in crate::ui::window) struct LearnScreen;

impl LearnScreen {
    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        page(ui, |ui| {
            let title = shared.text(msg::LEARN_TITLE);
            top(ui, shared, &title);
            reading(ui, "about", shared.text(msg::LEARN_ABOUT));
            ui.add_space(12.0);
            ui.spacing_mut().item_spacing.y = 10.0;
            composite(ui, "lessons", Composite::Buttons, "", |ui| {
                for (place, lesson) in GameKind::ALL.map(Lesson::of).into_iter().enumerate() {
                    let name = shared.text(msg::game(lesson.game()));
                    let response = wide_button(ui, lesson.game(), &name);
                    if place == 0 {
                        focus::home(&response);
                    }
                    if hint_beside(response, &how_far(lesson, shared)).clicked() {
                        shared.request(Request::Learn(lesson));
                    }
                }
            });
        });
    }
}

/// What pressing does, by how far the lesson was played.
fn how_far(lesson: &Lesson, shared: &Shared) -> String {
    let progress = shared.settings.lessons.get(lesson.game().id()).copied();
    let progress = progress.unwrap_or_default();
    match (progress, progress.done(lesson)) {
        (Progress::Finished, _) => shared.text(msg::LEARN_AGAIN),
        (_, 0) => shared.text(msg::LEARN_BEGIN),
        (_, done) => shared.words.say(&msg!(learn_go_on {
            step: done + 1,
            count: lesson.steps(),
        })),
    }
}
