//! The table for eyes, keys and ears: what is drawn is also a tree of named
//! elements, read in this order: status, information, players, own cards,
//! community cards, actions, messages.

mod actions;
mod ask;
mod bar;
mod buttons;
mod cards;
mod felt;
mod info;
mod layout;
mod messages;
mod motion;
mod picture;
mod raise;
mod seats;

use egui::{Rect, ScrollArea, Ui, UiBuilder};

use super::desk::Desk;
use crate::client::Asking;
use crate::engine::View;
pub(super) use picture::signs;

use layout::{Layout, Places};
use messages::Where;
use motion::Arrivals;
use raise::RaiseForm;

/// The table.
#[derive(Default)]
pub(super) struct TableScreen {
    raise: RaiseForm,
    /// Whether the question before something is done has the focus already.
    asked: bool,
    /// What had the focus before a dialog opened.
    before: Option<egui::Id>,
    arrivals: Arrivals,
}

impl TableScreen {
    pub(super) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let Some(table) = &desk.table else { return };
        let (asking, view) = (table.asking(), table.view());
        self.keep_focus(ui, asking);
        // A dialog covers the rest for the eyes; for assistive technology
        // the rest must be disabled.
        ui.add_enabled_ui(asking.is_none(), |ui| match Layout::of(ui.max_rect()) {
            Layout::Wide(places) => wide(ui, desk, view.as_ref(), places, &mut self.arrivals),
            Layout::Narrow => narrow(ui, desk, view.as_ref()),
        });
        match (asking, &view) {
            (Some(Asking::Amount), Some(view)) => self.raise.show(ui.ctx(), desk, view),
            (Some(asking), _) => ask::confirm(ui.ctx(), desk, asking, &mut self.asked),
            (None, _) => {}
        }
    }

    /// A dialog takes the focus and gives it back.
    fn keep_focus(&mut self, ui: &Ui, asking: Option<Asking>) {
        match asking {
            Some(_) if self.before.is_none() => {
                self.before = ui.memory(|memory| memory.focused());
            }
            None if self.before.is_some() => {
                let before = self.before.take();
                (self.raise, self.asked) = (RaiseForm::default(), false);
                ui.ctx().with_plugin(|focus: &mut super::focus::Focus| {
                    focus.return_to(before);
                });
            }
            _ => {}
        }
    }
}

fn wide(
    ui: &mut Ui,
    desk: &mut Desk,
    view: Option<&View>,
    places: Places,
    arrivals: &mut Arrivals,
) {
    part(ui, "bar", places.bar, |ui| bar::bar(ui, desk, view));
    part(ui, "information", places.information, |ui| {
        scroll(ui, |ui| info::information(ui, desk, view));
    });
    if let Some(view) = view {
        part(ui, "felt", places.felt, |ui| {
            felt::felt(ui, desk, view, arrivals)
        });
    }
    part(ui, "actions", places.actions, |ui| {
        buttons::buttons(ui, desk)
    });
    part(ui, "messages", places.messages, |ui| {
        messages::messages(ui, desk, Where::Beside);
    });
}

fn narrow(ui: &mut Ui, desk: &mut Desk, view: Option<&View>) {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            bar::bar(ui, desk, view);
            if let Some(view) = view {
                felt::rows(ui, desk, view);
            }
            buttons::buttons(ui, desk);
            info::information(ui, desk, view);
            messages::messages(ui, desk, Where::Below);
        });
}

/// A part of the screen at its place.
fn part(ui: &mut Ui, salt: &str, rect: Rect, content: impl FnOnce(&mut Ui)) {
    let inner = rect.shrink2(egui::vec2(10.0, 6.0));
    let builder = UiBuilder::new().id_salt(salt).max_rect(inner);
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        content(ui);
    });
}

fn scroll(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, content);
}
