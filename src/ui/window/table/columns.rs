//! The columns beside the felt: they fold to leave it more room, by themselves
//! or by a press, and are there again for whoever moves into one.
//!
//! A folded column can still be reached by keys and by assistive technology,
//! which know no columns: it is only out of sight.

use egui::scroll_area::ScrollBarVisibility;
use egui::{Context, Id, Rect, Sense, Shape, Stroke, Ui, UiBuilder, Vec2, pos2, vec2};

use super::layout::{Column, MARGIN, PartPlaces, Wish, Wishes};
use crate::speech::msg;
use crate::ui::window::focus;
use crate::ui::window::shared::Shared;

/// Where a column is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// What the player has pressed, and where they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ColumnState {
    wish: Wish,
    /// Whether the focus is in it.
    has_focus: bool,
    /// Whether it was seen in the last picture.
    is_open: bool,
}

/// What became of both columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui::window) enum Columns {
    Shown,
    Folded,
}

/// Folds the columns if any can be seen, and unfolds both otherwise.
pub(in crate::ui::window) fn fold_columns(ctx: &Context) -> Columns {
    let states = [Side::Left, Side::Right].map(|side| (side, side.state(ctx)));
    let any = states.iter().any(|(_, state)| state.is_open);
    let wish = if any { Wish::Folded } else { Wish::Open };
    for (side, state) in states {
        side.keep(ctx, ColumnState { wish, ..state });
    }
    ctx.request_repaint();
    if any { Columns::Folded } else { Columns::Shown }
}

impl Side {
    fn id(self) -> Id {
        Id::unique(("column", self as u8))
    }

    fn state(self, ctx: &Context) -> ColumnState {
        ctx.data(|data| data.get_temp(self.id()))
            .unwrap_or_default()
    }

    fn keep(self, ctx: &Context, state: ColumnState) {
        ctx.data_mut(|data| data.insert_temp(self.id(), state));
    }
}

/// What is wanted of the columns now.
pub(super) fn wishes(ui: &Ui) -> Wishes {
    [Side::Left, Side::Right].map(|side| {
        let state = side.state(ui.ctx());
        if state.has_focus {
            Wish::Open
        } else {
            state.wish
        }
    })
}

/// Shows a column, or keeps it out of sight.
pub(super) fn column(ui: &mut Ui, side: Side, column: Column, content: impl FnOnce(&mut Ui)) {
    let (rect, clip) = match column {
        Column::Open(rect) => (rect, rect),
        Column::Folded(rect) => (rect, Rect::from_min_size(rect.min, Vec2::ZERO)),
    };
    let salt = match side {
        Side::Left => "information",
        Side::Right => "messages",
    };
    let builder = (UiBuilder::new().id_salt(salt)).max_rect(rect.shrink2(vec2(10.0, MARGIN.y)));
    let has_focus = focus::has(ui, |ui| {
        ui.scope_builder(builder, |ui| {
            ui.set_clip_rect(clip.intersect(ui.clip_rect()));
            content(ui);
        });
    });
    let before = side.state(ui.ctx());
    let now = ColumnState {
        has_focus,
        is_open: column.is_open(),
        ..before
    };
    if before != now {
        side.keep(ui.ctx(), now);
        ui.request_repaint();
    }
}

/// What folds the columns and unfolds them by the pointer, at the lower corners
/// of the felt.
pub(super) fn handles(ui: &Ui, shared: &Shared, places: &PartPlaces) {
    let felt = places.felt;
    let size = vec2(22.0, 46.0);
    for (side, column, x) in [
        (Side::Left, places.information, felt.left() + 2.0),
        (Side::Right, places.messages, felt.right() - 2.0 - size.x),
    ] {
        let rect = Rect::from_min_size(pos2(x, felt.bottom() - size.y - 4.0), size);
        let response = ui.interact(rect, side.id().with("handle"), Sense::CLICK);
        paint(ui, shared, rect, response.hovered(), side, column);
        let name = shared.text(match side {
            Side::Left => msg::INFO_TITLE,
            Side::Right => msg::MESSAGES_TITLE,
        });
        let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
        if response.on_hover_text(name).clicked() {
            let wish = match column {
                Column::Open(_) => Wish::Folded,
                Column::Folded(_) => Wish::Open,
            };
            let now = ColumnState {
                wish,
                ..ColumnState::default()
            };
            side.keep(ui.ctx(), now);
            ui.request_repaint();
        }
    }
}

/// An arrow that points to where the column would go or come from.
fn paint(ui: &Ui, shared: &Shared, rect: Rect, hovered: bool, side: Side, column: Column) {
    let palette = shared.palette();
    let fill = if hovered {
        palette.button.hovered
    } else {
        palette.button.fill
    };
    let edge = Stroke::new(palette.edge_width(), palette.button.edge);
    ui.painter()
        .rect(rect, 5.0, fill, edge, egui::StrokeKind::Inside);
    let points_left = (side == Side::Left) == column.is_open();
    let (tip, back) = if points_left {
        (-4.0, 4.0)
    } else {
        (4.0, -4.0)
    };
    let middle = rect.center();
    let arrow = vec![
        middle + vec2(back, -8.0),
        middle + vec2(tip, 0.0),
        middle + vec2(back, 8.0),
    ];
    ui.painter()
        .add(Shape::line(arrow, Stroke::new(2.5, palette.button.text)));
}

/// The bars of a column: what is out of sight has none, which would lie beside
/// the window.
pub(super) fn bars(ui: &Ui) -> ScrollBarVisibility {
    if ui.clip_rect().is_positive() {
        ScrollBarVisibility::VisibleWhenNeeded
    } else {
        ScrollBarVisibility::AlwaysHidden
    }
}
