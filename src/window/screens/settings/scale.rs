use egui::Ui;

use super::Form;
use crate::store::TextScale;
use crate::window::widgets::slider;

/// The size of everything.
///
/// While the pointer drags the slider, the window keeps its size: otherwise
/// the slider would run away from the pointer.
#[derive(Default)]
pub(super) struct Scale {
    dragged: Option<i32>,
}

impl Scale {
    pub(super) fn show(&mut self, ui: &mut Ui, form: &mut Form<'_>) {
        const STEP: i32 = 25;
        let label = form.desk.text("settings-scale");
        let percent: u16 = form.settings().look.text_scale.into();
        let shown = self.dragged.unwrap_or(percent.into());
        let range = TextScale::MIN.into()..=TextScale::MAX.into();
        if let Some(moved) = slider(ui, "scale", &label, shown, range, STEP) {
            self.dragged = Some(moved);
        }
        let held = ui.input(|input| input.pointer.any_down());
        if !held
            && let Some(moved) = self.dragged.take()
            && let Ok(percent) = u16::try_from(moved)
        {
            form.change(|settings| settings.look.text_scale = TextScale::percent(percent));
            form.tell(&label, moved.to_string());
        }
    }
}
