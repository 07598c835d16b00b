//! Hands of the past: where they are, which there are, and one of them.

mod files;
mod hand;
mod hands;

use crate::speech::msg;
use std::path::PathBuf;

use egui::{Context, Ui};

pub(in crate::ui::window) use hand::HandScreen;
pub(in crate::ui::window) use hands::{HandSource, HandsScreen};

use super::{Leaving, Screen, top};
use crate::player::Notice;
use crate::player::histories::{Histories, History};
use crate::player::replay::{Collection, Refused};
use crate::ui::window::background::Background;
use crate::ui::window::dialog::{ConfirmDialog, Confirmation};
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{
    Field, button, composite, field, heading, page, reading, section, wide_button,
};
use files::{CopyTarget, FileField, FileWork};

/// Where past hands are.
#[derive(Default)]
pub(in crate::ui::window) struct ReviewScreen {
    /// The player's own files, as they were last looked at.
    own: Vec<History>,
    looking: Option<Background<Result<Vec<History>, Notice>>>,
    /// When this was last drawn.
    drawn: u64,
    file_work: FileWork,
    /// The file from elsewhere that is being read.
    opening: Option<OpeningFile>,
    /// The name of a file from elsewhere, as it is typed.
    typed: String,
    target: CopyTarget,
    delete: ConfirmDialog,
}

/// A file that is being read.
struct OpeningFile {
    path: PathBuf,
    read: Background<Result<Collection, Refused>>,
}

const DELETE_ALL: Confirmation = Confirmation {
    salt: "delete-all",
    question: msg::REVIEW_DELETE_ALL_QUESTION,
    yes: msg::REVIEW_DELETE_YES,
    command: None,
};

impl ReviewScreen {
    /// Whether a question stands in front of it.
    pub(in crate::ui::window) fn asks(&self) -> bool {
        self.delete.is_open()
    }

    /// The player goes back: an open question is closed first.
    pub(in crate::ui::window) fn leave(&mut self) -> Leaving {
        self.delete.leave()
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        self.look(ui.ctx(), shared);
        let dropped = ui.input(|input| {
            let files = &input.raw.dropped_files;
            files.first().map(|file| file.path().to_owned())
        });
        if let Some(path) = dropped {
            self.typed = path.display().to_string();
            self.read(ui.ctx(), path);
        }
        self.receive(shared);
        self.delete.give_focus_back(ui.ctx());
        ui.add_enabled_ui(!self.delete.is_open(), |ui| {
            page(ui, |ui| {
                let title = shared.text(msg::REVIEW_TITLE);
                top(ui, shared, &title);
                self.own(ui, shared);
                ui.add_space(16.0);
                section(ui, "famous", &shared.text(msg::REVIEW_FAMOUS), |ui| {
                    let name = shared.text(msg::REVIEW_FAMOUS_DWAN_IVEY);
                    let famous = wide_button(ui, "famous", &name);
                    if self.own.is_empty() {
                        focus::home(&famous);
                    }
                    if famous.clicked() {
                        open(ui, shared, HandSource::Famous);
                    }
                });
                ui.add_space(16.0);
                self.file(ui, shared);
                self.all(ui, shared);
            });
        });
        if self.delete.agrees(ui.ctx(), shared, &DELETE_ALL)
            && let Some(own) = histories(shared)
        {
            (self.file_work).start(ui.ctx(), None, move || own.delete_all());
        }
    }

    /// Whenever one comes here, and when something was done, the files are
    /// looked at anew.
    fn look(&mut self, ctx: &Context, shared: &mut Shared) {
        let pass = ctx.cumulative_pass_nr();
        let came = self.drawn + 1 < pass || self.drawn == 0;
        self.drawn = pass;
        let filed = self.file_work.finish(shared);
        if let Some(own) = histories(shared).filter(|_| came || filed) {
            self.looking = Some(Background::start(ctx, move || own.list()));
        }
        match self.looking.as_ref().and_then(Background::done) {
            None => return,
            Some(Ok(own)) => self.own = own,
            Some(Err(notice)) => shared.warn(&notice),
        }
        self.looking = None;
    }

