use egui::{Context, Id};

use crate::input::Command;
use crate::talk::Utterance;
use crate::window::desk::{Desk, Wish};
use crate::window::widgets::{Dialog, button, dialog, hint, main_button};

/// The question before a game under way is given up for another.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) enum Question {
    /// Nothing is asked.
    #[default]
    None,
    /// It was asked just now.
    Asked,
    /// It stands there, and has the focus.
    Open,
    /// The answer was no, and the focus must go back.
    TakenBack,
}

impl Question {
    pub(super) fn ask(&mut self) {
        *self = Question::Asked;
    }

    pub(super) fn is_open(&self) -> bool {
        matches!(self, Question::Asked | Question::Open)
    }

    /// Takes the question back. Gives whether there was one.
    pub(super) fn takes_back(&mut self) -> bool {
        let is_open = self.is_open();
        if is_open {
            *self = Question::TakenBack;
        }
        is_open
    }

    /// Shows it where it is asked, and gives the focus back to who asked.
    /// Gives whether the answer is yes.
    pub(super) fn show(&mut self, ctx: &Context, desk: &mut Desk, asker: Id) -> bool {
        match self {
            Question::None => return false,
            Question::TakenBack => {
                *self = Question::None;
                desk.wish(Wish::Focus(asker));
                return false;
            }
            Question::Asked | Question::Open => {}
        }
        let question = desk.text("setup-replace");
        let says = Dialog {
            salt: "replace",
            name: &question,
        };
        dialog(ctx, &says, |ui| {
            ui.label(&question);
            ui.add_space(8.0);
            let buttons = ui.horizontal_wrapped(|ui| {
                // The focus begins on what costs nothing.
                let no = button(ui, "no", &desk.text("confirm-no"));
                let no = hint(no, &desk.key_hint(Command::Back));
                if *self == Question::Asked {
                    *self = Question::Open;
                    desk.wish(Wish::Focus(no.id));
                    desk.tell_voice(vec![Utterance::answer(question.clone())]);
                }
                if no.clicked() {
                    self.takes_back();
                }
                main_button(ui, "yes", &desk.text("setup-replace-yes")).clicked()
            });
            buttons.inner
        })
    }
}
