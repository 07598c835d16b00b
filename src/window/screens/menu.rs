use egui::Ui;

use super::{Screen, SetupScreen};
use crate::engine::{DrawOptions, HoldemOptions, Options, UniqueOptions};
use crate::input::{Command, Context};
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::table::TableScreen;
use crate::window::widgets::{button, heading, hint, main_button, page, reading};

/// What to do.
pub(in crate::window) struct Menu;

impl Menu {
    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        page(ui, |ui| {
            heading(ui, 1, &desk.text("menu-title"));
            reading(ui, "about", desk.text("menu-about"));
            ui.add_space(12.0);
            ui.spacing_mut().item_spacing.y = 10.0;
            let mut first = true;
            let mut item = |ui: &mut Ui, salt: &str, text: &str, key: &str| {
                let response = match first {
                    true => main_button(ui, salt, text),
                    false => button(ui, salt, text),
                };
                if std::mem::take(&mut first) {
                    focus::home(&response);
                }
                hint(response, key).clicked()
            };
            if let Some(table) = &desk.table
                && !table.is_over()
                && item(ui, "continue", &desk.text("menu-continue"), "")
            {
                desk.wish(Wish::Open(Screen::Table(TableScreen::default())));
            }
            for usual in [
                Options::Holdem(HoldemOptions::default()),
                Options::Draw(DrawOptions::default()),
                Options::Unique(UniqueOptions::default()),
            ] {
                let setup = SetupScreen::new(usual, &desk.settings);
                if item(ui, setup.game(), &setup.title(desk), "") {
                    desk.wish(Wish::Open(Screen::Setup(setup)));
                }
            }
            let (help, settings) = (Command::Help, Command::Settings);
            if item(
                ui,
                "settings",
                &desk.text("settings-title"),
                &desk.key_hint(settings),
            ) {
                desk.wish(Wish::Obey(settings));
            }
            if item(ui, "help", &desk.text("help-title"), &desk.key_hint(help)) {
                desk.wish(Wish::Open(Screen::help(Context::Elsewhere)));
            }
            let quit = Command::Quit;
            if item(ui, "quit", &desk.text("menu-quit"), &desk.key_hint(quit)) {
                desk.wish(Wish::Obey(quit));
            }
        });
    }
}
