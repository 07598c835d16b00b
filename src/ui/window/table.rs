//! The table for eyes, keys and ears: what is drawn is also a tree of named
//! elements, read in this order: home, status, information, players, own cards,
//! community cards, actions, messages.

mod actions;
mod banner;
mod cards;
mod deeds;
mod dialogs;
mod display;
mod felt;
mod info;
mod messages;
mod motion;
mod picture;

use egui::{Frame, Pos2, Rect, ScrollArea, Ui, UiBuilder, Vec2};

use super::focus::FocusBefore;
use super::shared::Shared;
use super::widgets::rows_of_buttons;
use crate::player::client::Asking;
pub use picture::picture;
pub(super) use picture::signs;

use dialogs::RaiseForm;
pub(super) use dialogs::yes;
pub(super) use display::TableDisplay;
pub(super) use info::row;
pub(super) use messages::{MessagesPlace, lines};
pub(super) use motion::ArrivingCards;

/// The table.
#[derive(Default)]
pub(super) struct TableScreen {
    raise: RaiseForm,
    /// Whether the question before something is done has the focus already.
    asked: bool,
    before: FocusBefore,
    arrivals: ArrivingCards,
}

impl TableScreen {
    pub(super) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let Some(table) = &shared.table else { return };
        let (asking, display) = (table.asking(), TableDisplay::now(table));
        let actions = actions::actions(table, &shared.words);
        let names: Vec<String> = actions.iter().map(|it| it.shown.clone()).collect();
        self.keep_focus(ui, asking);
        // A dialog covers the rest for the eyes; for assistive technology
        // the rest must be disabled.
        ui.add_enabled_ui(asking.is_none(), |ui| {
            lay_out(
                ui,
                shared,
                &display,
                &mut self.arrivals,
                &names,
                |ui, shared, part| match part {
                    TablePart::Bar => info::bar(ui, shared, &display),
                    TablePart::Actions => actions::buttons(ui, shared, &actions),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TablePart {
    /// The status line and the commands beside it.
    Bar,
    /// What one can do.
    Actions,
    /// What was said.
    Messages(MessagesPlace),
}

/// Lays a table out: what every table shows, and around it what only this one
/// does, with room for buttons that are called so.
pub(super) fn lay_out(
    ui: &mut Ui,
    shared: &mut Shared,
    display: &TableDisplay,
    arrivals: &mut ArrivingCards,
    buttons: &[String],
    mut own: impl FnMut(&mut Ui, &mut Shared, TablePart),
) {
    let rows = |width| rows_of_buttons(ui, buttons, width - 2.0 * MARGIN.x);
    match TableLayout::of(ui.max_rect(), rows) {
        TableLayout::Wide(places) => {
            part(ui, "bar", places.bar, |ui| own(ui, shared, TablePart::Bar));
            part(ui, "information", places.information, |ui| {
                scroll(ui, |ui| info::information(ui, shared, display));
            });
            part(ui, "felt", places.felt, |ui| {
                felt::felt(ui, shared, display, arrivals);
            });
            part(ui, "actions", places.actions, |ui| {
                own(ui, shared, TablePart::Actions);
            });
            part(ui, "messages", places.messages, |ui| {
                own(ui, shared, TablePart::Messages(MessagesPlace::Beside));
            });
        }
        TableLayout::Narrow => scroll(ui, |ui| {
            Frame::new().inner_margin(MARGIN).show(ui, |ui| {
                own(ui, shared, TablePart::Bar);
                felt::rows(ui, shared, display);
                own(ui, shared, TablePart::Actions);
                info::information(ui, shared, display);
                own(ui, shared, TablePart::Messages(MessagesPlace::Below));
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

/// Where the parts of the table screen are.
#[derive(Clone, Copy, Debug, PartialEq)]
enum TableLayout {
    /// Side by side: information, the table with the cards and buttons below
    /// it, messages.
    Wide(PartPlaces),
    /// One below the other, to scroll: for small windows and large text.
    Narrow,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct PartPlaces {
    bar: Rect,
    information: Rect,
    felt: Rect,
    actions: Rect,
    messages: Rect,
}

/// Below this, parts do not fit side by side.
const WIDE: Vec2 = Vec2::new(1180.0, 640.0);

const BAR: f32 = 52.0;
const ROW: f32 = 42.0;
const ROWS_MARGIN: f32 = 22.0;
const SIDE: f32 = 262.0;

impl TableLayout {
    /// In that room, with as many rows of buttons as there are in a width.
    fn of(room: Rect, rows: impl FnOnce(f32) -> u8) -> TableLayout {
        if room.width() < WIDE.x || room.height() < WIDE.y {
            return TableLayout::Narrow;
        }
        let (left, right) = (room.left() + SIDE, room.right() - SIDE);
        let rows = f32::from(rows(right - left));
        let (top, bottom) = (room.top() + BAR, room.bottom() - rows * ROW - ROWS_MARGIN);
        let rect = |x0, y0, x1, y1| Rect::from_min_max(Pos2::new(x0, y0), Pos2::new(x1, y1));
        TableLayout::Wide(PartPlaces {
            bar: rect(room.left(), room.top(), room.right(), top),
            information: rect(room.left(), top, left, room.bottom()),
            felt: rect(left, top, right, bottom),
            actions: rect(left, bottom, right, room.bottom()),
            messages: rect(right, top, room.right(), room.bottom()),
        })
    }
}
