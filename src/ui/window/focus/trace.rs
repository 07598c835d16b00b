//! What is left of an element that had the focus and is gone.

use std::time::Duration;

use accesskit::{Node, NodeId, Role, Toggled, TreeUpdate};
use egui::Context;

/// Keeps a trace of what had the focus in the tree for a while, without a name,
/// when a screen or a dialog takes it away. Orca compares where the focus is with
/// where it was, to say which screen, section and list one has come to; if what
/// had it is gone, it says none of them.
#[derive(Debug, Default)]
pub(super) struct Trace {
    focused: Option<Element>,
    left: Option<Element>,
    /// When it goes, in seconds.
    until: f64,
}

/// An element that has or had the focus.
#[derive(Debug)]
struct Element {
    id: NodeId,
    /// Whether it was on: Orca would say that it no longer is.
    toggled: Option<Toggled>,
    /// What it was in, from the inside to the window.
    around: Vec<NodeId>,
}

/// As long as a busy screen reader may take to look at it.
const STAYS: f64 = 3.0;

impl Trace {
    pub(super) fn follow(&mut self, ctx: &Context, update: &mut TreeUpdate) {
        let now = ctx.input(|input| input.time);
        let before = self.focused.take();
        self.focused = Element::focused(update, before.as_ref());
        if let Some(gone) = before.filter(|it| it.is_gone(update)) {
            (self.left, self.until) = (Some(gone), now + STAYS);
            ctx.request_repaint_after(Duration::from_secs_f64(STAYS));
        }
        let stays = |it: &Element| now < self.until && it.is_gone(update);
        self.left = self.left.take().filter(stays);
        if let Some(left) = &self.left {
            left.stay(update);
        }
    }
}

impl Element {
    /// What has the focus now, unless it is the bare window.
    fn focused(update: &TreeUpdate, before: Option<&Element>) -> Option<Element> {
        let id = update.focus;
        let (_, node) = update.nodes.iter().find(|it| it.0 == id)?;
        let same = before.filter(|it| it.id == id);
        let around = same.map_or_else(|| around(update, id), |it| it.around.clone());
        let element = Element {
            id,
            toggled: node.toggled(),
            around,
        };
        Some(element).filter(|it| !it.around.is_empty())
    }

    fn is_gone(&self, update: &TreeUpdate) -> bool {
        update.nodes.iter().all(|it| it.0 != self.id)
    }

    /// Leaves a trace in what is still there of what it was in.
    fn stay(&self, update: &mut TreeUpdate) {
        let place = |id: &NodeId| update.nodes.iter().position(|it| it.0 == *id);
        let Some(place) = self.around.iter().find_map(place) else {
            return;
        };
        let mut trace = Node::new(Role::Label);
        if let Some(toggled) = self.toggled {
            trace.set_toggled(toggled);
        }
        update.nodes[place].1.push_child(self.id);
        update.nodes.push((self.id, trace));
    }
}

/// What an element is in, from the inside to the window.
fn around(update: &TreeUpdate, id: NodeId) -> Vec<NodeId> {
    let mut around = Vec::new();
    let mut inner = id;
    let holds = |inner| {
        update
            .nodes
            .iter()
            .find(|it| it.1.children().contains(&inner))
    };
    while let Some((outer, _)) = holds(inner) {
        around.push(*outer);
        inner = *outer;
    }
    around
}
