mod form;
mod languages;
mod look;
mod scale;
mod speech;
mod table;
mod voices;

pub(super) use form::Form;
pub(super) use languages::Languages;
pub(super) use table::TIMES;
pub(in crate::window) use voices::VoicesScreen;

use egui::Ui;

use super::{Leaving, top};
use crate::store::Settings;
use crate::talk::Utterance;
use crate::window::confirm::{Confirm, Question};
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{button, page, reading};
use scale::Scale;

/// Everything that the player can choose. A change takes effect at once.
#[derive(Default)]
pub(in crate::window) struct SettingsScreen {
    languages: Languages,
    scale: Scale,
    reset: Confirm,
}

const RESET: Question = Question {
    salt: "reset",
    question: "settings-reset-question",
    yes: "settings-reset-yes",
    command: None,
};

impl SettingsScreen {
    pub(in crate::window) fn leave(&mut self) -> Leaving {
        self.reset.leave()
    }

    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        self.reset.give_focus_back(ui.ctx());
        ui.add_enabled_ui(!self.reset.is_open(), |ui| {
            page(ui, |ui| self.content(ui, desk));
        });
        if self.reset.agrees(ui.ctx(), desk, &RESET) {
            let settings = first_settings(&desk.settings);
            desk.wish(Wish::Change(Box::new(settings)));
            let done = desk.text("settings-reset-done");
            desk.wish(Wish::Say(Utterance::answer(done)));
        }
    }

    fn content(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let title = desk.text("settings-title");
        top(ui, desk, &title);
        let intro = reading(ui, "intro", desk.text("settings-intro"));
        focus::home(&intro);
        let mut form = Form::new(desk);
        form.section(ui, "settings-language", |form, ui| {
            self.languages.show(ui, form);
        });
        speech::show(ui, &mut form);
        table::show(ui, &mut form);
        look::show(ui, &mut form, &mut self.scale);
        form.finish();
        ui.add_space(20.0);
        if button(ui, "reset", &desk.text("settings-reset")).clicked() {
            self.reset.ask();
        }
    }
}

/// The settings as they are at first. Who speaks and in which language stays:
/// a player who no longer hears or understands anything could not take it
/// back.
fn first_settings(now: &Settings) -> Settings {
    Settings {
        language: now.language.clone(),
        for_now: now.for_now,
        channel: now.channel,
        greeted: now.greeted,
        tables: now.tables.clone(),
        lessons: now.lessons.clone(),
        stand_in: now.stand_in,
        ..Settings::default()
    }
}
