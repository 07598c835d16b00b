mod form;
mod languages;
mod look;
mod speech;
mod table;
mod voices;

pub(super) use form::SettingsForm;
pub(super) use languages::Languages;
pub(super) use look::contrast_and_size;
pub(in crate::ui::window) use voices::VoicesScreen;

use egui::Ui;

use super::{Leaving, Screen, SoundsScreen, top};
use crate::player::commands::WindowCommand;
use crate::player::settings::Settings;
use crate::speech::{Utterance, msg};
use crate::ui::window::dialog::{ConfirmDialog, Confirmation};
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{button, composite, hint, page, reading};

/// Everything that the player can choose. A change takes effect at once.
#[derive(Default)]
pub(in crate::ui::window) struct SettingsScreen {
    languages: Languages,
    reset: ConfirmDialog,
}

const RESET: Confirmation = Confirmation {
    salt: "reset",
    question: msg::SETTINGS_RESET_QUESTION,
    yes: msg::SETTINGS_RESET_YES,
    command: None,
};

impl SettingsScreen {
    /// Whether a question stands in front of it.
    pub(in crate::ui::window) fn asks(&self) -> bool {
        self.reset.is_open()
    }

    pub(in crate::ui::window) fn leave(&mut self) -> Leaving {
        self.reset.leave()
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        self.reset.give_focus_back(ui.ctx());
        ui.add_enabled_ui(!self.reset.is_open(), |ui| {
            page(ui, |ui| self.content(ui, shared));
        });
        if self.reset.agrees(ui.ctx(), shared, &RESET) {
            let settings = first_settings(&shared.settings);
            shared.request(Request::Change(Box::new(settings)));
            let done = shared.text(msg::SETTINGS_RESET_DONE);
            shared.request(Request::Mention(Utterance::answer(done)));
        }
    }

    fn content(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let title = shared.text(msg::SETTINGS_TITLE);
        top(ui, shared, &title);
        focus::opening(&reading(ui, "intro", shared.text(msg::SETTINGS_INTRO)));
        ui.add_space(20.0);
        focus::part(ui.ctx());
        let mut form = SettingsForm::new(shared);
        self.languages.show(ui, &mut form);
        speech::show(ui, &mut form);
        table::show(ui, &mut form);
        look::show(ui, &mut form);
        form.finish();
        ui.add_space(20.0);
        let more = shared.text(msg::SETTINGS_MORE);
        composite(ui, "more", Composite::Toolbar, &more, |ui| {
            ui.horizontal_wrapped(|ui| {
                if button(ui, "keys", &shared.text(msg::SETTINGS_KEYS_CHANGE)).clicked() {
                    shared.request(Request::Open(Screen::keys()));
                }
                if button(ui, "lessons", &shared.text(msg::LESSONS_TITLE)).clicked() {
                    shared.request(Request::Open(Screen::Sounds(SoundsScreen)));
                }
                let fill = button(ui, "fill", &shared.text(msg::SETTINGS_FULL_SCREEN));
                if hint(fill, &shared.key_hint(WindowCommand::FullScreen)).clicked() {
                    shared.obey(WindowCommand::FullScreen);
                }
                if button(ui, "reset", &shared.text(msg::SETTINGS_RESET)).clicked() {
                    self.reset.ask();
                }
            });
        });
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
