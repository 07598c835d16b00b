use egui::{Context, Response};

use super::desk::{Desk, Wish};
use super::focus::Before;
use super::screens::Leaving;
use super::widgets::{Dialog, button, dialog, hint_below, main_button};
use crate::input::Command;
use crate::talk::Utterance;

/// A question before something is lost, by the names of messages.
pub(super) struct Question {
    /// Tells it from other questions.
    pub(super) salt: &'static str,
    /// The question.
    pub(super) question: &'static str,
    /// The answer with which something is lost.
    pub(super) yes: &'static str,
    /// The command that is a yes as well, where there is one.
    pub(super) command: Option<Command>,
}

/// The two answers to a question.
pub(super) struct Answers {
    /// Nothing is lost: the focus begins here.
    pub(super) no: Response,
    pub(super) yes: Response,
}

impl Question {
    /// Shows the question and its answers. What is behind must be disabled.
    pub(super) fn show(&self, ctx: &Context, desk: &Desk) -> Answers {
        let question = desk.text(self.question);
        let says = Dialog {
            salt: self.salt,
            name: &question,
        };
        dialog(ctx, &says, |ui| {
            ui.label(&question);
            ui.add_space(8.0);
            let answers = ui.horizontal(|ui| {
                let no = button(ui, "no", &desk.text("confirm-no"));
                let no = hint_below(no, &desk.key_hint(Command::Back));
                let yes = main_button(ui, "yes", &desk.text(self.yes));
                let key = self.command.map(|command| desk.key_hint(command));
                let yes = hint_below(yes, &key.unwrap_or_default());
                Answers { no, yes }
            });
            answers.inner
        })
    }
}

/// Asks a question of a screen's own.
#[derive(Default)]
pub(super) struct Confirm {
    stage: Stage,
    before: Before,
}

#[derive(Default, PartialEq, Eq)]
enum Stage {
    #[default]
    Closed,
    /// Nothing in it has the focus yet.
    Opening,
    Open,
}

impl Confirm {
    pub(super) fn ask(&mut self) {
        self.stage = Stage::Opening;
    }

    pub(super) fn is_open(&self) -> bool {
        self.stage != Stage::Closed
    }

    /// The player goes back: that is a no.
    pub(super) fn leave(&mut self) -> Leaving {
        match std::mem::take(&mut self.stage) {
            Stage::Closed => Leaving::Now,
            Stage::Opening | Stage::Open => Leaving::NotYet,
        }
    }

    /// Gives the focus back. Called before what is behind.
    pub(super) fn give_focus_back(&mut self, ctx: &Context) {
        if !self.is_open() {
            self.before.give_back(ctx);
        }
    }

    /// Asks, where it is open; whether the answer is yes.
    pub(super) fn agrees(&mut self, ctx: &Context, desk: &mut Desk, asks: &Question) -> bool {
        if !self.is_open() {
            return false;
        }
        let Answers { no, yes } = asks.show(ctx, desk);
        if self.stage == Stage::Opening {
            self.stage = Stage::Open;
            self.before.remember(ctx);
            desk.wish(Wish::Focus(no.id));
            let question = desk.text(asks.question);
            desk.wish(Wish::SayAloud(Utterance::answer(question)));
        }
        if yes.clicked() || no.clicked() {
            self.stage = Stage::Closed;
            ctx.request_repaint();
        }
        yes.clicked()
    }
}
