use egui::Context;

use crate::client::Asking;
use crate::input::Command;
use crate::window::desk::{Desk, Wish};
use crate::window::widgets::{Dialog, button, dialog, hint, main_button};

/// A question before something is done that cannot be taken back.
pub(super) fn confirm(ctx: &Context, desk: &mut Desk, asking: Asking, opened: &mut bool) {
    let (question, yes, command) = match asking {
        Asking::Fold => ("confirm-fold", "confirm-fold-yes", Command::Fold),
        Asking::AllIn => ("confirm-all-in", "confirm-all-in-yes", Command::AllIn),
        Asking::Amount => return,
    };
    let question = desk.text(question);
    let says = Dialog {
        salt: "confirm",
        name: &question,
    };
    dialog(ctx, &says, |ui| {
        ui.label(&question);
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            // The focus begins on what costs nothing.
            let no = button(ui, "no", &desk.text("confirm-no"));
            let no = hint(no, &desk.key_hint(Command::Back));
            if !std::mem::replace(opened, true) {
                desk.wish(Wish::Focus(no.id));
            }
            if no.clicked() {
                desk.wish(Wish::Obey(Command::Back));
            }
            let yes = main_button(ui, "yes", &desk.text(yes));
            if hint(yes, &desk.key_hint(command)).clicked() {
                desk.wish(Wish::Yes);
            }
        });
    });
}
