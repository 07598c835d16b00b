use egui::Context;

use crate::input::Command;
use crate::talk::Utterance;
use crate::window::desk::{Desk, Wish};
use crate::window::focus::Before;
use crate::window::screens::Leaving;
use crate::window::widgets::{Dialog, button, dialog, hint, main_button};

/// A question before something is lost.
#[derive(Default)]
pub(in crate::window::screens) struct Confirm {
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

/// What is asked, by the names of messages.
pub(in crate::window::screens) struct Question {
    /// Tells it from other questions.
    pub(in crate::window::screens) salt: &'static str,
    /// The question.
    pub(in crate::window::screens) question: &'static str,
    /// The answer with which something is lost.
    pub(in crate::window::screens) yes: &'static str,
}

impl Confirm {
    pub(in crate::window::screens) fn ask(&mut self) {
        self.stage = Stage::Opening;
    }

    pub(in crate::window::screens) fn is_open(&self) -> bool {
        self.stage != Stage::Closed
    }

    /// The player goes back: that is a no.
    pub(in crate::window::screens) fn leave(&mut self) -> Leaving {
        match std::mem::take(&mut self.stage) {
            Stage::Closed => Leaving::Now,
            Stage::Opening | Stage::Open => Leaving::NotYet,
        }
    }

    /// Takes the focus and gives it back. Called before what is behind.
    pub(in crate::window::screens) fn keep_focus(&mut self, ctx: &Context) {
        match self.stage {
            Stage::Closed => self.before.give_back(ctx),
            Stage::Opening | Stage::Open => self.before.remember(ctx),
        }
    }

    /// Asks, where it is open; whether the answer is yes.
    pub(in crate::window::screens) fn agrees(
        &mut self,
        ctx: &Context,
        desk: &mut Desk,
        asks: &Question,
    ) -> bool {
        if !self.is_open() {
            return false;
        }
        let question = desk.text(asks.question);
        let says = Dialog {
            salt: asks.salt,
            name: &question,
        };
        dialog(ctx, &says, |ui| {
            ui.label(&question);
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                // The focus begins on what costs nothing.
                let no = button(ui, "no", &desk.text("confirm-no"));
                let no = hint(no, &desk.key_hint(Command::Back));
                if self.stage == Stage::Opening {
                    self.stage = Stage::Open;
                    desk.wish(Wish::Focus(no.id));
                    desk.wish(Wish::SayAloud(Utterance::answer(question.clone())));
                }
                let yes = main_button(ui, "yes", &desk.text(asks.yes)).clicked();
                if yes || no.clicked() {
                    self.stage = Stage::Closed;
                    ui.ctx().request_repaint();
                }
                yes
            })
            .inner
        })
    }
}
