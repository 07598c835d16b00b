use accesskit::TextSelection;
use egui::text::CCursorRange;
use egui::text_edit::TextEditState;
use egui::{AsIdSalt, Id, InputState, Key, Response, RichText, TextEdit, Ui};

use super::{add, for_eyes, make_room, pressable, problem};
use crate::speech::{L10n, msg};
use crate::ui::window::focus;
use crate::ui::window::focus::ElementValue;
use crate::ui::window::names::SteadyField;

/// What a field for typing says about itself.
pub(in crate::ui::window) struct Field<'a> {
    /// The language it is said in.
    pub words: &'a L10n,
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
    says: &Field<'_>,
) -> Response {
    // What it holds is said first, where a screen reader cannot read it there.
    let holds = (SteadyField::needs_values(ui.ctx()) && !text.is_empty()).then(|| {
        says.words.say(&msg!(field_holds {
            value: text.as_str()
        }))
    });
    edit(ui, salt, text, says, holds, |_| {})
}

/// What there is to say about a field beside its name: what is wrong comes
/// first. The limits may be all that is wrong.
fn description(says: &Field<'_>, holds: Option<String>) -> String {
    let error = says.error.filter(|&error| error != says.about);
    let all = [error.unwrap_or_default(), says.about].map(str::to_owned);
    says.words.one_after_another(holds.into_iter().chain(all))
}

/// A field and what stands right after it, with what it holds where that must be
/// told beside it.
pub(super) fn edit(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    text: &mut String,
    says: &Field<'_>,
    holds: Option<String>,
    after: impl FnOnce(&mut Ui),
) -> Response {
    for_eyes(ui, RichText::new(says.label).strong());
    let shown = ui.horizontal_wrapped(|ui| {
        let edit = TextEdit::singleline(text).desired_width(180.0);
        let response = add(ui, salt, edit);
        after(ui);
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
    let error = says.error.map(|error| problem(ui, error));
    let told = SteadyField::told(ui.ctx(), &response, description(says, holds));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_description(told);
        node.clear_placeholder();
        if let Some(selection) = node.text_selection().filter(|_| hides_selection) {
            let caret = selection.focus;
            node.set_text_selection(TextSelection {
                anchor: caret,
                focus: caret,
            });
        }
        if let Some(error) = error {
            node.set_invalid(accesskit::Invalid::True);
            node.set_error_message(error.id.accesskit_id());
        }
    });
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
