//! The table for eyes, keys and ears: what is drawn is also a tree of named
//! elements, read in this order: home, status, information, players, own cards,
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
mod scene;
mod seats;

use egui::{Frame, Rect, ScrollArea, Ui, UiBuilder, Vec2};

use super::desk::Desk;
use super::focus::Before;
use super::widgets::rows_of_buttons;
use crate::client::Asking;
pub(super) use picture::signs;

pub(super) use bar::row;
use layout::Layout;
pub(super) use messages::{Where, lines};
pub(super) use motion::Arrivals;
use raise::RaiseForm;
pub(super) use scene::Scene;

/// The table.
#[derive(Default)]
pub(super) struct TableScreen {
    raise: RaiseForm,
    /// Whether the question before something is done has the focus already.
    asked: bool,
    before: Before,
    arrivals: Arrivals,
}

impl TableScreen {
    pub(super) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let Some(table) = &desk.table else { return };
        let (asking, scene) = (table.asking(), Scene::now(table));
        let actions = actions::actions(table, &desk.words);
        let names: Vec<String> = actions.iter().map(|it| it.shown.clone()).collect();
        self.keep_focus(ui, asking);
        // A dialog covers the rest for the eyes; for assistive technology
        // the rest must be disabled.
        ui.add_enabled_ui(asking.is_none(), |ui| {
            lay_out(
                ui,
                desk,
                &scene,
                &mut self.arrivals,
                &names,
                |ui, desk, part| match part {
                    Part::Bar => bar::bar(ui, desk, &scene),
                    Part::Actions => buttons::buttons(ui, desk, &actions),
                    Part::Messages(place) => messages::messages(ui, desk, place),
                },
            );
        });
        match (asking, &scene.view) {
            (Some(Asking::Amount), Some(view)) => self.raise.show(ui.ctx(), desk, view),
            (Some(asking), _) => ask::confirm(ui.ctx(), desk, asking, &mut self.asked),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The status line and the commands beside it.
    Bar,
    /// What one can do.
    Actions,
    /// What was said.
    Messages(Where),
}

/// Lays a table out: what every table shows, and around it what only this one
/// does, with room for buttons that are called so.
pub(super) fn lay_out(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &Scene,
    arrivals: &mut Arrivals,
    buttons: &[String],
    mut own: impl FnMut(&mut Ui, &mut Desk, Part),
) {
    let rows = |width| rows_of_buttons(ui, buttons, width - 2.0 * MARGIN.x);
    match Layout::of(ui.max_rect(), rows) {
        Layout::Wide(places) => {
            part(ui, "bar", places.bar, |ui| own(ui, desk, Part::Bar));
            part(ui, "information", places.information, |ui| {
                scroll(ui, |ui| info::information(ui, desk, scene));
            });
            part(ui, "felt", places.felt, |ui| {
                felt::felt(ui, desk, scene, arrivals);
            });
            part(ui, "actions", places.actions, |ui| {
                own(ui, desk, Part::Actions);
            });
            part(ui, "messages", places.messages, |ui| {
                own(ui, desk, Part::Messages(Where::Beside));
            });
        }
        Layout::Narrow => scroll(ui, |ui| {
            Frame::new().inner_margin(MARGIN).show(ui, |ui| {
                own(ui, desk, Part::Bar);
                felt::rows(ui, desk, scene);
                own(ui, desk, Part::Actions);
                info::information(ui, desk, scene);
                own(ui, desk, Part::Messages(Where::Below));
            });
        }),
    }
}

/// Around each part, so that the ring of the focus is whole.
const MARGIN: Vec2 = Vec2::new(10.0, 6.0);

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
        .show(ui, content);
}
