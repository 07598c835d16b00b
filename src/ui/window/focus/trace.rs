//! What is left of an element that had the focus and is gone.

use std::time::Duration;

use accesskit::{Node, NodeId, Role, TreeUpdate};
use egui::Context;

/// Keeps a trace of what had the focus in the tree for a while, without a name,
/// when a screen or a dialog takes it away. Orca compares where the focus is with
/// where it was, to say which screen, section and list one has come to; if what
/// had it is gone, it says none of them.
#[derive(Debug, Default)]
pub(super) struct Trace {
    focused: Option<NodeId>,
    left: Option<NodeId>,
    /// When it goes, in seconds.
    until: f64,
}

/// As long as a busy screen reader may take to look at it.
const STAYS: f64 = 3.0;

impl Trace {
    pub(super) fn follow(&mut self, ctx: &Context, update: &mut TreeUpdate) {
        let now = ctx.input(|input| input.time);
        let root = egui::accesskit_root_id().accesskit_id();
        let focused = Some(update.focus).filter(|&focus| focus != root);
        let before = std::mem::replace(&mut self.focused, focused);
        let is_gone = |id: &NodeId| update.nodes.iter().all(|it| it.0 != *id);
        if let Some(gone) = before.filter(is_gone) {
            (self.left, self.until) = (Some(gone), now + STAYS);
            ctx.request_repaint_after(Duration::from_secs_f64(STAYS));
        }
        self.left = self.left.filter(|it| now < self.until && is_gone(it));
        let window = update.nodes.iter_mut().find(|it| it.0 == root);
        if let (Some(id), Some((_, window))) = (self.left, window) {
            window.push_child(id);
            update.nodes.push((id, Node::new(Role::Label)));
        }
    }
}
