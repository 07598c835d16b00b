use accesskit::{Node, Role};
use egui::{Context, FullOutput, Plugin};

use crate::l10n::one_line;

/// Lets nothing into the accessibility tree that a screen reader would obey
/// instead of telling it.
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