    /// The player's own hands, a button for each game.
    fn own(&self, ui: &mut Ui, shared: &mut Shared) {
        let title = shared.text(msg::REVIEW_OWN);
        heading(ui, 2, &title);
        if self.own.is_empty() {
            reading(ui, "none", shared.text(msg::REVIEW_OWN_NONE));
            return;
        }
        composite(ui, "own", Composite::List, &title, |ui| {
            for (place, file) in self.own.iter().enumerate() {
                let response = wide_button(ui, &file.name, &file.say(&shared.words));
                if place == 0 {
                    focus::home(&response);
                }
                if response.clicked() {
                    open(ui, shared, HandSource::Own(file.clone()));
                }
            }
        });
    }

    /// Begins to read a file from elsewhere.
    fn read(&mut self, ctx: &Context, path: PathBuf) {
        self.file_work.mend(FileField::From);
        let file = path.clone();
        let read = Background::start(ctx, move || Collection::open(&file));
        self.opening = Some(OpeningFile { path, read });
    }

    /// Shows the hands of the file, or says at the field why there are none.
    fn receive(&mut self, shared: &mut Shared) {
        let Some(opening) = self.opening.take() else {
            return;
        };
        match opening.read.done() {
            None => self.opening = Some(opening),
            Some(Ok(hands)) => {
                let screen = HandsScreen::read(opening.path, hands, shared);
                shared.request(Request::Open(Screen::Hands(screen)));
            }
            Some(Err(why)) => {
                let told = hands::refused(&why, shared);
                self.file_work.refuse(FileField::From, told, shared);
            }
        }
    }

    /// A file from elsewhere.
    fn file(&mut self, ui: &mut Ui, shared: &mut Shared) {
        section(ui, "elsewhere", &shared.text(msg::REVIEW_FILE), |ui| {
            self.file_fields(ui, shared);
        });
    }

    fn file_fields(&mut self, ui: &mut Ui, shared: &mut Shared) {
        reading(ui, "about", shared.text(msg::REVIEW_FILE_ABOUT));
        let label = shared.text(msg::REVIEW_FILE_NAME);
        let says = Field {
            words: &shared.words,
            label: &label,
            about: "",
            error: self.file_work.wrong(FileField::From),
        };
        let response = field(ui, "file", &mut self.typed, &says);
        if response.changed() {
            self.file_work.mend(FileField::From);
        }
        let entered = Field::entered(ui, &response);
        ui.horizontal_wrapped(|ui| {
            let opened = button(ui, "open", &shared.text(msg::REVIEW_FILE_OPEN)).clicked();
            let added = button(ui, "add", &shared.text(msg::REVIEW_FILE_ADD)).clicked();
            let path = PathBuf::from(self.typed.trim());
            if path.as_os_str().is_empty() {
                return;
            }
            if entered || opened {
                self.read(ui.ctx(), path);
            } else if let Some(own) = histories(shared).filter(|_| added) {
                let work = &mut self.file_work;
                work.start(ui.ctx(), Some(FileField::From), move || own.import(&path));
            }
        });
        if entered {
            // What is wrong is mended here.
            shared.request(Request::Focus(response.id));
        }
    }

    /// What can be done with all of the player's own hands.
    fn all(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let Some(own) = histories(shared).filter(|_| !self.own.is_empty()) else {
            return;
        };
        ui.add_space(16.0);
        section(ui, "export", &shared.text(msg::REVIEW_COPY), |ui| {
            let work = &mut self.file_work;
            if let Some(to) = (self.target).show(ui, shared, work, msg::REVIEW_COPY_ALL) {
                work.start(ui.ctx(), Some(FileField::To), move || own.export_all(&to));
            }
        });
        ui.add_space(16.0);
        if button(ui, "delete", &shared.text(msg::REVIEW_DELETE_ALL)).clicked() {
            self.delete.ask();
        }
    }
}

/// The player's own files of hands, where there is a folder for them.
fn histories(shared: &Shared) -> Option<Histories> {
    shared.folders.as_ref().map(Histories::new)
}

fn open(ui: &Ui, shared: &mut Shared, source: HandSource) {
    let screen = HandsScreen::open(source, shared, ui.ctx());
    shared.request(Request::Open(Screen::Hands(screen)));
}
