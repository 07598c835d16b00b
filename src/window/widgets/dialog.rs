use egui::accesskit::Role;
use egui::{Context, Frame, Id, Modal, Ui};

/// A question in front of everything else.
pub(in crate::window) struct Dialog<'a> {
    /// Tells it from other dialogs.
    pub salt: &'static str,
    /// What screen readers say when it opens.
    pub name: &'a str,
}

/// Shows a dialog. What is behind it must be disabled by the caller, since
/// assistive technology can press what the eyes see covered.
pub(in crate::window) fn dialog<R>(
    ctx: &Context,
    dialog: &Dialog<'_>,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = Id::unique(dialog.salt);
    let area = Modal::default_area(id)
        .role(Role::AlertDialog)
        .accessible_name(dialog.name);
    let frame = Frame::popup(&ctx.global_style()).inner_margin(20.0);
    let shown = Modal::new(id).area(area).frame(frame).show(ctx, |ui| {
        ui.set_max_width(460.0);
        content(ui)
    });
    ctx.accesskit_node_builder(id, |node| node.set_modal());
    shown.inner
}
