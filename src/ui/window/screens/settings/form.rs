use std::ops::RangeInclusive;

use egui::Ui;

use crate::player::settings::Settings;
use crate::speech::{Text, Utterance, msg};
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{
    Choice, ChoiceList, Steps, Written, composite, described_choice, heading, number, section,
    slider, toggle,
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
    pub(in crate::ui::window::screens) fn section(
        &mut self,
        ui: &mut Ui,
        title: Text,
        content: impl FnOnce(&mut Self, &mut Ui),
    ) {
        ui.add_space(20.0);
        let name = self.shared.text(title);
        section(ui, title, &name, |ui| content(self, ui));
    }

    /// Switches that belong together: a list, which is one Tab stop.
    pub(super) fn switches(
        &mut self,
        ui: &mut Ui,
        title: Text,
        content: impl FnOnce(&mut Self, &mut Ui),
    ) {
        ui.add_space(20.0);
        let name = self.shared.text(title);
        heading(ui, 2, &name);
        composite(ui, title, Composite::List, &name, |ui| content(self, ui));
    }

    /// One of several, each named by a message.
    pub(super) fn choose<T: Copy + PartialEq>(
        &mut self,
        ui: &mut Ui,
        label: Text,
        options: &[(T, Text)],
        place: impl Fn(&mut Settings) -> &mut T,
    ) {
        self.choose_about(ui, label, "", options, place);
    }

    /// One of several, with what there is to say about all of them.
    pub(super) fn choose_about<T: Copy + PartialEq>(
        &mut self,
        ui: &mut Ui,
        label: Text,
        about: &str,
        options: &[(T, Text)],
        place: impl Fn(&mut Settings) -> &mut T,
    ) {
        let plain = |&(value, name): &(T, Text)| Choice {
            value,
            name: self.shared.text(name),
            about: String::new(),
        };
        let choices = options.iter().map(plain).collect();
        self.pick(ui, label, about, choices, place);
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
        let choices = options.iter().map(explained).collect();
        self.pick(ui, label, "", choices, place);
    }

    fn pick<T: Copy + PartialEq>(
        &mut self,
        ui: &mut Ui,
        label: Text,
        about: &str,
        choices: Vec<Choice<T>>,
        place: impl Fn(&mut Settings) -> &mut T,
    ) {
        let now = *place(&mut self.draft);
        let what = self.shared.text(label);
        let says = ChoiceList {
            words: &self.shared.words,
            label: &what,
            about,
            choices: &choices,
        };
        if let Some(chosen) = described_choice(ui, label, &says, now) {
            *place(&mut self.draft) = chosen;
            let name = choices.into_iter().find(|it| it.value == chosen);
            self.tell(&what, name.map(|it| it.name).unwrap_or_default());
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
        self.switch_explained(ui, label, "", [off, on], place);
    }

    /// Something that is off or on, with what there is to say about it.
    pub(super) fn switch_explained<T: Copy + PartialEq>(
        &mut self,
        ui: &mut Ui,
        label: Text,
        about: &str,
        [off, on]: [T; 2],
        place: impl Fn(&mut Settings) -> &mut T,
    ) {
        let is_on = *place(&mut self.draft) == on;
        let what = self.shared.text(label);
        if let Some(is_on) = toggle(ui, label, &what, about, is_on) {
            let (value, key) = if is_on {
                (on, msg::SETTINGS_ON)
            } else {
                (off, msg::SETTINGS_OFF)
            };
            *place(&mut self.draft) = value;
            self.tell(&what, self.shared.text(key));
        }
    }

    /// How far from the usual, in steps of five.
    pub(super) fn slide<T: Copy + Into<i32> + TryFrom<i32>>(
        &mut self,
        ui: &mut Ui,
        label: Text,
        range: RangeInclusive<i32>,
        place: impl Fn(&mut Settings) -> &mut T,
    ) {
        let steps = Steps {
            range,
            step: 5,
            page: 25,
        };
        let now = (*place(&mut self.draft)).into();
        let what = self.shared.text(label);
        if let Some(value) = slider(ui, label, &what, now, &steps)
            && let Ok(own) = T::try_from(value)
        {
            *place(&mut self.draft) = own;
            self.tell(&what, value.to_string());
        }
    }

    /// So many percent.
    pub(super) fn percent(
        &mut self,
        ui: &mut Ui,
        label: Text,
        now: u64,
        steps: &Steps<u64>,
        set: impl FnOnce(&mut Settings, u64),
    ) {
        let what = self.shared.text(label);
        let words = &self.shared.words;
        let written = Written {
            read: &|text| {
                let number = text.split(|sign: char| !sign.is_ascii_digit()).next()?;
                number.parse().ok()
            },
            write: &|percent| words.say(&msg!(settings_percent { percent })),
        };
        if let Some(percent) = number(ui, label, (&what, words), now, steps, &written) {
            let value = (written.write)(percent);
            set(&mut self.draft, percent);
            self.tell(&what, value);
        }
    }

    /// Tells what became of a setting.
    pub(super) fn tell(&mut self, what: &str, value: String) {
        let now = msg!(settings_now { what, value });
        self.told = Some(self.shared.words.say(&now));
    }
}
