//! Choosing an amount with the pointer: at once, by a slider, in steps, or by the
//! wheel. Keys and screen readers have a dialog for it.

use egui::{CursorIcon, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::places::BarPlaces;
use super::{Raising, paint};
use crate::rules::Chips;
use crate::ui::window::shared::Shared;
use crate::ui::window::table::raise::{self, AllIn, Preset};
use crate::ui::window::widgets::{Turned, wheel_turned};

/// Shows what chooses an amount, above the turn; gives what is chosen anew.
pub(super) fn choose(
    ui: &Ui,
    shared: &Shared,
    places: &BarPlaces,
    raising: Raising<'_>,
) -> Option<Chips> {
    let at = places.amounts.as_ref()?;
    let (view, range) = (raising.view, raising.range);
    let mut chosen = None;
    let all = AllIn::of(view, range);
    for (preset, &rect) in Preset::ALL.iter().zip(&at.presets) {
        let sign = shared.words.say(&preset.sign(all));
        if button(ui, shared, rect, &sign) {
            chosen = Some(preset.total(view, raising.bet, range));
        }
    }
    let step = raise::step(view);
    let down = raising.to.saturating_sub(step).max(range.min);
    let up = raising.to.saturating_add(step).min(range.max);
    if button(ui, shared, at.less, "−") {
        chosen = Some(down);
    }
    if button(ui, shared, at.more, "+") {
        chosen = Some(up);
    }
    // Its handle stands out a little at either end.
    let slider = at.slider.map(|it| it.shrink2(vec2(4.0, 0.0)));
    let dragged = slider.and_then(|it| drag(ui, shared, it, raising, step));
    let turned = wheel(ui, places).map(|steps| match steps {
        Turned::Up => up,
        Turned::Down => down,
    });
    chosen.or(dragged).or(turned)
}

fn button(ui: &Ui, shared: &Shared, rect: Rect, text: &str) -> bool {
    let id = ui.scope_id().with(("amount", text));
    let response = ui.interact(rect, id, Sense::CLICK);
    paint::small(ui, shared, rect, &response, text);
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}

fn drag(ui: &Ui, shared: &Shared, rect: Rect, raising: Raising<'_>, step: Chips) -> Option<Chips> {
    let palette = shared.palette();
    let radius = rect.height() * 0.32;
    let track = Rect::from_center_size(
        rect.center(),
        vec2(rect.width() - 2.0 * radius, rect.height() * 0.22),
    );
    let id = ui.scope_id().with("slider");
    let response = ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
    let share = raise::share_of(raising.range, raising.to);
    let at = pos2(track.left() + share * track.width(), track.center().y);
    let edge = Stroke::new(palette.edge_width(), palette.edge);
    let round = track.height() / 2.0;
    let painter = ui.painter();
    painter.rect(track, round, palette.track, edge, StrokeKind::Outside);
    painter.rect_filled(track.with_max_x(at.x), round, palette.selection_edge);
    let fill = if response.hovered() || response.dragged() {
        palette.button.hovered
    } else {
        palette.button.fill
    };
    painter.circle(at, radius, fill, Stroke::new(2.5, palette.selection_edge));
    let response = response.on_hover_cursor(CursorIcon::Grab);
    if !(response.dragged() || response.clicked()) {
        return None;
    }
    let pointer = response.interact_pointer_pos()?;
    let share = (pointer.x - track.left()) / track.width();
    let to = raise::amount_at(raising.range, share, step);
    Some(to).filter(|it| *it != raising.to)
}

/// One step for each notch of the wheel over the bar.
fn wheel(ui: &Ui, places: &BarPlaces) -> Option<Turned> {
    let first = places.amounts.iter().map(|it| &it.less);
    let all = places.turn.iter().chain(first);
    let over = all.fold(places.upper, |all, it| all.union(*it));
    ui.rect_contains_pointer(over).then(|| wheel_turned(ui))?
}
