//! What happens to the focus from one pass to the next.

use accesskit::NodeId;
use egui::{Context, FullOutput, Id, Plugin, Ui};

use super::composite::{Composite, Order};
use super::{Focus, FocusRequest, Step, TRIES, has_keyboard};

impl Plugin for Focus {
    fn debug_name(&self) -> &'static str {
        "focus"
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        if !self.alive && has_keyboard(ui.ctx()) {
            // Whatever gets it now gets it anew.
            self.shown = None;
        }
        self.chosen = None;
        self.by_pointer |= ui.input(|input| input.pointer.any_pressed());
        if let Some(step) = self.step.take() {
            self.obey(ui.ctx(), step);
        }
        let left = |group| self.left.get(&group).copied();
        let drawn = std::mem::take(&mut self.drawn).into_iter();
        self.parts = drawn.map(|id| self.order.beginning(id, left)).collect();
        self.alive = false;
        self.coming = false;
        self.new = None;
        self.number = None;
        self.kept.clear();
        self.order = Order::default();
        self.group = None;
        self.home = None;
        self.begun = 0;
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx();
        // Without the keyboard nothing has the focus, whatever is drawn; it is
        // where it was when the player comes back.
        if !has_keyboard(ctx) {
            return;
        }
        self.stepped = None;
        let target = match self.wanted {
            Some(FocusRequest { id: Some(id), .. }) if self.kept.contains(&id) => Some(id),
            // It may be drawn next time; until then the focus stays.
            Some(FocusRequest { id: Some(_), .. }) if self.alive => return self.try_again(ctx),
            // The screen whose home is meant comes with the next pass.
            Some(FocusRequest { tries: TRIES, .. }) if self.alive => return self.try_again(ctx),
            Some(_) => self.home,
            None if self.alive => None,
            // It goes on from here as soon as the next pass begins.
            None if self.step.is_some() => return self.come(ctx),
            None => self.home,
        };
        let Some(target) = target else { return };
        let has_it = ctx.memory(|memory| memory.focused()) == Some(target);
        if has_it && self.alive {
            self.wanted = None;
            return;
        }
        self.ask(ctx, target);
    }

    /// Between two elements there may be a pass without any focus. Screen
    /// readers are not told of it: they would say that the bare window has it.
    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else {
            return;
        };
        let window = egui::accesskit_root_id().accesskit_id();
        if update.focus == window {
            let home = self.home.map(|id| id.accesskit_id());
            let is_drawn = |id: &NodeId| update.nodes.iter().any(|(it, _)| it == id);
            let mut stays = self.told.into_iter().chain(home);
            update.focus = stays.find(is_drawn).unwrap_or(window);
        }
        self.trace.follow(ctx, update);
        self.told = Some(update.focus).filter(|&focus| focus != window);
    }
}

impl Focus {
    /// Moves the focus. Among several of which one is chosen, that chooses.
    fn obey(&mut self, ctx: &Context, step: Step) {
        let from = ctx.memory(|memory| memory.focused());
        let target = match step {
            Step::To(id) => Some(id),
            Step::By(key) => (self.order).target(key, from, |group| self.left.get(&group).copied()),
        };
        let Some(target) = target.filter(|&to| from != Some(to)) else {
            return;
        };
        // A player who has moved on meanwhile is not pulled back.
        self.wanted = None;
        ctx.memory_mut(|memory| memory.request_focus(target));
        let group = self.order.group_of(target);
        let was_there = from.is_some_and(|from| self.order.group_of(from) == group);
        let chooses = group.is_some_and(|it| it.composite == Composite::Choice);
        self.chosen = Some(target).filter(|_| chooses && was_there);
    }

    fn ask(&mut self, ctx: &Context, target: Id) {
        ctx.memory_mut(|memory| memory.request_focus(target));
        self.try_again(ctx);
    }

    fn try_again(&mut self, ctx: &Context) {
        self.wanted = match self.wanted {
            Some(FocusRequest { tries: 0, .. }) => None,
            Some(wanted) => Some(FocusRequest {
                tries: wanted.tries - 1,
                ..wanted
            }),
            None => None,
        };
        self.come(ctx);
    }

    pub(super) fn come(&mut self, ctx: &Context) {
        self.coming = true;
        ctx.request_repaint();
    }
}
