use crate::speech::{Text, msg};
use egui::Ui;

use super::SettingsForm;
use crate::player::commands::Letters;
use crate::player::settings::{Dye, Motion, TextScale, Theme};
use crate::ui::window::widgets::Steps;

const THEMES: [(Theme, Text); Theme::ALL.len()] = [
    (Theme::Dark, msg::SETTINGS_THEME_DARK),
    (Theme::Light, msg::SETTINGS_THEME_LIGHT),
    (Theme::HighContrastDark, msg::SETTINGS_THEME_CONTRAST_DARK),
    (Theme::HighContrastLight, msg::SETTINGS_THEME_CONTRAST_LIGHT),
];

const DYES: [(Dye, Text); Dye::ALL.len()] = [
    (Dye::Green, msg::SETTINGS_DYE_GREEN),
    (Dye::Blue, msg::SETTINGS_DYE_BLUE),
    (Dye::Red, msg::SETTINGS_DYE_RED),
    (Dye::Grey, msg::SETTINGS_DYE_GREY),
];

/// What eyes and hands need.
pub(super) fn show(ui: &mut Ui, form: &mut SettingsForm<'_>) {
    form.section(ui, msg::SETTINGS_LOOK, |form, ui| {
        contrast_and_size(ui, form);
        form.choose(ui, msg::SETTINGS_FELT, &DYES, |it| &mut it.look.felt);
        form.choose(ui, msg::SETTINGS_BACK, &DYES, |it| &mut it.look.back);
        form.switch(
            ui,
            msg::SETTINGS_MOTION,
            [Motion::None, Motion::Smooth],
            |it| &mut it.look.motion,
        );
    });
    form.section(ui, msg::SETTINGS_KEYS, |form, ui| {
        let about = form.shared.text(msg::SETTINGS_LETTERS_ABOUT);
        form.switch_explained(
            ui,
            msg::SETTINGS_LETTERS,
            &about,
            [Letters::Off, Letters::On],
            |it| &mut it.keys.letters,
        );
    });
}

/// What eyes need before they can read anything else.
pub(in crate::ui::window::screens) fn contrast_and_size(ui: &mut Ui, form: &mut SettingsForm<'_>) {
    form.choose(ui, msg::SETTINGS_THEME, &THEMES, |it| &mut it.look.theme);
    let percent: u16 = form.settings().look.text_scale.into();
    let steps = Steps {
        range: TextScale::MIN.into()..=TextScale::MAX.into(),
        step: 25,
        page: 50,
    };
    form.percent(
        ui,
        msg::SETTINGS_SCALE,
        percent.into(),
        &steps,
        |settings, to| {
            let to = u16::try_from(to).unwrap_or(TextScale::MAX);
            settings.look.text_scale = TextScale::percent(to);
        },
    );
}
