use std::ops::RangeInclusive;

use accesskit::{Action, ActionData, Role};
use egui::{AsIdSalt, Button, Response, Sense, Ui};

use super::field::{Field, edit, select_all};
use super::wheel::{Turned, wheel_turned};
use crate::speech::L10n;
use crate::ui::window::focus;
use crate::ui::window::focus::{ElementValue, NavigationKey, NumberKeys};

/// How far a number can be moved, and by how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui::window) struct Steps<T> {
    pub range: RangeInclusive<T>,
    /// By an arrow; at least one.
    pub step: T,
    /// By Page Up and Page Down.
    pub page: T,
}

/// Numbers that are moved in steps: to round numbers, whatever was typed.
pub(in crate::ui::window) trait Stepping: Copy + Ord {
    /// So much less, or the round number of steps above that.
    fn less(self, by: Self, step: Self) -> Self;
    /// So much more, or the round number of steps below that.
    fn more(self, by: Self, step: Self) -> Self;
}

impl Stepping for i32 {
    fn less(self, by: i32, step: i32) -> i32 {
        let less = self.saturating_sub(by);
        less.saturating_add((-less).rem_euclid(step))
    }
    fn more(self, by: i32, step: i32) -> i32 {
        let more = self.saturating_add(by);
        more - more.rem_euclid(step)
    }
}

impl Stepping for u64 {
    fn less(self, by: u64, step: u64) -> u64 {
        self.saturating_sub(by).next_multiple_of(step)
    }
    fn more(self, by: u64, step: u64) -> u64 {
        let more = self.saturating_add(by);
        more - more % step
    }
}

impl<T: Stepping> Steps<T> {
    /// The number after a key.
    pub(super) fn after(&self, key: NavigationKey, number: T) -> T {
        use NavigationKey as Key;
        let (least, most) = (*self.range.start(), *self.range.end());
        let moved = match key {
            Key::Up | Key::Right => number.more(self.step, self.step),
            Key::Down | Key::Left => number.less(self.step, self.step),
            Key::PageUp => number.more(self.page, self.step),
            Key::PageDown => number.less(self.page, self.step),
            Key::Home => least,
            Key::End => most,
            Key::NextStop | Key::PreviousStop => number,
        };
        moved.max(least).min(most)
    }
}

/// A number as it is written in a field.
pub(in crate::ui::window) struct Written<'a> {
    /// What stands there as a number.
    pub read: &'a dyn Fn(&str) -> Option<u64>,
    /// How a number is written.
    pub write: &'a dyn Fn(u64) -> String,
}

/// A field for a number: it can be typed, and moved by Up and Down, Page Up and
/// Page Down, a screen reader, the wheel, or the signs after it. What was typed
/// stays, right or wrong.
pub(in crate::ui::window) fn number_field(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    text: &mut String,
    says: &Field<'_>,
    steps: &Steps<u64>,
    written: &Written<'_>,
) -> Response {
    let mut pressed = None;
    let mut response = edit(ui, salt, text, says, None, |ui| pressed = signs(ui));
    let (least, most) = (*steps.range.start(), *steps.range.end());
    let now = (written.read)(text);
    let mut moved = now;
    if let Some(key) = pressed.or_else(|| wheel(ui, &response)) {
        moved = Some(steps.after(key, now.unwrap_or(least)));
    }
    if let Some(key) = focus::number(&response, NumberKeys::Field) {
        moved = Some(steps.after(key, now.unwrap_or(least)));
    }
    for request in ui.input(|input| {
        let all = [Action::Increment, Action::Decrement, Action::SetValue];
        let requests = all.map(|it| {
            input
                .accesskit_action_requests(response.id, it)
                .cloned()
                .collect::<Vec<_>>()
        });
        requests.concat()
    }) {
        let from = moved.unwrap_or(least);
        moved = match (request.action, request.data) {
            (Action::Increment, _) => Some(steps.after(NavigationKey::Up, from)),
            (Action::Decrement, _) => Some(steps.after(NavigationKey::Down, from)),
            (_, Some(ActionData::NumericValue(value))) => Some((value as u64).max(least).min(most)),
            // A text is typed by the field itself.
            _ => moved,
        };
    }
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::SpinButton);
        // It changes together with the text, in the next picture: Orca reads the
        // text as soon as it hears of the number.
        node.set_numeric_value(now.unwrap_or(least) as f64);
        node.set_min_numeric_value(least as f64);
        node.set_max_numeric_value(most as f64);
        node.set_numeric_value_step(steps.step as f64);
        node.set_numeric_value_jump(steps.page as f64);
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    if let Some(to) = moved.filter(|_| moved != now) {
        *text = (written.write)(to);
        focus::set_value(&response, ElementValue::Text(text.clone()));
        select_all(ui, &response, text);
        response.mark_changed();
        ui.ctx().request_repaint();
    }
    response
}

/// The wheel moves the number that one has pressed: elsewhere it moves the page.
fn wheel(ui: &Ui, field: &Response) -> Option<NavigationKey> {
    if !(field.has_focus() && field.contains_pointer()) {
        return None;
    }
    match wheel_turned(ui)? {
        Turned::Up => Some(NavigationKey::Up),
        Turned::Down => Some(NavigationKey::Down),
    }
}

/// A sign for less and one for more.
fn signs(ui: &mut Ui) -> Option<NavigationKey> {
    let mut pressed = None;
    for (sign, key) in [("−", NavigationKey::Down), ("+", NavigationKey::Up)] {
        if for_pointer(ui, sign).clicked() {
            pressed = Some(key);
        }
    }
    pressed
}

/// A number of the settings. Out of range, the nearest is taken when the field is
/// left. Gives what it was set to.
pub(in crate::ui::window) fn number(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    (label, words): (&str, &L10n),
    value: u64,
    steps: &Steps<u64>,
    written: &Written<'_>,
) -> Option<u64> {
    let place = ui.scope_id().with(&salt);
    let typed = ui.data(|data| data.get_temp::<String>(place));
    let mut text = typed.clone().unwrap_or_else(|| (written.write)(value));
    let says = Field {
        words,
        label,
        about: "",
        error: None,
    };
    let (least, most) = (*steps.range.start(), *steps.range.end());
    let mut set = None;
    let response = number_field(ui, salt, &mut text, &says, steps, written);
    if response.changed() {
        set = (written.read)(&text).filter(|it| steps.range.contains(it));
        ui.data_mut(|data| data.insert_temp(place, text.clone()));
    }
    if let Some(typed) = typed.filter(|_| !response.has_focus()) {
        let nearest = || (written.read)(&typed).map(|it| it.max(least).min(most));
        if !response.changed() {
            set = response.lost_focus().then(nearest).flatten();
        }
        ui.data_mut(|data| data.remove::<String>(place));
    }
    set.filter(|it| *it != value)
}

/// A button for the pointer alone: keys have another way.
fn for_pointer(ui: &mut Ui, sign: &str) -> Response {
    let response = ui.add(
        Button::new(sign)
            .sense(Sense::CLICK)
            .min_size([36.0, 30.0].into()),
    );
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_hidden());
    response
}
