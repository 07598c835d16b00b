//! Names in the accessibility tree, set right on their way to screen readers.

use accesskit::{Node, NodeId, Role};
use egui::{Context, FullOutput, Id, Plugin, Response};

use crate::speech::one_line;
use crate::speech::{L10n, Language, msg};

/// Names what egui itself puts into the tree without a name, or makes nothing of
/// it.
#[derive(Debug, Default)]
pub(super) struct MissingNames {
    language: Option<Language>,
    scroll_bar: String,
}

impl MissingNames {
    pub(super) fn use_words(&mut self, words: &L10n) {
        if self.language.replace(words.language()) != Some(words.language()) {
            self.scroll_bar = words.text(msg::SCROLL_BAR);
        }
    }
}

impl Plugin for MissingNames {
    fn debug_name(&self) -> &'static str {
        "names"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else {
            return;
        };
        for (_, node) in &mut update.nodes {
            match node.role() {
                Role::ScrollBar if node.label().is_none() => {
                    node.set_label(self.scroll_bar.as_str());
                }
                // Orca takes the first two for groups, and reads all texts in them;
                // the third is for the eyes.
                Role::Pane | Role::ScrollView | Role::Tooltip if node.label().is_none() => {
                    node.set_role(Role::GenericContainer);
                }
                _ => {}
            }
        }
    }
}

/// Keeps line breaks and control characters out of the accessibility tree: a
/// screen reader would act on them instead of reading them.
#[derive(Debug)]
pub(super) struct OneLine;

impl Plugin for OneLine {
    fn debug_name(&self) -> &'static str {
        "one line"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else {
            return;
        };
        // The letters of a text that is being typed are counted beside it.
        let told = |node: &&mut Node| node.role() != Role::TextRun;
        for node in update.nodes.iter_mut().map(|(_, node)| node).filter(told) {
            clean(node, Node::label, Node::set_label);
            clean(node, Node::value, Node::set_value);
            clean(node, Node::description, Node::set_description);
        }
    }
}

fn clean(node: &mut Node, get: fn(&Node) -> Option<&str>, set: fn(&mut Node, String)) {
    use std::borrow::Cow::Owned;
    let changed = match get(node).map(one_line) {
        Some(Owned(text)) => text,
        _ => return,
    };
    set(node, changed);
}

/// Keeps the description of the field that has the focus as it was when the focus
/// came: Orca reads a new one at once, while what has changed it is announced.
#[derive(Debug, Default)]
pub(super) struct SteadyField {
    /// Whether a screen reader listens that cannot read what stands in a field.
    needs_values: bool,
    held: Option<(Id, String)>,
}

impl SteadyField {
    /// Whether what stands in a field must be told beside it: Orca before 45 asks
    /// for it in a way that AccessKit does not answer.
    pub(super) fn need_values(&mut self, needed: bool) {
        self.needs_values = needed;
    }

    /// Whether it must.
    pub(super) fn needs_values(ctx: &Context) -> bool {
        let needs = ctx.with_plugin(|fields: &mut SteadyField| fields.needs_values);
        needs == Some(true)
    }

    /// What a field tells that now has this description. A new one goes out later
    /// than the new focus, or it would still be read.
    pub(super) fn told(ctx: &Context, field: &Response, now: String) -> String {
        let held = ctx.with_plugin(|fields: &mut SteadyField| {
            let is_held = fields.held.as_ref().is_some_and(|it| it.0 == field.id);
            if field.has_focus() && !is_held {
                fields.held = Some((field.id, now.clone()));
            }
            let held = fields.held.as_ref().filter(|it| it.0 == field.id);
            held.map(|(_, told)| told.clone())
        });
        held.flatten().unwrap_or(now)
    }
}

impl Plugin for SteadyField {
    fn debug_name(&self) -> &'static str {
        "fields"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let update = output.platform_output.accesskit_update.as_ref();
        let is_left =
            |it: &mut (Id, String)| update.is_some_and(|new| new.focus != it.0.accesskit_id());
        if self.held.take_if(is_left).is_some() {
            ctx.request_repaint();
        }
    }
}

/// Makes a heading that has the focus a text for screen readers that look for its
/// words elsewhere: Orca 48 would say "heading" and nothing else.
#[derive(Debug, Default)]
pub(super) struct FocusedHeading {
    wanted: bool,
}

impl FocusedHeading {
    /// Whether such a screen reader listens.
    pub(super) fn want(&mut self, wanted: bool) {
        self.wanted = wanted;
    }
}

impl Plugin for FocusedHeading {
    fn debug_name(&self) -> &'static str {
        "headings"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else {
            return;
        };
        let mut nodes = update.nodes.iter_mut();
        let focused = nodes.find(|(id, node)| *id == update.focus && node.role() == Role::Heading);
        if let Some((_, heading)) = focused.filter(|_| self.wanted) {
            let name = heading.label().unwrap_or_default().to_owned();
            heading.set_role(Role::Label);
            heading.set_value(name);
        }
    }
}

/// Keeps the name of what has the focus as it was when the focus came there.
///
/// When the name of the focused element changes, screen readers read it at once
/// and interrupt what they were announcing: the very event that has changed the
/// name. So an element that shows the state of the table gets its new name only
/// when the focus has moved on. Fields and switches are left alone: players
/// must hear what they do to them.
#[derive(Debug, Default)]
pub(super) struct SteadyName {
    /// Whether elements that change by themselves can have the focus.
    wanted: bool,
    /// An element that changes its name even so.
    exempt: Option<NodeId>,
    held: Option<HeldName>,
    /// For how many updates the name may still change, because the player has
    /// pressed the element.
    renewing: u8,
}

/// A press is obeyed after the picture in which it is seen, and shows in the
/// one after that.
const OBEYED: u8 = 3;

#[derive(Debug)]
struct HeldName {
    id: NodeId,
    role: Role,
    label: Option<String>,
    value: Option<String>,
    description: Option<String>,
}

impl SteadyName {
    /// Whether names are kept on this screen.
    pub(super) fn want(&mut self, wanted: bool) {
        self.wanted = wanted;
    }

    /// Lets the name of this element follow the table.
    pub(super) fn exempt(&mut self, id: Option<Id>) {
        self.exempt = id.map(|id| id.accesskit_id());
    }

    /// The player has pressed what has the focus: its name may change.
    pub(super) fn renew(&mut self) {
        self.renewing = OBEYED;
    }

    fn holds(&self, id: NodeId, node: &Node) -> bool {
        let is_held = self.held.as_ref().is_some_and(|held| held.id == id);
        self.wanted && self.exempt != Some(id) && (is_held || is_shown(node))
    }
}

impl Plugin for SteadyName {
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
                let held = self.held.get_or_insert_with(|| HeldName::of(*id, node));
                held.give_to(node);
            } else if let Some(left) = left.as_ref().filter(|left| left.id == *id) {
                left.give_to(node);
            }
        }
    }
}

impl HeldName {
    fn of(id: NodeId, node: &Node) -> HeldName {
        HeldName {
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
