use egui::Ui;

use super::Form;
use super::scale::Scale;
use crate::input::Letters;
use crate::store::{Motion, Theme};
use crate::window::desk::Wish;
use crate::window::screens::Screen;
use crate::window::widgets::button;

const THEMES: [(Theme, &str); Theme::ALL.len()] = [
    (Theme::Dark, "settings-theme-dark"),
    (Theme::Light, "settings-theme-light"),
    (Theme::HighContrastDark, "settings-theme-contrast-dark"),
    (Theme::HighContrastLight, "settings-theme-contrast-light"),
];

/// What eyes and hands need.
pub(super) fn show(ui: &mut Ui, form: &mut Form<'_>, scale: &mut Scale) {
    form.section(ui, "settings-look", |form, ui| {
        form.choose(ui, "settings-theme", &THEMES, |it| &mut it.look.theme);
        scale.show(ui, form);
        form.switch(
            ui,
            "settings-motion",
            [Motion::None, Motion::Smooth],
            |it| &mut it.look.motion,
        );
    });
    form.section(ui, "settings-keys", |form, ui| {
        form.about(ui, "settings-letters-about");
        form.switch(ui, "settings-letters", [Letters::Off, Letters::On], |it| {
            &mut it.keys.letters
        });
        if button(ui, "change", &form.desk.text("settings-keys-change")).clicked() {
            form.desk.wish(Wish::Open(Screen::keys()));
        }
    });
}
