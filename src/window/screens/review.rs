//! Hands of the past: where they are, which there are, and one of them.

mod files;
mod hand;
mod hands;

use std::path::PathBuf;

use egui::{Context, Ui};

pub(in crate::window) use hand::HandScreen;
pub(in crate::window) use hands::{HandsScreen, Source};

use super::{Leaving, Screen, top};
use crate::store::{Histories, History, Notice};
use crate::window::confirm::{Confirm, Question};
use crate::window::desk::{Desk, Wish};
use crate::window::elsewhere::Elsewhere;
use crate::window::focus;
use crate::window::widgets::{Field, button, field, heading, page, reading, wide_button};
use files::{Filing, Target};

/// Where hands of the past are.
#[derive(Default)]
pub(in crate::window) struct ReviewScreen {
    /// The player's own files, as they were last looked at.
    own: Vec<History>,
    looking: Option<Elsewhere<Result<Vec<History>, Notice>>>,
    /// When this was last drawn.
    drawn: u64,
    filing: Filing,
    /// The name of a file from elsewhere, as it is typed.
    typed: String,
    target: Target,
    delete: Confirm,
}

const DELETE_ALL: Question = Question {
    salt: "delete-all",
    question: "review-delete-all-question",
    yes: "review-delete-yes",
    command: None,
};

impl ReviewScreen {
    /// The player goes back: an open question is closed first.
    pub(in crate::window) fn leave(&mut self) -> Leaving {
        self.delete.leave()
    }

    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        self.look(ui.ctx(), desk);
        let dropped = ui.input(|input| {
            let files = &input.raw.dropped_files;
            files.first().map(|file| file.path().to_owned())
        });
        if let Some(path) = dropped {
            open(ui, desk, Source::File(path));
        }
        self.delete.give_focus_back(ui.ctx());
        ui.add_enabled_ui(!self.delete.is_open(), |ui| {
            page(ui, |ui| {
                let title = desk.text("review-title");
                top(ui, desk, &title);
                self.own(ui, desk);
                ui.add_space(16.0);
                heading(ui, 2, &desk.text("review-famous"));
                let famous = wide_button(ui, "famous", &desk.text("review-famous-dwan-ivey"));
                if self.own.is_empty() {
                    focus::home(&famous);
                }
                if famous.clicked() {
                    open(ui, desk, Source::Famous);
                }
                ui.add_space(16.0);
                self.file(ui, desk);
                self.all(ui, desk);
            });
        });
        if self.delete.agrees(ui.ctx(), desk, &DELETE_ALL)
            && let Some(own) = histories(desk)
        {
            self.filing.start(ui.ctx(), move || own.delete_all());
        }
    }

    /// Whenever one comes here, and when something was done, the files are
    /// looked at anew.
    fn look(&mut self, ctx: &Context, desk: &mut Desk) {
        let pass = ctx.cumulative_pass_nr();
        let came = self.drawn + 1 < pass || self.drawn == 0;
        self.drawn = pass;
        let filed = self.filing.finish(desk);
        if let Some(own) = histories(desk).filter(|_| came || filed) {
            self.looking = Some(Elsewhere::start(ctx, move || own.list()));
        }
        match self.looking.as_ref().and_then(Elsewhere::done) {
            None => return,
            Some(Ok(own)) => self.own = own,
            Some(Err(notice)) => desk.warn(&notice),
        }
        self.looking = None;
    }

    /// The player's own hands, a button for each game.
    fn own(&self, ui: &mut Ui, desk: &mut Desk) {
        heading(ui, 2, &desk.text("review-own"));
        if self.own.is_empty() {
            reading(ui, "none", desk.text("review-own-none"));
        }
        for (place, file) in self.own.iter().enumerate() {
            let response = wide_button(ui, &file.name, &file.say(&desk.words));
            if place == 0 {
                focus::home(&response);
            }
            if response.clicked() {
                open(ui, desk, Source::Own(file.clone()));
            }
        }
    }

    /// A file from elsewhere.
    fn file(&mut self, ui: &mut Ui, desk: &mut Desk) {
        heading(ui, 2, &desk.text("review-file"));
        reading(ui, "about", desk.text("review-file-about"));
        let label = desk.text("review-file-name");
        let says = Field {
            label: &label,
            about: "",
            error: None,
        };
        let response = field(ui, "file", &mut self.typed, says);
        let entered = Field::entered(ui, &response);
        ui.horizontal_wrapped(|ui| {
            let opened = button(ui, "open", &desk.text("review-file-open")).clicked();
            let added = button(ui, "add", &desk.text("review-file-add")).clicked();
            let path = PathBuf::from(self.typed.trim());
            if path.as_os_str().is_empty() {
                return;
            }
            if entered || opened {
                open(ui, desk, Source::File(path));
            } else if let Some(own) = histories(desk).filter(|_| added) {
                self.filing.start(ui.ctx(), move || own.import(&path));
            }
        });
    }

    /// What can be done with all of the player's own hands.
    fn all(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let Some(own) = histories(desk).filter(|_| !self.own.is_empty()) else {
            return;
        };
        ui.add_space(16.0);
        heading(ui, 2, &desk.text("review-copy"));
        if let Some(to) = self.target.show(ui, desk, "review-copy-all") {
            self.filing.start(ui.ctx(), move || own.export_all(&to));
        }
        ui.add_space(16.0);
        if button(ui, "delete", &desk.text("review-delete-all")).clicked() {
            self.delete.ask();
        }
    }
}

/// The player's own files of hands, where there is a folder for them.
fn histories(desk: &Desk) -> Option<Histories> {
    desk.folders.as_ref().map(Histories::new)
}

fn open(ui: &Ui, desk: &mut Desk, source: Source) {
    let screen = HandsScreen::open(source, desk, ui.ctx());
    desk.wish(Wish::Open(Screen::Hands(screen)));
}
