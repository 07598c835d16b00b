use egui::Ui;
use egui::accesskit::Role;

use super::cards::{self, CardText};
use super::seats::seats;
use crate::engine::View;
use crate::input::Command;
use crate::talk::Question;
use crate::window::desk::{Desk, Wish};
use crate::window::widgets::{fact, hint, region};

/// The oval table.
pub(super) fn felt(ui: &mut Ui, desk: &mut Desk, view: &View) {
    tiles(ui, desk, view);
}

/// The same without the oval, for little room.
pub(super) fn tiles(ui: &mut Ui, desk: &mut Desk, view: &View) {
    let Some(table) = &desk.table else { return };
    let seats = seats(table, view, &desk.words);
    let own = cards::own(table, view, &desk.words);
    let board = cards::board(table, view, &desk.words);
    region(ui, "seats", Role::List, &desk.text("seats-title"), |ui| {
        for seat in &seats {
            fact(
                ui,
                seat.seat.index(),
                &seat.name,
                seat.spoken.as_str().into(),
                &seat.spoken,
            );
        }
    });
    for (salt, title, row) in [
        ("own", "own-cards-title", own),
        ("board", "board-title", board),
    ] {
        let title = desk.text(title);
        region(ui, salt, Role::List, &title, |ui| {
            for card in row {
                self::card(ui, desk, &card);
            }
        });
    }
}

fn card(ui: &mut Ui, desk: &mut Desk, card: &CardText) {
    let response = fact(
        ui,
        card.place,
        "",
        card.spoken.as_str().into(),
        &card.spoken,
    );
    let read = Command::Ask(Question::Card(card.place));
    let (command, about) = card.press.clone().unwrap_or((read, String::new()));
    if hint(response, &about).clicked() {
        desk.wish(Wish::Obey(command));
    }
}
