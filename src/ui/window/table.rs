//! The table for eyes, keys and ears: what is drawn is also a tree of named
//! elements, read in this order: home, status, information, players, own cards,
//! community cards, actions, messages.

mod actions;
mod banner;
mod bar;
mod cards;
mod columns;
mod deeds;
mod dialogs;
mod display;
mod felt;
mod info;
mod layout;
mod memory;
mod messages;
mod motion;
mod picture;
mod raise;
mod slots;
mod tiles;

use egui::{Rect, ScrollArea, Ui, UiBuilder};

use super::focus;
use super::focus::FocusBefore;
use super::shared::Shared;
use crate::player::client::Asking;
pub use picture::picture;
pub(super) use picture::signs;

use bar::ActionBar;
use columns::Side;
pub(super) use columns::{Columns, fold_columns};
use dialogs::RaiseForm;
pub(super) use dialogs::yes;
pub(super) use display::TableDisplay;
pub(super) use info::row;
use layout::{MARGIN, TableLayout, Wish};
pub(super) use memory::FeltMemory;
pub(super) use messages::{MessagesPlace, lines};

/// The table.
#[derive(Default)]
pub(super) struct TableScreen {
    raise: RaiseForm,
    /// Whether the question before something is done has the focus already.
    asked: bool,
    before: FocusBefore,
    felt: FeltMemory,
    bar: ActionBar,
}

impl TableScreen {
    pub(super) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let Some(table) = &shared.table else { return };
        let (asking, display) = (table.asking(), TableDisplay::now(table));
        let actions = actions::actions(table, &shared.words);
        self.keep_focus(ui, asking);
        // A dialog covers the rest for the eyes; for assistive technology
        // the rest must be disabled.
        ui.add_enabled_ui(asking.is_none(), |ui| {
            lay_out(
                ui,
                shared,
                &display,
                &mut self.felt,
                ActionsPlace::Pinned,
                |ui, shared, part| match part {
                    TablePart::Bar => info::bar(ui, shared, &display),
                    TablePart::Actions(middle) => self.bar.show(ui, shared, &actions, middle),
                    TablePart::Messages(place) => messages::messages(ui, shared, place),
                },
            );
        });
        match (asking, &display.view) {
            (Some(Asking::Amount), Some(view)) => self.raise.show(ui.ctx(), shared, view),
            (Some(asking), _) => dialogs::confirm(ui.ctx(), shared, asking, &mut self.asked),
            (None, _) => {}
        }
    }

    /// A dialog takes the focus and gives it back.
    fn keep_focus(&mut self, ui: &Ui, asking: Option<Asking>) {
        match asking {
            Some(_) => self.before.remember(ui.ctx()),
            None => {
                (self.raise, self.asked) = (RaiseForm::default(), false);
                self.before.give_back(ui.ctx());
            }
        }
    }
}

/// What is not the same at a table and in a hand of the past.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum TablePart {
    /// The status line and the commands beside it.
    Bar,
    /// What one can do, around this middle.
    Actions(f32),
    /// What was said.
    Messages(MessagesPlace),
}

/// Lays a table out: what every table shows, and around it what only this one
/// does.
pub(super) fn lay_out(
    ui: &mut Ui,
    shared: &mut Shared,
    display: &TableDisplay,
    memory: &mut FeltMemory,
    actions: ActionsPlace,
    mut own: impl FnMut(&mut Ui, &mut Shared, TablePart),
) {
    let mut wishes = columns::wishes(ui);
    if display.task.is_some() && shared.points {
        // A lesson asks for clicks there.
        wishes[0] = wishes[0].or(Wish::Open);
    }
    match TableLayout::of(ui.max_rect(), wishes) {
        TableLayout::Wide(places) => {
            part(ui, "bar", places.bar, |ui| own(ui, shared, TablePart::Bar));
            columns::column(ui, Side::Left, places.information, |ui| {
                scroll(ui, |ui| info::information(ui, shared, display));
            });
            part(ui, "felt", places.felt, |ui| {
                felt::felt(ui, shared, display, memory);
            });
            columns::handles(ui, shared, &places);
            let middle = places.felt.center().x;
            part(ui, "actions", places.actions, |ui| {
                own(ui, shared, TablePart::Actions(middle));
            });
            columns::column(ui, Side::Right, places.messages, |ui| {
                own(ui, shared, TablePart::Messages(MessagesPlace::Beside));
            });
        }
        TableLayout::Narrow(places) => {
            let mut rect = match actions {
                ActionsPlace::Pinned => places.scroll,
                ActionsPlace::Flowing => places.scroll.union(places.actions),
            };
            if let (Some(head), None) = (places.head, &display.view) {
                // Nothing stands there before the first hand.
                rect = rect.union(head);
            }
            part(ui, "narrow", rect, |ui| {
                scroll(ui, |ui| {
                    own(ui, shared, TablePart::Bar);
                    felt::rows(ui, shared, display, memory, places.head);
                    let middle = places.actions.center().x;
                    match actions {
                        ActionsPlace::Pinned => pinned(ui, "actions", places.actions, |ui| {
                            own(ui, shared, TablePart::Actions(middle));
                        }),
                        ActionsPlace::Flowing => own(ui, shared, TablePart::Actions(middle)),
                    }
                    info::information(ui, shared, display);
                    own(ui, shared, TablePart::Messages(MessagesPlace::Below));
                });
            });
        }
    }
}

/// What one can do, where there is little room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ActionsPlace {
    /// It is always in sight.
    Pinned,
    /// It comes after the table.
    Flowing,
}

/// A part that stands still where the rest is scrolled, in the order of the rest.
fn pinned(ui: &mut Ui, salt: &str, rect: Rect, content: impl FnOnce(&mut Ui)) {
    let inner = rect.shrink2(MARGIN);
    let mut own = ui.new_child(UiBuilder::new().id_salt(salt).max_rect(inner));
    own.set_clip_rect(rect);
    focus::pinned(&mut own, content);
}

/// A part of the screen at its place.
fn part(ui: &mut Ui, salt: &str, rect: Rect, content: impl FnOnce(&mut Ui)) {
    let inner = rect.shrink2(MARGIN);
    let builder = UiBuilder::new().id_salt(salt).max_rect(inner);
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        content(ui);
    });
}

fn scroll(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .scroll_bar_visibility(columns::bars(ui))
        .show(ui, content);
}
