use accesskit::Role;
use egui::{Context, FullOutput, Plugin};

use crate::l10n::{L10n, Language};

/// Names what egui itself puts into the tree without a name.
#[derive(Debug, Default)]
pub(super) struct Names {
    language: Option<Language>,
    scroll_bar: String,
}

impl Names {
    pub(super) fn use_words(&mut self, words: &L10n) {
        if self.language.replace(words.language()) != Some(words.language()) {
            self.scroll_bar = words.text("scroll-bar");
        }
    }
}

impl Plugin for Names {
    fn debug_name(&self) -> &'static str {
        "names"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else {
            return;
        };
        for (_, node) in &mut update.nodes {
            if node.role() == Role::ScrollBar && node.label().is_none() {
                node.set_label(self.scroll_bar.as_str());
            }
        }
    }
}
