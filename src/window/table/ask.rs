use egui::Context;

use crate::client::Asking;
use crate::input::Command;
use crate::window::confirm::{Answers, Question};
use crate::window::desk::{Desk, Wish};

/// A question before something is done that cannot be taken back. The table
/// asks it, and says so: here it is only shown.
pub(super) fn confirm(ctx: &Context, desk: &mut Desk, asking: Asking, opened: &mut bool) {
    let (question, yes, command) = match asking {
        Asking::Fold => ("confirm-fold", "confirm-fold-yes", Command::Fold),
        Asking::AllIn => ("confirm-all-in", "confirm-all-in-yes", Command::AllIn),
        Asking::Amount => return,
    };
    let asks = Question {
        salt: "confirm",
        question,
        yes,
        command: Some(command),
    };
    let Answers { no, yes } = asks.show(ctx, desk);
    if !std::mem::replace(opened, true) {
        desk.wish(Wish::Focus(no.id));
    }
    if no.clicked() {
        desk.wish(Wish::Obey(Command::Back));
    }
    if yes.clicked() {
        desk.wish(Wish::Yes);
    }
}
