use std::path::PathBuf;

use egui::{Context, Ui};

use crate::player::Notice;
use crate::player::histories::HistoryAction;
use crate::speech::{Text, Utterance, msg};
use crate::ui::window::background::Background;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{Field, button, field};

/// Something that is being done with files.
#[derive(Default)]
pub(super) struct FileWork {
    work: Option<Background<Result<HistoryAction, Notice>>>,
    /// The field that names the file.
    field: Option<FileField>,
    /// What was wrong with what was typed there last.
    wrong: Option<(FileField, String)>,
}

/// A field for the name of a file or a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileField {
    From,
    To,
}

impl FileWork {
    /// Begins what is wished for in this field, or by a button.
    pub(super) fn start(
        &mut self,
        ctx: &Context,
        field: Option<FileField>,
        work: impl FnOnce() -> Result<HistoryAction, Notice> + Send + 'static,
    ) {
        (self.field, self.wrong) = (field, None);
        self.work = Some(Background::start(ctx, work));
    }

    /// What is wrong with what was typed in a field.
    pub(super) fn wrong(&self, field: FileField) -> Option<&str> {
        let wrong = self.wrong.as_ref().filter(|it| it.0 == field);
        wrong.map(|(_, text)| text.as_str())
    }

    /// Tells that something is wrong with what was typed in a field.
    pub(super) fn refuse(&mut self, field: FileField, text: String, shared: &mut Shared) {
        shared.request(Request::Mention(Utterance::error(text.clone())));
        self.wrong = Some((field, text));
    }

    /// Something else is typed in a field.
    pub(super) fn mend(&mut self, field: FileField) {
        self.wrong = self.wrong.take().filter(|it| it.0 != field);
    }

    /// Tells what came of it, once it is done; whether it is.
    pub(super) fn finish(&mut self, shared: &mut Shared) -> bool {
        let Some(done) = self.work.as_ref().and_then(Background::done) else {
            return false;
        };
        self.work = None;
        match done {
            Ok(filed) => {
                let told = filed.say(&shared.words);
                shared.request(Request::Mention(Utterance::answer(told)));
            }
            Err(notice) => {
                let told = notice.say(&shared.words);
                match self.field.take() {
                    Some(field) => self.refuse(field, told, shared),
                    None => shared.request(Request::Mention(Utterance::error(told))),
                }
            }
        }
        true
    }
}

/// Where files are copied to.
pub(super) struct CopyTarget {
    typed: String,
}

impl Default for CopyTarget {
    fn default() -> CopyTarget {
        let home = etcetera::home_dir().unwrap_or_default();
        CopyTarget {
            typed: home.display().to_string(),
        }
    }
}

impl CopyTarget {
    /// A field for it, and a button that copies; where to, when it is pressed.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        shared: &mut Shared,
        work: &mut FileWork,
        copy: Text,
    ) -> Option<PathBuf> {
        let label = shared.text(msg::REVIEW_COPY_TO);
        let says = Field {
            words: &shared.words,
            label: &label,
            about: "",
            error: work.wrong(FileField::To),
        };
        let response = field(ui, "to", &mut self.typed, &says);
        if response.changed() {
            work.mend(FileField::To);
        }
        let entered = Field::entered(ui, &response);
        if entered {
            shared.request(Request::Focus(response.id));
        }
        let pressed = button(ui, "copy", &shared.text(copy)).clicked();
        let to = self.typed.trim();
        (!to.is_empty() && (entered || pressed)).then(|| PathBuf::from(to))
    }
}
