use crate::speech::{Text, msg};
use egui::Ui;

use super::SettingsForm;
use crate::player::commands::Letters;
use crate::player::settings::{Motion, TextScale, Theme};
use crate::ui::window::screens::Screen;
use crate::ui::window::shared::Request;
use crate::ui::window::widgets::{button, slider};

const THEMES: [(Theme, Text); Theme::ALL.len()] = [
    (Theme::Dark, msg::SETTINGS_THEME_DARK),
    (Theme::Light, msg::SETTINGS_THEME_LIGHT),
    (Theme::HighContrastDark, msg::SETTINGS_THEME_CONTRAST_DARK),
    (Theme::HighContrastLight, msg::SETTINGS_THEME_CONTRAST_LIGHT),
];

/// What eyes and hands need.
pub(super) fn show(ui: &mut Ui, form: &mut SettingsForm<'_>, scale: &mut Scale) {
    form.section(ui, msg::SETTINGS_LOOK, |form, ui| {
        form.choose(ui, msg::SETTINGS_THEME, &THEMES, |it| &mut it.look.theme);
        scale.show(ui, form);
        form.switch(
            ui,
            msg::SETTINGS_MOTION,
            [Motion::None, Motion::Smooth],
            |it| &mut it.look.motion,
        );
    });
    form.section(ui, msg::SETTINGS_KEYS, |form, ui| {
        form.about(ui, msg::SETTINGS_LETTERS_ABOUT);
        form.switch(
            ui,
            msg::SETTINGS_LETTERS,
            [Letters::Off, Letters::On],
            |it| &mut it.keys.letters,
        );
        if button(ui, "change", &form.shared.text(msg::SETTINGS_KEYS_CHANGE)).clicked() {
            form.shared.request(Request::Open(Screen::keys()));
        }
    });
}

/// The size of everything.
///
/// While the pointer drags the slider, the window keeps its size: otherwise
/// the slider would run away from the pointer.
#[derive(Default)]
pub(super) struct Scale {
    dragged: Option<i32>,
}

impl Scale {
    pub(super) fn show(&mut self, ui: &mut Ui, form: &mut SettingsForm<'_>) {
        const STEP: i32 = 25;
        let label = form.shared.text(msg::SETTINGS_SCALE);
        let percent: u16 = form.settings().look.text_scale.into();
        let shown = self.dragged.unwrap_or(percent.into());
        let range = TextScale::MIN.into()..=TextScale::MAX.into();
        if let Some(moved) = slider(ui, "scale", &label, shown, range, STEP) {
            self.dragged = Some(moved);
        }
        let held = ui.input(|input| input.pointer.any_down());
        if !held
            && let Some(moved) = self.dragged.take()
            && let Ok(percent) = u16::try_from(moved)
        {
            form.change(|settings| settings.look.text_scale = TextScale::percent(percent));
            form.tell(&label, moved.to_string());
        }
    }
}
