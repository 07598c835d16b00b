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
pub(super) struct FileWork(Option<Background<Result<HistoryAction, Notice>>>);

impl FileWork {
    pub(super) fn start(
        &mut self,
        ctx: &Context,
        work: impl FnOnce() -> Result<HistoryAction, Notice> + Send + 'static,
    ) {
        self.0 = Some(Background::start(ctx, work));
    }

    /// Tells what came of it, once it is done; whether it is.
    pub(super) fn finish(&mut self, shared: &mut Shared) -> bool {
        let Some(done) = self.0.as_ref().and_then(Background::done) else {
            return false;
        };
        self.0 = None;
        match done {
            Ok(filed) => {
                let told = filed.say(&shared.words);
                shared.request(Request::Say(Utterance::answer(told)));
            }
            Err(notice) => {
                let told = notice.say(&shared.words);
                shared.request(Request::Say(Utterance::error(told)));
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
    pub(super) fn show(&mut self, ui: &mut Ui, shared: &Shared, copy: Text) -> Option<PathBuf> {
        let label = shared.text(msg::REVIEW_COPY_TO);
        let says = Field {
            label: &label,
            about: "",
            error: None,
        };
        let response = field(ui, "to", &mut self.typed, says);
        let entered = Field::entered(ui, &response);
        let pressed = button(ui, "copy", &shared.text(copy)).clicked();
        let to = self.typed.trim();
        (!to.is_empty() && (entered || pressed)).then(|| PathBuf::from(to))
    }
}
