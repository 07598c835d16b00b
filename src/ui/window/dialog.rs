use egui::accesskit::Role;
use egui::{Context, Frame, Id, Modal, Response, Ui};

use super::focus::FocusBefore;
use super::screens::Leaving;
use super::shared::{Request, Shared};
use super::widgets::{button, hint_below, main_button, set_bounds};
use crate::player::commands::{Command, ProgramCommand};
use crate::speech::{L10n, Message, Text, Utterance, msg};

/// A question before something is lost, by the names of messages.
pub(super) struct Confirmation<Q = Text> {
    /// Tells it from other questions.
    pub(super) salt: &'static str,
    /// The question.
    pub(super) question: Q,
    /// The answer with which something is lost.
    pub(super) yes: Text,
    /// The command that is a yes as well, where there is one.
    pub(super) command: Option<Command>,
}

/// The two answers to a question.
pub(super) struct Answers {
    /// The safe answer: the focus starts here.
    pub(super) no: Response,
    pub(super) yes: Response,
}

/// A question as it is asked.
pub(super) trait Asked {
    fn asked(&self, words: &L10n) -> String;
}

impl Asked for Text {
    fn asked(&self, words: &L10n) -> String {
        words.text(*self)
    }
}

/// One with an amount in it.
impl Asked for Message<'_> {
    fn asked(&self, words: &L10n) -> String {
        words.say(self)
    }
}

impl<Q: Asked> Confirmation<Q> {
    /// Shows the question and its answers. What is behind must be disabled.
    pub(super) fn show(&self, ctx: &Context, shared: &Shared) -> Answers {
        let (title, question) = (shared.text(self.yes), self.question.asked(&shared.words));
        let says = Dialog {
            salt: self.salt,
            name: &title,
            about: &question,
        };
        dialog(ctx, &says, |ui| {
            ui.label(&question);
            ui.add_space(8.0);
            let answers = ui.horizontal(|ui| {
                let no = button(ui, "no", &shared.text(msg::CONFIRM_NO));
                let no = hint_below(no, &shared.key_hint(ProgramCommand::Back));
                let yes = main_button(ui, "yes", &shared.text(self.yes));
                let key = self.command.map(|command| shared.key_hint(command));
                let yes = hint_below(yes, &key.unwrap_or_default());
                Answers { no, yes }
            });
            answers.inner
        })
    }
}

/// The dialog in which a screen asks such a question.
#[derive(Default)]
pub(super) struct ConfirmDialog {
    state: DialogState,
    before: FocusBefore,
}

#[derive(Default, PartialEq, Eq)]
enum DialogState {
    #[default]
    Closed,
    /// Nothing in it has the focus yet.
    Opening,
    Open,
}

impl ConfirmDialog {
    pub(super) fn ask(&mut self) {
        self.state = DialogState::Opening;
    }

    pub(super) fn is_open(&self) -> bool {
        self.state != DialogState::Closed
    }

    /// The player goes back: that is a no.
    pub(super) fn leave(&mut self) -> Leaving {
        match std::mem::take(&mut self.state) {
            DialogState::Closed => Leaving::Now,
            DialogState::Opening | DialogState::Open => Leaving::NotYet,
        }
    }

    /// Gives the focus back. Call it before drawing what is behind the dialog.
    pub(super) fn give_focus_back(&mut self, ctx: &Context) {
        if !self.is_open() {
            self.before.give_back(ctx);
        }
    }

    /// Shows the question if it is open; true once the player has said yes.
    pub(super) fn agrees(
        &mut self,
        ctx: &Context,
        shared: &mut Shared,
        asks: &Confirmation,
    ) -> bool {
        if !self.is_open() {
            return false;
        }
        let Answers { no, yes } = asks.show(ctx, shared);
        if self.state == DialogState::Opening {
            self.state = DialogState::Open;
            self.before.remember(ctx);
            shared.request(Request::Focus(no.id));
            let question = shared.text(asks.question);
            shared.request(Request::SayAloud(Utterance::answer(question)));
        }
        if yes.clicked() || no.clicked() {
            self.state = DialogState::Closed;
            ctx.request_repaint();
        }
        yes.clicked()
    }
}

/// A question in front of everything else.
pub(in crate::ui::window) struct Dialog<'a> {
    /// Tells it from other dialogs.
    pub salt: &'static str,
    /// What screen readers say when it opens.
    pub name: &'a str,
    /// What it asks, said after that.
    pub about: &'a str,
}

/// The screen that dialogs belong to: whoever comes back from one is still there.
#[derive(Clone, Copy)]
struct Behind(Id);

/// Makes dialogs parts of this screen for screen readers.
pub(in crate::ui::window) fn belongs_to(ui: &Ui) {
    let behind = Behind(ui.unique_id());
    ui.data_mut(|data| data.insert_temp(Id::NULL, behind));
}

/// Shows a dialog. What is behind it must be disabled by the caller, since
/// assistive technology can press what the eyes see covered.
pub(in crate::ui::window) fn dialog<R>(
    ctx: &Context,
    dialog: &Dialog<'_>,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = Id::unique(dialog.salt);
    let mut area = Modal::default_area(id)
        .role(Role::AlertDialog)
        .accessible_name(dialog.name);
    if let Some(Behind(screen)) = ctx.data(|data| data.get_temp(Id::NULL)) {
        area = area.accessibility_parent(screen);
    }
    let frame = Frame::popup(&ctx.global_style()).inner_margin(20.0);
    let shown = Modal::new(id).area(area).frame(frame).show(ctx, |ui| {
        ui.set_max_width(460.0);
        content(ui)
    });
    set_bounds(ctx, id, shown.response.rect);
    ctx.accesskit_node_builder(id, |node| {
        node.set_modal();
        node.set_description(dialog.about);
    });
    shown.inner
}
