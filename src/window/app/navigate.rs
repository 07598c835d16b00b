use egui::{Context, Id};

use super::read_focus::Moved;
use super::{App, Open};
use crate::window::focus::Focus;
use crate::window::screens::{Leaving, Screen};

impl App {
    pub(super) fn open(&mut self, ctx: &Context, screen: Screen) {
        let focused = ctx.memory(|memory| memory.focused());
        if let Some(below) = self.screens.last_mut() {
            below.focus = focused;
        }
        let focus = None;
        self.screens.push(Open { screen, focus });
        self.arrive(ctx, focus);
    }

    pub(super) fn back(&mut self, ctx: &Context) {
        let open = self.screens.last_mut().expect("the menu is never closed");
        if open.screen.leave(&mut self.desk) == Leaving::NotYet {
            return;
        }
        if self.screens.len() > 1 {
            let left = self.screens.pop();
            if left.is_some_and(|open| matches!(open.screen, Screen::Table(_))) {
                self.leave_lesson();
            }
            let focus = self.screens.last().and_then(|open| open.focus);
            self.arrive(ctx, focus);
        } else {
            self.where_am_i();
        }
    }

    /// A screen is shown now that was not before.
    pub(super) fn arrive(&mut self, ctx: &Context, focus: Option<Id>) {
        let hold = !self.is_at_table();
        if let Some(table) = &mut self.desk.table
            && self.held != hold
        {
            let paused = table.session().times().paused;
            if paused != hold {
                table.hold(self.desk.now);
                self.held = hold;
            }
        }
        if self.moved == Moved::ToElement {
            self.moved = Moved::ToScreen;
        }
        ctx.with_plugin(|keeper: &mut Focus| keeper.return_to(focus));
        ctx.request_repaint();
    }

    /// Opens a screen unless it is open already.
    pub(super) fn open_once(&mut self, ctx: &Context, screen: Screen) {
        if std::mem::discriminant(self.screen()) == std::mem::discriminant(&screen) {
            return self.where_am_i();
        }
        self.open(ctx, screen);
    }
}
