use std::ops::RangeInclusive;

use egui::Ui;

use crate::player::settings::Settings;
use crate::speech::{Text, Utterance, msg};
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{
    Choice, ChoiceList, choice, described_choice, heading, reading, slider, toggle,
};

/// Controls for settings. Each knows the place of its setting, and names
/// itself by a message, which is also what tells it from the others.
pub(in crate::ui::window::screens) struct SettingsForm<'a> {
    pub(in crate::ui::window::screens) shared: &'a mut Shared,
    /// The settings with what the player has just changed.
    draft: Settings,
    /// What was changed, in words.
    told: Option<String>,
}

impl SettingsForm<'_> {
    pub(in crate::ui::window::screens) fn new(shared: &mut Shared) -> SettingsForm<'_> {
        let draft = shared.settings.clone();
        SettingsForm {
            shared,
            draft,
            told: None,
        }
    }

    /// Lets the changes take effect. Screen readers say the new state of a
    /// control by themselves, so only the built-in voice is told.
    pub(in crate::ui::window::screens) fn finish(self) {
        if self.draft == self.shared.settings {
            return;
        }
        self.shared.request(Request::Change(Box::new(self.draft)));
        if let Some(text) = self.told {
            self.shared
                .request(Request::SayAloud(Utterance::answer(text)));
        }
    }

    /// The settings as they are to be.
    pub(super) fn settings(&self) -> &Settings {
        &self.draft
    }

    /// Changes a setting without a word.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.draft);
    }

    /// Controls that belong together.
    pub(super) fn section(
        &mut self,
        ui: &mut Ui,
        title: Text,
        content: impl FnOnce(&mut Self, &mut Ui),
    ) {
        ui.add_space(20.0);
        ui.push_id(title, |ui| {
            heading(ui, 2, &self.shared.text(title));
            content(self, ui);
        });
    }

    /// A paragraph about what follows.
    pub(super) fn about(&self, ui: &mut Ui, message: Text) {
        reading(ui, message, self.shared.text(message));
    }

    /// One of several, each named by a message.
    pub(super) fn choose<T: Copy + PartialEq>(
        &mut self,
        ui: &mut Ui,
        label: Text,
        options: &[(T, Text)],
        place: impl Fn(&mut Settings) -> &mut T,
    ) {
        let named = |&(value, name): &(T, Text)| (value, self.shared.text(name));
        let options: Vec<(T, String)> = options.iter().map(named).collect();
        let now = *place(&mut self.draft);
        let what = self.shared.text(label);
        if let Some(chosen) = choice(ui, label, &what, &options, now) {
            *place(&mut self.draft) = chosen;
            self.tell_option(&what, &options, chosen);
        }
    }

    /// One of several, each named by a message and explained by another.
    pub(super) fn choose_explained<T: Copy + PartialEq>(
        &mut self,
        ui: &mut Ui,
        label: Text,
        options: &[(T, Text, Text)],
        place: impl Fn(&mut Settings) -> &mut T,
    ) {
        let words = &self.shared.words;
        let explained = |&(value, name, about): &(T, Text, Text)| Choice {
            value,
            name: words.text(name),
            about: words.text(about),
        };
        let choices: Vec<Choice<T>> = options.iter().map(explained).collect();
        let now = *place(&mut self.draft);
        let what = self.shared.text(label);
        let says = ChoiceList {
            label: &what,
            about: "",
            choices: &choices,
        };
        if let Some(chosen) = described_choice(ui, label, &says, now) {
            *place(&mut self.draft) = chosen;
            let names = choices.into_iter().map(|it| (it.value, it.name));
            self.tell_option(&what, &names.collect::<Vec<_>>(), chosen);
        }
    }

    /// Something that is off or on.
    pub(super) fn switch<T: Copy + PartialEq>(
        &mut self,
        ui: &mut Ui,
        label: Text,
        [off, on]: [T; 2],
        place: impl Fn(&mut Settings) -> &mut T,
    ) {
        let is_on = *place(&mut self.draft) == on;
        let what = self.shared.text(label);
        if let Some(is_on) = toggle(ui, label, &what, is_on) {
            let (value, key) = if is_on {
                (on, msg::SETTINGS_ON)
            } else {
                (off, msg::SETTINGS_OFF)
            };
            *place(&mut self.draft) = value;
            self.tell(&what, self.shared.text(key));
        }
    }

    /// A number, in steps of five.
    pub(super) fn slide<T: Copy + Into<i32> + TryFrom<i32>>(
        &mut self,
        ui: &mut Ui,
        label: Text,
        range: RangeInclusive<i32>,
        place: impl Fn(&mut Settings) -> &mut T,
    ) {
        const STEP: i32 = 5;
        let now = (*place(&mut self.draft)).into();
        let what = self.shared.text(label);
        if let Some(value) = slider(ui, label, &what, now, range, STEP)
            && let Ok(own) = T::try_from(value)
        {
            *place(&mut self.draft) = own;
            self.tell(&what, value.to_string());
        }
    }

    /// Tells what became of a setting.
    pub(super) fn tell(&mut self, what: &str, value: String) {
        let now = msg!(settings_now { what, value });
        self.told = Some(self.shared.words.say(&now));
    }

    fn tell_option<T: PartialEq>(&mut self, what: &str, options: &[(T, String)], chosen: T) {
        if let Some((_, name)) = options.iter().find(|(value, _)| *value == chosen) {
            self.tell(what, name.clone());
        }
    }
}
