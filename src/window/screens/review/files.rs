use std::path::PathBuf;

use egui::{Context, Ui};

use crate::store::{Filed, Notice};
use crate::talk::Utterance;
use crate::window::desk::{Desk, Wish};
use crate::window::elsewhere::Elsewhere;
use crate::window::widgets::{Field, button, field};

/// Something that is being done with files.
#[derive(Default)]
pub(super) struct Filing(Option<Elsewhere<Result<Filed, Notice>>>);

impl Filing {
    pub(super) fn start(
        &mut self,
        ctx: &Context,
        work: impl FnOnce() -> Result<Filed, Notice> + Send + 'static,
    ) {
        self.0 = Some(Elsewhere::start(ctx, work));
    }

    /// Tells what came of it, once it is done; whether it is.
    pub(super) fn finish(&mut self, desk: &mut Desk) -> bool {
        let Some(done) = self.0.as_ref().and_then(Elsewhere::done) else {
            return false;
        };
        self.0 = None;
        match done {
            Ok(filed) => {
                let told = filed.say(&desk.words);
                desk.wish(Wish::Say(Utterance::answer(told)));
            }
            Err(notice) => {
                let told = notice.say(&desk.words);
                desk.wish(Wish::Say(Utterance::error(told)));
            }
        }
        true
    }
}

/// Where files are copied to.
pub(super) struct Target {
    typed: String,
}

impl Default for Target {
    fn default() -> Target {
        let home = etcetera::home_dir().unwrap_or_default();
        Target {
            typed: home.display().to_string(),
        }
    }
}

impl Target {
    /// A field for it, and a button that copies; where to, when it is pressed.
    pub(super) fn show(&mut self, ui: &mut Ui, desk: &Desk, copy: &str) -> Option<PathBuf> {
        let label = desk.text("review-copy-to");
        let says = Field {
            label: &label,
            about: "",
            error: None,
        };
        let response = field(ui, "to", &mut self.typed, says);
        let entered = Field::entered(ui, &response);
        let pressed = button(ui, "copy", &desk.text(copy)).clicked();
        let to = self.typed.trim();
        (!to.is_empty() && (entered || pressed)).then(|| PathBuf::from(to))
    }
}
