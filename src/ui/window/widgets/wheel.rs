use egui::{Event, Ui, vec2};

/// Which way the wheel was turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui::window) enum Turned {
    Up,
    Down,
}

/// Takes what the wheel has done, so that it moves nothing else.
pub(in crate::ui::window) fn wheel_turned(ui: &Ui) -> Option<Turned> {
    let turned: f32 = ui.input_mut(|input| {
        let turned = input.events.iter().map(|event| match event {
            Event::MouseWheel { delta, .. } => delta.y,
            _ => 0.0,
        });
        let turned = turned.sum();
        // It glides on for a while.
        input.smooth_scroll_delta = vec2(0.0, 0.0);
        turned
    });
    match turned {
        turned if turned > 0.0 => Some(Turned::Up),
        turned if turned < 0.0 => Some(Turned::Down),
        _ => None,
    }
}
