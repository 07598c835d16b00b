use accesskit::TextSelection;
use egui::text::CCursorRange;
use egui::text_edit::TextEditState;
use egui::{AsIdSalt, Id, InputState, Key, Response, RichText, TextEdit, Ui};

use super::{add, for_eyes, make_room, pressable, problem};
use crate::ui::window::focus;
use crate::ui::window::focus::ElementValue;

/// What a field for typing says about itself.
pub(in crate::ui::window) struct Field<'a> {
    /// What is typed there.
    pub label: &'a str,
    /// What may be typed, such as its limits.
    pub about: &'a str,
    /// What is wrong with what was typed.
    pub error: Option<&'a str>,
}

/// A field for one line of text. The error stands at the field, and is part
/// of its description; what was typed stays.
pub(in crate::ui::window) fn field(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    text: &mut String,
    says: Field<'_>,
) -> Response {
    for_eyes(ui, RichText::new(says.label).strong());
    let shown = ui.horizontal_wrapped(|ui| {
        let edit = TextEdit::singleline(text).desired_width(180.0);
        let response = add(ui, salt, edit);
        if !says.about.is_empty() {
            make_room(ui, says.about, 0.0);
            for_eyes(ui, RichText::new(says.about).weak());
        }
        response
    });
    let response = shown.inner;
    let response = pressable(response, says.label).accessible_name(says.label);
    focus::set_value(&response, ElementValue::Text(text.clone()));
    let points = |input: &InputState| input.pointer.any_down() || input.pointer.any_released();
    if focus::is_new(&response) && !ui.input(points) {
        select_all(ui, &response, text);
    }
    // Orca says nothing at all of a field whose whole text is selected, before
    // 45.
    let hides_selection = cfg!(target_os = "linux") && is_selected_by_us(ui, &response);
    // The limits may be all that is wrong.
    let error = says.error.filter(|&error| error != says.about);
    let description = match error {
        Some(error) => format!("{error} {}", says.about),
        None => says.about.to_owned(),
    };
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_description(description.trim());
        if let Some(selection) = node.text_selection().filter(|_| hides_selection) {
            let caret = selection.focus;
            node.set_text_selection(TextSelection {
                anchor: caret,
                focus: caret,
            });
        }
        if says.error.is_some() {
            node.set_invalid(accesskit::Invalid::True);
        }
    });
    if let Some(error) = says.error {
        problem(ui, error);
    }
    response
}

/// Whoever comes to a field by keys types something new there, as in every
/// other program.
pub(super) fn select_all(ui: &Ui, response: &Response, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), response.id).unwrap_or_default();
    let all = CCursorRange::select_all_str(text);
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), response.id);
    ui.data_mut(|data| data.insert_temp(selected(response), all));
}

/// Whether nothing was typed or selected there since then.
fn is_selected_by_us(ui: &Ui, response: &Response) -> bool {
    let state = TextEditState::load(ui.ctx(), response.id);
    let range = state.and_then(|state| state.cursor.char_range());
    ui.data_mut(|data| {
        let ours = data.get_temp::<CCursorRange>(selected(response));
        if ours != range {
            data.remove::<CCursorRange>(selected(response));
        }
        ours.is_some() && ours == range
    })
}

fn selected(response: &Response) -> Id {
    response.id.with("selected")
}

impl Field<'_> {
    /// Whether the text was finished with Enter.
    pub(in crate::ui::window) fn entered(ui: &Ui, response: &Response) -> bool {
        response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }
}
