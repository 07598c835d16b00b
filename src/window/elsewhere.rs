use std::sync::mpsc::{self, Receiver};
use std::thread;

use egui::Context;

/// Work in a thread of its own, because the window never waits.
#[derive(Debug)]
pub(super) struct Elsewhere<T>(Receiver<T>);

impl<T: Send + 'static> Elsewhere<T> {
    /// Begins the work. The window is drawn anew when it is done.
    pub(super) fn start(ctx: &Context, work: impl FnOnce() -> T + Send + 'static) -> Elsewhere<T> {
        let (sender, receiver) = mpsc::channel();
        let wake = ctx.clone();
        thread::spawn(move || {
            // Nobody waits for it any more once its screen is closed.
            let _ = sender.send(work());
            wake.request_repaint();
        });
        Elsewhere(receiver)
    }

    /// What came of it, once it is done.
    pub(super) fn done(&self) -> Option<T> {
        self.0.try_recv().ok()
    }
}
