use accesskit::{Node, NodeId, Role};
use egui::{Context, FullOutput, Id, Plugin};

/// Keeps the name of what has the focus as it was when the focus came there.
///
/// Screen readers say at once what a focused element is called anew, and cut
/// short for it what they were announcing: the very event that has changed the
/// name. So what shows how the table stands is called anew when the focus has
/// gone on. Fields and switches are left alone: what the player does to them
/// is to be heard.
#[derive(Debug, Default)]
pub(super) struct Still {
    /// Whether what changes by itself can have the focus.
    wanted: bool,
    /// Whatever follows the table even so.
    exempt: Option<NodeId>,
    held: Option<Held>,
    /// In so many updates the name may still change, by the player's doing.
    renewing: u8,
}

/// A press is obeyed after the picture in which it is seen, and shows in the
/// one after that.
const OBEYED: u8 = 3;

#[derive(Debug)]
struct Held {
    id: NodeId,
    role: Role,
    label: Option<String>,
    value: Option<String>,
    description: Option<String>,
}

impl Still {
    /// Whether names are to stand still on this screen.
    pub(super) fn want(&mut self, wanted: bool) {
        self.wanted = wanted;
    }

    /// Lets the name of this element follow the table.
    pub(super) fn exempt(&mut self, id: Option<Id>) {
        self.exempt = id.map(|id| id.accesskit_id());
    }

    /// The player has done something to what has the focus: it may be called
    /// anew.
    pub(super) fn renew(&mut self) {
        self.renewing = OBEYED;
    }

    fn holds(&self, id: NodeId, node: &Node) -> bool {
        let is_held = self.held.as_ref().is_some_and(|held| held.id == id);
        self.wanted && self.exempt != Some(id) && (is_held || is_shown(node))
    }
}

impl Plugin for Still {
    fn debug_name(&self) -> &'static str {
        "still"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else {
            return;
        };
        // The new name of what had the focus goes out later than the new
        // focus, or it would still be said.
        let left = self.held.take_if(|held| held.id != update.focus);
        if left.is_some() {
            ctx.request_repaint();
        }
        if self.renewing > 0 {
            self.renewing -= 1;
            self.held = None;
        }
        for (id, node) in &mut update.nodes {
            if *id == update.focus && self.holds(*id, node) {
                let held = self.held.get_or_insert_with(|| Held::of(*id, node));
                held.give_to(node);
            } else if let Some(left) = left.as_ref().filter(|left| left.id == *id) {
                left.give_to(node);
            }
        }
    }
}

impl Held {
    fn of(id: NodeId, node: &Node) -> Held {
        Held {
            id,
            role: node.role(),
            label: node.label().map(str::to_owned),
            value: node.value().map(str::to_owned),
            description: node.description().map(str::to_owned),
        }
    }

    fn give_to(&self, node: &mut Node) {
        node.set_role(self.role);
        match &self.label {
            Some(label) => node.set_label(label.as_str()),
            None => node.clear_label(),
        }
        match &self.value {
            Some(value) => node.set_value(value.as_str()),
            None => node.clear_value(),
        }
        match &self.description {
            Some(description) => node.set_description(description.as_str()),
            None => node.clear_description(),
        }
    }
}

/// Whether an element shows something, and is not there to be changed.
fn is_shown(node: &Node) -> bool {
    matches!(
        node.role(),
        Role::Label | Role::Button | Role::Image | Role::ListItem | Role::Heading
    )
}
