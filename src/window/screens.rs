//! The screens, and how one comes from one to another.

mod help;
mod history;
mod menu;
mod setup;

pub(super) use help::Help;
pub(super) use history::History;
pub(super) use menu::Menu;
pub(super) use setup::SetupScreen;

pub(super) use super::table::TableScreen;

use egui::{CentralPanel, Frame, Ui};

use super::desk::{Desk, Wish};
use super::widgets::{button, heading, hint};
use crate::input::{Command, Context};

/// One screen.
pub(super) enum Screen {
    /// What to do.
    Menu(Menu),
    /// What a game is played with.
    Setup(SetupScreen),
    /// The table.
    Table(TableScreen),
    /// What keys do.
    Help(Help),
    /// Everything that was said.
    History(History),
}

impl Screen {
    /// Help for where the player is.
    pub(super) fn help(context: Context) -> Screen {
        Screen::Help(Help { context })
    }

    /// Everything that was said.
    pub(super) fn history() -> Screen {
        Screen::History(History::default())
    }

    /// What it is called.
    pub(super) fn title(&self, desk: &Desk) -> String {
        let key = match self {
            Screen::Menu(_) => "menu-title",
            Screen::Setup(screen) => return screen.title(desk),
            Screen::Table(_) => match &desk.table {
                Some(table) => {
                    let game = table.session().options().id();
                    return desk.text(&format!("game-{game}"));
                }
                None => "menu-title",
            },
            Screen::Help(_) => "help-title",
            Screen::History(_) => "history-title",
        };
        desk.text(key)
    }

    /// Takes back a question that the screen asks. Gives whether there was one.
    pub(super) fn takes_back(&mut self) -> bool {
        match self {
            Screen::Setup(screen) => screen.takes_back(),
            _ => false,
        }
    }

    /// Draws it, and asks for what the player does.
    pub(super) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let frame = Frame::central_panel(ui.style()).inner_margin(0.0);
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| match self {
                Screen::Menu(screen) => screen.show(ui, desk),
                Screen::Setup(screen) => screen.show(ui, desk),
                Screen::Table(screen) => screen.show(ui, desk),
                Screen::Help(screen) => screen.show(ui, desk),
                Screen::History(screen) => screen.show(ui, desk),
            });
    }
}

/// The top of a screen that one comes back from.
fn top(ui: &mut Ui, desk: &mut Desk, title: &str) {
    ui.horizontal(|ui| {
        let back = button(ui, "back", &desk.text("back"));
        if hint(back, &desk.key_hint(Command::Back)).clicked() {
            desk.wish(Wish::Back);
        }
        heading(ui, 1, title);
    });
    ui.add_space(8.0);
}
