//! A warning that stays in sight until it is closed, or is no longer true.

use egui::{Align2, Area, Frame, Id, Order, Panel, Ui, vec2};

use super::shared::Shared;
use super::widgets::{button, hint_below, reading};
use crate::player::commands::ProgramCommand;
use crate::speech::msg;

/// Where it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoticePlace {
    /// Over the table, which stays where it is.
    Over,
    /// Below a page, of which it hides nothing.
    Below,
}

/// Shows it, where there is one.
pub(super) fn show(ui: &mut Ui, shared: &mut Shared, place: NoticePlace) {
    let Some(notice) = shared.notice() else {
        return;
    };
    match place {
        NoticePlace::Below => {
            Panel::bottom("notice").show(ui, |ui| content(ui, shared, &notice));
        }
        NoticePlace::Over => {
            let width = (ui.max_rect().width() - 40.0).min(640.0);
            let area = Area::new(Id::unique("notice"))
                .order(Order::Foreground)
                .anchor(Align2::CENTER_TOP, vec2(0.0, 50.0));
            area.show(ui.ctx(), |ui| {
                Frame::popup(ui.style()).show(ui, |ui| {
                    ui.set_max_width(width);
                    content(ui, shared, &notice);
                });
            });
        }
    }
}

fn content(ui: &mut Ui, shared: &mut Shared, notice: &str) {
    ui.horizontal(|ui| {
        let close = shared.text(msg::NOTICE_CLOSE);
        ui.vertical(|ui| {
            ui.set_max_width((ui.available_width() - 110.0).max(160.0));
            reading(ui, "notice", notice);
        });
        let close = button(ui, "close-notice", &close);
        if hint_below(close, &shared.key_hint(ProgramCommand::Back)).clicked() {
            shared.close_notice();
        }
    });
}
